// What was found in several places: either its name and words stand once, and below them a line of the source for each,
// or the same words stand with each place.

import { maskLocations, maskVolatile } from '../mask-volatile.ts';
import type { Finding } from '../readers/reader.ts';
import type { Problem } from './problem.ts';
import type { Said } from './what-is-said.ts';

const SOURCE = /^\s{2,40}\d{1,7} {1,8}\S/;

/** One for each place; lines that follow each other are one. */
export function occurrences(problem: Problem): readonly Problem[] {
  const { code, title, more } = problem;
  if (code === undefined || title !== code) return [problem];
  const places: Said[][] = [];
  const words = more.filter(({ text }) => !SOURCE.test(text));
  for (const one of more.filter(({ text }) => SOURCE.test(text))) {
    const last = places.at(-1)?.at(-1);
    if (last !== undefined && one.line === last.line + 1) places.at(-1)?.push(one);
    else places.push([one]);
  }
  if (places.length < 2) return [problem];
  return places.map((place) => ({ ...problem, more: [...words, ...place] }));
}

/**
 * With a number behind all but the first of those that say the same about one file in another of its lines: with one of
 * them fixed, the failure is no longer the same. Which line it is does not count, as lines move.
 * @param lines those of each
 */
export function apart(found: readonly Finding[], lines: readonly (string | null)[]): readonly Finding[] {
  const linesOf = new Map<string, Map<string, number>>();
  return found.map((finding, at) => {
    const line = lines[at] ?? null;
    if (line === null) return finding;
    const key = keyOf(finding);
    const known = linesOf.get(key) ?? new Map<string, number>();
    linesOf.set(key, known);
    const number = known.get(line) ?? known.size + 1;
    known.set(line, number);
    return number === 1 ? finding : { ...finding, values: [...(finding.values ?? []), `#${number}`] };
  });
}

function keyOf({ file, testId, code, class: kind, message, values, aside }: Finding): string {
  return JSON.stringify([file, testId, code, kind, maskLocations(maskVolatile(message)), values, aside]);
}
