// Finds the client process that a session belongs to.

import type { Workspace } from './workspace.ts';

/** Newer clients pass their process id; with older ones the client is the parent of an exec-form hook. */
export function ownerPid(env: Workspace['env']): number {
  const pid = Number.parseInt(env.CLAUDE_PID ?? '', 10);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : process.ppid;
}
