// Releases an executor before its plan is proven: records why, and tells the user.

import { appendJournal } from '../../../adapters/log/journal.ts';
import { changeLoop } from '../../../adapters/loops/loop-store.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import { haltedNext, trustCommand } from '../../../core/loop/texts/execution-text.ts';
import type { Checkpoint } from '../../../core/planning/execution/checkpoint.ts';
import type { Answer } from '../../../core/text/answer.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { noteUntrusted, trustRequest } from '../../trust/plan-trust.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { changeRecord, type PlanTree } from '../worktrees/plan-runs.ts';
import { settleSummary } from './plan-evidence.ts';
import { endPlan } from './track-plans.ts';

export interface Executor {
  readonly parent: Loop;
  readonly execution: ExecutionTerms;
  /** `session#agent`. */
  readonly owner: string;
  readonly agent: string;
  readonly plan: FoundPlan;
  /** The worktree that it works in; null for the project itself. */
  readonly tree: PlanTree | null;
}

export async function restAtCheckpoint(
  workspace: Workspace,
  executor: Executor,
  checkpoint: Checkpoint,
): Promise<Answer> {
  const { plan } = executor;
  await letGo(workspace, executor, (current) => ({
    state: 'checkpoint',
    checkpoint,
    reached: (current?.state === 'checkpoint' ? current.reached : 0) + 1,
    answer: null,
  }));
  const { type, task } = checkpoint;
  const event = { event: 'checkpoint-reached', ...journalled(executor), type, task } as const;
  await appendJournal(workspace.project, event, isoNow(workspace));
  return notice(`plan ${plan.id} stopped at a checkpoint (${plainLine(type, 40)}).`);
}

export async function restUntrusted(
  workspace: Workspace,
  executor: Executor,
  commands: readonly string[],
): Promise<Answer> {
  const { plan, execution, parent } = executor;
  await letGo(workspace, executor, () => ({ state: 'untrusted', commands }));
  await noteUntrusted(workspace, { plan: plan.path, commands, loop: parent.terms.id });
  const request = trustRequest(workspace, commands, (digest) => trustCommand(execution, digest));
  return notice(`the commands of plan ${plan.id} changed under way and were not run:${request}`);
}

async function letGo(
  workspace: Workspace,
  { owner, plan }: Executor,
  record: Parameters<typeof changeRecord>[2],
): Promise<void> {
  await changeLoop(workspace, owner, () => ({ loop: null, value: null }));
  await changeRecord(workspace, plan, record);
  await endPlan(workspace, plan, false);
}

/** Its budget is spent, it makes no progress, or it says that only a person can continue. */
export async function restHalted(
  workspace: Workspace,
  executor: Executor,
  halt: { readonly reason: string; readonly report: string },
): Promise<string> {
  const { plan, execution } = executor;
  await changeRecord(workspace, plan, () => ({ state: 'halted', ...halt }));
  // A summary in a worktree does not count yet, and nothing there is lost.
  const left = executor.tree === null ? await settleSummary(workspace, plan, false) : null;
  await endPlan(workspace, plan, false);
  const event = { event: 'plan-halted', ...journalled(executor), reason: halt.reason } as const;
  await appendJournal(workspace.project, event, isoNow(workspace));
  const told = `Plan ${plan.id} is halted; what depends on it waits. ${haltedNext(execution, plan.id)}`;
  return left === null ? told : `${told} ${left}`;
}

function journalled({ parent, plan, owner }: Executor) {
  return { loop: parent.terms.id, session: owner, plan: plan.id };
}

export function notice(text: string): Answer {
  return { kind: 'notice', notice: `msw ▸ ${text}` };
}
