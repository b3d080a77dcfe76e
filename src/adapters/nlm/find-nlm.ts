// Finds the nlm executable on this machine: where MSW_NLM says, or on the PATH, but never inside the project,
// whose files must not decide what runs.

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, relative } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Its absolute path; null when there is none. */
export function findNlm(env: Environment, projectRoot: string): string | null {
  const named = env.MSW_NLM;
  if (named !== undefined && named !== '') return isAbsolute(named) && isProgram(named) ? named : null;
  const folders = (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .map((folder) => folder.replace(/^"(.*)"$/, '$1'));
  const candidates = folders
    .filter((folder) => isAbsolute(folder) && !isInside(folder, projectRoot))
    .flatMap((folder) => names(env).map((name) => join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

function names(env: Environment): string[] {
  if (process.platform !== 'win32') return ['nlm'];
  return (env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD')
    .split(';')
    .map((extension) => `nlm${extension.toLowerCase()}`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isInside(folder: string, root: string): boolean {
  const way = relative(real(root), real(folder));
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
