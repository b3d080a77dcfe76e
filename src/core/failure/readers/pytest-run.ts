// Reads what pytest says about a run as a whole: that there was none, or that too little code was covered.

import type { Finding } from './reader.ts';

const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/^(?:\S{1,200}: |ERROR: )(?:error: )?(unrecognized arguments: .*)$/, 'usage'],
  [/^ERROR: ((?:file or directory )?not found: .*)$/, 'usage'],
  [/^INTERNALERROR> ((?:[A-Za-z_]\w{0,60}\.){0,8}\w{1,60}(?:Error|Exception)\b.*)$/, 'internal'],
  [/^(?:=+ )?(no tests ran)\b/, 'no-tests'],
];

/** A limit that the run missed, whatever its tests did. */
export function missedCoverage(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const said = /^(?:FAIL (Required test coverage of .*)|ERROR: (Coverage failure: .*))$/.exec(text);
    const words = said?.[1] ?? said?.[2];
    return words === undefined ? [] : [{ ...problem(line, 'coverage', words), speech: 'assertion' as const }];
  });
}

/** Nothing failed, so pytest itself did: the first of these that the output holds. */
export function pytestNotRun(lines: readonly string[]): readonly Finding[] {
  for (const [pattern, code] of NOT_RUN) {
    const line = lines.findIndex((text) => pattern.test(text));
    const words = pattern.exec(lines[line] ?? '')?.[1];
    if (words !== undefined) return [problem(line, code, words)];
  }
  return [];
}

function problem(line: number, code: string, message: string): Finding {
  return {
    line,
    severity: 'error',
    phase: 'test',
    code,
    class: null,
    message,
    speech: 'diagnostic',
    file: null,
    testId: null,
    frame: null,
  };
}
