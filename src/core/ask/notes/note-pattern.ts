// A regular expression that a person or a vault gives, matched in time linear in the path: a backtracking engine could
// be made to hang by one. Lookarounds and references, which only such an engine knows, are refused.

export type NotePattern =
  | { readonly status: 'ok'; readonly test: (path: string) => boolean }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** A longer path is compared by its last units. */
const LONGEST_PATH = 1024;
const LONGEST_SOURCE = 1000;
const MOST_STEPS = 2000;
const MOST_REPEATS = 100;

/** @param source as between the slashes of a literal; matches anywhere in a path, in any case of letters */
export function notePattern(source: string): NotePattern {
  if (source.length > LONGEST_SOURCE) return { status: 'refused', reason: 'it is too long' };
  try {
    // Throws for what is not a regular expression at all.
    new RegExp(source);
    const steps = compile(source);
    return { status: 'ok', test: (path) => matches(steps, path.slice(-LONGEST_PATH)) };
  } catch (error) {
    const isOurs = error instanceof Unsupported;
    return { status: 'refused', reason: isOurs ? error.message : 'it is not a regular expression' };
  }
}

class Unsupported extends Error {}

type Step =
  | { readonly kind: 'unit'; readonly test: (unit: string) => boolean; readonly next: number }
  | { readonly kind: 'edge'; readonly test: (path: string, at: number) => boolean; readonly next: number }
  | { readonly kind: 'fork'; readonly next: readonly number[] }
  | { readonly kind: 'end' };

interface Compiling {
  readonly source: string;
  at: number;
  readonly steps: Step[];
}

/** Builds a piece that continues at the given step, and returns where it begins. */
type Piece = (next: number) => number;

/** The last step is where a match begins. */
function compile(source: string): readonly Step[] {
  const state: Compiling = { source, at: 0, steps: [] };
  const whole = alternatives(state);
  whole(add(state, { kind: 'end' }));
  return state.steps;
}

function add({ steps }: Compiling, step: Step): number {
  if (steps.length === MOST_STEPS) throw new Unsupported('it is too long');
  steps.push(step);
  return steps.length - 1;
}

function alternatives(state: Compiling): Piece {
  const pieces = [sequence(state)];
  while (state.source[state.at] === '|') {
    state.at += 1;
    pieces.push(sequence(state));
  }
  return (next) => add(state, { kind: 'fork', next: pieces.map((piece) => piece(next)) });
}

function sequence(state: Compiling): Piece {
  const pieces: Piece[] = [];
  while (state.at < state.source.length && !'|)'.includes(state.source[state.at] ?? ''))
    pieces.push(repeated(state, atom(state)));
  return (next) => pieces.reduceRight((after, piece) => piece(after), next);
}

function atom(state: Compiling): Piece {
  const { source, at } = state;
  const rest = source.slice(at);
  const [group] = /^\((?:\?:|\?<[A-Za-z_]\w{0,40}>)?/.exec(rest) ?? [];
  if (group !== undefined) return grouped(state, group.length);
  const [edge] = /^(?:\^|\$|\\[bB])/.exec(rest) ?? [];
  if (edge !== undefined) {
    state.at += edge.length;
    const test = EDGES[edge] ?? (() => false);
    return (next) => add(state, { kind: 'edge', test, next });
  }
  if (/^\\(?:[1-9k])/.test(rest)) throw new Unsupported('it refers to what a group matched');
  const [one = ''] = UNIT.exec(rest) ?? [];
  state.at += one.length;
  const unit = new RegExp(`^(?:${one})$`, 'is');
  return (next) => add(state, { kind: 'unit', test: (given) => unit.test(given), next });
}

/** An escape, a class or any other character. */
const UNIT = /^(?:\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S])/i;

function grouped(state: Compiling, length: number): Piece {
  state.at += length;
  if (state.source[state.at] === '?') throw new Unsupported('it looks ahead or behind');
  const inner = alternatives(state);
  state.at += 1;
  return inner;
}

function isWord(unit: string | undefined): boolean {
  return unit !== undefined && /\w/.test(unit);
}

const EDGES: Readonly<Record<string, (path: string, at: number) => boolean>> = {
  '^': (_, at) => at === 0,
  $: (path, at) => at === path.length,
  '\\b': (path, at) => isWord(path[at - 1]) !== isWord(path[at]),
  '\\B': (path, at) => isWord(path[at - 1]) === isWord(path[at]),
};

function repeated(state: Compiling, piece: Piece): Piece {
  const found = /^(?:[*+?]|\{(\d{1,9})(,?)(\d{0,9})\})\??/.exec(state.source.slice(state.at));
  if (found === null) return piece;
  const [all, least = '', comma = '', most = ''] = found;
  state.at += all.length;
  const from = least === '' ? Number(all.startsWith('+')) : Number(least);
  const isOpen = least === '' ? !all.startsWith('?') : comma !== '' && most === '';
  const until = isOpen ? from : Number(least === '' ? 1 : most || least);
  if (Math.max(from, until) > MOST_REPEATS) throw new Unsupported('it repeats something too often');
  return (next) => {
    let start = isOpen ? loop(state, piece, next) : next;
    for (let count = until; count > 0; count -= 1) {
      const once = piece(start);
      start = count > from ? add(state, { kind: 'fork', next: [once, next] }) : once;
    }
    return start;
  };
}

/** Any number of times, none included. */
function loop(state: Compiling, piece: Piece, next: number): number {
  const targets: number[] = [];
  const fork = add(state, { kind: 'fork', next: targets });
  targets.push(piece(fork), next);
  return fork;
}

/** Keeps the set of steps that the path may be at, unit by unit: each is entered once per unit. */
function matches(steps: readonly Step[], path: string): boolean {
  let current: readonly number[] = [];
  for (let at = 0; at <= path.length; at += 1) {
    const units = enter([...current, steps.length - 1], steps, path, at);
    if (units === 'end') return true;
    const read = (step: Step | undefined) =>
      step?.kind === 'unit' && step.test(path[at] ?? '') ? step.next : [];
    current = units.flatMap((one) => read(steps[one]));
  }
  return false;
}

/** The steps that read the next unit; `end` when a match is complete without it. */
function enter(first: number[], steps: readonly Step[], path: string, at: number): readonly number[] | 'end' {
  const met = new Set<number>();
  const units: number[] = [];
  for (let number = first.pop(); number !== undefined; number = first.pop()) {
    const step = steps[number];
    if (step === undefined || met.has(number)) continue;
    met.add(number);
    if (step.kind === 'end') return 'end';
    if (step.kind === 'unit') units.push(number);
    else if (step.kind === 'fork') first.push(...step.next);
    else if (step.test(path, at)) first.push(step.next);
  }
  return units;
}
