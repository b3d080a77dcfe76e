// Which commands from files may run in a project: what is allowed, what waits, and the user's changes to it.

import { readJournal } from '../adapters/files/journal.ts';
import { addTrusted, listTrusted, removeTrusted, type TrustChange } from '../adapters/files/trust-store.ts';
import { quoteArgument } from '../core/report/quote-argument.ts';
import type { Trust, WaitingCommand } from '../core/report/trust-text.ts';
import { cliCommand } from './loop/plan-checks.ts';
import type { Workspace } from './workspace.ts';

type TrustChanged =
  | { readonly status: 'done'; readonly changed: boolean; readonly message: string }
  | { readonly status: 'refused'; readonly reason: string };

export interface TrustManager {
  readonly list: () => Trust & { readonly project: string };
  readonly add: (command: string) => Promise<TrustChanged>;
  readonly remove: (command: string) => Promise<TrustChanged>;
}

/** How many refused commands are told; a journal could hold any number. */
const mostWaiting = 20;

export function manageTrust(workspace: Workspace): TrustManager {
  const { userFolder, project } = workspace;
  return {
    list: () => {
      // Without a user folder, which the doctor alone works with, nothing can be trusted.
      const trusted = userFolder === '' ? [] : listTrusted(userFolder, project);
      return { project, trusted, waiting: waitingCommands(workspace, trusted) };
    },
    add: async (command) =>
      describe(await addTrusted(userFolder, project, command), {
        changed: 'The command may run in this project now.',
        same: 'The command was trusted already.',
      }),
    remove: async (command) =>
      describe(await removeTrusted(userFolder, project, command), {
        changed: 'The command is not trusted any more.',
        same: 'The command was not trusted; trust list shows what is.',
      }),
  };
}

/** Commands that were refused for lack of trust and still lack it, newest first. */
function waitingCommands(workspace: Workspace, trusted: readonly string[]): readonly WaitingCommand[] {
  const plans = new Map<string, string>();
  for (const line of readJournal(workspace.project, { event: 'untrusted-commands' }).toReversed()) {
    if (!Array.isArray(line.commands)) continue;
    const plan = typeof line.plan === 'string' ? line.plan : 'a plan';
    for (const command of line.commands) {
      if (typeof command !== 'string' || trusted.includes(command) || plans.has(command)) continue;
      plans.set(command, plan);
    }
  }
  return [...plans]
    .slice(0, mostWaiting)
    .map(([command, plan]) => ({ command, plan, allow: allowance(workspace, command) }));
}

/** Names the project, since the terminal that it is copied into may stand anywhere. */
function allowance(workspace: Workspace, command: string): string {
  const windows = process.platform === 'win32';
  const project = quoteArgument(workspace.project, windows);
  const here = project === null ? '' : ` --project ${project}`;
  const add = `${cliCommand(workspace)} trust add${here}`;
  const quoted = quoteArgument(command, windows);
  return quoted === null
    ? `${add} --stdin (then paste the command and end the input)`
    : `${add} -- ${quoted}`;
}

function describe(
  change: TrustChange,
  words: { readonly changed: string; readonly same: string },
): TrustChanged {
  switch (change.status) {
    case 'done':
      return {
        status: 'done',
        changed: change.changed,
        message: change.changed ? words.changed : words.same,
      };
    case 'busy':
      return {
        status: 'refused',
        reason: 'The list of trusted commands is locked by another process; try again.',
      };
    case 'refused':
      return change;
  }
}
