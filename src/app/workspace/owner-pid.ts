// The client process that a session belongs to.

import { isAlive } from './is-alive.ts';
import type { Workspace } from './workspace.ts';

/** Newer clients pass their process id; with older ones the client is the parent of an exec-form hook. */
export function ownerPid(env: Workspace['env']): number {
  const pid = Number.parseInt(env.CLAUDE_PID ?? '', 10);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : process.ppid;
}

/**
 * Ends this process once its client is gone, as by a crash: nobody gets its answer, while its checks and its lock would
 * keep the session from being held when it is resumed. Does nothing where the client's id means nothing.
 */
export function endWithOwner(env: Workspace['env']): void {
  const pid = ownerPid(env);
  if (!isAlive(pid)) return;
  const watch = (): void => {
    // What listens for the exit ends the checks and releases the lock.
    if (!isAlive(pid)) process.exit(1);
  };
  setInterval(watch, WATCH_MS).unref();
}

const WATCH_MS = 1000;
