// Reads the Kotlin compiler, K1 and K2, as its command line prints it and as Gradle's plugin does. All four layouts
// give the same message.

import { declared } from '../declared/declaration.ts';

export const kotlin = declared({
  tool: 'kotlinc',
  programs: ['kotlinc', 'kotlin', 'kotlinc-jvm', 'kotlinc-js'],
  phase: 'compile',
  problems: [
    /^(?<file>[^:]{1,400}\.kts?):\d+:\d+: (?<severity>error|warning): (?<message>.*)$/,
    /^(?<severity>[ew]): (?<file>[^:]{1,400}\.kts?):(?:\d+:\d+:?| \(\d+, \d+\):) (?<message>.*)$/,
    /^(?<severity>e): (?<message>.+)$/,
  ],
  words: ({ message = '' }) => kotlinMessage(message),
});

/** K1's message in K2's form: small first letter, quoted names, no full stop at the end. */
export function kotlinMessage(message: string): string {
  const plain = message
    .replace(/^syntax error: /i, '')
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
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
