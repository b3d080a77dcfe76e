// Claude tries to stop in a session that may own a loop: the plan of its turn is made and carried out, once, whoever
// asks.

import { hostname } from 'node:os';
import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Activity } from '../../adapters/claude-code/transcript-activity.ts';
import { type ProjectConfig, readConfig } from '../../adapters/config/project-config.ts';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { liveRuns } from '../../adapters/loops/live-runs.ts';
import { changeLoop, findLoop, readState, type StateFile } from '../../adapters/loops/loop-store.ts';
import { keepSealed } from '../../adapters/loops/sealed-evidence.ts';
import { noteAttempt, type Work } from '../../core/loop/attempts.ts';
import { longestGuidanceSeconds, longestWaitSeconds } from '../../core/loop/hook-time.ts';
import { type LineChange, type Loop, type SaidOnce, sayOnce, withProgress } from '../../core/loop/loop.ts';
import { gateParent, isGate } from '../../core/loop/ownership.ts';
import { planOutcome, planTurn, type Release, type TurnPlan } from '../../core/loop/plan-turn.ts';
import type { Ending, LoopReport } from '../../core/loop/report.ts';
import { type Answer, silent } from '../../core/report/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { PutBack } from '../proof/put-back.ts';
import type { Kept } from '../snapshots/keep-snapshot.ts';
import { ownerPid } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';
import { type Observed, observeTurn } from './observe-turn.ts';
import { breakerLimits } from './plan-resume.ts';
import { prepareContinuation } from './prepare-continuation.ts';
import { reportUnusableState } from './report-unusable-state.ts';
import { keepGoing, release, stepAside } from './settle-turn.ts';
import { syncPlan, withNotice } from './sync-plan.ts';

/** One stop of the session's main agent, or of a gated subagent (`owner` is then `session#agent`). */
export interface StopAttempt {
  readonly owner: string;
  readonly input: StopInput;
  /** Called before the turn's owner is let go for good or for a pause. */
  readonly atRest?: (ending: Ending) => Promise<void>;
  /** What the user types to continue, where that is not for the ending alone to say. */
  readonly next?: LoopReport['next'];
}

/** A second hook of one turn has nothing to wait for but the end of the first. */
const hookWaitMs = 15_000;

/** The answer to an attempt to stop. Whatever is wrong, the session may stop; only an owned loop holds it. */
export async function finishTurn(
  workspace: Workspace,
  attempt: StopAttempt,
  state = readState(workspace),
): Promise<Answer> {
  const seen = findLoop(state, attempt.owner);
  if (seen === null) return reportUnusableState(workspace, state, attempt.owner);
  const plan = planOf(workspace, attempt, seen);
  if (plan.kind === 'ignore') return silent;
  if (plan.kind === 'wait') return tellWaiting(workspace, attempt.owner, seen, WAITING[plan.why]);

  const { id, waitMs } = turnLock(state, seen);
  const folder = openLoopFolder(workspace.project, id);
  if (folder.status === 'refused') return stepAside(folder.reason);
  const takeOnce = async (): Promise<Answer> => {
    const loop = findLoop(readState(workspace), attempt.owner);
    // Another hook finished this very turn while we waited, or the user took the loop away.
    if (loop === null || turnOf(loop) !== turnOf(seen)) return silent;
    // Planned once more: while this hook waited, another may have brought the loop to rest.
    return carryOut(workspace, attempt, planOf(workspace, attempt, loop));
  };
  const turn = await withLock(`${folder.path}/turn`, takeOnce, { waitMs });
  return turn.status === 'done' ? turn.value : stepAside('another MSW hook holds this loop');
}

function planOf(workspace: Workspace, { input }: StopAttempt, loop: Loop): TurnPlan {
  return planTurn(loop, { ...input, now: workspace.now() });
}

/** Said once for each loop: nothing else shows why no check runs. */
async function tellWaiting(
  workspace: Workspace,
  owner: string,
  seen: Loop,
  sentence: string,
): Promise<Answer> {
  const { notice } = sayOnce(seen, [sentence]);
  if (notice === null) return silent;
  const saved = await changeLoop(workspace, owner, (current) => ({
    loop: current === null || turnOf(current) !== turnOf(seen) ? current : sayOnce(current, [sentence]).loop,
    value: null,
  }));
  return saved.status === 'ok' ? { kind: 'notice', notice: `msw ▸ ${notice}` } : silent;
}

const WAITING = {
  agent: 'An agent works in the background; the checks run when it is done.',
  'plan-mode': 'Plan mode is on, in which nothing may be edited: the loop waits until you leave it.',
};

/** A server in the background is no reason to wait, for it never ends. */
function tellShells(loop: Loop, commands: readonly string[]) {
  return sayOnce(
    loop,
    commands.map(
      (command) =>
        `“${plainLine(command, 80)}” keeps running in the background; the checks run all the same.`,
    ),
  );
}

/** Subagents that stop together share their parent's lock, so that their checks do not meet in one folder. */
function turnLock(state: StateFile, { terms }: Loop): { readonly id: string; readonly waitMs: number } {
  const parent = findLoop(state, gateParent(terms.session) ?? '');
  if (parent === null) return { id: terms.id, waitMs: hookWaitMs };
  return { id: parent.terms.id, waitMs: Math.max(hookWaitMs, longestWaitSeconds(terms) * 1000) };
}

/** Changes whenever a turn was finished, counted or not. */
function turnOf(loop: Loop): string {
  const { iteration, infraStreak, gateStreak } = loop.progress;
  return [loop.terms.id, iteration, infraStreak, gateStreak].join(' ');
}

async function carryOut(workspace: Workspace, attempt: StopAttempt, plan: TurnPlan): Promise<Answer> {
  switch (plan.kind) {
    case 'ignore':
    case 'wait':
      return silent;
    case 'release':
      await attempt.atRest?.(plan.ending);
      return release(workspace, attempt, plan, []);
    case 'judge':
      return judge(workspace, attempt, plan);
  }
}

async function judge(
  workspace: Workspace,
  attempt: StopAttempt,
  plan: Extract<TurnPlan, { kind: 'judge' }>,
): Promise<Answer> {
  const { config } = readConfig(workspace.project);
  const told = tellShells(plan.loop, attempt.input.backgroundShells);
  const synced = joined(told.notice, await syncPlan(workspace, told.loop));
  const protectedFiles = await putBackProtected(workspace, told.loop);
  let snapshot: ReturnType<typeof takeSnapshot> = Promise.resolve(null);
  const observed = await observeTurn(
    workspace,
    attempt.input,
    { ...plan, loop: told.loop },
    {
      config,
      wait,
      keepSealed: (name, output) => keepSealedHere(workspace, told.loop, name, output),
      live: liveRuns(workspace.userFolder, told.loop.terms.id),
      // While what the checks said is read.
      afterChecks: () => {
        snapshot = takeSnapshot(workspace, config, told.loop);
      },
    },
  );
  const { evidence } = observed;
  const kept = tellSnapshot(observed.outcome.loop, await snapshot);
  const outcome = await proven(workspace, config, told.loop, observed);
  const loop = remember(
    withProgress(outcome.loop, { said: kept.loop.progress.said }),
    attempt,
    observed,
    workspace,
  );
  const notices = joined(
    synced,
    tellPutBack(protectedFiles),
    kept.notice,
    tellFlaky(evidence),
    outcome.kind === 'hold' ? tellInterrupted(observed) : null,
  );
  const work: Work = {
    changes: kept.changes,
    commits: evidence.commits,
    message: attempt.input.lastMessage,
    denied: observed.activity.denied,
  };
  if (outcome.kind === 'release') {
    const turn = { before: told.loop, evidence, work };
    return withNotice(await letGo(workspace, attempt, { ...outcome, loop }, turn), notices);
  }
  const guidanceDeadlineSeconds = Math.min(config.guidanceDeadlineSeconds, longestGuidanceSeconds);
  const continuation = await prepareContinuation(workspace, {
    before: told.loop,
    hold: { ...outcome, loop },
    config: { ...config, guidanceDeadlineSeconds },
    evidence,
    work,
    putBack: protectedFiles.paths,
  });
  return withNotice(await keepGoing(workspace, attempt, continuation, evidence), notices);
}

/** Of a gate in a file of its own; what cannot be kept must not end the turn. */
function keepSealedHere(workspace: Workspace, { terms, progress }: Loop, name: string, output: string): void {
  try {
    const { iteration } = progress;
    keepSealed(workspace.userFolder, { loop: terms.id, iteration, name, output, now: workspace.now() });
  } catch {
    // The check counts all the same.
  }
}

/** A loop that protects nothing pays for nothing. */
async function putBackProtected(workspace: Workspace, loop: Loop): Promise<PutBack> {
  const isNone =
    loop.terms.protect.length === 0 && loop.terms.checks.every(({ origin }) => origin !== 'sealed');
  if (isNone) return { paths: [], troubles: [] };
  const { putBack } = await import('../proof/put-back.ts');
  return putBack(workspace, loop);
}

function tellPutBack({ paths, troubles }: PutBack): string | null {
  const names = paths.slice(0, 5).map((path) => `“${plainLine(path, 80)}”`);
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  const sentence = `Put back as they were when the loop began, since you protect them: ${names.join(', ')}${more}.`;
  return joined(paths.length === 0 ? null : sentence, ...troubles);
}

/** Whoever pressed Esc and asked something else must know why Claude goes on with the loop. */
function tellInterrupted({ activity }: Observed): string | null {
  return activity.isInterrupted
    ? 'You interrupted Claude, and the loop is still on, so Claude continues with it: press Esc and type /msw:pause to pause it, or /msw:stop to end it.'
    : null;
}

function tellFlaky({ flaky, wasRunAgain }: Evidence): string | null {
  if (flaky === null) return null;
  const [before, now] = flaky.results;
  const names = flaky.checks.map((name) => plainLine(name, 40)).join(', ');
  return `Flaky: ${names} ${before}, then ${now}, though no file had changed; that proves nothing${wasRunAgain ? ', and it was run once more' : ''}.`;
}

/** A loop that would be done is judged once more, knowing what its checks prove. */
async function proven(
  workspace: Workspace,
  config: ProjectConfig,
  before: Loop,
  { outcome, turn, evidence }: Observed,
): Promise<Observed['outcome']> {
  const isDone = outcome.kind === 'release' && outcome.ending.cause === 'done';
  if (!isDone || before.terms.checks.length === 0 || isGate(before)) return outcome;
  const { prove } = await import('../proof/prove.ts');
  const proof = await prove(workspace, before, evidence);
  return planOutcome(before, { ...turn, proof }, breakerLimits(config));
}

/** Null where none is to be taken: subagents that stop share their parent's files. */
async function takeSnapshot(
  workspace: Workspace,
  { snapshots }: ProjectConfig,
  loop: Loop,
): Promise<Kept | null> {
  if (!snapshots || isGate(loop) || loop.terms.checks.length === 0) return null;
  const { keepSnapshot } = await import('../snapshots/keep-snapshot.ts');
  return keepSnapshot(workspace, loop.terms.id, loop.progress.iteration);
}

function tellSnapshot(loop: Loop, kept: Kept | null): SaidOnce & Pick<Work, 'changes'> {
  if (kept === null) return { loop, notice: null, changes: null };
  return { ...sayOnce(loop, kept.sentences), changes: kept.changes?.map(linesOf) ?? null };
}

/** What is kept of a change for a page: no ids of contents. */
function linesOf({ path, added, removed }: LineChange): LineChange {
  return { path, added, removed };
}

function joined(...notices: readonly (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join('\n') || null;
}

async function letGo(
  workspace: Workspace,
  attempt: StopAttempt,
  plan: Release,
  { before, evidence, work }: { readonly before: Loop; readonly evidence: Evidence; readonly work: Work },
): Promise<Answer> {
  const judged = plan.judgesGuidance ? await judgeOffered(workspace, plan.loop, evidence) : plan.loop;
  const counted = plan.ending.cause !== 'infra' && plan.ending.cause !== 'check-broken';
  const relation = evidence.comparison?.reason ?? null;
  const loop = noteAttempt(judged, { before, counted, ...evidence, relation, work, guidance: null });
  await attempt.atRest?.(plan.ending);
  return release(workspace, attempt, { ...plan, loop }, evidence.results);
}

async function judgeOffered(workspace: Workspace, loop: Loop, evidence: Evidence): Promise<Loop> {
  const { judgeLastGuidance } = await import('../guidance/step-guidance.ts');
  return judgeLastGuidance(workspace, loop, evidence.failure);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function remember(
  loop: Loop,
  { input }: StopAttempt,
  { activity, evidence }: { readonly activity: Activity; readonly evidence: Evidence },
  workspace: Workspace,
): Loop {
  const path = input.transcriptPath;
  return withProgress(loop, {
    tree: evidence.treeState,
    flaky:
      evidence.flaky === null ? loop.progress.flaky : [...loop.progress.flaky, evidence.flaky].slice(-20),
    transcript: path === null || activity.offset === null ? null : { path, offset: activity.offset },
    owner: { pid: ownerPid(workspace.env), host: hostname() },
  });
}
