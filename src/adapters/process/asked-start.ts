// Asks the system's own program when a process started, where no file says it. Loaded only there.

import { execFileSync } from 'node:child_process';
import { START_LIMIT_MS, startIn, startQuestion } from './start-question.ts';

/** Null for a process that is gone, or is a zombie. */
export function askedStart(pid: number, projectRoot: string): string | null {
  const { program, args, env } = startQuestion(pid, projectRoot);
  if (program === null) return null;
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const printed = execFileSync(program, args, {
      ...{ timeout: START_LIMIT_MS, windowsHide: true, env, encoding: 'utf8' },
      stdio: [...stdio],
    });
    return startIn(printed);
  } catch {
    return null;
  }
}
