// Reads the Kotlin compiler, K1 and K2, as its command line prints it (`a.kt:1:2: error: …`) and as
// Gradle's plugin does (`e: file:///…/a.kt:1:2 …`). All four layouts give the same message.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const kotlin: ToolReader = {
  tool: 'kotlinc',
  rank: 'tool',
  programs: ['kotlinc', 'kotlin', 'kotlinc-jvm', 'kotlinc-js'],
  signature: /\.kts?:\d+:\d+: (?:error|warning): |^[ew]: /m,
  read,
};

/** K1's message in K2's form: small first letter, quoted names, no full stop at the end. */
export function kotlinMessage(message: string): string {
  const plain = message
    .replace(/^syntax error: /i, '')
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z])/, lower);
  return plain
    .replace(/^[eE]xpecting /, 'expecting ')
    .replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'")
    .replace(
      /^type mismatch: inferred type is (.+) but (.+) was expected$/,
      "type mismatch: expected '$2', actual '$1'",
    )
    .replace(/^(?:return|argument|initializer|assignment) type mismatch:/, 'type mismatch:')
    .replace(
      /^type mismatch: actual type is '(.+)', but '(.+)' was expected$/,
      "type mismatch: expected '$2', actual '$1'",
    );
}

const COMMAND_LINE = /^(?<file>[^:]{1,400}\.kts?):\d+:\d+: (?<severity>error|warning): (?<message>.*)$/;
const GRADLE = /^(?<severity>[ew]): (?<file>[^:]{1,400}\.kts?):(?:\d+:\d+:?| \(\d+, \d+\):) (?<message>.*)$/;
const GLOBAL = /^(?<severity>e): (?<message>.+)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = (COMMAND_LINE.exec(text) ?? GRADLE.exec(text) ?? GLOBAL.exec(text))?.groups;
    if (groups === undefined) return [];
    return findingOf(line, kotlinMessage(groups.message ?? ''), {
      phase: 'compile',
      severity: (groups.severity ?? '').startsWith('w') ? 'warning' : 'error',
      file: groups.file ?? null,
    });
  });
}

function lower(letter: string): string {
  return letter.toLowerCase();
}
