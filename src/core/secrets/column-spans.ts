// Finds secrets under their name: in the column of a table, and under a heading.

import type { Key } from './find-keys.ts';
import { isPlaceholder } from './is-placeholder.ts';
import { mixesLetters } from './looks-random.ts';
import { withoutMarks } from './read-value.ts';
import type { Span } from './span.ts';

const MOST_ROWS = 50;
const LONGEST_ROW = 500;
const RULE = /^[\s|+:=~_\u2500-\u257f-]{3,}$/;
/** What parts the cells of a row; two blanks when it is nothing else. */
const CELLS: readonly RegExp[] = [/[^|│┃║]+/g, /[^\t]+/g, /[^,]+/g, /[^;]+/g, /\S+(?: \S+)*/g];
const NAME = /^[\p{L}\p{M}\w.()-]+(?: [\p{L}\p{M}\w.()-]+){0,4}$/u;
const NAMES = /^[\p{L}\p{M}\w .()|,;"'`\t\u2500-\u257f-]*$/u;

/** Empty unless the cell with `key` is in a table's first row, or alone above a rule, and names a secret. */
export function columnSpans(text: string, key: Key, names: (cell: string) => boolean): readonly Span[] {
  const start = text.lastIndexOf('\n', key.start - 1) + 1;
  if (key.start - start > LONGEST_ROW || !NAMES.test(text.slice(start, key.start))) return [];
  const header = rowAt(text, start);
  const former = start === 0 ? '' : rowAt(text, text.lastIndexOf('\n', start - 2) + 1);
  for (const pattern of CELLS) {
    const cells = cellsOf(header, pattern);
    const column = cells.findIndex(({ end }) => start + end >= key.end);
    const isFirst = cells.length === 1 || cellsOf(former, pattern).length !== cells.length;
    if (isFirst && cells.every(({ text: name }) => NAME.test(name)) && names(cells[column]?.text ?? ''))
      return below(text, start + header.length + 1, cells, column, pattern);
  }
  return [];
}

interface Cell extends Span {
  readonly text: string;
}

function below(
  text: string,
  from: number,
  header: readonly Cell[],
  column: number,
  pattern: RegExp,
): readonly Span[] {
  const rows = rowsFrom(text, from);
  const hasRule = RULE.test(rows[0]?.line ?? '');
  const isHeading = header.length === 1;
  if (isHeading && !hasRule) return [];
  return rows.slice(hasRule ? 1 : 0, isHeading ? 2 : MOST_ROWS).flatMap(({ at, line }) => {
    const cells = cellsOf(line, pattern);
    const cell = cells.length === header.length ? cells[column] : undefined;
    return cell !== undefined && isSecret(cell.text) ? [{ start: at + cell.start, end: at + cell.end }] : [];
  });
}

function rowsFrom(text: string, from: number): readonly { readonly at: number; readonly line: string }[] {
  const rows: { at: number; line: string }[] = [];
  for (let at = from; at < text.length && rows.length < MOST_ROWS; ) {
    const line = rowAt(text, at);
    if (line.trim() === '') break;
    rows.push({ at, line });
    at += line.length + 1;
  }
  return rows;
}

function rowAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end);
}

const MARKS = ' \t\r"\'`*┌┐└┘├┤╭╮╰╯╔╗╚╝─━═';

/** Without blanks, quotes and corners around them. */
function cellsOf(line: string, pattern: RegExp): readonly Cell[] {
  return [...line.slice(0, LONGEST_ROW).matchAll(pattern)].flatMap(({ 0: whole, index }) => {
    const text = withoutMarks(whole, MARKS);
    const start = index + whole.indexOf(text);
    return text === '' ? [] : [{ text, start, end: start + text.length }];
  });
}

function isSecret(text: string): boolean {
  return !/\s/.test(text) && !isPlaceholder(text) && mixesLetters(text);
}
