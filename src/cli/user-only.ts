// Verbs that decide what may run on this machine are for people. Inside of Claude Code they would be open to
// whoever can make Claude call the command line, which MSW's own commands allow without a question.

import type { VerbCall } from './noun.ts';
import { failed, type Outcome } from './outcome.ts';

/** A refusal when the call comes from one of Claude's tools; null in a terminal of the user's own. */
export function refuseToClaude({ env }: VerbCall, verb: string): Outcome | null {
  // Set by the client for all that its Bash tool starts; a call without it asks for permission.
  if (!env.CLAUDECODE) return null;
  return failed(`${verb} is for you, not for Claude: run it in a terminal of your own.`);
}
