// Starts a program of MSW's own, run by this very node, that outlives the hook which started it.

import { spawn } from 'node:child_process';
import { neutralFolder } from './find-program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `hasEnded` turns true when the process ended or could not be started. */
export function startInBackground(args: readonly string[], env: Environment): { hasEnded(): boolean } {
  const child = spawn(process.execPath, [...args], {
    // A group of its own: the client ends a hook's group when the hook's time is up.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: 'ignore',
    cwd: neutralFolder(),
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
