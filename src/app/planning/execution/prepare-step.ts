// Prepares an execution's next step: merges proven work from worktrees, in the order of the plans, and gives worktrees
// to plans that run together. A plan that cannot be merged is halted; without worktrees, plans run one after the other.

import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import type { Assignment } from '../../../core/planning/execution/execution-plan.ts';
import type { ExecutorTree } from '../../../core/planning/execution/executor-prompt.ts';
import { isNamedBy } from '../../../core/planning/execution/plan-work.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName, quoteNames } from '../../../core/text/quote-name.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { PlanningRefusal } from '../documents/documents.ts';
import { openTree, putAside } from '../worktrees/open-tree.ts';
import { changeRecord, changeRun, withTrees } from '../worktrees/plan-runs.ts';
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
  for (const id of trees.keys()) await putAside(workspace, { folder: terms.folder, id });
}

async function openTrees(workspace: Workspace, execution: Execution): Promise<PreparedStep> {
  const { step, terms } = execution;
  const trees = new Map<string, ExecutorTree>();
  const notes: Prose[] = [];
  const here = await boundToProject(workspace.project, execution);
  if (here !== undefined) {
    await putOthersAside(workspace, execution);
    return { execution: { ...execution, step: { ...step, batch: [here] } }, trees, notes };
  }
  for (const one of step.batch) {
    const opened = await openFor(workspace, terms, one);
    if (opened.status === 'ok') {
      trees.set(one.plan, opened.tree);
      notes.push(...opened.notes);
    } else if (execution.trees.has(one.plan)) {
      // It cannot continue elsewhere: a person decides.
      const reason = plainLine(opened.reason, 300);
      const place = { folder: terms.folder, id: one.plan };
      await changeRecord(workspace, place, () => ({ state: 'halted', reason, report: null }));
      notes.push(prose`Plan ${quoteName(one.plan)}: ${quoteLine(reason, 300)}`);
    } else if (trees.size === 0) {
      return inTurn(execution, opened.reason);
    } else {
      notes.push(prose`${quoteLine(opened.reason, 300)} Plan ${quoteName(one.plan)} waits.`);
      break;
    }
  }
  const batch = step.batch.filter((one) => trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}

/** The worktree for the executor of a plan. `notes`: what people are told of it. */
export async function openFor(
  workspace: Workspace,
  { folder }: Pick<ExecutionTerms, 'folder'>,
  { plan, mode }: Assignment,
): Promise<
  { readonly status: 'ok'; readonly tree: ExecutorTree; readonly notes: readonly Prose[] } | PlanningRefusal
> {
  // A plan taken up again needs what was merged since its executor was released.
  const place = { folder, id: plan };
  const opened = await openTree(workspace, place, mode === 'close' || mode === 'again');
  if (opened.status === 'refused') return opened;
  // Changes in the project itself are no longer its own.
  await changeRun(workspace, place, () => ({ begun: null }));
  const { tree, missing, conflicts } = opened;
  const lacks = prose`The worktree of plan ${quoteName(plan)} lacks ${quoteNames(missing)}, which git ignores.`;
  return {
    status: 'ok',
    tree: { path: treeRoot(workspace.project, tree), conflicts },
    notes: missing.length > 0 ? [lacks] : [],
  };
}

/** A plan that began in the project itself, or whose files have uncommitted changes: both are only there. */
async function boundToProject(
  project: string,
  { step, trees, plans }: Execution,
): Promise<Assignment | undefined> {
  const changed = (await uncommittedPaths(project)) ?? [];
  return step.batch.find(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== 'fresh' || changed.some((path) => isNamedBy(files, path));
    return isBound && !trees.has(plan);
  });
}

/** Runs only the first plan. */
function inTurn(execution: Execution, why: string): PreparedStep {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [prose`The plans are carried out one after the other: ${quoteLine(why, 300)}`];
  const batch = first === undefined ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: new Map(), notes };
}
