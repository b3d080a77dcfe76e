// The words that a running process was started with, by which one is known that may have taken a dead one's number.

import { execFile } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** Null for a process that is gone or somebody else's, and on Windows. */
export async function commandLineOf(pid: number, projectRoot: string): Promise<string | null> {
  const ps = process.platform === 'win32' ? null : findProgram('ps', process.env, projectRoot);
  if (ps === null) return null;
  return new Promise((resolve) => {
    execFile(ps, ['-ww', '-o', 'args=', '-p', String(pid)], { timeout: 2_000 }, (error, output) => {
      resolve(error ? null : output.trim());
    });
  });
}
