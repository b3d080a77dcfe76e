// Concludes a turn whose checks have run: makes the plan that follows from their results, and carries it out.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Activity } from '../../adapters/claude-code/transcript-activity.ts';
import { breakerLimits } from '../../adapters/config/project-config.ts';
import type { Look } from '../../adapters/git/work-tree.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { type LeftWork, noteAttempt } from '../../core/loop/attempts.ts';
import { longestGuidanceSeconds } from '../../core/loop/hook-time.ts';
import { type LineChange, type Loop, withProgress } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import { planOutcome } from '../../core/loop/plans/plan-outcome.ts';
import type { Release } from '../../core/loop/plans/plan-turn.ts';
import { type SaidOnce, sayOnce } from '../../core/loop/say-once.ts';
import { renderElsewhere } from '../../core/loop/texts/elsewhere-text.ts';
import type { Ending, LoopReport } from '../../core/loop/texts/report.ts';
import { noteUnseen } from '../../core/loop/unseen.ts';
import type { Proof } from '../../core/proof/judge-proof.ts';
import type { Answer } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { PutBack } from '../proof/put-back.ts';
import type { KeptSnapshot } from '../snapshots/keep-snapshots.ts';
import { ownerOf, ownerPid } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';
import { type JudgedTurn, type Observed, observeTurn } from './observe-turn.ts';
import { prepareContinuation } from './prepare-continuation.ts';
import { joined, withNotice } from './record-loop-plan.ts';
import type { CheckOptions } from './run-checks.ts';
import { keepGoing } from './settle-turn.ts';

/** One attempt to stop by the session's main agent, or by a gated subagent (`owner` is then `session#agent`). */
export interface ConcludedAttempt {
  readonly owner: string;
  readonly input: StopInput;
  /** A work-tree scan started before the turn. */
  readonly ahead?: Look | null;
  /** Called before the turn's owner may stop, because the loop ends or pauses. */
  readonly atRest?: (ending: Ending, results: readonly CheckResult[]) => Promise<void>;
  /** The command that continues the loop, when the ending alone does not determine it. */
  readonly next?: LoopReport['next'];
}

interface Ran extends JudgedTurn {
  readonly options: CheckOptions;
  /** The notice about what happened before the checks. */
  readonly notice: string | null;
  /** Protected files that were changed and put back. */
  readonly putBack: PutBack;
  readonly snapshot: Promise<KeptSnapshot | null>;
}

export async function concludeTurn(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  { loop, options, notice, putBack, snapshot, ...judged }: Ran,
): Promise<Answer> {
  const { config } = options;
  const { evidence } = judged;
  const before = noteUnseen(loop, evidence);
  // Git may have answered while the output was being read; this lets its next step start.
  await new Promise(setImmediate);
  const observed = await observeTurn(workspace, attempt.input, { ...judged, loop: before }, options);
  const { outcome, proof } = await proven(workspace, { options, before, snapshot }, observed);
  const learned = await learn(workspace, attempt, before, { evidence, proof, snapshot });
  // Awaited as late as possible: git takes the snapshot while the rest runs.
  const kept = tellSnapshot(outcome.loop, await snapshot);
  const places = sayOnce(kept.loop, tellPlaces(kept.loop));
  const after = remember(
    withProgress(outcome.loop, { ...learned, said: places.loop.progress.said }),
    attempt,
    observed,
    workspace,
  );
  const notices = joined(
    notice,
    tellPutBack(putBack),
    kept.notice,
    tellFlaky(evidence),
    places.notice,
    outcome.kind === 'hold' ? tellInterrupted(observed) : null,
  );
  const work: LeftWork = {
    changes: kept.changes?.length === 0 ? evidence.ignored.map(unknownLines) : kept.changes,
    commits: evidence.commits,
    message: attempt.input.lastMessage,
    denied: observed.activity.denied,
  };
  if (outcome.kind === 'release') {
    const turn = { before, evidence, work };
    const ended = await withTree(after, evidence);
    return withNotice(await letGo(workspace, attempt, { ...outcome, loop: ended }, turn), notices);
  }
  const guidanceDeadlineSeconds = Math.min(config.guidanceDeadlineSeconds, longestGuidanceSeconds);
  const continuation = await prepareContinuation(workspace, {
    before,
    hold: { ...outcome, loop: after },
    config: { ...config, guidanceDeadlineSeconds },
    evidence,
    proof,
    unprotected: judged.unprotected,
    work,
    putBack: putBack.paths,
  });
  // Awaited here because git scans the tree while the pages are written.
  const next = { ...continuation, loop: await withTree(continuation.loop, evidence) };
  return withNotice(await keepGoing(workspace, attempt, next, evidence), notices);
}

/** Ends or pauses the loop at a stop that no check decides. */
export async function letGoUnchecked(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  plan: Release,
): Promise<Answer> {
  await attempt.atRest?.(plan.ending, []);
  const { release } = await import('./end-loop.ts');
  return release(workspace, attempt, plan, []);
}

function tellPutBack({ paths, troubles }: PutBack): string | null {
  const names = paths.slice(0, 5).map((path) => `“${plainLine(path, 80)}”`);
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  const sentence = `Put back as they were when the loop began, since you protect them: ${names.join(', ')}${more}.`;
  return joined(paths.length === 0 ? null : sentence, ...troubles);
}

/** A user who pressed Esc and asked something else must learn why Claude continues with the loop. */
function tellInterrupted({ activity }: Observed): string | null {
  return activity.isInterrupted
    ? 'You interrupted Claude, and the loop is still on, so Claude continues with it: press Esc and type /msw:pause to pause it, or /msw:stop to end it.'
    : null;
}

function tellPlaces(loop: Loop): readonly string[] {
  const places = renderElsewhere(loop);
  return places === null ? [] : [`${places}.`];
}

function tellFlaky({ flaky, wasRunAgain }: Evidence): string | null {
  if (flaky === null) return null;
  const [before, now] = flaky.results;
  const names = flaky.checks.map((name) => plainLine(name, 40)).join(', ');
  if (flaky.ignored !== undefined)
    return `${names} ${before}, then ${now}, and only files that git ignores had changed (${flaky.ignored.map((path) => `“${plainLine(path, 80)}”`).join(', ')}), which MSW neither counts nor keeps: a loop whose work lies there needs --allow-no-change.`;
  return `Flaky: ${names} ${before}, then ${now}, though no file had changed, apart from any that git ignores; that proves nothing${wasRunAgain ? ', and it was run once more' : ''}.`;
}

/** Updates what is known about the loop's failures; loads nothing when there are none. */
async function learn(
  workspace: Workspace,
  { input }: ConcludedAttempt,
  { progress, terms }: Loop,
  {
    evidence,
    proof,
    snapshot,
  }: Pick<Observed, 'evidence'> & Pick<Ran, 'snapshot'> & { readonly proof: Proof | null },
): Promise<Partial<Loop['progress']>> {
  if (evidence.failure === null && progress.unsolved.length === 0) return {};
  const { noteFailures } = await import('../guidance/note-failures.ts');
  return noteFailures(workspace, {
    loop: { terms, progress },
    evidence,
    proof,
    message: input.lastMessage,
    snapshotTaken: () => snapshot,
  });
}

/**
 * Judges a loop that would be done once more, with the proof of its checks. A gate keeps no snapshots: what a plan's
 * checks are worth is found when it is completed.
 */
async function proven(
  workspace: Workspace,
  {
    options,
    before,
    snapshot,
  }: { readonly options: CheckOptions; readonly before: Loop; readonly snapshot: Promise<unknown> },
  { outcome, turn, evidence }: Observed,
): Promise<{ readonly outcome: Observed['outcome']; readonly proof: Proof | null }> {
  const isDone = outcome.kind === 'release' && outcome.ending.cause === 'done';
  if (!isDone || before.terms.checks.length === 0 || isGate(before)) return { outcome, proof: null };
  const { prove } = await import('../proof/prove.ts');
  await snapshot;
  const { live } = options;
  const proof = await prove(workspace, before, { ...evidence, ...(live && { live }) });
  return { outcome: planOutcome(before, { ...turn, proof }, breakerLimits(options.config)), proof };
}

function tellSnapshot(loop: Loop, kept: KeptSnapshot | null): SaidOnce & Pick<LeftWork, 'changes'> {
  if (kept === null) return { loop, notice: null, changes: null };
  return { ...sayOnce(loop, kept.sentences), changes: kept.changes };
}

/** A file that no snapshot holds: "changed no file" would be wrong. */
function unknownLines(path: string): LineChange {
  return { path, added: null, removed: null };
}

async function letGo(
  workspace: Workspace,
  attempt: ConcludedAttempt,
  plan: Release,
  { before, evidence, work }: { readonly before: Loop; readonly evidence: Evidence; readonly work: LeftWork },
): Promise<Answer> {
  const judged = plan.judgesGuidance ? await judgeOffered(workspace, plan.loop, evidence) : plan.loop;
  const counted = plan.ending.cause !== 'infra' && plan.ending.cause !== 'check-broken';
  const relation = evidence.comparison?.reason ?? null;
  const loop = noteAttempt(judged, { before, counted, ...evidence, relation, work, guidance: null });
  await attempt.atRest?.(plan.ending, evidence.results);
  const { release } = await import('./end-loop.ts');
  return release(workspace, attempt, { ...plan, loop }, evidence.results);
}

async function judgeOffered(workspace: Workspace, loop: Loop, evidence: Evidence): Promise<Loop> {
  const { judgeLastGuidance } = await import('../guidance/step-guidance.ts');
  return judgeLastGuidance(workspace, loop, evidence);
}

function remember(
  loop: Loop,
  { input }: ConcludedAttempt,
  { activity, evidence }: { readonly activity: Activity; readonly evidence: Evidence },
  workspace: Workspace,
): Loop {
  const path = input.transcriptPath;
  return withProgress(loop, {
    flaky:
      evidence.flaky === null ? loop.progress.flaky : [...loop.progress.flaky, evidence.flaky].slice(-20),
    transcript: path === null || activity.offset === null ? null : { path, offset: activity.offset },
    owner: ownerOf(input.ownerPid ?? ownerPid(workspace.env), workspace.project, loop.progress.owner),
  });
}

/** Records the work tree as the checks left it. */
async function withTree(loop: Loop, { treeAfter, inner, lookedAt }: Evidence): Promise<Loop> {
  return withProgress(loop, { tree: await treeAfter, inner, lookedAt });
}
