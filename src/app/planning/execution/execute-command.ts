// `/msw:execute`: refuses everything that can be refused without a model call; else gives the session an execution and
// tells Claude how to continue.

import type { CommandInput } from '../../../adapters/claude-code/hook-input.ts';
import { findLoop, readLoopState } from '../../../adapters/loops/loop-store.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import { executionName, nextCall } from '../../../core/loop/texts/execution-text.ts';
import {
  type ExecutionRequest,
  executionArguments,
} from '../../../core/planning/execution/execution-arguments.ts';
import { isOpen } from '../../../core/planning/execution/execution-plan.ts';
import { type Answer, sayLines } from '../../../core/text/answer.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { proseJson } from '../../../core/text/prose-json.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { type Executing, NO_SESSION, otherExecutions } from '../../loop/executed-elsewhere.ts';
import { withNotice } from '../../loop/record-loop-plan.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { openWorkBranch, type WorkBranch } from '../worktrees/work-branch.ts';
import { armExecution, secondExecution } from './arm-execution.ts';
import { provenPlans } from './bring-back.ts';
import { type ChosenExecution, chooseExecution } from './choose-execution.ts';
import { describeStep, type StepView, shortStep } from './describe-step.ts';
import { executionObjections } from './execution-objections.ts';
import { needsTrees } from './prepare-step.ts';
import { type Execution, readExecution, unfinishedPlans } from './read-execution.ts';
import { decidePlans } from './resolve-plan.ts';
import { handOut } from './track-plans.ts';

const LONGEST_CONTEXT = 4000;

export async function executeCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<Answer> {
  const parsed = executionArguments(input.args);
  if (parsed.status === 'refused') return sayLines(parsed.reason);
  const { request } = parsed;
  const chosen = await chooseExecution(workspace, request, { session: input.session, ownerPid });
  const { execution } = chosen;
  if (execution === undefined) return sayLines(chosen.status === 'refused' ? chosen.reason : '');
  const owned = findLoop(readLoopState(workspace), input.session);
  if (owned !== null && !isSame(owned, execution.terms)) return sayLines(secondExecution(owned));
  // Together, so that nobody types the command once for each.
  const refusals = await executionObjections(workspace, execution, request);
  if (chosen.status === 'refused') return sayLines([chosen.reason, ...refusals].join('\n\n'));
  if (refusals.length > 0) return sayLines(refusals.join('\n\n'));
  const branch = await openPhaseBranch(workspace, chosen, { session: input.session, ownerPid });
  if (branch.status === 'refused') return sayLines(branch.reason);
  // The plans may be different on that branch, so start over.
  if (branch.note !== null)
    return withBranch(await executeCommand(workspace, input, ownerPid), `msw ▸ ${branch.note}`);
  return takeUp(workspace, { chosen, owned, request, session: input.session, ownerPid });
}

/** Adds the note even to an answer that asks for something first: the user is on another branch now. */
function withBranch(reply: Answer, note: string): Answer {
  return reply.kind === 'answer' ? sayLines(`${note}\n${reply.text}`) : withNotice(reply, note);
}

/** Opens the branch of the phase's work, as the project's settings say. */
export function openPhaseBranch(
  workspace: Workspace,
  { phase, execution, milestone }: Chosen,
  by: Executing = NO_SESSION,
): Promise<WorkBranch> {
  const plans = unfinishedPlans(execution).map(({ path }) => path);
  const other = otherExecutions(workspace, by)[0]?.terms.execution?.phase ?? null;
  const work = { phase: phase.number, folder: execution.terms.folder, plans, milestone, other };
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
      controls: request.controls,
      ownerPid,
    }));
  if (typeof loop === 'string') return sayLines(loop);
  if (loop.progress.pause !== null) return sayLines('The execution is paused: continue with /msw:resume.');
  const unresolved = await decidePlans(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return sayLines(unresolved);
  const execution = (await readExecution(workspace, terms)) ?? chosen.execution;
  const { phase, notes } = chosen;
  // Creating worktrees may take longer than a hook has, so `execute next` does it.
  const waits = needsTrees(execution) || provenPlans(workspace, execution.terms.folder).length > 0;
  if (!waits) await handOut(workspace, execution);
  const view = waits ? null : describeStep(workspace, execution);
  const context = contextOf(workspace, execution, phase.name, view);
  const said = [...notes, ...inTurnNote(execution)].map((note) => ` · ${note}`).join('');
  const plans = `${countOf(unfinishedPlans(execution).length, 'plan')} to do`;
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

function isSame({ terms }: Loop, wanted: ExecutionTerms): boolean {
  const { execution } = terms;
  return (
    execution !== null &&
    execution.folder === wanted.folder &&
    execution.wave === wanted.wave &&
    execution.gapsOnly === wanted.gapsOnly
  );
}

/** @param view null when the call has to prepare or merge worktrees first */
function contextOf(workspace: Workspace, execution: Execution, name: string, view: StepView | null): Prose {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set(unfinishedPlans(execution).map(({ wave }) => wave)).size;
  const call = nextCall(cliCommand(workspace), terms);
  const head = [
    prose`MSW executes ${executionName(terms)} (${quoteLine(name, 80)}): ${unfinishedPlans(execution).length} of ${countOf(scope.length, 'plan')} to do, in ${countOf(waves, 'wave')}.`,
    prose`Ask what to do next: ${call}`,
  ];
  const begin = joinProse([...head, prose`Begin by asking.`], '\n');
  if (view === null) return begin;
  const text = joinProse([...head, prose`Now: ${proseJson(shortStep(view), 0)}`], '\n');
  return text.length <= LONGEST_CONTEXT ? text : begin;
}
