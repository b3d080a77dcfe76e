// What one session shows: turns that ended on work which the next run of the tests refuted, and failures that came again.
// It compares runs with the edits between them; what Claude said is only quoted.

import { type Run, readRun, type Surroundings } from './read-run.ts';
import type { Step, Use } from './step.ts';

export interface SessionFindings {
  /** When they began, in milliseconds since 1970. */
  readonly turns: readonly number[];
  /** Runs of tests. */
  readonly runs: readonly Finding[];
  /** Those that failed. */
  readonly red: readonly Finding[];
  /** The next run of the same tests, with nothing changed since, was red. */
  readonly refuted: readonly Finding[];
  /** The same, but it was green. */
  readonly held: readonly Finding[];
  /** No such run followed. */
  readonly unchecked: readonly Finding[];
  /** Turns that ended right after a red run. */
  readonly leftRed: readonly Finding[];
  /** Red runs of the same tests with nothing done since the red run before. */
  readonly idle: readonly Finding[];
  /** Red runs with a class of failure that an earlier run had, after a change. */
  readonly repeated: readonly Finding[];
  /** Tokens by message. */
  readonly tokens: ReadonlyMap<string, number>;
}

export interface Finding {
  /** Of the line of the transcript. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What Claude said, or the failure. */
  readonly says: string;
  /** The messages that it took. */
  readonly messages: readonly string[];
}

type Moment = { readonly at: number; readonly message: number } & (
  | { readonly kind: 'prompt' | 'edit' | 'act' }
  | { readonly kind: 'end'; readonly id: string; readonly says: string }
  | { readonly kind: 'run'; readonly id: string; readonly run: Run }
);

/** Takes the steps of a session in order. Keeps no output of a command. */
export function auditSession(where: Surroundings): {
  readonly take: (step: Step) => void;
  readonly end: () => SessionFindings;
} {
  const moments: Moment[] = [];
  const tokens = new Map<string, number>();
  const calls = new Map<string, Use>();
  let last: Extract<Step, { kind: 'text' }> | null = null;
  const add = (moment: Distributed): void => void moments.push({ ...moment, message: tokens.size });
  const endTurn = (): void => {
    if (last !== null) add({ kind: 'end', id: last.id, at: last.at, says: firstLine(last.text) });
    last = null;
  };
  const finish = ({ id, at, call, result }: Extract<Step, { kind: 'result' }>): void => {
    const use = calls.get(call);
    calls.delete(call);
    if (use?.kind === 'runs') add({ kind: 'run', id, at, run: readRun(use.command, result, where) });
    else if (use?.kind === 'edits' && result.exitCode === 0) add({ kind: 'edit', at });
    else if (use?.kind === 'acts') add({ kind: 'act', at });
  };
  return {
    take: (step) => {
      if (step.kind === 'tokens') tokens.set(step.message, step.tokens);
      else if (step.kind === 'prompt') {
        endTurn();
        add({ kind: 'prompt', at: step.at });
      } else if (step.kind === 'text') last = step;
      else last = null;
      if (step.kind === 'call') calls.set(step.call, step.use);
      if (step.kind === 'result') finish(step);
    },
    end: () => {
      endTurn();
      return { ...judge(moments, [...tokens.keys()]), tokens };
    },
  };
}

type Distributed = Moment extends infer One ? (One extends Moment ? Omit<One, 'message'> : never) : never;

type Lists = { -readonly [Name in Exclude<keyof SessionFindings, 'turns' | 'tokens'>]: Finding[] };

interface Claim {
  readonly finding: Finding;
  /** The command whose next run decides; null where none ran yet. */
  readonly key: string | null;
}

function judge(moments: readonly Moment[], messages: readonly string[]): Omit<SessionFindings, 'tokens'> {
  const tests = new Set(
    moments.flatMap((one) => (one.kind === 'run' && one.run.hasTests ? one.run.key : [])),
  );
  const lists: Lists = {
    ...{ runs: [], red: [], refuted: [], held: [], unchecked: [], leftRed: [], idle: [], repeated: [] },
  };
  const seen = newWatch();
  for (const moment of moments) {
    const found = (says: string, from: number): Finding => ({
      ...{ id: 'id' in moment ? moment.id : '', at: moment.at, says },
      messages: messages.slice(from, moment.message),
    });
    if (moment.kind === 'run' && tests.has(moment.run.key)) onRun(seen, lists, moment, found);
    else if (moment.kind === 'end') onEnd(seen, lists, moment.says, found(moment.says, seen.turnFrom));
    else onChange(seen, lists, moment);
  }
  if (seen.claim !== null) lists.unchecked.push(seen.claim.finding);
  return { turns: moments.filter(({ kind }) => kind === 'prompt').map(({ at }) => at), ...lists };
}

/** What is known at one moment. */
interface Watch {
  /** The last run of tests, with what happened since; a new turn counts as something. */
  last: { readonly key: string; readonly state: Run['state'] } | null;
  since: 'nothing' | 'act' | 'edit';
  /** Whether the last run belongs to this turn. */
  ranInTurn: boolean;
  claim: Claim | null;
  /** The red runs by command without anything since, with where they ended in the messages. */
  readonly stillRed: Map<string, number>;
  /** Where each class of failure was met last, and how often something had been done until then. */
  readonly classes: Map<string, { readonly message: number; readonly changes: number }>;
  changes: number;
  turnFrom: number;
}

function newWatch(): Watch {
  return {
    ...{ last: null, since: 'nothing', ranInTurn: false, claim: null, changes: 0, turnFrom: 0 },
    ...{ stillRed: new Map(), classes: new Map() },
  };
}

type Found = (says: string, from: number) => Finding;

function onRun(
  seen: Watch,
  lists: Lists,
  { run, message }: Extract<Moment, { kind: 'run' }>,
  found: Found,
): void {
  const { key, state, failure } = run;
  lists.runs.push(found(key, message));
  const { claim } = seen;
  if (claim !== null && state !== 'unknown' && (claim.key ?? key) === key) {
    lists[state === 'red' ? 'refuted' : 'held'].push(claim.finding);
    seen.claim = null;
  }
  if (failure === null) seen.stillRed.delete(key);
  else onFailure(seen, lists, { key, message, failure }, found);
  seen.last = { key, state };
  seen.since = 'nothing';
  seen.ranInTurn = true;
}

interface FailedRun extends Pick<Run, 'key'> {
  readonly message: number;
  readonly failure: NonNullable<Run['failure']>;
}

function onFailure(seen: Watch, lists: Lists, { key, message, failure }: FailedRun, found: Found): void {
  const before = seen.stillRed.get(key);
  const known = seen.classes.get(failure.class);
  const one = found(failure.headline, before ?? known?.message ?? message);
  lists.red.push(one);
  if (before !== undefined) lists.idle.push(one);
  else if (known !== undefined && known.changes < seen.changes) lists.repeated.push(one);
  seen.stillRed.set(key, message);
  seen.classes.set(failure.class, { message, changes: seen.changes });
}

function onEnd(seen: Watch, lists: Lists, says: string, finding: Finding): void {
  const { last, since } = seen;
  if (says === '') return;
  if (since === 'edit' || (since === 'act' && last?.state === 'red')) {
    seen.claim = { finding, key: last?.key ?? null };
    seen.since = 'nothing';
  } else if (since === 'nothing' && last?.state === 'red' && seen.ranInTurn) lists.leftRed.push(finding);
}

function onChange(seen: Watch, lists: Lists, { kind, message }: Moment): void {
  seen.stillRed.clear();
  seen.changes += 1;
  if (kind === 'prompt') {
    seen.turnFrom = message;
    seen.ranInTurn = false;
    return;
  }
  if (seen.claim !== null) lists.unchecked.push(seen.claim.finding);
  seen.claim = null;
  if (kind === 'edit') seen.since = 'edit';
  else if (seen.since === 'nothing') seen.since = 'act';
}

/** Empty for a text without words. */
function firstLine(text: string): string {
  const line = text.split('\n').find((one) => /\p{L}/u.test(one)) ?? '';
  return line.trim().slice(0, LONGEST_LINE);
}

const LONGEST_LINE = 1000;
