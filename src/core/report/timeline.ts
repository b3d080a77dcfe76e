// What happened in a loop, a line per event, as a person reads it. The journal is a file of the project and
// may hold anything: what is missing is left out, and nothing in it reaches the terminal as it is.

import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Prose } from '../text/prose.ts';

export interface TimelineEvent {
  /** ISO time. */
  readonly time: string;
  readonly event: string;
  readonly [key: string]: unknown;
}

export function renderTimeline(loop: string, events: readonly TimelineEvent[]): Prose {
  const lines = events.map((event) => `  ${clock(event.time)}  ${plainLine(describe(event), 300)}`);
  return forPeople([`Loop ${plainLine(loop, 64)} (times are UTC)`, ...lines]);
}

function clock(time: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? '?'.padEnd(19) : `${parts[1]} ${parts[2]}`;
}

function describe(event: TimelineEvent): string {
  return words[event.event]?.(event) ?? event.event;
}

const words: Readonly<Record<string, (event: TimelineEvent) => string>> = Object.assign(Object.create(null), {
  'loop-armed': (event: TimelineEvent) =>
    joined('armed', [
      namesOf(event.checks, 'command'),
      about(event, 'maxIterations', (n) => `at most ${n} iterations`),
    ]),
  'iteration-finished': describeIteration,
  'loop-paused': (event: TimelineEvent) =>
    joined('paused', [textOf(event, 'cause'), textOf(event, 'reason')]),
  'loop-resumed': (event: TimelineEvent) =>
    joined('resumed', [about(event, 'rested', (n) => `after ${minutes(Number(n))}`)]),
  'loop-parked': () => 'parked: its session was gone',
  'hint-given': () => 'hint from the user',
  'api-failure': (event: TimelineEvent) => joined('the API failed', [textOf(event, 'error')]),
  'loop-ended': (event: TimelineEvent) =>
    joined('ended', [
      textOf(event, 'cause'),
      textOf(event, 'reason'),
      about(event, 'iteration', (n) => `iteration ${n}`),
    ]),
  'guidance-asked': (event: TimelineEvent) => joined('notebook asked', [textOf(event, 'question')]),
  'notebook-asked': (event: TimelineEvent) =>
    joined(`account ${textOf(event, 'profile') ?? '?'}`, [
      textOf(event, 'outcome'),
      about(event, 'cost', spent),
    ]),
  'guidance-adopted': () => 'an answer of another project fits',
  'guidance-answered': () => 'the notebook answered',
  'guidance-refused': (event: TimelineEvent) =>
    joined('no answer from the notebook', [textOf(event, 'reason'), textOf(event, 'text')]),
  'guidance-offered': () => 'guidance offered',
  'guidance-judged': (event: TimelineEvent) => joined('guidance judged', [textOf(event, 'outcome')]),
});

function spent(cost: string): string {
  return cost === '1' ? '1 question spent' : `${cost} questions spent`;
}

function describeIteration(event: TimelineEvent): string {
  const strategy = textOf(event, 'strategy');
  const breaker = textOf(event, 'breaker');
  const counted = event.counted === false ? ' (not counted)' : '';
  return joined(`iteration ${textOf(event, 'iteration') ?? '?'}${counted}`, [
    outcomes(event.checks),
    textOf(event, 'change'),
    about(event, 'guidance', (origin) => `guidance: ${origin}`),
    strategy === null ? null : `asked for: ${strategy}`,
    breaker === null || breaker === 'closed' ? null : `breaker ${breaker}`,
  ]);
}

function outcomes(checks: unknown): string | null {
  const said = objects(checks).map((check) => {
    const seconds = about(check, 'durationMs', (ms) => `${(Number(ms) / 1000).toFixed(1)} s`);
    return `${textOf(check, 'name') ?? '?'} ${textOf(check, 'outcome') ?? '?'}${seconds === null ? '' : ` in ${seconds}`}`;
  });
  return said.length === 0 ? null : said.join(', ');
}

function namesOf(checks: unknown, more: string): string | null {
  const named = objects(checks).map(
    (check) => `${textOf(check, 'name') ?? '?'} (${textOf(check, more) ?? '?'})`,
  );
  return named.length === 0 ? null : named.join(', ');
}

function objects(value: unknown): readonly object[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** A text or a number as text; null for anything else. */
function textOf(holder: object, key: string): string | null {
  const value: unknown = Reflect.get(holder, key);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function about(holder: object, key: string, say: (text: string) => string): string | null {
  const text = textOf(holder, key);
  return text === null ? null : say(text);
}

function joined(what: string, parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? what : `${what}: ${said.join('; ')}`;
}

function minutes(milliseconds: number): string {
  return `${Math.round(milliseconds / 60_000)} min`;
}
