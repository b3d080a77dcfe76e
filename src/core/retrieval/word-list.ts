// The words of a search index as one array, which is written and read as it is. A word's number is its place in the
// list. Looking words up means going through the list once, for however many words.

export interface WordList {
  /** UTF-16 units; each word ends with `END`. */
  readonly units: Uint16Array;
  /** How many words. */
  readonly size: number;
}

/** A line feed: no word contains it. */
const END = 10;

export const NO_WORDS: WordList = { units: new Uint16Array(0), size: 0 };

/** The numbers of those words that are in the list. */
export function findWords(
  { units, size }: WordList,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (size === 0 || wanted.size === 0) return found;
  const isHashed = hashesOf(wanted);
  let [start, hash, number] = [0, 0, 0];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? 0;
    if (unit !== END) {
      hash = hashedOn(hash, unit);
      continue;
    }
    if (isHashed[hash] === 1) {
      const word = textOf(units, start, at);
      if (wanted.has(word)) found.set(word, number);
    }
    [start, hash, number] = [at + 1, 0, number + 1];
  }
  return found;
}

/** Of a list of hundreds of thousands, only what has the hash of a wanted word becomes a string. */
const HASHES = 2 ** 20;

function hashesOf(words: ReadonlySet<string>): Uint8Array {
  const isHashed = new Uint8Array(HASHES);
  for (const word of words) {
    let hash = 0;
    for (let at = 0; at < word.length; at += 1) hash = hashedOn(hash, word.charCodeAt(at));
    isHashed[hash] = 1;
  }
  return isHashed;
}

function hashedOn(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) & (HASHES - 1);
}

function textOf(units: Uint16Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += 1) text += String.fromCharCode(units[at] ?? 0);
  return text;
}

/** The list with more words, which it must not have yet, at its end. */
export function withWords({ units, size }: WordList, words: readonly string[]): WordList {
  const more = words.reduce((sum, word) => sum + word.length + 1, 0);
  const all = new Uint16Array(units.length + more);
  all.set(units);
  let at = units.length;
  for (const word of words) {
    for (let unit = 0; unit < word.length; unit += 1) all[at + unit] = word.charCodeAt(unit);
    all[at + word.length] = END;
    at += word.length + 1;
  }
  return { units: all, size: size + words.length };
}

/** The list without some words. @param isKept by number, 1 for a word that stays */
export function onlyKept({ units }: WordList, isKept: Uint8Array): WordList {
  const kept = new Uint16Array(units.length);
  let [length, number, size] = [0, 0, 0];
  for (const unit of units) {
    if (isKept[number] === 1) {
      kept[length] = unit;
      length += 1;
      if (unit === END) size += 1;
    }
    if (unit === END) number += 1;
  }
  return { units: kept.subarray(0, length), size };
}
