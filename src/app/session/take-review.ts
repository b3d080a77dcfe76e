// Handles a loop's reviewer that stops: keeps its verdict with the state of the files it judged. A reviewer is never
// held.

import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { changeLoop } from '../../adapters/loops/loop-store.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import type { StopPlan } from '../../core/loop/plans/plan-stop.ts';
import { criteriaOf, type Review, readReview, renderCriteria } from '../../core/loop/review.ts';
import { type Answer, silent, stepAside } from '../../core/text/answer.ts';
import { readTree } from '../loop/gather-evidence.ts';
import type { Workspace } from '../workspace/workspace.ts';

export async function takeReview(
  workspace: Workspace,
  { owner, loop, criteria }: Extract<StopPlan, { kind: 'review' }>,
  message: string,
): Promise<Answer> {
  const tree = await readTree(loop.terms.project, loop.progress.inner);
  const trouble = whyVoid(workspace, loop, tree, criteria);
  const review: Review =
    trouble === null
      ? { tree, ...readReview(message, criteriaOf(criteria).length) }
      : { tree, verdict: 'fail', lines: [trouble] };
  const saved = await changeLoop(workspace, owner, (current) => ({
    loop: current?.terms.id === loop.terms.id ? withProgress(current, { review }) : current,
    value: null,
  }));
  if (saved.status === 'refused') return stepAside(saved.reason);
  return silent;
}

function whyVoid(
  { project }: Workspace,
  { terms, progress }: Loop,
  tree: string | null,
  criteria: string,
): string | null {
  if (tree !== progress.tree) return 'files changed between the checks and the end of the review';
  const page = textOf(mswPath(project, 'loops', terms.id, 'review.md'), ownFile(project));
  return page === renderCriteria(criteria) ? null : 'the page with the criteria was changed';
}
