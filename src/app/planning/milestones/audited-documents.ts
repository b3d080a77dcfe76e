// Finds what gsd-core's audit checks in phase folders: points that are open when a milestone is closed.

import { auditedKind, auditOf, withAcknowledgement } from '../../../core/planning/milestones/open-points.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import { phasePlace } from '../documents/phase-place.ts';

/**
 * The documents of these phase folders with open points, each with the mark that these were accepted. Paths are
 * relative to `.planning`.
 */
export function acknowledgedTexts(
  root: string,
  folders: readonly string[],
  { version, date }: { readonly version: string; readonly date: string },
): readonly (readonly [path: string, text: string])[] {
  const paths = folders.flatMap((folder) => {
    const place = phasePlace(root, folder);
    return documentNames(root, place).map((name) => ({ name, path: `${place}/${name}` }));
  });
  return paths.flatMap(({ name, path }) => {
    const kind = auditedKind(name);
    const text = kind === null ? null : documentText(root, path);
    if (kind === null || text === null) return [];
    const { open, isAcknowledged } = auditOf(kind, text);
    if (open === null || isAcknowledged) return [];
    return [[path.slice('.planning/'.length), withAcknowledgement(kind, text, version, date)] as const];
  });
}
