// Claude or one of its subagents tries to stop: a loop judges its turn, an execution its plans; otherwise the attempt
// succeeds.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Look } from '../../adapters/git/work-tree.ts';
import { changeLoop, findLoop, type StateFile } from '../../adapters/loops/loop-store.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import { lockedOut } from '../../core/loop/texts/locked-out.ts';
import { type Answer, silent } from '../../core/text/answer.ts';
import { finishTurn } from '../loop/finish-turn.ts';
import { restoredFirst, withLoopRestored } from '../loop/restore-loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { homeOf, planStopHere } from './plan-stop-here.ts';

/** @param ahead a scan of the project's work tree that has just started */
export async function stopSession(
  here: Workspace,
  input: StopInput,
  ahead: Look | null = null,
): Promise<Answer> {
  const restored = await withLoopRestored(here, input.session);
  const workspace = homeOf(here, input.session, restored.state);
  const {
    state,
    notice,
    lockedOut: held,
  } = workspace === here ? restored : await withLoopRestored(workspace, input.session);
  if (held !== null) return held;
  return restoredFirst(await answerStop(workspace, input, state, ahead), notice);
}

async function answerStop(
  workspace: Workspace,
  input: StopInput,
  state: StateFile,
  ahead: Look | null,
): Promise<Answer> {
  const plan = planStopHere(workspace, input, state);
  switch (plan.kind) {
    case 'free':
      await forgetAwaited(workspace, plan.loop, input);
      return silent;
    case 'execution': {
      const { settleExecution } = await import('../planning/execution/arm-execution.ts');
      return settleExecution(workspace, plan.loop);
    }
    case 'executor': {
      const { gateExecutor } = await import('../planning/execution/gate-executor.ts');
      return gateExecutor(workspace, plan, input);
    }
    case 'review': {
      const { takeReview } = await import('./take-review.ts');
      return takeReview(workspace, plan, input.lastMessage);
    }
    case 'gate': {
      const saved = await changeLoop(workspace, plan.owner, (gate) => ({
        loop: gate ?? plan.loop,
        value: null,
      }));
      if (saved.status === 'refused')
        return saved.held === undefined ? silent : lockedOut(saved.held, plan.loop, workspace.now());
      return finishTurn(workspace, { owner: plan.owner, input });
    }
    case 'turn': {
      const loop = findLoop(state, plan.owner);
      const attempt = { owner: plan.owner, input, ahead };
      if (loop === null || !loop.terms.checks.some(({ origin }) => origin === 'plan'))
        return finishTurn(workspace, attempt, state);
      const { finishQuickTurn } = await import('./settle-quick.ts');
      return finishQuickTurn(workspace, attempt, { loop, state });
    }
    case 'unowned':
      return finishTurn(workspace, { owner: plan.owner, input }, state);
  }
}

/** The loop no longer waits for an agent that has stopped, even if Claude works on for a while. */
async function forgetAwaited(workspace: Workspace, loop: Loop | null, { agent }: StopInput): Promise<void> {
  if (loop === null || !loop.progress.waiting.some(({ id }) => id === agent?.id)) return;
  await changeLoop(workspace, loop.terms.session, (current) => ({
    loop:
      current === null
        ? null
        : withProgress(current, {
            waiting: current.progress.waiting.filter(({ id }) => id !== agent?.id),
          }),
    value: null,
  }));
}
