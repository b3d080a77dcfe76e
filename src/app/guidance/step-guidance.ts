// The guidance step of a turn: judges the last offer, then looks for something new. Guidance never decides about a
// loop.

import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import type { Failure } from '../../core/failure/text/failure.ts';
import { describeSource } from '../../core/guidance/describe-source.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import { guidanceTitle } from '../../core/guidance/headline.ts';
import { whyNone } from '../../core/guidance/why-none.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import { sayOnce } from '../../core/loop/say-once.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { shareInTurn } from '../sharing/share-in-turn.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { findGuidance } from './find-guidance.ts';
import { judgeGuidance } from './judge-guidance.ts';
import type { RungOffer } from './try-rungs.ts';

export interface GuidanceStep {
  readonly loop: Loop;
  readonly guidance: Guidance | null;
  /** Its source, for people. */
  readonly origin: string | null;
  /** For the iteration file: why there is none, or that it is on its way. */
  readonly note: Prose | null;
  /** For the user, shown once. */
  readonly notice: string | null;
}

interface StepRequest {
  readonly loop: Loop;
  readonly config: ProjectConfig;
  readonly failure: Failure | null;
  readonly results: readonly CheckResult[];
  /** Whether files were changed since the last checks. */
  readonly tree: 'changed' | 'unchanged' | 'unknown';
}

/** Shares with the team before and after: what others learned is available, and answers found here are passed on. */
export async function stepGuidance(workspace: Workspace, request: StepRequest): Promise<GuidanceStep> {
  await shareInTurn(workspace);
  const step = await stepAlone(workspace, request);
  await shareInTurn(workspace);
  return step;
}

async function stepAlone(workspace: Workspace, request: StepRequest): Promise<GuidanceStep> {
  const { failure } = request;
  const loop = await judgeLastGuidance(workspace, request.loop, request);
  if (failure === null) return noGuidance(loop);
  const failed = request.results.filter(({ outcome }) => outcome.kind === 'failed');
  const found = await findGuidance({
    projectRoot: workspace.project,
    loopId: loop.terms.id,
    iteration: loop.progress.iteration,
    failure,
    times: timesMet(loop, failure),
    hasChanged: request.tree !== 'unchanged',
    command: failed[0]?.check.command ?? '',
    output: failed.map(({ output }) => output).join('\n'),
    queriedErrors: loop.progress.queriedErrors,
    failedAnswers: loop.progress.failedAnswers,
    deadlineMs: request.config.guidanceDeadlineSeconds * 1000,
    now: workspace.now,
    env: workspace.env,
  });
  switch (found.status) {
    case 'found':
      return withNotices(offer(loop, failure, found, workspace.now()), found.notices);
    case 'pending':
      return noGuidance(
        rememberAsked(loop, failure, null, workspace.now()),
        prose`The notebook was asked; its answer will come with a later iteration.`,
      );
    case 'none':
      return withNotices(noGuidance(loop, whyNone(found.steps)), found.notices);
  }
}

/** At least 1, as the class is met now. */
function timesMet({ progress }: Loop, { fingerprints }: Failure): number {
  return Math.max(1, progress.classes.filter((one) => one === fingerprints.class).length);
}

/** Judges the guidance of the last iteration; an answer that did not help is not offered again. */
export async function judgeLastGuidance(
  workspace: Workspace,
  loop: Loop,
  { failure: current, tree }: Pick<StepRequest, 'failure' | 'tree'>,
): Promise<Loop> {
  const { offered, failedAnswers } = loop.progress;
  if (offered === null) return loop;
  const efficacy = await judgeGuidance({
    projectRoot: workspace.project,
    guidanceId: offered.id,
    failureClass: offered.class,
    loopId: loop.terms.id,
    current,
    hasWorked: tree !== 'unchanged',
    nowIso: isoNow(workspace),
    userFolder: workspace.userFolder,
  });
  const failed = efficacy === 'did-not-help' ? [...failedAnswers, offered.hash] : failedAnswers;
  return withProgress(loop, { offered: null, failedAnswers: failed });
}

function offer(
  loop: Loop,
  failure: Failure,
  { guidance, rung, isFresh }: RungOffer,
  now: number,
): GuidanceStep {
  const asked = isFresh ? rememberAsked(loop, failure, guidance.answerHash, now) : loop;
  const offered = {
    id: guidance.id,
    class: guidance.failureClass,
    hash: guidance.answerHash,
    headline: guidanceTitle(guidance),
    iteration: loop.progress.iteration,
  };
  const origin = rung === 'answers' ? `${describeSource(guidance)}, known already` : describeSource(guidance);
  return { loop: withProgress(asked, { offered }), guidance, origin, note: null, notice: null };
}

function rememberAsked(loop: Loop, failure: Failure, answerHash: string | null, at: number): Loop {
  const asked = { class: failure.fingerprints.class, answerHash, at };
  const others = loop.progress.queriedErrors.filter((error) => error.class !== asked.class);
  return withProgress(loop, { queriedErrors: [...others, asked].slice(-100) });
}

function withNotices(step: GuidanceStep, notices: readonly string[]): GuidanceStep {
  return { ...step, ...sayOnce(step.loop, notices) };
}

function noGuidance(loop: Loop, note: Prose | null = null): GuidanceStep {
  return { loop, guidance: null, origin: null, note, notice: null };
}
