// Reads CMake's errors from configuring and generating; the output of a build is left to the readers of the
// compiler and of make.

import type { CleanOutput, Finding, ToolReader } from './reader.ts';

export const cmake: ToolReader = {
  tool: 'cmake',
  rank: 'tool',
  programs: ['cmake', 'cmake3', 'ccmake'],
  signature: /^CMake (?:Error|Deprecation Error)\b/m,
  read,
};

const HEAD =
  /^CMake (?:Error|Deprecation Error)(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<command>[\w:.]+)\))?)?: ?(?<message>.*)$/;
const LONGEST = 40;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = HEAD.exec(text)?.groups;
    if (groups === undefined || /^Run 'cmake --help'/.test(groups.message ?? '')) return [];
    const file = groups.file ?? null;
    return {
      line,
      severity: 'error',
      phase: 'compile',
      code: groups.command ?? (/^Unknown argument /.test(groups.message ?? '') ? 'usage' : null),
      class: null,
      message: groups.message || paragraph(lines, line + 1),
      speech: 'diagnostic',
      file,
      testId: null,
      frame: file,
    } satisfies Finding;
  });
}

/** The first paragraph below the head, with the next one when it ends with a colon. */
function paragraph(lines: readonly string[], from: number): string {
  const words: string[] = [];
  for (let line = from; line < lines.length && line < from + LONGEST; line += 1) {
    const text = lines[line] ?? '';
    if (/^\S/.test(text)) break;
    if (text !== '') words.push(text.trim());
    else if (words.length > 0 && !words.at(-1)?.endsWith(':')) break;
  }
  return words.join(' ') || 'failed without a message';
}
