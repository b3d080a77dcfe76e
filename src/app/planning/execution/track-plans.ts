// Tracks the executors of a project's plans: what each found when it began, what it left when it was released, and
// which changes belong to no plan.

import { dirname } from 'node:path';
import { namesIn } from '../../../adapters/files/list-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { repositoryState } from '../../../adapters/git/branches.ts';
import { loopsIn, readLoopState } from '../../../adapters/loops/loop-store.ts';
import {
  type Beginning,
  beginPlan,
  changedSince,
  isWorkFile,
  type Leftovers,
  leftoversOf,
  type Marks,
  NO_LEFTOVERS,
  unexplained,
} from '../../../core/planning/execution/plan-beginning.ts';
import { namedFiles } from '../../../core/planning/execution/plan-work.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import {
  changeBeginning,
  changeRun,
  changeRuns,
  type PlanPlace,
  type RunStore,
  readPlanRun,
  readRuns,
  runsPath,
} from '../worktrees/plan-runs.ts';
import { keepContents, marksOf } from './kept-contents.ts';
import { type Execution, unfinishedPlans } from './read-execution.ts';

/** Files of the open plans with changes of unknown owner; none once the user has said whose they are. */
export async function changesInTheWay(
  workspace: Workspace,
  execution: Execution,
): Promise<readonly string[]> {
  const { project } = workspace;
  const now = await marksOf(project);
  if (now === null) return [];
  await forgetStopped(workspace, execution.terms.folder);
  const { plans, ...said } = readRuns(workspace, execution.terms.folder);
  const open = unfinishedPlans(execution).map(({ id, files }) => ({
    files,
    beginning: plans[id]?.begun ?? null,
  }));
  return unexplained(open, now, said);
}

/** Later changes have no known owner: the user stopped the execution and may have edited the files. */
async function forgetStopped(workspace: Workspace, folder: string): Promise<void> {
  const known = new Set(loopsIn(readLoopState(workspace)).map(({ terms }) => terms.id));
  const isStopped = (begun: Beginning | null) => begun?.ended === null && !known.has(begun.loop);
  for (const [id, { begun }] of Object.entries(readRuns(workspace, folder).plans))
    if (isStopped(begun))
      await changeBeginning(workspace, { folder, id }, (one) => ({
        ...one,
        ended: workspace.now(),
        rest: one.before,
      }));
}

/** Records the user's decision on who owns the changes in these files. */
export async function settleChanges(
  store: RunStore,
  folder: string,
  { choice, files }: { readonly choice: 'keep' | 'take'; readonly files: readonly string[] },
): Promise<void> {
  const now = (await marksOf(store.project)) ?? {};
  const said = Object.fromEntries(
    files.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]]])),
  );
  await changeRuns(store, folder, ({ plans, kept, taken }) =>
    choice === 'keep'
      ? { plans, kept: { ...kept, ...said }, taken: without(taken, files) }
      : { plans, kept: without(kept, files), taken: { ...taken, ...said } },
  );
}

function without(marks: Marks, paths: readonly string[]): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([path]) => !paths.includes(path)));
}

/** Records that the executors of these plans begin now. @param loop the id of their execution */
export async function beginPlans(
  { now: clock, ...store }: RunStore & Pick<Workspace, 'now'>,
  places: readonly PlanPlace[],
  loop: string,
): Promise<void> {
  // The beginning is recorded even without git.
  const { project } = store;
  const now = (await marksOf(project)) ?? {};
  const state = await repositoryState(project);
  const head = state.status === 'ok' ? state.head : null;
  for (const { folder, id } of places) {
    const said = readRuns(store, folder);
    await changeRun(store, { folder, id }, ({ begun: found }) => {
      const begun = beginPlan(found, { loop, at: clock(), now, head, kept: said.kept, taken: said.taken });
      keepContents(project, changedSince({}, begun.before).filter(isWorkFile));
      return { begun };
    });
  }
}

/** Records that the executor of a plan was released. */
export async function endPlan(
  store: RunStore & Pick<Workspace, 'now'>,
  place: PlanPlace,
  proven: boolean,
): Promise<void> {
  const rest = (await marksOf(store.project)) ?? {};
  await changeBeginning(store, place, (begun) => ({ ...begun, ended: store.now(), proven, rest }));
}

/** Counts another return to the executor, if files that it left were a reason. */
export async function noteReturned(store: RunStore, plan: FoundPlan): Promise<void> {
  const { own, shared } = await leftoversIn(store, plan);
  if (own.length + shared.length === 0) return;
  await changeBeginning(store, plan, (begun) => ({ ...begun, returned: begun.returned + 1 }));
}

/** Files that the plan left; none when its beginning is unknown, or while they may be another executor's. */
export async function leftoversIn(store: RunStore, plan: FoundPlan): Promise<Leftovers> {
  const { begun } = readPlanRun(store, plan);
  const isAlone = lastWork(store, plan) < Number.POSITIVE_INFINITY;
  const now = begun !== null && isAlone ? await marksOf(store.project) : null;
  return begun === null || now === null ? NO_LEFTOVERS : leftoversOf(namedFiles(plan.document), begun, now);
}

/** The last commit before a plan that nobody else's work in the same folder met; null where that is unknown. */
export function baseOf(store: RunStore, plan: FoundPlan): Pick<Beginning, 'base' | 'at'> | null {
  const { begun } = readPlanRun(store, plan);
  return begun === null || begun.base === null || lastWork(store, plan) > begun.at ? null : begun;
}

/** When the executors of the project's other plans were released; infinite while one is at work. */
function lastWork(store: RunStore, { folder, id }: FoundPlan): number {
  const names = namesIn(dirname(runsPath(store.project, folder)), ownFile(store.project));
  const folders = names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  const others = [...new Set([folder, ...folders])].flatMap((one) =>
    Object.entries(readRuns(store, one).plans).flatMap(([plan, { begun }]) =>
      begun === null || (one === folder && plan === id) ? [] : [begun.ended ?? Number.POSITIVE_INFINITY],
    ),
  );
  return Math.max(0, ...others);
}

/** Begins plans of the step. @param trees plans whose executors get a worktree, in which nothing was changed before */
export async function handOut(
  workspace: Workspace,
  { terms, step }: Execution,
  trees: ReadonlyMap<string, unknown> = new Map(),
): Promise<void> {
  const loop = loopsIn(readLoopState(workspace)).find(
    ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null,
  );
  const batch = step.batch.filter(({ plan }) => !trees.has(plan));
  if (loop === undefined || batch.length === 0) return;
  const places = batch.map(({ plan }) => ({ folder: terms.folder, id: plan }));
  await beginPlans(workspace, places, loop.terms.id);
}
