// Snapshots without git: they keep and report what git would.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSnapshots, type SnapshotStore } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LOOP = '20261122-220000-abcdef';
const onPosix = it.skipIf(process.platform === 'win32');

afterEach(() => {
  vi.unstubAllEnvs();
});

const write = (root: string, name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};

const storeOf = async (project: string): Promise<SnapshotStore> => {
  const opened = await openSnapshots({ userFolder: tempFolder(), project }, LOOP);
  if (opened.status !== 'ok') throw new Error(opened.reason);
  return opened.store;
};

/** Git is looked up when a store is opened. */
const copyingStoreOf = async (project: string): Promise<SnapshotStore> => {
  vi.stubEnv('PATH', tempFolder());
  const store = await storeOf(project);
  vi.unstubAllEnvs();
  return store;
};

const take = async (store: SnapshotStore, label: string, also: readonly string[] = []) => {
  const taken = await store.take({ label, at: 1, also });
  if (taken.status !== 'ok') throw new Error(taken.reason);
  return taken.snapshot;
};

const namesOf = async (store: SnapshotStore, tree: string) =>
  ((await store.trees.changedFiles((await emptyTree(store)).tree, tree)) ?? []).map(({ path }) => path);

const emptyTree = (store: SnapshotStore) => {
  const [first] = store.list();
  if (first === undefined) throw new Error('nothing was kept yet');
  return Promise.resolve(first);
};

const told = async (store: SnapshotStore, from: string, to: string) =>
  (await store.trees.changedFiles(from, to))?.map(({ path, status, added, removed, before, after }) => ({
    path,
    status,
    added,
    removed,
    kinds: [before?.kind, after?.kind],
  }));

describe('copies instead of git', () => {
  it('contain what git would commit, and name what they leave out', async () => {
    const root = tempFolder();
    const store = await copyingStoreOf(root);
    await take(store, 'iteration-0');
    write(root, '.gitignore', 'ignored/\n*.log\n!kept.log\n');
    write(root, 'ignored/secret', 's');
    write(root, 'x.log', 's');
    write(root, 'kept.log', 'k');
    write(root, 'node_modules/x/index.js', '');
    write(root, '.msw/state', '');
    write(root, 'src/.gitignore', '/only-here\n');
    write(root, 'src/only-here', '');
    write(root, 'src/deep/only-here', 'd');
    write(root, 'other/.git/HEAD', '');
    write(root, 'large.bin', Buffer.alloc(11 * 1024 * 1024));
    const { tree, leftOut } = await take(store, 'iteration-1');
    expect(await namesOf(store, tree)).toEqual([
      '.gitignore',
      'kept.log',
      'src/.gitignore',
      'src/deep/only-here',
    ]);
    expect(leftOut).toContainEqual({ path: 'other/', why: 'it is a repository of its own' });
    expect(leftOut).toContainEqual({ path: 'large.bin', why: 'it has 11 MB' });
    expect(await store.trees.ignoredBy(tree, ['a.log', 'kept.log', 'src/only-here', 'ignored/x'])).toEqual(
      new Set(['a.log', 'src/only-here', 'ignored/x']),
    );
    expect((await take(store, 'iteration-2', ['x.log'])).tree).not.toBe(tree);
  });

  it('detect a change of the same size at the same time, and read nothing twice unnecessarily', async () => {
    const root = tempFolder();
    write(root, 'a.txt', 'one\n');
    const store = await copyingStoreOf(root);
    const first = await take(store, 'iteration-0');
    expect((await take(store, 'iteration-1')).tree).toBe(first.tree);
    const { atime, mtime } = statSync(join(root, 'a.txt'));
    write(root, 'a.txt', 'two\n');
    utimesSync(join(root, 'a.txt'), atime, mtime);
    const { tree } = await take(store, 'iteration-2');
    expect(await told(store, first.tree, tree)).toMatchObject([{ path: 'a.txt', added: 1, removed: 1 }]);
    expect([...(await store.trees.contentsOf(first.tree, ['a.txt', 'gone']))]).toEqual([
      ['a.txt', Buffer.from('one\n')],
    ]);
  });

  it('are incomplete if one of them is gone, and readable only by their owner', async () => {
    const root = tempFolder();
    write(root, 'a.txt', 'one\n');
    const store = await copyingStoreOf(root);
    const { tree } = await take(store, 'iteration-0');
    if (process.platform !== 'win32') expect(statSync(join(store.store, 'blobs')).mode & 0o077).toBe(0);
    expect(await store.trees.isWhole(tree)).toBe(true);
    rmSync(join(store.store, 'blobs'), { recursive: true });
    expect(await store.trees.isWhole(tree)).toBe(false);
    expect(await store.trees.isWhole('0'.repeat(64))).toBe(false);
    // The next one is whole again, since missing copies are made again.
    expect(await store.trees.isWhole((await take(store, 'iteration-1')).tree)).toBe(true);
    writeFileSync(join(store.store, 'seen.json'), '[["a.txt", {"kind":');
    expect((await take(store, 'iteration-2')).tree).toBe(tree);
  });

  onPosix('keep links as links, and the executable bits', async () => {
    const root = tempFolder();
    const store = await copyingStoreOf(root);
    const { tree: empty } = await take(store, 'iteration-0');
    symlinkSync('/nowhere/at/all', join(root, 'dead'));
    write(root, 'run.sh', '#!/bin/sh\n');
    chmodSync(join(root, 'run.sh'), 0o755);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const { tree } = await take(store, 'iteration-1');
    expect((await told(store, empty, tree))?.map(({ path, kinds }) => [path, kinds[1]])).toEqual([
      ['dead', 'link'],
      ['run.sh', 'program'],
    ]);
  });
});

const name = fc.constantFrom('a', 'b.txt', 'sub/c', 'sub/deep/d.log', 'x.log', 'build/e', 'größe ü');
const text = fc
  .array(fc.constantFrom('one', 'two', 'three', '', 'x\r'), { maxLength: 12 })
  .chain((lines) => fc.constantFrom(lines.join('\n'), `${lines.join('\n')}\n`));
const change = fc.record({ name, text: fc.option(text, { nil: null }) });
const rules = fc
  .array(fc.constantFrom('*.log', 'build/', '/a', '!x.log', 'sub/**', '!sub/deep/', 'deep', '# no', 'b.*'), {
    maxLength: 4,
  })
  .map((lines) => lines.join('\n'));

requireOrSkip('git')('copies and git', () => {
  it('report the same for any two states of a folder, with patches that apply', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 8 }),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        rules,
        async (before, after, ignored) => {
          const root = tempFolder();
          const apply = (changes: readonly { name: string; text: string | null }[]) => {
            for (const one of changes) {
              if (one.text === null) rmSync(join(root, one.name), { force: true });
              else write(root, one.name, one.text);
            }
          };
          apply(before);
          write(root, '.gitignore', ignored);
          const [git, copies] = [await storeOf(root), await copyingStoreOf(root)];
          const from = [await take(git, 'iteration-0'), await take(copies, 'iteration-0')] as const;
          apply(after);
          const to = [await take(git, 'iteration-1'), await take(copies, 'iteration-1')] as const;
          const [first, second] = [
            await told(git, from[0].tree, to[0].tree),
            await told(copies, from[1].tree, to[1].tree),
          ];
          expect(second?.map(({ path, status, kinds }) => [path, status, kinds])).toEqual(
            first?.map(({ path, status, kinds }) => [path, status, kinds]),
          );
          // Two shortest differences may differ, but not in the net number of lines.
          const sum = (some: typeof first) => some?.map((one) => (one.added ?? 0) - (one.removed ?? 0));
          expect(sum(second)).toEqual(sum(first));
          await expectPatch(copies, from[1].tree, to[1].tree);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** `git apply` with the patch turns the one state into the other. */
const expectPatch = async (store: SnapshotStore, from: string, to: string): Promise<void> => {
  const layOut = async (tree: string) => {
    const folder = tempFolder();
    const scratch = join(tempFolder(), 'scratch');
    expect(await store.trees.layOut({ tree, entries: new Map(), folder, scratch })).toBeNull();
    return folder;
  };
  const [here, there] = [await layOut(from), await layOut(to)];
  const patch = await store.trees.patchBetween(from, to);
  if (patch !== '')
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], {
      cwd: here,
      input: patch ?? '',
      stdio: 'pipe',
    });
  const difference = () =>
    execFileSync('git', ['diff', '--no-index', '--stat', here, there], { encoding: 'utf8', stdio: 'pipe' });
  expect(difference()).toBe('');
};
