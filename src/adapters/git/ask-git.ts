// Runs a git query and returns its output as text, as one line or as a list of paths.

import type { Git } from './open-git.ts';

/** Null when git fails. */
export async function outputOf(git: Pick<Git, 'run'>, args: readonly string[]): Promise<string | null> {
  const answer = await git.run(args);
  return answer.status === 'ok' ? answer.output : null;
}

/** Null when git fails. */
export async function firstLineOf(git: Git, args: readonly string[]): Promise<string | null> {
  return (await outputOf(git, args))?.trim() ?? null;
}

/** @param args must make git end each path with NUL @returns null when git fails */
export async function pathsOf(git: Git, args: readonly string[]): Promise<readonly string[] | null> {
  const output = await outputOf(git, args);
  return output === null ? null : [...new Set(output.split('\0').filter((path) => path !== ''))];
}

/** The last commit; null when there is none yet. */
export function headOf(git: Git): Promise<string | null> {
  return firstLineOf(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
}

/** Relative to the folder; null when git fails. */
export function conflictsIn(git: Git): Promise<readonly string[] | null> {
  return pathsOf(git, ['diff', '--name-only', '-z', '--diff-filter=U', '--relative']);
}
