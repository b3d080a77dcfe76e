// Test runners of C++, Rust, Scala, Dart and Bazel.

import type { Declaration } from '../../declared/declaration.ts';
import { splitComparison } from '../../reading/comparison.ts';
import type { Finding } from '../../reading/reader.ts';
import { panicAt } from '../native/rust-panic.ts';

export const platformTests: readonly Declaration[] = [
  {
    tool: 'googletest',
    programs: ['gtest'],
    signature: /^\[ RUN {6}\] /m,
    phase: 'test',
    heading: /^\[ RUN {6}\] (?<suite>[^\s.]+)\.(?<test>\S.*)$/,
    problems: [
      /^(?:unknown file|(?<file>\S.*?):\d+): Failure$/,
      /^(?:unknown file|(?<file>\S.*?)\(\d+\)): error: (?<message>.*)$/,
    ],
    ends: /^\[ +(?:FAILED|OK|SKIPPED) +\] |^$/,
    words: ({ message = '' }, below) => equality([message, ...below]),
    parts: (_groups, below) => ({
      speech: below[0]?.startsWith('C++ exception ') ? 'runtime' : 'assertion',
    }),
  },
  {
    tool: 'catch2',
    programs: ['catch2'],
    signature: /^\S.{0,500}(?::\d+|\(\d+\)): FAILED:$/m,
    phase: 'test',
    problems: [/^(?<file>\S.*?)(?::\d+|\(\d+\)): FAILED:$/],
    ends: /^$|^[-=.]{70,}$/,
    words: (_groups, below) => below.map((text) => text.trim()).join(' ') || 'FAILED',
    parts: (_groups, below, lines, line) => ({
      testId: catchTitle(lines, line),
      speech: below.some((text) => text.includes('exception')) ? 'runtime' : 'assertion',
    }),
  },
  {
    tool: 'cargo test',
    programs: ['cargo-nextest', 'nextest'],
    signature: /^ +Nextest run ID /m,
    phase: 'test',
    problems: [
      /^ +(?:TRY \d+ )?(?<sign>FAIL|TIMEOUT|SIG[A-Z]+|ABORT|LEAK-FAIL) \[[^\]]{1,20}\] (?:\([\s\d/]{1,20}\) )?(?<suite>\S+) (?<test>\S.*)$/,
    ],
    ends: /^ +(?:PASS|LEAK|SLOW|TRY \d+ PASS|Summary|Cancelling) |^─+$/,
    words: ({ sign = '' }, below) =>
      panicIn(below)?.message ?? returned(below) ?? (sign === 'FAIL' ? 'failed without a message' : sign),
    parts: (_groups, below) => panicIn(below) ?? (returned(below) === undefined ? {} : { class: 'Error' }),
  },
  {
    tool: 'scalatest',
    programs: ['sbt', 'scalatest', 'mill'],
    signature: / \*\*\* FAILED \*\*\*/m,
    phase: 'test',
    heading: /^(?:\[\w+\] )?(?<suite>[A-Z][\w.]*):$/,
    problems: [/^(?:\[\w+\] )? *- (?<test>\S.*?) \*\*\* FAILED \*\*\*(?: \(.*\))?$/],
    ends: /^(?:\[\w+\] )?(?: *- \S|Run completed in |ScalaTest$)/,
    lines: {
      message:
        /^(?:\[\w+\] )? +(?:(?<class>[\w.]+(?:Exception|Error)): )?(?<message>\S.*?)(?: \((?<file>[\w.-]+\.scala):\d+\))?$/,
      file: /^(?:\[\w+\] )? +(?:\S.* \(|at [\w.$]+\()(?<file>[\w.-]+\.scala):\d+\)$/,
    },
    parts: ({ class: errorClass }) => ({ speech: errorClass === undefined ? 'assertion' : 'runtime' }),
  },
  {
    tool: 'dart test',
    programs: ['dart', 'flutter'],
    signature: /^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: .* \[E\]$/m,
    phase: 'test',
    problems: [/^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: (?:(?<file>\S+\.dart): )?(?<test>\S.*?) \[E\]$/],
    ends: /^\d\d:\d\d \+\d+/,
    lines: { file: /^ {2}(?<file>(?!package:|dart:)\S+\.dart) \d+:\d+ / },
    parts: (_groups, below, lines, line) => dartParts(below, lines, line),
  },
  {
    tool: 'bazel',
    rank: 'wrapper',
    programs: ['bazel', 'bazelisk'],
    signature:
      /^\/\/\S+ +(?:FAILED|TIMEOUT|NO STATUS)|^ERROR: (?:\S+BUILD\S*:\d+:\d+: |Skipping |Analysis of target )/m,
    phase: 'test',
    problems: [
      /^(?<test>(?:@\S+)?\/\/\S+) +(?<message>FAILED|TIMEOUT)\b/,
      /^ERROR: (?<file>\S+BUILD\S*):\d+:\d+: (?<message>.*)$/,
      /^ERROR: (?!Analysis of target|Couldn't|Build did)(?<message>.*)$/,
    ],
    parts: ({ test, message = '' }, _below, lines) =>
      test === undefined ? { phase: 'compile' } : { message: targetSaid(lines, test) ?? message },
  },
];

/** `Expected equality of these values: total(100) (which is 100), 119`, and what the test adds. */
function equality(below: readonly string[]): string {
  const [first = '', ...rest] = below.map((text) => text.trim()).filter((text) => text !== '');
  return [first, ...rest].reduce((said, text) =>
    text.startsWith('Which is: ')
      ? `${said} (which is ${text.slice('Which is: '.length)})`
      : `${said}${said.endsWith(':') ? '' : ','} ${text}`,
  );
}

/** The test case and its sections stand between two rules, and its place and dots below them. */
function catchTitle(lines: readonly string[], line: number): string | null {
  const dots = lines.lastIndexOf('.'.repeat(79), line);
  const end = dots - 2;
  if (dots < 0 || !/^-{70,}$/.test(lines[end] ?? '')) return null;
  const start = lines.lastIndexOf(lines[end] ?? '', end - 1);
  return lines
    .slice(start + 1, end)
    .map((text) => text.trim())
    .join(' > ');
}

function panicIn(below: readonly string[]): (Partial<Finding> & { readonly message: string }) | null {
  const at = below.findIndex((text) => /^ *thread '.{1,300}' (?:\(\d+\) )?panicked at /.test(text));
  const indent = (below[at] ?? '').search(/\S/);
  const panic = panicAt(
    below.map((text) => text.slice(indent)),
    at,
  );
  if (panic === null) return null;
  const { message, values, file, frame } = panic;
  return { class: 'panic', speech: 'runtime', message, file, frame, ...(values.length > 0 && { values }) };
}

function returned(below: readonly string[]): string | undefined {
  return below.map((text) => /^ +Error: (.+)$/.exec(text)?.[1]).find((said) => said !== undefined);
}

/** What the test said, or Flutter in the box above. */
function dartParts(below: readonly string[], lines: readonly string[], line: number): Partial<Finding> {
  const box = lines.findLastIndex((text, at) => at < line && text.includes('EXCEPTION CAUGHT BY FLUTTER'));
  const isAbove = /^ {2}Test failed\. See exception logs above\./.test(below[0] ?? '') && box >= 0;
  const said = isAbove ? lines.slice(box + 2, line) : below;
  const end = said.findIndex((text) => text.trim() === '' || /^ {2}\S+ +\d+:\d+ |^ {2}package:/.test(text));
  const words = (end < 0 ? said.slice(0, 12) : said.slice(0, end)).map((text) => text.trim()).join(' ');
  const frame = isAbove ? /\((?:file:\/\/)?(?<file>[^\s()]+_test\.dart):\d+:\d+\)$/ : null;
  const file = said.flatMap((text) => frame?.exec(text)?.groups?.file ?? [])[0];
  const split = splitComparison(words, 'Expected:', 'Actual:');
  return {
    ...(file !== undefined && { file }),
    ...(split === null
      ? { message: words || 'failed without a message', speech: 'runtime' }
      : { message: split.message, values: split.values, speech: 'assertion' }),
  };
}

/** The last line of the target's test log. */
function targetSaid(lines: readonly string[], target: string): string | null {
  const start = lines.findIndex((text) => /^=+ Test output for /.test(text) && text.includes(` ${target}:`));
  const below = start < 0 ? [] : lines.slice(start + 1);
  const end = below.findIndex((text) => /^={20,}/.test(text));
  return (
    below
      .slice(0, end)
      .findLast((text) => text.trim() !== '')
      ?.trim() ?? null
  );
}
