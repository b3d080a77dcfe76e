// What stands in the way of an execution, all of it at once: commits that could not be made, changes of the user in the
// plans' files, commands that are not allowed.

import { hurdleAhead } from '../../../adapters/git/commits/commit-hurdles.ts';
import { tryCommit } from '../../../adapters/git/commits/try-commit.ts';
import { findLoop, loopsIn, readLoopState } from '../../../adapters/loops/loop-store.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import {
  executionName,
  trustCommand,
  executionCall as typedCommand,
} from '../../../core/loop/texts/execution-text.ts';
import type { ExecutionRequest } from '../../../core/planning/execution/execution-arguments.ts';
import { commitSubject } from '../../../core/planning/execution/plan-commit.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { executedBesides } from '../../loop/executed-elsewhere.ts';
import { isAllowedIn, untrustedHooks } from '../../trust/commit-in-project.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import { ownerPid } from '../../workspace/owner-pid.ts';
import type { Environment, Workspace } from '../../workspace/workspace.ts';
import { chooseExecution } from './choose-execution.ts';
import { type Execution, unfinishedPlans } from './read-execution.ts';
import { changesInTheWay, settleChanges } from './track-plans.ts';

/** All that the user has to do first; empty when the execution can begin. */
export async function executionObjections(
  workspace: Workspace,
  execution: Execution,
  { changes, trust }: Pick<ExecutionRequest, 'changes' | 'trust'>,
): Promise<readonly string[]> {
  const mixed = await mixedChanges(workspace, execution, changes);
  const untrusted = await settleExecutionTrust(workspace, execution, trust);
  const uncommittable = await commitObjection(workspace, execution);
  return [uncommittable, mixed, untrusted?.reason].filter((reason) => typeof reason === 'string');
}

/** A sentence where the work could not be committed, with git's own words; null where nothing stands in the way. */
export async function commitObjection(
  { project, env }: Workspace,
  execution: Execution,
): Promise<string | null> {
  const open = unfinishedPlans(execution);
  const files = [...new Set(open.flatMap((plan) => plan.files))];
  const plan = open[0]?.canonical ?? execution.terms.phase;
  const hurdle = await commitHurdle(project, env, { files, plan });
  return hurdle === null
    ? null
    : `Phase ${execution.terms.phase} is not begun, because its work could not be committed: ${plainLine(hurdle, 800)}.`;
}

/** Why commits of a plan's work could not be made, as a clause with git's own words; null where one was tried. */
export async function commitHurdle(
  project: string,
  env: Environment,
  { files, plan }: { readonly files: readonly string[]; readonly plan: string },
): Promise<string | null> {
  const subject = commitSubject('feat', plan, 'try what a commit needs');
  return (await hurdleAhead(project, files)) ?? tryCommit(project, subject, isAllowedIn(project, env));
}

/** Null when no changes of the user are in the way, or they say what is to become of them. */
async function mixedChanges(
  workspace: Workspace,
  execution: Execution,
  choice: 'keep' | 'take' | null,
): Promise<string | null> {
  const { terms } = execution;
  const mixed = await changesInTheWay(workspace, execution);
  if (mixed.length === 0) return null;
  if (choice !== null) {
    await settleChanges(workspace, terms.folder, { choice, files: mixed });
    return null;
  }
  const shown = mixed.slice(0, MOST_SHOWN).map((path) => `\n  ${plainLine(path, 160)}`);
  const more = mixed.length > MOST_SHOWN ? `\n  and ${mixed.length - MOST_SHOWN} more` : '';
  return [
    `Files that the plans of phase ${terms.phase} change hold changes of yours that are not committed:${shown.join('')}${more}`,
    'Commit or stash them first, or say what is to become of them:',
    `  ${typedCommand(terms, prose` --keep-changes`)}   they stay yours: commits take only what is changed from here on`,
    `  ${typedCommand(terms, prose` --take-changes`)}   they belong to the plans: commits take them with the rest`,
  ].join('\n');
}

const MOST_SHOWN = 12;

/**
 * Why no executor may begin: what `/msw:execute` would refuse, or that nobody typed it, so that nobody would be held.
 * Null while an execution of the phase is under way, unless another session than the calling one executes a phase.
 */
export async function whyNoExecutors(workspace: Workspace, terms: ExecutionTerms): Promise<Prose | null> {
  const isUnderWay = ({ terms: { execution }, progress }: Loop) =>
    execution?.folder === terms.folder && progress.pause === null;
  const { CLAUDE_CODE_SESSION_ID: session = '' } = workspace.env;
  const state = readLoopState(workspace);
  // Below an older client, the environment does not name its process.
  const owner = findLoop(state, session)?.progress.owner.pid ?? ownerPid(workspace.env);
  const elsewhere = session ? executedBesides(workspace, terms, { session, ownerPid: owner }) : null;
  if (elsewhere !== null) return prose`${quoteLine(elsewhere, 800)}`;
  if (loopsIn(state).some(isUnderWay)) return null;
  const chosen = await chooseExecution(workspace, { ...terms, decisions: [] });
  const typed = prose`the user types ${typedCommand(terms)}`;
  // The lists are for the user, who reads them there.
  if (chosen.status === 'refused') {
    const [reason = ''] = chosen.reason.split('\n');
    return prose`${quoteLine(reason.replace(/:$/, ''), 300)}: to read why, ${typed}.`;
  }
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, null);
  return untrusted === null
    ? prose`No session executes ${executionName(terms)}: to begin, ${typed}.`
    : prose`The plans of ${executionName(terms)} name commands that are not allowed yet: to read them, ${typed}.`;
}

/** Null when every command, and every hook of its commits, may run, else what the user must read and type. */
export async function settleExecutionTrust(
  workspace: Workspace,
  execution: Execution,
  typed: string | null,
): Promise<{ readonly reason: string; readonly type: string } | null> {
  const { terms } = execution;
  const hooks = await untrustedHooks(workspace, execution.isolation.kind === 'worktrees');
  let type: string = typedCommand(terms);
  const reason = await settleTrust(workspace, {
    named: [
      ...unfinishedPlans(execution).map(({ path, document }) => ({
        plan: path,
        commands: untrustedCommands(workspace, [document.text], execution.config.usualCommands),
      })),
      hooks,
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? '' : ', and the git hooks of this repository,'} name`,
    allow: (digest) => {
      type = trustCommand(terms, digest);
      return type;
    },
  });
  return reason === null ? null : { reason, type };
}
