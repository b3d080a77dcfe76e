// The user's decision about a plan that is half done, halted, or waits at a checkpoint.

import { appendJournal } from '../../../adapters/log/journal.ts';
import { loopsIn, readLoopState } from '../../../adapters/loops/loop-store.ts';
import type { PlanResolution, Resolution } from '../../../core/planning/execution/execution-arguments.ts';
import { CHOICES, isOpen, type PlanRecord } from '../../../core/planning/execution/execution-plan.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import { type FoundPlan, findPlan } from '../documents/find-plan.ts';
import { changeRecord } from '../worktrees/plan-runs.ts';
import type { Execution, PhasePlan } from './read-execution.ts';

type Resolved = { readonly status: 'done'; readonly message: Prose } | PlanningRefusal;

/** Records the user's decision about a plan that is half done, halted, or waits at a checkpoint. */
export async function resolvePlan(
  workspace: Workspace,
  plan: FoundPlan,
  resolution: Resolution,
): Promise<Resolved> {
  let isAnswerable = true;
  const saved = await changeRecord(workspace, plan, (current) => {
    if (typeof resolution === 'string') return { state: 'resolved', choice: resolution };
    isAnswerable = current?.state === 'checkpoint';
    return current?.state === 'checkpoint' ? { ...current, answer: resolution.answer } : current;
  });
  if (!saved) return refusedPlanning('The record of the execution cannot be written: see /msw:doctor.');
  if (!isAnswerable) return refusedPlanning(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = typeof resolution === 'string' ? resolution : 'answered';
  const loop = executionOf(workspace, plan);
  await appendJournal(
    workspace.project,
    { event: 'plan-resolved', ...(loop === undefined ? {} : { loop }), plan: plan.id, what },
    isoNow(workspace),
  );
  return {
    status: 'done',
    message: prose`Plan ${quoteName(plan.id)}: ${quoteName(what)}. To continue: /msw:execute ${quoteName(plan.canonical.slice(0, plan.canonical.lastIndexOf('-')))}`,
  };
}

/** Null when the words are not a resolution. */
export function readResolution(words: readonly string[]): Resolution | null {
  const [verb = '', text = ''] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== undefined) return words.length === 1 ? choice : null;
  return verb === 'answer' && text.trim() !== '' ? { answer: text.trim() } : null;
}

/** Records the user's decisions; returns null, or what to tell them about the first failure. */
export async function decidePlans(
  workspace: Workspace,
  { plans, terms: { folder } }: Execution,
  decisions: readonly PlanResolution[],
): Promise<string | null> {
  for (const plan of plans) {
    const record = recordBefore(plan, decisions.length > 0);
    if (record !== plan.record) await changeRecord(workspace, { folder, id: plan.id }, () => record);
  }
  for (const { plan, resolution } of decisions) {
    const found = findPlan(workspace.project, plan, workspace.project);
    if (found.status === 'refused') return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === 'refused') return result.reason;
  }
  return null;
}

/**
 * `again` holds for one run, unless the user is still `deciding`; the others until an executor is released. Commands
 * that became trusted have yet to be run.
 */
function recordBefore({ record, summary, commits }: PhasePlan, deciding: boolean): PlanRecord | null {
  if (record?.state === 'untrusted')
    return summary !== null || commits.length > 0 ? { state: 'resolved', choice: 'close' } : null;
  const isOld = record?.state === 'resolved' && record.choice === 'again' && isOpen(summary);
  return isOld && !deciding ? null : record;
}

/** The execution that waits for this decision; undefined when none is in progress. */
function executionOf(workspace: Workspace, plan: FoundPlan): string | undefined {
  const loops = loopsIn(readLoopState(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}
