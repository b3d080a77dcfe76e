// Texts that make a regular expression work as hard as possible: for each part that may repeat, a prefix that leads to
// it, the part over and over, and an end that does not match. The purpose of the expression is not known here.

import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Grows with its argument. */
type Attack = (size: number) => string;

/** A part that repeats at most this often costs no more than a constant. */
const FEW = 16;
/** Most classes contain one of these. */
const CHARACTERS = [...' a0A-_./:"\'\t\n(){}[]<>*`|=,;#+~@\\&$%^?!xZ9\u00e9\u2502✓'];
const ENDS = ['\u0001', '\n\u0001', ''];

export function attacksOn(pattern: RegExp): readonly Attack[] {
  const { alternatives, flags } = { ...parse(pattern), flags: pattern.flags.replaceAll(/[gy]/g, '') };
  const attacks = new Map<string, Attack>();
  const add = (head: string, pump: string, end: string): void => {
    if (pump !== '')
      attacks.set(
        JSON.stringify([head, pump, end]),
        (size) => head + pump.repeat(Math.ceil(size / pump.length)) + end,
      );
  };
  for (const alternative of alternatives) {
    for (const { before, quantifier } of quantifiersIn(alternative)) {
      const head = wordOf(before, flags);
      for (const pump of pumpsOf(quantifier, flags)) {
        for (const end of ENDS) {
          add(head, pump, end);
          add('', pump, end);
        }
        // The prefix again and again: as many places to start from.
        add('', head + pump, '\u0001');
        add('', head + pump, '\n\u0001');
        add('', head, `${pump}\n\u0001`);
        add('', `${head + pump.repeat(3)}\n`, '\u0001');
      }
    }
  }
  return [...attacks.values()];
}

function parse({ source, flags }: RegExp): AST.Pattern {
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}

interface Repetition {
  readonly quantifier: AST.Quantifier;
  /** The elements before it, in order. */
  readonly before: readonly AST.Element[];
}

/** Including those inside groups; the parts of a look-around are reached like any others. */
function quantifiersIn(alternative: AST.Alternative): readonly Repetition[] {
  const found: Repetition[] = [];
  visitRegExpAST(alternative, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max > FEW) found.push({ quantifier, before: wayTo(quantifier) });
    },
  });
  return found;
}

function wayTo(node: AST.Node): readonly AST.Element[] {
  const { parent } = node;
  if (parent === null) return [];
  if (parent.type !== 'Alternative') return wayTo(parent);
  const before = parent.elements.filter((element) => element.end <= node.start);
  return [...wayTo(parent), ...before];
}

function wordOf(elements: readonly AST.Element[], flags: string): string {
  return elements.map((element) => wordsOf(element, flags)[0] ?? '').join('');
}

/** Short texts that an element matches: several for a class, which may share some with what follows. */
function wordsOf(element: AST.Element | AST.QuantifiableElement, flags: string): readonly string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return charactersOf(element.raw, flags);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.map(({ elements }) => wordOf(elements, flags));
    case 'Quantifier':
      return [(wordsOf(element.element, flags)[0] ?? '').repeat(element.min)];
    default:
      return [''];
  }
}

function charactersOf(raw: string, flags: string): readonly string[] {
  const one = new RegExp(`^${raw}$`, flags);
  return CHARACTERS.filter((character) => one.test(character));
}

const MOST_PUMPS = 5;

function pumpsOf({ element }: AST.Quantifier, flags: string): readonly string[] {
  const words = wordsOf(element, flags).filter((word) => word !== '');
  const whole = element.type === 'Group' || element.type === 'CapturingGroup' ? words.join('') : '';
  return [...new Set([...spread(words), whole])].filter((word) => word !== '');
}

/** A few of many, evenly spread. */
function spread(words: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.ceil(words.length / MOST_PUMPS));
  return words.filter((_, index) => index % step === 0);
}

/** Small enough for work that doubles with every character. */
const SMALLEST = 8;
const LARGEST = 64 * 1_024;
const STEP = 1.5;
/** Work that does not double with every character up to here is polynomial, so the size may grow faster. */
const CALM = 256;
const LEAP = 2;
/** Far above the resolution of the processor clock; far below the quadratic cost of the largest size. */
const TELLING_MS = 30;
/** Other work of the process may slow down one try, but not all. */
const TRIES = 5;
/** Above this, other work of the process no longer matters. */
const ENOUGH_MS = 6 * TELLING_MS;
/** Work that grows too fast does so in every measurement; a stall can make work look steep once. */
const MEASUREMENTS = 3;
/** The factor over which growth is measured: eight times the size is eight times the work, or 64 times. */
const TIMES = 8;

type Work = (size: number) => unknown;

/**
 * The exponent: 1 for proportional work, 2 when twice the size takes four times as long; 0 when even the largest size
 * takes no measurable time.
 */
export function growthOf(work: Work, largest: number = LARGEST): number {
  for (const size of sizesUpTo(largest)) {
    if (timeOf(work, size) < TELLING_MS) continue;
    if (leastTimeOf(work, size) < TELLING_MS) continue;
    return Math.min(...Array.from({ length: MEASUREMENTS }, () => exponentAt(work, size)));
  }
  return 0;
}

function sizesUpTo(largest: number): readonly number[] {
  const sizes: number[] = [];
  for (let size = SMALLEST; size < largest; size = Math.ceil(size * (size < CALM ? STEP : LEAP)))
    sizes.push(size);
  return [...sizes, largest];
}

export function exponentAt(work: Work, size: number): number {
  const small = Math.max(LEAST_MS, leastTimeOf(work, Math.ceil(size / TIMES)));
  return Math.log(leastTimeOf(work, size) / small) / Math.log(TIMES);
}

const LEAST_MS = 0.005;

function leastTimeOf(work: Work, size: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0, spent = 0; tries < TRIES && spent < ENOUGH_MS; tries += 1) {
    const time = timeOf(work, size);
    spent += time;
    least = Math.min(least, time);
  }
  return least;
}

function timeOf(work: Work, size: number): number {
  const before = process.cpuUsage();
  work(size);
  return process.cpuUsage(before).user / 1_000;
}
