// Claude or one of its subagents tries to stop: a loop judges its turn, an execution its plans; otherwise the attempt
// succeeds.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Look } from '../../adapters/git/work-tree.ts';
import { changeLoop, findLoop, projectOfLoop, type StateFile } from '../../adapters/loops/loop-store.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import { type Answer, silent } from '../../core/report/answer.ts';
import { finishTurn } from '../loop/finish-turn.ts';
import { restoredFirst, withLoopRestored } from '../loop/restore-loop.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { planStopHere } from './plan-stop-here.ts';

/** @param ahead a scan of the project's work tree that has just started */
export async function stopSession(
  here: Workspace,
  input: StopInput,
  ahead: Look | null = null,
): Promise<Answer> {
  const restored = await withLoopRestored(here, input.session);
  const workspace = findLoop(restored.state, input.session) === null ? homeOf(here, input.session) : here;
  const { state, notice } = workspace === here ? restored : await withLoopRestored(workspace, input.session);
  return restoredFirst(await answerStop(workspace, input, state, ahead), notice);
}

/** A loop belongs to the project in which it was armed, wherever its session is resumed. */
function homeOf(here: Workspace, session: string): Workspace {
  const project = projectOfLoop(here, session);
  if (project === null || project === here.project) return here;
  const folder = { status: 'ok', path: here.userFolder } as const;
  const opened = openWorkspace(project, here.env, here.now, folder);
  return opened.status === 'ok' ? opened.workspace : here;
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
      if (saved.status === 'refused') return silent;
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
