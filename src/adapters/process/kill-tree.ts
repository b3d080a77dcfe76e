// Ends a process that was started as the leader of its own group, and everything it started.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 25;

/**
 * Asks the tree to end, and after two seconds makes it. Resolves when it is gone or nothing more can be
 * done. On Windows a tree whose root has already ended can no longer be found.
 */
export async function killTree(pid: number): Promise<void> {
  if (process.platform === 'win32') return taskkill(pid);
  if (!signalGroup(pid, 'SIGTERM')) return;
  // Bounded: members that ended but that nobody waits for (no init in a container) still seem alive.
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    await delay(LOOK_EVERY_MS);
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, 'SIGKILL');
}

/** The same at once and without waiting, for a process that is itself about to end. */
export function killTreeNow(pid: number): void {
  if (process.platform === 'win32') void taskkill(pid);
  else signalGroup(pid, 'SIGKILL');
}

/** False when the group has no member left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** By full path: a project must not be able to bring a program of that name. */
function taskkill(pid: number): Promise<void> {
  const program = join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
  return new Promise((resolve) => {
    execFile(program, ['/PID', String(pid), '/T', '/F'], { windowsHide: true }, () => resolve());
  });
}
