// What a finding says to a person: the tool's own words with their values in place. The masked form is for
// fingerprints and questions alone.

import type { Finding } from './reading/reader.ts';

export interface FindingWords {
  /** One line, at most 300 characters; of a long one the middle is left out. */
  readonly words: string;
  /** The two sides of a comparison where the tool names them. */
  readonly expected: string | null;
  readonly actual: string | null;
}

const LONGEST = 300;
const LONGEST_VALUE = 120;

export function findingWords(finding: Finding): FindingWords {
  const values = (finding.values ?? []).map(oneLine).filter((value) => !BRACKETS.test(value));
  const { expected, actual } = sides(finding.message, values);
  const words = clipMiddle(withValues(oneLine(finding.message), values, expected, actual), LONGEST);
  return { words, expected: clipped(expected), actual: clipped(actual) };
}

/** `Object {`, `- {`: it opens what the next lines show. */
const BRACKETS = /^[-+\s]{0,4}(?:[A-Z]\w{0,40} )?[{}[\](),]{0,8}$/;

function clipped(value: string | null): string | null {
  return value === null ? null : clipMiddle(value, LONGEST_VALUE);
}

/** Both ends say more than one: a difference is often at the end. */
export function clipMiddle(text: string, cap: number): string {
  if (text.length <= cap) return text;
  const head = Math.ceil((cap - 3) * 0.6);
  const start = text.slice(0, head).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(text.length - (cap - 3 - head)).replace(/^[\udc00-\udfff]/, '');
  return `${start} … ${end}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

interface Sides {
  readonly expected: string | null;
  readonly actual: string | null;
}

const EXPECTED = /^(?:expected|right|wanted|want)(?: value)?: ?(.+)$/i;
const ACTUAL = /^(?:received|actual|got|left)(?: value)?: ?(.+)$/i;
const PLACEHOLDER = /<v>/g;

/** Only where the report itself says which side is which. */
function sides(message: string, values: readonly string[]): Sides {
  const [first = null, second = null, third] = values;
  const holes = message.match(PLACEHOLDER)?.length ?? 0;
  if (holes === 2 && second !== null && third === undefined) return { expected: first, actual: second };
  const expected = values.map((value) => EXPECTED.exec(value)?.[1]).find((side) => side !== undefined);
  const actual = values.map((value) => ACTUAL.exec(value)?.[1]).find((side) => side !== undefined);
  if (expected !== undefined && actual !== undefined) return { expected, actual };
  // Node writes `actual !== expected`; what mocha adds says the same once more.
  const alone = values.slice(1).every((value) => /^[-+]/.test(value));
  const [, left, right] = alone ? (/^(.{1,200}) !== (.{1,200})$/.exec(first ?? '') ?? []) : [];
  return left === undefined || right === undefined
    ? { expected: null, actual: null }
    : { expected: right, actual: left };
}

function withValues(
  message: string,
  values: readonly string[],
  expected: string | null,
  actual: string | null,
): string {
  if (values.length === 0) return message;
  if (message.includes('<v>')) return filled(message, values);
  if (expected !== null && actual !== null) {
    const said = message.includes(expected) && message.includes(actual);
    return said ? message : `${bare(message)}: expected ${clipped(expected)}, got ${clipped(actual)}`;
  }
  // Both sides stand in the words already: the lines of the difference would only say it again.
  if (/^expected .+ to .+/.test(message) && !/…|\.\.\.|\bObject \(|\bArray \(/.test(message)) return message;
  const more = values.filter((value) => !message.includes(value));
  return more.length === 0
    ? message
    : `${bare(message)}: ${more.map((value) => value.replace(/,$/, '')).join(', ')}`;
}

/** The operands in the places that were made for them; what is left over follows. */
function filled(message: string, values: readonly string[]): string {
  const holes = message.match(PLACEHOLDER)?.length ?? 0;
  if (values.length !== holes)
    return `${message.replace(PLACEHOLDER, '').replace(/\s+/g, ' ').trim()} ${values.join(' ')}`;
  let next = 0;
  return message.replace(PLACEHOLDER, () => clipMiddle(values[next++] ?? '', LONGEST_VALUE));
}

function bare(message: string): string {
  return message.replace(/[\s:.]+$/, '');
}
