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

function problem(
  [code, severity]: readonly [WaveProblem['code'], WaveProblem['severity']],
  plan: string,
  message: string,
  fix: string,
): WaveProblem {
  return { code, severity, plan, message, fix };
}

function sameId(plan: string, other: string): WaveProblem {
  const message = `${plan} and ${other} are one id where case does not count.`;
  return problem(['same-id', 'error'], plan, message, 'Rename one of the files.');
}

function unknownDependency(plan: string, token: string): WaveProblem {
  const message = `${plan} depends on "${token}", which is not a plan of this phase; the wave of ${plan} may be wrong.`;
  const fix = 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.';
  return problem(['unknown-dependency', 'warning'], plan, message, fix);
}

function cycle(plans: readonly string[]): WaveProblem {
  const message = `These plans wait for each other: ${[...plans, plans[0]].join(' -> ')}.`;
  return problem(['cycle', 'error'], plans[0] ?? '', message, 'Take one entry out of depends_on.');
}

function declared(plan: string, wave: number | null, computed: number | null): WaveProblem {
  const message = `${plan} declares wave ${wave}, but its dependencies place it in wave ${computed}.`;
  return problem(
    ['declared-wave', 'warning'],
    plan,
    message,
    `Write wave: ${computed}, or correct depends_on.`,
  );
}

function overlap({ wave, plans: [first, second], files }: Overlap): WaveProblem {
  const message = `${first} and ${second} are both in wave ${wave} and change ${files.join(', ')}.`;
  const fix = `Let ${second} depend on ${first}, or give each file to one plan; until then they run one after the other.`;
  return problem(['overlap', 'warning'], second, message, fix);
}
