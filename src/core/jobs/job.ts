// The record of a job: its work, its progress, what it waits for and how it ended. Where it is stored and who runs it
// is decided elsewhere.

import * as z from 'zod/mini';
import { once } from '../once.ts';

export type Job = z.output<ReturnType<typeof jobSchema>>;
export type JobWork = Job['work'];
export type JobUnit = Job['units'][number];
export type JobMade = NonNullable<Job['made']>;

/** The whole stored record; it is read only after its signature is verified. */
export const jobSchema = once(() => {
  const text = z.string();
  const time = z.nullable(z.number());
  const work = z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('execute-phase'),
      /** As the roadmap writes it, and the name of its folder. */
      phase: text,
      folder: text,
      wave: z.nullable(z.number()),
      gapsOnly: z.boolean(),
    }),
    z.object({ kind: z.literal('plan-phase'), phase: text, gaps: z.boolean() }),
    z.object({
      kind: z.literal('execute-and-verify'),
      /** Relative to the project, with `/`. */
      plan: text,
      /** Null for the commands that the plan names. */
      testCommand: z.nullable(text),
      maxIterations: z.nullable(z.number()),
    }),
    z.object({
      kind: z.literal('research'),
      topic: text,
      /** As typed. */
      options: z.record(text, z.union([text, z.literal(true)])),
    }),
  ]);
  return z.object({
    v: z.literal(1),
    id: text,
    work,
    /** The session that started it and hears how it ends; null for a terminal. */
    session: z.nullable(text),
    /** Milliseconds since 1970, like all times here. */
    createdAt: z.number(),
    /** `waiting`: for a person. The last three are final. */
    status: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
    /** The current step, or the last one. */
    step: text,
    /** Its parts, such as plans; empty when they are not known in advance. */
    units: z.readonly(
      z.array(
        z.object({
          name: text,
          state: z.enum(['open', 'running', 'done', 'halted']),
          /** Those of the same group work at the same time. */
          group: z.optional(text),
          /** The time that was worked when it began, and how long it took. */
          from: z.optional(z.number()),
          took: z.optional(z.number()),
        }),
      ),
    ),
    /** What was shown of its progress: the most of it, the least time left, and its end as a time worked. */
    shown: z.optional(z.object({ percent: z.number(), leastLeft: time, endsBy: time })),
    /** Start of the current run; null while it does not run. */
    runningSince: time,
    /** Time worked in earlier runs. */
    workedMs: z.number(),
    tokens: z.number(),
    /** In US dollars, as the client reports them. */
    cost: z.number(),
    /** Tools that were refused because nobody was there to allow them. */
    denied: z.readonly(z.array(text)),
    /** What a person has to know, and what to type. */
    waitsFor: z.readonly(z.array(z.object({ reason: text, type: text }))),
    /** How it ended, as a sentence without its full stop. */
    outcome: z.nullable(text),
    /** What to type next; null for nothing. */
    next: z.nullable(text),
    endedAt: time,
    /** Ids of the plans that it has begun: unfinished work on them is its own. */
    begun: z.readonly(z.array(text)),
    /** The loop that works for this job. */
    loop: z.nullable(text),
    /** Of that loop: where it is, and how many of its checks passed when they last ran. */
    iteration: z.optional(z.object({ now: z.number(), of: z.number() })),
    checks: z.optional(z.object({ passing: z.number(), of: z.number() })),
    /** Its clients that work, with the tokens that are counted of each. */
    clients: z.optional(z.readonly(z.array(z.object({ session: text, tokens: z.number() })))),
    /** Tokens in `tokens` whose cost nobody knows yet. */
    uncosted: z.optional(z.number()),
    /** The last commit, and the branch, when it was begun. */
    base: z.optional(z.object({ head: text, branch: z.nullable(text) })),
    /** What is there since then; set when it ends or waits. */
    made: z.optional(
      z.object({
        /** Null when HEAD is detached. */
        branch: z.nullable(text),
        from: text,
        to: text,
        /** Newest first. */
        commits: z.readonly(z.array(z.object({ hash: text, subject: text }))),
        /** Relative to the project; lines are null for what is not text, or not known to git. */
        files: z.readonly(
          z.array(z.object({ path: text, added: z.nullable(z.number()), removed: z.nullable(z.number()) })),
        ),
        /** Of all, also where the lists are cut. */
        diff: z.object({ commits: z.number(), files: z.number(), added: z.number(), removed: z.number() }),
        summaries: z.readonly(z.array(text)),
        /** `says`: its status. */
        verification: z.nullable(z.object({ file: text, says: z.nullable(text) })),
        receipts: z.readonly(z.array(text)),
      }),
    ),
    /** Set when a team job is queued; the stricter of it and what the worker's user allows applies. */
    budget: z.optional(
      z.object({
        maxMinutes: z.number(),
        maxTokens: z.nullable(z.number()),
        maxCost: z.nullable(z.number()),
      }),
    ),
  });
});

export function newJob(id: string, work: JobWork, context: { session: string | null; now: number }): Job {
  return {
    v: 1,
    id,
    work,
    session: context.session,
    createdAt: context.now,
    status: 'queued',
    step: 'waits in line',
    units: [],
    runningSince: null,
    workedMs: 0,
    tokens: 0,
    cost: 0,
    denied: [],
    waitsFor: [],
    outcome: null,
    next: null,
    endedAt: null,
    begun: [],
    loop: null,
  };
}

/** @param allowed by the user of this machine */
export function withinBudget<Rights extends NonNullable<Job['budget']>>(
  allowed: Rights,
  { budget }: Pick<Job, 'budget'>,
): Rights {
  if (budget === undefined) return allowed;
  const least = (left: number | null, right: number | null) =>
    left === null ? right : right === null ? left : Math.min(left, right);
  return {
    ...allowed,
    maxMinutes: Math.min(allowed.maxMinutes, budget.maxMinutes),
    maxTokens: least(allowed.maxTokens, budget.maxTokens),
    maxCost: least(allowed.maxCost, budget.maxCost),
  };
}

export function isEnded({ status }: { readonly status: Job['status'] | 'interrupted' }): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

export function isSameWork(left: JobWork, right: JobWork): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** As an exit code. 3: a human is needed; 130: interrupted. Null while it is under way. */
export function exitCodeOfJob({ status }: Pick<Job, 'status'>): 0 | 1 | 3 | 130 | null {
  switch (status) {
    case 'done':
      return 0;
    case 'failed':
      return 1;
    case 'waiting':
      return 3;
    case 'cancelled':
      return 130;
    case 'queued':
    case 'running':
      return null;
  }
}
