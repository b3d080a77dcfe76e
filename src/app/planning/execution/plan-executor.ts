// Plans the answer to an executor's attempt to stop, before its checks decide. Changes nothing: the live gate and `loop
// explain` use the same plan.

import { join } from 'node:path';
import { firstPrompt } from '../../../adapters/claude-code/first-prompt.ts';
import type { StopInput } from '../../../adapters/claude-code/stop-input.ts';
import type { Check } from '../../../core/checks/check-result.ts';
import { parseCheck } from '../../../core/checks/parse-check.ts';
import { secondsForChecks } from '../../../core/loop/hook-time.ts';
import { type ExecutionTerms, type Loop, newProgress } from '../../../core/loop/loop.ts';
import { gateId, gateOwner } from '../../../core/loop/ownership.ts';
import { nameChecks } from '../../../core/loop/plans/plan-arming.ts';
import { isPlainName } from '../../../core/planning/documents/plan-id.ts';
import { type Checkpoint, readCheckpoint } from '../../../core/planning/execution/checkpoint.ts';
import { findAssigned } from '../../../core/planning/execution/executor-prompt.ts';
import { planCommands } from '../../../core/planning/rules/verify-commands.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { planningConfigOf } from '../documents/documents.ts';
import { type FoundPlan, plansOf } from '../documents/find-plan.ts';
import { readPlanRun } from '../worktrees/plan-runs.ts';
import { planToken } from './describe-step.ts';
import type { Executor } from './release-executor.ts';

export type ExecutorPlan =
  /** The executor names no plan of the execution. */
  | { readonly kind: 'unassigned' }
  | { readonly kind: 'checkpoint'; readonly executor: Executor; readonly checkpoint: Checkpoint }
  | { readonly kind: 'untrusted'; readonly executor: Executor; readonly commands: readonly string[] }
  /** `gate`: what it is held to while it has no record. */
  | { readonly kind: 'gate'; readonly executor: Executor; readonly gate: Loop };

export async function planExecutor(
  workspace: Workspace,
  { loop: parent, execution }: { readonly loop: Loop; readonly execution: ExecutionTerms },
  input: StopInput,
): Promise<ExecutorPlan> {
  const plans = plansOf(workspace.project, execution.folder);
  const asked = input.agent?.prompt ?? firstPrompt(input.transcriptPath) ?? '';
  const path = findAssigned(
    asked,
    plans.map((one) => one.path),
  );
  const plan = plans.find((one) => one.path === path);
  if (input.agent === null || plan === undefined || !isPlainName(plan.id)) return { kind: 'unassigned' };
  const agent = input.agent.id;
  const owner = gateOwner(input.session, agent);
  const { tree } = readPlanRun(workspace, plan);
  const executor: Executor = { parent, execution, owner, agent, plan, tree };
  const checkpoint = readCheckpoint(input.lastMessage);
  if (checkpoint !== null) return { kind: 'checkpoint', executor, checkpoint };
  const { usualCommands } = planningConfigOf(join(workspace.project, '.planning'));
  const others = plans.filter(({ id }) => tree?.together?.includes(id));
  const texts = [plan, ...others].map(({ document }) => document.text);
  const commands = untrustedCommands(workspace, texts, usualCommands);
  if (commands.length > 0) return { kind: 'untrusted', executor, commands };
  const checks = checksOf(workspace, plan, [
    ...new Set(texts.flatMap((text) => planCommands(text, usualCommands))),
  ]);
  return { kind: 'gate', executor, gate: gateOf(workspace, executor, checks) };
}

/** Keeps the terms except for the commands: the current ones run, each of them trusted. */
export function gateNow(current: Loop | null, gate: Loop): Loop {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}

/** Ignores other executors in the background, because an agent is not asked again when they are done. */
export function withoutBackground(input: StopInput): StopInput {
  return { ...input, awaited: [] };
}

// The gate of an executor: the agent's own small loop. Its checks are the plan's commands and then its readiness.
function gateOf(
  workspace: Workspace,
  { parent, execution, owner, agent, plan, tree }: Executor,
  checks: readonly Check[],
): Loop {
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
      plan: { phase: execution.phase, id: plan.id },
      tree: tree?.root ?? null,
      startedAt: now,
    },
    progress: {
      ...newProgress(now, parent.progress.owner),
      hints: parent.progress.hints,
      inner: parent.progress.inner,
    },
  };
}

/** @param commands of the plans that it is held to */
function checksOf(
  workspace: Workspace,
  { folder, id }: FoundPlan,
  commands: readonly string[],
): readonly Check[] {
  const ready = `${cliCommand(workspace)} execute ready ${planToken(folder, id)}`;
  return nameChecks([
    ...commands.map((command) => ({ name: parseCheck(command).name, command, origin: 'plan' as const })),
    { name: 'summary and commits', command: ready, origin: 'plan' },
  ]);
}
