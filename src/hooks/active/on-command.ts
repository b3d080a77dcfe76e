// Answers a slash command.

import { parseCommand } from '../../adapters/claude-code/hook-input.ts';
import { runCommand } from '../../app/commands/run-command.ts';
import { ownerPid } from '../../app/workspace/owner-pid.ts';
import type { HookCall } from '../idle/read-call.ts';
import { handleCall } from './handle-call.ts';

export function onCommand(call: HookCall): Promise<void> {
  return handleCall(call, {
    parse: parseCommand,
    eventOf: () => 'UserPromptExpansion',
    use: (workspace, input) => runCommand(workspace, input, ownerPid(workspace.env)),
  });
}
