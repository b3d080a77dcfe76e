// What a hook says back, and the one JSON object that the client understands. Silence is an empty string:
// a session without a loop must not even see an empty object.

import { visible } from '../../core/text/harmless.ts';
import type { Prose } from '../../core/text/prose.ts';

export type HookEvent = 'Stop' | 'SubagentStop' | 'SessionStart' | 'UserPromptExpansion';

export type HookAnswer =
  | { readonly kind: 'silent' }
  /** One line for the user; Claude never sees it. */
  | { readonly kind: 'notice'; readonly notice: string }
  /** Text for Claude, which says what in it is data; at a stop it also makes Claude go on. */
  | {
      readonly kind: 'context';
      readonly event: HookEvent;
      readonly context: Prose;
      readonly notice: string | null;
    }
  /** A command is answered here and now, without a model call. */
  | { readonly kind: 'answer'; readonly text: string };

export const silent: HookAnswer = { kind: 'silent' };

/** The bytes for stdout. What people read is shown by a terminal, which obeys codes. */
export function renderAnswer(answer: HookAnswer): string {
  switch (answer.kind) {
    case 'silent':
      return '';
    case 'notice':
      return JSON.stringify({ systemMessage: visible(answer.notice) });
    case 'context':
      // additionalContext and not decision:block: the latter is shown as an error, and newer clients send
      // it to the model twice.
      return JSON.stringify({
        ...(answer.notice === null ? {} : { systemMessage: visible(answer.notice) }),
        hookSpecificOutput: { hookEventName: answer.event, additionalContext: answer.context },
      });
    case 'answer':
      // 2.1.197 ignores suppressOriginalPrompt and repeats the typed command below the text.
      return JSON.stringify({
        decision: 'block',
        reason: visible(answer.text),
        hookSpecificOutput: { hookEventName: 'UserPromptExpansion', suppressOriginalPrompt: true },
      });
  }
}
