// Prepares a loop's next iteration: guidance for the failure, the evidence file and the re-prompt.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import { keepText } from '../../adapters/files/write-record.ts';
import { iterationName, logPath } from '../../adapters/loops/check-logs.ts';
import { problemNames } from '../../core/failure/problem-names.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import { guidanceTitle } from '../../core/guidance/headline.ts';
import { type LeftWork, noteAttempt } from '../../core/loop/attempts.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import type { Hold } from '../../core/loop/plans/plan-turn.ts';
import { renderCriteria } from '../../core/loop/review.ts';
import {
  isLongGuidance,
  renderGuidancePage,
  renderIterationFile,
} from '../../core/loop/texts/iteration-file.ts';
import { composeReprompt } from '../../core/loop/texts/reprompt.ts';
import type { Strategy } from '../../core/loop/verdict.ts';
import type { Proof } from '../../core/proof/judge-proof.ts';
import { harmless } from '../../core/text/harmless.ts';
import type { Prose } from '../../core/text/prose.ts';
import type { GuidanceStep } from '../guidance/step-guidance.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Evidence } from './gather-evidence.ts';

export interface ContinuationRequest {
  /** The loop before the decision, so its iteration is the finished one. */
  readonly before: Loop;
  readonly hold: Hold;
  readonly config: ProjectConfig;
  readonly evidence: Evidence;
  /** What the passing checks are worth; null when that was not judged. */
  readonly proof: Proof | null;
  readonly work: LeftWork;
  readonly unprotected: string | null;
  /** Protected files that were changed and put back. */
  readonly putBack: readonly string[];
}

export interface Continuation {
  readonly loop: Loop;
  readonly finished: number;
  readonly counted: boolean;
  readonly strategy: Strategy;
  readonly change: Prose | null;
  readonly proof: Proof | null;
  /** What is wrong with a protected file, as a clause. */
  readonly unprotected: string | null;
  /** `cache`, `notebook`; null without guidance. */
  readonly guidanceOrigin: string | null;
  /** A notice that the user needs to see once. */
  readonly notice: string | null;
  readonly context: Prose;
}

export async function prepareContinuation(
  workspace: Workspace,
  request: ContinuationRequest,
): Promise<Continuation> {
  const { evidence } = request;
  const { strategy, counted } = request.hold;
  const step = await seekGuidance(workspace, request);
  const finished = request.before.progress.iteration;
  const change = evidence.comparison?.reason ?? null;
  const hints = step.loop.progress.hints;
  const hintCount = hints.length;
  const noted = noteAttempt(step.loop, {
    ...request,
    ...evidence,
    counted,
    relation: change,
    guidance: guidanceHeadline(step),
  });
  const loop = withProgress(noted, { hintsTold: hintCount });
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') throw new Error(folder.reason);
  const name = fileName(folder.path, finished, request);
  const evidencePath = join(folder.path, `${name}.md`);
  const file = {
    loop,
    strategy,
    results: evidence.results,
    failure: evidence.failure,
    change,
    moved: change === null ? null : problemNames(request.before.progress.lastFailure, evidence.failure),
    evidencePath,
    proof: request.proof,
    unprotected: request.unprotected,
    putBack: request.putBack,
    finished,
    guidance: step.guidance,
    guidancePath: writeGuidance(folder.path, name, step.guidance),
    guidanceNote: step.note,
    hints,
    logs: writeLogs(folder.path, name, evidence),
    taskPath: join(folder.path, 'task.md'),
  };
  writePage(evidencePath, renderIterationFile(file), { durable: false });
  const { review } = loop.terms;
  if (strategy === 'review' && review !== null)
    writePage(join(folder.path, 'review.md'), renderCriteria(review), { durable: false });
  return {
    loop,
    finished,
    counted,
    strategy,
    change,
    proof: request.proof,
    unprotected: request.unprotected,
    guidanceOrigin: step.origin,
    notice: step.notice,
    context: composeReprompt({
      loop,
      strategy,
      counted,
      evidencePath,
      hint: hintCount > request.before.progress.hintsTold ? (hints.at(-1) ?? null) : null,
    }),
  };
}

async function seekGuidance(workspace: Workspace, request: ContinuationRequest): Promise<GuidanceStep> {
  const { config, evidence, hold } = request;
  if (!hold.needsGuidance) return { loop: hold.loop, guidance: null, origin: null, note: null, notice: null };
  const { stepGuidance } = await import('../guidance/step-guidance.ts');
  return stepGuidance(workspace, {
    loop: hold.loop,
    config,
    failure: evidence.failure,
    results: evidence.results,
    tree: evidence.tree,
  });
}

/** An iteration that does not count may be repeated; its evidence must not overwrite the previous file. */
function fileName(folder: string, finished: number, { hold }: ContinuationRequest): string {
  const name = iterationName(finished);
  if (hold.counted) return name;
  let retry = 1;
  while (existsSync(join(folder, `${name}-retry-${retry}.md`))) retry += 1;
  return `${name}-retry-${retry}`;
}

/** Writes each non-passing check's output to a file whose name begins with `name`; returns the paths by check name. */
export function writeLogs(folder: string, name: string, evidence: Evidence): ReadonlyMap<string, string> {
  const logs = new Map<string, string>();
  for (const [index, result] of evidence.results.entries()) {
    if (result.outcome.kind === 'passed') continue;
    const path = logPath(folder, name, index);
    // People view this file in a terminal, and Claude reads it with its tools.
    keepText(path, harmless(result.output), { durable: false });
    logs.set(result.check.name, path);
  }
  return logs;
}

/** Writes the complete guidance to its own page when the iteration file may have no room for it. */
export function writeGuidance(folder: string, name: string, guidance: Guidance | null): string | null {
  if (guidance === null || !isLongGuidance(guidance)) return null;
  const path = join(folder, `${name}-guidance.md`);
  writePage(path, renderGuidancePage(guidance), { durable: false });
  return path;
}

function guidanceHeadline({ guidance }: GuidanceStep): string | null {
  return guidance === null ? null : guidanceTitle(guidance);
}
