// Work in other places of a project's repository: on branches, and in linked work trees, which are not where the checks
// of a loop run.

import { dirname, join } from 'node:path';
import type { Elsewhere } from '../../core/loop/loop.ts';
import { commonFolder } from '../files/git-folder.ts';
import { lookAt, namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { outputOf } from './ask-git.ts';
import { type LookingGit, type OpenedGit, openGit } from './open-git.ts';
import { isLinkedTo, realFolder, topOf } from './repository-files.ts';
import { pathOfEntry, STATUS } from './work-tree.ts';

const MOST_TREES = 20;
const MOST_NAMED = 3;

/**
 * Branches with commits since a time in milliseconds that HEAD does not have, and linked work trees with files that
 * changed since; at most three, the newest commits first. Empty outside a repository, and when git fails.
 */
export async function workElsewhere(
  root: string,
  git: Promise<OpenedGit>,
  since: number,
): Promise<readonly Elsewhere[]> {
  const opened = await git;
  const top = topOf(root);
  if (opened.status !== 'ok' || opened.git.top === null || top === null) return [];
  const listed = await outputOf(opened.git, [...BRANCHES, 'refs/heads']);
  const branches = (listed ?? '').split('\n').flatMap((line) => readBranch(line, since));
  const trees = await Promise.all(
    linkedTrees(top).map(async (folder) => lookAtTree(folder, branches, { git: opened.git, since })),
  );
  const alone = branches.filter(({ folder }) => folder === null);
  return [...trees.flatMap((tree) => tree ?? []), ...alone].slice(0, MOST_NAMED);
}

const BRANCHES = [
  'for-each-ref',
  '--no-merged=HEAD',
  '--sort=-committerdate',
  '--count=20',
  '--format=%(committerdate:unix)%09%(refname:short)%09%(worktreepath)',
];

function readBranch(line: string, since: number): readonly Elsewhere[] {
  const [time = '', branch = '', folder = ''] = line.split('\t');
  if (line === '' || isOurs(branch) || Number(time) * 1000 + 999 < since) return [];
  return [{ branch, folder: folder === '' ? null : folder, committed: true }];
}

/** MSW brings the work on its own branches back by itself. */
function isOurs(branch: string): boolean {
  return branch.startsWith('msw/');
}

/** The tops of the work trees that are linked to the repository, apart from `top`. */
function linkedTrees(top: string): readonly string[] {
  const common = commonFolder(top);
  if (common === null) return [];
  // The main work tree of a repository is another place too, seen from a linked one.
  const main = common.endsWith('.git') ? [dirname(common)] : [];
  const names = namesIn(join(common, 'worktrees'), named).slice(0, MOST_TREES);
  const linked = names.flatMap((name) => {
    const file = textOf(join(common, 'worktrees', name, 'gitdir'), named, LONGEST)?.trim() ?? '';
    const folder = file === '' ? null : realFolder(dirname(file));
    // The file may name any folder, which then names the repository back.
    return folder !== null && isLinkedTo(folder, top) ? [folder] : [];
  });
  return [...main, ...linked].filter((folder) => realFolder(folder) !== top);
}

const LONGEST = 64 * 1024;

/** Null when nothing was done there since. */
async function lookAtTree(
  folder: string,
  branches: readonly Elsewhere[],
  { git, since }: { readonly git: LookingGit; readonly since: number },
): Promise<Elsewhere | null> {
  const own = await openGit(folder);
  if (own.status !== 'ok' || own.git.top !== folder) return null;
  const lines = ((await outputOf(own.git, STATUS)) ?? '').split('\0');
  const head = lines.find((line) => line.startsWith('# branch.head '))?.slice('# branch.head '.length) ?? '';
  const oid = lines.find((line) => line.startsWith('# branch.oid '))?.slice('# branch.oid '.length) ?? '';
  const branch = head === '(detached)' ? null : head;
  if (isOurs(head)) return null;
  const committed =
    branch === null
      ? await isNew(git, oid, since)
      : branches.some((known) => known.branch === branch && known.committed);
  const changed = lines.some((line) => changedSince(folder, line, since));
  return committed || changed ? { branch, folder, committed } : null;
}

async function isNew(git: LookingGit, oid: string, since: number): Promise<boolean> {
  if (!/^[0-9a-f]{40,64}$/.test(oid)) return false;
  const time = await outputOf(git, ['log', '-1', '--format=%ct', oid, '--not', 'HEAD']);
  return time !== null && time !== '' && Number(time) * 1000 + 999 >= since;
}

/** A deleted file has no time left. */
function changedSince(folder: string, line: string, since: number): boolean {
  const path = pathOfEntry(line);
  const stat = path === null || path.split('/').includes('.msw') ? null : lookAt(join(folder, path));
  return stat !== null && stat.ctimeMs >= since;
}
