// The one JSON object that the client understands. Silence is an empty string: a session without a loop must not
// even see an empty object.

import type { Answer } from '../../core/report/answer.ts';
import { visible } from '../../core/text/harmless.ts';

export type HookEvent = 'Stop' | 'SubagentStop' | 'SessionStart' | 'UserPromptExpansion';

/** The bytes for stdout. What people read is shown by a terminal, which obeys codes. */
export function renderAnswer(answer: Answer, event: HookEvent): string {
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
        hookSpecificOutput: { hookEventName: event, additionalContext: answer.context },
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
