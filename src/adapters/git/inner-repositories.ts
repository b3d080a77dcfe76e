// Finds the repositories inside a folder: submodules, clones, whatever has a `.git` of its own. It walks, since git lists
// neither those in what it ignores nor the clean ones.

import { join } from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { openGit } from './open-git.ts';
import { isLinkedTo, isTop, topOf } from './repository-files.ts';
import { TOOL_FOLDERS } from './work-tree.ts';

/** The nearest folders come first, so a limit leaves out what lies deep. */
const MOST_FOLDERS = 2_000;
const MOST_ENTRIES = 20_000;
const MOST_FOUND = 32;
/** A person clones few repositories into what git ignores; more are those of a package manager. */
const MOST_IGNORED = 4;

/**
 * Paths from `root`, a real path, with `/`; sorted. Without the work trees that are linked to the repository around it:
 * they are other places of the same work.
 */
export async function innerRepositories(root: string): Promise<readonly string[]> {
  const found = walk(root);
  if (found.length === 0) return [];
  const ignored = await ignoredOf(root, found);
  return ignored.size > MOST_IGNORED ? found.filter((path) => !ignored.has(path)) : found;
}

function walk(root: string): readonly string[] {
  const top = topOf(root);
  const found: string[] = [];
  const waiting = [''];
  for (let next = 0; next < waiting.length && next < MOST_FOLDERS && found.length < MOST_FOUND; next += 1) {
    const folder = waiting[next] ?? '';
    const listed = listFolder(join(root, folder), named, MOST_ENTRIES);
    if (listed.status !== 'ok') continue;
    if (folder !== '' && listed.entries.some(({ name }) => name === '.git') && isTop(join(root, folder))) {
      if (top !== null && isLinkedTo(join(root, folder), top)) continue;
      found.push(folder);
    }
    const below = listed.entries.filter((entry) => entry.isDirectory() && isWalked(entry.name));
    waiting.push(...below.map(({ name }) => (folder === '' ? name : `${folder}/${name}`)));
  }
  return found.sort();
}

/** People keep clones of their own in `vendor`, and none in a folder that their tools hide. */
function isWalked(name: string): boolean {
  return name === 'vendor' || !(name.startsWith('.') || TOOL_FOLDERS.has(name));
}

async function ignoredOf(root: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const opened = await openGit(root);
  if (opened.status !== 'ok' || opened.git.top === null) return new Set();
  const { git } = opened;
  const isIgnored = async (path: string): Promise<readonly string[]> =>
    (await git.run(['check-ignore', '-q', '--', path])).status === 'ok' ? [path] : [];
  return new Set((await Promise.all(paths.map(isIgnored))).flat());
}
