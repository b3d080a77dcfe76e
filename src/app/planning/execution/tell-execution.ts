// What a session that continues with an execution is told: the call that says what to do now.

import { executionReinjection } from '../../../core/loop/execution-text.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import type { Prose } from '../../../core/text/prose.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';

export function tellExecution(workspace: Workspace, execution: ExecutionTerms): Prose {
  return executionReinjection(execution, cliCommand(workspace));
}
