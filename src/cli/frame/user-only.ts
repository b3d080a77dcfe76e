// Who may call a verb. What decides for people needs a person; what only runs a command that its caller could run as
// well is open to scripts, and to Claude neither.

import type { VerbCall } from './noun.ts';
import { failed, type Outcome } from './outcome.ts';

/** A refusal when one of Claude's tools calls; null for people and scripts. */
function refuseToClaude({ caller }: Pick<VerbCall, 'caller'>, what: string): Outcome | null {
  if (caller.mark === null) return null;
  return failed(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`,
  );
}

/**
 * A refusal unless a person types in a terminal. Any script can take a mark out of the environment; a terminal on
 * both ends it has to make up. `instead` is what can be typed in Claude Code.
 */
export function refuseUnlessPerson(
  call: Pick<VerbCall, 'caller'>,
  what: string,
  instead: string | null = null,
): Outcome | null {
  const toClaude = refuseToClaude(call, what);
  if (toClaude !== null || call.caller.isTerminal) return toClaude;
  const typed = instead === null ? '' : `, or type ${instead} in Claude Code`;
  return failed(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${typed}.`,
  );
}
