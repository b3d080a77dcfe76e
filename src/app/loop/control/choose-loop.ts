// Finds the loop that a person means: by the start of its id, by the session that asks, or as the project's only loop.

import { loopsIn, type StateFile } from '../../../adapters/loops/loop-store.ts';
import { isRunning, type Loop } from '../../../core/loop/loop.ts';
import {
  hasLostOwner,
  isGate,
  isOrphaned,
  isOwnerSeen,
  type SessionSurroundings,
} from '../../../core/loop/ownership.ts';
import { plainLine } from '../../../core/text/plain-line.ts';

export type LoopChoice =
  | { readonly status: 'found'; readonly loop: Loop }
  /** `reason`: one sentence that says what to name or type. */
  | { readonly status: 'none'; readonly reason: string };

/** A null `session` means the project's only loop; a named loop may belong to any session. */
export function chooseLoop(
  state: StateFile,
  wanted: { readonly session: string | null; readonly loop: string | null },
): LoopChoice {
  const loops = loopsIn(state);
  const { loop: id, session } = wanted;
  if (state.status !== 'ok') return none('The state of the loops cannot be read: see /msw:doctor.');
  if (id !== null) return pick(startingWith(loops, id), noLoop(loops, id));
  // A subagent's gate has to be named to be chosen: it lives and ends with its session's loop.
  if (session === null)
    return pick(
      loops.filter((loop) => !isGate(loop)),
      'No loop is running in this project.',
    );
  return pick(
    loops.filter((loop) => loop.terms.session === session),
    'This session has no loop; /msw:status shows the others of this project.',
  );
}

/** The session's own loop, or else one that has lost its owner. */
export function chooseToResume(
  state: StateFile,
  wanted: { readonly session: string; readonly loop: string | null; readonly force: boolean },
  here: SessionSurroundings,
): LoopChoice {
  const own = chooseLoop(state, wanted);
  if (own.status === 'found') return ownedElsewhere(own.loop, wanted, here) ?? own;
  if (wanted.loop !== null || wanted.session === '') return own;
  return pick(
    loopsIn(state).filter((loop) => !isGate(loop) && isAdoptable(loop, wanted.force, here)),
    'There is no paused loop to continue with; start one with /msw:loop.',
  );
}

/** True when another session may take the loop over. `force` skips the wait until a silent owner counts as gone. */
export function isAdoptable(loop: Loop, force: boolean, here: SessionSurroundings): boolean {
  if (loop.progress.pause?.cause === 'parked') return true;
  if (force) return !isOwnerSeen(loop.progress.owner, here);
  return isRunning(loop) ? isOrphaned(loop, here) : hasLostOwner(loop, here);
}

function ownedElsewhere(
  loop: Loop,
  wanted: { readonly session: string; readonly force: boolean },
  here: SessionSurroundings,
): LoopChoice | null {
  const { terms, progress } = loop;
  if (terms.session === wanted.session) return null;
  if (wanted.session === '') {
    return none(`Loop ${terms.id} needs a session to continue in: use /msw:resume there.`);
  }
  if (isAdoptable(loop, wanted.force, here)) return null;
  if (isOwnerSeen(progress.owner, here))
    return none(
      `Loop ${terms.id} belongs to another session that is still there (process ${progress.owner.pid}): resume it or stop it in that one.`,
    );
  const minutes = Math.max(0, Math.floor((here.now - progress.lastHeartbeat) / 60_000));
  return none(
    `Loop ${terms.id} belongs to another session, which may still be there: its last sign of life was ${minutes} min ago. If you know that it is gone, take the loop over with --force.`,
  );
}

function noLoop(loops: readonly Loop[], id: string): string {
  const there = loops.map(({ terms }) => terms.id).join(', ');
  return `No loop ${plainLine(id, 40)} exists here${there === '' ? '' : `, but ${there}`}.`;
}

function startingWith(loops: readonly Loop[], id: string): readonly Loop[] {
  return loops.filter((loop) => loop.terms.id.startsWith(id));
}

function pick(loops: readonly Loop[], reason: string): LoopChoice {
  const [first, second] = loops;
  if (first === undefined) return none(reason);
  if (second === undefined) return { status: 'found', loop: first };
  const list = loops.map(
    ({ terms }) => `\n  ${terms.id}  ${terms.prompt.slice(0, 60).replaceAll(/\s+/g, ' ')}`,
  );
  return none(`There are several loops here, so name one by its id:${list.join('')}`);
}

function none(reason: string): LoopChoice {
  return { status: 'none', reason };
}
