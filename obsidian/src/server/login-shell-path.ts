// The PATH of the user's shell: an app that was started from the desktop has a short one of its own.

import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { killTree } from '../../../src/adapters/process/kill-tree.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MARK = '__msw_path__';
/** A shell that waits for something in its start-up files is given up. */
const LIMIT_MS = 5_000;
const MOST_OUTPUT = 1_000_000;

/** Null where it cannot be found out: on Windows, whose apps have the user's PATH, or when the shell does not answer. */
export async function loginShellPath(
  env: Environment,
  vault: string,
  until: AbortSignal,
): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const shell = env.SHELL?.startsWith('/') ? env.SHELL : '/bin/sh';
  // `env` prints the variable as programs get it, whatever the shell's own syntax for lists is; start-up files may print too.
  const child = spawn(shell, ['-ilc', `echo ${MARK}; env; echo ${MARK}`], {
    env: { ...env },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  let output = '';
  child.stdout.setEncoding('utf8');
  // Not the end of the pipe: what start-up files left running in the background may hold it open.
  const answered = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
    until.addEventListener('abort', () => resolve(), { once: true });
    child.stdout.on('data', (piece: string) => {
      if (output.length < MOST_OUTPUT) output += piece;
      if (output.split(`${MARK}\n`).length > 2) resolve();
    });
  });
  await Promise.race([answered, delay(LIMIT_MS, undefined, { ref: false })]);
  if (child.pid !== undefined) await killTree({ pid: child.pid, projectRoot: vault });
  child.stdout.destroy();
  return pathIn(output);
}

function pathIn(output: string): string | null {
  const between = output.split(`${MARK}\n`)[1];
  const path = between
    ?.split('\n')
    .find((line) => line.startsWith('PATH='))
    ?.slice('PATH='.length);
  return path === undefined || path === '' ? null : path;
}
