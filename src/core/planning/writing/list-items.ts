// The lists that people keep in planning documents, read loosely: any mark for an item, and any of the usual words for
// an item that is no longer open, or for a list that is empty.

import type { TextLine } from '../../text/markdown/text-lines.ts';
import { oneLine } from './document-text.ts';

export interface ListItem {
  /** Its text with that of its continuation lines, without the mark. */
  readonly said: string;
  readonly start: number;
  /** Offset after its last line. */
  readonly end: number;
  /** Struck out, ticked or called resolved, by itself or by the line above its list. */
  readonly isSettled: boolean;
  /** The line above its list where that one settles it, else null. */
  readonly settledBy: TextLine | null;
}

/** The items of these lines; those of an inner list belong to the item around it. */
export function listItems(text: string, lines: readonly TextLine[]): readonly ListItem[] {
  const base = indentOf(lines.find(({ text: line }) => markOf(line) !== null)?.text ?? '');
  const isItem = ({ text: line }: TextLine) => markOf(line) !== null && indentOf(line) <= base;
  const isMore = ({ start, end }: TextLine) => {
    const raw = text.slice(start, end);
    return raw.trim() !== '' && indentOf(raw) > base;
  };
  const itemAt = (line: TextLine, index: number): Omit<ListItem, 'isSettled' | 'settledBy'> => {
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => isItem(one) || !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    const said = text.slice(line.start, last.end).slice(markOf(line.text)?.length ?? 0);
    return { said, start: line.start, end: last.next };
  };
  let above: TextLine | null = null;
  return lines.flatMap((line, index): readonly ListItem[] => {
    if (isItem(line)) {
      const item = itemAt(line, index);
      return [{ ...item, isSettled: above !== null || saysSettled(item.said), settledBy: above }];
    }
    if (line.text.trim() !== '' && !isMore(line)) above = saysClosed(line.text) ? line : null;
    return [];
  });
}

/** The offset after an item's indented continuation lines; `at` is the index of its own. */
export function endOfItem(lines: readonly TextLine[], at: number): number {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}

/** What is still open, one line each. */
export function stillOpen(items: readonly ListItem[]): readonly string[] {
  return items.filter((one) => !one.isSettled).map(({ said }) => oneLine(said));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The mark of a list item with the spaces around it. */
function markOf(line: string): string | null {
  return /^[ \t]{0,8}(?:[-*+]|\d{1,4}[.)])[ \t]+(?=\S)/.exec(line)?.[0] ?? null;
}

/** "None yet", "No active blockers.", "Resolved in v2:". */
function saysClosed(line: string): boolean {
  const said = bare(line);
  return saysNone(said) || SETTLED.test(said);
}

/** Whether the text says that there is nothing: "None — fixed in 02-03", but not "None of the mirrors answer". */
export function saysNone(text: string): boolean {
  const said = bare(text);
  return NONE.test(said) || NO_ITEMS.test(said);
}

const NONE =
  /^(?:none|nothing|n\/a)(?:$| *[^\w\s'’]| +(?:yet|active|currently|now|right now|at|for|in|known|open|identified|remaining|left|so far|since|pending)\b)/i;
const NO_ITEMS =
  /^no (?:active |open |known |current |new |pending )?(?:blockers|concerns|decisions|todos|items|issues)(?: (?:or|and) \w+)?(?:$| *[^\w\s'’]| +(?:yet|at|for|in|currently|now|so far)\b)/i;

const SETTLED =
  /^(?:~~|✓|✅|✔|☑|\[x\]|\[?(?:resolved|fixed|closed|done|completed?)(?:$| *[^\w\s'’]| +(?:in|on|by|with|via|during|since|as of|\d)))/iu;
const ENDING = /\bresolved\W*$/i;
const HEDGE =
  /\b(?:not|never|until|once|when|before|after|if|unless|must|should|to be|being|get|partly|partially)\b/i;

/** Whether an item, or the status of a note, says that it is over: "Fixed in 02-03", "the bank — resolved". */
export function saysSettled(item: string): boolean {
  if (saysClosed(item)) return true;
  const said = oneLine(item);
  const clauses = said.split(/ [([]|[:;.] | [—–→-]+ /).map((one) => bare(one));
  if (clauses.some((one) => SETTLED.test(one))) return true;
  const last = clauses.findLast((one) => one !== '') ?? '';
  return ENDING.test(last) && !HEDGE.test(said);
}

/** Without the marks for bold, italics and brackets at its start. */
function bare(text: string): string {
  const said = text.trim().replace(/^(?:#+ )?[\s*_(>]*/, '');
  return /^[✅✓✔☑] *none\b/iu.test(said) ? said.slice(1).trim() : said;
}
