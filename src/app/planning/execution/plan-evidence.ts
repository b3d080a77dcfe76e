// Gathers what the disk and git show of one plan's execution.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDocumentFolder, writeDocument } from '../../../adapters/files/write-document.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { addedIn, recentCommits, uncommittedPaths, withFiles } from '../../../adapters/git/plan-log.ts';
import { phaseFiles, summaryOf } from '../../../core/planning/documents/plan-id.ts';
import { readSummary } from '../../../core/planning/documents/summary.ts';
import {
  type Beginning,
  changedSince,
  NO_LEFTOVERS,
} from '../../../core/planning/execution/plan-beginning.ts';
import { isWork, type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import type { PlanEvidence } from '../../../core/planning/execution/readiness.ts';
import { refreshSummary } from '../../../core/planning/execution/refresh-summary.ts';
import { summarySkeleton } from '../../../core/planning/execution/summary-skeleton.ts';
import { planWaves } from '../../../core/planning/rules/waves.ts';
import { texts } from '../../../core/text/markdown/value.ts';
import { acceptedReason } from '../documents/accepted-plans.ts';
import { documentNames, documentText, type PlanningRefusal } from '../documents/documents.ts';
import { type FoundPlan, planAt, plansIn } from '../documents/find-plan.ts';
import { phaseNamed, wavePlans } from '../documents/read-phase.ts';
import { type RunStore, readPlanRun } from '../worktrees/plan-runs.ts';
import { summaryPath } from './describe-step.ts';
import { marksOf } from './kept-contents.ts';
import { leftoversIn, planPlaceOf } from './track-plans.ts';

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
  const begun = isHere ? readPlanRun(store, planPlaceOf(plan)).begun : null;
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

/** Where the summary is, or where it belongs. */
export function summaryPlace(project: string, plan: FoundPlan): string {
  const { place, path } = plan;
  const { summaries } = phaseFiles(documentNames(project, place), documentNames(project, `${place}/plans`));
  const found = summaryOf(path.slice(place.length + 1), summaries);
  return found === null ? summaryPath(plan) : `${place}/${found}`;
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
  const { project } = store;
  const path = summaryPlace(root, plan);
  if (existsSync(join(root, path))) return { status: 'done', path, written: false };
  const { commits } = await planEvidence(store, plan, root);
  const work = (commits ?? []).filter(({ subject }) => isWork(subject)).toReversed();
  const started = work[0] === undefined ? now : Math.min(work[0].time * 1000, now);
  const notes = readPlanRun(store, planPlaceOf(plan));
  const text = summarySkeleton({
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    requires: requiredBy(project, plan),
    accepted: acceptedReason(project, plan.document.text),
    minutes: Math.max(1, Math.round((now - started) / 60_000)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString(),
  });
  const folder = openDocumentFolder(root, dirname(path));
  const written = folder.status === 'refused' ? folder : writeDocumentPage(root, path, text);
  return written.status === 'refused' ? written : { status: 'done', path, written: true };
}

/** Brings a summary up to date with what was committed since it was begun. Nothing happens where there is none. */
export async function refreshSummaryOf(store: RunStore, plan: FoundPlan): Promise<void> {
  const { commits, summary } = await planEvidence(store, plan);
  if (summary === null) return;
  const work = (commits ?? []).filter(({ subject }) => isWork(subject)).toReversed();
  const notes = readPlanRun(store, planPlaceOf(plan));
  const text = refreshSummary(summary.text, {
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
  });
  if (text !== summary.text) writeDocument(store.project, summary.path, text);
}

/** What the plans that it depends on provide, according to their summaries. */
function requiredBy(project: string, plan: FoundPlan): readonly { phase: string; provides: string }[] {
  const phase = phaseNamed(project, plan.folder);
  if (phase === null) return [];
  const node = planWaves(wavePlans(phase)).nodes.find(({ id }) => id === plan.id);
  const before = plansIn(project, plan.folder).flatMap((path) => planAt(project, path) ?? []);
  return before
    .filter(({ id }) => node?.dependsOn.includes(id))
    .flatMap((one) => {
      const text = readSummaryOf(project, one)?.text;
      const provides =
        text === undefined ? [] : texts(readSummary(text).document.frontmatter.values.provides);
      return provides.slice(0, 5).map((what) => ({ phase: plan.folder, provides: what }));
    });
}
