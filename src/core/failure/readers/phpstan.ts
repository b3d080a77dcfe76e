// Reads PHPStan: its table, whose first line names the file and whose long messages wrap onto further lines, and its
// `raw` layout with one line per error. The identifier, if shown, is the code.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const phpstan: ToolReader = {
  tool: 'phpstan',
  rank: 'tool',
  programs: ['phpstan', 'larastan'],
  signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
  read,
};

const RULE = /^ ?-{4,} -{4,}$/;
const FILE = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
const ROW = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
const MORE = /^ {5,}(?<message>\S.*)$/;
const RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
/** Advice and links below a message; the identifier follows a sign of its own. */
const MARKED = /^(?:🪪 +(?<code>[\w.]+)|💡.*|✏️.*|See: .*)$/u;

interface Row {
  readonly line: number;
  readonly file: string | null;
  message: string;
  code: string | null;
  told: boolean;
}

function read({ lines }: CleanOutput): readonly Finding[] {
  const rows = tableRows(lines);
  if (rows.length > 0) return rows.map(({ line, file, message, code }) => finding(line, file, message, code));
  return lines.flatMap((text, line) => {
    const groups = RAW.exec(text)?.groups;
    return groups === undefined
      ? []
      : finding(line, groups.file ?? null, groups.message ?? '', groups.code ?? null);
  });
}

function tableRows(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  let file: string | null = null;
  let row: Row | null = null;
  for (const [line, text] of lines.entries()) {
    const named = FILE.exec(text)?.groups?.file;
    file = named ?? file;
    const message = ROW.exec(text)?.groups?.message;
    if (message !== undefined && file !== null) {
      row = { line, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text)) {
      extend(row, MORE.exec(text)?.groups?.message);
    }
    if (named !== undefined || text === '') row = null;
  }
  return rows;
}

function extend(row: Row, more: string | undefined): void {
  if (more === undefined) return;
  const marked = MARKED.exec(more);
  if (marked !== null) {
    row.code ??= marked.groups?.code ?? null;
    row.told = true;
  } else if (!row.told) row.message += ` ${more}`;
}

function finding(line: number, file: string | null, message: string, code: string | null): Finding {
  return findingOf(line, message, { phase: 'lint', file, code });
}
