// The events of a loop, one line each, as text for people. The journal is a file of the project and may contain
// anything: none of it reaches the terminal unchanged, and an incomplete line shows only its event's name.

import { type JournalEvent, type JournalEventOf, readJournalEvent } from '../log/journal-event.ts';
import { CAUSES } from '../loop/ending-causes.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';

export interface TimelineLine {
  /** ISO time. */
  readonly time: string;
  readonly event: string;
  readonly [key: string]: unknown;
}

export function renderTimeline(loop: string, lines: readonly TimelineLine[]): Shown {
  const shown = lines.map((line) => `  ${clockOfDay(line.time)}  ${plainLine(describeLine(line), 300)}`);
  return forPeople([`Loop ${plainLine(loop, 64)} (times are UTC)`, ...shown]);
}

/** `2026-01-31 12:00:00`, independent of this machine's clock and time zone. */
export function clockOfDay(time: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? '?'.padEnd(19) : `${parts[1]} ${parts[2]}`;
}

function describeLine(line: TimelineLine): string {
  const event = readJournalEvent(line);
  return event === null ? line.event : describe(event);
}

/** Has no default, so that a new event does not compile until its text is written here. */
export function describe(event: JournalEvent): string {
  switch (event.event) {
    case 'route-chosen':
      return joined(`way chosen: ${event.path}`, [event.task, event.reason, event.command]);
    case 'chain-ended':
      return joined('chain ended', [countOf(event.steps, 'step'), event.reason]);
    case 'command-typed':
      return describeTyped(event);
    case 'called':
      return describeCalled(event);
    case 'loop-armed':
      return joined('armed', [
        event.checks.map(({ name, command }) => `${name} (${command})`).join(', '),
        `at most ${countOf(event.maxIterations, 'iteration')}`,
      ]);
    case 'iteration-finished':
      return describeIteration(event);
    case 'loop-paused':
      return describePaused(event);
    case 'loop-resumed':
      return `resumed: after ${Math.round(event.rested / 60_000)} min`;
    case 'loop-parked':
      return 'parked: its session was gone';
    case 'loop-ended':
      return joined('ended', [
        causeInWords(event.cause),
        event.verdict === undefined ? event.reason : `${event.verdict}: ${event.why ?? event.reason}`,
        `iteration ${event.iteration}`,
      ]);
    case 'loop-undone':
      return `undone by the user: ${countOf(event.files, 'file')} as they were at ${event.target}`;
    case 'session-ended':
      return `its session ended in iteration ${event.iteration}`;
    case 'hint-given':
      return 'hint from the user';
    case 'api-failure':
      return joined('the API failed', [event.error]);
    case 'foreign-loops-set-aside':
      return `${countOf(event.count, 'foreign loop record')} set aside: ${event.file}`;
    case 'execution-armed':
      return joined('execution armed', describeExecution(event));
    case 'checkpoint-reached':
      return joined(`plan ${event.plan} stopped at a checkpoint`, [
        event.type,
        event.task === null ? null : `task ${event.task}`,
      ]);
    case 'plan-halted':
      return joined(`plan ${event.plan} halted`, [event.reason]);
    case 'plan-done':
      return joined(`plan ${event.plan} done`, describeCompletion(event));
    case 'tree-merged':
      return `plan ${event.plan} merged from its worktree: ${event.branch}`;
    case 'tree-kept':
      return joined(`plan ${event.plan} not merged, ${event.branch} is kept`, [event.reason]);
    case 'branch-switched':
      return `phase ${event.phase} works on ${event.branch}${event.created ? `, made from ${event.from}` : ''}`;
    case 'plan-resolved':
      return `plan ${event.plan} resolved by the user: ${event.what}`;
    case 'untrusted-commands':
      return `commands of ${event.plan} not run, since they are not trusted: ${event.commands.join('; ')}`;
    case 'commands-trusted':
      return `commands trusted: ${event.commands.join('; ')}`;
    case 'job-queued':
      return `job queued: ${event.what}`;
    case 'job-started':
      return 'somebody works on the job';
    case 'job-waiting':
      return joined('the job waits for a person', [event.reason]);
    case 'job-ended':
      return joined(`job ${event.status}`, [event.outcome]);
    case 'research-started':
      return `research ${event.research} started: ${event.topic}`;
    case 'research-stopped':
      return joined(`research ${event.research} stopped`, [event.trouble]);
    case 'research-done':
      return joined(`research ${event.research} done`, [event.report]);
    case 'notebook-asked':
      return joined(`account ${event.profile ?? '?'}`, [
        event.outcome,
        `${countOf(event.cost, 'question')} spent`,
      ]);
    case 'guidance-asked':
      return joined('notebook asked', [event.question]);
    case 'fix-learned':
      return 'what made the failure go away is kept as a fix';
    case 'guidance-adopted':
      return 'an answer of another project fits';
    case 'guidance-offered':
      return event.rung === undefined ? 'guidance offered' : `guidance offered (${event.rung})`;
    case 'guidance-answered':
      return 'the notebook answered';
    case 'guidance-refused':
      return joined('no answer from the notebook', [event.reason, event.text]);
    case 'guidance-forgotten':
      return describeForgotten(event);
    case 'guidance-judged':
      return `guidance judged: ${event.outcome}`;
  }
}

function describeTyped({ command, words, told }: JournalEventOf<'command-typed'>): string {
  return joined(`you typed /msw:${command} ${words}`.trimEnd(), [told ?? 'Claude works on it']);
}

function describeCalled({ by, operation, words, outcome, told }: JournalEventOf<'called'>): string {
  return joined(`${by} called ${operation} ${words}`.trimEnd(), [outcome === 'done' ? null : outcome, told]);
}

/** A pause by the user needs no cause: its reason says so. */
function describePaused({ cause, reason }: JournalEventOf<'loop-paused'>): string {
  return joined('paused', [cause === 'user' ? null : causeInWords(cause), reason]);
}

/** The words of the report. */
function causeInWords(cause = ''): string {
  const known = Object.entries(CAUSES).find(([name]) => name === cause);
  return known === undefined ? cause : String(known[1].name);
}

function describeIteration(event: JournalEventOf<'iteration-finished'>): string {
  const { iteration, counted, checks, change, guidance, strategy, breaker } = event;
  return joined(`iteration ${iteration}${counted ? '' : ' (not counted)'}`, [
    checks
      .map(({ name, outcome, durationMs }) => `${name} ${outcome} in ${(durationMs / 1000).toFixed(1)} s`)
      .join(', '),
    event.headline,
    change,
    guidance === null ? null : `guidance: ${guidance}`,
    `asked for: ${strategy}`,
    breaker === 'closed' ? null : `breaker ${breaker}`,
  ]);
}

function describeForgotten({ guidance, back }: JournalEventOf<'guidance-forgotten'>): string {
  return `guidance ${guidance} ${back ? 'brought back' : 'forgotten'} by the user`;
}

function describeExecution({ execution }: JournalEventOf<'execution-armed'>) {
  const { phase, wave, gapsOnly } = execution;
  return [`phase ${phase}`, wave === null ? null : `wave ${wave}`, gapsOnly ? 'gaps only' : null];
}

function describeCompletion({ iterations, commit, verdict, reason }: JournalEventOf<'plan-done'>) {
  return [
    verdict === undefined ? null : joined(verdict === 'proven' ? 'proven' : 'not proven', [reason]),
    iterations === null ? null : countOf(iterations, 'iteration'),
    joined(commit.status, [commit.hash?.slice(0, 8) ?? commit.reason]),
  ];
}

function joined(what: string, parts: readonly (string | null | undefined)[]): string {
  const shown = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return shown.length === 0 ? what : `${what}: ${shown.join('; ')}`;
}
