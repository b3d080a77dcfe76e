// Reads PHPStan's table, and its raw report.

import { declared } from '../declared/declaration.ts';

export const phpstan = declared({
  tool: 'phpstan',
  programs: ['phpstan', 'larastan'],
  signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
  phase: 'lint',
  heading: /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/,
  problems: [
    /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/,
    /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/,
  ],
  needs: ['file'],
  ends: /^$|^ ?-{4,} -{4,}$/,
  lines: { code: /^ {5,}🪪 +(?<code>[\w.]+)$/u },
  words: ({ message = '' }, below) => [message, ...restOf(below)].join(' '),
});

/** Advice and links follow below the message. */
function restOf(below: readonly string[]): readonly string[] {
  const end = below.findIndex((text) => !/^ {5,}(?!🪪|💡|✏️|See: )\S/u.test(text));
  return (end < 0 ? below : below.slice(0, end)).map((text) => text.trim());
}
