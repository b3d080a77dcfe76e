// Reads Biome's own report: a line with place and category, then the message after its sign.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const biome: ToolReader = {
  tool: 'biome',
  rank: 'tool',
  programs: ['biome'],
  signature:
    /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$|^::\w+ title=(?:lint|assist|parse|format)\b/m,
  read,
};

const HEADER =
  /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
const GITHUB =
  /^::(?<severity>\w+) title=(?<code>(?:lint|assist)\/[\w/]+|parse|format),file=(?<file>[^,]+),.*?::(?<message>.*)$/;
const MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const github = GITHUB.exec(text)?.groups;
    if (github !== undefined) return finding(line, github, github.message ?? '', github.severity === 'error');
    const groups = / (?:parse|format|[a-z]+\/[\w/]+|[a-zA-Z]+)(?: +[A-Z][A-Z ]*)?$/.test(text)
      ? HEADER.exec(text)?.groups
      : undefined;
    if (groups === undefined) return [];
    const words = messageAfter(lines, line + 1);
    if (words === null || /^[iℹ]$/.test(words.sign)) return [];
    return finding(line, groups, words.message, /^[×✖]$/.test(words.sign));
  });
}

function finding(
  line: number,
  { code, file }: Record<string, string | undefined>,
  message: string,
  isError: boolean,
): Finding {
  return findingOf(line, message, {
    severity: isError ? 'error' : 'warning',
    phase: 'lint',
    code: code?.replace(/^lint\//, '') ?? null,
    file: file ?? null,
  });
}

function messageAfter(lines: readonly string[], from: number): { sign: string; message: string } | null {
  for (let i = from; i < Math.min(lines.length, from + 4); i += 1) {
    const groups = MESSAGE.exec(lines[i] ?? '')?.groups;
    if (groups !== undefined) return { sign: groups.sign ?? '', message: groups.message ?? '' };
  }
  return null;
}
