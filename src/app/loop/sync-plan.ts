// A loop over a plan keeps the planning files in line with the disk whenever Claude stops. This never holds a session.

import type { Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import type { Answer } from '../../core/report/answer.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * Call this before the tree is read, so that its writes do not count as progress. Returns null, or one line for the
 * user about what went wrong. An executor's gate syncs by itself, once its plan is proven.
 */
export async function syncPlan(workspace: Workspace, loop: Loop): Promise<string | null> {
  if (isGate(loop) || !loop.terms.checks.some(({ origin }) => origin === 'plan')) return null;
  const { syncSilently } = await import('../planning/phases/sync-planning.ts');
  return syncSilently(workspace.project);
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
