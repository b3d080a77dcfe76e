// What the disk and git show of one plan's execution.

import { join } from 'node:path';
import { addedIn, recentCommits, uncommittedPaths, withFiles } from '../../../adapters/git/plan-log.ts';
import { phaseFiles, summaryOf } from '../../../core/planning/documents/plan-id.ts';
import {
  type Beginning,
  changedSince,
  NO_LEFTOVERS,
} from '../../../core/planning/execution/plan-beginning.ts';
import { type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import type { PlanEvidence } from '../../../core/planning/execution/readiness.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { marksOf, readBeginning } from './beginnings.ts';
import { summaryPath } from './describe-step.ts';
import { leftoversIn, placeOf } from './track-plans.ts';

interface EvidencePlace {
  /** Where the plan is worked on: the project, or the same folder in the plan's worktree. */
  readonly root?: string;
  /** Files that the executor's own calls name. */
  readonly mine?: readonly string[];
}

export async function planEvidence(
  project: string,
  plan: FoundPlan,
  { root = project, mine = [] }: EvidencePlace = {},
): Promise<PlanEvidence> {
  const commits = await commitsOf(project, plan, root);
  // A worktree begins without changes, and nothing may be left in it.
  const isHere = root === project;
  const begun = isHere ? readBeginning(project, placeOf(plan)) : null;
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(root, plan),
    commits: commits === null ? null : await withFiles(root, commits),
    uncommitted: await ownUncommitted(root, begun),
    leftovers: isHere ? await leftoversIn(project, plan, mine) : NO_LEFTOVERS,
    returned: begun?.returned ?? 0,
    refusal: begun?.refusal ?? null,
  };
}

/** What the user had changed before the plan began, and has not been touched since, is not the plan's to commit. */
export async function ownUncommitted(project: string, begun: Beginning | null): Promise<readonly string[]> {
  if (begun === null) return (await uncommittedPaths(project)) ?? [];
  return changedSince(begun.before, (await marksOf(project)) ?? {});
}

/** Newest first, without their files; null without git. */
async function commitsOf(
  project: string,
  plan: FoundPlan,
  root: string,
): Promise<readonly LogCommit[] | null> {
  const all = await recentCommits(root);
  if (all === null) return null;
  const added = (await addedIn(project, plan.path)).get(plan.path);
  return ownCommits(all, plan.canonical, added);
}

/** Where the summary is, or where it belongs. */
export function summaryPlace(project: string, plan: FoundPlan): string {
  const prefix = `.planning/phases/${plan.folder}/`;
  const folder = join(project, prefix);
  const { summaries } = phaseFiles(
    documentNames(project, folder),
    documentNames(project, join(folder, 'plans')),
  );
  const found = summaryOf(plan.path.slice(prefix.length), summaries);
  return found === null ? summaryPath(plan) : prefix + found;
}

export function readSummaryOf(project: string, plan: FoundPlan): PlanEvidence['summary'] {
  const path = summaryPlace(project, plan);
  const text = documentText(project, path);
  return text === null ? null : { path, text };
}
