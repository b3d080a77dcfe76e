// Which commands from files may run in a project: those allowed, those waiting, and the user's changes to the list.

import type { StoreChange } from '../../adapters/user/project-store.ts';
import {
  addTrusted,
  listTrusted,
  listWaiting,
  removeTrusted,
  type WaitingCommand,
} from '../../adapters/user/trust-store.ts';
import { showCommand } from '../../core/report/show-command.ts';
import type { Trust } from '../../core/report/trust-text.ts';
import { quoteArgument } from '../../core/shell/quote-argument.ts';
import { cliCommand, lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { commandsDigest } from './plan-trust.ts';

type TrustChanged =
  | { readonly status: 'done'; readonly changed: boolean; readonly message: string }
  | { readonly status: 'refused'; readonly reason: string };

export interface TrustManager {
  readonly list: () => Trust & { readonly project: string };
  readonly add: (command: string) => Promise<TrustChanged>;
  /** Adds a waiting command by the digest that `list` shows for it. */
  readonly addByDigest: (digest: string) => Promise<TrustChanged>;
  /** Removes a command by its exact text, or by the form that `list` shows. */
  readonly remove: (command: string) => Promise<TrustChanged>;
}

export function manageTrust(workspace: Workspace): TrustManager {
  const { userFolder, project } = workspace;
  // Without a user folder nothing can be trusted; only the doctor works without one.
  const trusted = () => (userFolder === '' ? [] : listTrusted(userFolder, project));
  const add = async (command: string) =>
    describe(await addTrusted(userFolder, project, command), {
      changed: 'The command may run in this project now.',
      same: 'The command was trusted already.',
    });
  return {
    list: () => {
      const known = trusted();
      const waiting = waitingCommands(workspace, known).map((one) => ({
        ...one,
        allow: allowance(workspace, one.command),
      }));
      return { project, trusted: known, waiting };
    },
    add,
    addByDigest: async (digest) => {
      const found = waitingCommands(workspace, trusted()).find(
        ({ command }) => commandsDigest(workspace, [command]) === digest,
      );
      return found === undefined
        ? {
            status: 'refused',
            reason: `No command with this digest waits here. To list those that do: ${lineToType`trust list`}`,
          }
        : add(found.command);
    },
    remove: async (given) => {
      const shown = trusted().find((command) => showCommand(command) === given);
      const command = trusted().includes(given) ? given : (shown ?? given);
      return describe(await removeTrusted(userFolder, project, command), {
        changed: 'The command is no longer trusted.',
        same: `The command was not trusted. To list what is: ${lineToType`trust list`}`,
      });
    },
  };
}

/** Commands that MSW refused and that are still not allowed, newest first. */
function waitingCommands(
  { userFolder, project }: Workspace,
  trusted: readonly string[],
): readonly WaitingCommand[] {
  if (userFolder === '') return [];
  return listWaiting(userFolder, project).filter(({ command }) => !trusted.includes(command));
}

/** The command line that allows a command. It names the project, since the user may paste it in any folder. */
export function allowance(workspace: Workspace, command: string): string {
  const windows = process.platform === 'win32';
  const project = quoteArgument(workspace.project, windows);
  const here = project === null ? '' : ` --project ${project}`;
  // A command shown with escapes is ambiguous when copied, so it is named by its digest.
  const quoted = showCommand(command) === command ? quoteArgument(command, windows) : null;
  const what = quoted === null ? `--digest ${commandsDigest(workspace, [command])}` : `-- ${quoted}`;
  return `${cliCommand(workspace)} trust add${here} ${what}`;
}

function describe(
  change: StoreChange,
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
