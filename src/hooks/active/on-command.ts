// Answers a slash command.

import { parseCommand } from '../../adapters/claude-code/hook-input.ts';
import { ownerPid } from '../../app/loop/finish-turn.ts';
import { runCommand } from '../../app/run-command.ts';
import type { HookCall } from '../idle.ts';
import { handleCall } from './handle-call.ts';

export function onCommand(call: HookCall): Promise<void> {
  return handleCall(call, parseCommand, (workspace, input) =>
    runCommand(workspace, input, ownerPid(workspace.env)),
  );
}
