// Reads ctest's list of tests. If the output of a test's program is shown and has a reader, that takes precedence.

import { looksLikeError } from '../error-lines.ts';
import { isNoise } from '../noise-lines.ts';
import { isTotal } from '../totals.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const ctest: ToolReader = {
  tool: 'ctest',
  rank: 'wrapper',
  programs: ['ctest'],
  signature: /^\s*\d+\/\d+ Test +#\d+: |^No tests were found!!!$/m,
  read,
};

const RESULT =
  /^\s*\d+\/\d+ Test +#\d+: (?<test>\S+) \.*[ *]*(?<verdict>Failed|Timeout|Exception: \w+|Not Run|Bad Command|SEGFAULT|Required regular expression not found|Error regular expression found)/;
const NEXT = /^\s*(?:Start +\d+:|\d+\/\d+ Test +#|\d+% tests passed|test \d+$)/;
const MOST_LINES = 100;

function read({ lines }: CleanOutput): readonly Finding[] {
  const none = lines.indexOf('No tests were found!!!');
  if (none >= 0) return [findingOf(none, 'No tests were found', { phase: 'test', code: 'no-tests' })];
  return lines.flatMap((text, line) => {
    const { test, verdict } = RESULT.exec(text)?.groups ?? {};
    return test === undefined || verdict === undefined ? [] : failed(lines, line, test, verdict);
  });
}

/** A test's output follows its result; in verbose output it precedes it, each line with the test's number. */
function failed(lines: readonly string[], line: number, test: string, verdict: string): Finding {
  const below = lines.slice(line + 1, line + 1 + MOST_LINES);
  const end = below.findIndex((text) => NEXT.test(text));
  const shown = end < 0 ? below : below.slice(0, end);
  const said = (shown.some((text) => text !== '') ? shown : writtenAbove(lines, line)).filter(
    (text) => !isNoise(text) && !isTotal(text),
  );
  const words = said.find(looksLikeError) ?? said.at(-1);
  return findingOf(line, words === undefined ? verdict : `${verdict}: ${words.trim()}`, {
    phase: 'test',
    speech: 'runtime',
    testId: test,
    aside: said.filter((text) => text !== words).map((text) => text.trim()),
  });
}

function writtenAbove(lines: readonly string[], line: number): readonly string[] {
  const above = lines.slice(Math.max(0, line - MOST_LINES), line);
  const start = above.findLastIndex((text) => /^\s*Start +\d+:/.test(text));
  return above.slice(start + 1).flatMap((text) => {
    const said = /^\d+: (?<said>.*)$/.exec(text)?.groups?.said;
    return said === undefined ||
      /^(?:Test command|Working Directory|Test timeout computed|Environment variables):?/.test(said)
      ? []
      : [said];
  });
}
