// Starts the background process of a guidance job, and finds the file that it runs.

import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const FILE = 'ask-notebook.cjs';

/** The worker beside the program that runs now; null when there is none. */
export function locateWorker(program: string | undefined = process.argv[1]): string | null {
  if (program === undefined || !existsSync(program)) return null;
  const folder = dirname(realpathSync(program));
  const candidates = [join(folder, FILE), join(folder, 'hooks', FILE), join(folder, '..', 'hooks', FILE)];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** `hasEnded` turns true when the process ended or could not be started. It may outlive us. */
export function startWorker(worker: string, job: string, env: Environment): { hasEnded(): boolean } {
  const child = spawn(process.execPath, [worker, job], {
    // A group of its own: the client ends a hook's group when the hook's time is up.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: 'ignore',
    cwd: tmpdir(),
    env,
  });
  let ended = false;
  const end = (): void => {
    ended = true;
  };
  child.once('exit', end);
  child.once('error', end);
  child.unref();
  return { hasEnded: () => ended };
}
