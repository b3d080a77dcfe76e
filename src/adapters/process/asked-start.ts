// Asks the system's own program when a process started, where no file says it. Loaded only there.

import { execFileSync } from 'node:child_process';
import { findProgram, systemProgram } from './find-program.ts';

/** Null for a process that is gone, or is a zombie. */
export function askedStart(pid: number, projectRoot: string): string | null {
  return process.platform === 'win32' ? startOnWindows(pid, projectRoot) : startByPs(pid, projectRoot);
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
