// The session part of a STATE file, from which work continues: the last session, where it stopped, and whether it is
// paused.

import { frontmatterBlock } from '../../text/markdown/frontmatter-block.ts';
import { splice } from '../../text/markdown/splice.ts';
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

/** GSD and MSW treat the project as paused while this line exists; it goes below where the work stopped. */
export function notePause(text: string, now: string): string {
  const set = setSessionField(text, ['Paused At'], now);
  if (readState(set).field('Paused At') !== null) return set;
  const { field, document } = readState(text);
  const place = field('Stopped at');
  const line = textLines(text).find(
    ({ start, end }) => place !== null && start <= place.start && place.start <= end,
  );
  if (line !== undefined) return insertLines(text, line.next, [spelled(line, now)], document.quoted);
  const section = sessionSection(text);
  if (section === null) return appendSection(text, '## Session Continuity', [`Paused At: ${now}`]);
  const last = section.lines.findLast((one) => one.text.trim() !== '');
  return insertLines(text, last?.next ?? section.start, [`Paused At: ${now}`], section.quoted);
}

/** In the same style as that line. */
function spelled({ text }: TextLine, now: string): string {
  if (text.trimStart().startsWith('|')) return `| Paused At | ${now} |`;
  return text.startsWith('**') ? `**Paused At:** ${now}` : `Paused At: ${now}`;
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

/** Like `setField`, but also fills a label without a value in the session's section. */
function setSessionField(text: string, labels: readonly string[], value: string): string {
  const field = readState(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = sessionSection(text);
  const empty = section === null ? null : emptyLabel(section, labels);
  if (section === null || empty === null) return text;
  const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? '' : ' ';
  return splice(text, [{ start: empty, end: empty, text: gap + oneLine(value) }]);
}

function sessionSection(text: string): Section | null {
  return findSection(text, /^session$/i) ?? findSection(text, /^session continuity$/i);
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

/** The offset after a label without a value. */
function emptyLabel({ lines }: Section, labels: readonly string[]): number | null {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, 'i');
    const line = lines.find(({ text }) => pattern.test(text));
    if (line !== undefined) return line.end;
  }
  return null;
}

/** GSD treats an escaped bar as the end of the cell. */
function barless(value: string): string {
  return oneLine(value).replaceAll(/(?<!\\)\\*\|/g, '/');
}
