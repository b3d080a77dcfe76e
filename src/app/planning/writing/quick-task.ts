// A small task on disk: its folder, its plan, whether the plan can be carried out, and its end.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mswPath } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { runGit } from '../../../adapters/git/open-git.ts';
import { type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import { validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import { verifyCommands } from '../../../core/planning/rules/verify-commands.ts';
import { quickSummary, readQuickFolder } from '../../../core/planning/writing/quick-text.ts';
import type { Environment } from '../../workspace/workspace.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import { documentNames, documentText, type Refusal, refused } from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { openPlanning } from '../documents/read-project.ts';
import { surroundingsOf } from '../phases/surroundings-of.ts';
import { recordQuickTask } from './record-state.ts';

export interface QuickPlace {
  readonly root: string;
  readonly id: string;
  readonly slug: string;
  /** From the root, with `/`. */
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

/** As the helper of an executor knows plans; null while there is none. */
export function quickPlan({ root, id, slug, plan }: QuickPlace): FoundPlan | null {
  const text = documentText(root, plan);
  if (text === null) return null;
  return {
    id,
    canonical: `quick-${id}`,
    folder: `quick-${id}-${slug}`,
    path: plan,
    document: readPlan(text),
  };
}

/** What keeps the plan from being carried out, a sentence each; none when it can be. */
export function quickProblems(place: QuickPlace, env: Environment): readonly string[] {
  const { root, plan } = place;
  const found = quickPlan(place);
  if (found === null) return [`${plan} is missing: write it.`];
  const around = surroundingsOf(root, join(root, plan), { phase: null, requirements: null, env });
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
      ? [`The plan has ${length} tasks: a small task has at most ${MOST_TASKS}; a larger one is a phase.`]
      : []),
    ...(verifyCommands(plan.text).length === 0
      ? ['No task has a verify command: write <verify><automated>COMMAND</automated></verify>.']
      : []),
  ];
}

export type FinishedQuickTask =
  | { readonly status: 'done'; readonly summary: string; readonly commit: PlanningCommit }
  | Refusal;

/** Writes the summary from git, notes the task in STATE, and commits the documents. Again: it changes nothing. */
export async function finishQuickTask(
  place: QuickPlace,
  what: string,
  now: string = new Date().toISOString(),
): Promise<FinishedQuickTask> {
  const { root, id, slug, summary, plan } = place;
  if (quickPlan(place) === null) return refused(`${plan} is missing: nothing was planned.`);
  const opened = openPlanning(root);
  if (opened.status === 'refused') return opened;
  const description =
    textOf(mswPath(root, 'quick', id, 'task.md'), ownFile(root))?.trim() || slug.replaceAll('-', ' ');
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  if (!existsSync(join(root, summary))) {
    const files = [...new Set(commits.flatMap((commit) => commit.files))];
    const text = quickSummary({ id, description, what, date, commits, files });
    const written = writeDocumentPage(root, summary, text);
    if (written.status === 'refused') return written;
  }
  const commit = commits[0]?.hash ?? null;
  const noted = await recordQuickTask(opened.project, { id, slug, description, date, commit }, now);
  if (noted.status === 'refused') return noted;
  const files = [plan, summary, '.planning/STATE.md'];
  return {
    status: 'done',
    summary,
    commit: await commitPlanning(root, files, `docs(quick-${id}): ${description.slice(0, 72)}`),
  };
}

/** Those whose subject names the task, newest first. */
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
