// The client process that a session belongs to, and whether it is still there.

import { hostname } from 'node:os';
import { identityOf, isStillThere } from '../../adapters/process/process-identity.ts';
import { bootId } from '../../adapters/process/process-start.ts';
import type { Owner } from '../../core/loop/loop.ts';
import type { SessionSurroundings } from '../../core/loop/ownership.ts';
import { isAlive } from './is-alive.ts';
import type { Workspace } from './workspace.ts';

/** Newer clients pass their process id; with older ones the client is the parent of an exec-form hook. */
export function ownerPid(env: Workspace['env']): number {
  const pid = Number.parseInt(env.CLAUDE_PID ?? '', 10);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : process.ppid;
}

/** @param before what was recorded last; kept for the same process, since some systems are slow to identify one */
export function ownerOf(pid: number | null, project: string, before?: Owner): Owner {
  const [host, boot] = [hostname(), bootId()];
  if (pid === null) return { pid, host, boot, start: null };
  const isSame = before?.start != null && before.pid === pid && before.host === host;
  if (isSame && process.platform !== 'linux') return before;
  return { ...identityOf(pid, project), host, boot };
}

/** What tells an owner that is gone from one that is still there, on this machine now. */
export function sessionSurroundings({
  now,
  project,
}: Pick<Workspace, 'now' | 'project'>): SessionSurroundings {
  return {
    now: now(),
    host: hostname(),
    boot: bootId(),
    isThere: ({ pid, start }) => {
      if (pid === null || !isAlive(pid)) return false;
      return start == null || isStillThere({ pid, start }, project);
    },
  };
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
