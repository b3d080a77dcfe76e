// Reads text that looks like YAML but is not valid, line by line: GSD itself has written `a: "Fixed "b": c"`, and
// people write `a: @b` and `a: b: c`. Indentation and `- ` give the structure; the rest of a line is text.

import { type TextLine, textLines } from './text-lines.ts';
import { mapOf, type Value } from './value.ts';

interface Row {
  readonly indent: number;
  readonly text: string;
}

interface Cursor {
  readonly rows: readonly Row[];
  at: number;
}

const DEEPEST = 40;
const KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;

/** Never throws. The last of duplicate keys wins; lines that fit nowhere are skipped. */
export function readLines(source: string): Value {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}

/** The text of a scalar: without its quotes, and with sensible escapes resolved. */
function unquoted(raw: string): string {
  const text = raw.trim();
  const quote = text[0];
  if (text.length < 2 || (quote !== '"' && quote !== "'") || !text.endsWith(quote))
    return withoutComment(text);
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, '$1');
}

function rowOf(line: TextLine): readonly Row[] {
  const text = line.text.trim();
  if (text === '' || text.startsWith('#')) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text }];
}

function block(cursor: Cursor, indent: number, depth: number): Value {
  const first = cursor.rows[cursor.at];
  if (first === undefined || first.indent < indent || depth > DEEPEST) return '';
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}

function map(cursor: Cursor, indent: number, depth: number): Value {
  const entries: [string, Value][] = [];
  for (let row = cursor.rows[cursor.at]; row !== undefined && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== undefined)
      entries.push([key, valueAfter(cursor, indent, rest, depth)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}

/** Handles `- x` at the indentation of its key, after that key already had a value. */
function continueList(entries: [string, Value][], row: Row): void {
  const last = entries.at(-1);
  if (last !== undefined && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}

function valueAfter(cursor: Cursor, indent: number, rest: string | undefined, depth: number): Value {
  const text = rest?.trim() ?? '';
  if (text !== '' && !text.startsWith('#')) return inline(text);
  const next = cursor.rows[cursor.at];
  if (next === undefined) return '';
  if (next.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth + 1) : '';
}

function list(cursor: Cursor, indent: number, depth: number): Value {
  const items: Value[] = [];
  for (let row = cursor.rows[cursor.at]; row !== undefined && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth));
    row = cursor.rows[cursor.at];
  }
  return items;
}

function item(cursor: Cursor, row: Row, depth: number): Value {
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : (KEY.exec(text) ?? []);
  if (key === undefined) return inline(text);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === undefined || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...(typeof others === 'string' ? [] : Object.entries(others))]);
}

function inline(raw: string): Value {
  const text = raw.trim();
  if (!text.startsWith('[') || !text.endsWith(']')) return unquoted(text);
  const parts = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== '');
}

function isItem(row: Row): boolean {
  return row.text === '-' || row.text.startsWith('- ');
}

function withoutComment(text: string): string {
  const at = text.search(/\s#/);
  return at === -1 ? text : text.slice(0, at).trimEnd();
}
