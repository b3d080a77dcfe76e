// Reads CMake's errors from configuring and generating; the output of a build is left to the readers of the
// compiler and of make.

import { declared } from '../declared/declaration.ts';

export const cmake = declared({
  tool: 'cmake',
  programs: ['cmake', 'cmake3', 'ccmake'],
  signature: /^CMake (?:Error|Deprecation Error)\b/m,
  phase: 'compile',
  problems: [
    /^CMake Error: (?<message>Unknown argument .*)$/,
    /^CMake (?:Deprecation )?Error(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<code>[\w:.]+)\))?)?:(?! Run 'cmake) ?(?<message>.*)$/,
  ],
  ends: /^\S/,
  parts: ({ message = '' }) => (message.startsWith('Unknown argument ') ? { code: 'usage' } : {}),
  words: ({ message = '' }, below) => message || paragraph(below),
});

/** The first paragraph, with the next one when it ends with a colon. */
function paragraph(below: readonly string[]): string {
  const [first = '', second = ''] = below.join('\n').trim().split(/\n\n+/);
  return first.endsWith(':') ? `${first} ${second}` : first || 'failed without a message';
}
