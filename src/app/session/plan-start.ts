// Plans what a session is told at its start: about its own loop, or about loops that lost their session. Changes
// nothing.

import { findLoop, loopsIn, type StateFile } from '../../adapters/loops/loop-store.ts';
import { isPassing } from '../../core/loop/ending-causes.ts';
import type { Loop, Pause } from '../../core/loop/loop.ts';
import { isOrphaned } from '../../core/loop/ownership.ts';
import { type Executing, whyItWaits } from '../loop/executed-elsewhere.ts';
import { sessionSurroundings } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';

export type StartPlan =
  /** The session's own loop continues, and Claude is told how far it is. */
  | { readonly kind: 'own'; readonly loop: Loop }
  /** The user is told that the session's loop is paused. */
  | { readonly kind: 'paused'; readonly loop: Loop; readonly pause: Pause }
  /** Another session executes a phase in this folder: the session's own execution is parked, and the user is told. */
  | { readonly kind: 'waits'; readonly loop: Loop; readonly why: string }
  /** These loops are parked, and the user is told. */
  | { readonly kind: 'lost'; readonly first: Loop; readonly loops: readonly Loop[] }
  | { readonly kind: 'nothing' };

export function planStart(
  workspace: Workspace,
  by: Executing & { readonly session: string },
  state: StateFile,
): StartPlan {
  const loop = findLoop(state, by.session);
  if (loop === null) return planOrphans(workspace, state);
  const why = whyItWaits(workspace, loop, by);
  if (why !== null) return { kind: 'waits', loop, why };
  const { pause } = loop.progress;
  // The other two causes end by themselves: at the start of this session, or with its next answered turn.
  const rests = pause !== null && pause.cause !== 'parked' && !isPassing(pause.cause);
  return rests ? { kind: 'paused', loop, pause } : { kind: 'own', loop };
}

function planOrphans(workspace: Workspace, state: StateFile): StartPlan {
  const surroundings = sessionSurroundings(workspace);
  const loops = loopsIn(state).filter((loop) => isOrphaned(loop, surroundings) || isNews(loop));
  const [first] = loops;
  return first === undefined ? { kind: 'nothing' } : { kind: 'lost', first, loops };
}

/** True when the loop was parked as its own session ended, before the user could be told. */
function isNews({ progress }: Loop): boolean {
  return progress.pause?.cause === 'parked' && !progress.said.includes(parkedNews(progress.pause));
}

/** The record's mark that the user has been told about this pause. */
export function parkedNews(pause: Pause): string {
  return `parked ${pause.at}`;
}
