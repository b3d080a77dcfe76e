// The commands of the plans that an execution is to run: each must be trusted in exactly its wording.

import { trustCommand } from '../../../core/loop/execution-text.ts';
import { untrustedHooks } from '../../trust/commit-in-project.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type Execution, openPlans } from './read-execution.ts';

/** Null when every command, and every hook of its commits, may run; else what the user must read and type. */
export async function settleExecutionTrust(
  workspace: Workspace,
  execution: Execution,
  typed: string | null,
): Promise<string | null> {
  const { terms } = execution;
  const hooks = await untrustedHooks(workspace);
  return settleTrust(workspace, {
    named: [
      ...openPlans(execution).flatMap(({ id }) => {
        const file = execution.files.get(id);
        if (file === undefined) return [];
        return [{ plan: file.path, commands: untrustedCommands(workspace, [file.document.text]) }];
      }),
      hooks,
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? '' : ', and the git hooks of this repository,'} name`,
    allow: (digest) => trustCommand(terms, digest),
  });
}
