// The way between a loop in `.msw/ralph-state.json` and the loop that core knows.

import { newBreaker } from '../../core/loop/breaker.ts';
import { isRunning, type Loop, type LoopProgress, type LoopTerms, type Pause } from '../../core/loop/loop.ts';
import { recordSchemas, type StoredRecord } from './record-schemas.ts';
import { unreadablePause } from './unreadable-pause.ts';

/** A loop as it was stored; whether its signature holds is checked elsewhere. */
export interface ReadRecord {
  readonly loop: Loop;
  readonly signature: string;
}

/** Parses one record; null when its terms are not whole. */
export function parseRecord(value: unknown): ReadRecord | null {
  const { record, progress } = recordSchemas();
  const parsed = record.safeParse(value);
  if (!parsed.success) return null;
  return readRecord({ ...parsed.data, progress: progress.parse(parsed.data.progress) });
}

/** The loop of a record whose shape is known to be right. */
export function readRecord(record: StoredRecord): ReadRecord | null {
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
    execution: context.execution,
    startedAt,
  };
  const heartbeat = Date.parse(record.lastHeartbeat);
  const counted = record.progress;
  const lastHeartbeat = Number.isNaN(heartbeat) ? startedAt : heartbeat;
  const progress: LoopProgress = {
    ...counted,
    // A person who switches a loop off in its file means it.
    pause: readPause(counted.pause, startedAt) ?? (record.active ? null : switchedOff(lastHeartbeat)),
    breaker: counted.breaker ?? newBreaker(startedAt),
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
      execution: terms.execution,
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
    'msw-loop-2',
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
    executionText(terms),
    terms.startedAt,
  ]);
}

function executionText({ execution }: LoopTerms) {
  return execution && [execution.phase, execution.folder, execution.wave, execution.gapsOnly];
}

function summarise(failure: NonNullable<LoopProgress['lastFailure']>): string {
  return [failure.tool, failure.code, failure.class, failure.message].filter(Boolean).join(' ').slice(0, 300);
}

function readPause(pause: Pause | null, startedAt: number): Pause | null {
  return pause === unreadablePause ? { ...pause, at: startedAt } : pause;
}

function switchedOff(at: number): Pause {
  return { cause: 'user', reason: 'switched off in its record', at };
}
