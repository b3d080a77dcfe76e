// Which verify commands of plans the user has not allowed yet, and the digest by which they allow exactly these.

import { createHash } from 'node:crypto';
import { isTrusted } from '../../../adapters/files/trust-store.ts';
import { verifyCommands } from '../../../core/planning/verify-commands.ts';
import { harmless } from '../../../core/text/harmless.ts';
import type { Workspace } from '../../workspace.ts';

/** In the order of the plans, each once. */
export function untrustedCommands(workspace: Workspace, plans: readonly string[]): readonly string[] {
  const all = new Set(plans.flatMap((text) => verifyCommands(text)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}

/** 16 hexadecimal digits; another list, another order or another space gives another digest. */
export function commandsDigest(commands: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(commands)).digest('hex').slice(0, 16);
}

/** On one line with nothing hidden: what the user reads must be what would run. */
export function shownCommand(command: string): string {
  const isPlain = harmless(command) === command && !/[\n\t]/.test(command);
  return isPlain ? command : JSON.stringify(command).replaceAll(/[^\u0020-\u007e]/g, escaped);
}

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
