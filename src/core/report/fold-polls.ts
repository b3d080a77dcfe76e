// Calls that only look, and are made again and again while something runs, as one entry of the decision log.

import { type JournalEvent, readJournalEvent } from '../log/journal-event.ts';
import type { TimelineLine } from './timeline.ts';

/** A line of the journal: for a poll, with how often it came without anything but other polls in between. */
export interface FoldedLine {
  readonly line: TimelineLine;
  /** Of the last one; null for one that only another version knows. */
  readonly event: JournalEvent | null;
  readonly times: number;
  /** Of the last one; ISO. */
  readonly until: string;
  /** What the first and the last one told of progress: `40 % to 80 %`; null for nothing. */
  readonly progress: string | null;
}

export function foldPolls(lines: readonly TimelineLine[]): readonly FoldedLine[] {
  const folded: FoldedLine[] = [];
  /** Where each poll of the present run stands. */
  let run = new Map<string, number>();
  for (const one of lines.map(unfolded)) {
    const key = pollOf(one.event);
    if (key === null) run = new Map();
    const at = run.get(key ?? '') ?? folded.length;
    const before = folded[at];
    folded[at] = before === undefined ? one : again(before, one);
    if (key !== null) run.set(key, at);
  }
  return folded;
}

export function unfolded(line: TimelineLine): FoldedLine {
  const event = readJournalEvent(line);
  return { line, event, times: 1, until: line.time, progress: percentIn(event) };
}

/** What tells two polls apart; null for all else, and for one that was refused. */
function pollOf(event: JournalEvent | null): string | null {
  if (event?.event !== 'called') return null;
  const { by, operation, words, outcome } = event;
  const isPoll = POLLED.has(operation.split(' ').at(-1) ?? '') && outcome === 'done';
  return isPoll ? JSON.stringify([by, operation, words]) : null;
}

/** The last word of operations that agents and scripts call while they wait. */
const POLLED = new Set(['status', 'list', 'logs', 'quota']);

/** Shows the last answer, at the time of the first. */
function again(before: FoldedLine, { line, event }: FoldedLine): FoldedLine {
  const last = percentIn(event);
  const [first] = before.progress?.split(' to ') ?? [];
  const progress = first === undefined || last === null || first === last ? last : `${first} to ${last}`;
  return {
    line: before.line,
    event,
    times: before.times + 1,
    until: line.time,
    progress: progress ?? before.progress,
  };
}

function percentIn(event: JournalEvent | null): string | null {
  const told = event?.event === 'called' ? event.told : null;
  return /\d{1,3} %/.exec(told ?? '')?.[0] ?? null;
}
