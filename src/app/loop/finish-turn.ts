// Claude tries to stop in a session that may own a loop: makes the turn's plan and carries it out exactly once, however
// many hooks ask.

import { type ProjectConfig, readConfig } from '../../adapters/config/project-config.ts';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { checkProcesses } from '../../adapters/loops/check-processes.ts';
import { liveRuns } from '../../adapters/loops/live-runs.ts';
import {
  changeLoop,
  findLoop,
  readLoopState,
  restoredState,
  type StateFile,
} from '../../adapters/loops/loop-store.ts';
import { showChecks } from '../../adapters/loops/panel-file.ts';
import { keepSealed } from '../../adapters/loops/sealed-evidence.ts';
import { longestWaitSeconds } from '../../core/loop/hook-time.ts';
import { type BackgroundTask, type Loop, type WaitingTask, withProgress } from '../../core/loop/loop.ts';
import { gateParent, isGate } from '../../core/loop/ownership.ts';
import { planTurn, type TurnPlan } from '../../core/loop/plans/plan-turn.ts';
import { type SaidOnce, sayOnce } from '../../core/loop/say-once.ts';
import { lockedOut } from '../../core/loop/texts/locked-out.ts';
import { redact } from '../../core/secrets/redact.ts';
import { type Answer, silent, stepAside } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { PutBack } from '../proof/put-back.ts';
import type { KeptSnapshot } from '../snapshots/keep-snapshots.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { ConcludedAttempt } from './conclude-turn.ts';
import type { Evidence } from './gather-evidence.ts';
import { gatherTurn } from './gather-turn.ts';
import { joined, recordLoopPlan } from './record-loop-plan.ts';
import { reportUnusableState } from './report-unusable-state.ts';

/** Enough to take over a lock that nobody holds. */
const shortestWaitMs = 15_000;

/** Answers an attempt to stop. Only an owned loop holds the session; on any problem but a lock the session may stop. */
export async function finishTurn(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  state = readLoopState(workspace),
): Promise<Answer> {
  const seen = findLoop(state, attempt.owner);
  if (seen === null) return reportUnusableState(workspace, state, attempt.owner);
  const plan = planOf(workspace, attempt, seen);
  if (plan.kind === 'ignore') return silent;
  if (plan.kind === 'wait') return waitFor(workspace, attempt.owner, seen, plan);

  const id = turnLock(state, seen);
  const folder = openLoopFolder(workspace.project, id);
  if (folder.status === 'refused') return stepAside(folder.reason);
  const takeOnce = async (waited: boolean): Promise<Answer> => {
    // What keeps the lock may have removed the state as well.
    const loop = findLoop(restoredState(workspace, attempt.owner, readLoopState(workspace)), attempt.owner);
    // Another hook finished this turn while we waited, or the user ended the loop.
    if (loop === null || turnOf(loop) !== turnOf(seen)) return silent;
    // Plan again: during the wait another hook may have paused the loop, and its checks may have changed files.
    const now = waited ? { ...attempt, ahead: null } : attempt;
    return carryOut(workspace, now, planOf(workspace, attempt, loop));
  };
  const path = `${folder.path}/turn`;
  // A second hook for the same turn only waits for the first to end, however long its checks take.
  const waitMs = Math.max(shortestWaitMs, longestWaitSeconds(seen.terms) * 1000);
  const turn = await withLock(path, takeOnce, { waitMs });
  if (turn.status === 'done') return turn.value;
  return lockedOut({ lock: `${path}.lock`, holder: turn.holder }, seen, workspace.now());
}

function planOf(workspace: Workspace, { input }: ConcludedAttempt, loop: Loop): TurnPlan {
  return planTurn(loop, { ...input, now: workspace.now() });
}

/** Says once per loop why no check runs, and records what the loop waits for: `/msw:status` shows it at any time. */
async function waitFor(
  workspace: Workspace,
  owner: string,
  seen: Loop,
  plan: Extract<TurnPlan, { kind: 'wait' }>,
): Promise<Answer> {
  const waiting = plan.why === 'background' ? plan.waiting : [];
  const sentences = [...seen.progress.untold, whyWaiting(plan)];
  const { notice } = sayOnce(seen, sentences);
  if (notice === null && waiting.length === seen.progress.waiting.length && waiting.every(isKnown(seen)))
    return silent;
  const saved = await changeLoop(workspace, owner, (current) => ({
    loop:
      current === null || turnOf(current) !== turnOf(seen)
        ? current
        : withProgress(sayOnce(current, sentences).loop, { waiting, untold: [] }),
    value: null,
  }));
  return saved.status === 'ok' && notice !== null ? { kind: 'notice', notice: `msw ▸ ${notice}` } : silent;
}

function isKnown({ progress }: Loop): (task: WaitingTask) => boolean {
  return ({ id }) => progress.waiting.some((known) => known.id === id);
}

function whyWaiting(plan: Extract<TurnPlan, { kind: 'wait' }>): string {
  if (plan.why === 'plan-mode')
    return 'Plan mode is on, in which nothing may be edited: the loop waits until you leave it.';
  const what = plan.waiting.some(({ kind }) => kind === 'agent') ? 'An agent' : 'A workflow';
  return `${what} works in the background; the checks run when it is done.`;
}

/** What arose since the last turn, and what keeps running: a server or a monitor may never end. */
function tellSurroundings(loop: Loop, tasks: readonly BackgroundTask[]): SaidOnce {
  const { untold } = loop.progress;
  const told = untold.length === 0 ? loop : withProgress(loop, { untold: [] });
  return sayOnce(told, [...untold, ...tasks.map(tellUnawaited)]);
}

function tellUnawaited({ kind, words }: BackgroundTask): string {
  const what = kind === 'shell' ? '' : ` (${plainLine(kind, 40)})`;
  return `“${plainLine(redact(words), 80)}”${what} keeps running in the background; the checks run all the same.`;
}

/** Subagents that stop together share their parent's lock, so that their checks do not run in one folder at once. */
function turnLock(state: StateFile, { terms }: Loop): string {
  return (findLoop(state, gateParent(terms.session) ?? '') ?? { terms }).terms.id;
}

/** Identifies the turn: changes whenever a turn is finished, counted or not. */
function turnOf(loop: Loop): string {
  const { iteration, infraStreak, gateStreak } = loop.progress;
  return [loop.terms.id, iteration, infraStreak, gateStreak].join(' ');
}

async function carryOut(workspace: Workspace, attempt: ConcludedAttempt, plan: TurnPlan): Promise<Answer> {
  switch (plan.kind) {
    case 'ignore':
    case 'wait':
      return silent;
    case 'release':
      return (await concluding()).letGoUnchecked(workspace, attempt, plan);
    case 'judge':
      return judge(workspace, attempt, plan);
  }
}

async function judge(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  plan: Extract<TurnPlan, { kind: 'judge' }>,
): Promise<Answer> {
  const { config } = readConfig(workspace.project);
  const told = tellSurroundings(plan.loop, attempt.input.unawaited);
  const { loop } = told;
  const processes = checkProcesses(workspace.userFolder, loop.terms.id);
  await processes.endLeft(workspace.project);
  const recorded = joined(told.notice, await recordLoopPlan(workspace, loop));
  const putBack = await putBackProtected(workspace, loop);
  const mayHaveWritten = protectsFiles(loop) || loop.terms.checks.some(({ origin }) => origin === 'plan');
  const takeSnapshot = snapshotsOf(workspace, config, loop);
  let snapshot: Promise<KeptSnapshot | null> = Promise.resolve(null);
  const options = {
    config,
    wait,
    keepSealed: (name: string, output: string) => keepSealedHere(workspace, loop, name, output),
    userFolder: workspace.userFolder,
    live: liveRuns(workspace.userFolder, loop.terms.id, (runs) => showChecks(workspace, loop, runs)),
    processes,
    ahead: mayHaveWritten ? undefined : (attempt.ahead ?? undefined),
    // The snapshot is taken while the checks' output is read.
    afterChecks: (inner: readonly string[]) => {
      if (takeSnapshot !== null) snapshot = snapshot.then(() => takeSnapshot(inner));
    },
  };
  const evidence = await gatherTurn(loop, options);
  const { concludeTurn } = await concluding();
  const unprotected = await unprotectedIn(workspace, loop, { putBack, evidence, snapshot });
  const { claim, wasPaused } = plan;
  const judged = { loop, claim, wasPaused, evidence, options, notice: recorded, putBack, unprotected };
  return concludeTurn(workspace, attempt, { ...judged, snapshot });
}

/** More than half of a turn's code; no check needs it, so it is loaded lazily. */
const concluding = () => import('./conclude-turn.ts');

/** Keeps the output under the id of the loop, or of the gate. A failed write must not end the turn. */
function keepSealedHere(workspace: Workspace, { terms, progress }: Loop, name: string, output: string): void {
  try {
    const { iteration } = progress;
    keepSealed(workspace.userFolder, { loop: terms.id, iteration, name, output, now: workspace.now() });
  } catch {
    // The check still counts.
  }
}

/** Loads nothing when the loop protects no file. */
async function putBackProtected(workspace: Workspace, loop: Loop): Promise<PutBack> {
  if (!protectsFiles(loop)) return { paths: [], troubles: [], doubt: null, written: new Map() };
  const { putBack } = await import('../proof/put-back.ts');
  return putBack(workspace, loop);
}

/** Why passing checks may have seen other files than the protected ones, as a clause. */
async function unprotectedIn(
  workspace: Workspace,
  loop: Loop,
  run: { readonly putBack: PutBack; readonly evidence: Evidence; readonly snapshot: Promise<unknown> },
): Promise<string | null> {
  if (!protectsFiles(loop) || run.evidence.results.some(({ outcome }) => outcome.kind !== 'passed'))
    return null;
  const { lookAgain } = await import('../proof/put-back.ts');
  await run.snapshot;
  return lookAgain(workspace, loop, run.putBack);
}

function protectsFiles({ terms }: Loop): boolean {
  return terms.protect.length > 0 || terms.checks.some(({ origin }) => origin === 'sealed');
}

/** Null when no snapshot is to be taken; a subagent's gate takes none, since it shares its parent's files. */
function snapshotsOf(workspace: Workspace, { snapshots }: ProjectConfig, { terms, progress }: Loop) {
  if (!snapshots || isGate({ terms, progress }) || terms.checks.length === 0) return null;
  return async (inner: readonly string[]): Promise<KeptSnapshot> => {
    const { keepSnapshots } = await import('../snapshots/keep-snapshots.ts');
    return (await keepSnapshots(workspace, terms.id))(progress.iteration, inner);
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
