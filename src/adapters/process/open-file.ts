// Opens a file with what the user has chosen for it on this system.

import { isAbsolute } from 'node:path';
import { findProgram, neutralFolder, systemProgram } from './find-program.ts';
import { startProgram } from './start-in-background.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** @param path absolute; false when this system has no opener, or no screen to open it on */
export function openFile(path: string, env: Environment, projectRoot: string): boolean {
  if (!isAbsolute(path)) return false;
  const opener = openerOf(path, env, projectRoot);
  if (opener === null) return false;
  const [program, ...args] = opener;
  startProgram(program, args, { cwd: neutralFolder(), env });
  return true;
}

function openerOf(
  path: string,
  env: Environment,
  projectRoot: string,
): readonly [program: string, ...args: string[]] | null {
  if (process.platform === 'win32')
    // `start` would need a shell, and read the path as its words.
    return [systemProgram('rundll32.exe', env, projectRoot), 'url.dll,FileProtocolHandler', path];
  const name = process.platform === 'darwin' ? 'open' : 'xdg-open';
  if (name === 'xdg-open' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return null;
  const program = findProgram(name, env, projectRoot);
  return program === null ? null : [program, path];
}
