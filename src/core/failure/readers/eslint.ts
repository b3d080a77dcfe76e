// Reads ESLint's stylish, unix, compact and json reports, and its errors about its own configuration.

import { errorHead } from './node.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const eslint: ToolReader = {
  tool: 'eslint',
  rank: 'tool',
  programs: ['eslint', 'eslint_d', 'xo', 'standard'],
  signature:
    /^✖ \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
  read,
};

const PATH = /^(?<file>[^\s\d].*\.\w{1,6})$/;
const STYLISH =
  /^ +\d+:\d+ +(?:✓ +)?(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
const UNIX =
  /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
const COMPACT =
  /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
const JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
const JSON_MESSAGE =
  /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;

type Groups = Record<string, string | undefined>;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found: Finding[] = [];
  let file: string | null = null;
  lines.forEach((text, line) => {
    file = (PATH.exec(text) ?? JSON_FILE.exec(text))?.groups?.file ?? file;
    const groups = groupsOf(text);
    if (groups !== null) found.push(finding(line, groups, groups.file ?? file));
  });
  return found.length > 0 ? found : ownTrouble(lines);
}

function groupsOf(text: string): Groups | null {
  if (text.startsWith(' ')) return STYLISH.exec(text)?.groups ?? null;
  if (text.endsWith(']')) {
    const unix = UNIX.exec(text)?.groups;
    if (unix !== undefined) return unix;
  }
  const json = text.includes('"ruleId":') ? JSON_MESSAGE.exec(text)?.groups : undefined;
  if (json !== undefined) return { ...json, message: unescaped(json.message ?? '') };
  return text.includes(' - ') ? (COMPACT.exec(text)?.groups ?? null) : null;
}

function finding(line: number, groups: Groups, file: string | null): Finding {
  return findingOf(line, (groups.message ?? '').replace(/\.$/, ''), {
    severity: /^(?:warning|1)$/i.test(groups.severity ?? '') ? 'warning' : 'error',
    phase: 'lint',
    code: groups.code ?? null,
    file,
  });
}

function unescaped(text: string): string {
  return text.replace(/\\(["\\/])/g, '$1').replace(/\\[nrt]/g, ' ');
}

function ownTrouble(lines: readonly string[]): readonly Finding[] {
  const start = lines.findIndex((text) => text.startsWith('Oops! Something went wrong!'));
  if (start < 0) return [];
  let line = start + 1;
  while (line < lines.length && /^(?:ESLint: [\d.]+)?$/.test(lines[line] ?? '')) line += 1;
  const message = lines[line] ?? lines[start] ?? '';
  const missing = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message,
  );
  const head = errorHead(message);
  const code = missing ? 'usage' : (head?.code ?? null);
  const parts = { phase: 'lint', code, class: head?.class ?? null, speech: 'runtime' } as const;
  return [findingOf(line, head?.message ?? message, parts)];
}
