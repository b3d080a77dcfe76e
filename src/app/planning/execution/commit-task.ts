// Commits what one task of a plan changed, and nothing else.

import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import { type CommitType, commitSubject } from '../../../core/planning/execution/plan-commit.ts';
import { isNamed, namedFiles, workItems } from '../../../core/planning/execution/plan-work.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { commitInProject } from '../../trust/commit-in-project.ts';
import { type Refusal, refused } from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { addNotes } from './execution-notes.ts';

export interface TaskCommit {
  /** From 1, as in the plan. */
  readonly task: number;
  readonly type: CommitType;
  readonly title: string;
  /** Files that the task does not name. */
  readonly also: readonly string[];
  /** What `also` is from. */
  readonly cwd: string;
}

export type CommittedTask =
  | {
      readonly status: 'committed';
      readonly hash: string;
      readonly subject: string;
      readonly files: readonly string[];
    }
  | Refusal;

export async function commitTask(
  project: string,
  plan: FoundPlan,
  request: TaskCommit,
): Promise<CommittedTask> {
  const items = workItems(plan.document);
  const item = items.find(({ index }) => index === request.task);
  if (item === undefined) {
    const known = items.map(({ index }) => index).join(', ') || 'none';
    return refused(`Plan ${plan.id} has no task ${request.task} to commit: its tasks are ${known}.`);
  }
  const title = plainLine(request.title, 100);
  if (title === '') return refused('The description is missing: say in a few words what the task did.');
  const changed = await uncommittedPaths(project);
  if (changed === null) return refused('This is not a git repository: there is nothing to commit to.');
  const also = alsoOf(project, request);
  if (typeof also === 'string') return refused(also);
  const unchanged = also.find((path) => !changed.includes(path));
  if (unchanged !== undefined) return refused(`${unchanged} has not changed: leave out --also for it.`);
  const own = changed.filter((path) => isNamed(item.files, path));
  const files = [...new Set([...own, ...also])];
  if (files.length === 0) return refused(nothingToCommit(plan, request.task, changed));
  const subject = commitSubject(request.type, plan.canonical, title);
  const result = await commitInProject(project, files, subject);
  if (result.status === 'unchanged') return refused(nothingToCommit(plan, request.task, changed));
  if (result.status === 'refused') return refused(`Not committed: ${result.reason}.`);
  const { hash } = result;
  const extra = also.filter((path) => !own.includes(path)).map((file) => ({ task: request.task, file }));
  await addNotes(
    project,
    { folder: plan.folder, plan: plan.id },
    { commits: [{ hash, task: request.task }], extra },
  );
  return { status: 'committed', hash, subject, files };
}

/** From the project, with `/`. */
function alsoOf(project: string, { also, cwd }: TaskCommit): readonly string[] | string {
  const paths: string[] = [];
  for (const one of also) {
    const fromHere = resolve(cwd, one);
    const path = relative(project, existsSync(fromHere) ? fromHere : resolve(project, one));
    if (path === '' || path.startsWith('..')) return `${plainLine(one, 120)} is outside the project.`;
    paths.push(path.split(sep).join('/'));
  }
  return paths;
}

function nothingToCommit(plan: FoundPlan, task: number, changed: readonly string[]): string {
  const others = changed.filter((path) => !path.startsWith('.planning/')).slice(0, 6);
  const named = others.filter((path) => isNamed(namedFiles(plan.document), path));
  const nothing = `None of the files that task ${task} names has changed.`;
  if (others.length === 0) return `${nothing} Nothing else has changed either.`;
  const list = others.map((path) => plainLine(path, 100)).join(', ');
  const hint =
    named.length > 0 ? 'commit them with their own task' : 'add what belongs to the task with --also FILE';
  return `${nothing} Changed are ${list}: ${hint}.`;
}
