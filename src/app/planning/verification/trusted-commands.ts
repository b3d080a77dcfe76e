// Whether the commands that a verification would run are allowed; what is not is named, and how to allow it.

import { appendJournal } from '../../../adapters/files/journal.ts';
import { listTrusted } from '../../../adapters/files/trust-store.ts';
import { harmless } from '../../../core/guidance/harmless.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import { isoTime, type Workspace } from '../../workspace.ts';

const MOST_TOLD = 20;

/** Null when all may run; else the sentence for the user. Those that wait are journalled for `trust list`. */
export async function refuseUntrusted(
  workspace: Workspace,
  plan: string,
  commands: readonly string[],
): Promise<string | null> {
  const trusted = new Set(listTrusted(workspace.userFolder, workspace.project));
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  if (untrusted.length === 0) return null;
  await appendJournal(
    workspace.project,
    { event: 'untrusted-commands', plan, commands: untrusted },
    isoTime(workspace),
  );
  const list = untrusted
    .slice(0, MOST_TOLD)
    .map((command) => `\n  ${harmless(command)}`)
    .join('');
  const more = untrusted.length > MOST_TOLD ? `\n  and ${untrusted.length - MOST_TOLD} more` : '';
  return `The plans' commands run only when you trust them for this project. Not trusted yet:${list}${more}\nRead them, then allow each in a terminal: ${cliCommand(workspace)} trust add "COMMAND" (trust list prints the line for each)`;
}
