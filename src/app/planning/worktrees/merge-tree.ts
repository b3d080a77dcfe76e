// Merges a proven plan's worktree, brings its summary to the project, and removes what is no longer needed. Each step
// checks whether it was done before, because a session may end between any two of them.

import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { openDocumentFolder, writeDocument } from '../../../adapters/files/write-document.ts';
import { isLeftover } from '../../../adapters/files/write-file-atomic.ts';
import { removeMerged } from '../../../adapters/git/add-worktree.ts';
import {
  type BranchChanges,
  branchChanges,
  repositoryState,
  treeState,
} from '../../../adapters/git/branches.ts';
import { leaveMerge, type MergeResult, mergeBranch } from '../../../adapters/git/commits/merge-branch.ts';
import { recentCommits, uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import { isOfPlan, isWork } from '../../../core/planning/execution/plan-commit.ts';
import {
  carriedDocuments,
  type TreeFacts,
  treeProblems,
} from '../../../core/planning/worktrees/tree-problems.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName, quoteNames } from '../../../core/text/quote-name.ts';
import { isAllowedIn } from '../../trust/commit-in-project.ts';
import { noteUntrusted } from '../../trust/plan-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { documentText } from '../documents/documents.ts';
import { type FoundPlan, summaryPlace } from '../documents/find-plan.ts';
import { failTogether, plansMet } from './check-together.ts';
import { openAgain } from './open-tree.ts';
import type { PlanTree } from './plan-runs.ts';
import { shownPlace, treePlace, treeRoot } from './tree-places.ts';

export type MergedTree =
  /** All its work is in the user's branch, its summary in the project. `isCompleted`: an earlier session committed it. */
  | { readonly status: 'merged'; readonly isCompleted: boolean }
  /** `why`: sentences. Branch and worktree are kept. `met`: plans in combination with which its commands fail. */
  | { readonly status: 'kept'; readonly why: Prose; readonly met?: readonly string[] }
  /** Commands have to run first, and there is no time for them here. */
  | { readonly status: 'waits' };

/** @param mayCheck false when there is no time to run commands */
export async function mergeTree(
  workspace: Workspace,
  plan: FoundPlan,
  { tree, mayCheck }: { readonly tree: PlanTree; readonly mayCheck: boolean },
): Promise<MergedTree> {
  const { project } = workspace;
  const elsewhere = await notOnto(project, tree);
  if (elsewhere !== null) return { status: 'kept', why: elsewhere };
  const changes = await branchChanges(project, tree.branch);
  if (changes === null) return withoutBranch(project, plan, tree);
  if (!changes.isMerged) {
    const unlike = await unlikeProven(workspace, tree, changes);
    const kept = unlike === null ? await merge(workspace, plan, { tree, mayCheck }) : keptFor(unlike);
    if (kept !== null) return kept;
  }
  // From then on the project's summary is the newer one.
  return (await isCompleted(project, plan, mergeSubject(tree)))
    ? { status: 'merged', isCompleted: true }
    : carryDocuments(project, plan, tree);
}

/** Whether the commit that completes the plan follows that of the merge. */
async function isCompleted(project: string, plan: FoundPlan, subject: string): Promise<boolean> {
  const commits = (await recentCommits(project)) ?? [];
  const at = commits.findIndex((commit) => commit.subject === subject);
  return commits
    .slice(0, Math.max(at, 0))
    .some((one) => isOfPlan(one.subject, plan.canonical) && !isWork(one.subject));
}

/** The user may have switched to another branch meanwhile. */
async function notOnto(project: string, { onto }: PlanTree): Promise<Prose | null> {
  const state = await repositoryState(project);
  const branch = state.status === 'ok' ? state.branch : null;
  return branch === onto
    ? null
    : prose`It was begun on the branch ${quoteName(onto)}, and ${branch === null ? prose`HEAD is detached` : prose`you are on ${quoteName(branch)}`}: switch back to it.`;
}

/** The branch is removed last, so without it everything is done. */
async function withoutBranch(project: string, plan: FoundPlan, tree: PlanTree): Promise<MergedTree> {
  if (documentText(project, summaryPlace(project, plan)) !== null)
    return { status: 'merged', isCompleted: await isCompleted(project, plan, mergeSubject(tree)) };
  return keptFor(prose`Its branch ${quoteName(tree.branch)} is gone, and its summary with it.`);
}

/** Why the work is not what its checks have proven; null when it is. */
async function unlikeProven(
  workspace: Workspace,
  tree: PlanTree,
  { head }: BranchChanges,
): Promise<Prose | null> {
  if (head !== tree.proven?.head)
    return prose`Its branch ${quoteName(tree.branch)} has changed since its checks passed: with close they run again.`;
  const root = treeRoot(workspace.project, tree);
  if (!existsSync(root)) {
    const again = await openAgain(workspace, tree);
    return again.status === 'refused' ? prose`${quoteLine(again.reason, 300)}` : null;
  }
  const state = await treeState(root);
  // An interrupted merge leaves HEAD detached.
  if (state !== null && state.branch === null) await leaveMerge({ tree: root, branch: tree.branch });
  return null;
}

/** GSD's wording. */
function mergeSubject({ branch }: PlanTree): string {
  return `chore: merge executor worktree (${branch})`;
}

function keptFor(why: Prose): Extract<MergedTree, { status: 'kept' }> {
  return { status: 'kept', why };
}

/** Null when it is merged. */
async function merge(
  workspace: Workspace,
  plan: FoundPlan,
  { tree, mayCheck }: { readonly tree: PlanTree; readonly mayCheck: boolean },
  left = MOST_MERGES,
): Promise<Exclude<MergedTree, { status: 'merged' }> | null> {
  const { project, env } = workspace;
  const problems = await problemsOfTree(project, plan, tree);
  if (problems.length > 0) return keptFor(joinProse(problems, ' '));
  const summary = summaryPlace(project, plan);
  if (documentText(treeRoot(project, tree), summary) === null) return keptFor(summaryGone(summary));
  const met = await plansMet(workspace, plan, tree);
  if (met !== null && !mayCheck) return { status: 'waits' };
  let fails: Prose | null = null;
  const result = await mergeBranch({
    root: project,
    tree: treeRoot(project, tree),
    branch: tree.branch,
    message: mergeSubject(tree),
    isTrusted: isAllowedIn(project, env),
    isFit: async () => {
      fails = met === null ? null : await failTogether(workspace, { plan, met, tree });
      return fails === null;
    },
  });
  if (result.status === 'merged') return null;
  if (result.status === 'moved' && left > 1) return merge(workspace, plan, { tree, mayCheck }, left - 1);
  if (result.status === 'unfit') return { ...keptFor(fails ?? prose``), met: met?.map(({ id }) => id) ?? [] };
  return keptFor(await whyKept(workspace, result));
}

/** Each with its checks, which take minutes: somebody may commit in every one. */
const MOST_MERGES = 3;

async function whyKept(
  workspace: Workspace,
  result: Exclude<MergeResult, { status: 'merged' | 'unfit' }>,
): Promise<Prose> {
  switch (result.status) {
    case 'conflict':
      return prose`It changes the same lines as what was merged before it, in ${quoteNames(result.files)}: with close an executor resolves that in its worktree.`;
    case 'untrusted':
      await noteUntrusted(workspace, { plan: result.places.join(', '), commands: result.programs });
      return prose`The merge would run ${quoteNames(result.places)}, which you have not allowed: allow it with the line that /msw:doctor shows.`;
    case 'moved':
      return prose`Your branch got new commits while its checks ran, several times: with close it is merged again.`;
    case 'refused':
      return prose`${quoteLine(result.reason, 300)}.`;
  }
}

/** Copies the summary, which no commit of the branch has, and the deferred items. */
function carryDocuments(project: string, plan: FoundPlan, tree: PlanTree): MergedTree {
  const root = treeRoot(project, tree);
  const [summary, deferred] = carriedDocuments(placesOf(project, plan));
  const text = documentText(root, summary);
  if (text === null && documentText(project, summary) === null)
    return { status: 'kept', why: summaryGone(summary) };
  const items = newLines(documentText(root, deferred), documentText(project, deferred));
  for (const [path, content] of [
    [summary, text],
    [deferred, items],
  ] as const) {
    if (content === null || content === documentText(project, path)) continue;
    const folder = openDocumentFolder(project, join(path, '..'));
    const written = folder.status === 'refused' ? folder : writeDocument(project, path, content);
    if (written.status === 'refused')
      return { status: 'kept', why: prose`${quoteLine(written.reason, 300)}` };
  }
  return { status: 'merged', isCompleted: false };
}

function summaryGone(summary: string): Prose {
  return prose`Its summary ${quoteName(summary)} is gone.`;
}

/** The project's text, followed by the lines that only the worktree has; null when there are none. */
function newLines(there: string | null, here: string | null): string | null {
  const known = new Set((here ?? '').split(/\r?\n/));
  const added = (there ?? '').split(/\r?\n/).filter((line) => line.trim() !== '' && !known.has(line));
  if (added.length === 0) return null;
  const before = here === null || here === '' || here.endsWith('\n') ? (here ?? '') : `${here}\n`;
  return `${before}${added.join('\n')}\n`;
}

/** Null when nothing is left of it, else what is left and why. */
export async function removeTree(
  { project }: Workspace,
  plan: FoundPlan,
  tree: PlanTree,
): Promise<Prose | null> {
  const path = treePlace(project, tree);
  const carried = carriedDocuments(placesOf(project, plan));
  const left = existsSync(path) ? (await leftIn(project, tree)).filter((one) => !carried.includes(one)) : [];
  if (left.length > 0)
    return prose`The worktree ${quoteName(shownPlace(project, tree))} is kept: ${quoteNames(left)} is not committed there.`;
  return (await removeMerged(project, { branch: tree.branch, path }))
    ? null
    : prose`The worktree ${quoteName(shownPlace(project, tree))} and its branch ${quoteName(tree.branch)} are merged, but could not be removed: git worktree list names what is left.`;
}

/** Returns one sentence for each problem. @param project a real path */
export async function problemsOfTree(
  project: string,
  plan: FoundPlan,
  tree: PlanTree,
): Promise<readonly Prose[]> {
  const root = treeRoot(project, tree);
  const state = await treeState(root);
  const changes = await branchChanges(project, tree.branch);
  if (state === null || changes === null)
    return [
      prose`The worktree ${quoteName(shownPlace(project, tree))} of the branch ${quoteName(tree.branch)} is not as it was made.`,
    ];
  const facts: TreeFacts = {
    ...placesOf(project, plan),
    uncommitted: await leftIn(project, tree),
    conflicts: state.conflicts,
    changed: changes.changed,
    deleted: changes.deleted,
  };
  const found = treeProblems(plan.document, facts);
  return state.branch === tree.branch
    ? found
    : [
        prose`The worktree ${quoteName(shownPlace(project, tree))} has left its branch ${quoteName(tree.branch)}.`,
        ...found,
      ];
}

function placesOf(project: string, plan: FoundPlan): Pick<TreeFacts, 'place' | 'summary'> {
  return { place: plan.place, summary: summaryPlace(project, plan) };
}

/** Uncommitted paths, relative to the project's folder, without those that MSW brought there. */
async function leftIn(project: string, tree: PlanTree): Promise<readonly string[]> {
  const place = treePlace(project, tree);
  const within = relative(tree.place, tree.root).split(sep).join('/');
  const paths = (await uncommittedPaths(place)) ?? [];
  return paths
    .filter((path) => !isLeftover(posix.basename(path)))
    .filter((path) => !leadsBack(join(place, path), join(project, posix.relative(within, path))))
    .map((path) => posix.relative(within, path));
}

/** A link to the same path in the project: git ignores the folder there, but not the link. */
function leadsBack(path: string, original: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink() && realpathSync.native(path) === realpathSync.native(original);
  } catch {
    return false;
  }
}
