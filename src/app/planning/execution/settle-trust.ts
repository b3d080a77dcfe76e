// The commands of the plans that are to run: each must be trusted in exactly its wording, and is so once the user has
// typed the digest of the list that was shown.

import { appendJournal } from '../../../adapters/files/journal.ts';
import { addTrusted } from '../../../adapters/files/trust-store.ts';
import { trustCommand } from '../../../core/loop/execution-text.ts';
import { isoTime, type Workspace } from '../../workspace.ts';
import { commandsDigest, shownCommand, untrustedCommands } from './plan-trust.ts';
import { type Execution, openPlans } from './read-execution.ts';

/** Null when every command may run; else what the user must read and type. */
export async function settleTrust(
  workspace: Workspace,
  execution: Execution,
  typed: string | null,
): Promise<string | null> {
  const texts = openPlans(execution).map(({ id }) => execution.files.get(id)?.document.text ?? '');
  const commands = untrustedCommands(workspace, texts);
  if (commands.length === 0) return null;
  const digest = commandsDigest(commands);
  if (typed === digest) return trustAll(workspace, commands);
  const { terms } = execution;
  await noteUntrusted(workspace, execution);
  const changed =
    typed === null ? '' : `The digest ${typed} belongs to another list; the commands may have changed. `;
  const list = commands.map((command) => `\n  ${shownCommand(command)}`).join('');
  return `${changed}The plans of phase ${terms.phase} name commands that run only when you trust them for this project:${list}\nRead them; exactly these are trusted when you type: ${trustCommand(terms, digest)}`;
}

/** One line for each plan, so that the list of waiting commands can name the file. */
async function noteUntrusted(workspace: Workspace, execution: Execution): Promise<void> {
  for (const { id } of openPlans(execution)) {
    const file = execution.files.get(id);
    const commands = untrustedCommands(workspace, [file?.document.text ?? '']);
    if (file === undefined || commands.length === 0) continue;
    const entry = { event: 'untrusted-commands', plan: file.path, commands };
    await appendJournal(workspace.project, entry, isoTime(workspace));
  }
}

async function trustAll(workspace: Workspace, commands: readonly string[]): Promise<string | null> {
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === 'busy')
      return 'The list of trusted commands is locked by another process; try again.';
    if (added.status === 'refused') return added.reason;
  }
  await appendJournal(workspace.project, { event: 'commands-trusted', commands }, isoTime(workspace));
  return null;
}
