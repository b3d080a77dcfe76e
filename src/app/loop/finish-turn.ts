// Claude tries to stop in a session that may own a loop: look at what it did, decide, and either let it go
// or tell it how to go on.

import { hostname } from 'node:os';
import { type HookAnswer, type HookEvent, silent } from '../../adapters/claude-code/hook-answer.ts';
import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Activity } from '../../adapters/claude-code/transcript-activity.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { findLoop, readState, type StateFile } from '../../adapters/loops/loop-store.ts';
import { type BeforeChecks, beforeChecks } from '../../core/loop/before-checks.ts';
import { defaultBreakerLimits } from '../../core/loop/breaker.ts';
import { readClaim } from '../../core/loop/completion.ts';
import { decide, type Turn } from '../../core/loop/decide.ts';
import { longestGuidanceSeconds, longestWaitSeconds } from '../../core/loop/hook-time.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import { gateParent } from '../../core/loop/ownership.ts';
import type { Ending } from '../../core/loop/report.ts';
import { ownerPid } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';
import { gather, lookAtTranscript, turnFrom, wake } from './observe-turn.ts';
import { prepareContinuation } from './prepare-continuation.ts';
import { reportUnusableState } from './report-unusable-state.ts';
import { keepGoing, release, stepAside } from './settle-turn.ts';
import { syncPlan, withNotice } from './sync-plan.ts';

/** One stop of the session's main agent, or of a gated subagent (`owner` is then `session#agent`). */
export interface StopAttempt {
  readonly owner: string;
  readonly event: Extract<HookEvent, 'Stop' | 'SubagentStop'>;
  readonly input: StopInput;
  /** Called before the turn's owner is let go for good or for a pause. */
  readonly atRest?: (ending: Ending) => Promise<void>;
}

/** A second hook of one turn has nothing to wait for but the end of the first. */
const hookWaitMs = 15_000;

/** The answer to an attempt to stop. Whatever is wrong, the session may stop; only an owned loop holds it. */
export async function finishTurn(
  workspace: Workspace,
  attempt: StopAttempt,
  state = readState(workspace),
): Promise<HookAnswer> {
  const seen = findLoop(state, attempt.owner);
  if (seen === null) return reportUnusableState(workspace, state, attempt.owner);
  const first = lookAhead(attempt, seen);
  if (first.kind === 'ignore' || first.kind === 'defer') return silent;

  const { id, waitMs } = turnLock(state, seen);
  const folder = openLoopFolder(workspace.project, id);
  if (folder.status === 'refused') return stepAside(folder.reason);
  const takeOnce = async (): Promise<HookAnswer> => {
    const loop = findLoop(readState(workspace), attempt.owner);
    // Another hook finished this very turn while we waited, or the user took the loop away.
    if (loop === null || turnOf(loop) !== turnOf(seen)) return silent;
    return takeTurn(workspace, attempt, loop);
  };
  const turn = await withLock(`${folder.path}/turn`, takeOnce, { waitMs });
  return turn.status === 'done' ? turn.value : stepAside('another MSW hook holds this loop');
}

/** Subagents that stop together share their parent's lock, so that their checks do not meet in one folder. */
function turnLock(state: StateFile, { terms }: Loop): { readonly id: string; readonly waitMs: number } {
  const parent = findLoop(state, gateParent(terms.session) ?? '');
  if (parent === null) return { id: terms.id, waitMs: hookWaitMs };
  return { id: parent.terms.id, waitMs: Math.max(hookWaitMs, longestWaitSeconds(terms) * 1000) };
}

async function takeTurn(workspace: Workspace, attempt: StopAttempt, loop: Loop): Promise<HookAnswer> {
  // Once more: while this hook waited, another may have brought the loop to rest.
  const first = lookAhead(attempt, loop);
  if (first.kind === 'ignore' || first.kind === 'defer') return silent;
  const awake = wake(loop, workspace.now());
  if (first.kind === 'run-checks') return judgeTurn(workspace, attempt, awake, claimOf(attempt, loop));
  const ending = { kind: 'pause', cause: 'blocked', reason: first.reason } as const;
  await attempt.atRest?.(ending);
  return release(workspace, { ...attempt, loop: awake, ending, results: [] });
}

function lookAhead(attempt: StopAttempt, loop: Loop): BeforeChecks {
  return beforeChecks(loop, attempt.input.backgroundTasks.length, claimOf(attempt, loop));
}

function claimOf(attempt: StopAttempt, loop: Loop): Turn['claim'] {
  return readClaim(attempt.input.lastMessage, loop.terms.completionPromise);
}

/** Changes whenever a turn was finished, counted or not. */
function turnOf(loop: Loop): string {
  const { iteration, infraStreak, gateStreak } = loop.progress;
  return [loop.terms.id, iteration, infraStreak, gateStreak].join(' ');
}

async function judgeTurn(
  workspace: Workspace,
  attempt: StopAttempt,
  loop: Loop,
  claim: Turn['claim'],
): Promise<HookAnswer> {
  const { config } = readConfig(workspace.project);
  const synced = await syncPlan(workspace, loop);
  const evidence = await gather(loop, { config, wait });
  const judge = (activity: Activity) => decide(loop, turnFrom(workspace, claim, evidence, activity), limits);
  const limits = { ...defaultBreakerLimits, ...config.breaker };
  let activity = lookAtTranscript(attempt.input, loop);
  let decision = judge(activity);
  if (decision.verdict.kind === 'end' && decision.verdict.cause === 'idle') {
    // The client writes its transcript behind its hooks: a tool call may arrive a moment late.
    await wait(transcriptLagMs);
    activity = lookAtTranscript(attempt.input, loop);
    decision = judge(activity);
  }
  const next = remember(decision.loop, attempt, activity, evidence, workspace);
  if (decision.verdict.kind !== 'continue') {
    const judged = await judgeOffered(workspace, next, evidence);
    const { results } = evidence;
    await attempt.atRest?.(decision.verdict);
    const released = await release(workspace, {
      ...attempt,
      loop: judged,
      ending: decision.verdict,
      results,
    });
    return withNotice(released, synced);
  }
  const guidanceDeadlineSeconds = Math.min(config.guidanceDeadlineSeconds, longestGuidanceSeconds);
  const continuation = await prepareContinuation(workspace, {
    before: loop,
    loop: next,
    config: { ...config, guidanceDeadlineSeconds },
    evidence,
    strategy: decision.verdict.strategy,
    counted: decision.verdict.counted,
  });
  return withNotice(await keepGoing(workspace, attempt, continuation, evidence), synced);
}

/** Twice the longest delay that was seen. */
const transcriptLagMs = 200;

async function judgeOffered(workspace: Workspace, loop: Loop, evidence: Evidence): Promise<Loop> {
  if (loop.progress.offered === null) return loop;
  const { judgeLastGuidance } = await import('../guidance/step-guidance.ts');
  return judgeLastGuidance(workspace, loop, evidence.failure);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function remember(
  loop: Loop,
  attempt: StopAttempt,
  activity: Activity,
  evidence: Evidence,
  workspace: Workspace,
): Loop {
  const path = attempt.input.transcriptPath;
  return withProgress(loop, {
    tree: evidence.treeState,
    transcript: path === null || activity.offset === null ? null : { path, offset: activity.offset },
    owner: { pid: ownerPid(workspace.env), host: hostname() },
  });
}
