// Claude tries to stop in a session that may own a loop: look at what it did, decide, and either let it go
// or tell it how to go on.

import { hostname } from 'node:os';
import { type HookAnswer, type HookEvent, silent } from '../adapters/claude-code/hook-answer.ts';
import type { StopInput } from '../adapters/claude-code/hook-input.ts';
import { type Activity, readActivity } from '../adapters/claude-code/transcript-activity.ts';
import { readConfig } from '../adapters/config/project-config.ts';
import { appendJournal } from '../adapters/files/journal.ts';
import { openLoopFolder } from '../adapters/files/msw-folder.ts';
import { withLock } from '../adapters/files/with-lock.ts';
import { changeLoop, findLoop, readState } from '../adapters/loops/loop-store.ts';
import { beforeChecks } from '../core/loop/before-checks.ts';
import { defaultBreakerLimits } from '../core/loop/breaker.ts';
import { readClaim } from '../core/loop/completion.ts';
import { decide, type Turn } from '../core/loop/decide.ts';
import { type Loop, withProgress } from '../core/loop/loop.ts';
import { type Ending, explainEnding, nextStep } from '../core/loop/report.ts';
import { renderStatusLine } from '../core/loop/status-line.ts';
import { writeEnding } from './end-loop.ts';
import type { Evidence } from './gather-evidence.ts';
import { type Continuation, prepareContinuation } from './prepare-continuation.ts';
import { reportUnusableState } from './report-unusable-state.ts';
import { isoTime, type Workspace } from './workspace.ts';

/** One stop of the session's main agent, or of a gated subagent (`owner` is then `session#agent`). */
export interface StopAttempt {
  readonly owner: string;
  readonly event: Extract<HookEvent, 'Stop' | 'SubagentStop'>;
  readonly input: StopInput;
}

/** The answer to an attempt to stop. Whatever is wrong, the session may stop; only an owned loop holds it. */
export async function finishTurn(workspace: Workspace, attempt: StopAttempt): Promise<HookAnswer> {
  const state = readState(workspace);
  const seen = findLoop(state, attempt.owner);
  if (seen === null) return reportUnusableState(workspace, state, attempt.owner);
  const claim = readClaim(attempt.input.lastMessage, seen.terms.completionPromise);
  const first = beforeChecks(seen, attempt.input.backgroundTasks.length, claim);
  if (first.kind === 'ignore' || first.kind === 'defer') return silent;

  const folder = openLoopFolder(workspace.project, seen.terms.id);
  if (folder.status === 'refused') return stepAside(folder.reason);
  const turn = await withLock(`${folder.path}/turn`, async () => {
    const loop = findLoop(readState(workspace), attempt.owner);
    // Another hook finished this very turn while we waited, or the user took the loop away.
    if (loop === null || turnOf(loop) !== turnOf(seen)) return silent;
    if (first.kind === 'pause') return release(workspace, attempt, loop, blocked(first.reason), []);
    return judgeTurn(workspace, attempt, wake(loop, workspace.now()), claim);
  });
  return turn.status === 'done' ? turn.value : stepAside('another MSW hook holds this loop');
}

/** Changes whenever a turn was finished, counted or not. */
function turnOf(loop: Loop): string {
  const { iteration, infraStreak, gateStreak } = loop.progress;
  return [loop.terms.id, iteration, infraStreak, gateStreak].join(' ');
}

/** Ends the pause of an API failure: that this turn was answered shows that it is over. */
function wake(loop: Loop, now: number): Loop {
  const { pause, pausedMs } = loop.progress;
  return pause === null
    ? loop
    : withProgress(loop, { pause: null, pausedMs: pausedMs + Math.max(0, now - pause.at) });
}

async function judgeTurn(
  workspace: Workspace,
  attempt: StopAttempt,
  loop: Loop,
  claim: Turn['claim'],
): Promise<HookAnswer> {
  const { config } = readConfig(workspace.project);
  const activity = readActivity(
    attempt.input.transcriptPath,
    knownOffset(loop, attempt.input.transcriptPath),
  );
  const evidence = await gather(loop, config);
  const turn: Turn = {
    now: workspace.now(),
    claim,
    results: evidence.results,
    failure: evidence.failure,
    comparison: evidence.comparison,
    tree: evidence.tree,
    toolUse: activity.toolUse,
    permissionDenials: activity.permissionDenials,
    blockCap: readBlockCap(workspace.env),
  };
  const decision = decide(loop, turn, { ...defaultBreakerLimits, ...config.breaker });
  const next = remember(decision.loop, attempt, activity, evidence, workspace);
  if (decision.verdict.kind !== 'continue') {
    const judged = await judgeOffered(workspace, next, evidence);
    return release(workspace, attempt, judged, decision.verdict, evidence.results);
  }
  const continuation = await prepareContinuation(workspace, {
    before: loop,
    loop: next,
    config,
    evidence,
    strategy: decision.verdict.strategy,
    counted: decision.verdict.counted,
  });
  return keepGoing(workspace, attempt, continuation, evidence);
}

async function gather(loop: Loop, config: ReturnType<typeof readConfig>['config']): Promise<Evidence> {
  if (loop.terms.checks.length === 0) {
    return { results: [], failure: null, comparison: null, tree: 'unknown', treeState: null };
  }
  const { gatherEvidence } = await import('./gather-evidence.ts');
  return gatherEvidence(loop, { config, wait });
}

async function judgeOffered(workspace: Workspace, loop: Loop, evidence: Evidence): Promise<Loop> {
  if (loop.progress.offered === null) return loop;
  const { judgeLastGuidance } = await import('./step-guidance.ts');
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

/** The client's process: newer clients say it, for older ones it is the parent of an exec-form hook. */
export function ownerPid(env: Workspace['env']): number {
  const told = Number.parseInt(env.CLAUDE_PID ?? '', 10);
  return Number.isSafeInteger(told) && told > 0 ? told : process.ppid;
}

function knownOffset(loop: Loop, path: string | null): number | null {
  const { transcript } = loop.progress;
  return transcript !== null && transcript.path === path ? transcript.offset : null;
}

function readBlockCap(env: Workspace['env']): number {
  const cap = Number.parseInt(env.CLAUDE_CODE_STOP_HOOK_BLOCK_CAP ?? '', 10);
  return Number.isNaN(cap) ? 8 : cap;
}

function blocked(reason: string): Ending {
  return { kind: 'pause', cause: 'blocked', reason };
}

async function release(
  workspace: Workspace,
  attempt: StopAttempt,
  loop: Loop,
  ending: Ending,
  results: Evidence['results'],
): Promise<HookAnswer> {
  const now = workspace.now();
  const pause = ending.kind === 'pause' ? { cause: ending.cause, reason: ending.reason, at: now } : null;
  const rested = withProgress(loop, { pause, lastHeartbeat: now });
  const report = await writeEnding(workspace, { loop: rested, ending, results, now });
  const saved = await changeLoop(workspace, attempt.owner, (current) => ({
    loop: current === null || ending.kind === 'end' ? null : mergeControl(current, rested),
    value: null,
  }));
  if (saved.status === 'refused') return stepAside(saved.reason);
  const { iteration } = loop.progress;
  const where = report === null ? '' : ` Report: ${report}`;
  return {
    kind: 'notice',
    notice: `msw ▸ ${iteration}/${loop.terms.maxIterations} · ${explainEnding(ending)}. ${nextStep(ending)}${where}`,
  };
}

async function keepGoing(
  workspace: Workspace,
  attempt: StopAttempt,
  continuation: Continuation,
  evidence: Evidence,
): Promise<HookAnswer> {
  const { loop } = continuation;
  // The journal first: a crash before the state is written repeats a line, one after it would lose it.
  await appendJournal(
    workspace.project,
    {
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
      guidance: continuation.guidanceOrigin,
    },
    isoTime(workspace),
  );
  const saved = await changeLoop(workspace, attempt.owner, (current) => {
    const goesOn = current !== null && current.progress.pause?.cause !== 'user';
    return { loop: current === null ? null : mergeControl(current, loop), value: goesOn };
  });
  if (saved.status === 'refused') return stepAside(saved.reason);
  // The user stopped or paused the loop while its checks ran.
  if (!saved.value) return silent;
  return {
    kind: 'context',
    event: attempt.event,
    context: continuation.context,
    notice: statusLine(continuation, evidence),
  };
}

function statusLine(continuation: Continuation, evidence: Evidence): string {
  return renderStatusLine({
    iteration: continuation.finished,
    maxIterations: continuation.loop.terms.maxIterations,
    results: evidence.results,
    failure: evidence.failure,
    change: continuation.change,
    guidance: continuation.guidanceOrigin,
    note: continuation.notice,
  });
}

/** What commands in another terminal may have changed meanwhile wins over what this turn remembers. */
function mergeControl(current: Loop, next: Loop): Loop {
  const pausedByUser = current.progress.pause?.cause === 'user';
  return withProgress(next, {
    pause: pausedByUser ? current.progress.pause : next.progress.pause,
    hints: current.progress.hints,
  });
}

function stepAside(reason: string): HookAnswer {
  return { kind: 'notice', notice: `msw ▸ stepped aside: ${reason}` };
}
