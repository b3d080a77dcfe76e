// Finds problems that are named twice: in a list of titles, and where their details are.

import type { Problem } from './problem.ts';
import type { OutputLine } from './what-is-said.ts';

/** A list at the end repeats what was reported above; a list at the start announces what is reported below. */
export function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set(
    problems.flatMap(({ title, more }) => {
      if (title === null) return [];
      // `./gone.md → Status: 404`
      if (more.length === 0) return title.includes(' → ') ? title.split(' → ', 1) : [];
      return [title, ...lastNames(title, more), ...lastWords(title)];
    }),
  );
  const isTold = (title: string) => [title, ...title.split(SUITES).slice(-1)].some((name) => told.has(name));
  return problems.filter(({ title, more }) => title === null || more.length > 0 || !isTold(title));
}

/** The separator between the names of suites and tests. */
const SUITES = / [>›] /;

/** For a test whose suite comes before it, or on the line above: `1) cart`, `adds VAT:`. */
function lastNames(title: string, [first]: readonly OutputLine[]): readonly string[] {
  return [...title.split(SUITES).slice(-1), /^\s+(\S.*):$/.exec(first?.text ?? '')?.[1] ?? title];
}

/** `adds VAT` in `cart adds VAT:`, where nothing marks the end of the suite's name, and `vat-1` in `vat-1 adds VAT`. */
function lastWords(title: string): readonly string[] {
  const words = title.replace(/:$/, '').split(' ');
  const ends = words.slice(1, MOST_WORDS).map((_, at) => words.slice(at + 1).join(' '));
  return words.length > 1 && /[-_.\d]/.test(words[0] ?? '') ? [...ends, words[0] ?? ''] : ends;
}

const MOST_WORDS = 20;

/** The names under which details below a list of titles repeat it: with the suite, or the test alone. */
export function titlesOf({ title, words }: Problem): readonly string[] {
  return title === null || words !== null ? [] : [title, ...title.split(SUITES).slice(-1)];
}
