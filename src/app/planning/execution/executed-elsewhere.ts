// Whether another session executes a phase: two would give one plan to two executors, in one and the same folder.

import { loopsIn, readLoopState } from '../../../adapters/loops/loop-store.ts';
import { isOwnerSeen } from '../../../core/loop/ownership.ts';
import { sessionSurroundings } from '../../workspace/owner-pid.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** Who wants to execute it: null for no session, and for an unknown client. */
export interface Executing {
  readonly session: string | null;
  readonly ownerPid: number | null;
}

export const NO_SESSION: Executing = { session: null, ownerPid: null };

/** A sentence that says who executes the phase and what to type; null when nobody does whose process is there. */
export function executedElsewhere(
  workspace: Workspace,
  folder: string,
  { session, ownerPid }: Executing,
): string | null {
  const here = sessionSurroundings(workspace);
  const other = loopsIn(readLoopState(workspace)).find(
    ({ terms, progress: { owner } }) =>
      terms.execution?.folder === folder &&
      terms.session !== session &&
      // A client has one conversation at a time, so an earlier one of its own is over.
      owner.pid !== ownerPid &&
      isOwnerSeen(owner, here),
  );
  if (other === undefined) return null;
  const { terms, progress } = other;
  return `Phase ${terms.execution?.phase} is executed in a session that is still open (process ${progress.owner.pid}): continue there, or close it and type /msw:resume, which takes over; /msw:stop ${terms.id} ends it from here.`;
}
