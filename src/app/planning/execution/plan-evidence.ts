// Gathers what the disk and git show of one plan's execution.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDocumentFolder, writeDocument } from '../../../adapters/files/write-document.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { addedIn, recentCommits, uncommittedPaths, withFiles } from '../../../adapters/git/plan-log.ts';
import { markBlocked } from '../../../core/planning/documents/summary.ts';
import {
  type Beginning,
  changedSince,
  leftLines,
  NO_LEFTOVERS,
} from '../../../core/planning/execution/plan-beginning.ts';
import { isWork, type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import type { PlanEvidence } from '../../../core/planning/execution/readiness.ts';
import { refreshSummary } from '../../../core/planning/execution/refresh-summary.ts';
import { type SummaryFacts, summarySkeleton } from '../../../core/planning/execution/summary-skeleton.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { someOf } from '../../../core/text/some-of.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { acceptedReason } from '../documents/accepted-plans.ts';
import { documentText, type PlanningRefusal } from '../documents/documents.ts';
import { type FoundPlan, summaryPlace } from '../documents/find-plan.ts';
import { type RunStore, readPlanRun } from '../worktrees/plan-runs.ts';
import { marksOf } from './kept-contents.ts';
import { leftoversIn } from './track-plans.ts';

/** @param root where the plan is worked on: the project, or the same folder in the plan's worktree */
export async function planEvidence(
  store: RunStore,
  plan: FoundPlan,
  root = store.project,
): Promise<PlanEvidence> {
  const { project } = store;
  const commits = await commitsOf(project, plan, root);
  // A worktree begins without changes, and nothing may be left in it.
  const isHere = root === project;
  const begun = isHere ? readPlanRun(store, plan).begun : null;
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(root, plan),
    commits: commits === null ? null : await withFiles(root, commits),
    uncommitted: await ownUncommitted(root, begun),
    leftovers: isHere ? await leftoversIn(store, plan) : NO_LEFTOVERS,
    returned: begun?.returned ?? 0,
    refusal: begun?.refusal ?? null,
  };
}

/** Files that the user had changed before the plan began, untouched since, are not the plan's to commit. */
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

function readSummaryOf(project: string, plan: FoundPlan): PlanEvidence['summary'] {
  const path = summaryPlace(project, plan);
  const text = documentText(project, path);
  return text === null ? null : { path, text };
}

type WrittenSummary =
  | {
      readonly status: 'done';
      /** Relative to the project. */
      readonly path: string;
      /** False when it already existed. */
      readonly written: boolean;
    }
  | PlanningRefusal;

/**
 * Begins a plan's summary from facts. An existing summary is never replaced.
 * @param now milliseconds since the epoch
 * @param root where the plan is worked on: the project, or the same folder in the plan's worktree
 */
export async function writeSummary(
  store: RunStore,
  plan: FoundPlan,
  now: number,
  root = store.project,
): Promise<WrittenSummary> {
  const path = summaryPlace(root, plan);
  if (existsSync(join(root, path))) return { status: 'done', path, written: false };
  const { commits } = await planEvidence(store, plan, root);
  const text = summarySkeleton(summaryFacts(store, plan, { commits, left: [], now }));
  const folder = openDocumentFolder(root, dirname(path));
  const written = folder.status === 'refused' ? folder : writeDocumentPage(root, path, text);
  return written.status === 'refused' ? written : { status: 'done', path, written: true };
}

/**
 * Brings an existing summary up to date with what was committed and left since it was begun.
 * @param isDone false: it would count for GSD and for dependent plans, so it says that it does not
 * @returns a sentence for the user about files that were left; null when none were
 */
export async function settleSummary(
  { now, ...store }: RunStore & Pick<Workspace, 'now'>,
  plan: FoundPlan,
  isDone: boolean,
): Promise<string | null> {
  const { commits, summary, leftovers, uncommitted } = await planEvidence(store, plan);
  const { begun } = readPlanRun(store, plan);
  const still = (begun?.left ?? []).filter(({ file }) => uncommitted.includes(file));
  if (summary !== null) {
    const left = leftLines(leftovers, still);
    const text = refreshSummary(summary.text, summaryFacts(store, plan, { commits, left, now: now() }));
    const settled = isDone ? text : markBlocked(text);
    if (settled !== summary.text) writeDocument(store.project, summary.path, settled);
  }
  const names = [...leftovers.own, ...leftovers.shared, ...still.map(({ file }) => file)];
  if (names.length === 0) return null;
  const shown = someOf(
    names.map((name) => plainLine(name, 80)),
    MOST_TOLD,
  );
  return `In no commit are ${shown}: see "Left Uncommitted" in its summary.`;
}

const MOST_TOLD = 5;

function summaryFacts(
  store: RunStore,
  plan: FoundPlan,
  {
    commits,
    left,
    now,
  }: Pick<PlanEvidence, 'commits'> & Pick<SummaryFacts, 'left'> & { readonly now: number },
): SummaryFacts {
  const notes = readPlanRun(store, plan);
  const work = (commits ?? []).filter(({ subject }) => isWork(subject)).toReversed();
  const started = work[0] === undefined ? now : Math.min(work[0].time * 1000, now);
  return {
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    left,
    accepted: acceptedReason(store.project, plan.document.text),
    minutes: Math.max(1, Math.round((now - started) / 60_000)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString(),
  };
}
