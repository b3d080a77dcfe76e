// A loop over a plan records the plan in the planning files as soon as it has its summary. This never holds a session.

import type { Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import type { Answer } from '../../core/text/answer.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * Call this before the tree is read, so that its writes do not count as progress. Returns null, or one line for the
 * user about what went wrong. An executor's gate records its plan by itself, once it is proven.
 */
export async function recordLoopPlan(workspace: Workspace, loop: Loop): Promise<string | null> {
  const { plan } = loop.terms;
  if (isGate(loop) || plan?.phase == null) return null;
  const { recordIfDone } = await import('../planning/documents/record-event.ts');
  return recordIfDone(workspace.project, { phase: plan.phase, plan: plan.id });
}

/** Adds a line for the user to the answer. */
export function withNotice(answer: Answer, more: string | null): Answer {
  if (more === null || (answer.kind !== 'notice' && answer.kind !== 'context')) return answer;
  return { ...answer, notice: answer.notice === null ? more : `${answer.notice}\n${more}` };
}

/** Null when there are none. */
export function joined(...notices: readonly (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join('\n') || null;
}
