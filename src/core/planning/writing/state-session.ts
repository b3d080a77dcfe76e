// The session part of a STATE file, from which work continues: the last session, and where it stopped.

import { splice } from '../../text/markdown/splice.ts';
import { readState } from '../documents/state.ts';
import { oneLine } from './document-text.ts';
import { appendSection, findSection, insertBlock, type Section } from './section.ts';

export interface SessionNote {
  readonly stoppedAt: string;
  /** Relative to the project's root. Absent: the current value stays. */
  readonly resumeFile?: string | undefined;
  /** ISO time. */
  readonly now: string;
}

export function noteSession(text: string, { stoppedAt, resumeFile, now }: SessionNote): string {
  const timed = setField(text, ['Last session', 'Last Date'], now);
  const stopped = setField(timed, ['Stopped at'], stoppedAt);
  return resumeFile === undefined ? stopped : setField(stopped, ['Resume file'], resumeFile);
}

/** Like gsd-core, makes the lines where the file has none: a note that a person types is not lost. */
export function keepSession(text: string, note: SessionNote): string {
  const noted = noteSession(text, note);
  if (readState(noted).field('Stopped at') !== null) return noted;
  const lines = [
    `**Last session:** ${note.now}`,
    `**Stopped at:** ${oneLine(note.stoppedAt)}`,
    `**Resume file:** ${oneLine(note.resumeFile ?? 'None')}`,
  ];
  const section = sessionSection(noted);
  return section === null
    ? appendSection(noted, '## Session', lines)
    : insertBlock(noted, section.end, lines);
}

/** `date` is `2026-01-31`. Never adds the line. */
export function noteActivity(text: string, date: string, what: string): string {
  const described = readState(text).field('Last Activity Description') !== null;
  if (!described) return setField(text, ['Last activity'], `${date} — ${what}`);
  return setField(setField(text, ['Last activity'], date), ['Last Activity Description'], what);
}

/** Sets several values; labels without one stay as they are. */
export function setFields(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((body, [label, value]) => setField(body, [label], value), text);
}

/**
 * Sets the first of these labels that has a value, else one without in the section of the session; the text is
 * unchanged when there is none.
 */
function setField(text: string, labels: readonly string[], value: string): string {
  const field = readState(text).field(...labels);
  const said = oneLine(value);
  if (field === null) {
    const empty = emptyLabel(sessionSection(text), labels);
    const gap = /[ \t]$/.test(text.slice(0, empty)) ? '' : ' ';
    return empty === undefined ? text : splice(text, [{ start: empty, end: empty, text: gap + said }]);
  }
  const { start, end } = field;
  const isCell = /^\s*\|/.test(
    text
      .slice(0, start)
      .split(/[\r\n]/)
      .at(-1) ?? '',
  );
  // GSD treats an escaped bar as the end of the cell.
  const written = isCell ? said.replaceAll(/(?<!\\)\\*\|/g, '/') : said;
  return written === '' ? text : splice(text, [{ start, end, text: written }]);
}

/** The offset after a label without a value. */
function emptyLabel(section: Section | null, labels: readonly string[]): number | undefined {
  const patterns = labels.map((label) => new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, 'i'));
  return section?.lines.find(({ text }) => patterns.some((one) => one.test(text)))?.end;
}

function sessionSection(text: string): Section | null {
  return findSection(text, /^session$/i) ?? findSection(text, /^session continuity$/i);
}
