// The session part of a STATE file, from which work continues: the last session, where it stopped, and whether it is
// paused.

import { frontmatterBlock } from '../../text/markdown/frontmatter-block.ts';
import { splice } from '../../text/markdown/splice.ts';
import { rowCells } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { readState, type StateField } from '../documents/state.ts';
import { oneLine } from './document-text.ts';
import { appendSection, findSection, insertLines, type Section } from './section.ts';

export interface SessionNote {
  readonly stoppedAt: string;
  /** Relative to the project's root. Absent: the current value stays. */
  readonly resumeFile?: string | undefined;
  /** ISO time. */
  readonly now: string;
}

export function noteSession(text: string, { stoppedAt, resumeFile, now }: SessionNote): string {
  const timed = setSessionField(text, ['Last session', 'Last Date'], now);
  const stopped = setSessionField(timed, ['Stopped at'], stoppedAt);
  return resumeFile === undefined ? stopped : setSessionField(stopped, ['Resume file'], resumeFile);
}

/** `date` is `2026-01-31`. Never adds the line. */
export function noteActivity(text: string, date: string, what: string): string {
  const described = readState(text).field('Last Activity Description') !== null;
  if (!described) return setField(text, ['Last activity'], `${date} — ${what}`);
  return setField(setField(text, ['Last activity'], date), ['Last Activity Description'], what);
}

/** GSD and MSW treat the project as paused while this line exists. */
export function notePause(text: string, now: string): string {
  return setSessionField(text, ['Paused At'], now);
}

/** Removes the line and its copy in the frontmatter: any other value would still mean a pause. */
export function noteResume(text: string): string {
  const field = readState(text).field('Paused At');
  const block = frontmatterBlock(text);
  const mirrors =
    block.status === 'found'
      ? textLines(text, block.inner.start, block.inner.end).filter(({ text: line }) =>
          /^paused_at\s*:/.test(line),
        )
      : [];
  const own =
    field === null
      ? []
      : textLines(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return splice(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: '' })),
  );
}

/** Sets the first of these labels that has a value; the text is unchanged when none has. */
function setField(text: string, labels: readonly string[], value: string): string {
  const field = readState(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}

/**
 * Like `setField`, but also fills a label without a value; without the label, adds a line to the session section, which
 * is created if missing.
 */
function setSessionField(text: string, labels: readonly [string, ...string[]], value: string): string {
  const field = readState(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = findSection(text, /^session$/i) ?? findSection(text, /^session continuity$/i);
  if (section === null) return newSession(text, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? '' : ' ';
    return splice(text, [{ start: empty, end: empty, text: gap + oneLine(value) }]);
  }
  return insertField(text, section, labels[0], value);
}

function replaced(text: string, field: StateField, value: string): string {
  const lineStart =
    Math.max(text.lastIndexOf('\n', field.start - 1), text.lastIndexOf('\r', field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith('|');
  const written = inTable ? barless(value) : oneLine(value);
  return field.value === written || written === ''
    ? text
    : splice(text, [{ start: field.start, end: field.end, text: written }]);
}

/** If such lines exist outside a session section, goes next to them: a new section would hide them. */
function newSession(text: string, label: string, value: string): string {
  const state = readState(text);
  const like = state.field('Stopped at', 'Paused At', 'Last session', 'Last Date', 'Resume file');
  if (like !== null) {
    const line = textLines(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== undefined)
      return insertLines(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold
    ? appendSection(text, '## Session', [`**${label}:** ${oneLine(value)}`])
    : appendSection(text, '## Session Continuity', [`${label}: ${oneLine(value)}`]);
}

/** In the same style as that line. */
function spelled({ text }: TextLine, label: string, value: string): string {
  if (text.trimStart().startsWith('|')) return `| ${label} | ${barless(value)} |`;
  return text.startsWith('**') ? `**${label}:** ${oneLine(value)}` : `${label}: ${oneLine(value)}`;
}

/** The offset after a label without a value. */
function emptyLabel({ lines }: Section, labels: readonly string[]): number | null {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, 'i');
    const line = lines.find(({ text }) => pattern.test(text));
    if (line !== undefined) return line.end;
  }
  return null;
}

/** Below the last label of the section, in its style. */
function insertField(text: string, section: Section, label: string, value: string): string {
  const labelled = section.lines.filter(
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || rowCells(line)?.length === 2,
  );
  const last = labelled.at(-1);
  if (last === undefined)
    return insertLines(text, section.start, ['', `${label}: ${oneLine(value)}`], section.quoted);
  return insertLines(text, last.next, [spelled(last, label, value)], section.quoted);
}

/** GSD treats an escaped bar as the end of the cell. */
function barless(value: string): string {
  return oneLine(value).replaceAll(/(?<!\\)\\*\|/g, '/');
}
