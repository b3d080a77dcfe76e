// Identifies a process: ids are reused, so a process to be found or ended later is recorded with its start time.

import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { askedStart } from './asked-start.ts';

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

/** The same text until this machine is started again; null where the system does not name its boots. */
export function bootId(): string | null {
  return process.platform === 'linux'
    ? (textOf('/proc/sys/kernel/random/boot_id', named)?.trim() ?? null) || null
    : null;
}

/** Always the same text for one process. Null for one that is gone, or is a zombie. */
function startOf(pid: number, projectRoot: string): string | null {
  return process.platform === 'linux' ? startOnLinux(pid) : askedStart(pid, projectRoot);
}

/** The boot id, and the ticks from that boot to the start of the process. */
function startOnLinux(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`, named) ?? '';
  // The process name before these fields is in brackets and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  return ticks === undefined || state === 'Z' || state === 'X' ? null : `${bootId() ?? ''} ${ticks}`;
}
