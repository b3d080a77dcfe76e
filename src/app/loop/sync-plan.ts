// A loop over a plan keeps the planning files in line with the disk whenever Claude stops. It never holds anybody.

import type { Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import type { Answer } from '../../core/report/answer.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * To be called before the tree is read, so that what it writes is no progress. Null, or one line for the user
 * about what went wrong. An executor's gate does this itself, once its plan is proven.
 */
export async function syncPlan(workspace: Workspace, loop: Loop): Promise<string | null> {
  if (isGate(loop) || !loop.terms.checks.some(({ origin }) => origin === 'plan')) return null;
  const { syncSilently } = await import('../planning/phases/sync-planning.ts');
  return syncSilently(workspace.project);
}

/** The answer with one more line for the user. */
export function withNotice(answer: Answer, more: string | null): Answer {
  if (more === null || (answer.kind !== 'notice' && answer.kind !== 'context')) return answer;
  return { ...answer, notice: answer.notice === null ? more : `${answer.notice}\n${more}` };
}

/** Null without any. */
export function joined(...notices: readonly (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join('\n') || null;
}
