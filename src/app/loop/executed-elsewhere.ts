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

/** A sentence that says who executes the phase and what to type; null when nobody does whose process is there. */
export function executedElsewhere(workspace: Workspace, folder: string, by: Executing): string | null {
  const other = otherExecution(workspace, by, (one) => one === folder);
  return other === undefined
    ? null
    : `${isExecuted(other)}: continue there, or close it and type /msw:resume, which takes over; ${endIt(other)}.`;
}

/** The same for any phase. A job has worktrees of its own, so it is only kept from the same one. */
export function executedBesides(
  workspace: Workspace,
  { phase, folder }: { readonly phase: string; readonly folder: string },
  by: Executing,
): string | null {
  const same = executedElsewhere(workspace, folder, by);
  const other = by.session === null ? undefined : otherExecution(workspace, by);
  if (same !== null || other === undefined) return same;
  return `${isExecuted(other)}, and in one folder the checks of each would judge the work of both: wait until it is done, or ${endIt(other)}. Where phase ${phase} needs nothing of it, a job executes it in worktrees: ${lineToType`job execute-phase ${phase}`}`;
}

/** The same for an execution that comes back, whatever it waited for; null for every other loop. */
export function whyItWaits(workspace: Workspace, { terms }: Loop, by: Executing): string | null {
  return terms.execution === null ? null : executedBesides(workspace, terms.execution, by);
}

function isExecuted({ terms, progress }: Loop): string {
  return `Phase ${terms.execution?.phase} is executed in a session that is still open (process ${progress.owner.pid})`;
}

function endIt({ terms }: Loop): string {
  return `/msw:stop ${terms.id} ends it from here`;
}

/** @param isMeant by the phase's folder */
export function otherExecution(
  workspace: Workspace,
  { session, ownerPid }: Executing,
  isMeant: (folder: string) => boolean = () => true,
): Loop | undefined {
  const here = sessionSurroundings(workspace);
  return loopsIn(readLoopState(workspace)).find(
    ({ terms: { execution, session: theirs }, progress: { owner } }) =>
      execution !== null &&
      isMeant(execution.folder) &&
      theirs !== session &&
      // A client has one conversation at a time, so an earlier one of its own is over.
      owner.pid !== ownerPid &&
      isOwnerSeen(owner, here),
  );
}
