// Where the work stands, for whoever takes it up: when it was last done, where it stopped, and whether it is
// paused.

import { frontmatterBlock } from '../../text/markdown/frontmatter-block.ts';
import { splice } from '../../text/markdown/splice.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { readState } from '../documents/state.ts';
import { setField, setSessionField } from './state-field.ts';

export interface SessionNote {
  readonly stoppedAt: string;
  /** From the project's root. Absent: the one that stands there stays. */
  readonly resumeFile?: string | undefined;
  /** ISO time. */
  readonly now: string;
}

export function noteSession(text: string, { stoppedAt, resumeFile, now }: SessionNote): string {
  const timed = setSessionField(text, ['Last session', 'Last Date'], now);
  const stopped = setSessionField(timed, ['Stopped at'], stoppedAt);
  return resumeFile === undefined ? stopped : setSessionField(stopped, ['Resume file'], resumeFile);
}

/** `date` is `2026-01-31`. A file without such a line stays without. */
export function noteActivity(text: string, date: string, what: string): string {
  const described = readState(text).field('Last Activity Description') !== null;
  if (!described) return setField(text, ['Last activity'], `${date} — ${what}`);
  return setField(setField(text, ['Last activity'], date), ['Last Activity Description'], what);
}

/** As long as the line stands there, GSD and MSW call the project paused. */
export function notePause(text: string, now: string): string {
  return setSessionField(text, ['Paused At'], now);
}

/** Takes the line out again, and its copy in the frontmatter: any other value would still mean a pause. */
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
