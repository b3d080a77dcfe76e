// How much of the long tests runs. `MSW_TEST_DEPTH=full` runs everything; any other run takes a sample, chosen by the
// name of the test and `MSW_TEST_SEED`, so that the same seed takes the same sample on every machine.
import { createHash } from 'node:crypto';

type Settings = Readonly<Record<string, string | undefined>>;

/** `count` of the elements, in their original order. */
export const sampleOf = <T>(
  name: string,
  all: readonly T[],
  count: number,
  settings: Settings = process.env,
): readonly T[] => {
  if (isFull(settings)) return all;
  const ranked = all.map((one, index) => ({ one, index, rank: rankOf(`${name} ${index}`, settings) }));
  const taken = ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, count);
  return taken.toSorted((a, b) => a.index - b.index).map(({ one }) => one);
};

/**
 * For a file of long tests that show one behaviour from several sides: called before each of `all` tests, in file
 * order, the returned function says whether that test is in the sample.
 */
export const drawn = (
  name: string,
  all: number,
  count: number,
  settings: Settings = process.env,
): (() => boolean) => {
  const places = Array.from({ length: all }, (_, index) => index);
  const taken = new Set(sampleOf(name, places, count, settings));
  let next = 0;
  return () => isFull(settings) || taken.has(next++);
};

/** Whether one of many equal cases is in the sample, where their number is not known ahead. */
export const isSampled = (name: string, settings: Settings = process.env): boolean =>
  isFull(settings) || Number.parseInt(rankOf(name, settings).slice(0, 8), 16) < SHARE * 2 ** 32;

/** The sampled share of such cases. */
const SHARE = 0.2;

/** How often a random experiment is repeated. */
export const countOf = (full: number, sample: number): number => (isFull(process.env) ? full : sample);

export const isFull = ({ MSW_TEST_DEPTH: depth = '' }: Settings): boolean => {
  if (depth !== '' && depth !== 'full')
    throw new Error(`MSW_TEST_DEPTH is "${depth}": leave it away for a sample, or set it to "full".`);
  return depth === 'full';
};

const rankOf = (name: string, { MSW_TEST_SEED }: Settings): string =>
  createHash('sha256')
    .update(`${MSW_TEST_SEED || '1'} ${name}`)
    .digest('hex');
