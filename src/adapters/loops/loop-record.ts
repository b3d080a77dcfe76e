// Converts between a loop's record in `.msw/ralph-state.json` and the loop of core.

import { hasTermOptions, type TermOptions, termOptions } from '../../core/commands/loop-options.ts';
import { failureHeadline } from '../../core/failure/failure-headline.ts';
import { newBreaker } from '../../core/loop/breaker.ts';
import { isRunning, type Loop, type LoopProgress, type LoopTerms, type Pause } from '../../core/loop/loop.ts';
import { recordSchemas, type StoredRecord } from './record-schemas.ts';

/** A loop as stored; its signature is verified elsewhere. */
export interface ReadRecord {
  readonly loop: Loop;
  readonly signature: string;
}

/**
 * Parses one record; null when its terms are incomplete.
 *
 * @param defaults options that another version of MSW may not have known
 */
export function parseRecord(value: unknown, defaults: Partial<TermOptions> = {}): ReadRecord | null {
  const { record, progress } = recordSchemas();
  const parsed = record.safeParse(value);
  if (!parsed.success) return null;
  const { taskContext } = parsed.data;
  return readRecord({
    ...parsed.data,
    taskContext: { ...defaults, ...taskContext },
    progress: progress.parse(parsed.data.progress),
  });
}

/** The loop of a record whose shape is known to be valid. */
export function readRecord(record: StoredRecord): ReadRecord | null {
  const { project, checks, execution, tree = null, ...context } = record.taskContext;
  const startedAt = Date.parse(record.startedAt);
  const { completionPromise, maxIterations } = record;
  const options = { ...context, completionPromise, maxIterations };
  if (Number.isNaN(startedAt) || !hasTermOptions(options)) return null;
  const terms: LoopTerms = {
    id: record.id,
    session: record.session,
    project,
    prompt: record.prompt,
    checks,
    execution,
    tree,
    startedAt,
    ...termOptions(options),
  };
  const heartbeat = Date.parse(record.lastHeartbeat);
  const counted = record.progress;
  const lastHeartbeat = Number.isNaN(heartbeat) ? startedAt : heartbeat;
  const progress: LoopProgress = {
    ...counted,
    // If a person switches a loop off in its file, it stays off.
    pause: readPause(counted.pause, startedAt) ?? (record.active ? null : switchedOff(lastHeartbeat)),
    breaker: counted.breaker ?? newBreaker(startedAt),
    iteration: record.iteration,
    lastHeartbeat,
    queriedErrors: record.queriedErrors,
  };
  return { loop: { terms, progress }, signature: record.signature };
}

/** A loop as a JSON value. The first eleven keys are the public part of the file. */
export function renderRecord(loop: Loop, signature: string): Record<string, unknown> {
  const { terms, progress } = loop;
  const { completionPromise, maxIterations, ...options } = termOptions(terms);
  const { iteration, lastHeartbeat, queriedErrors, ...rest } = progress;
  return {
    active: isRunning(loop),
    prompt: terms.prompt,
    completionPromise,
    iteration,
    maxIterations,
    startedAt: new Date(terms.startedAt).toISOString(),
    lastHeartbeat: new Date(lastHeartbeat).toISOString(),
    lastError: progress.lastFailure === null ? null : failureHeadline(progress.lastFailure, 300),
    notebookLmGuidance: progress.offered?.headline ?? null,
    queriedErrors,
    taskContext: {
      project: terms.project,
      checks: terms.checks,
      execution: terms.execution,
      tree: terms.tree,
      ...options,
    },
    id: terms.id,
    session: terms.session,
    progress: rest,
    signature,
  };
}

/** The text that is signed: only the terms, in a fixed order, without any counter. */
export function signedText(terms: LoopTerms): string {
  return JSON.stringify([
    'msw-loop-7',
    terms.id,
    terms.session,
    terms.project,
    terms.prompt,
    terms.startedAt,
    terms.checks.map((check) => [check.name, check.command, check.origin]),
    executionText(terms),
    terms.tree,
    termOptions(terms),
  ]);
}

function executionText({ execution }: LoopTerms) {
  return execution && [execution.phase, execution.folder, execution.wave, execution.gapsOnly];
}

function readPause(pause: Pause | null, startedAt: number): Pause | null {
  return pause?.at === 0 ? { ...pause, at: startedAt } : pause;
}

function switchedOff(at: number): Pause {
  return { cause: 'user', reason: 'switched off in its record', at };
}
