// Snapshots of real folders, with and without git: their content, and that the user's repository is unchanged.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStoreGit } from '../../../src/adapters/git/store-git.ts';
import {
  existingSnapshots,
  openSnapshots,
  type SnapshotStore,
} from '../../../src/adapters/snapshots/snapshot-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LOOP = '20261122-220000-abcdef';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });

const write = (root: string, name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};

const repository = (): string => {
  const root = tempFolder();
  git(root, 'init', '-q');
  write(root, 'a.txt', 'one\n');
  write(root, 'src/b.txt', 'two\n');
  write(root, '.gitignore', 'ignored/\n*.log\n');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'first');
  return root;
};

const storeOf = async (project: string, userFolder = tempFolder()): Promise<SnapshotStore> => {
  const opened = await openSnapshots({ userFolder, project }, LOOP);
  if (opened.status !== 'ok') throw new Error(opened.reason);
  return opened.store;
};

const take = async (store: SnapshotStore, label = 'iteration-0', also: readonly string[] = []) => {
  const taken = await store.take({ label, at: 1, also });
  if (taken.status !== 'ok') throw new Error(taken.reason);
  return taken.snapshot;
};

/** Every path of a folder with its kind; nothing of `.git`. */
const listing = (root: string, below = root): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(below, { withFileTypes: true }).map((entry): Record<string, string> => {
      const path = join(below, entry.name);
      const name = relative(root, path).split(sep).join('/');
      if (entry.name === '.git') return {};
      if (entry.isDirectory()) return listing(root, path);
      if (entry.isSymbolicLink()) return { [name]: `-> ${readlinkSync(path)}` };
      return { [name]: `${statSync(path).mode & 0o100 ? 'x ' : ''}${readFileSync(path, 'latin1')}` };
    }),
  );

/** A digest of every byte below a folder. */
const digest = (folder: string): string => {
  const hash = createHash('sha256');
  const walk = (below: string): void => {
    for (const name of readdirSync(below).sort()) {
      const path = join(below, name);
      hash.update(`${path}\0`);
      if (lstatSync(path).isDirectory()) walk(path);
      else hash.update(readFileSync(path));
    }
  };
  walk(folder);
  return hash.digest('hex');
};

/** Writes all files of a tree into an empty folder, as they were kept. */
const writeOut = async (store: SnapshotStore, tree: string): Promise<string> => {
  const folder = tempFolder();
  const scratch = join(tempFolder(), 'index');
  expect(await store.trees.layOut({ tree, entries: new Map(), folder, scratch })).toBeNull();
  return folder;
};

const writtenOut = async (store: SnapshotStore, tree: string): Promise<Record<string, string>> => {
  return listing(await writeOut(store, tree));
};

describe('a snapshot of a repository', () => {
  it('contains committed, staged, changed and new files, but none that git ignores', async () => {
    const root = repository();
    write(root, 'a.txt', 'staged\n');
    git(root, 'add', 'a.txt');
    write(root, 'a.txt', 'changed after that\n');
    rmSync(join(root, 'src/b.txt'));
    write(root, 'neu ü "x".txt', 'new');
    write(root, 'ignored/secret', 's');
    write(root, 'x.log', 's');
    write(root, '.msw/ralph-state.json', '{}');
    const before = digest(join(root, '.git'));
    const store = await storeOf(root);
    const { tree } = await take(store);
    expect(await writtenOut(store, tree)).toEqual({
      '.gitignore': 'ignored/\n*.log\n',
      'a.txt': 'changed after that\n',
      'neu ü "x".txt': Buffer.from('new').toString('latin1'),
    });
    expect(digest(join(root, '.git'))).toBe(before);
    expect(existsSync(join(root, 'src'))).toBe(true);
  });

  it('keeps every byte, whatever attributes and settings say about line endings and filters', async () => {
    const root = repository();
    const marker = join(tempFolder(), 'ran');
    git(root, 'config', 'filter.bad.clean', `touch ${marker}`);
    git(root, 'config', 'filter.bad.smudge', `touch ${marker}`);
    git(root, 'config', 'core.autocrlf', 'true');
    git(root, 'config', 'core.fsmonitor', `touch ${marker}`);
    write(
      root,
      '.gitattributes',
      '*.txt text eol=crlf\n*.bad filter=bad ident\n*.u working-tree-encoding=UTF-16\n',
    );
    write(root, 'mixed.txt', 'a\r\nb\nc\r');
    write(root, 'x.bad', '$Id$\n');
    write(root, 'x.u', Buffer.from([0xff, 0xfe, 0x41, 0]));
    write(root, 'zero', Buffer.from([0, 1, 2, 255]));
    const store = await storeOf(root);
    const { tree } = await take(store);
    expect(await writtenOut(store, tree)).toEqual(listing(root));
    expect(existsSync(marker)).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('keeps links as links, and the executable bits', async () => {
    const root = repository();
    symlinkSync('a.txt', join(root, 'link'));
    symlinkSync('/nowhere/at/all', join(root, 'dead'));
    symlinkSync('src', join(root, 'folder'));
    write(root, 'run.sh', '#!/bin/sh\n');
    chmodSync(join(root, 'run.sh'), 0o755);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const store = await storeOf(root);
    const { tree } = await take(store);
    rmSync(join(root, 'pipe'));
    expect(await writtenOut(store, tree)).toEqual(listing(root));
    chmodSync(join(root, 'run.sh'), 0o644);
    rmSync(join(root, 'folder'));
    rmSync(join(root, 'src'), { recursive: true });
    symlinkSync('.', join(root, 'src'));
    const next = await take(store, 'iteration-1');
    expect(await writtenOut(store, next.tree)).toEqual(listing(root));
  });

  it('shows every change between two of them, even one of the same size at the same time', async () => {
    const root = repository();
    const store = await storeOf(root);
    const first = await take(store);
    expect((await take(store, 'iteration-1')).tree).toBe(first.tree);
    const { mtime, atime } = statSync(join(root, 'a.txt'));
    write(root, 'a.txt', 'two\n');
    utimesSync(join(root, 'a.txt'), atime, mtime);
    rmSync(join(root, 'src'), { recursive: true });
    write(root, 'src', 'a file now\n');
    write(root, 'new.bin', Buffer.from([0, 1]));
    const { tree } = await take(store, 'iteration-2');
    const changes = await store.trees.changedFiles(first.tree, tree);
    expect(changes?.map(({ path, status, added, removed }) => [path, status, added, removed])).toEqual([
      ['a.txt', 'changed', 1, 1],
      ['new.bin', 'added', null, null],
      ['src', 'added', 1, 0],
      ['src/b.txt', 'removed', 0, 1],
    ]);
    const contents = await store.trees.contentsOf(first.tree, ['a.txt', 'src/b.txt', 'new.bin']);
    expect([...contents].map(([path, content]) => [path, content.toString()])).toEqual([
      ['a.txt', 'one\n'],
      ['src/b.txt', 'two\n'],
    ]);
    expect(store.list().map(({ label }) => label)).toEqual(['iteration-0', 'iteration-1', 'iteration-2']);
  });

  it('covers the whole repository, with its own ignore lists, if the project is a folder of it', async () => {
    const root = repository();
    write(root, 'packages/one/x.txt', 'x');
    write(root, 'packages/one/private', 'p');
    write(root, '.git/info/exclude', 'private\n');
    // Ignored, but committed nevertheless.
    write(root, 'kept.log', 'k');
    git(root, 'add', '-f', 'kept.log');
    const store = await storeOf(join(root, 'packages', 'one'));
    expect(store.top).toBe(root);
    const { tree } = await take(store);
    expect(Object.keys(await writtenOut(store, tree)).sort()).toEqual([
      '.gitignore',
      'a.txt',
      'kept.log',
      'packages/one/x.txt',
      'src/b.txt',
    ]);
  });

  it('leaves out and names nested repositories, submodules and files that are too large', async () => {
    const root = repository();
    const inner = repository();
    git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub');
    git(root, 'init', '-q', 'other');
    write(root, 'other/x', 'x');
    git(join(root, 'other'), 'add', '.');
    git(join(root, 'other'), 'commit', '-qm', 'x');
    write(root, 'large.bin', Buffer.alloc(11 * 1024 * 1024));
    const store = await storeOf(root);
    const { leftOut, tree } = await take(store);
    expect(leftOut).toContainEqual({ path: 'other/', why: 'it is a repository of its own' });
    expect(leftOut).toContainEqual({ path: 'large.bin', why: 'it has 11 MB' });
    expect(leftOut.map(({ path }) => path)).toContain('sub/');
    expect(Object.keys(await writtenOut(store, tree)).sort()).toEqual([
      '.gitignore',
      '.gitmodules',
      'a.txt',
      'src/b.txt',
    ]);
    write(root, 'a.txt', Buffer.alloc(11 * 1024 * 1024));
    const next = await take(store, 'iteration-1');
    expect(next.leftOut).toContainEqual({ path: 'a.txt', why: 'it has 11 MB' });
    expect(await writtenOut(store, next.tree)).not.toHaveProperty('a.txt');
  });

  it('works in another work tree of the repository, with a sparse checkout and a SHA-256 repository', async () => {
    const root = repository();
    const other = join(tempFolder(), 'other');
    git(root, 'worktree', 'add', '-q', other);
    write(other, 'a.txt', 'in the other\n');
    const linked = await storeOf(other);
    expect(await writtenOut(linked, (await take(linked)).tree)).toEqual(listing(other));

    git(root, 'sparse-checkout', 'set', '--no-cone', '/a.txt');
    const sparse = await storeOf(root);
    expect(Object.keys(await writtenOut(sparse, (await take(sparse)).tree))).toEqual(['a.txt']);

    const modern = tempFolder();
    git(modern, 'init', '-q', '--object-format=sha256');
    write(modern, 'x', 'x');
    git(modern, 'add', '.');
    git(modern, 'commit', '-qm', 'x');
    write(modern, 'y', 'y');
    const store = await storeOf(modern);
    expect(await writtenOut(store, (await take(store)).tree)).toEqual({ x: 'x', y: 'y' });
  });

  it('reports that it is incomplete when the repository has lost objects that only it had', async () => {
    const root = repository();
    const store = await storeOf(root);
    const { tree } = await take(store);
    expect(await store.trees.isWhole(tree)).toBe(true);
    rmSync(join(root, '.git', 'objects'), { recursive: true });
    mkdirSync(join(root, '.git', 'objects'));
    expect(await store.trees.isWhole(tree)).toBe(false);
  });

  it('is taken even after a process was killed midway or damaged the index', async () => {
    const root = repository();
    const store = await storeOf(root);
    await take(store);
    writeFileSync(join(store.store, 'index.lock'), '');
    write(root, 'new', 'n');
    expect(await writtenOut(store, (await take(store, 'iteration-1')).tree)).toEqual(listing(root));
    // Killed between the index and the list of snapshots.
    write(root, 'between', 'b');
    await openStoreGit(store)?.run(['update-index', '--add', 'between']);
    expect(await writtenOut(store, (await take(store, 'iteration-1')).tree)).toEqual(listing(root));
    writeFileSync(join(store.store, 'index'), 'DIRC nonsense');
    write(root, 'newer', 'n');
    expect(await writtenOut(store, (await take(store, 'iteration-2')).tree)).toEqual(listing(root));
  });

  it.skipIf(process.platform !== 'linux')('contains files whose names are not UTF-8', async () => {
    const root = repository();
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x61, 0xff, 0x0a])]), 'odd');
    const store = await storeOf(root);
    const { tree } = await take(store);
    const folder = await writeOut(store, tree);
    expect(readdirSync(Buffer.from(folder), { encoding: 'latin1' })).toContain('a\xff\n');
  });
});

describe('a snapshot of a folder without a repository', () => {
  it('contains its files, except those that can be rebuilt', async () => {
    const root = tempFolder();
    write(root, 'a.txt', 'one\n');
    write(root, 'node_modules/x/index.js', '');
    write(root, '.msw/state', '');
    const store = await storeOf(root);
    const first = await take(store);
    expect(await writtenOut(store, first.tree)).toEqual({ 'a.txt': 'one\n' });
    write(root, 'b.txt', 'two\n');
    expect((await take(store, 'iteration-1')).tree).not.toBe(first.tree);
    expect(existsSync(join(root, '.git'))).toBe(false);
  });

  it('is readable only by its owner, is found again by its loop, and can be removed', async () => {
    const root = tempFolder();
    const userFolder = tempFolder();
    const store = await storeOf(root, userFolder);
    await take(store);
    if (process.platform !== 'win32') expect(statSync(store.store).mode & 0o077).toBe(0);
    const owner = { userFolder, project: root };
    expect((await existingSnapshots(owner, LOOP))?.list()).toHaveLength(1);
    expect(await existingSnapshots({ userFolder, project: tempFolder() }, LOOP)).toBeNull();
    expect(await existingSnapshots(owner, '../x')).toBeNull();
    store.remove();
    expect(await existingSnapshots(owner, LOOP)).toBeNull();
  });
});
