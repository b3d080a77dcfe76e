// What the checks of a plan that is carried out show: control runs against the files from before it. They hold no plan.

import { branchBase } from '../../../adapters/git/branch-base.ts';
import { commitsAfter } from '../../../adapters/git/plan-log.ts';
import type { CheckResult } from '../../../core/checks/check-result.ts';
import { countTests } from '../../../core/checks/empty-run.ts';
import { secondsForChecks } from '../../../core/loop/hook-time.ts';
import type { Loop } from '../../../core/loop/loop.ts';
import { isWorkFile } from '../../../core/planning/execution/plan-beginning.ts';
import { isOfPlan, type LogCommit } from '../../../core/planning/execution/plan-commit.ts';
import type { PlanVerdict } from '../../../core/planning/execution/plan-verdict.ts';
import { sayExperiments } from '../../../core/proof/judge-proof.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { treeRoot } from '../worktrees/tree-places.ts';
import type { Executor } from './release-executor.ts';
import { baseOf } from './track-plans.ts';

export interface PassedGate {
  readonly gate: Loop;
  readonly results: readonly CheckResult[];
}

/**
 * Null where no check counts tests, or nobody can say what was there before: work was uncommitted when it began, or
 * another plan was carried out in the same folder at the same time.
 */
export async function provePlan(
  workspace: Workspace,
  { plan, tree }: Executor,
  { gate: { terms }, results }: PassedGate,
): Promise<PlanVerdict | null> {
  const checks = results
    .filter(({ output }) => (countTests(output)?.ran ?? 0) > 0)
    .map(({ check, durationMs, output }) => ({ ...check, durationMs, output }));
  if (checks.length === 0) return null;
  if (!terms.mayWitness)
    return { verdict: 'passed', reason: 'no control run was made (--no-controls)', runs: '' };
  const project = tree === null ? workspace.project : treeRoot(workspace.project, tree);
  // A worktree has its own packages and builds, which no loop has seen before.
  const begun = tree === null ? baseOf(workspace, plan) : { base: tree.onto, at: 0 };
  if (begun === null) return null;
  const other = tree === null ? await commitOfOthers(workspace, plan, begun.base) : undefined;
  if (other !== undefined) {
    const why = `commit ${other.hash.slice(0, 8)} was made meanwhile and is not the plan's`;
    return { verdict: 'passed', reason: `no control run was made, because ${why}`, runs: '' };
  }
  const base = await branchBase(project, begun.base);
  if (base.status === 'refused') return null;
  const { proveSince } = await import('../../checks/prove-branch.ts');
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const proof = await proveSince(
    { ...workspace, project },
    {
      ...{ base: base.tree, since: begun.at, checks },
      limitMs: terms.checkTimeoutSeconds * 1000,
      // Plans may be tried in combination after this.
      budgetMs: secondsForChecks * 500 - 2 * spentMs,
    },
  );
  if (typeof proof === 'string') return null;
  return { verdict: proof.verdict, reason: proof.reason, runs: sayExperiments(proof.experiments) };
}

/** What a job merged, or the user committed, may be all that the checks notice. */
async function commitOfOthers(
  { project }: Workspace,
  plan: FoundPlan,
  base: string | null,
): Promise<LogCommit | undefined> {
  const commits = base === null ? null : await commitsAfter(project, base);
  return commits?.find(({ subject, files }) => !isOfPlan(subject, plan.canonical) && files.some(isWorkFile));
}
