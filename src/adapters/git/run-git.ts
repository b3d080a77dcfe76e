// Asks git one question about a repository. Whoever has several opens it once.

import { type GitAnswer, openGit } from './open-git.ts';

/** Runs `git <args>` in `root`, only to look. */
export async function runGit(root: string, args: readonly string[]): Promise<GitAnswer> {
  const opened = await openGit(root);
  if (opened.status === 'ok') return opened.git.run(args);
  return { status: opened.status === 'late' ? 'late' : 'failed' };
}
