// What a session's start, end and failed requests mean for the loops of a project.

import {
  parseSessionEnd,
  parseSessionStart,
  parseStopFailure,
} from '../../adapters/claude-code/hook-input.ts';
import { endSession, noteStopFailure, startSession } from '../../app/session/recover.ts';
import { ownerPid } from '../../app/workspace/owner-pid.ts';
import type { HookCall } from '../idle/read-call.ts';
import { handleCall } from './handle-call.ts';

export function onSessionStart(call: HookCall): Promise<void> {
  return handleCall(call, {
    parse: parseSessionStart,
    eventOf: () => 'SessionStart',
    use: (workspace, input) => startSession(workspace, input, ownerPid(workspace.env)),
  });
}

/** Ends and failures are never answered with text for Claude. */
const eventOf = () => 'Stop' as const;

export function onSessionEnd(call: HookCall): Promise<void> {
  return handleCall(call, { parse: parseSessionEnd, eventOf, use: endSession });
}

export function onStopFailure(call: HookCall): Promise<void> {
  return handleCall(call, { parse: parseStopFailure, eventOf, use: noteStopFailure });
}
