// Carries out the way that Claude has taken for a task of `/msw:go`.

import { parseToolDone } from '../../adapters/claude-code/hook-input.ts';
import { runTaken } from '../../app/commands/run-command.ts';
import { ownerPid } from '../../app/workspace/owner-pid.ts';
import type { HookCall } from '../idle/read-call.ts';
import { handleCall } from './handle-call.ts';

export function onWayTaken(call: HookCall): Promise<void> {
  return handleCall(call, {
    parse: parseToolDone,
    eventOf: () => 'PostToolUse',
    use: (workspace, input) => runTaken(workspace, input, ownerPid(workspace.env)),
  });
}
