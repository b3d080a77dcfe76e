// Works out from the messages of a client what it does now and what it has used.

import type { Activity } from './activity.ts';

export type WorkEvent =
  | {
      readonly kind: 'message';
      /** Of the model's message; a message of several parts comes in several events. */
      readonly id: string;
      readonly tokensIn: number;
      readonly tokensOut: number;
      readonly tools: readonly StartedTool[];
    }
  /** Ids of the tools that ended. */
  | { readonly kind: 'tool-results'; readonly ids: readonly string[] }
  | {
      readonly kind: 'retry';
      readonly attempt: number;
      readonly of: number;
      /** Null without an answer. */
      readonly status: number | null;
      readonly error: string;
    }
  /** The end of a turn, with the use of the whole conversation. */
  | { readonly kind: 'result'; readonly tokens: number; readonly costUsd: number };

export interface StartedTool {
  readonly id: string;
  readonly name: string;
  readonly target: string | null;
}

export interface Work {
  readonly activity: Activity;
  /** The tools that run, the one that began last at the end. */
  readonly running: readonly (StartedTool & { readonly since: number })[];
  /** The use of each message, by its id. */
  readonly used: ReadonlyMap<string, { readonly tokensIn: number; readonly tokensOut: number }>;
  /** The cost of the conversations before this one. */
  readonly before: number;
}

/** @param cost of the conversations before this one */
export function beginWork(
  { session, folder, unit, cost }: Pick<Activity, 'session' | 'folder' | 'unit' | 'cost'>,
  now: number,
): Work {
  const doing = { tool: null, target: null, retry: null, since: now };
  const activity = { ...{ session, folder, unit, cost }, ...doing, tokensIn: 0, tokensOut: 0, retries: 0 };
  return { activity, running: [], used: new Map(), before: cost };
}

export function followWork(work: Work, event: WorkEvent, now: number): Work {
  switch (event.kind) {
    case 'message': {
      const { id, tokensIn, tokensOut } = event;
      const used = new Map(work.used).set(id, { tokensIn, tokensOut });
      const started = event.tools.map((tool) => ({ ...tool, since: now }));
      const running = [...work.running, ...started];
      return doing({ ...work, used, running, activity: { ...work.activity, ...sumOf(used) } }, now);
    }
    case 'tool-results':
      return doing({ ...work, running: work.running.filter(({ id }) => !event.ids.includes(id)) }, now);
    case 'retry': {
      const { attempt, of, status, error } = event;
      const retry = `${status === null ? error : `${status} (${error})`}, retry ${attempt} of ${of}`;
      const retries = work.activity.retries + 1;
      return { ...work, activity: { ...work.activity, retry, retries, since: now } };
    }
    case 'result': {
      const { tokensIn, tokensOut } = work.activity;
      const activity = {
        ...work.activity,
        tokensOut: Math.max(tokensOut, event.tokens - tokensIn),
        cost: work.before + event.costUsd,
      };
      return doing({ ...work, running: [], activity }, now);
    }
  }
}

/** What began last is what Claude does; between tools, it thinks. */
function doing(work: Work, now: number): Work {
  const last = work.running.at(-1);
  const { activity } = work;
  const isSame = last === undefined && activity.tool === null && activity.retry === null;
  const since = last?.since ?? (isSame ? activity.since : now);
  const { name: tool, target } = last ?? { name: null, target: null };
  return { ...work, activity: { ...activity, tool, target, retry: null, since } };
}

function sumOf(used: Work['used']): Pick<Activity, 'tokensIn' | 'tokensOut'> {
  const all = [...used.values()];
  return {
    tokensIn: all.reduce((sum, { tokensIn }) => sum + tokensIn, 0),
    tokensOut: all.reduce((sum, { tokensOut }) => sum + tokensOut, 0),
  };
}
