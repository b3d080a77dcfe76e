// Gathers the facts that a plan is judged against: its neighbours and the project's files.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { phaseFiles } from '../../../core/planning/documents/plan-id.ts';
import { isNamedBy, namedFiles } from '../../../core/planning/execution/plan-work.ts';
import type { PlanSurroundings } from '../../../core/planning/rules/validate-plan.ts';
import type { Phase } from '../documents/read-phase.ts';

/**
 * @param file the plan's path
 * @param phase as read from its folder; null when there is none
 */
export function planningSurroundings(root: string, file: string, phase: Phase | null): PlanSurroundings {
  const fileName = basename(file);
  const { plans, oddlyNamed } = phaseFiles(phase?.names ?? [], []);
  const others = (phase?.plans ?? []).filter((plan) => basename(plan.file) !== fileName);
  const made = others.flatMap(({ document }) => namedFiles(document));
  return {
    fileName,
    siblings: [...plans, ...oddlyNamed],
    exists: (path) => existsSync(join(root, path)) || isNamedBy(made, path),
  };
}
