// Reads the tests in Maven's output, as Surefire 2 and 3 report them, in JUnit's words.

import { findingOf } from './finding-of.ts';
import { LONGEST_TRACE, testIdOf } from './junit.ts';
import { findingOfTrace, readTrace, splitOperands } from './jvm-trace.ts';
import type { Finding } from './reader.ts';

/** The failed test whose header is `text`, line `line` of `lines`; null when it is no header. */
export function surefireTestAt(lines: readonly string[], text: string, line: number): Finding | null {
  const end = FAILED_TEST.exec(text)?.index;
  if (end === undefined) return null;
  const testId = surefireTestId(
    text
      .slice(0, end)
      .replace(/^\[ERROR\] /, '')
      .trim(),
  );
  const first = lines[line + 1] ?? '';
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE));
  return trace === null
    ? findingOf(line, first, { phase: 'test', speech: 'assertion', testId, tool: 'junit' })
    : findingOfTrace(line, trace, { phase: 'test', testId, tool: 'junit' });
}

/** The closing list, for a Surefire that was told not to print more. */
export function surefireSummaryAt(text: string, line: number): Finding | null {
  const groups = SUMMARY.exec(text)?.groups;
  if (groups === undefined) return null;
  const split = splitOperands(groups.message ?? '');
  return findingOf(line, split?.message ?? groups.message ?? '', {
    phase: 'test',
    speech: 'assertion',
    tool: 'junit',
    testId: testIdOf(groups.class ?? '', groups.name ?? ''),
    ...(split === null ? {} : { values: split.values }),
  });
}

/** Surefire 2 and 3: `vat(com.acme.ShopTest)  Time elapsed`, `com.acme.ShopTest.vat -- Time elapsed`. */
const FAILED_TEST = / (?:-- )?Time elapsed: [\d.,]{1,20} s {1,4}<<< (?:FAILURE|ERROR)!$/;
const NAME_FIRST = /^(?<name>.{1,300})\((?<class>[\w.$]+)\)$/;
const CLASS_FIRST = /^(?<class>[\w.]{0,200}\b[A-Z][\w$]{0,200})\.(?<name>.{1,300})$/;
const SUMMARY =
  /^\[ERROR\] {3}(?<class>[A-Z][\w$]{0,200})\.(?<name>[\w$]{1,200}(?:\[[^\]]{0,100}\])?)(?::\d+)?(?:->\S{1,300})?(?: [»?])? (?<message>.*)$/;

function surefireTestId(title: string): string {
  const groups = (NAME_FIRST.exec(title) ?? CLASS_FIRST.exec(title))?.groups;
  return groups === undefined ? title : testIdOf(groups.class ?? '', groups.name ?? '');
}
