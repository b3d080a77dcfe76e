// When each plan of a phase can run, computed from the actual dependencies rather than from declared waves.

import { plainPath } from '../../text/plain-path.ts';
import { type PlanName, planResolver } from '../documents/plan-id.ts';

export interface Waves {
  /** By wave number, each in the order of the given plans. */
  readonly waves: readonly { readonly wave: number; readonly plans: readonly string[] }[];
  readonly nodes: readonly WaveNode[];
  /** Plans that wait for each other; they have no wave. */
  readonly cycles: readonly (readonly string[])[];
  readonly overlaps: readonly Overlap[];
  /** Plans without a summary. */
  readonly incomplete: readonly string[];
  /** Incomplete plans that no halted plan blocks, as gsd-core lists them; some wait for others in the list. */
  readonly runnable: readonly string[];
  /** Runnable plans that wait for no other plan: they can run now. */
  readonly ready: readonly string[];
  readonly problems: readonly WaveProblem[];
}

/** Never throws. Waves count from 1, or from 0 when a plan declares wave 0. Linear in plans and edges. */
export function planWaves(plans: readonly WavePlan[]): Waves {
  const resolve = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve)]));
  const { levels, order } = dependencyLevels(
    plans.map(({ id }) => id),
    edges,
  );
  const offset = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const blocked = blockedBy(halted, edges, order);
  const nodes = plans.map(({ id }): WaveNode => {
    const level = levels.get(id);
    return {
      id,
      wave: level === undefined ? null : level + offset,
      dependsOn: edges.get(id) ?? [],
      blockedBy: [...(blocked.get(id) ?? [])],
    };
  });
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const runnable = nodes
    .filter((node) => incomplete.includes(node.id) && node.wave !== null && node.blockedBy.length === 0)
    .map(({ id }) => id);
  const open = new Set(incomplete);
  const waits = new Set(
    nodes.filter((node) => node.dependsOn.some((id) => open.has(id))).map(({ id }) => id),
  );
  const ready = runnable.filter((id) => !waits.has(id));
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, ready, problems };
}

function resolvedOf(plan: WavePlan, resolve: (token: string) => string | null): readonly string[] {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve(token) ?? []))];
}

/** One cycle for each group: follows dependencies among the plans without a wave until a plan repeats. */
function cyclesOf(nodes: readonly WaveNode[]): readonly (readonly string[])[] {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node) => [node.id, node]));
  const seen = new Set<string>();
  const cycles: string[][] = [];
  for (const start of stuck.keys()) {
    const path: string[] = [];
    let id: string | undefined = start;
    while (id !== undefined && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === undefined ? -1 : path.indexOf(id);
    if (from !== -1) cycles.push(path.slice(from));
  }
  return cycles;
}

function overlapsOf(plans: readonly WavePlan[], nodes: readonly WaveNode[]): readonly Overlap[] {
  const waves = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = new Map<string, string[]>();
  const shared = new Map<string, { wave: number; plans: readonly [string, string]; files: string[] }>();
  for (const plan of plans) {
    const wave = waves.get(plan.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(plainPath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id] as const, files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}

function grouped(nodes: readonly WaveNode[]): Waves['waves'] {
  const waves = new Map<number, string[]>();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...(waves.get(wave) ?? []), id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}

/** The dependencies of each node; every name in it is a node. */
type Edges = ReadonlyMap<string, readonly string[]>;

interface Levels {
  /** From 0; without nodes in a cycle or dependent on one. */
  readonly levels: ReadonlyMap<string, number>;
  /** Dependencies first. */
  readonly order: readonly string[];
}

/** The longest path to each node. Linear in nodes and edges. */
function dependencyLevels(nodes: readonly string[], edges: Edges): Levels {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}

/** For each node, the stopped nodes that it depends on, directly or indirectly. */
function blockedBy(
  stopped: ReadonlySet<string>,
  edges: Edges,
  order: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const blocked = new Map<string, ReadonlySet<string>>();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...(blocked.get(one) ?? [])]);
    const causes = new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}

function dependantsOf(nodes: readonly string[], edges: Edges): ReadonlyMap<string, readonly string[]> {
  const dependants = new Map<string, string[]>(nodes.map((id) => [id, []]));
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
  }
  return dependants;
}

// A plan as input for the waves of its phase, and the result for it.
export interface WavePlan extends PlanName {
  readonly declaredWave: number | null;
  /** As written. */
  readonly dependsOn: readonly string[];
  readonly filesModified: readonly string[];
  readonly filesDeleted: readonly string[];
  readonly hasSummary: boolean;
  /** Its summary says that it stopped on purpose; dependent plans cannot run. */
  readonly halted: boolean;
}

export interface WaveNode {
  readonly id: string;
  /** Null in a cycle or dependent on one. */
  readonly wave: number | null;
  /** Resolved ids. */
  readonly dependsOn: readonly string[];
  /** Halted plans that it depends on, directly or indirectly. */
  readonly blockedBy: readonly string[];
}

/** Two plans of one wave that change the same file. */
interface Overlap {
  readonly wave: number;
  readonly plans: readonly [string, string];
  readonly files: readonly string[];
}

// Problems in the dependencies of a phase's plans, each with a fix.
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
function waveProblems(plans: readonly WavePlan[], found: Found): readonly WaveProblem[] {
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
