// Checks whether the commands of plans that were carried out apart pass on their combined work. Runs in the worktree of
// the plan that is merged last, before any of its work is in the user's branch.

import { join } from 'node:path';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { keepText } from '../../../adapters/files/write-record.ts';
import { recentCommits } from '../../../adapters/git/plan-log.ts';
import { type CheckRun, runCheck } from '../../../adapters/process/run-check.ts';
import { emptyRun } from '../../../core/checks/empty-run.ts';
import { isOfPlan } from '../../../core/planning/execution/plan-commit.ts';
import { planCommands } from '../../../core/planning/rules/verify-commands.ts';
import { redirectPaths } from '../../../core/proof/redirect-paths.ts';
import { harmless } from '../../../core/text/harmless.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName, quoteNames } from '../../../core/text/quote-name.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { planningConfigOf } from '../documents/documents.ts';
import { type FoundPlan, plansOf } from '../documents/find-plan.ts';
import type { PlanTree } from './plan-runs.ts';
import { treeRoot } from './tree-places.ts';

const LIMIT_SECONDS = 600;

/** The plans whose work reached the user's branch after this one began; null when that branch has nothing new. */
export async function plansMet(
  { project }: Pick<Workspace, 'project'>,
  plan: FoundPlan,
  tree: PlanTree,
): Promise<readonly FoundPlan[] | null> {
  const there = new Set((await recentCommits(treeRoot(project, tree)))?.map(({ hash }) => hash));
  const news = ((await recentCommits(project)) ?? []).filter(({ hash }) => !there.has(hash));
  if (news.length === 0) return null;
  return plansOf(project, plan.folder).filter(
    ({ id, canonical }) => id !== plan.id && news.some(({ subject }) => isOfPlan(subject, canonical)),
  );
}

/** Null when all of their commands pass there, else what fails. */
export async function failTogether(
  workspace: Workspace,
  {
    plan,
    met,
    tree,
  }: { readonly plan: FoundPlan; readonly met: readonly FoundPlan[]; readonly tree: PlanTree },
): Promise<Prose | null> {
  const { project } = workspace;
  const others = met.length === 0 ? prose`your last commits` : quoteNames(met.map(({ id }) => id));
  const texts = [plan, ...met].map(({ document }) => document.text);
  const { usualCommands } = planningConfigOf(join(project, '.planning'));
  if (untrustedCommands(workspace, texts, usualCommands).length > 0)
    return prose`Commands that have to pass on what it makes together with ${others} changed and are not allowed: /msw:execute lists them.`;
  const commands = new Set(texts.flatMap((text) => planCommands(text, usualCommands)));
  for (const command of commands) {
    const cwd = treeRoot(project, tree);
    const there = redirectPaths(command, project, cwd);
    const run = await runCheck({ command: there, cwd, timeoutMs: LIMIT_SECONDS * 1000 });
    const why = problemOf(run);
    if (why === null) continue;
    const kept = keep(project, plan, run);
    return prose`It passes alone, but on what it makes together with ${others} “${quoteLine(command, 120)}” ${quoteLine(why, 120)}${kept === null ? prose`` : prose` (output: ${quoteName(kept)})`}: with close an executor gets both in its worktree and makes all of their commands pass.`;
  }
  return null;
}

function problemOf({ timedOut, exitCode, output, startError }: CheckRun): string | null {
  if (startError !== null) return startError;
  if (timedOut) return `takes longer than ${LIMIT_SECONDS} s`;
  if (exitCode !== 0) return `fails with exit code ${exitCode ?? 'unknown'}`;
  return emptyRun(output) === null ? null : 'runs no tests';
}

/** Returns the path relative to the project; null when the output cannot be kept. */
function keep(project: string, { folder, id }: FoundPlan, { output }: CheckRun): string | null {
  const place = openMswSubfolder(project, 'execution', 'together');
  if (place.status === 'refused') return null;
  const name = `${folder}-${id}.log`.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');
  keepText(join(place.path, name), harmless(output));
  return `.msw/execution/together/${name}`;
}
