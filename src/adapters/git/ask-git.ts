// What git prints when it is asked something, read as one text, one line or a list of paths.

import type { Git } from './open-git.ts';

/** Null when git says no. */
export async function outputOf(git: Git, args: readonly string[]): Promise<string | null> {
  const answer = await git.run(args);
  return answer.status === 'ok' ? answer.output : null;
}

/** Null when git says no. */
export async function lineOf(git: Git, args: readonly string[]): Promise<string | null> {
  return (await outputOf(git, args))?.trim() ?? null;
}

/** @param args that end each path with NUL. @returns null when git says no */
export async function pathsOf(git: Git, args: readonly string[]): Promise<readonly string[] | null> {
  const output = await outputOf(git, args);
  return output === null ? null : [...new Set(output.split('\0').filter((path) => path !== ''))];
}

/** The last commit; null where there is none yet. */
export function headOf(git: Git): Promise<string | null> {
  return lineOf(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}

/** From the folder; null when git says no. */
export function conflictsIn(git: Git): Promise<readonly string[] | null> {
  return pathsOf(git, ['diff', '--name-only', '-z', '--diff-filter=U', '--relative']);
}
