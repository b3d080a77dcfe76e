// What MSW decided, asked and did in a project, as one view for people: from its journal, grouped by subject.

import type { JournalEvent } from '../log/journal-event.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';
import { type FoldedLine, foldPolls, unfolded } from './fold-polls.ts';
import { clockOfDay, describe, type TimelineLine } from './timeline.ts';

export const LOG_KINDS = ['decision', 'call', 'question', 'outcome'] as const;

type LogKind = (typeof LOG_KINDS)[number];

export interface LogEntry {
  /** ISO. */
  readonly time: string;
  readonly kind: LogKind;
  /** `loop 20261125-...`, `job 20261125-...`; empty for the project itself. */
  readonly about: string;
  /** What happened, in words. */
  readonly text: string;
  readonly event: string;
  /** Only for a call that was made again and again: how often, and until when (ISO). */
  readonly times?: number;
  readonly until?: string;
}

/** One for each line; one of a newer MSW shows only its event's name. */
export function logEntries(lines: readonly TimelineLine[]): readonly LogEntry[] {
  return entriesOf(lines.map(unfolded));
}

/** The same, with polls as one entry. */
export function foldedEntries(lines: readonly TimelineLine[]): readonly LogEntry[] {
  return entriesOf(foldPolls(lines));
}

function entriesOf(folded: readonly FoldedLine[]): readonly LogEntry[] {
  const jobs = new Set(folded.flatMap(({ event }) => (event !== null && isOfJob(event) ? event.loop : [])));
  return folded.map((one) => {
    const { line, event, times, until } = one;
    return {
      time: line.time,
      kind: event === null ? 'outcome' : KINDS[event.event],
      about: event === null ? '' : aboutOf(event, jobs),
      text: plainLine(describeFolded(one), 300),
      event: plainLine(line.event, 80),
      ...(times > 1 && { times, until }),
    };
  });
}

function describeFolded({ line, event, times, progress }: FoldedLine): string {
  if (event === null) return line.event;
  if (event.event !== 'called' || times === 1) return describe(event);
  const words = `${event.words} ${countOf(times, 'time')}${progress === null ? '' : `, ${progress}`}`;
  return describe({ ...event, words: words.trimStart() });
}

/** Has no default, so that a new event does not compile until its kind is listed here. */
const KINDS: Readonly<Record<JournalEvent['event'], LogKind>> = {
  'route-chosen': 'decision',
  'chain-ended': 'outcome',
  'command-typed': 'decision',
  called: 'call',
  'loop-armed': 'decision',
  'iteration-finished': 'outcome',
  'loop-paused': 'outcome',
  'loop-resumed': 'decision',
  'loop-parked': 'outcome',
  'loop-ended': 'outcome',
  'loop-undone': 'decision',
  'session-ended': 'outcome',
  'hint-given': 'decision',
  'api-failure': 'outcome',
  'foreign-loops-set-aside': 'outcome',
  'execution-armed': 'decision',
  'checkpoint-reached': 'question',
  'plan-halted': 'outcome',
  'plan-done': 'outcome',
  'tree-merged': 'outcome',
  'tree-kept': 'outcome',
  'branch-switched': 'decision',
  'plan-resolved': 'decision',
  'untrusted-commands': 'question',
  'commands-trusted': 'decision',
  'research-started': 'decision',
  'research-stopped': 'outcome',
  'research-done': 'outcome',
  'notebook-asked': 'question',
  'guidance-asked': 'question',
  'fix-learned': 'outcome',
  'guidance-adopted': 'decision',
  'guidance-offered': 'decision',
  'guidance-answered': 'outcome',
  'guidance-refused': 'outcome',
  'guidance-forgotten': 'decision',
  'guidance-judged': 'outcome',
  'job-queued': 'decision',
  'job-started': 'decision',
  'job-waiting': 'question',
  'job-ended': 'outcome',
};

type JobEvent = Extract<JournalEvent, { event: `job-${string}` }>;

function isOfJob(event: JournalEvent): event is JobEvent {
  return event.event.startsWith('job-');
}

/** @param jobs their ids: the results of a job's plans are listed under the job's id */
function aboutOf(event: JournalEvent, jobs: ReadonlySet<string>): string {
  if ('loop' in event && event.loop !== undefined)
    return `${jobs.has(event.loop) ? 'job' : 'loop'} ${plainLine(event.loop, 64)}`;
  if ('research' in event) return `research ${plainLine(event.research, 64)}`;
  return '';
}

export interface ShownLog {
  readonly project: string;
  /** ISO. */
  readonly since: string;
  readonly entries: readonly LogEntry[];
}

/** A heading for each day, and for the subject of the lines below it. */
export function renderLog({ project, since, entries }: ShownLog): Shown {
  const head = `Log of ${plainLine(project, 200)} since ${clockOfDay(since)} (times are UTC)`;
  const lines = entries.flatMap(({ time, kind, about, text }, at) => {
    const before = entries[at - 1];
    const [day = '', hour = ''] = clockOfDay(time).split(' ');
    const isNewDay = day !== clockOfDay(before?.time ?? '').split(' ')[0];
    const isOther = isNewDay || about !== before?.about;
    return [
      ...(isNewDay ? ['', day] : []),
      ...(isOther && about !== '' ? [`  ${about}`] : []),
      `  ${about === '' ? '' : '  '}${hour}  ${kind.padEnd(8)}  ${text}`,
    ];
  });
  return forPeople([head, ...(lines.length === 0 ? ['', 'Nothing was decided, asked or done.'] : lines)]);
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** `24h`, `7d` in milliseconds; null for any other text. */
export function readTimeSpan(text: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text.trim()) ?? [];
  const length = UNITS[unit];
  return length === undefined ? null : Number(count) * length;
}
