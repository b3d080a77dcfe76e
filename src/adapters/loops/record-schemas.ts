// The schemas of a stored loop. Terms must be complete, since they are signed; progress is repaired, since a lost
// counter must not cost the loop.

import * as z from 'zod/mini';
import { once } from '../../core/once.ts';

/** Built on demand: a record that is unchanged since MSW wrote it needs no schema (`kept-record.ts`). */
export const recordSchemas = once(() => {
  const nullableText = z.nullable(z.string());
  const count = z.catch(z.int().check(z.nonnegative()), 0);
  const texts = z.catch(z.array(z.string()), []);
  const askedError = z.object({ class: z.string(), answerHash: nullableText, at: z.number() });

  const record = z.object({
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
    // The options are read by the table in `commands/loop-options.ts`.
    taskContext: z.looseObject({
      project: z.string(),
      checks: z.array(
        z.object({
          name: z.string(),
          command: z.string(),
          origin: z.enum(['typed', 'proposed', 'plan', 'sealed']),
        }),
      ),
      execution: z.nullable(
        z.object({
          phase: z.string(),
          folder: z.string(),
          wave: z.nullable(z.int()),
          gapsOnly: z.boolean(),
        }),
      ),
      tree: z.optional(z.nullable(z.string())),
      // Missing in records of older versions.
      phase: z.optional(nullableText),
      planId: z.optional(nullableText),
    }),
    progress: z.catch(z.record(z.string(), z.unknown()), {}),
    signature: z.catch(z.string(), ''),
  });

  const phase = z.enum(['install', 'compile', 'lint', 'test', 'run']);
  const nullableCount = z.nullable(z.number());
  const lineChange = z.object({
    repository: z.optional(z.string()),
    path: z.string(),
    added: nullableCount,
    removed: nullableCount,
  });
  const failureItem = z.object({
    tool: z.string(),
    code: nullableText,
    class: nullableText,
    message: z.string(),
    file: nullableText,
    testId: nullableText,
    // Missing in records of older versions.
    words: z._default(z.string(), ''),
    line: z._default(z.nullable(z.number()), null),
    column: z._default(z.nullable(z.number()), null),
    expected: z._default(nullableText, null),
    actual: z._default(nullableText, null),
    ownFrame: z._default(nullableText, null),
    package: z._default(nullableText, null),
  });

  const failureSchema = z.object({
    tool: z.string(),
    kind: z.enum(['code', 'infra', 'gate']),
    phase,
    code: nullableText,
    class: nullableText,
    headline: z._default(z.string(), ''),
    message: z.string(),
    frame: nullableText,
    items: z.array(failureItem),
    total: z.number(),
    fingerprints: z.object({ class: z.string(), exact: z.string() }),
    isMild: z.optional(z.boolean()),
    // Only of tools that have no reader.
    said: z.optional(z.array(z.string())),
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

  const pauseSchema = z.object({
    cause: z.enum([
      ...([
        'user',
        'interrupted',
        'parked',
        'stuck',
        'blocked',
        'infra',
        'check-broken',
        'disk-full',
      ] as const),
      ...(['cost', 'api-failure', 'usage-limit', 'context-full', 'login', 'client-failed'] as const),
      'hooks-off',
    ]),
    reason: z.string(),
    at: z.number(),
  });

  const baseline = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('red'), exact: z.string() }),
    z.object({ kind: z.literal('green') }),
    z.object({ kind: z.literal('unknown'), reason: z.string() }),
  ]);

  const progress = z.object({
    // An unreadable pause stays a pause with an unknown time: running a loop that its user stopped would be worse.
    pause: z.catch(z._default(z.nullable(pauseSchema), null), {
      cause: 'user',
      reason: 'its record could not be read',
      at: 0,
    }),
    pausedMs: z.catch(z.number(), 0),
    waiting: z.catch(
      z.array(z.object({ id: z.string(), kind: z.string(), words: z.string(), since: z.number() })),
      [],
    ),
    breaker: z.catch(z.nullable(breakerSchema), null),
    lastFailure: z.catch(z.nullable(failureSchema), null),
    marks: z.catch(z.array(z.object({ iteration: z.number(), exact: z.string() })), []),
    attempts: z.catch(
      z.array(
        z.object({
          iteration: z.number(),
          failure: z.string(),
          relation: z.string(),
          guidance: nullableText,
          // Missing in records of older versions.
          counted: z._default(z.boolean(), true),
          left: z._default(z.nullable(z.object({ phase, problems: z.number() })), null),
          gone: z._default(z.array(z.string()), []),
          came: z._default(z.array(z.string()), []),
          changes: z._default(z.nullable(z.array(lineChange)), null),
          moreChanges: z._default(z.number(), 0),
          commits: z._default(z.array(z.string()), []),
          said: z._default(nullableText, null),
          asked: z._default(nullableText, null),
          denied: z._default(nullableText, null),
          helped: z._default(z.nullable(z.boolean()), null),
        }),
      ),
      [],
    ),
    toollessBlocks: count,
    infraStreak: count,
    gateStreak: count,
    permissionDenials: count,
    tree: z.catch(nullableText, null),
    inner: texts,
    lookedAt: z.catch(z.nullable(z.number()), null),
    ignored: texts,
    elsewhere: z.catch(
      z.array(z.object({ branch: nullableText, folder: nullableText, committed: z.boolean() })),
      [],
    ),
    baseline: z.catch(z.nullable(baseline), null),
    firstCounts: z.catch(
      z.array(
        z.object({ name: z.string(), ran: z.number(), skipped: z.number(), unit: z.catch(z.string(), '') }),
      ),
      [],
    ),
    firstPlaces: z.catch(z.array(z.string()), []),
    firstTree: z.catch(nullableText, null),
    hasWorked: z.catch(z.boolean(), false),
    wasRed: z.catch(z.boolean(), false),
    flaky: z.catch(
      z.array(
        z.object({
          iteration: z.number(),
          checks: z.array(z.string()),
          results: z.tuple([z.string(), z.string()]),
          ignored: z.optional(z.array(z.string())),
        }),
      ),
      [],
    ),
    review: z.catch(
      z.nullable(
        z.object({ tree: nullableText, verdict: z.enum(['pass', 'fail']), lines: z.array(z.string()) }),
      ),
      null,
    ),
    transcript: z.catch(z.nullable(z.object({ path: z.string(), offset: z.number() })), null),
    spent: z.catch(z.object({ tokens: z.number(), lastMessage: nullableText, agentsUntil: z.number() }), {
      tokens: 0,
      lastMessage: null,
      agentsUntil: 0,
    }),
    hints: texts,
    hintsTold: count,
    said: texts,
    untold: texts,
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
    unsolved: z.catch(
      z.array(
        z.object({
          class: z.string(),
          phase,
          items: z.array(z.string()),
          tool: z.string(),
          code: nullableText,
          kind: nullableText,
          message: z.string(),
          headline: z.string(),
          names: z.array(z.string()),
          keys: z.array(z.string()),
          check: z.string(),
          seen: z.number(),
        }),
      ),
      [],
    ),
    classes: texts,
    owner: z.catch(
      z.object({
        pid: z.nullable(z.number()),
        host: z.string(),
        // Missing in records of older versions.
        boot: z.optional(nullableText),
        start: z.optional(nullableText),
      }),
      { pid: null, host: '' },
    ),
  });
  return { record, progress };
});

type Schemas = ReturnType<typeof recordSchemas>;

/** The shape that `renderRecord` writes. */
export type StoredRecord = Omit<z.infer<Schemas['record']>, 'progress'> & {
  readonly progress: z.infer<Schemas['progress']>;
};
