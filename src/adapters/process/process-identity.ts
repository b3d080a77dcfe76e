// Identifies a process: ids are reused, so a process to be found or ended later is recorded with its start time.

import { askedStart } from './asked-start.ts';
import { startOnLinux } from './process-start.ts';

export interface ProcessIdentity {
  readonly pid: number;
  /** In the system's own format; null when unknown. */
  readonly start: string | null;
}

export function identityOf(pid: number, projectRoot: string): ProcessIdentity {
  return { pid, start: startOf(pid, projectRoot) };
}

/** False also when the start is unknown, so that no process is ended by its id alone. */
export function isStillThere({ pid, start }: ProcessIdentity, projectRoot: string): boolean {
  return start !== null && startOf(pid, projectRoot) === start;
}

/** Always the same text for one process. Null for one that is gone, or is a zombie. */
function startOf(pid: number, projectRoot: string): string | null {
  return process.platform === 'linux' ? startOnLinux(pid) : askedStart(pid, projectRoot);
}
