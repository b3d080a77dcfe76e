// Finds a program on this machine, but never one inside the project: a project's files must not decide what runs.

import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path';
import { leadsInto, projectReach } from '../files/project-reach.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The absolute path of a program on the PATH; null when there is none outside the project's reach. */
export function findProgram(name: string, env: Environment, projectRoot: string): string | null {
  const reach = projectReach(projectRoot);
  return pathsOf(name, env).find((path) => isProgram(path) && isOutside(path, reach)) ?? null;
}

/** All programs of that name, in the order of the PATH. */
export function findPrograms(name: string, env: Environment, projectRoot: string): readonly string[] {
  const reach = projectReach(projectRoot);
  return pathsOf(name, env).filter((path) => isProgram(path) && isOutside(path, reach));
}

function pathsOf(name: string, env: Environment): readonly string[] {
  return foldersOf(env).flatMap((folder) => fileNames(name, env).map((file) => join(folder, file)));
}

/** Whether a shell would find the program, wherever it lies: a check has the whole PATH. */
export function isOnPath(name: string, env: Environment): boolean {
  return pathOf(env).some((folder) => fileNames(name, env).some((file) => isProgram(join(folder, file))));
}

/** The PATH without the project's folders, for a user's program that may start others. */
export function pathOutside(env: Environment, projectRoot: string): string {
  const reach = projectReach(projectRoot);
  return foldersOf(env)
    .filter((folder) => !leadsInto(folder, reach))
    .join(delimiter);
}

/** True for an absolute path to a program outside the project's reach. */
export function mayRun(path: string, projectRoot: string): boolean {
  return isAbsolute(path) && isProgram(path) && isOutside(path, projectReach(projectRoot));
}

/** An empty or relative entry means the working folder; npm and similar tools add every `node_modules/.bin`. */
function foldersOf(env: Environment): readonly string[] {
  return pathOf(env).filter((folder) => isAbsolute(folder) && !isOfPackages(folder));
}

function pathOf(env: Environment): readonly string[] {
  return (env.PATH ?? env.Path ?? '').split(delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}

function isOfPackages(folder: string): boolean {
  return basename(folder) === '.bin' && basename(dirname(folder)) === 'node_modules';
}

/** Neither the folder nor the file may lead into the project. */
function isOutside(path: string, reach: string): boolean {
  return !leadsInto(dirname(path), reach) && !leadsInto(path, reach);
}

function fileNames(name: string, env: Environment): string[] {
  if (process.platform !== 'win32') return [name];
  return (env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD')
    .split(';')
    .map((extension) => `${name}${extension.toLowerCase()}`);
}

/** A file that this user can run. */
export function isProgram(path: string): boolean {
  try {
    // Most folders of a PATH do not have it, and an error takes longer than a look.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param name such as `cmd.exe` */
export function systemProgram(name: string, env: Environment, projectRoot: string): string {
  const named = join(env.SystemRoot ?? '', 'System32', name);
  return mayRun(named, projectRoot) ? named : join('C:\\Windows', 'System32', name);
}

/**
 * A folder that neither a project nor another user of the machine can write to, so that files which a program looks for
 * in its working folder (a `.python-version`; on Windows, other programs) cannot be a trap.
 */
export function neutralFolder(): string {
  return dirname(process.execPath);
}
