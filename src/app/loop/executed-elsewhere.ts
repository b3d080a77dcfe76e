// Whether another session executes a phase of this project. Two sessions would give one plan to two executors; with two
// phases, the checks of one would judge the half-done work of the other, in one and the same folder.

import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { isOwnerSeen } from '../../core/loop/ownership.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { sessionSurroundings } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Who wants to execute it: null for no session, and for an unknown client. */
export interface Executing {
  readonly session: string | null;
  readonly ownerPid: number | null;
}

export const NO_SESSION: Executing = { session: null, ownerPid: null };

/**
 * A sentence that says who executes the phase, or another one in the same folder, and what to type; null when nobody
 * does whose process is there. A job has worktrees of its own, so it is only kept from the same phase.
 */
export function executedBesides(
  workspace: Workspace,
  { phase, folder }: { readonly phase: string; readonly folder: string },
  by: Executing,
): string | null {
  const others = otherExecutions(workspace, by);
  const [any] = by.session === null ? [] : others;
  const other = others.find(({ terms }) => terms.execution?.folder === folder) ?? any;
  if (other === undefined) return null;
  const { id, execution } = other.terms;
  const whose = `Phase ${execution?.phase} is executed in a session that is still open (process ${other.progress.owner.pid})`;
  const endIt = `/msw:stop ${id} ends it from here`;
  return execution?.folder === folder
    ? `${whose}: continue there, or close it and type /msw:resume, which takes over; ${endIt}.`
    : `${whose}, and in one folder the checks of each would judge the work of both: wait until it is done, or ${endIt}. Where phase ${phase} needs nothing of it, a job executes it in worktrees: ${lineToType`job execute-phase ${phase}`}`;
}

/** The same for an execution that comes back, whatever it waited for; null for every other loop. */
export function whyItWaits(workspace: Workspace, { terms }: Loop, by: Executing): string | null {
  return terms.execution === null ? null : executedBesides(workspace, terms.execution, by);
}

/** Of any phase. */
export function otherExecutions(workspace: Workspace, { session, ownerPid }: Executing): readonly Loop[] {
  const here = sessionSurroundings(workspace);
  return loopsIn(readLoopState(workspace)).filter(
    ({ terms: { execution, session: theirs }, progress: { owner } }) =>
      execution !== null &&
      theirs !== session &&
      // A client has one conversation at a time, so an earlier one of its own is over.
      owner.pid !== ownerPid &&
      isOwnerSeen(owner, here),
  );
}
