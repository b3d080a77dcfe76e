// What is wrong with the dependencies of a phase's plans, and how to put it right.

import type { Overlap, WaveNode, WavePlan } from './wave-plan.ts';

export interface WaveProblem {
  readonly code: 'cycle' | 'unknown-dependency' | 'declared-wave' | 'overlap' | 'same-id';
  readonly severity: 'error' | 'warning';
  readonly plan: string;
  readonly message: string;
  readonly fix: string;
}

interface Found {
  readonly nodes: readonly WaveNode[];
  readonly cycles: readonly (readonly string[])[];
  readonly overlaps: readonly Overlap[];
  readonly resolve: (token: string) => string | null;
}

/** Errors keep plans from running; warnings do not. */
export function waveProblems(plans: readonly WavePlan[], found: Found): readonly WaveProblem[] {
  const unknown = new Set<string>();
  const problems: WaveProblem[] = [];
  const seen = new Map<string, string>();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== undefined) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown.has(id);
  });
  return [
    ...problems,
    ...found.cycles.map(cycle),
    ...misplaced.map(({ id, declaredWave }) => declared(id, declaredWave, waves.get(id) ?? null)),
    ...found.overlaps.map(overlap),
  ];
}

function sameId(plan: string, other: string): WaveProblem {
  return {
    code: 'same-id',
    severity: 'error',
    plan,
    message: `${plan} and ${other} are one id where case does not count.`,
    fix: 'Rename one of the files.',
  };
}

function unknownDependency(plan: string, token: string): WaveProblem {
  return {
    code: 'unknown-dependency',
    severity: 'warning',
    plan,
    message: `${plan} depends on "${token}", which is no plan of this phase; the wave of ${plan} may be wrong.`,
    fix: 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.',
  };
}

function cycle(plans: readonly string[]): WaveProblem {
  return {
    code: 'cycle',
    severity: 'error',
    plan: plans[0] ?? '',
    message: `These plans wait for each other: ${[...plans, plans[0]].join(' -> ')}.`,
    fix: 'Take one entry out of depends_on.',
  };
}

function declared(plan: string, wave: number | null, computed: number | null): WaveProblem {
  return {
    code: 'declared-wave',
    severity: 'warning',
    plan,
    message: `${plan} declares wave ${wave}, but its dependencies place it in wave ${computed}.`,
    fix: `Write wave: ${computed}, or correct depends_on.`,
  };
}

function overlap({ wave, plans, files }: Overlap): WaveProblem {
  return {
    code: 'overlap',
    severity: 'warning',
    plan: plans[1],
    message: `${plans.join(' and ')} are both in wave ${wave} and change ${files.join(', ')}.`,
    fix: `Let ${plans[1]} depend on ${plans[0]}, or give each file to one plan; until then they run one after the other.`,
  };
}
