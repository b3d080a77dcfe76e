// Which process of the client a session belongs to.

import type { Workspace } from './workspace.ts';

/** The client's process: newer clients say it, for older ones it is the parent of an exec-form hook. */
export function ownerPid(env: Workspace['env']): number {
  const told = Number.parseInt(env.CLAUDE_PID ?? '', 10);
  return Number.isSafeInteger(told) && told > 0 ? told : process.ppid;
}
