// The commands of the plans that an execution is to run: each must be trusted in exactly its wording.

import { appendJournal } from '../../../adapters/files/journal.ts';
import { trustCommand } from '../../../core/loop/execution-text.ts';
import { untrustedHooks } from '../../commit-in-project.ts';
import { isoTime, type Workspace } from '../../workspace.ts';
import { settleTrust } from '../settle-trust.ts';
import { untrustedCommands } from './plan-trust.ts';
import { type Execution, openPlans } from './read-execution.ts';

/** Null when every command, and every hook of its commits, may run; else what the user must read and type. */
export async function settleExecutionTrust(
  workspace: Workspace,
  execution: Execution,
  typed: string | null,
): Promise<string | null> {
  const texts = openPlans(execution).map(({ id }) => execution.files.get(id)?.document.text ?? '');
  const { terms } = execution;
  const hooks = await untrustedHooks(workspace);
  return settleTrust(workspace, {
    commands: [...untrustedCommands(workspace, texts), ...hooks],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.length === 0 ? '' : ', and the git hooks of this repository,'} name`,
    allow: (digest) => trustCommand(terms, digest),
    note: () => noteUntrusted(workspace, execution),
  });
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
