// Reads .NET: the compiler, MSBuild, the SDK and NuGet (`a.cs(1,2): error CS0103: …`), and `dotnet test` on both of its
// platforms.

import { splitComparison } from '../reading/comparison.ts';
import {
  type BuildPhase,
  type CleanOutput,
  type Finding,
  findingOf,
  type ToolReader,
} from '../reading/reader.ts';

export const dotnet: ToolReader = {
  tool: 'dotnet',
  rank: 'tool',
  programs: ['dotnet', 'msbuild', 'csc', 'nuget'],
  signature: /: (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]*[Ff]ailed \S|^Unhandled exception\. /m,
  read,
};

const LINE =
  /^(?<place>(?:[A-Za-z]:)?[^:]*?) ?: (?:[\w-]+ ){0,2}(?<severity>error|warning) (?<code>(?!TS)[A-Z]{2,10}\d+) ?: (?<message>.*)$/;
/** The number of the project that is built. */
const NUMBER = /^\d{1,4}>/;
const FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
const PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
/** Files of the SDK: an error reported there is about the project. */
const SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
const TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
/** Microsoft.Testing.Platform, which says from which library a test is. */
const PLATFORM_TEST = /^failed (?<test>\S.{0,400}?) \((?:\d{1,9}[a-z]{1,2} ?){1,4}\)$/;
const FRAME = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):(?:line )?\d+$/;
const UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
const LONGEST_TEST = 60;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found = lines.flatMap(
    (text, line) =>
      diagnosticAt(text, line) ?? testAt(lines, text, line) ?? platformTestAt(lines, text, line) ?? [],
  );
  if (found.length > 0) return found;
  return lines.flatMap((text, line) => unhandledAt(lines, text, line) ?? noTestsAt(text, line) ?? []);
}

function diagnosticAt(text: string, line: number): Finding | null {
  const groups = LINE.exec(text.trim().replace(NUMBER, ''))?.groups;
  if (groups === undefined) return null;
  const place = groups.place ?? '';
  const file = FILE.exec(place)?.groups?.file ?? (/\.\w*proj$|\.sln$/.test(place) ? place : null);
  const code = groups.code ?? '';
  return findingOf(line, (groups.message ?? '').replace(PROJECT, ''), {
    phase: phaseOf(code),
    severity: groups.severity === 'warning' ? 'warning' : 'error',
    code: code === 'MSB1009' || code === 'MSB1003' ? 'usage' : code,
    file: file === null || SDK.test(file) ? null : file,
  });
}

function phaseOf(code: string): BuildPhase {
  if (/^(?:NU|NETSDK)\d/.test(code)) return 'install';
  return /^(?:IDE|CA|SA|S|xUnit)\d/.test(code) ? 'lint' : 'compile';
}

function testAt(lines: readonly string[], text: string, line: number): Finding | null {
  const test = TEST.exec(text)?.groups?.test;
  if (test === undefined) return null;
  const block = lines.slice(line + 1, line + LONGEST_TEST);
  const start = block.findIndex((words) => words.trim() === 'Error Message:');
  if (start < 0 || start > 3) return null;
  const stack = block.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said = block.slice(start + 1, stack < 0 ? start + 4 : stack).join(' ');
  return {
    ...failedTest(line, said.replace(/\s+/g, ' ').trim(), test),
    ...placeOf(stack < 0 ? [] : block.slice(stack)),
  };
}

function platformTestAt(lines: readonly string[], text: string, line: number): Finding | null {
  const test = PLATFORM_TEST.exec(text)?.groups?.test;
  if (test === undefined) return null;
  const below = lines.slice(line + 1, line + LONGEST_TEST);
  const end = below.findIndex((words) => !/^ {2}/.test(words));
  const block = end < 0 ? below : below.slice(0, end);
  const said = block.filter((words) => !/^ {2}from .*\)$/.test(words));
  const stack = said.findIndex((words) => /^\s+at \S+\(/.test(words));
  const message = (stack < 0 ? said : said.slice(0, stack)).join(' ').replace(/\s+/g, ' ').trim();
  return { ...failedTest(line, message, test), ...placeOf(block) };
}

function failedTest(line: number, said: string, testId: string): Finding {
  const thrown = /^(?<class>(?!Assert\.)[\w.]{1,200}(?:Exception|Error)) ?: (?<message>.*)$/.exec(
    said,
  )?.groups;
  if (thrown !== undefined && !/Assert/.test(thrown.class ?? '')) {
    return findingOf(line, thrown.message ?? '', {
      phase: 'test',
      class: thrown.class ?? null,
      speech: 'runtime',
      testId,
    });
  }
  const words = (thrown?.message ?? said).replace(/ [↑↓].*$/, '');
  const split =
    splitComparison(words, 'Expected:', 'Actual:') ?? splitComparison(words, 'Expected:', 'But was:');
  const parts = { phase: 'test', speech: 'assertion', testId } as const;
  return split === null
    ? findingOf(line, words, parts)
    : findingOf(line, split.message, { ...parts, values: split.values });
}

function placeOf(trace: readonly string[]): Pick<Finding, 'file' | 'frame'> {
  for (const text of trace) {
    const groups = FRAME.exec(text)?.groups;
    if (groups === undefined) continue;
    const file = groups.file ?? '';
    return { file, frame: `${file} ${(groups.name ?? '').split('.').at(-1)}` };
  }
  return { file: null, frame: null };
}

function unhandledAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = UNHANDLED.exec(text)?.groups;
  if (groups === undefined) return null;
  return {
    ...findingOf(line, groups.message ?? '', { class: groups.class ?? null, speech: 'runtime' }),
    ...placeOf(lines.slice(line + 1, line + LONGEST_TEST)),
  };
}

function noTestsAt(text: string, line: number): Finding | null {
  return /^No test (?:is available in|matches the given testcase filter)/.test(text)
    ? findingOf(line, 'no tests found', { phase: 'test', code: 'no-tests' })
    : null;
}
