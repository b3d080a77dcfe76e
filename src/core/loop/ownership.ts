// Tells a loop whose session is gone from one whose session merely thinks for long.

import { isRunning, type Loop } from './loop.ts';

export interface Surroundings {
  readonly now: number;
  readonly host: string;
  readonly isAlive: (pid: number) => boolean;
}

/** A session that was just started may not have written its process yet. */
const graceMs = 5 * 60_000;
/** Without a process to ask, on another machine say, only a long silence counts. */
const silenceMs = 24 * 60 * 60_000;

/** True when nobody will stop in this loop's session any more, as far as can be told; in doubt it is owned. */
export function isOrphaned(loop: Loop, around: Surroundings): boolean {
  if (!isRunning(loop)) return false;
  const { owner, lastHeartbeat } = loop.progress;
  const silence = around.now - lastHeartbeat;
  // The session said good-bye: it may still be resumed, which takes the loop back.
  if (owner.pid === null) return silence > 0;
  if (owner.host !== around.host) return silence > silenceMs;
  return silence > graceMs && !around.isAlive(owner.pid);
}
