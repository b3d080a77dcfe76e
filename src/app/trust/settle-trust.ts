// Commands of plans that the user has not allowed: they are shown with a digest of exactly this list, and are trusted
// once the user has typed it. Every use case that runs plans asks here.

import { appendJournal } from '../../adapters/log/journal.ts';
import { addTrusted } from '../../adapters/user/trust-store.ts';
import { isReadable } from '../../core/report/show-command.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { commandsDigest, noteUntrusted, trustRequest } from './plan-trust.ts';

export interface TrustQuestion {
  /** The commands that are not trusted yet, grouped by the file that names them. */
  readonly named: readonly { readonly plan: string; readonly commands: readonly string[] }[];
  /** The digest that the user typed, if any. */
  readonly typed: string | null;
  /** How the reason begins: `The plans of phase 1 name`. */
  readonly whose: string;
  /** The line to type that allows exactly these commands, given their digest. */
  readonly allow: (digest: string) => string;
}

export type TrustPlan =
  /** Once these are trusted, every command may run. */
  | { readonly kind: 'trust'; readonly commands: readonly string[] }
  /** `reason` says what the user must read and type. */
  | { readonly kind: 'ask'; readonly reason: string };

/** Null when every command may run; otherwise what the user must read and type. */
export async function settleTrust(workspace: Workspace, question: TrustQuestion): Promise<string | null> {
  const plan = planTrust(workspace, question);
  if (plan.kind === 'trust') return trustAll(workspace, plan.commands);
  for (const one of question.named) await noteUntrusted(workspace, one);
  return plan.reason;
}

/** Decides only; trusts and records nothing. */
export function planTrust(workspace: Workspace, { named, typed, whose, allow }: TrustQuestion): TrustPlan {
  const commands = [...new Set(named.flatMap((one) => one.commands))];
  const isAllowed = typed === commandsDigest(workspace, commands) && commands.every(isReadable);
  if (commands.length === 0 || isAllowed) return { kind: 'trust', commands };
  const changed =
    typed === null ? '' : `The digest ${typed} belongs to another list; the commands may have changed. `;
  const request = trustRequest(workspace, commands, allow);
  return {
    kind: 'ask',
    reason: `${changed}${whose} commands that run only when you trust them for this project:${request}`,
  };
}

/** Null on success; otherwise one sentence saying why the commands could not be trusted. */
export async function trustAll(workspace: Workspace, commands: readonly string[]): Promise<string | null> {
  if (commands.length === 0) return null;
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === 'busy')
      return 'The list of trusted commands is locked by another process; try again.';
    if (added.status === 'refused') return added.reason;
  }
  await appendJournal(workspace.project, { event: 'commands-trusted', commands }, isoNow(workspace));
  return null;
}
