// Answers a slash command.

import type { HookAnswer } from '../../adapters/claude-code/hook-answer.ts';
import { parseCommand } from '../../adapters/claude-code/hook-input.ts';
import { runCommand } from '../../app/session/run-command.ts';
import { ownerPid } from '../../app/workspace/owner-pid.ts';
import type { Answer } from '../../core/report/answer.ts';
import type { HookCall } from '../idle/read-call.ts';
import { handleCall } from './handle-call.ts';

export function onCommand(call: HookCall): Promise<void> {
  return handleCall(call, parseCommand, async (workspace, input) =>
    asHookAnswer(await runCommand(workspace, input, ownerPid(workspace.env))),
  );
}

function asHookAnswer(answer: Answer): HookAnswer {
  return answer.kind === 'context' ? { ...answer, event: 'UserPromptExpansion' } : answer;
}
