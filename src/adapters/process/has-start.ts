// Whether a process is still the one that a mark names. Never blocks: a window may be waiting.

import { execFile } from 'node:child_process';
import { startOnLinux } from './process-start.ts';
import { START_LIMIT_MS, startIn, startQuestion } from './start-question.ts';

/**
 * Whether the process with this id is the one that `startMark` named: false for one that is gone, or that has the id
 * now; null when the system does not tell.
 */
export async function hasStart(pid: number, mark: string): Promise<boolean | null> {
  if (process.platform === 'linux') return startOnLinux(pid) === mark;
  const text = await askedStart(pid);
  if (text === null) return null;
  // Windows counts hundreds of nanoseconds since 1601.
  const ms = process.platform === 'win32' ? Number(text) / 10_000 - 11_644_473_600_000 : Date.parse(text);
  return Number.isNaN(ms) ? null : Math.abs(ms - Number(mark)) < TOLERANCE_MS;
}

/** What `ps` tells to the second, and the time that a program takes to start. */
const TOLERANCE_MS = 5_000;

function askedStart(pid: number): Promise<string | null> {
  const { program, args, env } = startQuestion(pid, process.cwd());
  if (program === null) return Promise.resolve(null);
  const options = { timeout: START_LIMIT_MS, windowsHide: true, env };
  return new Promise((resolve) => {
    execFile(program, [...args], options, (error, printed) =>
      resolve(error === null ? startIn(printed) : null),
    );
  });
}
