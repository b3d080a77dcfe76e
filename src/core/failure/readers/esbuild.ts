// Reads esbuild: a marked message with its place below.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const esbuild: ToolReader = {
  tool: 'esbuild',
  rank: 'tool',
  programs: ['esbuild', 'tsup'],
  signature: /^(?:✘|X) \[(?:ERROR|WARNING)\] /m,
  read,
};

const MARKED = /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
const PLACE = /^ {4}(?<file>\S.*?):\d+:\d+:$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = MARKED.exec(text)?.groups;
    if (groups === undefined) return [];
    return findingOf(line, groups.message ?? '', {
      severity: groups.severity === 'WARNING' ? 'warning' : 'error',
      phase: 'compile',
      code: groups.code ?? null,
      file: placeAfter(lines, line + 1),
    });
  });
}

function placeAfter(lines: readonly string[], from: number): string | null {
  for (let i = from; i < Math.min(lines.length, from + 3); i += 1) {
    const file = PLACE.exec(lines[i] ?? '')?.groups?.file;
    if (file !== undefined) return file;
  }
  return null;
}
