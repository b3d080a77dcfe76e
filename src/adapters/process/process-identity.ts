// Identifies a process: ids are reused, so a process to be found or ended later is recorded with its start time.

import { execFileSync } from 'node:child_process';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { findProgram, systemProgram } from './find-program.ts';

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
  if (process.platform === 'linux') return startOnLinux(pid);
  return process.platform === 'win32' ? startOnWindows(pid, projectRoot) : startByPs(pid, projectRoot);
}

/** The boot id, and the ticks from that boot to the start of the process. */
function startOnLinux(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`, named) ?? '';
  // The process name before these fields is in brackets and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  return ticks === undefined || state === 'Z' || state === 'X' ? null : `${bootId() ?? ''} ${ticks}`;
}

/** A date, so that a process of an earlier boot never has the same. */
function startByPs(pid: number, projectRoot: string): string | null {
  const ps = findProgram('ps', process.env, projectRoot);
  const listed = ps === null ? '' : output(ps, ['-o', 'stat=,lstart=', '-p', String(pid)]);
  const [state = '', ...start] = listed.trim().split(/\s+/);
  return state.startsWith('Z') || start.length === 0 ? null : start.join(' ');
}

function startOnWindows(pid: number, projectRoot: string): string | null {
  const shell = systemProgram('WindowsPowerShell\\v1.0\\powershell.exe', process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return output(shell, ['-NoProfile', '-NonInteractive', '-Command', ask]).trim() || null;
}

/** Empty on failure. */
function output(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, {
      timeout: 10_000,
      windowsHide: true,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
  } catch {
    return '';
  }
}
