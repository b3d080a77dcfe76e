// Git's answer about a repository's settings is cached, but never past a change: each case makes one and asks again.
import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGit } from '../../../src/adapters/git/open-git.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

interface Place {
  readonly home: string;
  readonly repository: string;
  /** A folder of the repository. */
  readonly folder: string;
}

const FILTER = '[filter "a"]\n\tclean = touch ran\n';

const CHANGES: Readonly<Record<string, (place: Place) => void>> = {
  'its own settings': ({ repository }) => appendFileSync(join(repository, '.git', 'config'), FILTER),
  'its own settings, with the times of before': ({ repository }) => {
    const path = join(repository, '.git', 'config');
    appendFileSync(path, FILTER);
    utimesSync(path, 1_700_000_000, 1_700_000_000);
  },
  'another file in their place': ({ repository }) => {
    const path = join(repository, '.git', 'config');
    writeFileSync(`${path}.new`, `[core]\n\tbare = false\n${FILTER}`);
    renameSync(`${path}.new`, path);
  },
  'another repository in its place': ({ home, repository }) => {
    const other = join(home, 'other');
    mkdirSync(other);
    initGit(other);
    appendFileSync(join(other, '.git', 'config'), FILTER);
    rmSync(join(repository, '.git'), { recursive: true });
    renameSync(join(other, '.git'), join(repository, '.git'));
  },
  'a repository below it': ({ folder }) => {
    initGit(folder);
    appendFileSync(join(folder, '.git', 'config'), FILTER);
  },
  'settings of the user that were not there': ({ home }) => writeFileSync(join(home, '.gitconfig'), FILTER),
  'settings of the user behind a link': ({ home }) => {
    writeFileSync(join(home, 'dotfile'), FILTER);
    symlinkSync('dotfile', join(home, '.gitconfig'));
  },
  'settings of one work tree': ({ repository }) => {
    git(repository, 'config', 'extensions.worktreeConfig', 'true');
    git(repository, 'config', '--worktree', 'filter.a.clean', 'touch ran');
  },
};

const makePlace = (): Place => {
  const home = tempFolder();
  const repository = join(home, 'work');
  const folder = join(repository, 'part');
  mkdirSync(repository);
  writeFiles(repository, { 'part/a.txt': 'a\n' });
  initGit(repository);
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', '');
  vi.stubEnv('GIT_CONFIG_GLOBAL', undefined);
  return { home, repository, folder };
};

/** The settings, the same object when they were cached, and whether they name the filter. */
const look = async (folder: string) => {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') throw new Error(opened.status);
  const { settings } = opened.git;
  return {
    settings,
    isNamed: [...settings.user.keys(), ...settings.repository.keys()].includes('filter.a.clean'),
  };
};

/** Asks until an answer is cached; answers from files that have just changed are not. */
const lookKept = (folder: string) =>
  vi.waitFor(
    async () => {
      const [first, second] = [await look(folder), await look(folder)];
      expect(second.settings).toBe(first.settings);
      return second;
    },
    { timeout: 10_000, interval: 50 },
  );

requireOrSkip('git', 'posix')('kept settings of a repository', () => {
  beforeEach(() => vi.unstubAllEnvs());
  afterEach(() => vi.unstubAllEnvs());

  it.each(Object.entries(CHANGES))('are read again after a change: %s', async (_, change) => {
    const place = makePlace();
    expect(await lookKept(place.folder)).toMatchObject({ isNamed: false });
    change(place);
    expect(await look(place.folder)).toMatchObject({ isNamed: true });
  });

  it('depend on the environment of the caller', async () => {
    const { home, folder } = makePlace();
    await lookKept(folder);
    writeFileSync(join(home, 'mine'), FILTER);
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(home, 'mine'));
    expect(await look(folder)).toMatchObject({ isNamed: true });
  });

  it('are not cached if a setting names further files, which may come and go', async () => {
    const { repository, folder } = makePlace();
    git(repository, 'config', 'include.path', 'more');
    // More attempts than anything else would need to be cached.
    const seen = new Set();
    for (let at = 0; at < 60; at += 1) seen.add((await look(folder)).settings);
    expect(seen.size).toBe(60);
    writeFileSync(join(repository, '.git', 'more'), FILTER);
    expect(await look(folder)).toMatchObject({ isNamed: true });
  });

  it('of a linked work tree follow the settings that its own file names', async () => {
    const { home, repository } = makePlace();
    const tree = join(home, 'tree');
    git(repository, 'worktree', 'add', '-q', tree);
    expect(await lookKept(tree)).toMatchObject({ isNamed: false });
    const other = join(home, 'other');
    mkdirSync(other);
    initGit(other);
    appendFileSync(join(other, '.git', 'config'), FILTER);
    writeFileSync(join(repository, '.git', 'worktrees', 'tree', 'commondir'), join(other, '.git'));
    expect(await look(tree)).toMatchObject({ isNamed: true });
  });
});
