// The steps common to every hook that has something to do: parse the call, open the project, answer once.

import { writeSync } from 'node:fs';
import { type HookEvent, runHook } from '../../adapters/claude-code/run-hook.ts';
import { withColourChoice } from '../../adapters/user/colour-choice.ts';
import { restoredFirst } from '../../app/loop/restore-loop.ts';
import { openWorkspace, type Workspace } from '../../app/workspace/workspace.ts';
import { inColour } from '../../core/report/colour.ts';
import { type Answer, silent, stepAside } from '../../core/text/answer.ts';
import { hookLimitMs } from '../idle/hook-limit.ts';
import type { HookCall } from '../idle/read-call.ts';

/** A call, and what the idle part of the hook found out about it. */
export interface PreparedCall extends HookCall {
  /** Called after an error: what another run printed, null to tell the error. */
  readonly rescue?: () => Promise<string | null>;
  /** Lines for the person, besides what the answer says. */
  readonly warning?: string | null;
}

export interface Handler<Input> {
  readonly parse: (value: unknown) => Input | null;
  /** The event that is answered. */
  readonly eventOf: (input: Input) => HookEvent;
  readonly use: (workspace: Workspace, input: Input) => Promise<Answer>;
}

export function handleCall<Input>(
  call: PreparedCall,
  { parse, eventOf, use }: Handler<Input>,
): Promise<void> {
  const input = parse(call.input);
  let paint = (text: string): string => text;
  const handle = async (): Promise<Answer> => {
    if (input === null) return silent;
    const opened = openWorkspace(call.project, process.env);
    const { warning = null } = call;
    if (opened.status === 'refused')
      return restoredFirst(warning?.includes(opened.reason) ? silent : stepAside(opened.reason), warning);
    // Only for a terminal: in a pipe, as of `claude -p`, colour codes would be taken for text.
    if (process.env.CLAUDE_CODE_ENTRYPOINT === 'cli') {
      const env = withColourChoice(opened.workspace.userFolder, process.env);
      paint = (text) => inColour(text, env);
    }
    return restoredFirst(await use(opened.workspace, input), warning);
  };
  const write = (text: string): void => {
    if (!answerOnce(text)) return;
    // The client waits for the process, not for the answer, so no library's timer may keep the process alive.
    process.exit(0);
  };
  const { rescue } = call;
  return runHook({
    event: input === null ? 'Stop' : eventOf(input),
    handle,
    ...(rescue && { rescue }),
    write,
    paint: (text) => paint(text),
    limitMs: hookLimitMs(),
  });
}

/**
 * Writes directly to the descriptor: setting up the stream behind process.stdout costs more than a turn's files.
 * Returns false when the process must not exit yet.
 */
function answerOnce(text: string): boolean {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
  } catch {
    // The pipe is full and non-blocking: process.stdout writes the rest when there is room.
    process.stdout.write(rest);
    return false;
  }
  return true;
}
