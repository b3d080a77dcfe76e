// Which requirements of a phase its plans take up, and whether what they promise holds.

import type { JudgedClaim } from './judged-claim.ts';

export interface RequirementFacts {
  readonly id: string;
  readonly text: string;
}

export interface CoveredRequirement {
  readonly id: string;
  readonly text: string;
  /** Plans that name it; none: nobody works on it. */
  readonly plans: readonly string[];
  readonly status: 'satisfied' | 'blocked' | 'open' | 'orphaned';
  readonly evidence: string;
}

export interface RequirementPlan {
  readonly id: string;
  readonly requirements: readonly string[];
  /** Those that its summary calls completed. */
  readonly completed: readonly string[];
}

/** `wanted` is what the roadmap gives the phase; what only plans name is added. */
export function coverRequirements(
  wanted: readonly string[],
  known: readonly RequirementFacts[],
  plans: readonly RequirementPlan[],
  claims: readonly JudgedClaim[],
): readonly CoveredRequirement[] {
  const texts = new Map(known.map(({ id, text }) => [key(id), text]));
  const ids = new Map(
    [...wanted, ...plans.flatMap(({ requirements }) => requirements)].map((id) => [key(id), id]),
  );
  return [...ids.values()].map((id) => {
    const own = plans.filter(({ requirements }) => requirements.some((one) => key(one) === key(id)));
    const names = own.map((plan) => plan.id);
    const base = { id, text: texts.get(key(id)) ?? '', plans: names };
    if (names.length === 0) return { ...base, status: 'orphaned', evidence: 'No plan of the phase names it' };
    const bearing = claims.filter(({ sources }) => sources.some((source) => names.includes(source)));
    const failed = bearing.find(({ standing }) => standing === 'failed');
    if (failed !== undefined) return { ...base, status: 'blocked', evidence: failed.text };
    const open = bearing.find(({ standing }) => standing !== 'verified');
    if (open !== undefined) return { ...base, status: 'open', evidence: open.text };
    const told = own.some(({ completed }) => completed.some((one) => key(one) === key(id)));
    return {
      ...base,
      status: 'satisfied',
      evidence: told
        ? 'Everything that its plans promise holds'
        : 'Everything that its plans promise holds; no summary calls it completed',
    };
  });
}

function key(id: string): string {
  return id.trim().toUpperCase();
}
