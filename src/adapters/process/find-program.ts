// Finds a program on this machine, but never inside the project, whose files must not decide what runs.

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, relative } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The absolute path of a program on the PATH; null when there is none outside the project. */
export function findProgram(name: string, env: Environment, projectRoot: string): string | null {
  const folders = (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .map((folder) => folder.replace(/^"(.*)"$/, '$1'));
  const candidates = folders
    .filter((folder) => isAbsolute(folder) && !isInside(folder, projectRoot))
    .flatMap((folder) => fileNames(name, env).map((file) => join(folder, file)));
  return candidates.find(isProgram) ?? null;
}

/** True for an absolute path to a program outside the project. */
export function mayRun(path: string, projectRoot: string): boolean {
  return isAbsolute(path) && isProgram(path) && !isInside(path, projectRoot);
}

function fileNames(name: string, env: Environment): string[] {
  if (process.platform !== 'win32') return [name];
  return (env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD')
    .split(';')
    .map((extension) => `${name}${extension.toLowerCase()}`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isInside(path: string, root: string): boolean {
  const way = relative(real(root), real(path));
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
}

function real(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
