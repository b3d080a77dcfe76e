// The gate of an executor: a small loop of the agent's own, whose checks are the plan's commands and then its
// readiness.

import { hostname } from 'node:os';
import { parseCheck } from '../../../core/checks/parse-check.ts';
import { secondsForChecks } from '../../../core/loop/hook-time.ts';
import { type Check, type ExecutionTerms, type Loop, newProgress } from '../../../core/loop/loop.ts';
import { nameChecks } from '../../../core/loop/name-checks.ts';
import { gateId } from '../../../core/loop/ownership.ts';
import { verifyCommands } from '../../../core/planning/rules/verify-commands.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { planToken } from './describe-step.ts';
import type { Executor } from './release-executor.ts';

export function gateOf(workspace: Workspace, { parent, owner, agent, plan, execution }: Executor): Loop {
  const checks = checksOf(workspace, plan, execution);
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: gateId(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(secondsForChecks / checks.length)),
      ),
      agents: [],
      execution: null,
      startedAt: now,
    },
    progress: {
      ...newProgress(now, { pid: parent.progress.owner.pid, host: hostname() }),
      hints: parent.progress.hints,
    },
  };
}

function checksOf(workspace: Workspace, plan: FoundPlan, { folder }: ExecutionTerms): readonly Check[] {
  const own = verifyCommands(plan.document.text).map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: 'plan' as const,
  }));
  const command = `${cliCommand(workspace)} execute ready ${planToken(folder, plan.id)}`;
  return nameChecks([...own, { name: 'summary and commits', command, origin: 'plan' }]);
}
