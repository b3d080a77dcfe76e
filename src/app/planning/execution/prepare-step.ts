// Makes ready what an execution does next: what is proven in worktrees is merged, in the order of the plans, and plans
// that run together get worktrees. What cannot be merged is halted, and where no worktree can be made they take turns.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appendJournal } from '../../../adapters/files/journal.ts';
import { recentCommits, uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import type { Assignment } from '../../../core/planning/execution/execution-plan.ts';
import type { ExecutorTree } from '../../../core/planning/execution/executor-prompt.ts';
import { isOfPlan, isWork } from '../../../core/planning/execution/plan-commit.ts';
import { isNamed } from '../../../core/planning/execution/plan-work.ts';
import { listOf } from '../../../core/planning/worktrees/tree-problems.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { isoTime, type Workspace } from '../../workspace/workspace.ts';
import { type FoundPlan, planAt, plansIn } from '../documents/find-plan.ts';
import {
  mergeSubject,
  mergeTree,
  problemsOfTree,
  removeTree,
  type TreePlan,
} from '../worktrees/merge-tree.ts';
import { openTree } from '../worktrees/open-tree.ts';
import { changeTree, type PlanTree, readTrees, withTrees } from '../worktrees/tree-records.ts';
import { changeBeginnings } from './beginnings.ts';
import type { ReadyTrees } from './describe-step.ts';
import type { PlanPlace } from './execution-notes.ts';
import { changeRecord, readRecords } from './execution-records.ts';
import { completePlan } from './gate-executor.ts';
import { summaryPlace } from './plan-evidence.ts';
import { type Execution, readExecution } from './read-execution.ts';

export interface PreparedStep extends ReadyTrees {
  readonly execution: Execution;
}

/** Null when the phase's folder cannot be read. */
export async function prepareStep(workspace: Workspace, terms: ExecutionTerms): Promise<PreparedStep | null> {
  const merged = await bringBack(workspace, terms);
  const execution = await readExecution(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) return { execution, trees: new Map(), notes: merged };
  const prepared = await withTrees(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, 'another session is at work on its worktrees');
  return { ...ready, notes: [...merged, ...notes] };
}

/** Whether something has to be made before its executors can begin. */
export function needsTrees({ step, trees }: Execution): boolean {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}

async function openTrees(workspace: Workspace, execution: Execution): Promise<PreparedStep> {
  const { step, terms } = execution;
  const trees = new Map<string, ExecutorTree>();
  const notes: Prose[] = [];
  const inProject = await boundToProject(workspace.project, execution);
  const here = inProject[0];
  for (const one of step.batch.filter((other) => !inProject.includes(other))) {
    const place = { folder: terms.folder, plan: one.plan };
    const opened = await openTree(workspace, place, isTakenUpAgain(one));
    if (opened.status === 'refused') {
      if (execution.trees.has(one.plan))
        return withoutLost(workspace, execution, { place, why: opened.reason });
      if (trees.size === 0 && here === undefined) return inTurn(execution, opened.reason);
      notes.push(prose`${quoteLine(opened.reason, 300)} Plan ${quoteName(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: join(workspace.project, tree.root), conflicts });
    if (missing.length > 0)
      notes.push(
        prose`The worktree of plan ${quoteName(one.plan)} lacks ${listOf(missing)}, which git ignores.`,
      );
  }
  await forgetBeginnings(workspace.project, terms.folder, trees);
  const batch = step.batch.filter((one) => one === here || trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}

/** What a plan has begun in the project itself is there, committed or not; and so are changes of the user's in its files. */
async function boundToProject(
  project: string,
  { step, trees, plans }: Execution,
): Promise<readonly Assignment[]> {
  const changed = (await uncommittedPaths(project)) ?? [];
  return step.batch.filter(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== 'fresh' || changed.some((path) => isNamed(files, path));
    return isBound && !trees.has(plan);
  });
}

/** Of executors that came to nothing in the project itself: what changes there now is not theirs. */
async function forgetBeginnings(
  project: string,
  folder: string,
  trees: ReadonlyMap<string, unknown>,
): Promise<void> {
  await changeBeginnings(project, folder, ({ plans, ...said }) => ({
    ...said,
    plans: Object.fromEntries(Object.entries(plans).filter(([id]) => !trees.has(id))),
  }));
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

/** What was merged since its executor was let go has to be there now. */
function isTakenUpAgain({ mode }: Assignment): boolean {
  return mode === 'close' || mode === 'again';
}

/** The first plan alone. */
function inTurn(execution: Execution, why: string): PreparedStep {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [prose`The plans are carried out one after the other: ${quoteLine(why, 300)}`];
  const batch = first === undefined ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: new Map(), notes };
}

/**
 * What there is to tell the user: a sentence for each plan that was merged or could not be.
 * @param undecided false for a plan about which the user has just said something else
 */
export async function bringBack(
  workspace: Workspace,
  { folder }: Pick<ExecutionTerms, 'folder'>,
  undecided: (plan: FoundPlan) => boolean = () => true,
): Promise<readonly Prose[]> {
  // Most executions have nothing to merge, and no lock is taken for them.
  if (waiting(workspace, folder, undecided).length === 0) return [];
  const notes = await withTrees(workspace, folder, async () => {
    const told: Prose[] = [];
    for (const { plan, tree } of waiting(workspace, folder, undecided))
      told.push(await bringBackOne(workspace, plan, tree));
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

/** In the order of the plans. What the user decided about one has still to be carried out. */
function waiting(
  workspace: Workspace,
  folder: string,
  undecided: (plan: FoundPlan) => boolean,
): readonly Waiting[] {
  const trees = readTrees(workspace, folder);
  if (trees.size === 0) return [];
  const records = readRecords(workspace, folder);
  return plansIn(workspace.project, folder).flatMap((path): readonly Waiting[] => {
    const plan = planAt(workspace.project, path);
    const tree = plan === null ? undefined : trees.get(plan.id);
    if (plan === null || tree === undefined || tree.proven === null) return [];
    const isDecided = records.get(plan.id)?.state === 'resolved' || !undecided(plan);
    return isDecided ? [] : [{ plan, tree: { ...tree, proven: tree.proven } }];
  });
}

async function bringBackOne(workspace: Workspace, plan: FoundPlan, tree: ProvenTree): Promise<Prose> {
  const place = { folder: plan.folder, plan: plan.id };
  const about = treePlan(workspace.project, plan);
  const merged = await mergeTree(workspace, about, tree);
  const { branch } = tree;
  const { loop } = tree.proven;
  if (merged.status === 'kept') {
    const reason = plainLine(`not merged: ${merged.why}`, 400);
    await changeRecord(workspace, place, () => ({ state: 'halted', reason, report: null }));
    await appendJournal(
      workspace.project,
      { event: 'tree-kept', loop, plan: plan.id, branch, reason },
      isoTime(workspace),
    );
    return prose`Plan ${quoteName(plan.id)} is not merged. ${merged.why} Its branch ${quoteName(branch)} and its worktree ${quoteName(tree.place)} are kept.`;
  }
  await changeRecord(workspace, place, () => null);
  const told = (await isCompleted(workspace.project, plan, mergeSubject(tree)))
    ? `Plan ${plan.id} is done.`
    : await completePlan(workspace, plan, tree.proven);
  const left = await removeTree(workspace, about, tree);
  await changeTree(workspace, place, () => null);
  await appendJournal(
    workspace.project,
    { event: 'tree-merged', loop, plan: plan.id, branch },
    isoTime(workspace),
  );
  return prose`${quoteLine(told, 500)} ${quoteName(branch)} is merged.${left === null ? prose`` : prose` ${left}`}`;
}

/** Before a session ended in between: then its commit stands behind that of the merge. */
async function isCompleted(project: string, plan: FoundPlan, subject: string): Promise<boolean> {
  const commits = (await recentCommits(project)) ?? [];
  const at = commits.findIndex((commit) => commit.subject === subject);
  return commits
    .slice(0, Math.max(at, 0))
    .some((one) => isOfPlan(one.subject, plan.canonical) && !isWork(one.subject));
}

function treePlan(project: string, plan: FoundPlan): TreePlan {
  return { document: plan.document, folder: plan.folder, summary: summaryPlace(project, plan) };
}

/** What a plan's worktree lacks before it can be merged; nothing for a plan without one. */
export async function missingInTree(
  store: Pick<Workspace, 'project' | 'key'>,
  plan: FoundPlan,
): Promise<readonly Prose[]> {
  const tree = readTrees(store, plan.folder).get(plan.id);
  if (tree === undefined || !existsSync(join(store.project, tree.root))) return [];
  return problemsOfTree(store.project, treePlan(store.project, plan), tree);
}
