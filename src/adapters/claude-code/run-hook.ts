// The frame around every hook: one answer on stdout, exit code 0, whatever happens inside. A hook that fails,
// or does not end, lets the session stop as if it were not there, and says so to the user in one line.

import type { Answer } from '../../core/report/answer.ts';
import { inColour } from '../../core/report/colour.ts';
import { visible } from '../../core/text/harmless.ts';

export type HookEvent = 'Stop' | 'SubagentStop' | 'SessionStart' | 'UserPromptExpansion';

interface HookFrame {
  /** What the client called the hook for; its answer names it. */
  readonly event: HookEvent;
  readonly handle: () => Promise<Answer>;
  /** Gets the answer once, or an empty text. It ends the process, and with it whatever `handle` still does. */
  readonly write: (text: string) => void;
  /** After how much time, from the start of the process, the hook gives up. */
  readonly limitMs: number;
}

/** Runs `handle`; what it throws becomes a notice. */
export async function runHook({ event, handle, write, limitMs }: HookFrame): Promise<void> {
  // A stray rejection in a library must not turn into an exit code that the client shows as an error.
  process.on('uncaughtException', ignore);
  process.on('unhandledRejection', ignore);
  const limit = timeLimit(limitMs);
  const answer = await Promise.race([handle().catch(explain), limit.passed]);
  limit.stop();
  write(renderAnswer(answer, event));
}

/** The bytes for stdout. What people read is shown by a terminal, which obeys codes. */
export function renderAnswer(answer: Answer, event: HookEvent): string {
  switch (answer.kind) {
    case 'silent':
      return '';
    case 'notice':
      return JSON.stringify({
        systemMessage: visible(answer.notice),
        ...(answer.alert !== undefined && { terminalSequence: notificationOf(answer.alert) }),
      });
    case 'context':
      // additionalContext and not decision:block: the latter is shown as an error, and newer clients send
      // it to the model twice.
      return JSON.stringify({
        ...(answer.notice === null ? {} : { systemMessage: visible(answer.notice) }),
        hookSpecificOutput: { hookEventName: event, additionalContext: answer.context },
      });
    case 'answer':
      // Below it the client repeats the command as it was typed.
      return JSON.stringify({ decision: 'block', reason: forTerminal(visible(answer.text)) });
  }
}

function timeLimit(limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<Answer>((resolve) => {
    const left = Math.max(0, limitMs - process.uptime() * 1000);
    timer = setTimeout(() => resolve(tooLate(limitMs)), left);
  });
  return { passed, stop: () => clearTimeout(timer) };
}

function tooLate(limitMs: number): Answer {
  const notice = `msw ▸ stepped aside: this hook did not end within ${limitMs / 1000} s; loops stay as they are, and /msw:doctor looks for what held it.`;
  return { kind: 'notice', notice };
}

function explain(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'notice', notice: `msw ▸ stepped aside: ${message.slice(0, 300)} (/msw:doctor says more)` };
}

function ignore(): void {}

/** Where the client writes into a pipe, codes would be taken for words. */
function forTerminal(text: string): string {
  return process.env.CLAUDE_CODE_ENTRYPOINT === 'cli' ? inColour(text, process.env) : text;
}

/** A notification where the terminal has them, and the bell, which all have. Nothing in the words ends it early. */
function notificationOf(alert: string): string {
  return `\u001b]9;${visible(alert).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ')}\u0007\u0007`;
}
