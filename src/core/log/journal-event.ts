// All events of the journal, each defined once: writers use the type, readers the schema. A line is a promise to later
// versions: new fields are optional, and no field of today is ever removed.

import * as z from 'zod/mini';
import { once } from '../once.ts';

/** Without its time, which is added on writing. */
export type JournalEvent = z.infer<ReturnType<typeof journalEvents>>;

export type JournalEventOf<E extends JournalEvent['event']> = Extract<JournalEvent, { event: E }>;

/** Null for an incomplete line, or one of a newer MSW. */
export function readJournalEvent(line: unknown): JournalEvent | null {
  const parsed = journalEvents().safeParse(line);
  return parsed.success ? parsed.data : null;
}

const journalEvents = once(() => {
  const text = z.string();
  const count = z.number();
  const listOf = <T extends z.ZodMiniType>(one: T) => z.readonly(z.array(one));
  const shape = <E extends string, T extends z.core.$ZodLooseShape>(event: E, fields: T) =>
    z.object({ event: z.literal(event), ...fields });

  const loop = { loop: text, session: text };
  const rest = { ...loop, cause: text, reason: text };
  const check = z.object({ name: text, command: text, origin: text });
  const result = z.object({ name: text, outcome: text, exitCode: z.nullable(count), durationMs: count });
  const execution = z.object({
    phase: text,
    folder: text,
    wave: z.nullable(count),
    gapsOnly: z.boolean(),
  });
  const plan = { ...loop, plan: text };
  const research = { research: text, topic: text, trouble: z.nullable(text), report: z.nullable(text) };
  const ofClass = { loop: text, class: text };
  const answer = { ...ofClass, guidance: text, answerHash: text };

  return z.discriminatedUnion('event', [
    shape('route-chosen', {
      session: text,
      path: text,
      rule: z.nullable(text),
      reason: text,
      command: z.nullable(text),
      task: z.nullable(text),
    }),

    shape('chain-ended', { session: text, steps: z.number(), reason: text }),
    shape('command-typed', { session: text, command: text, words: text, told: z.nullable(text) }),
    shape('called', {
      session: z.optional(text),
      by: text,
      operation: text,
      words: text,
      outcome: text,
      told: z.nullable(text),
    }),

    shape('loop-armed', {
      ...loop,
      checks: listOf(check),
      maxIterations: count,
      baseline: z.optional(text),
    }),
    shape('iteration-finished', {
      ...loop,
      iteration: count,
      counted: z.boolean(),
      strategy: text,
      breaker: text,
      change: z.nullable(text),
      checks: listOf(result),
      failure: z.nullable(z.object({ class: text, exact: text })),
      headline: z.optional(z.nullable(text)),
      guidance: z.nullable(text),
    }),
    shape('loop-paused', {
      ...loop,
      cause: z.optional(text),
      reason: z.optional(text),
      iteration: z.optional(count),
    }),
    shape('loop-resumed', { ...loop, rested: count }),
    shape('loop-parked', { ...loop, foundBy: text }),
    shape('loop-ended', {
      ...rest,
      iteration: count,
      verdict: z.optional(text),
      why: z.optional(text),
    }),
    shape('loop-undone', { loop: text, target: text, files: count, untouched: count }),
    shape('session-ended', { ...loop, iteration: count }),
    shape('hint-given', loop),
    shape('api-failure', { ...loop, error: text }),
    shape('foreign-loops-set-aside', { file: text, count }),

    shape('execution-armed', { ...loop, execution }),
    shape('checkpoint-reached', { ...plan, type: text, task: z.nullable(count) }),
    shape('plan-halted', { ...plan, reason: text }),
    shape('plan-done', {
      loop: text,
      plan: text,
      iterations: z.nullable(count),
      commit: z.object({ status: text, hash: z.optional(text), reason: z.optional(text) }),
      verdict: z.optional(text),
      reason: z.optional(text),
    }),
    shape('tree-merged', { loop: text, plan: text, branch: text }),
    shape('tree-kept', { loop: text, plan: text, branch: text, reason: text }),
    shape('branch-switched', { phase: text, branch: text, from: text, created: z.boolean() }),
    shape('plan-resolved', { loop: z.optional(text), plan: text, what: text }),
    shape('untrusted-commands', { loop: z.optional(text), plan: text, commands: listOf(text) }),
    shape('commands-trusted', { commands: listOf(text) }),

    // `loop` is the job's id: the results of its plans are recorded under it too.
    shape('job-queued', { loop: text, what: text }),
    shape('job-started', { loop: text }),
    shape('job-waiting', { loop: text, reason: text }),
    shape('job-ended', { loop: text, status: text, outcome: text }),

    shape('research-started', research),
    shape('research-stopped', research),
    shape('research-done', research),

    shape('notebook-asked', {
      loop: z.optional(text),
      class: z.optional(text),
      purpose: text,
      query: text,
      profile: z.nullable(text),
      notebook: text,
      question: text,
      outcome: text,
      cost: count,
    }),
    shape('guidance-asked', {
      ...ofClass,
      job: text,
      notebook: text,
      question: text,
      followsUp: z.optional(text),
    }),
    shape('fix-learned', { ...ofClass, fix: text }),
    shape('guidance-adopted', answer),
    shape('guidance-offered', { ...answer, rung: z.optional(text), tokens: z.optional(count) }),
    shape('guidance-answered', { ...answer, job: text }),
    shape('guidance-refused', { ...ofClass, job: text, reason: text, text }),
    shape('guidance-forgotten', { guidance: text, back: z.boolean() }),
    shape('guidance-judged', { loop: z.optional(text), class: text, guidance: text, outcome: text }),
  ]);
});
