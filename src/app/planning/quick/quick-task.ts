// A small task on disk: its folder, its plan, whether the plan can be carried out, and its outcome.

import { join } from 'node:path';
import { mswPath } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { recentCommits, withFiles } from '../../../adapters/git/plan-log.ts';
import { type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import { readSummary } from '../../../core/planning/documents/summary.ts';
import { leftLines } from '../../../core/planning/execution/plan-beginning.ts';
import { commitType, isOfPlan, type LogCommit } from '../../../core/planning/execution/plan-commit.ts';
import { isNamedBy, namedFiles } from '../../../core/planning/execution/plan-work.ts';
import { validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import { verifyCommands } from '../../../core/planning/rules/verify-commands.ts';
import { openLine, quickSummary, readQuickFolder } from '../../../core/planning/writing/quick-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import {
  documentNames,
  documentText,
  type PlanningRefusal,
  refusedPlanning,
} from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { openPlanning } from '../documents/read-project.ts';
import { recordQuickTask } from '../documents/record-state.ts';
import { ownUncommitted } from '../execution/plan-evidence.ts';
import { leftoversIn } from '../execution/track-plans.ts';
import { type PlanPlace, type RunStore, readPlanRun } from '../worktrees/plan-runs.ts';

export interface QuickPlace {
  readonly root: string;
  readonly id: string;
  readonly slug: string;
  /** Relative to the root, with `/`. */
  readonly folder: string;
  readonly plan: string;
  readonly summary: string;
}

const MOST_TASKS = 3;

/** Null when there is no such task. */
export function findQuickTask(root: string, id: string): QuickPlace | null {
  return quickPlaces(root).find((place) => place.id === id) ?? null;
}

/** Those that were planned here and are not done: the line that begins each, and the task in the user's words. */
export function openQuickTasks(root: string): readonly string[] {
  const open = quickPlaces(root).filter((place) => quickPlan(place) !== null && !isComplete(place));
  return open.flatMap((place) => {
    const task = describedTask(place);
    return task === '' ? [] : [`/msw:quick --go ${place.id} — ${task}`];
  });
}

function quickPlaces(root: string): readonly QuickPlace[] {
  return documentNames(root, join('.planning', 'quick')).flatMap((name) => {
    const named = readQuickFolder(name);
    return named === null ? [] : [quickPlace(root, named.id, named.slug)];
  });
}

export function quickPlace(root: string, id: string, slug: string): QuickPlace {
  const folder = `.planning/quick/${id}-${slug}`;
  return { root, id, slug, folder, plan: `${folder}/${id}-PLAN.md`, summary: `${folder}/${id}-SUMMARY.md` };
}

/** Where its run is recorded. */
export function quickRun({ id, slug }: QuickPlace): PlanPlace {
  return { folder: `quick-${id}-${slug}`, id };
}

/** The plan in the form that an executor's helpers expect; null while there is none. */
export function quickPlan(place: QuickPlace): FoundPlan | null {
  const { root, id, plan: path } = place;
  const text = documentText(root, path);
  if (text === null) return null;
  const { folder } = quickRun(place);
  return { id, canonical: `quick-${id}`, folder, place: place.folder, path, document: readPlan(text) };
}

/** What keeps the plan from being carried out, one sentence each; empty when nothing does. */
export function quickProblems(place: QuickPlace): readonly string[] {
  const found = quickPlan(place);
  if (found === null) return [`${place.plan} is missing: write it.`];
  const diagnostics = validatePlan(found.document, { fileName: null, siblings: null, isNew: true });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return [
    ...errors.map(({ line, message, fix }) => `Line ${line}: ${message} ${fix}`),
    ...sizeProblems(found.document),
  ];
}

function sizeProblems(plan: PlanDocument): readonly string[] {
  const { length } = plan.tasks;
  return [
    ...(length > MOST_TASKS
      ? [
          `The plan has ${countOf(length, 'task')}: a small task has at most ${MOST_TASKS}; a larger one is a phase.`,
        ]
      : []),
    ...(verifyCommands(plan.text).length === 0
      ? ['No task has a verify command: write <verify><automated>COMMAND</automated></verify>.']
      : []),
  ];
}

export type RecordedQuickTask =
  | {
      readonly status: 'done';
      readonly commit: PlanningCommit;
      /** What it left uncommitted, one line each. */
      readonly left: readonly string[];
    }
  | PlanningRefusal;

/** True once the task's own checks have passed. A failed task may be tried again. */
export function isComplete({ root, summary }: QuickPlace): boolean {
  const text = documentText(root, summary);
  return text !== null && readSummary(text).status === 'complete';
}

/** Writes the summary from git, notes the task in STATE, and commits the documents. A second call changes nothing. */
export async function recordQuickDone(
  { key }: Pick<RunStore, 'key'>,
  place: QuickPlace,
  now: string,
): Promise<RecordedQuickTask> {
  const { root, id, slug, summary, plan } = place;
  const found = quickPlan(place);
  if (found === null) return refusedPlanning(`${plan} is missing: nothing was planned.`);
  const opened = openPlanning(root);
  if (opened.status === 'refused') return opened;
  const description = describedTask(place) || slug.replaceAll('-', ' ');
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  const left = await leftBy({ project: root, key }, found);
  if (!isComplete(place)) {
    const text = quickSummary({ id, description, date, commits, left });
    const written = writeDocumentPage(root, summary, text);
    if (written.status === 'refused') return written;
  }
  const commit = commits[0]?.hash.slice(0, 7) ?? null;
  const noted = await recordQuickTask(opened.project, { id, slug, description, date, commit }, now);
  if (noted.status === 'refused') return noted;
  const subject = `docs(quick-${id}): ${description.slice(0, 72)}`;
  return {
    status: 'done',
    commit: await commitPlanning(root, [plan, summary, '.planning/STATE.md'], subject),
    left,
  };
}

async function leftBy(store: RunStore, plan: FoundPlan): Promise<ReturnType<typeof leftLines>> {
  const { begun } = readPlanRun(store, plan);
  if (begun === null) return [];
  const named = namedFiles(plan.document);
  const open = (await ownUncommitted(store.project, begun)).filter((path) => isNamedBy(named, path));
  const isShared = (path: string) => begun.before[path] !== undefined;
  const { own, shared } = await leftoversIn(store, plan);
  return [
    ...open.filter((path) => !isShared(path)).map(openLine),
    ...leftLines({ own, shared: [...open.filter(isShared), ...shared] }, begun.left),
  ];
}

/** The task that a loop carries out; null for any other loop. */
export function quickTaskOf({ key }: Pick<RunStore, 'key'>, root: string, loop: string): QuickPlace | null {
  const isMeant = (place: QuickPlace) =>
    readPlanRun({ project: root, key }, quickRun(place)).begun?.loop === loop;
  return quickPlaces(root).find(isMeant) ?? null;
}

/** In the user's words, on one line; empty when nothing was noted. */
export function describedTask({ root, id }: QuickPlace): string {
  return textOf(mswPath(root, 'quick', id, 'task.md'), ownFile(root))?.trim() ?? '';
}

/** The commits of its work, newest first. */
async function commitsOf(root: string, id: string) {
  const isOwn = ({ subject }: LogCommit) =>
    isOfPlan(subject, `quick-${id}`) && commitType(subject) !== 'docs';
  const commits = await withFiles(root, ((await recentCommits(root)) ?? []).filter(isOwn));
  return commits.map(({ hash, subject, files }) => {
    return { hash, subject, files: files.filter((file) => !file.startsWith('.planning/')) };
  });
}
