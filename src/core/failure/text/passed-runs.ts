// What earlier runs of a check teach about a failing one: what a passing run printed is not the failure, and what
// differs between two runs of one tree is noise. Both are observed; nothing here knows a tool.

import { maskLocations } from './mask-locations.ts';
import { maskVolatile } from './mask-volatile.ts';

type Lines = readonly string[];

/** What was learned from earlier runs. */
export interface EarlierRuns {
  readonly from: Knowledge;
  /** The lines that no passing run printed, in their order; all of them if nothing with a letter would be left. */
  readonly newsIn: (lines: Lines) => Lines;
  /** True if a passing run printed the line, or one that differs only in numbers. */
  readonly isKnown: (line: string) => boolean;
  /** The words of these lines that differ from run to run. */
  readonly valuesIn: (lines: Lines) => ReadonlySet<string>;
  /** `text`, a part of the output, with `<v>` for these values, and for those that the text shows by itself. */
  readonly masked: (text: string, values?: ReadonlySet<string>) => string;
}

/** Passing runs show what is new and which values change; two failing runs of one tree show only the values. */
export type Knowledge = 'nothing' | 'failing runs' | 'passing runs';

const NO_VALUES: ReadonlySet<string> = new Set();

/** For a check without a known earlier run. */
const NOTHING_LEARNED: EarlierRuns = {
  from: 'nothing',
  newsIn: (lines) => lines,
  isKnown: () => false,
  valuesIn: () => NO_VALUES,
  masked: (text) => text,
};

/**
 * @param passed the lines of passing runs, read as those of the failing one will be
 * @param unchanged two failing runs of one tree, which show the values if too few passing runs are known
 */
export function learnFrom(passed: readonly Lines[], unchanged: readonly Lines[] = []): EarlierRuns {
  if (passed.length === 0 && unchanged.length < 2) return NOTHING_LEARNED;
  const places = new Set([...placesIn(passed), ...placesIn(unchanged)]);
  const keyOf = (line: string): string =>
    maskLocations(maskVolatile(withoutValues(line, places)))
      .replace(/\s+/g, ' ')
      .trim();
  const said = new Set(passed.flat().map(keyOf));
  const counts = new Set([...said].map(withoutNumbers));
  const isKnown = (line: string): boolean => {
    // A rule or an empty line is layout, which readers need.
    if (said.size === 0 || !/[\p{L}\d]/u.test(line)) return false;
    const key = keyOf(line);
    return said.has(key) || counts.has(withoutNumbers(key));
  };
  return {
    from: said.size > 0 ? 'passing runs' : 'failing runs',
    isKnown,
    newsIn: (lines) => {
      const news = lines.filter((line) => !isKnown(line));
      return news.some((line) => /\p{L}/u.test(line)) ? news : lines;
    },
    valuesIn: (lines) =>
      places.size === 0 ? NO_VALUES : new Set(lines.flatMap((line) => valuesIn(line, places))),
    masked: (text, values) => (/\d/.test(text) ? withoutValues(text, places, values) : text),
  };
}

/** The places where two consecutive runs differ. */
function placesIn(runs: readonly Lines[]): readonly string[] {
  return runs.slice(1).flatMap((run, at) => differences(runs[at] ?? [], run));
}

/** The words in which two lines of one shape differ. */
function differences(one: Lines, other: Lines): readonly string[] {
  const same = new Set(other);
  const twins = new Map(other.map((line) => [shapeOf(line), line]));
  return one.flatMap((line) => {
    const twin = same.has(line) ? undefined : twins.get(shapeOf(line));
    if (twin === undefined) return [];
    const [words, others] = [wordsOf(line), wordsOf(twin)];
    if (words.length !== others.length) return [];
    return words.flatMap((word, at) => (word === others[at] ? [] : placesOf(words, at)));
  });
}

/** The words at such a place. */
function valuesIn(line: string, places: ReadonlySet<string>): readonly string[] {
  const words = wordsOf(line);
  return words.filter(
    (word, at) => /\d/.test(word) && placesOf(words, at).some((place) => places.has(place)),
  );
}

function withoutValues(
  text: string,
  places: ReadonlySet<string>,
  values: ReadonlySet<string> = NO_VALUES,
): string {
  if (places.size === 0) return text;
  const words = wordsOf(text);
  const isValue = (word: string, at: number): boolean =>
    /\d/.test(word) && (values.has(word) || placesOf(words, at).some((place) => places.has(place)));
  return words.map((word, at) => (isValue(word, at) ? '<v>' : word)).join('');
}

/** A place is identified by the two words before it, or by the one after. */
function placesOf(words: Lines, at: number): readonly string[] {
  const shape = shapeOf(words[at] ?? '');
  const before = words.slice(0, at).filter(isWord).slice(-2).map(shapeOf).join('\0');
  const next = words.slice(at + 1).find(isWord);
  const isNamed = next !== undefined && /\p{L}/u.test(next);
  return [`${shape}|${before}`, ...(isNamed ? [`${shape}>${next}`] : [])];
}

const isWord = (word: string): boolean => word.trim() !== '';

const EDGES = /(?<=[ \t,;:"'()[\]{}=])|(?=[ \t,;:"'()[\]{}=])/;

function wordsOf(line: string): readonly string[] {
  return line.split(EDGES);
}

/** Lines of one shape differ only in numbers and in hexadecimal ids. */
function shapeOf(text: string): string {
  return text.replace(/[0-9a-f]+(?:[.,]\d+)*/gi, (found) => (/\d/.test(found) ? '#' : found));
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+(?:[.,]\d+)*/g, '#');
}
