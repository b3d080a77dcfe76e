// The part of every hook that is loaded once there is something to do.

import { type HookAnswer, silent } from '../adapters/claude-code/hook-answer.ts';
import {
  parseCommand,
  parseSessionEnd,
  parseSessionStart,
  parseStop,
  parseStopFailure,
} from '../adapters/claude-code/hook-input.ts';
import { runHook } from '../adapters/claude-code/run-hook.ts';
import { finishTurn, ownerPid } from '../app/finish-turn.ts';
import { gateSubagent } from '../app/gate-subagent.ts';
import { endSession, noteStopFailure, startSession } from '../app/recover.ts';
import { runCommand } from '../app/run-command.ts';
import { openWorkspace, type Workspace } from '../app/workspace.ts';
import type { HookCall } from './idle.ts';

/** Answers an attempt to stop, of the main agent or of a subagent. */
export function onStop(call: HookCall): Promise<void> {
  return handle(call, parseStop, (workspace, input) =>
    input.agent === null
      ? finishTurn(workspace, { owner: input.session, event: 'Stop', input })
      : gateSubagent(workspace, input),
  );
}

export function onCommand(call: HookCall): Promise<void> {
  return handle(call, parseCommand, (workspace, input) =>
    runCommand(workspace, input, ownerPid(workspace.env)),
  );
}

export function onSessionStart(call: HookCall): Promise<void> {
  return handle(call, parseSessionStart, (workspace, input) =>
    startSession(workspace, input, ownerPid(workspace.env)),
  );
}

export function onSessionEnd(call: HookCall): Promise<void> {
  return handle(call, parseSessionEnd, endSession);
}

export function onStopFailure(call: HookCall): Promise<void> {
  return handle(call, parseStopFailure, noteStopFailure);
}

function handle<Input>(
  call: HookCall,
  parse: (value: unknown) => Input | null,
  use: (workspace: Workspace, input: Input) => Promise<HookAnswer>,
): Promise<void> {
  return runHook(async () => {
    const input = parse(call.input);
    if (input === null) return silent;
    const opened = openWorkspace(call.project, process.env);
    if (opened.status === 'refused')
      return { kind: 'notice', notice: `msw ▸ stepped aside: ${opened.reason}` };
    return use(opened.workspace, input);
  });
}
