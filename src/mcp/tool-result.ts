// The result of a tool call, in the form of the protocol, and the one limit of everything that a result contains.

import { clipText } from '../core/text/clip-text.ts';
import { clipProse } from '../core/text/fence.ts';
import { joinProse, type Marked, type Prose } from '../core/text/prose.ts';
import { typedLine } from '../core/text/typed.ts';

/** A type, not an interface, as the protocol's result types are open. */
export type ToolResult = {
  readonly content: [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
};

/**
 * The most bytes that a text or a structured value takes as JSON. Claude Code shows its model only the first 2 KB of a
 * result that is longer than 50,000 characters.
 */
export const MOST_BYTES = 40_000;

/** The most of the fields: the text needs the rest. */
const MOST_FIELD_BYTES = MOST_BYTES / 4;
/** How many rows of a list are tried, and how many characters of a text. */
const ROWS = [20, 5, 1, 0];
const LONGEST_FIELD = 500;

type Fields = Readonly<Record<string, Marked>>;

/** @param named the text that stands among the fields, and its name there */
export function fieldsResult(
  whole: Prose,
  fields: Fields,
  named: readonly [name: string, text: Prose],
): ToolResult {
  const [name, text] = named;
  const small = bounded(fields);
  const room = MOST_BYTES - bytesOf({ ...small, [name]: '' });
  return { ...textResult(whole), structuredContent: { ...small, [name]: clipped(text, room) } };
}

export function textResult(text: Prose): ToolResult {
  return { content: [{ type: 'text', text: clipped(text, MOST_BYTES) }] };
}

/** An error for the model to read: what is wrong and what to do. */
export function wrong(reason: string): ToolResult {
  return { ...textResult(messageOf(reason)), isError: true };
}

/** A refusal or a notice: sentences of MSW's own, whatever they name, each on its line. */
export function messageOf(reason: string): Prose {
  return joinProse(
    reason.split('\n').map((line) => typedLine(line, Infinity)),
    '\n',
  );
}

function clipped(text: Prose, most: number): Prose {
  return clipProse(text, most, bytesIn);
}

/** Its bytes in JSON, without the quotes around it. */
function bytesIn(text: string): number {
  return bytesOf(text) - 2;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function bounded(fields: Fields): Record<string, unknown> {
  const tries = ROWS.map((rows) => withRows(fields, rows));
  return tries.find((one) => bytesOf(one) <= MOST_FIELD_BYTES) ?? tries.at(-1) ?? {};
}

function withRows(fields: Fields, rows: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(value, rows)]));
}

function cut(value: Marked, rows: number): unknown {
  if (typeof value === 'string') return clipText(value, LONGEST_FIELD);
  if (isList(value)) return value.slice(0, rows).map((one) => cut(one, rows));
  return typeof value === 'object' && value !== null ? withRows(value, rows) : value;
}

function isList(value: Marked): value is readonly Marked[] {
  return Array.isArray(value);
}
