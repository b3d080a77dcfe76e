// `/msw:execute`: refuses everything that can be refused without a model call; else gives the session an execution and
// tells Claude how to continue.

import type { CommandInput } from '../../../adapters/claude-code/hook-input.ts';
import { hurdleAhead } from '../../../adapters/git/commit-hurdles.ts';
import { findLoop, loopsIn, readState } from '../../../adapters/loops/loop-store.ts';
import {
  executionName,
  nextCall,
  trustCommand,
  executeCommand as typedCommand,
} from '../../../core/loop/execution-text.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import {
  type ExecutionRequest,
  executionArguments,
} from '../../../core/planning/execution/execution-arguments.ts';
import { isOpen } from '../../../core/planning/execution/execution-plan.ts';
import { type Answer, sayLines } from '../../../core/report/answer.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { proseJson } from '../../../core/text/prose-json.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { withNotice } from '../../loop/record-loop-plan.ts';
import { untrustedHooks } from '../../trust/commit-in-project.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { changeRecord } from '../worktrees/plan-runs.ts';
import { openWorkBranch, type WorkBranch } from '../worktrees/work-branch.ts';
import { armExecution, secondLoop } from './arm-execution.ts';
import { provenPlans } from './bring-back.ts';
import { type ChosenExecution, chooseExecution } from './choose-execution.ts';
import { describeStep, type StepView, shortStep } from './describe-step.ts';
import { needsTrees } from './prepare-step.ts';
import { type Execution, openPlans, readExecution } from './read-execution.ts';
import { resolveAll } from './resolve-plan.ts';
import { changesInTheWay, handOut, settleChanges } from './track-plans.ts';

const LONGEST_CONTEXT = 4000;

export async function executeCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<Answer> {
  const parsed = executionArguments(input.args);
  if (parsed.status === 'refused') return sayLines(parsed.reason);
  const chosen = await chooseExecution(workspace, parsed.request);
  if (chosen.status === 'refused') return sayLines(chosen.reason);
  const { terms } = chosen.execution;
  const owned = findLoop(readState(workspace), input.session);
  if (owned !== null && !isSame(owned, terms)) return sayLines(secondLoop(owned));
  // Together, so that nobody types the command once for each.
  const unsafe = await lookAhead(workspace, chosen.execution, parsed.request.changes);
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, parsed.request.trust);
  const refusals = [unsafe, untrusted?.reason].filter((reason) => typeof reason === 'string');
  if (refusals.length > 0) return sayLines(refusals.join('\n\n'));
  const branch = await openPhaseBranch(workspace, chosen);
  if (branch.status === 'refused') return sayLines(branch.reason);
  // The plans may be different on that branch, so start over.
  if (branch.note !== null)
    return withBranch(await executeCommand(workspace, input, ownerPid), `msw ▸ ${branch.note}`);
  return takeUp(workspace, { chosen, owned, request: parsed.request, session: input.session, ownerPid });
}

/** Adds the note even to an answer that asks for something first: the user is on another branch now. */
function withBranch(reply: Answer, note: string): Answer {
  return reply.kind === 'answer' ? sayLines(`${note}\n${reply.text}`) : withNotice(reply, note);
}

/** Opens the branch of the phase's work, as the project's settings say. */
export function openPhaseBranch(
  workspace: Workspace,
  { phase, execution, milestone }: Chosen,
): Promise<WorkBranch> {
  const plans = openPlans(execution).flatMap(({ id }) => execution.files.get(id)?.path ?? []);
  const work = { phase: phase.number, folder: execution.terms.folder, plans, milestone };
  return openWorkBranch(workspace, execution.config, work);
}

type Chosen = Extract<ChosenExecution, { status: 'ok' }>;

interface TakenUp {
  readonly chosen: Chosen;
  readonly owned: Loop | null;
  readonly request: ExecutionRequest;
  readonly session: string;
  readonly ownerPid: number;
}

async function takeUp(
  workspace: Workspace,
  { chosen, owned, request, session, ownerPid }: TakenUp,
): Promise<Answer> {
  const { terms } = chosen.execution;
  const loop =
    owned ??
    (await armExecution(workspace, {
      session,
      terms,
      config: chosen.execution.config,
      ownerPid,
    }));
  if (typeof loop === 'string') return sayLines(loop);
  if (loop.progress.pause !== null) return sayLines('The execution is paused: continue with /msw:resume.');
  const unresolved = await decide(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return sayLines(unresolved);
  const execution = (await readExecution(workspace, terms)) ?? chosen.execution;
  return begin(workspace, { ...chosen, execution });
}

async function begin(workspace: Workspace, { execution, phase, notes }: Chosen): Promise<Answer> {
  // Creating worktrees may take longer than a hook has, so `execute next` does it.
  const waits = needsTrees(execution) || provenPlans(workspace, execution.terms.folder).length > 0;
  if (!waits) await handOut(workspace, execution);
  const view = waits ? null : describeStep(workspace, execution);
  const context = contextOf(workspace, { execution, name: phase.name, view });
  const said = [...notes, ...inTurnNote(execution)].map((note) => ` · ${note}`).join('');
  const plans = `${countOf(openPlans(execution).length, 'plan')} to do`;
  const notice = `msw ▸ executing ${executionName(execution.terms)} · ${plans}${said}`;
  return { kind: 'context', context, notice };
}

/** Why plans that could run together run one after the other. */
function inTurnNote({ isolation, plans, waves }: Execution): readonly string[] {
  const { why } = isolation.kind === 'in-turn' ? isolation : { why: null };
  const open = plans.filter(({ inScope, summary }) => inScope && isOpen(summary));
  const couldMeet = waves.waves.some(({ wave }) => open.filter((plan) => plan.wave === wave).length > 1);
  return why === null || !couldMeet ? [] : [`one plan after the other, since ${why}`];
}

/** Null when commits are possible and no changes are in the way, else what the user has to do first. */
async function lookAhead(
  workspace: Workspace,
  execution: Execution,
  choice: 'keep' | 'take' | null,
): Promise<string | null> {
  const { terms } = execution;
  const files = [...new Set(openPlans(execution).flatMap((plan) => plan.files))];
  const hurdle = await hurdleAhead(workspace.project, files);
  if (hurdle !== null)
    return `Phase ${terms.phase} is not begun, because its work could not be committed: ${plainLine(hurdle, 400)}.`;
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

function isSame({ terms }: Loop, wanted: ExecutionTerms): boolean {
  const { execution } = terms;
  return (
    execution !== null &&
    execution.folder === wanted.folder &&
    execution.wave === wanted.wave &&
    execution.gapsOnly === wanted.gapsOnly
  );
}

/** Records the user's decisions about plans; returns null, or what to tell them about the first failure. */
export async function decide(
  workspace: Workspace,
  execution: Execution,
  decisions: ExecutionRequest['decisions'],
): Promise<string | null> {
  await forgetAnswers(workspace, execution, decisions.length > 0);
  return resolveAll(workspace, decisions);
}

/**
 * A choice holds for one run, unless the user is still `deciding`; commands that have become trusted have yet to be
 * run.
 */
async function forgetAnswers(
  workspace: Workspace,
  { plans, terms }: Execution,
  deciding: boolean,
): Promise<void> {
  for (const { id, record, summary, commits } of plans) {
    const place = { folder: terms.folder, plan: id };
    if (record?.state === 'untrusted') {
      const isBegun = summary !== null || commits.length > 0;
      await changeRecord(workspace, place, () => (isBegun ? { state: 'resolved', choice: 'close' } : null));
    } else if (!deciding && record?.state === 'resolved' && record.choice !== 'skip' && isOpen(summary)) {
      await changeRecord(workspace, place, () => null);
    }
  }
}

interface Told {
  readonly execution: Execution;
  readonly name: string;
  /** Null when the call has to prepare or merge worktrees first. */
  readonly view: StepView | null;
}

function contextOf(workspace: Workspace, { execution, name, view }: Told): Prose {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set(openPlans(execution).map(({ wave }) => wave)).size;
  const call = nextCall(cliCommand(workspace), terms);
  const head = [
    prose`MSW executes ${executionName(terms)} (${quoteLine(name, 80)}): ${openPlans(execution).length} of ${countOf(scope.length, 'plan')} to do, in ${countOf(waves, 'wave')}.`,
    prose`Ask what to do next: ${call}`,
  ];
  const begin = joinProse([...head, prose`Begin by asking.`], '\n');
  if (view === null) return begin;
  const text = joinProse([...head, prose`Now: ${proseJson(shortStep(view), 0)}`], '\n');
  return text.length <= LONGEST_CONTEXT ? text : begin;
}

/**
 * Why no executor may begin: what `/msw:execute` would refuse, or that nobody typed it, so that nobody would be held.
 * Null while an execution of the phase is under way.
 */
export async function whyNoExecutors(workspace: Workspace, terms: ExecutionTerms): Promise<Prose | null> {
  const isUnderWay = ({ terms: { execution }, progress }: Loop) =>
    execution?.folder === terms.folder && progress.pause === null;
  if (loopsIn(readState(workspace)).some(isUnderWay)) return null;
  const chosen = await chooseExecution(workspace, { ...terms, decisions: [], changes: null, trust: null });
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
      ...openPlans(execution).flatMap(({ id }) => {
        const file = execution.files.get(id);
        if (file === undefined) return [];
        return [
          {
            plan: file.path,
            commands: untrustedCommands(workspace, [file.document.text], execution.config.usualCommands),
          },
        ];
      }),
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
