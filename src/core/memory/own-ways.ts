// What the journal of a project says about its user's ways and about what went wrong: corrections, the checks of accepted
// work, and loops that ended without being done. Nothing is guessed: every line is something that was typed or happened.

import type { JournalEvent } from '../log/journal-event.ts';
import { countOf } from '../text/count-of.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';

/** `at`: ISO time. */
export interface TimedEvent {
  readonly at: string;
  readonly event: JournalEvent;
}

export interface OwnWays {
  /** What the user said to work in progress, the newest first. */
  readonly corrections: readonly { readonly at: string; readonly words: string }[];
  /** The commands that proved accepted work, the most frequent first. */
  readonly checks: readonly { readonly command: string; readonly times: number }[];
}

const MOST = 12;

/** @param events in order */
export function ownWaysIn(events: readonly TimedEvent[]): OwnWays {
  const corrections = events.flatMap(({ at, event }) =>
    event.event === 'command-typed' ? correctionIn(event).map((words) => ({ at, words })) : [],
  );
  const accepted = new Set(
    events.flatMap(({ event }) =>
      event.event === 'loop-ended' && event.cause === 'done' ? [event.loop] : [],
    ),
  );
  const times = new Map<string, number>();
  for (const { event } of events)
    if (event.event === 'loop-armed' && accepted.has(event.loop))
      for (const { command } of event.checks) times.set(command, (times.get(command) ?? 0) + 1);
  const checks = [...times].map(([command, count]) => ({ command, times: count }));
  return {
    corrections: corrections.toReversed().slice(0, MOST),
    checks: checks.sort((one, other) => other.times - one.times).slice(0, MOST),
  };
}

/** A hint to a loop, or why plans were taken as they are. */
function correctionIn({
  command,
  words,
}: {
  readonly command: string;
  readonly words: string;
}): readonly string[] {
  const said =
    command === 'resume'
      ? words.replaceAll(/(?:^|\s)--force(?=\s|$)/g, ' ').trim()
      : command === 'plan'
        ? (words.split(/(?:^|\s)--accept[\s=]/)[1] ?? '').trim()
        : '';
  return said === '' ? [] : [said];
}

/** Null when nothing is known. */
export function renderWays({ corrections, checks }: OwnWays): Prose | null {
  if (corrections.length + checks.length === 0) return null;
  const said = corrections.map(
    ({ at, words }) => prose`- ${quoteName(at.slice(0, 10))}: ${quoteLine(words, 200)}`,
  );
  const proved = checks.map(
    ({ command, times }) => prose`- ${quoteLine(command, 200)}, ${countOf(times, 'time')}`,
  );
  return joinProse(
    [
      prose`## How This User Works`,
      said.length === 0
        ? null
        : prose`Corrections to earlier work, as they were typed:\n\n${joinProse(said, '\n')}`,
      proved.length === 0 ? null : prose`Checks that proved accepted work:\n\n${joinProse(proved, '\n')}`,
    ],
    '\n\n',
  );
}

export interface Mishap {
  readonly at: string;
  readonly task: string;
  readonly reason: string;
}

/** The newest first. */
export function mishapsIn(events: readonly TimedEvent[]): readonly Mishap[] {
  const tasks = new Map<string, string>();
  const typed = new Map<string, string>();
  const mishaps: Mishap[] = [];
  for (const { at, event } of events) {
    if (event.event === 'command-typed' && event.command === 'loop') typed.set(event.session, event.words);
    else if (event.event === 'loop-armed') tasks.set(event.loop, typed.get(event.session) ?? '');
    else if (event.event === 'loop-ended' && !ACCEPTED.has(event.cause))
      mishaps.push({ at, task: tasks.get(event.loop) ?? '', reason: event.reason });
  }
  return mishaps.filter(({ task }) => task !== '').toReversed();
}

/** Loops that ended so did not go wrong. */
const ACCEPTED: ReadonlySet<string> = new Set(['done', 'user']);

/** Null when nothing went wrong. */
export function renderMishaps(
  mishaps: readonly Mishap[],
  problems: readonly { readonly title: string; readonly file: string; readonly solvedBy: string | null }[],
): Prose | null {
  if (mishaps.length + problems.length === 0) return null;
  const ended = mishaps.map(
    ({ at, task, reason }) =>
      prose`- ${quoteName(at.slice(0, 10))}, not done: ${quoteLine(task, 200)}; ${quoteLine(reason, 200)}`,
  );
  const known = problems.map(({ title, file, solvedBy }) => {
    const by = solvedBy === null ? prose`` : prose`, solved by ${quoteName(solvedBy)}`;
    return prose`- ${quoteLine(title, 120)}, ${quoteName(file)}${by}`;
  });
  return joinProse([prose`## What Went Wrong Here Before`, joinProse([...known, ...ended], '\n')], '\n\n');
}
