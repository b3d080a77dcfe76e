// Asks an installed program for its version: no shell, no input, a time limit, nothing left running.

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, relative } from 'node:path';
import { execa } from 'execa';
import { killTree } from '../../adapters/process/kill-tree.ts';
import type { Environment, Workspace } from '../workspace.ts';

const LIMIT_MS = 8_000;

/** The first line that `<executable> --version` prints; null when it prints none in time. */
export async function askVersion(
  executable: string,
  env: Environment,
  limitMs = LIMIT_MS,
): Promise<string | null> {
  const child = execa(executable, ['--version'], {
    env: definedOf(env),
    extendEnv: false,
    // Windows looks for programs in the working folder first.
    cwd: tmpdir(),
    stdin: 'ignore',
    reject: false,
    maxBuffer: 64 * 1024,
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const { pid } = child;
  const timer = setTimeout(() => {
    if (pid !== undefined) void killTree(pid);
  }, limitMs);
  try {
    const { exitCode, stdout } = await child;
    const line = stdout.trim().split('\n')[0]?.trim() ?? '';
    return exitCode === 0 && line !== '' ? line : null;
  } finally {
    clearTimeout(timer);
  }
}

/** A program on the PATH, never one inside the project; null when there is none. */
export function findProgram(name: string, { env, project }: Workspace): string | null {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter);
  const candidates = folders
    .filter((folder) => isAbsolute(folder) && !isInside(folder, project))
    .flatMap((folder) => names.map((file) => join(folder, file)));
  return candidates.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isInside(folder: string, project: string): boolean {
  const way = relative(project, realOf(folder));
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
}

function realOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function definedOf(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
