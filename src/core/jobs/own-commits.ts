// Which commits a job made: the user may commit on the same branch while it works.

import { isOfPlan } from '../planning/execution/plan-commit.ts';
import type { Job } from './job.ts';

/** By the subject, as executors, merges and verifications write it; of a loop or a research, any commit. */
export function isCommitOf({ work, units }: Pick<Job, 'work' | 'units'>, subject: string): boolean {
  if (work.kind !== 'execute-phase' && work.kind !== 'plan-phase') return true;
  const scopes = [work.phase, `phase-${work.phase}`, ...units.map(({ name }) => name)];
  const isMerge = units.some(({ name }) => subject.includes(`(msw/${name})`));
  return isMerge || scopes.some((scope) => isOfPlan(subject, scope));
}
