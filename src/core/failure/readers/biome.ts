// Reads Biome's own report: a line with place and category, then the message behind its sign.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const biome: ToolReader = {
  tool: 'biome',
  rank: 'tool',
  programs: ['biome'],
  signature:
    /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$/m,
  read,
};

const HEADER =
  /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
const MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = / (?:parse|format|[a-z]+\/[\w/]+|[a-zA-Z]+)(?: +[A-Z][A-Z ]*)?$/.test(text)
      ? HEADER.exec(text)?.groups
      : undefined;
    if (groups === undefined) return [];
    const words = messageAfter(lines, line + 1);
    if (words === null || /^[iℹ]$/.test(words.sign)) return [];
    return findingOf(line, words.message, {
      severity: /^[×✖]$/.test(words.sign) ? 'error' : 'warning',
      phase: 'lint',
      code: groups.code?.replace(/^lint\//, '') ?? null,
      file: groups.file ?? null,
    });
  });
}

function messageAfter(lines: readonly string[], from: number): { sign: string; message: string } | null {
  for (let i = from; i < Math.min(lines.length, from + 4); i += 1) {
    const groups = MESSAGE.exec(lines[i] ?? '')?.groups;
    if (groups !== undefined) return { sign: groups.sign ?? '', message: groups.message ?? '' };
  }
  return null;
}
