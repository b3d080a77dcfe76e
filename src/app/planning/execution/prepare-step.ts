// Prepares an execution's next step: merges proven work from worktrees, in the order of the plans, and gives worktrees
// to plans that run together. A plan that cannot be merged is halted; without worktrees, plans run one after the other.

import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import type { Assignment } from '../../../core/planning/execution/execution-plan.ts';
import type { ExecutorTree } from '../../../core/planning/execution/executor-prompt.ts';
import { isNamedBy } from '../../../core/planning/execution/plan-work.ts';
import { listedNames } from '../../../core/planning/worktrees/tree-problems.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { openTree, putAside } from '../worktrees/open-tree.ts';
import { changeRecord, changeRun, type PlanPlace, withTrees } from '../worktrees/plan-runs.ts';
import { treeRoot } from '../worktrees/tree-places.ts';
import { bringBack } from './bring-back.ts';
import type { ReadyTrees } from './describe-step.ts';
import { type Execution, readExecution } from './read-execution.ts';

export interface PreparedStep extends ReadyTrees {
  readonly execution: Execution;
}

/** Null when the phase's folder cannot be read. */
export async function prepareStep(workspace: Workspace, terms: ExecutionTerms): Promise<PreparedStep | null> {
  const merged = await bringBack(workspace, terms);
  const execution = await readExecution(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) {
    if (execution.trees.size > 0)
      await withTrees(workspace, terms.folder, () => putOthersAside(workspace, execution));
    return { execution, trees: new Map(), notes: merged };
  }
  const prepared = await withTrees(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, 'another session is working on its worktrees');
  return { ...ready, notes: [...merged, ...notes] };
}

/** Whether worktrees have to be prepared before the executors can begin. */
export function needsTrees({ step, trees }: Execution): boolean {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}

/** For a plan that runs in the project itself: its tests must not find those of other plans. */
async function putOthersAside(workspace: Workspace, { step, trees, terms }: Execution): Promise<void> {
  if (step.batch.length === 0) return;
  for (const plan of trees.keys()) await putAside(workspace, { folder: terms.folder, plan });
}

async function openTrees(workspace: Workspace, execution: Execution): Promise<PreparedStep> {
  const { step, terms } = execution;
  const trees = new Map<string, ExecutorTree>();
  const notes: Prose[] = [];
  const [here] = await boundToProject(workspace.project, execution);
  if (here !== undefined) {
    await putOthersAside(workspace, execution);
    return { execution: { ...execution, step: { ...step, batch: [here] } }, trees, notes };
  }
  for (const one of step.batch) {
    const place = { folder: terms.folder, plan: one.plan };
    const opened = await openTree(workspace, place, isTakenUpAgain(one));
    if (opened.status === 'refused') {
      if (execution.trees.has(one.plan))
        return withoutLost(workspace, execution, { place, why: opened.reason });
      if (trees.size === 0) return inTurn(execution, opened.reason);
      notes.push(prose`${quoteLine(opened.reason, 300)} Plan ${quoteName(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: treeRoot(workspace.project, tree), conflicts });
    // Changes in the project itself are no longer its own.
    await changeRun(workspace, place, () => ({ begun: null }));
    if (missing.length > 0)
      notes.push(
        prose`The worktree of plan ${quoteName(one.plan)} lacks ${listedNames(missing)}, which git ignores.`,
      );
  }
  const batch = step.batch.filter((one) => trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}

/** Plans that began in the project itself, or whose files have uncommitted changes: both are only there. */
async function boundToProject(
  project: string,
  { step, trees, plans }: Execution,
): Promise<readonly Assignment[]> {
  const changed = (await uncommittedPaths(project)) ?? [];
  return step.batch.filter(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== 'fresh' || changed.some((path) => isNamedBy(files, path));
    return isBound && !trees.has(plan);
  });
}

/** A plan that has begun in a worktree cannot continue elsewhere: a person decides. */
async function withoutLost(
  workspace: Workspace,
  execution: Execution,
  { place, why }: { readonly place: PlanPlace; readonly why: string },
): Promise<PreparedStep> {
  const halted = { state: 'halted', reason: plainLine(why, 300), report: null } as const;
  await changeRecord(workspace, place, () => halted);
  const next = await readExecution(workspace, execution.terms);
  const note = prose`Plan ${quoteName(place.plan)}: ${quoteLine(why, 300)}`;
  if (next === null || !needsTrees(next))
    return { execution: next ?? execution, trees: new Map(), notes: [note] };
  const { notes, ...ready } = await openTrees(workspace, next);
  return { ...ready, notes: [note, ...notes] };
}

/** A plan taken up again needs what was merged since its executor was released. */
function isTakenUpAgain({ mode }: Assignment): boolean {
  return mode === 'close' || mode === 'again';
}

/** Runs only the first plan. */
function inTurn(execution: Execution, why: string): PreparedStep {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [prose`The plans are carried out one after the other: ${quoteLine(why, 300)}`];
  const batch = first === undefined ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: new Map(), notes };
}
