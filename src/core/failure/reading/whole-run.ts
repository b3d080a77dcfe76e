// What a runner says about its run as a whole: that there was nothing to run, that its arguments were wrong, or that
// too little of the code was covered.

import { type BuildPhase, type Finding, findingOf } from './reader.ts';

/** A line that says so, its code, and the message; without a message, the first group of the pattern. */
export type WholeRunPattern = readonly [pattern: RegExp, code: string, message?: string];

export function wholeRun(
  lines: readonly string[],
  verdicts: readonly WholeRunPattern[],
  phase: BuildPhase = 'test',
): readonly Finding[] {
  const found = lines.flatMap((text, line) => {
    for (const [pattern, code, message] of verdicts) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const speech = code === 'coverage' ? 'assertion' : 'diagnostic';
      return findingOf(line, message ?? match[1] ?? text, { phase, code, speech });
    }
    return [];
  });
  // Some say it twice, above and below their summary.
  return found.filter(({ message }, at) => found.findIndex((one) => one.message === message) === at);
}
