// A small task on disk: its folder, its plan, whether the plan can be carried out, and its outcome.

import { join } from 'node:path';
import { namesIn } from '../../../adapters/files/list-folder.ts';
import { mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { keepText } from '../../../adapters/files/write-record.ts';
import { runGit } from '../../../adapters/git/open-git.ts';
import { type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import { readSummary } from '../../../core/planning/documents/summary.ts';
import { leftLines } from '../../../core/planning/execution/plan-beginning.ts';
import { isNamedBy, namedFiles } from '../../../core/planning/execution/plan-work.ts';
import { validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import { verifyCommands } from '../../../core/planning/rules/verify-commands.ts';
import { quickSummary, readQuickFolder } from '../../../core/planning/writing/quick-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
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
import { leftoversIn, planPlaceOf } from '../execution/track-plans.ts';
import { planningSurroundings } from '../phases/surroundings-of.ts';
import { type RunStore, readPlanRun } from '../worktrees/plan-runs.ts';

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
  const names = documentNames(root, join('.planning', 'quick'));
  const name = names.find((one) => readQuickFolder(one)?.id === id);
  const slug = name === undefined ? undefined : readQuickFolder(name)?.slug;
  return slug === undefined ? null : quickPlace(root, id, slug);
}

export function quickPlace(root: string, id: string, slug: string): QuickPlace {
  const folder = `.planning/quick/${id}-${slug}`;
  return { root, id, slug, folder, plan: `${folder}/${id}-PLAN.md`, summary: `${folder}/${id}-SUMMARY.md` };
}

/** The plan in the form that an executor's helpers expect; null while there is none. */
export function quickPlan({ root, id, slug, folder, plan }: QuickPlace): FoundPlan | null {
  const text = documentText(root, plan);
  if (text === null) return null;
  return {
    id,
    canonical: `quick-${id}`,
    folder: `quick-${id}-${slug}`,
    place: folder,
    path: plan,
    document: readPlan(text),
  };
}

/** What keeps the plan from being carried out, one sentence each; empty when nothing does. */
export function quickProblems(place: QuickPlace): readonly string[] {
  const { root, plan } = place;
  const found = quickPlan(place);
  if (found === null) return [`${plan} is missing: write it.`];
  const around = planningSurroundings(root, join(root, plan), { phase: null, requirements: null });
  const diagnostics = validatePlan(found.document, {
    ...around,
    fileName: null,
    siblings: null,
    isNew: true,
  });
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

/** `reason` is a clause. */
export type QuickOutcome =
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly reason: string };

/** True once the task's own checks have passed. A failed task may be tried again. */
export function isComplete({ root, summary }: QuickPlace): boolean {
  const text = documentText(root, summary);
  return text !== null && readSummary(text).status === 'complete';
}

/**
 * Writes the summary from git, records the task with its outcome in STATE, and commits the documents. Only a complete
 * task enters the table of completed tasks, unless that has a status column. A second call changes nothing.
 */
export async function recordQuickOutcome(
  { key }: Pick<RunStore, 'key'>,
  place: QuickPlace,
  outcome: QuickOutcome,
  now: string = new Date().toISOString(),
): Promise<RecordedQuickTask> {
  const { root, id, slug, summary, plan } = place;
  const found = quickPlan(place);
  if (found === null) return refusedPlanning(`${plan} is missing: nothing was planned.`);
  const opened = openPlanning(root);
  if (opened.status === 'refused') return opened;
  const description = ownText(place, 'task.md') ?? slug.replaceAll('-', ' ');
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  const left = await leftBy({ project: root, key }, found);
  if (!isComplete(place)) {
    const files = [...new Set(commits.flatMap((commit) => commit.files))];
    const what = ownText(place, 'done.md') ?? description;
    const text = quickSummary({ id, description, what, outcome, date, commits, files, left });
    const written = writeDocumentPage(root, summary, text);
    if (written.status === 'refused') return written;
  }
  const done = outcome.kind === 'complete';
  const commit = commits[0]?.hash ?? null;
  const noted = await recordQuickTask(opened.project, { id, slug, description, date, commit, done }, now);
  if (noted.status === 'refused') return noted;
  const subject = `docs(quick-${id}): ${done ? '' : 'not done: '}${description.slice(0, 72)}`;
  return {
    status: 'done',
    commit: await commitPlanning(root, [plan, summary, '.planning/STATE.md'], subject),
    left,
  };
}

async function leftBy(store: RunStore, plan: FoundPlan): Promise<ReturnType<typeof leftLines>> {
  const { begun } = readPlanRun(store, planPlaceOf(plan));
  if (begun === null) return [];
  const named = namedFiles(plan.document);
  const open = (await ownUncommitted(store.project, begun)).filter((path) => isNamedBy(named, path));
  const { own, shared } = await leftoversIn(store, plan);
  return leftLines({ own: [...open, ...own], shared }, begun.left);
}

/** Keeps an account of the work, by its author, for the summary; it counts once the checks pass. */
export function noteQuickDone({ root, id }: QuickPlace, what: string): string | null {
  const own = openMswSubfolder(root, 'quick', id);
  if (own.status === 'refused') return own.reason;
  keepText(join(own.path, 'done.md'), `${plainLine(what, 500)}\n`);
  return null;
}

/** Records the loop that carries the task out. */
export function noteQuickLoop({ root, id }: QuickPlace, loop: string): void {
  const own = openMswSubfolder(root, 'quick', id);
  if (own.status === 'ok') keepText(join(own.path, 'loop.txt'), `${loop}\n`);
}

/** The task that a loop carries out; null for any other loop. */
export function quickTaskOf(root: string, loop: string): QuickPlace | null {
  const ids = namesIn(mswPath(root, 'quick'), ownFile(root));
  const id = ids.find(
    (one) => textOf(mswPath(root, 'quick', one, 'loop.txt'), ownFile(root))?.trim() === loop,
  );
  return id === undefined ? null : findQuickTask(root, id);
}

/** The id of the loop that carries the task out, or did last; null when none has begun. */
export function loopOf(place: QuickPlace): string | null {
  return ownText(place, 'loop.txt');
}

function ownText({ root, id }: QuickPlace, name: 'task.md' | 'done.md' | 'loop.txt'): string | null {
  return textOf(mswPath(root, 'quick', id, name), ownFile(root))?.trim() || null;
}

/** Commits whose subject names the task, newest first. */
async function commitsOf(root: string, id: string) {
  const marked = ['log', '-n', '50', '--no-merges', '--fixed-strings', `--grep=(quick-${id}):`];
  const log = await runGit(root, [...marked, '--name-only', '--format=%x01%h%x02%s']);
  if (log.status !== 'ok') return [];
  return log.output
    .split('\u0001')
    .slice(1)
    .flatMap((entry) => {
      const [head = '', ...files] = entry.split(/\r?\n/).filter((line) => line !== '');
      const [hash = '', subject = ''] = head.split('\u0002');
      return subject.startsWith('docs(')
        ? []
        : [{ hash, subject, files: files.filter((file) => !file.startsWith('.planning/')) }];
    });
}
