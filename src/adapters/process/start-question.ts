// The call of the system's own program that says when a process started, where no file says it.

import { findProgram, systemProgram } from './find-program.ts';

export interface StartQuestion {
  /** Null where the system has no such program. */
  readonly program: string | null;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

export const START_LIMIT_MS = 10_000;

export function startQuestion(pid: number, projectRoot: string): StartQuestion {
  const env = { ...process.env, LC_ALL: 'C' };
  if (process.platform !== 'win32') {
    const program = findProgram('ps', process.env, projectRoot);
    return { program, args: ['-o', 'stat=,lstart=', '-p', String(pid)], env };
  }
  const program = systemProgram('WindowsPowerShell\\v1.0\\powershell.exe', process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return { program, args: ['-NoProfile', '-NonInteractive', '-Command', ask], env };
}

/** The answer, always the same text for one process. Null for a process that is gone, or is a zombie. */
export function startIn(printed: string): string | null {
  if (process.platform === 'win32') return printed.trim() || null;
  // A date, so that a process of an earlier boot never has the same.
  const [state = '', ...start] = printed.trim().split(/\s+/);
  return state.startsWith('Z') || start.length === 0 ? null : start.join(' ');
}
