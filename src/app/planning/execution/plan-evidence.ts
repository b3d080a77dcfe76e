// What the disk and git show of one plan's execution.

import { join } from 'node:path';
import { addedIn, recentCommits, uncommittedPaths, withFiles } from '../../../adapters/git/plan-log.ts';
import { phaseFiles, summaryOf } from '../../../core/planning/documents/plan-id.ts';
import { type Beginning, changedSince } from '../../../core/planning/execution/plan-beginning.ts';
import { type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import type { PlanEvidence } from '../../../core/planning/execution/readiness.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { marksOf, readBeginning } from './beginnings.ts';
import { summaryPath } from './describe-step.ts';
import { leftoversIn, placeOf } from './track-plans.ts';

/** @param mine files that the executor's own calls name */
export async function planEvidence(
  project: string,
  plan: FoundPlan,
  mine: readonly string[] = [],
): Promise<PlanEvidence> {
  const commits = await commitsOf(project, plan);
  const begun = readBeginning(project, placeOf(plan));
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(project, plan),
    commits: commits === null ? null : await withFiles(project, commits),
    uncommitted: await ownUncommitted(project, begun),
    leftovers: await leftoversIn(project, plan, mine),
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
async function commitsOf(project: string, plan: FoundPlan): Promise<readonly LogCommit[] | null> {
  const all = await recentCommits(project);
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
