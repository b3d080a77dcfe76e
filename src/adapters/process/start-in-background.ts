// Starts a program that outlives the hook which started it.

import { spawn } from 'node:child_process';
import { neutralFolder } from './find-program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one of MSW's own programs with this node. `hasEnded` is true once the process ended or could not be started. */
export function startInBackground(args: readonly string[], env: Environment): { hasEnded(): boolean } {
  return startProgram(process.execPath, args, { cwd: neutralFolder(), env });
}

/** @param program absolute */
export function startProgram(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Environment },
): { hasEnded(): boolean } {
  const child = spawn(program, [...args], {
    // Its own group: the client kills a hook's group when the hook's time is up.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: 'ignore',
    cwd,
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
