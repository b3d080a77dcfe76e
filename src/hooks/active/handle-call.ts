// The frame of every hook that has something to do: parse the call, open the project, answer once.

import { writeSync } from 'node:fs';
import { type HookAnswer, silent } from '../../adapters/claude-code/hook-answer.ts';
import { runHook } from '../../adapters/claude-code/run-hook.ts';
import { openWorkspace, type Workspace } from '../../app/workspace.ts';
import type { HookCall } from '../idle.ts';

export function handleCall<Input>(
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
  }, answerOnce);
}

/** Straight to the descriptor: setting up the stream behind process.stdout costs more than a turn's files. */
function answerOnce(text: string): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // A pipe that is full and must not be waited for, for which the stream is made.
    process.stdout.write(rest);
    return;
  }
  // The client waits for the process, not for the answer: no timer of a library may hold it up.
  process.exit(0);
}
