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

/**
 * Whether the process with this id is the one that `startMark` named: false for one that is gone, or that has the id
 * now; null when the system does not tell.
 */
export function hasStart(pid: number, mark: string): boolean | null {
  if (process.platform === 'linux') return startOnLinux(pid) === mark;
  const text = startOf(pid, process.cwd());
  if (text === null) return null;
  // Windows counts hundreds of nanoseconds since 1601.
  const ms = process.platform === 'win32' ? Number(text) / 10_000 - 11_644_473_600_000 : Date.parse(text);
  return Number.isNaN(ms) ? null : Math.abs(ms - Number(mark)) < TOLERANCE_MS;
}

/** What `ps` tells to the second, and the time that a program takes to start. */
const TOLERANCE_MS = 5_000;

/** Always the same text for one process. Null for one that is gone, or is a zombie. */
function startOf(pid: number, projectRoot: string): string | null {
  return process.platform === 'linux' ? startOnLinux(pid) : askedStart(pid, projectRoot);
}
