// Creates or switches to the work branch of a phase, if the project's settings ask for one: before anything begins, and
// never over uncommitted changes of the user.

import { repositoryState } from '../../../adapters/git/branches.ts';
import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import { switchBranch } from '../../../adapters/git/switch-branch.ts';
import { appendJournal } from '../../../adapters/log/journal.ts';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { branchName } from '../../../core/planning/worktrees/branch-name.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { someOf } from '../../../core/text/some-of.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { documentText, type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';

export type WorkBranch =
  /** A sentence for the user; null when nothing had to be done. */
  { readonly status: 'ok'; readonly note: string | null } | PlanningRefusal;

interface WorkPhase {
  readonly phase: string;
  /** The phase folder's name. */
  readonly folder: string;
  /** Paths of the plans to carry out, relative to the project. */
  readonly plans: readonly string[];
  /** As STATE names it. */
  readonly milestone: string | null;
  /** A phase that another session executes in this folder, on the branch that is checked out; null for none. */
  readonly other?: string | null;
}

export async function openWorkBranch(
  workspace: Workspace,
  config: PlanningConfig,
  { phase, folder, plans, milestone, other = null }: WorkPhase,
): Promise<WorkBranch> {
  const { project } = workspace;
  const roadmap = documentText(project, '.planning/ROADMAP.md') ?? '';
  const branch = branchName(config, { folder, roadmap, milestone });
  const state = branch === null ? null : await repositoryState(project);
  // Without a current branch, the next step says why.
  if (branch === null || state === null || state.status === 'none' || state.branch === null)
    return { status: 'ok', note: null };
  if (state.branch === branch) return { status: 'ok', note: null };
  const shown = plainLine(branch, 120);
  const wants = `Phase ${phase} is worked on the branch ${shown} (git.branching_strategy: ${config.branchingStrategy})`;
  if (other !== null)
    return refusedPlanning(
      `${wants}, but a session executes phase ${other} on ${plainLine(state.branch, 120)}: wait until it is done.`,
    );
  const open = ((await uncommittedPaths(project)) ?? []).filter((path) => !path.startsWith('.planning/'));
  if (open.length > 0) {
    const names = open.map((path) => plainLine(path, 80));
    return refusedPlanning(
      `${wants}, but you have changes that are not committed: ${someOf(names, 5)}. Commit or stash them, then type the command again.`,
    );
  }
  const switched = await switchBranch(project, branch, plans);
  if (switched.status === 'refused') return refusedPlanning(`${wants}, but ${switched.reason}.`);
  const { created } = switched;
  await appendJournal(
    project,
    { event: 'branch-switched', phase, branch, from: state.branch, created },
    isoNow(workspace),
  );
  return {
    status: 'ok',
    note: `on branch ${shown}${created ? `, made from ${plainLine(state.branch, 80)}` : ''}`,
  };
}
