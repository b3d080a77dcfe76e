// A rule that was broken in several places: its name and words stand once, and below them a line of the source for each.

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
