// Reads JUnit's own runners: the console launcher of JUnit 5 (`=> class: message` below the source of the test, or
// `=> Exception: class: message` as soon as it finishes) and the text runner of JUnit 4
// (`1) vat(com.acme.OldTest)`).

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { findingOfTrace, readTrace } from './java.ts';

export const junit: ToolReader = {
  tool: 'junit',
  rank: 'tool',
  programs: ['junit', 'junit-platform-console'],
  signature:
    /^ +(?:source: )?\w+Source \[|^Finished: .*\(\[engine:|^\d+\) \S+\([\w.$]+\)$|^\[ +\d+ tests found/m,
  read,
};

/** Most lines of a single failure. */
export const LONGEST_TRACE = 400;

/** `shows` of `com.acme.CartTest` with the rest of the test's path: `com.acme.CartTest > shows > [2] 4`. */
export function testIdOf(className: string, ...path: readonly string[]): string {
  const names = path.map((name) => name.replace(/\([^)]{0,200}\)$/, '').trim()).filter((name) => name !== '');
  return [className, ...names].join(' > ');
}

const SOURCE =
  /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
/** In verbose output the title of a test is at most this many lines above its exception. */
const MOST_ABOVE = 6;
const CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
const NUMBERED = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
/** `JUnit Jupiter:CartTest:small(int):[2] 4`, or just the title in verbose output. */
const INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found = lines.flatMap(
    (text, line) =>
      platformAt(lines, text, line) ?? finishedAt(lines, text, line) ?? textRunnerAt(lines, text, line) ?? [],
  );
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^\[ +0 tests found +\]$/.test(text));
  return none < 0 ? [] : [findingOf(none, 'no tests found', { phase: 'test', code: 'no-tests' })];
}

function platformAt(lines: readonly string[], text: string, line: number): Finding | null {
  const first = CAUGHT.exec(text)?.groups?.first;
  const source = SOURCE.exec(lines[line - 1] ?? '')?.groups;
  if (first === undefined || source === undefined) return null;
  const far = text.trimStart().startsWith('caught:') ? MOST_ABOVE : 2;
  const above = lines.slice(Math.max(0, line - far), line - 1);
  const invocation = above.flatMap((title) => INVOCATION.exec(title)?.groups?.name ?? []).at(-1) ?? '';
  const testId = testIdOf(source.class ?? '', source.method ?? '', invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE), testId);
}

/** `Finished:    vat() ([engine:junit-jupiter]/[class:com.acme.CartTest]/[method:vat()])`, and the line after it. */
function finishedAt(lines: readonly string[], text: string, line: number): Finding | null {
  const first = THROWN.exec(text)?.groups?.first;
  const finished = FINISHED.exec(lines[line - 1] ?? '')?.groups;
  if (first === undefined || finished === undefined) return null;
  const parts = (finished.path ?? '').split(']/[').map((part) => SEGMENT.exec(part)?.groups ?? {});
  const named = (kind: RegExp): readonly string[] =>
    parts.flatMap((part) => (kind.test(part.kind ?? '') ? [part.name ?? ''] : []));
  const invocation = named(/-invocation$/).length > 0 ? (finished.title ?? '') : '';
  const testId = testIdOf(named(/class$/).join('$'), ...named(/^(?:method|test-\w+)$/), invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE), testId);
}

const THROWN = /^ +=> Exception: (?<first>.*)$/;
const FINISHED = /^Finished: +(?<title>\S.{0,300}?) \(\[engine:(?<path>.{1,1000})\]\)$/;
const SEGMENT = /^(?<kind>[\w-]{1,40}):(?<name>.*)$/;

function textRunnerAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = NUMBERED.exec(text)?.groups;
  if (groups === undefined) return null;
  const testId = testIdOf(groups.class ?? '', groups.test ?? '');
  return findingAt(line, lines[line + 1] ?? '', lines.slice(line + 2, line + LONGEST_TRACE), testId);
}

function findingAt(line: number, first: string, rest: readonly string[], testId: string): Finding {
  const trace = readTrace(first, rest);
  return trace === null
    ? findingOf(line, first, { phase: 'test', speech: 'assertion', testId })
    : findingOfTrace(line, trace, { phase: 'test', testId });
}
