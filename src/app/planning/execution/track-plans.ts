// Tracks the executors of a project's plans: what each found when it began, what it left when it was released, and
// which changes belong to no plan.

import { join } from 'node:path';
import { touchedPaths } from '../../../adapters/claude-code/touched-paths.ts';
import { namesIn } from '../../../adapters/files/list-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { repositoryState } from '../../../adapters/git/branches.ts';
import { loopsIn, readState } from '../../../adapters/loops/loop-store.ts';
import {
  type Beginning,
  beginPlan,
  changedSince,
  isWorkFile,
  type Leftovers,
  leftoversOf,
  type Marks,
  meetingWith,
  type Neighbour,
  NO_LEFTOVERS,
  unexplained,
} from '../../../core/planning/execution/plan-beginning.ts';
import { namedFiles } from '../../../core/planning/execution/plan-work.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type FoundPlan, planAt, plansIn } from '../documents/find-plan.ts';
import {
  changeBeginning,
  changeBeginnings,
  keepContents,
  marksOf,
  readBeginning,
  readBeginnings,
} from './beginnings.ts';
import type { PlanPlace } from './execution-notes.ts';
import { type Execution, openPlans } from './read-execution.ts';

/** Files of the open plans with changes of unknown owner; none once the user has said whose they are. */
export async function changesInTheWay(
  workspace: Workspace,
  execution: Execution,
): Promise<readonly string[]> {
  const { project } = workspace;
  const now = await marksOf(project);
  if (now === null) return [];
  await forgetStopped(workspace, execution.terms.folder);
  const { plans, ...said } = readBeginnings(project, execution.terms.folder);
  const open = openPlans(execution).map(({ id, files }) => ({ files, beginning: plans[id] ?? null }));
  return unexplained(open, now, said);
}

/** Later changes have no known owner: the user stopped the execution and may have edited the files. */
async function forgetStopped(workspace: Workspace, folder: string): Promise<void> {
  const known = new Set(loopsIn(readState(workspace)).map(({ terms }) => terms.id));
  const isStopped = ({ ended, loop }: Beginning) => ended === null && !known.has(loop);
  if (!Object.values(readBeginnings(workspace.project, folder).plans).some(isStopped)) return;
  await changeBeginnings(workspace.project, folder, (current) => ({
    ...current,
    plans: mapValues(current.plans, (one) =>
      isStopped(one) ? { ...one, ended: workspace.now(), rest: one.before } : one,
    ),
  }));
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Records the user's decision on who owns the changes in these files. */
export async function settleChanges(
  { project }: Workspace,
  folder: string,
  { choice, files }: { readonly choice: 'keep' | 'take'; readonly files: readonly string[] },
): Promise<void> {
  const now = (await marksOf(project)) ?? {};
  const said = Object.fromEntries(
    files.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]]])),
  );
  await changeBeginnings(project, folder, ({ plans, kept, taken }) =>
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
  { project, now: clock }: Pick<Workspace, 'project' | 'now'>,
  places: readonly PlanPlace[],
  loop: string,
): Promise<void> {
  // The beginning is recorded even without git.
  const now = (await marksOf(project)) ?? {};
  const state = await repositoryState(project);
  const head = state.status === 'ok' ? state.head : null;
  for (const { folder, plan } of places) {
    await changeBeginnings(project, folder, ({ plans, ...said }) => {
      const found = Object.hasOwn(plans, plan) ? plans[plan] : undefined;
      const begun = beginPlan(found ?? null, { loop, at: clock(), now, head, ...said });
      keepContents(project, changedSince({}, begun.before).filter(isWorkFile));
      return { ...said, plans: { ...plans, [plan]: begun } };
    });
  }
}

/** Records that the executor of a plan was released. */
export async function endPlan(
  { project, now }: Pick<Workspace, 'project' | 'now'>,
  place: PlanPlace,
  proven: boolean,
): Promise<void> {
  const rest = (await marksOf(project)) ?? {};
  await changeBeginning(project, place, (begun) => ({ ...begun, ended: now(), proven, rest }));
}

/** The files changed since a plan began that its executor's own calls name. */
export async function touchedBy(
  project: string,
  place: PlanPlace,
  transcriptPath: string | null,
): Promise<readonly string[]> {
  const begun = readBeginning(project, place);
  const now = begun === null ? null : await marksOf(project);
  if (begun === null || now === null) return [];
  return touchedPaths(transcriptPath, project, changedSince(begun.before, now).filter(isWorkFile));
}

/** Recorded for plans that run at the same time. */
export async function noteTouched(
  project: string,
  place: PlanPlace,
  touched: readonly string[],
): Promise<void> {
  if (touched.length === 0) return;
  await changeBeginning(project, place, (one) => ({
    ...one,
    touched: [...new Set([...one.touched, ...touched])],
  }));
}

/** Counts another return to the executor, if files that it left were a reason. */
export async function noteReturned(project: string, plan: FoundPlan): Promise<void> {
  const { own, shared } = await leftoversIn(project, plan);
  if (own.length + shared.length === 0) return;
  await changeBeginning(project, placeOf(plan), (begun) => ({ ...begun, returned: begun.returned + 1 }));
}

/** Files that the plan left; none when its beginning is unknown. @param mine files that its executor's calls name */
export async function leftoversIn(
  project: string,
  plan: FoundPlan,
  mine: readonly string[] = [],
): Promise<Leftovers> {
  const begun = readBeginning(project, placeOf(plan));
  const now = begun === null ? null : await marksOf(project);
  if (begun === null || now === null) return NO_LEFTOVERS;
  const beginning = { ...begun, touched: [...begun.touched, ...mine] };
  const files = namedFiles(plan.document);
  return leftoversOf({ files, beginning }, now, neighboursOf(project, plan));
}

/** The last commit before a plan that nobody else's work in the same folder met; null where that is unknown. */
export function baseOf(project: string, plan: FoundPlan): Pick<Beginning, 'base' | 'at'> | null {
  const begun = readBeginning(project, placeOf(plan));
  if (begun === null || begun.base === null) return null;
  return meetingWith(begun, neighboursOf(project, plan)).length === 0 ? begun : null;
}

/** Every other plan of the project that has begun. */
function neighboursOf(project: string, { folder, path }: FoundPlan): readonly Neighbour[] {
  return begunFolders(project, folder).flatMap((one) => {
    const { plans } = readBeginnings(project, one);
    const known = plansIn(project, one).flatMap((file) => planAt(project, file) ?? []);
    return known.flatMap(({ id, path: other, document }) => {
      const beginning = other === path || !Object.hasOwn(plans, id) ? undefined : plans[id];
      return beginning === undefined ? [] : [{ files: namedFiles(document), beginning }];
    });
  });
}

function begunFolders(project: string, own: string): readonly string[] {
  const names = namesIn(join(project, '.msw', 'execution'), ownFile(project));
  const others = names.flatMap((name) => /^(.+)\.begun\.json$/.exec(name)?.[1] ?? []);
  return [...new Set([own, ...others])];
}

export function placeOf({ folder, id }: FoundPlan): PlanPlace {
  return { folder, plan: id };
}

/** Begins plans of the step. @param trees plans whose executors get a worktree, in which nothing was changed before */
export async function handOut(
  workspace: Workspace,
  { terms, step }: Execution,
  trees: ReadonlyMap<string, unknown> = new Map(),
): Promise<void> {
  const loop = loopsIn(readState(workspace)).find(
    ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null,
  );
  const batch = step.batch.filter(({ plan }) => !trees.has(plan));
  if (loop === undefined || batch.length === 0) return;
  const places = batch.map(({ plan }) => ({ folder: terms.folder, plan }));
  await beginPlans(workspace, places, loop.terms.id);
}
