// When a process started, from what the system tells without starting a program.

import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';

/** @param ms when it started, in milliseconds since 1970, for systems other than Linux */
export function startMark(pid: number, ms: number): string {
  return process.platform === 'linux' ? (startOnLinux(pid) ?? '') : String(Math.round(ms));
}

/** The boot id, and the ticks from that boot to the start; null for a process that is gone, or is a zombie. */
export function startOnLinux(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`, named) ?? '';
  // The process name before these fields is in brackets and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  if (ticks === undefined || state === 'Z' || state === 'X') return null;
  return `${bootId() ?? ''} ${ticks}`;
}

/** The same text until this machine is started again; null where the system does not name its boots. */
export function bootId(): string | null {
  return process.platform === 'linux'
    ? (textOf('/proc/sys/kernel/random/boot_id', named)?.trim() ?? null) || null
    : null;
}
