// Finds the quoted parts of a document: fenced code, code spans and HTML comments. No tag, heading or command counts
// there. A single pass, linear in the length of the text.

import { type TextLine, textLines } from './text-lines.ts';

export interface QuotedRange {
  readonly kind: 'fence' | 'code' | 'comment';
  readonly start: number;
  readonly end: number;
  /** False when it is never closed and so runs to the end of the text. */
  readonly closed: boolean;
}

// A fence may stand in a list item, and at any depth inside the tags of a plan.
const FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
const OPENING = /`+|<!--/g;

/**
 * Sorted, without overlaps. An unclosed fence or comment extends to the end, as in Markdown. A document shown in a
 * fence often contains fences itself, which Markdown does not support: they count as nested if each of them is closed.
 * @param elements names of elements that no fence leaves: it ends where one closes that was not opened in it
 */
export function quotedRanges(
  text: string,
  from = 0,
  elements: readonly string[] = [],
): readonly QuotedRange[] {
  const tags = elements.length === 0 ? null : new RegExp(`<(/?)(${elements.join('|')})(?=[\\s>])`, 'g');
  const nested = rangesOf(text, from, { isNested: true, tags });
  const last = nested.at(-1);
  const isOpen = last?.kind === 'fence' && !last.closed;
  return isOpen ? rangesOf(text, from, { isNested: false, tags }) : nested;
}

interface Reading {
  readonly isNested: boolean;
  readonly tags: RegExp | null;
}

function rangesOf(text: string, from: number, reading: Reading): readonly QuotedRange[] {
  const ranges: QuotedRange[] = [];
  let state: State = { resume: from, fence: null };
  for (const line of textLines(text, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state =
      state.fence === null
        ? outsideFence(text, line, state.resume, ranges)
        : insideFence(line, state.fence, ranges, reading);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: 'fence', start: fence.start, end: text.length, closed: false });
  return ranges;
}

interface State {
  /** Text before it is not read again: a comment may end in the middle of a line. */
  readonly resume: number;
  readonly fence: Fence | null;
}

interface Fence {
  readonly mark: string;
  readonly start: number;
  /** The number of open fences inside it. */
  readonly inner: number;
  /** How many elements of a name are open inside it. */
  readonly open: Map<string, number>;
}

function outsideFence(text: string, line: TextLine, resume: number, ranges: QuotedRange[]): State {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null)
    return { resume: line.next, fence: { mark, start: line.start, inner: 0, open: new Map() } };
  return { resume: inlineRanges(text, line, Math.max(resume, line.start), ranges), fence: null };
}

function insideFence(
  line: TextLine,
  fence: Fence,
  ranges: QuotedRange[],
  { isNested, tags }: Reading,
): State {
  const outer = tags === null ? -1 : outerEnd(line.text, fence, tags);
  if (outer !== -1) {
    const end = line.start + outer;
    ranges.push({ kind: 'fence', start: fence.start, end, closed: true });
    return { resume: end, fence: null };
  }
  if (isNested && opensInside(line.text, fence.mark))
    return { resume: line.next, fence: { ...fence, inner: fence.inner + 1 } };
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  if (fence.inner > 0) return { resume: line.next, fence: { ...fence, inner: fence.inner - 1 } };
  ranges.push({ kind: 'fence', start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}

/** Where a line begins, but for marks, with the end of an element that was not opened in the fence; -1 elsewhere. */
function outerEnd(line: string, { open }: Fence, tags: RegExp): number {
  const begin = line.search(/[^ \t`~]/);
  for (const { index, 1: slash, 2: name = '' } of line.matchAll(tags)) {
    const count = open.get(name) ?? 0;
    if (slash === '/' && count === 0 && index === begin) return index;
    open.set(name, slash === '/' ? Math.max(0, count - 1) : count + 1);
  }
  return -1;
}

/** Whether an offset is inside one of the ranges, which must be sorted. */
export function insideRanges(ranges: readonly QuotedRange[], offset: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== undefined && range.start <= offset;
}

/** The same text with its quoted parts blanked out; offsets and line ends stay. */
export function withoutQuotations(text: string, ranges: readonly QuotedRange[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, ' '));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** The same, but keeps code spans: they are words of a sentence, which a value may contain. */
export function withoutBlocks(text: string, ranges: readonly QuotedRange[]): string {
  return withoutQuotations(
    text,
    ranges.filter(({ kind }) => kind !== 'code'),
  );
}

function fenceMark(line: string): string | null {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === undefined || (mark.startsWith('`') && info?.includes('`'))) return null;
  return mark;
}

/** A fence with a language, which a closing fence never has. */
function opensInside(line: string, mark: string): boolean {
  return fenceMark(line)?.startsWith(mark) === true && /[^`~\s]/.test(line);
}

function closes(line: string, mark: string): boolean {
  const text = line.trim();
  return text.length >= mark.length && text.startsWith(mark) && /^(?:`+|~+)$/.test(text);
}

/** Finds code spans within the line, and comments, which may extend beyond it; returns where to continue. */
function inlineRanges(text: string, line: TextLine, from: number, ranges: QuotedRange[]): number {
  const spans = lastRuns(line, from);
  // Searches only this line: searching from each line to the end of the text would be quadratic.
  OPENING.lastIndex = from - line.start;
  for (let found = OPENING.exec(line.text); found !== null; found = OPENING.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === '<!--' ? comment(text, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING.lastIndex = range.end - line.start;
  }
  return line.next;
}

/** The last run of each number of backticks on a line: tells at once whether an opening run has no end. */
function lastRuns(line: TextLine, from: number): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}

function codeSpan(
  line: TextLine,
  mark: string,
  start: number,
  last: ReadonlyMap<number, number>,
): QuotedRange | null {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: 'code', start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}

function comment(text: string, start: number): QuotedRange {
  const end = text.indexOf('-->', start + 4);
  if (end === -1) return { kind: 'comment', start, end: text.length, closed: false };
  return { kind: 'comment', start, end: end + 3, closed: true };
}
