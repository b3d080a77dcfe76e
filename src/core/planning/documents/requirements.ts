// A project's requirements: their checkboxes and the table that traces them to phases.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { type Cell, rowsOfTables } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';

export interface Requirements {
  readonly document: MarkdownDocument;
  readonly items: readonly Requirement[];
  readonly traces: readonly Trace[];
}

interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly checked: boolean;
  /** Offset of the character between the brackets. */
  readonly mark: number;
}

export interface Trace {
  readonly id: string;
  readonly phase: string;
  readonly status: Cell;
}

const ITEM =
  /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;

/** Never throws. */
export function readRequirements(text: string): Requirements {
  const document = readMarkdown(text);
  const lines = textLines(withoutBlocks(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: traceRows(lines) };
}

function itemOf(line: TextLine): readonly Requirement[] {
  const [, mark, id, text] = line.text.length > 4000 ? [] : (ITEM.exec(line.text) ?? []);
  if (id === undefined) return [];
  return [
    { id, text: text?.trim() ?? '', checked: mark !== ' ', mark: line.start + line.text.indexOf('[') + 1 },
  ];
}

/** The rows of every table about requirements, with their status. */
export function traceRows(lines: readonly TextLine[]): readonly Trace[] {
  return rowsOfTables(lines, columnsOf, traceOf);
}

function columnsOf(cells: readonly Cell[]) {
  const at = (name: RegExp) => cells.findIndex(({ text }) => name.test(text));
  const [id, phase, status] = [REQUIREMENT, /^phase$/i, /^status$/i].map(at);
  return id === undefined || id === -1 || status === undefined || status === -1
    ? null
    : { id, phase: phase ?? -1, status };
}

const REQUIREMENT = /^(?:requirements?(?:\s*ids?)?|req\.?(?:[-\s]?ids?)?)$/i;

function traceOf(
  cells: readonly Cell[],
  columns: { readonly id: number; readonly phase: number; readonly status: number },
): Trace | null {
  const id = cells[columns.id]?.text.replaceAll(/[*`]/g, '');
  const status = cells[columns.status];
  if (id === undefined || id === '' || status === undefined) return null;
  return { id, phase: cells[columns.phase]?.text ?? '', status };
}
