// Merges proven work from worktrees into the user's branch, in the order of the plans. A plan that cannot be merged is
// halted; its branch and its worktree are kept.

import { existsSync } from 'node:fs';
import { appendJournal } from '../../../adapters/log/journal.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { type FoundPlan, plansOf } from '../documents/find-plan.ts';
import { mergeTree, problemsOfTree, removeTree } from '../worktrees/merge-tree.ts';
import { putAside } from '../worktrees/open-tree.ts';
import {
  changeRecord,
  changeTree,
  type PlanTree,
  readPlanRun,
  readRuns,
  withTrees,
} from '../worktrees/plan-runs.ts';
import { shownPlace, treeRoot } from '../worktrees/tree-places.ts';
import { completePlan } from './complete-plan.ts';

interface BringOptions {
  /** False for a plan about which the user has just decided otherwise. */
  readonly undecided?: (plan: FoundPlan) => boolean;
  /** False when there is no time to check plans in combination: those are merged later. */
  readonly mayCheck?: boolean;
}

/** Returns a sentence for the user for each plan that was merged or could not be merged. */
export async function bringBack(
  workspace: Workspace,
  { folder }: Pick<ExecutionTerms, 'folder'>,
  { undecided = () => true, mayCheck = true }: BringOptions = {},
): Promise<readonly Prose[]> {
  // Most executions have nothing to merge, so they take no lock.
  if (waiting(workspace, folder, undecided).length === 0) return [];
  const notes = await withTrees(workspace, folder, async () => {
    const told: Prose[] = [];
    for (const { plan, tree } of waiting(workspace, folder, undecided))
      told.push(...(await bringBackOne(workspace, plan, { tree, mayCheck })));
    return told;
  });
  return notes ?? [prose`Another session is merging the worktrees of this phase: ask again in a moment.`];
}

/** The ids of plans that would be merged now. */
export function provenPlans(workspace: Workspace, folder: string): readonly string[] {
  return waiting(workspace, folder, () => true).map(({ plan }) => plan.id);
}

interface Waiting {
  readonly plan: FoundPlan;
  readonly tree: ProvenTree;
}

type ProvenTree = PlanTree & { readonly proven: NonNullable<PlanTree['proven']> };

/** In the order of the plans; plans with a decision that is yet to be carried out are left out. */
function waiting(
  workspace: Workspace,
  folder: string,
  undecided: (plan: FoundPlan) => boolean,
): readonly Waiting[] {
  const { plans } = readRuns(workspace, folder);
  if (Object.values(plans).every(({ tree }) => tree === null)) return [];
  return plansOf(workspace.project, folder).flatMap((plan): readonly Waiting[] => {
    const { tree = null, record = null } = plans[plan.id] ?? {};
    if (tree?.proven == null) return [];
    const isDecided = record?.state === 'resolved' || !undecided(plan);
    return isDecided ? [] : [{ plan, tree: { ...tree, proven: tree.proven } }];
  });
}

async function bringBackOne(
  workspace: Workspace,
  plan: FoundPlan,
  { tree, mayCheck }: { readonly tree: ProvenTree; readonly mayCheck: boolean },
): Promise<readonly Prose[]> {
  const merged = await mergeTree(workspace, plan, { tree, mayCheck });
  const { branch } = tree;
  const { loop } = tree.proven;
  if (merged.status === 'waits') return [];
  if (merged.status === 'kept') {
    const reason = plainLine(`not merged: ${merged.why}`, 400);
    const { met } = merged;
    if (met !== undefined)
      await changeTree(workspace, plan, (current) =>
        current === null ? null : { ...current, together: [...met] },
      );
    await changeRecord(workspace, plan, () => ({ state: 'halted', reason, report: null }));
    await putAside(workspace, plan);
    const kept = readPlanRun(workspace, plan).tree ?? tree;
    await appendJournal(
      workspace.project,
      { event: 'tree-kept', loop, plan: plan.id, branch, reason },
      isoNow(workspace),
    );
    return [
      prose`Plan ${quoteName(plan.id)} is not merged. ${merged.why} Its branch ${quoteName(branch)} and its worktree ${quoteName(shownPlace(workspace.project, kept), 300)} are kept.`,
    ];
  }
  await changeRecord(workspace, plan, () => null);
  const told = merged.isCompleted
    ? `Plan ${plan.id} is done.`
    : await completePlan(workspace, plan, tree.proven);
  const left = await removeTree(workspace, plan, tree);
  await changeTree(workspace, plan, () => null);
  await appendJournal(
    workspace.project,
    { event: 'tree-merged', loop, plan: plan.id, branch },
    isoNow(workspace),
  );
  return [
    prose`${quoteLine(told, 800)} ${quoteName(branch)} is merged.${left === null ? prose`` : prose` ${left}`}`,
  ];
}

/** What a plan's worktree lacks before it can be merged; empty for a plan without one. */
export async function missingInTree(
  store: Pick<Workspace, 'project' | 'key'>,
  plan: FoundPlan,
): Promise<readonly Prose[]> {
  const { tree } = readPlanRun(store, plan);
  if (tree === null || !existsSync(treeRoot(store.project, tree))) return [];
  return problemsOfTree(store.project, plan, tree);
}
