// Test runners that report each failed test as a block.

import type { Declaration } from '../../declared/declaration.ts';

export const testRunners: readonly Declaration[] = [
  {
    tool: 'playwright',
    programs: ['playwright'],
    phase: 'test',
    problems: [
      /^(?:<!\[CDATA\[)? {2}(?:\d+\) )?(?:\[[^\]]{1,80}\] › )?(?<file>[^\s:]+):\d+:\d+ › (?<test>\S.*?)\s*$/,
    ],
    ends: /^ {4}(?:Retry #\d+|attachment #\d+|Error Context: )|^ {2}\d+ (?:failed|flaky|passed|skipped|interrupted|did not run)|^\]\]>/,
    lines: {
      message: /^ {4}(?<message>\S.*)$/,
      value: /^ {4}(?<value>(?:Expected|Received|Timeout|Locator)\b.*|[-+] .*)$/,
    },
    needs: ['message'],
    javascript: true,
  },
  {
    tool: 'bun',
    programs: ['bun'],
    signature: /^bun test v\d|^\(fail\) \S/m,
    phase: 'test',
    above: true,
    heading: /^(?<file>\S.*\.[cm]?[jt]sx?):$/,
    problems: [/^(?:\(fail\)|✗) (?<test>\S.*?)(?: \[[\d.]+m?s\])?$/],
    ends: /^(?:\((?:pass|skip|todo)\)|[✓»✎]) /,
    lines: {
      message: /^(?<message>(?:error|[A-Z]\w*(?:Error|Exception)): .*|error)$/,
      value: /^(?<value>(?:Expected|Received)\b.*|[-+] .*)$/,
    },
    javascript: true,
  },
  {
    tool: 'deno',
    programs: ['deno'],
    signature: /^\S.{0,500} => (?:\.{1,2}\/|file:\/\/|https?:\/\/)?\S{1,500}:\d+:\d+\n(?:error: |\n)/m,
    phase: 'test',
    problems: [/^(?<test>\S.*?) => (?:\.\/)?(?<file>\S+?):\d+:\d+$/],
    ends: /^ *(?:FAILURES|ERRORS) *$|^FAILED \||^error: Test failed/,
    lines: {
      message: /^error: (?:\(in promise\) )?(?<message>.*)$/,
      value: /^(?<value>.{1,200} !== .{1,200}|(?: {4})?[-+] .*)$/,
    },
    needs: ['message'],
    javascript: true,
  },
  {
    tool: 'exunit',
    programs: ['mix', 'elixir'],
    phase: 'test',
    problems: [/^ {2}\d+\) (?:test|doctest|property|feature) (?<test>.+) \((?<suite>[A-Z][\w.]*)\)$/],
    ends: /^ +stacktrace:$|^Finished in /,
    lines: {
      file: /^ {5}(?<file>\S+\.exs?):\d+$/,
      message: /^ {5}(?!\S+\.exs?:\d+$)(?:\*\* \((?<class>[\w.]+)\) )?(?<message>\S.*)$/,
      value: /^ {5}(?<value>(?:left|right|code): .*)$/,
    },
  },
  {
    tool: 'mix',
    programs: ['mix'],
    phase: 'compile',
    problems: [/^== Compilation error in file (?<file>.+) ==$/],
    lines: { message: /^\*\* \((?<class>[\w.]+)\) \S+?:\d+(?::\d+)?: (?<message>.*)$/ },
  },
  {
    tool: 'busted',
    programs: ['busted'],
    phase: 'test',
    problems: [/^(?:Failure|Error) (?:->|→) (?<file>\S.*?) @ \d+$/],
    lines: {
      test: /^(?<test>[^\s:]+ .*)$/,
      message: /^\S+\.lua:\d+: (?<message>.*)$/,
      value: /^(?<value>\([a-z]+\) .*)$/,
    },
    speech: 'assertion',
  },
  {
    tool: 'doctest',
    programs: ['doctest'],
    signature: /^File "[^"\n]{1,500}", line \d+, in [\w.]+\nFailed example:$/m,
    phase: 'test',
    problems: [/^File "(?<file>[^"]+)", line \d+, in (?<test>[\w.]+)$/],
    ends: /^\*{20,}$/,
    lines: {
      message: /^ {4}(?<class>[\w.]+(?:Error|Exception|Exit|Interrupt)): (?<message>.*)$/,
      value: /^ {4}(?<value>(?!Traceback )\S.*)$/,
    },
    words: ({ message = 'got and expected differ' }) => message,
  },
];
