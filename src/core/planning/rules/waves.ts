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
  const first = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const places = new Map<string, Pick<WaveNode, 'wave' | 'blockedBy'>>();
  for (const id of inOrder(edges)) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => places.get(one)?.blockedBy ?? []);
    const blockedBy = [...new Set([...waitsFor.filter((one) => halted.has(one)), ...inherited])];
    const wave = waitsFor.reduce((least, one) => Math.max(least, (places.get(one)?.wave ?? 0) + 1), first);
    places.set(id, { wave, blockedBy });
  }
  const nodes = plans.map(
    ({ id }): WaveNode => ({ id, dependsOn: edges.get(id) ?? [], ...(places.get(id) ?? NOWHERE) }),
  );
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const open = new Set(incomplete);
  const free = nodes.filter(
    ({ id, wave, blockedBy }) => open.has(id) && wave !== null && blockedBy.length === 0,
  );
  const runnable = free.map(({ id }) => id);
  const ready = free.filter(({ dependsOn }) => !dependsOn.some((one) => open.has(one))).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, ready, problems };
}

const NOWHERE = { wave: null, blockedBy: [] };

function resolvedOf(plan: WavePlan, resolve: (token: string) => string | null): readonly string[] {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve(token) ?? []))];
}

/** Dependencies first; without plans in a cycle or dependent on one. Linear. */
function inOrder(edges: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const waiting = new Map([...edges].map(([id, waitsFor]) => [id, waitsFor.length]));
  const dependants = new Map<string, string[]>([...edges.keys()].map((id) => [id, []]));
  for (const [id, waitsFor] of edges) for (const one of waitsFor) dependants.get(one)?.push(id);
  const order = [...edges.keys()].filter((id) => waiting.get(id) === 0);
  for (const id of order)
    for (const dependant of dependants.get(id) ?? []) {
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  return order;
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

// Problems in the order of a phase's plans, each with a fix; what one plan names wrongly its own validation finds.
export interface WaveProblem {
  readonly code: 'cycle' | 'declared-wave' | 'overlap' | 'same-id';
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
  const seen = new Map<string, string>();
  const twice = plans.flatMap(({ id }) => {
    const same = seen.get(id.toLowerCase());
    seen.set(id.toLowerCase(), id);
    const what = `${id} and ${same} are one id where case does not count.`;
    return same === undefined ? [] : [problem('same-id', id, what, 'Rename one of the files.')];
  });
  const cycles = found.cycles.map((ids) => {
    const what = `These plans wait for each other: ${[...ids, ids[0]].join(' -> ')}.`;
    return problem('cycle', ids[0] ?? '', what, 'Take one entry out of depends_on.');
  });
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.flatMap(({ id, declaredWave, dependsOn }) => {
    const wave = waves.get(id) ?? null;
    const isKnown = dependsOn.every((one) => found.resolve(one) !== null);
    if (declaredWave === null || wave === null || declaredWave === wave || !isKnown) return [];
    const what = `${id} declares wave ${declaredWave}, but its dependencies place it in wave ${wave}.`;
    return [problem('declared-wave', id, what, `Write wave: ${wave}, or correct depends_on.`)];
  });
  const overlaps = found.overlaps.map(({ wave, plans: [one, other], files }) => {
    const what = `${one} and ${other} are both in wave ${wave} and change ${files.join(', ')}.`;
    const fix = `Let ${other} depend on ${one}, or give each file to one plan; until then they run one after the other.`;
    return problem('overlap', other, what, fix);
  });
  return [...twice, ...cycles, ...misplaced, ...overlaps];
}

function problem(code: WaveProblem['code'], plan: string, message: string, fix: string): WaveProblem {
  const severity = code === 'cycle' || code === 'same-id' ? 'error' : 'warning';
  return { code, severity, plan, message, fix };
}
