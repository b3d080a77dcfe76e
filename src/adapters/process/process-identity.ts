// Identifies a process: ids are reused, so a process to be found or ended later is recorded with its start time.

import { execFile } from 'node:child_process';
import { findProgram, systemProgram } from './find-program.ts';
import { startOnLinux } from './process-start.ts';

export interface ProcessIdentity {
  readonly pid: number;
  /** In the system's own format; null when unknown. */
  readonly start: string | null;
}

export async function identityOf(pid: number, projectRoot: string): Promise<ProcessIdentity> {
  return { pid, start: await startOf(pid, projectRoot) };
}

/** False also when the start is unknown, so that no process is ended by its id alone. */
export async function isStillThere({ pid, start }: ProcessIdentity, projectRoot: string): Promise<boolean> {
  return start !== null && (await startOf(pid, projectRoot)) === start;
}

/**
 * Whether the process with this id is the one that `startMark` named: false for one that is gone, or that has the id
 * now; null when the system does not tell.
 */
export async function hasStart(pid: number, mark: string): Promise<boolean | null> {
  if (process.platform === 'linux') return startOnLinux(pid) === mark;
  const text = await startOf(pid, process.cwd());
  if (text === null) return null;
  // Windows counts hundreds of nanoseconds since 1601.
  const ms = process.platform === 'win32' ? Number(text) / 10_000 - 11_644_473_600_000 : Date.parse(text);
  return Number.isNaN(ms) ? null : Math.abs(ms - Number(mark)) < TOLERANCE_MS;
}

/** What `ps` tells to the second, and the time that a program takes to start. */
const TOLERANCE_MS = 5_000;

/** Always the same text for one process. Null for one that is gone, or is a zombie. */
async function startOf(pid: number, projectRoot: string): Promise<string | null> {
  if (process.platform === 'linux') return startOnLinux(pid);
  return process.platform === 'win32' ? startOnWindows(pid, projectRoot) : startByPs(pid, projectRoot);
}

async function startByPs(pid: number, projectRoot: string): Promise<string | null> {
  const ps = findProgram('ps', process.env, projectRoot);
  const listed = ps === null ? '' : await output(ps, ['-o', 'stat=,lstart=', '-p', String(pid)]);
  const [state = '', ...start] = listed.trim().split(/\s+/);
  return state.startsWith('Z') || start.length === 0 ? null : start.join(' ');
}

async function startOnWindows(pid: number, projectRoot: string): Promise<string | null> {
  const shell = systemProgram('WindowsPowerShell\\v1.0\\powershell.exe', process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return (await output(shell, ['-NoProfile', '-NonInteractive', '-Command', ask])).trim() || null;
}

/** Empty on failure. */
function output(program: string, args: readonly string[]): Promise<string> {
  const options = { timeout: 10_000, windowsHide: true, env: { ...process.env, LC_ALL: 'C' } };
  return new Promise((resolve) => {
    execFile(program, [...args], options, (error, stdout) => resolve(error ? '' : stdout));
  });
}
