// Whether the commands that a verification would run are allowed: each must be trusted in exactly its wording, and is
// so once the user has typed the digest of the list that was shown.

import { appendJournal } from '../../../adapters/files/journal.ts';
import { listTrusted } from '../../../adapters/files/trust-store.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import { manageTrust } from '../../manage-trust.ts';
import { isoTime, type Workspace } from '../../workspace.ts';
import { commandsDigest, shownCommand } from '../execution/plan-trust.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { prohibitionCommands } from './run-prohibition-tests.ts';

/** Null when all may run; else what the user must read. Those that wait are journalled for `trust list`. */
export async function refuseUntrusted(
  workspace: Workspace,
  open: ExecutedPhase,
  typed: string | null = null,
): Promise<string | null> {
  const trusted = new Set(listTrusted(workspace.userFolder, workspace.project));
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  if (untrusted.length === 0) return null;
  const digest = commandsDigest(untrusted);
  if (typed === digest) return trustAll(workspace, untrusted);
  const { number } = open.facts;
  const plan = `.planning/phases/${open.folder}`;
  const entry = { event: 'untrusted-commands', plan, phase: number, commands: untrusted };
  await appendJournal(workspace.project, entry, isoTime(workspace));
  const changed =
    typed === null ? '' : `The digest ${typed} belongs to another list; the commands may have changed. `;
  const list = untrusted.map((command) => `\n  ${shownCommand(command)}`).join('');
  return `${changed}The plans of phase ${number} name commands that run only when you trust them for this project:${list}\nRead them; exactly these are trusted when you type: /msw:verify ${number} --trust ${digest}\nIn a terminal, one by one: ${cliCommand(workspace)} trust add "COMMAND"`;
}

async function trustAll(workspace: Workspace, commands: readonly string[]): Promise<string | null> {
  for (const command of commands) {
    const added = await manageTrust(workspace).add(command);
    if (added.status === 'refused') return added.reason;
  }
  await appendJournal(workspace.project, { event: 'commands-trusted', commands }, isoTime(workspace));
  return null;
}
