// Commands of plans that the user has not allowed: they are shown with a digest of exactly this list, and are trusted
// once the user has typed it. Whatever runs plans asks here.

import { appendJournal } from '../../adapters/files/journal.ts';
import { addTrusted } from '../../adapters/files/trust-store.ts';
import { isoTime, type Workspace } from '../workspace.ts';
import { commandsDigest, shownCommand } from './execution/plan-trust.ts';

export interface TrustQuestion {
  /** Those that are not trusted yet. */
  readonly commands: readonly string[];
  /** The digest that the user typed; null for none. */
  readonly typed: string | null;
  /** Whose they are: `The plans of phase 1 name`. */
  readonly whose: string;
  /** What allows exactly these, by their digest. */
  readonly allow: (digest: string) => string;
  /** Called when they have to wait for the user. */
  readonly note?: () => Promise<unknown>;
}

/** Null when every command may run; else what the user must read and type. */
export async function settleTrust(
  workspace: Workspace,
  { commands, typed, whose, allow, note }: TrustQuestion,
): Promise<string | null> {
  if (commands.length === 0) return null;
  const digest = commandsDigest(commands);
  if (typed === digest) return trustAll(workspace, commands);
  await note?.();
  const changed =
    typed === null ? '' : `The digest ${typed} belongs to another list; the commands may have changed. `;
  const list = commands.map((command) => `\n  ${shownCommand(command)}`).join('');
  return `${changed}${whose} commands that run only when you trust them for this project:${list}\nRead them; exactly these are trusted when you type: ${allow(digest)}`;
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
