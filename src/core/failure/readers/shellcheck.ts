// Reads ShellCheck: its layout for terminals (`In build.sh line 3:` and marks below the code) and the one
// that imitates gcc.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const shellcheck: ToolReader = {
  tool: 'shellcheck',
  rank: 'tool',
  programs: ['shellcheck'],
  signature: /\bSC\d{4} \((?:error|warning|info|style)\): |\[SC\d{4}\]$/m,
  read,
};

const FILE = /^In (?<file>.{1,400}) line \d+:$/;
const MARKED = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
const LIKE_GCC =
  /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  let file: string | null = null;
  const found: Finding[] = [];
  for (const [line, text] of lines.entries()) {
    file = FILE.exec(text)?.groups?.file ?? file;
    const groups = (MARKED.exec(text) ?? LIKE_GCC.exec(text))?.groups;
    if (groups === undefined) continue;
    found.push(
      findingOf(line, groups.message ?? '', {
        phase: 'lint',
        code: groups.code ?? null,
        file: groups.file ?? file,
      }),
    );
  }
  return found;
}
