// What an executor's attempt to stop comes to, before its checks decide. It changes nothing: the live gate and `loop
// explain` go by the same plan.

import { firstPrompt } from '../../../adapters/claude-code/first-prompt.ts';
import type { StopInput } from '../../../adapters/claude-code/stop-input.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import { gateOwner } from '../../../core/loop/ownership.ts';
import { type Checkpoint, readCheckpoint } from '../../../core/planning/execution/checkpoint.ts';
import { findAssigned } from '../../../core/planning/execution/find-assigned.ts';
import { isPlainName } from '../../../core/planning/execution/plain-name.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { planAt, plansIn } from '../documents/find-plan.ts';
import { gateOf } from './gate-of.ts';
import type { Executor } from './release-executor.ts';

export type ExecutorPlan =
  /** It names no plan of the execution. */
  | { readonly kind: 'unassigned' }
  | { readonly kind: 'checkpoint'; readonly executor: Executor; readonly checkpoint: Checkpoint }
  | { readonly kind: 'untrusted'; readonly executor: Executor; readonly commands: readonly string[] }
  /** `gate` is what it is held to when it has no record yet. */
  | { readonly kind: 'gate'; readonly executor: Executor; readonly gate: Loop };

export function planExecutor(
  workspace: Workspace,
  { loop: parent, execution }: { readonly loop: Loop; readonly execution: ExecutionTerms },
  input: StopInput,
): ExecutorPlan {
  const paths = plansIn(workspace.project, execution.folder);
  const path = findAssigned(firstPrompt(input.transcriptPath) ?? '', paths);
  const plan = path === null ? null : planAt(workspace.project, path);
  if (input.agent === null || plan === null || !isPlainName(plan.id)) return { kind: 'unassigned' };
  const agent = input.agent.id;
  const executor: Executor = { parent, execution, owner: gateOwner(input.session, agent), agent, plan };
  const checkpoint = readCheckpoint(input.lastMessage);
  if (checkpoint !== null) return { kind: 'checkpoint', executor, checkpoint };
  const commands = untrustedCommands(workspace, [plan.document.text]);
  if (commands.length > 0) return { kind: 'untrusted', executor, commands };
  return { kind: 'gate', executor, gate: gateOf(workspace, executor) };
}

/** What was agreed stays, but for the commands: those of now are run, each of them trusted. */
export function gateNow(current: Loop | null, gate: Loop): Loop {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}

/** Other executors may be at work in the background: an agent is not asked again when they are done. */
export function withoutBackground(input: StopInput): StopInput {
  return { ...input, backgroundTasks: [] };
}
