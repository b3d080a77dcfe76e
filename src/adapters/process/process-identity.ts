// Which process a number means: numbers are given again, so what is kept of one that has to be found or ended later is
// also when it was started.

import { execFile } from 'node:child_process';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { findProgram, systemProgram } from './find-program.ts';

export interface ProcessIdentity {
  readonly pid: number;
  /** As the system tells it; null where it does not. */
  readonly start: string | null;
}

export async function identityOf(pid: number, projectRoot: string): Promise<ProcessIdentity> {
  return { pid, start: await startOf(pid, projectRoot) };
}

/** False also where the system does not tell, so that nothing is ended by its number alone. */
export async function isStillThere({ pid, start }: ProcessIdentity, projectRoot: string): Promise<boolean> {
  return start !== null && (await startOf(pid, projectRoot)) === start;
}

/** Of one process always the same text. Null for one that is gone, or has ended and waits to be asked how. */
async function startOf(pid: number, projectRoot: string): Promise<string | null> {
  if (process.platform === 'linux') return startOnLinux(pid);
  return process.platform === 'win32' ? startOnWindows(pid, projectRoot) : startByPs(pid, projectRoot);
}

/** In ticks since the machine was started, and which start that was. */
function startOnLinux(pid: number): string | null {
  const stat = textOf(`/proc/${pid}/stat`, named) ?? '';
  // The name, in brackets before them, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  if (ticks === undefined || state === 'Z' || state === 'X') return null;
  return `${(textOf('/proc/sys/kernel/random/boot_id', named) ?? '').trim()} ${ticks}`;
}

async function startByPs(pid: number, projectRoot: string): Promise<string | null> {
  const ps = findProgram('ps', process.env, projectRoot);
  const told = ps === null ? '' : await output(ps, ['-o', 'stat=,lstart=', '-p', String(pid)]);
  const [state = '', ...start] = told.trim().split(/\s+/);
  return state.startsWith('Z') || start.length === 0 ? null : start.join(' ');
}

async function startOnWindows(pid: number, projectRoot: string): Promise<string | null> {
  const shell = systemProgram('WindowsPowerShell\\v1.0\\powershell.exe', process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return (await output(shell, ['-NoProfile', '-NonInteractive', '-Command', ask])).trim() || null;
}

/** Empty where it fails. */
function output(program: string, args: readonly string[]): Promise<string> {
  const options = { timeout: 10_000, windowsHide: true, env: { ...process.env, LC_ALL: 'C' } };
  return new Promise((resolve) => {
    execFile(program, [...args], options, (error, stdout) => resolve(error ? '' : stdout));
  });
}
