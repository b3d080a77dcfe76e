// The main agent of a session tries to stop: a loop looks at its turn, an execution at its plans.

import type { HookAnswer } from '../../adapters/claude-code/hook-answer.ts';
import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { findLoop, readState } from '../../adapters/loops/loop-store.ts';
import { finishTurn } from '../loop/finish-turn.ts';
import type { Workspace } from '../workspace/workspace.ts';

export async function stopSession(workspace: Workspace, input: StopInput): Promise<HookAnswer> {
  const state = readState(workspace);
  const loop = findLoop(state, input.session);
  if (loop?.terms.execution != null) {
    const { settleExecution } = await import('../planning/execution/settle-execution.ts');
    return settleExecution(workspace, loop);
  }
  return finishTurn(workspace, { owner: input.session, event: 'Stop', input }, state);
}
