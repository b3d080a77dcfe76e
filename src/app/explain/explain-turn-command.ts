// What MSW would answer to a slash command, without arming or changing anything.

import { type CommandInput, parseCommand } from '../../adapters/claude-code/hook-input.ts';
import { findLoop, readLoopState, restoredState, type StateFile } from '../../adapters/loops/loop-store.ts';
import { SEALED_COMMAND } from '../../core/checks/sealed-check.ts';
import { answerAtOnce } from '../../core/commands/command-help.ts';
import type { LoopRequest } from '../../core/commands/loop-options.ts';
import { findCommand } from '../../core/commands/slash-commands.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { parseArguments } from '../../core/loop/parse-arguments.ts';
import type { ArmingPlan } from '../../core/loop/plans/plan-arming.ts';
import {
  planPause,
  readLoopId,
  readResume,
  resumeMessage,
  stopMessage,
} from '../../core/loop/plans/plan-control.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import { countOf } from '../../core/text/count-of.ts';
import { chooseLoop } from '../loop/control/choose-loop.ts';
import { planResume } from '../loop/control/plan-resume.ts';
import { planArmingHere } from '../loop/plan-arming-here.ts';
import { withRecipe } from '../loop/with-recipe.ts';
import { withoutOver } from '../planning/execution/end-executions.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { nothingToSay } from './explain-turn-unowned.ts';

type Told = Pick<Explanation, 'plan' | 'answer'>;

/** Null when the input is not a slash command of MSW. */
export async function explainCommand(workspace: Workspace, input: unknown): Promise<Explanation | null> {
  const command = parseCommand(input);
  if (command === null) return null;
  const restored = restoredState(workspace, command.session, readLoopState(workspace));
  const state = await withoutOver(workspace, command.session, restored);
  const own = findLoop(state, command.session);
  return {
    ...nothingToSay({ event: 'UserPromptExpansion', session: command.session }),
    ownership: own === null ? 'none' : 'owned',
    loop: own?.terms.id ?? null,
    ...(await tell(workspace, command, state)),
  };
}

async function tell(
  workspace: Workspace,
  { command, session, args }: CommandInput,
  state: StateFile,
): Promise<Told> {
  const known = findCommand(command);
  const immediate = known === undefined ? null : answerAtOnce(known, args);
  if (immediate !== null) return refuse(immediate);
  const named = { session, loop: readLoopId(args) };
  switch (command) {
    case 'loop':
      return tellArming(workspace, session, args, state);
    case 'stop':
      return tellControl(state, named, stopMessage);
    case 'pause':
      return tellControl(state, named, (loop) => planPause(loop, workspace.now()).message);
    case 'resume':
      return tellResume(workspace, session, args, state);
    default:
      return {
        plan: 'none',
        answer: `What /msw:${command} answers is not replayed: only loop, stop, pause and resume are.`,
      };
  }
}

async function tellArming(
  workspace: Workspace,
  session: string,
  args: string,
  state: StateFile,
): Promise<Told> {
  const parsed = parseArguments(args);
  if (parsed.status === 'refused') return refuse(parsed.reason);
  const filled = await withRecipe(workspace, parsed.request);
  if (filled.status === 'refused') return refuse(filled.reason);
  const { request, planned } = filled;
  const plan = planArmingHere(workspace, { session, request, planned }, state);
  return plan.kind === 'refuse'
    ? refuse(plan.reason)
    : { plan: 'arm', answer: describeArming(request, plan) };
}

function describeArming(request: LoopRequest, plan: Extract<ArmingPlan, { kind: 'arm' }>): string {
  const { recipe, completionPromise: promise, maxIterations, maxMinutes } = request;
  const checks = plan.checks.map(({ name, command, origin }) => {
    const what = origin === 'typed' ? command : `${command}, ${origin}`;
    return `${name} (${origin === 'sealed' ? SEALED_COMMAND : what})`;
  });
  const parts = [
    `A loop is armed${recipe === null ? '' : ` by the recipe ${recipe}`}: checks ${checks.join(', ') || 'none'}`,
    promise === null ? null : `promise ${promise}`,
    `at most ${countOf(maxIterations, 'iteration')} and ${countOf(maxMinutes, 'minute')}`,
    plan.trusts.length === 0 ? null : `trusting ${plan.trusts.join('; ')}`,
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}

function tellControl(
  state: StateFile,
  wanted: { readonly session: string; readonly loop: string | null },
  message: (loop: Loop) => string,
): Told {
  const chosen = chooseLoop(state, wanted);
  return chosen.status === 'none' ? refuse(chosen.reason) : { plan: 'change', answer: message(chosen.loop) };
}

function tellResume(workspace: Workspace, session: string, args: string, state: StateFile): Told {
  const plan = planResume(workspace, { session, ...readResume(args) }, state);
  switch (plan.kind) {
    case 'refuse':
      return refuse(plan.reason);
    case 'running':
      return { plan: 'none', answer: plan.message };
    case 'resume':
      return { plan: 'change', answer: resumeMessage(plan.loop) };
  }
}

function refuse(reason: string): Told {
  return { plan: 'refuse', answer: `The command is refused: ${reason}` };
}
