// Commits what one task of a plan changed, and nothing else.

import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import { noRepository } from '../../../adapters/git/repository-files.ts';
import type { Beginning } from '../../../core/planning/execution/plan-beginning.ts';
import { type CommitType, commitSubject } from '../../../core/planning/execution/plan-commit.ts';
import { isNamedBy, namedFiles, workItems } from '../../../core/planning/execution/plan-work.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { commitInProject, type ProjectCommit } from '../../trust/commit-in-project.ts';
import { type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { changeBeginning, changeRun, type RunStore, readPlanRun } from '../worktrees/plan-runs.ts';
import { keepContents, keptContent, marksOf } from './kept-contents.ts';
import { ownUncommitted } from './plan-evidence.ts';

export interface TaskCommit {
  /** 1-based, as in the plan. */
  readonly task: number;
  readonly type: CommitType;
  readonly title: string;
  /** Files that the task does not name. */
  readonly also: readonly string[];
  /** The base of the paths in `also`. */
  readonly cwd: string;
}

export type CommittedTask =
  | {
      readonly status: 'committed';
      readonly hash: string;
      readonly subject: string;
      readonly files: readonly string[];
    }
  | PlanningRefusal;

/** @param root where the plan is worked on: the project, or the same folder in the plan's worktree */
export async function commitTask(
  store: RunStore,
  plan: FoundPlan,
  request: TaskCommit,
  root = store.project,
): Promise<CommittedTask> {
  const { project } = store;
  const items = workItems(plan.document);
  const item = items.find(({ index }) => index === request.task);
  if (item === undefined) {
    const known = items.map(({ index }) => index).join(', ') || 'none';
    return refusedPlanning(`Plan ${plan.id} has no task ${request.task} to commit: its tasks are ${known}.`);
  }
  const title = plainLine(request.title, 100);
  if (title === '')
    return refusedPlanning('The description is missing: say in a few words what the task did.');
  const all = await uncommittedPaths(root);
  if (all === null) return refusedPlanning(`There is nothing to commit to: ${noRepository(root)}.`);
  // A worktree begins without changes.
  const begun = root === project ? readPlanRun(store, plan).begun : null;
  const changed = begun === null ? all : await ownUncommitted(project, begun);
  const also = alsoOf(root, request);
  if (typeof also === 'string') return refusedPlanning(also);
  const unchanged = also.find((path) => !changed.includes(path));
  if (unchanged !== undefined) return refusedPlanning(notChanged(unchanged, all));
  const own = changed.filter((path) => isNamedBy(item.files, path));
  const files = [...new Set([...own, ...also])];
  if (files.length === 0)
    return refusedPlanning(nothingToCommit(plan, request.task, suggested(changed, begun)));
  const subject = commitSubject(request.type, plan.canonical, title);
  const theirs = theirsIn(project, files, begun);
  const result = await commitInProject(root, files, subject, { project, theirs });
  if (result.status === 'unchanged')
    return refusedPlanning(nothingToCommit(plan, request.task, suggested(changed, begun)));
  await noteCommit(store, plan, result, [...theirs.keys()]);
  if (result.status === 'refused') return refusedPlanning(`Not committed: ${result.reason}.`);
  const { hash } = result;
  const extra = also.filter((path) => !own.includes(path)).map((file) => ({ task: request.task, file }));
  await changeRun(store, plan, (run) => ({
    commits: [...run.commits, { hash, task: request.task }].slice(-MOST_LEFT),
    extra: [...run.extra, ...extra].slice(-MOST_LEFT),
  }));
  return { status: 'committed', hash, subject, files };
}

/** Contents of files that the user had changed before the plan began; these lines stay out of the commit. */
function theirsIn(
  project: string,
  files: readonly string[],
  begun: Beginning | null,
): ReadonlyMap<string, Uint8Array | null> {
  return new Map(
    files.flatMap((path) => {
      const mark = begun?.before[path];
      return mark === undefined ? [] : [[path, keptContent(project, mark)] as const];
    }),
  );
}

/** Keeps a refusal for the report on an unready plan; after a commit, the remaining lines are the user's. */
async function noteCommit(
  store: RunStore,
  plan: FoundPlan,
  result: Exclude<ProjectCommit, { readonly status: 'unchanged' }>,
  shared: readonly string[],
): Promise<void> {
  const { project } = store;
  const refusal = result.status === 'refused' ? (result.detail ?? result.reason) : null;
  const now = shared.length === 0 ? {} : ((await marksOf(project)) ?? {});
  if (result.status === 'committed') keepContents(project, shared);
  await changeBeginning(store, plan, (begun) => {
    const marks = shared.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]] as const]));
    const before =
      result.status === 'committed' ? { ...begun.before, ...Object.fromEntries(marks) } : begun.before;
    return { ...begun, refusal, before };
  });
}

function notChanged(path: string, uncommitted: readonly string[]): string {
  return uncommitted.includes(path)
    ? `${path} holds only changes from before the plan began, which are the user's: leave out --also for it.`
    : `${path} has not changed: leave out --also for it.`;
}

/** Files that already had changes are left to the user. */
function suggested(changed: readonly string[], begun: Beginning | null): readonly string[] {
  return changed.filter((path) => begun?.before[path] === undefined);
}

/** Records a file that the executor excludes from the plan's work: it stays as it is, and people are told. */
export async function leaveFile(
  store: RunStore,
  plan: FoundPlan,
  { file, why, cwd }: { readonly file: string; readonly why: string; readonly cwd: string },
): Promise<{ readonly status: 'done'; readonly file: string } | PlanningRefusal> {
  const { project } = store;
  const { begun } = readPlanRun(store, plan);
  if (begun === null)
    return refusedPlanning(`No execution of plan ${plan.id} has begun: /msw:execute begins one.`);
  const found = alsoOf(project, { also: [file], cwd });
  if (typeof found === 'string') return refusedPlanning(found);
  const [path] = found;
  if (path === undefined || !(await ownUncommitted(project, begun)).includes(path))
    return refusedPlanning(`${plainLine(file, 120)} has not changed since the plan began.`);
  if (isNamedBy(namedFiles(plan.document), path))
    return refusedPlanning(`${path} is named by the plan: commit it with its task.`);
  const reason = plainLine(why, 200);
  await changeBeginning(store, plan, (one) => ({
    ...one,
    left: [...one.left.filter((other) => other.file !== path), { file: path, why: reason }].slice(-MOST_LEFT),
  }));
  return { status: 'done', file: path };
}

const MOST_LEFT = 200;

/** Returns paths relative to the project, with `/`, or one sentence that says what is wrong. */
function alsoOf(
  project: string,
  { also, cwd }: Pick<TaskCommit, 'also' | 'cwd'>,
): readonly string[] | string {
  const paths: string[] = [];
  for (const one of also) {
    // A call from outside the plan's worktree, as from the project, still means files in the worktree.
    const isThere = !relative(project, cwd).startsWith('..');
    const fromHere = resolve(isThere ? cwd : project, one);
    const path = relative(project, existsSync(fromHere) ? fromHere : resolve(project, one));
    if (path === '' || path.startsWith('..')) return `${plainLine(one, 120)} is outside the project.`;
    paths.push(path.split(sep).join('/'));
  }
  return paths;
}

function nothingToCommit(plan: FoundPlan, task: number, changed: readonly string[]): string {
  const others = changed.filter((path) => !path.startsWith('.planning/')).slice(0, 6);
  const named = others.filter((path) => isNamedBy(namedFiles(plan.document), path));
  const nothing = `None of the files that task ${task} names has changed.`;
  if (others.length === 0) return `${nothing} Nothing else has changed either.`;
  const list = others.map((path) => plainLine(path, 100)).join(', ');
  const hint =
    named.length > 0 ? 'commit them with their own task' : 'add what belongs to the task with --also FILE';
  return `${nothing} Changed are ${list}: ${hint}.`;
}
