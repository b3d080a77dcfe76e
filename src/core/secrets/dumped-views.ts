// Texts that a program printed as the numbers of their letters (hexadecimal, decimal, octal, binary), letter by letter,
// or in base64 or base32: decoded, with a mapping back to the source.

import type { DecodedView } from './decoded-view.ts';
import { matchAt } from './read-value.ts';
import type { Span } from './span.ts';

/** One letter of the text, and where it was printed. */
interface Letter extends Span {
  readonly code: number;
}

export function dumpedViews(text: string): readonly DecodedView[] {
  return [...numbersIn(text), ...wordsIn(text)].filter(isText).map(viewOf);
}

/** False for most short texts. Longer words are looked at anyway. */
export function mayBeDumped(text: string): boolean {
  return text.search(RUN) >= 0 || text.search(LINE) >= 0;
}

function viewOf(letters: readonly Letter[]): DecodedView {
  return {
    text: letters.map(({ code }) => (isPrintable(code) ? String.fromCharCode(code) : '\n')).join(''),
    sourceOf: ({ start, end }) => ({ start: letters[start]?.start ?? 0, end: letters[end - 1]?.end ?? 0 }),
  };
}

/** Fewer letters are no secret. */
const FEWEST = 8;

/** Nearly all letters can be printed. */
function isText(letters: readonly Letter[]): boolean {
  const printable = letters.filter(({ code }) => isPrintable(code)).length;
  return printable >= FEWEST && printable >= letters.length * 0.9;
}

function isPrintable(code: number): boolean {
  return (code >= 0x20 && code < 0x7f) || code === 0x0a || code === 0x09;
}

// Numbers and single letters in a row: lists, escapes, and lines with an offset before and a reading behind them.
const RUN =
  /(?<![\w\\])(?:(?:0[xob]|\\x?)?[0-9a-fA-F]{1,8}(?:[\s,;'"]{1,6}|(?=\\))){3,}(?:0[xob]|\\x?)?[0-9a-fA-F]{1,8}(?!\w)|(?<!\S)(?:\S[ ]{1,3}){11,}\S(?!\S)|(?:(?:'\S'|"\S"),?\s{0,4}){12,}/g;
const LINE = /^[ \t]*(?:0x)?[0-9a-fA-F]{4,16}(?::|(?=[ \t]))[ \t]{1,4}(?=\S{1,8}(?:[ \t]|$))/gm;
const ITEM =
  /[\s,;]{0,6}(?:'(\S)'|"(\S)"|['"]?(?:0[xob]|\\x?)?([0-9a-fA-F]{2,8})(?!\w)['"]?|(\S)(?=[\s,;'"]|$))/y;

function numbersIn(text: string): readonly (readonly Letter[])[] {
  const runs = [...text.matchAll(RUN)].map(({ 0: run, index }) => itemsIn(text, index, index + run.length));
  return [...runs, ...dumps(text)].flatMap((items) => BASES.map((base) => base(items)));
}

interface Item extends Span {
  readonly text: string;
}

function itemsIn(text: string, from: number, to: number): Item[] {
  const items: Item[] = [];
  ITEM.lastIndex = from;
  for (let found = ITEM.exec(text); found !== null && ITEM.lastIndex <= to; found = ITEM.exec(text)) {
    const end = ITEM.lastIndex;
    const digits = found[1] ?? found[2] ?? found[3] ?? found[4] ?? '';
    items.push({ text: digits, start: text.lastIndexOf(digits, end - digits.length), end });
  }
  return items;
}

/** Lines with an offset, one below the other. What stands behind the numbers belongs to each of them. */
function dumps(text: string): readonly (readonly Item[])[] {
  const blocks: Item[][] = [];
  let last = -1;
  for (const { 0: offset, index } of text.matchAll(LINE)) {
    const newline = text.indexOf('\n', index + offset.length);
    const end = newline < 0 ? text.length : newline;
    const items = itemsIn(text, index + offset.length, end).map((item) => ({ ...item, end }));
    if (last === index && blocks.length > 0) blocks.at(-1)?.push(...items);
    else blocks.push(items);
    last = end + 1;
  }
  return blocks;
}

/** Each reads all items, or none. */
const BASES: readonly ((items: readonly Item[]) => readonly Letter[])[] = [
  (items) => (items.every(({ text }) => HEX.test(text)) ? items.flatMap(bytesOf) : []),
  (items) =>
    items.every(({ text }) => text.length === 4) ? items.flatMap((item) => bytesOf(item).reverse()) : [],
  (items) => inBase(items, /^\d{1,3}$/, 10),
  (items) => inBase(items, /^[0-7]{1,3}$/, 8),
  (items) => inBase(items, /^[01]{7,8}$/, 2),
  (items) =>
    items.every(({ text }) => text.length === 1)
      ? items.map(({ text, ...span }) => ({ ...span, code: text.charCodeAt(0) }))
      : [],
];
const HEX = /^(?:[0-9a-fA-F]{2}){1,4}$/;

function bytesOf({ text, start, end }: Item): Letter[] {
  return Array.from(text.match(/../g) ?? [], (byte, index) => ({
    code: Number.parseInt(byte, 16),
    start: start + 2 * index,
    end: Math.max(end, start + 2 * index + 2),
  }));
}

function inBase(items: readonly Item[], form: RegExp, base: number): readonly Letter[] {
  if (!items.every(({ text }) => form.test(text))) return [];
  return items.map(({ text, start, end }) => ({ code: Number.parseInt(text, base), start, end }));
}

// Words that are one number as a whole.
const WORD = /[\w+/-]{16,}/g;
/** The next line of base64, which breaks long words. */
const NEXT_LINE = /\r?\n[\w+/-]{4,}(?=={0,2}[ \t\r]{0,8}(?:\n|$))/y;
const SHORTEST_LINE = 60;
const LONGEST = 16_384;

interface Alphabet {
  readonly form: RegExp;
  /** Of a digit. */
  readonly bits: number;
  readonly values: ReadonlyMap<string, number>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS: readonly Alphabet[] = [
  alphabet(/^(?:0x)?[0-9a-f]+$/i, 4, '0123456789abcdef', '0123456789ABCDEF'),
  alphabet(/^[A-Z2-7]+$/, 5, `${LETTERS}234567`),
  // Letters of both cases: hardly any text gives only one.
  alphabet(/^(?=[^a-z]{0,40}[a-z])(?=[^A-Z]{0,40}[A-Z])/, 6, ...['+/', '-_'].map(base64)),
];

function alphabet(form: RegExp, bits: number, ...digits: readonly string[]): Alphabet {
  return {
    form,
    bits,
    values: new Map(digits.flatMap((all) => [...all].map((digit, value) => [digit, value]))),
  };
}

function base64(last: string): string {
  return `${LETTERS}${LETTERS.toLowerCase()}0123456789${last}`;
}

function wordsIn(text: string): readonly (readonly Letter[])[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    ALPHABETS.filter(({ form }) => form.test(word)).map((one) => lettersAt(text, index, word, one)),
  );
}

function lettersAt(text: string, start: number, word: string, { bits, values }: Alphabet): readonly Letter[] {
  const end = bits === 6 ? endOfLines(text, start + word.length, word) : start + word.length;
  const letters: Letter[] = [];
  let [value, have, from] = [0, 0, start];
  for (const { at, digit } of digitsIn(text, word.startsWith('0x') ? start + 2 : start, end, values)) {
    if (have === 0) from = at;
    value = ((value << bits) | digit) & 0xffff;
    have += bits;
    if (have < 8) continue;
    have -= 8;
    letters.push({ code: (value >> have) & 0xff, start: from, end: at + 1 });
    from = at;
    // The first letters of most words show that they are no number.
    if (letters.length === FEWEST && !isText(letters)) break;
  }
  return letters;
}

/** Passes over line ends. */
function* digitsIn(text: string, start: number, end: number, values: Alphabet['values']) {
  for (let at = start; at < end; at += 1) {
    const digit = values.get(text[at] ?? '');
    if (digit !== undefined) yield { at, digit };
  }
}

function endOfLines(text: string, end: number, word: string): number {
  if (word.length < SHORTEST_LINE) return end;
  let last = end;
  for (let next = matchAt(NEXT_LINE, text, last); next !== null; next = matchAt(NEXT_LINE, text, last)) {
    last += next.length;
    if (last - end > LONGEST) break;
  }
  return Math.min(last, end + LONGEST);
}
