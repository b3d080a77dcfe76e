// Whether the commands that a verification would run are allowed: each must be trusted in exactly its wording, and is
// so once the user has typed the digest of the list that was shown.

import { listTrusted } from '../../../adapters/user/trust-store.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { prohibitionCommands } from './run-prohibition-tests.ts';

/** Null when all may run; else what the user must read. Those that wait are kept for `trust list`. */
export function refuseUntrusted(
  workspace: Workspace,
  open: ExecutedPhase,
  typed: string | null = null,
): Promise<string | null> {
  const trusted = new Set(listTrusted(workspace.userFolder, workspace.project));
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  const { number } = open.facts;
  return settleTrust(workspace, {
    named: [{ plan: `.planning/phases/${open.folder}`, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number} name`,
    allow: (digest) => `/msw:verify ${number} --trust ${digest}`,
  });
}
