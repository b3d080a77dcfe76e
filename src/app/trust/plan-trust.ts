// Finds the verify commands of plans that the user has not allowed yet, shows them, and computes the digest that allows
// exactly this list.

import { sign } from '../../adapters/files/signing-key.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { isTrusted, noteWaiting } from '../../adapters/user/trust-store.ts';
import { planCommands } from '../../core/planning/rules/verify-commands.ts';
import { escapeLegend, isReadable, showForList } from '../../core/report/show-command.ts';
import { lineInTerminal } from '../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

/** In the order of the plans, without duplicates. @param usual the commands of a plan that names none */
export function untrustedCommands(
  workspace: Workspace,
  plans: readonly string[],
  usual: readonly string[] = [],
): readonly string[] {
  const all = new Set(plans.flatMap((text) => planCommands(text, usual)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}

/**
 * 16 hexadecimal digits; any change to the list, its order or its spacing changes the digest. Keyed with this user's
 * key, so that nobody else can prepare two lists with the same digest.
 */
export function commandsDigest({ key, project }: Workspace, commands: readonly string[]): string {
  return sign(key, `msw-commands-1\n${JSON.stringify([project, ...commands])}`).slice(0, 16);
}

/** One line per command, and what the user needs to know. @param allow the line to type, given the digest */
export function trustRequest(
  workspace: Workspace,
  commands: readonly string[],
  allow: (digest: string) => string,
): string {
  const list = commands.map((command) => `\n  ${showForList(command)}`).join('');
  const legend = escapeLegend(commands);
  const notes = legend === null ? '' : `\n${legend}`;
  return commands.every(isReadable)
    ? `${list}${notes}\nRead them; exactly these are trusted when you type: ${allow(commandsDigest(workspace, commands))}`
    : `${list}${notes}\nA command that is cut off cannot be read, and so cannot be allowed here: put it into a script of the project, or read it in the plan and type it in a terminal, in quotes: ${lineInTerminal('trust add')} COMMAND`;
}

interface Untrusted {
  /** The file that names the commands. */
  readonly plan: string;
  readonly commands: readonly string[];
  /** The execution that the commands belong to, if any. */
  readonly loop?: string;
}

/** Records in the journal, and for `trust list`, that these commands were refused. */
export async function noteUntrusted(
  workspace: Pick<Workspace, 'project' | 'userFolder' | 'now'>,
  { plan, commands, loop }: Untrusted,
): Promise<void> {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  const event = {
    event: 'untrusted-commands',
    plan,
    commands,
    ...(loop === undefined ? {} : { loop }),
  } as const;
  await appendJournal(workspace.project, event, isoNow(workspace));
}
