// Records a turn after which Claude continues: the loop's record, its journal line and the answer to the session.
// Changes that the user made to the loop while its checks ran take precedence.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { changeLoop } from '../../adapters/loops/loop-store.ts';
import { failureHeadline } from '../../core/failure/failure-headline.ts';
import type { JournalEventOf } from '../../core/log/journal-event.ts';
import { type Loop, type Pause, withProgress } from '../../core/loop/loop.ts';
import { lockedOut } from '../../core/loop/texts/locked-out.ts';
import type { LoopReport } from '../../core/loop/texts/report.ts';
import { describeTokens } from '../../core/loop/token-use.ts';
import type { Strategy } from '../../core/loop/verdict.ts';
import { renderIterationLine } from '../../core/report/iteration-line.ts';
import { type Answer, silent, stepAside } from '../../core/text/answer.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';
import type { Continuation } from './prepare-continuation.ts';
import { restoreAfterChecks, restoredFirst } from './restore-loop.ts';

/** The owner of the turn: a session, or one of its gated subagents (`session#agent`). */
export interface Turnholder {
  readonly owner: string;
  /** The command that continues the loop, when the ending alone does not determine it. */
  readonly next?: LoopReport['next'];
  readonly input: Pick<StopInput, 'session' | 'prompt'>;
}

/** Makes Claude continue with the next iteration. */
export async function keepGoing(
  workspace: Workspace,
  { owner }: Turnholder,
  continuation: Continuation,
  evidence: Evidence,
): Promise<Answer> {
  const { loop } = continuation;
  const restored = await restoreAfterChecks(workspace, loop);
  // The journal first: a crash in between then repeats a line, whereas the other order would lose one.
  await appendJournal(workspace.project, iterationEntry(continuation, evidence), isoNow(workspace));
  const saved = await changeLoop(workspace, owner, (current) => {
    if (!isSame(current, loop)) return { loop: current, value: false };
    return { loop: mergeControl(current, loop), value: outsidePause(current) === null };
  });
  if (saved.status === 'refused') {
    return saved.held === undefined ? stepAside(saved.reason) : lockedOut(saved.held, loop, workspace.now());
  }
  // The user stopped or paused the loop while its checks ran.
  if (!saved.value) return silent;
  const { context } = continuation;
  return restoredFirst({ kind: 'context', context, notice: statusLine(continuation, evidence) }, restored);
}

/** Whether the session still has this loop; it may have ended it and armed another meanwhile. */
export function isSame(current: Loop | null, loop: Loop): current is Loop {
  return current?.terms.id === loop.terms.id;
}

/** Changes made by commands in another terminal meanwhile override this turn's copy. */
export function mergeControl(current: Loop, next: Loop): Loop {
  const { hints, hintsTold, pausedMs } = current.progress;
  return withProgress(next, {
    pause: outsidePause(current) ?? next.progress.pause,
    pausedMs: Math.max(pausedMs, next.progress.pausedMs),
    hints,
    hintsTold: Math.max(hintsTold, next.progress.hintsTold),
  });
}

/** A pause that no turn sets: the user's own, or that of a cleared conversation. */
function outsidePause({ progress }: Loop): Pause | null {
  const { pause } = progress;
  return pause?.cause === 'user' || pause?.cause === 'parked' ? pause : null;
}

function iterationEntry(
  continuation: Continuation,
  evidence: Evidence,
): JournalEventOf<'iteration-finished'> {
  const { loop } = continuation;
  return {
    event: 'iteration-finished',
    loop: loop.terms.id,
    session: loop.terms.session,
    iteration: continuation.finished,
    counted: continuation.counted,
    strategy: continuation.strategy,
    breaker: loop.progress.breaker.state,
    change: continuation.change,
    checks: evidence.results.map((result) => ({
      name: result.check.name,
      outcome: result.outcome.kind,
      exitCode: result.exitCode,
      durationMs: result.durationMs,
    })),
    failure: evidence.failure?.fingerprints ?? null,
    headline: evidence.failure === null ? null : failureHeadline(evidence.failure),
    guidance: continuation.guidanceOrigin,
  };
}

/** The user sees what Claude is told: why it continues although no check fails. */
function doubtOf({ strategy, proof, unprotected }: Continuation): string | null {
  if (strategy === 'unprotected' && unprotected !== null) return `but ${unprotected}`;
  if (strategy === 'unproven' && proof !== null) return `not proven: ${proof.reason}`;
  return DOUBTS[strategy] ?? null;
}

const DOUBTS: Partial<Record<Strategy, string>> = {
  unchanged: 'but no file has changed, so that proves nothing',
  'red-first': 'but no check has failed yet, as --red-first asks',
  review: 'but the review has not passed',
  promise: 'but the promise is missing',
  minimum: 'but not all of --min-iterations are done',
};

function uncountedInARow({ progress }: Loop): number {
  return progress.infraStreak + progress.gateStreak;
}

function statusLine(continuation: Continuation, evidence: Evidence): string {
  const { maxTokens } = continuation.loop.terms;
  return renderIterationLine({
    iteration: continuation.loop.progress.iteration,
    uncounted: continuation.counted ? null : uncountedInARow(continuation.loop),
    maxIterations: continuation.loop.terms.maxIterations,
    results: evidence.results,
    failure: evidence.failure,
    doubt: doubtOf(continuation),
    change: continuation.change,
    guidance: continuation.guidanceOrigin,
    tokens: maxTokens === 0 ? null : describeTokens(continuation.loop.progress.spent, maxTokens),
    note: continuation.notice,
  });
}
