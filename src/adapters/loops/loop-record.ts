// The shape of a loop in `.msw/ralph-state.json`, and the way between it and the loop that core knows.
// Terms must be whole, for they are signed; progress is repaired, for a lost counter must not lose a loop.

import * as z from 'zod/mini';
import { newBreaker } from '../../core/loop/breaker.ts';
import { isRunning, type Loop, type LoopProgress, type LoopTerms } from '../../core/loop/loop.ts';

/** Parses one record; null when its terms are not whole. The signature is checked elsewhere. */
export function parseRecord(value: unknown): { readonly loop: Loop; readonly signature: string } | null {
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) return null;
  const record = parsed.data;
  const context = record.taskContext;
  const startedAt = Date.parse(record.startedAt);
  if (Number.isNaN(startedAt)) return null;
  const terms: LoopTerms = {
    id: record.id,
    session: record.session,
    project: context.project,
    prompt: record.prompt,
    completionPromise: record.completionPromise,
    checks: context.checks,
    checkTimeoutSeconds: context.checkTimeoutSeconds,
    maxIterations: record.maxIterations,
    minIterations: context.minIterations,
    maxMinutes: context.maxMinutes,
    allowEmpty: context.allowEmpty,
    guidance: context.guidance,
    agents: context.agents,
    startedAt,
  };
  const heartbeat = Date.parse(record.lastHeartbeat);
  const counted = progressSchema(startedAt).parse(record.progress);
  const lastHeartbeat = Number.isNaN(heartbeat) ? startedAt : heartbeat;
  const progress: LoopProgress = {
    ...counted,
    // A person who switches a loop off in its file means it.
    pause: counted.pause ?? (record.active ? null : switchedOff(lastHeartbeat)),
    iteration: record.iteration,
    lastHeartbeat,
    queriedErrors: record.queriedErrors,
  };
  return { loop: { terms, progress }, signature: record.signature };
}

/** The JSON value of a loop. The first eleven keys are the file's public part. */
export function renderRecord(loop: Loop, signature: string): Record<string, unknown> {
  const { terms, progress } = loop;
  const { iteration, lastHeartbeat, queriedErrors, ...rest } = progress;
  return {
    active: isRunning(loop),
    prompt: terms.prompt,
    completionPromise: terms.completionPromise,
    iteration,
    maxIterations: terms.maxIterations,
    startedAt: new Date(terms.startedAt).toISOString(),
    lastHeartbeat: new Date(lastHeartbeat).toISOString(),
    lastError: progress.lastFailure === null ? null : summarise(progress.lastFailure),
    notebookLmGuidance: progress.offered?.headline ?? null,
    queriedErrors,
    taskContext: {
      project: terms.project,
      checks: terms.checks,
      checkTimeoutSeconds: terms.checkTimeoutSeconds,
      minIterations: terms.minIterations,
      maxMinutes: terms.maxMinutes,
      allowEmpty: terms.allowEmpty,
      guidance: terms.guidance,
      agents: terms.agents,
    },
    id: terms.id,
    session: terms.session,
    progress: rest,
    signature,
  };
}

/** The text that is signed: the terms in a fixed order, so that no counter is part of it. */
export function signedText(terms: LoopTerms): string {
  return JSON.stringify([
    'msw-loop-1',
    terms.id,
    terms.session,
    terms.project,
    terms.prompt,
    terms.completionPromise,
    terms.checks.map((check) => [check.name, check.command, check.origin]),
    terms.checkTimeoutSeconds,
    terms.maxIterations,
    terms.minIterations,
    terms.maxMinutes,
    terms.allowEmpty,
    terms.guidance,
    terms.agents,
    terms.startedAt,
  ]);
}

function summarise(failure: NonNullable<LoopProgress['lastFailure']>): string {
  return [failure.tool, failure.code, failure.class, failure.message].filter(Boolean).join(' ').slice(0, 300);
}

const nullableText = z.nullable(z.string());
const count = z.catch(z.int().check(z.nonnegative()), 0);
const texts = z.catch(z.array(z.string()), []);
const askedError = z.object({ class: z.string(), answerHash: nullableText, at: z.number() });

const recordSchema = z.object({
  active: z.catch(z.boolean(), true),
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  session: z.string().check(z.minLength(1)),
  prompt: z.string(),
  completionPromise: nullableText,
  iteration: z.catch(z.int().check(z.positive()), 1),
  maxIterations: z.int().check(z.positive()),
  startedAt: z.string(),
  lastHeartbeat: z.catch(z.string(), ''),
  queriedErrors: z.catch(z.array(askedError), []),
  taskContext: z.object({
    project: z.string(),
    checks: z.array(
      z.object({ name: z.string(), command: z.string(), origin: z.enum(['typed', 'proposed', 'plan']) }),
    ),
    checkTimeoutSeconds: z.int().check(z.positive()),
    minIterations: z.int().check(z.nonnegative()),
    maxMinutes: z.int().check(z.positive()),
    allowEmpty: z.boolean(),
    guidance: z.boolean(),
    agents: z.array(z.string()),
  }),
  progress: z.catch(z.record(z.string(), z.unknown()), {}),
  signature: z.catch(z.string(), ''),
});

const failureItem = z.object({
  tool: z.string(),
  code: nullableText,
  class: nullableText,
  message: z.string(),
  file: nullableText,
  testId: nullableText,
});

const failureSchema = z.object({
  tool: z.string(),
  kind: z.enum(['code', 'infra', 'gate']),
  phase: z.enum(['install', 'compile', 'lint', 'test', 'run']),
  code: nullableText,
  class: nullableText,
  message: z.string(),
  frame: nullableText,
  items: z.array(failureItem),
  total: z.number(),
  fingerprints: z.object({ class: z.string(), exact: z.string() }),
  query: z.string(),
});

const breakerState = z.enum(['closed', 'half-open', 'open']);
const breakerSchema = z.object({
  state: breakerState,
  noProgress: z.number(),
  sameFailure: z.number(),
  totalOpens: z.number(),
  reason: nullableText,
  openedAt: z.nullable(z.number()),
  lastChange: z.number(),
  history: z.array(z.object({ at: z.number(), from: breakerState, to: breakerState, reason: z.string() })),
});

const pauseCause = z.enum(['user', 'api-failure', 'infra', 'check-broken', 'stuck', 'blocked', 'parked']);

const pauseSchema = z.object({ cause: pauseCause, reason: z.string(), at: z.number() });

function switchedOff(at: number): z.infer<typeof pauseSchema> {
  return { cause: 'user', reason: 'switched off in its record', at };
}

function unreadablePause(at: number): z.infer<typeof pauseSchema> {
  return { cause: 'user', reason: 'its record could not be read', at };
}

function progressSchema(startedAt: number) {
  return z.object({
    // A pause that cannot be read stays a pause: to run a loop that its user stopped would be worse.
    pause: z.catch(z._default(z.nullable(pauseSchema), null), unreadablePause(startedAt)),
    pausedMs: z.catch(z.number(), 0),
    breaker: z.catch(breakerSchema, () => ({ ...newBreaker(startedAt), history: [] })),
    lastFailure: z.catch(z.nullable(failureSchema), null),
    marks: z.catch(z.array(z.object({ iteration: z.number(), exact: z.string() })), []),
    attempts: z.catch(
      z.array(
        z.object({
          iteration: z.number(),
          failure: z.string(),
          relation: z.string(),
          guidance: nullableText,
        }),
      ),
      [],
    ),
    toollessBlocks: count,
    infraStreak: count,
    gateStreak: count,
    permissionDenials: count,
    tree: z.catch(nullableText, null),
    transcript: z.catch(z.nullable(z.object({ path: z.string(), offset: z.number() })), null),
    hints: texts,
    hintsTold: count,
    said: texts,
    failedAnswers: texts,
    offered: z.catch(
      z.nullable(
        z.object({
          id: z.string(),
          class: z.string(),
          hash: z.string(),
          headline: z.string(),
          iteration: z.number(),
        }),
      ),
      null,
    ),
    owner: z.catch(z.object({ pid: z.nullable(z.number()), host: z.string() }), { pid: null, host: '' }),
  });
}
