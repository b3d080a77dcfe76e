// Gathers the facts that a plan is judged against: its neighbours and the project's files.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { phaseFiles, planName } from '../../../core/planning/documents/plan-id.ts';
import { madeFiles, type PlanSurroundings } from '../../../core/planning/rules/plan-surroundings.ts';
import { planWaves } from '../../../core/planning/rules/waves.ts';
import { type Phase, wavePlans } from '../documents/read-phase.ts';

interface Around {
  /** The phase as read from its folder; null when there is none. */
  readonly phase: Phase | null;
  /** The ids of REQUIREMENTS.md; null when there is none. */
  readonly requirements: readonly string[] | null;
}

/** @param file the absolute path of the plan */
export function surroundingsOf(
  root: string,
  file: string,
  { phase, requirements }: Around,
): PlanSurroundings {
  const { plans, oddlyNamed } = phaseFiles(phase?.names ?? [], []);
  return {
    fileName: basename(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => existsSync(join(root, path)),
    made: phase === null ? [] : madeBefore(phase, basename(file)),
  };
}

/** Files made by the plans that this one depends on, directly or indirectly. */
function madeBefore(phase: Phase, name: string): readonly string[] {
  const nodes = new Map(planWaves(wavePlans(phase)).nodes.map((node) => [node.id, node]));
  const before = new Set<string>();
  const waiting = [...(nodes.get(planName(name).id)?.dependsOn ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...(nodes.get(id)?.dependsOn ?? []));
  }
  return phase.plans.filter(({ id }) => before.has(id)).flatMap(({ document }) => madeFiles(document));
}
