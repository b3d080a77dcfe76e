// Finds what gsd-core's audit checks in phase folders: points that are open when a milestone is closed.

import { join } from 'node:path';
import {
  type Audited,
  auditedKind,
  auditOf,
  withAcknowledgement,
} from '../../../core/planning/milestones/open-points.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import type { PlanningProject } from '../documents/read-project.ts';

type Planning = Pick<PlanningProject, 'root' | 'planning'>;

interface AuditedDocument {
  /** Relative to `.planning`. */
  readonly path: string;
  readonly kind: Audited;
  readonly text: string;
}

/** The documents of these phase folders with open points, each with the mark that these were accepted. */
export function acknowledgedTexts(
  project: Planning,
  folders: readonly string[],
  { version, date }: { readonly version: string; readonly date: string },
): readonly (readonly [path: string, text: string])[] {
  return folders.flatMap((folder) =>
    documentsIn(project, join('phases', folder)).flatMap(({ path, kind, text }) => {
      const { open, isAcknowledged } = auditOf(kind, text);
      if (open === null || isAcknowledged) return [];
      return [[path, withAcknowledgement(kind, text, version, date)] as const];
    }),
  );
}

function documentsIn({ root, planning }: Planning, folder: string): readonly AuditedDocument[] {
  return documentNames(root, join(planning, folder)).flatMap((name): readonly AuditedDocument[] => {
    const kind = auditedKind(name);
    const path = join(folder, name);
    const text = kind === null ? null : documentText(root, join(planning, path));
    return kind === null || text === null ? [] : [{ path, kind, text }];
  });
}
