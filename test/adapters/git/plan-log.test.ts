import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  addedIn,
  commitsSince,
  recentCommits,
  uncommittedPaths,
  withFiles,
} from '../../../src/adapters/git/plan-log.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

requireOrSkip('git')('plan-log', () => {
  it('names files from the project, wherever it lies in its repository', async () => {
    const top = tempFolder();
    writeFiles(top, { 'other.txt': 'o\n', 'app/a b.txt': 'a\n', 'app/ä.txt': 'ä\n' });
    initGit(top);
    const root = join(top, 'app');
    rmSync(join(root, 'a b.txt'));
    writeFiles(top, { 'app/sub/c.txt': 'c\n', 'other.txt': 'changed\n' });
    git(top, 'add', '-A');
    git(top, 'commit', '-qm', 'feat(01-01): c');
    git(top, 'commit', '-q', '--allow-empty', '-m', 'chore(01-01): empty');
    const commits = await recentCommits(root);
    expect(commits?.map(({ subject }) => subject)).toEqual([
      'chore(01-01): empty',
      'feat(01-01): c',
      'start',
    ]);
    expect((await withFiles(root, commits ?? [])).map(({ files }) => files)).toEqual([
      [],
      ['a b.txt', 'sub/c.txt'],
      ['a b.txt', 'ä.txt'],
    ]);
    expect((await withFiles(root, commits ?? []))[1]).toMatchObject({
      added: ['sub/c.txt'],
      deleted: ['a b.txt'],
    });
    expect((await addedIn(root, 'sub')).get('sub/c.txt')).toBe(commits?.[1]?.hash);
    writeFiles(top, { 'app/sub/d.txt': 'd\n', 'other.txt': 'again\n', 'app/ä.txt': 'new\n' });
    expect((await uncommittedPaths(root))?.toSorted()).toEqual(['sub/d.txt', 'ä.txt']);
  });

  it('tells the commits since a moment, oldest first, in a linked work tree too', async () => {
    const top = tempFolder();
    initGit(top);
    const linked = join(tempFolder(), 'linked');
    git(top, 'worktree', 'add', '-q', linked);
    for (const folder of [top, linked]) {
      git(folder, 'commit', '-q', '--allow-empty', '-m', 'one');
      git(folder, 'commit', '-q', '--allow-empty', '-m', 'two');
      expect(await commitsSince(folder, 0)).toEqual(['start', 'one', 'two']);
      expect(await commitsSince(folder, Number.MAX_SAFE_INTEGER)).toEqual([]);
    }
    expect(await commitsSince(tempFolder(), 0)).toEqual([]);
  });

  it('knows nothing without git, and no commit of a new repository', async () => {
    const folder = tempFolder();
    expect(await recentCommits(folder)).toBeNull();
    expect(await uncommittedPaths(folder)).toBeNull();
    git(folder, 'init', '-q');
    expect(await recentCommits(folder)).toEqual([]);
  });
});
