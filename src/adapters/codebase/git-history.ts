// Asks git what was changed lately, and what is checked out.

import { type Commit, HISTORY_FORMAT, readHistory } from '../../core/mapping/skeleton/hot-spots.ts';
import { runGit } from '../git/open-git.ts';

const MOST_COMMITS = 1000;

/** The last 1,000 commits without merges, newest first, paths relative to `root`; null when git cannot say. */
export async function gitHistory(root: string): Promise<readonly Commit[] | null> {
  const log = await runGit(root, [
    'log',
    `--max-count=${MOST_COMMITS}`,
    '--no-merges',
    '--no-renames',
    '--relative',
    '--name-only',
    '-z',
    `--format=${HISTORY_FORMAT}`,
    '--',
    '.',
  ]);
  return log.status === 'ok' ? readHistory(log.output) : null;
}

/** The full SHA of what is checked out; null without git or before the first commit. */
export async function headCommit(root: string): Promise<string | null> {
  const head = await runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const sha = head.status === 'ok' ? head.output.trim() : '';
  return /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
