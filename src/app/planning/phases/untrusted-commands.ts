// The verify commands of a phase that the user has not allowed for this project yet: execution will ask.

import { ownUserFolder } from '../../../adapters/claude-code/own-user-folder.ts';
import { isTrusted } from '../../../adapters/user/trust-store.ts';
import { planCommands } from '../../../core/planning/rules/verify-commands.ts';
import { planningConfigOf } from '../documents/documents.ts';
import type { OpenedPhase } from '../documents/open-phase.ts';

/** Of plans without a summary, in their order, each once; all of them when this user's folder cannot be used. */
export function untrustedCommands(
  { project, onDisk }: OpenedPhase,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const usual = planningConfigOf(project.planning).usualCommands;
  const folder = ownUserFolder(project.root, env);
  const open = (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
  const commands = new Set(open.flatMap(({ document }) => planCommands(document.text, usual)));
  return [...commands].filter(
    (command) => folder.status === 'refused' || !isTrusted(folder.path, project.root, command),
  );
}
