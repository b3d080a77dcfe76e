// How well a section of a document answers a failure: by the names that both contain, then by the words.

import { analyse } from '../analyse.ts';
import type { Anchor, Clues } from './failure-clues.ts';
import { fences, type TextSection } from './text-sections.ts';

/** From 0 (says nothing about this failure) to 1 (occurs nowhere else here), relative to the documents around. */
export type Rarity = (word: string) => number;

export interface Weight {
  readonly score: number;
  /** The names found, by weight. */
  readonly anchors: readonly Anchor[];
  /** Whether the section quotes the message, word for word. */
  readonly isQuoted: boolean;
}

/** This many words of the message in a row make the section about this failure. */
const SAME_WORDS = 4;
const MOST_OF_WORDS = 3;
const EACH_WORD = 0.45;

/** A section on a change or a removal usually explains why something fails. */
const TOLD_CHANGE = 1.5;
const CHANGED =
  /\b(?:breaking|remov(?:e|ed|es|al)|renamed?|deprecated?|no longer|replaced|instead of|migrat\w{1,5}|dropp?(?:ed|s)?)\b/i;

export function weighSection(section: TextSection, clues: Clues, rarity: Rarity): Weight {
  const heading = section.headings.join('\n');
  const whole = `${heading}\n${section.text}`;
  const anchors = clues.anchors.filter(({ text }) => standsIn(whole, text));
  const title = section.headings.at(-1) ?? '';
  const phrase =
    (isSaid(title, clues) ? title : undefined) ?? clues.phrases.find((text) => standsIn(whole, text));
  const isQuoted = phrase !== undefined;
  if (anchors.length === 0 && !isQuoted) return { score: 0, anchors, isQuoted };
  const own = withoutRepeats(anchors);
  const said = withoutCode(whole);
  const share = ({ text, isExact }: Anchor) =>
    isExact || said === whole || standsIn(said, text) ? 1 : IN_CODE;
  const named = own.reduce((sum, one) => sum + one.weight * rarity(one.text) * share(one), 0);
  const titled = phrase === title || own.some(({ text }) => standsIn(title, text)) ? 1 : 0;
  const there = analyse(whole, 'code');
  const known = new Set(there);
  const told = clues.words.filter((word) => known.has(word));
  const words = told.reduce((sum, word) => sum + EACH_WORD * rarity(word), 0);
  const row = longestRow(clues.message, there);
  const same = row < SAME_WORDS ? 0 : Math.min(1 + (row - SAME_WORDS) * 0.5, 3);
  const changed = CHANGED.test(section.text) ? TOLD_CHANGE : 0;
  const quoted = phrase === undefined ? 0 : QUOTED * rarity(phrase);
  const score = named + titled + Math.min(words, MOST_OF_WORDS) + same + quoted + changed;
  return { score, anchors: own, isQuoted };
}

/** The weight of a quoted message: as much as a code. */
const QUOTED = 2.5;

/** An example shows how a name is used; why it fails is explained in prose. */
const IN_CODE = 0.5;

/** Comments in code count as prose. */
function withoutCode(text: string): string {
  const isCode = fences();
  const said = text.split('\n').filter((line) => !isCode(line) || COMMENT.test(line));
  return said.join('\n');
}

const COMMENT = /^\s{0,40}(?:\/\/|\/?\*|#|--)/;

/** `create` adds nothing when `axios.create` matches too. */
function withoutRepeats(anchors: readonly Anchor[]): readonly Anchor[] {
  return anchors.filter(
    ({ text }) => !anchors.some((other) => other.text !== text && other.text.includes(text)),
  );
}

/** Texts about errors often have messages as headings; a heading of two words may be about anything. */
export function isSaid(title: string, { message }: Pick<Clues, 'message'>): boolean {
  const plain = title.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const isLong = (plain.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;
  return isLong && plain.length <= LONGEST_TITLE && standsIn(message.toLowerCase(), plain);
}

const LONGEST_TITLE = 160;

/** Matches whole names only: `retry` is not in `retryLimit`. */
export function standsIn(whole: string, name: string): boolean {
  for (let at = whole.indexOf(name); at !== -1; at = whole.indexOf(name, at + 1)) {
    if (!PART.test(whole[at - 1] ?? ' ') && !PART.test(whole[at + name.length] ?? ' ')) return true;
  }
  return false;
}

const PART = /[\w$]/;

/** The longest run of words of one line of the message, numbers and names included, that occurs without gaps. */
function longestRow(message: string, there: readonly string[]): number {
  const places = new Map<string, number[]>();
  for (const [at, word] of there.entries()) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [at]);
    else known.push(at);
  }
  const rows = message.split('\n').map((line) => rowOf(analyse(line, 'code'), places));
  return Math.max(0, ...rows);
}

function rowOf(words: readonly string[], places: ReadonlyMap<string, readonly number[]>): number {
  let longest = 0;
  let before: ReadonlyMap<number, number> = new Map();
  for (const word of words) {
    const rows = new Map((places.get(word) ?? []).map((at) => [at, (before.get(at - 1) ?? 0) + 1]));
    longest = Math.max(longest, ...rows.values());
    before = rows;
  }
  return longest;
}
