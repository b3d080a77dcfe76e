// The frame around every hook: one answer on stdout and exit code 0, whatever happens inside. A hook that fails or
// hangs lets the session stop as if it were not there, and tells the user in one line.

import type { Answer } from '../../core/text/answer.ts';
import { visible } from '../../core/text/harmless.ts';

export type HookEvent =
  | 'Stop'
  | 'SubagentStop'
  | 'SessionStart'
  | 'UserPromptExpansion'
  | 'PostToolUse'
  | 'ConfigChange';

interface HookFrame {
  /** The event that the client called the hook for; the answer names it. */
  readonly event: HookEvent;
  readonly handle: () => Promise<Answer>;
  /** Called after an error: what to print instead of telling it; null to tell it. */
  readonly rescue?: () => Promise<string | null>;
  /** Called once with the answer, or with an empty text. Ends the process, and with it whatever `handle` still does. */
  readonly write: (text: string) => void;
  /** Colours what only a person reads. */
  readonly paint?: (text: string) => string;
  /** The hook gives up this long after the start of the process. */
  readonly limitMs: number;
}

/** Runs `handle`; an error becomes a notice. */
export async function runHook({ event, handle, rescue, write, paint, limitMs }: HookFrame): Promise<void> {
  // A stray rejection in a library must not become an exit code that the client shows as an error.
  process.on('uncaughtException', ignore);
  process.on('unhandledRejection', ignore);
  const limit = timeLimit(limitMs);
  const render = (answer: Answer) => renderAnswer(answer, event, paint);
  const handled = handle().then(
    render,
    async (error: unknown) => (await rescue?.().catch(() => null)) ?? render(explain(error)),
  );
  const text = await Promise.race([handled, limit.passed.then(render)]);
  limit.stop();
  write(text);
}

/** The text for stdout. A terminal shows the texts for people, and it obeys control codes, so they are made visible. */
export function renderAnswer(
  answer: Answer,
  event: HookEvent,
  paint: (text: string) => string = (text) => text,
): string {
  const shown = (text: string): string => paint(visible(text));
  // Answers a typed command in place of the model; the client repeats the command above or below it.
  const blocked = (text: string): string => JSON.stringify({ decision: 'block', reason: shown(text) });
  switch (answer.kind) {
    case 'silent':
      return '';
    case 'notice':
      // Without its hook, a typed command would only make the model say that the hook did not run.
      if (event === 'UserPromptExpansion') return blocked(answer.notice);
      return JSON.stringify({
        systemMessage: shown(answer.notice),
        ...(answer.alert !== undefined && { terminalSequence: notificationOf(answer.alert) }),
      });
    case 'context':
      // Not decision:block: the client shows that as an error, and newer clients send it to the model twice.
      return JSON.stringify({
        ...(answer.notice === null ? {} : { systemMessage: shown(answer.notice) }),
        hookSpecificOutput: { hookEventName: event, additionalContext: answer.context },
      });
    case 'answer':
      return blocked(answer.text);
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

/** A notification where the terminal supports it, and the bell. No character of the text can end it early. */
function notificationOf(alert: string): string {
  return `\u001b]9;${visible(alert).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ')}\u0007\u0007`;
}
