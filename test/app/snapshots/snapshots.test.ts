import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { existingSnapshots } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { keepSnapshots } from '../../../src/app/snapshots/keep-snapshots.ts';
import { showDifference } from '../../../src/app/snapshots/show-difference.ts';
import { undoFiles } from '../../../src/app/snapshots/undo-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { armed, makeScene, textOf } from '../support/scene.ts';

describe('keep snapshot', () => {
  // A loop keeps the project's files at its start and after each iteration, and says once if it cannot.
  type Scene = Awaited<ReturnType<typeof armed>>;

  const snapshotsOf = async (scene: Scene, loop: string) => {
    const store = await existingSnapshots(scene.workspace, loop);
    return { store, snapshots: store?.list() ?? [] };
  };

  it('has the files as they were before the loop and after each iteration', async () => {
    const scene = await armed();
    const { id } = scene.loop()?.terms ?? { id: '' };
    scene.write('work.txt', 'first');
    await scene.stop();
    scene.write('work.txt', 'second');
    scene.write('value.txt', 'ready');
    await scene.stop();
    expect(scene.loop()).toBeNull();
    const { store, snapshots } = await snapshotsOf(scene, id);
    expect(snapshots.map(({ label }) => label)).toEqual(['iteration-0', 'iteration-1', 'iteration-2']);
    const texts: (string | null)[] = [];
    for (const { tree } of snapshots) {
      const contents = store === null ? null : await store.trees.contentsOf(tree, ['work.txt']);
      texts.push(contents?.get('work.txt')?.toString() ?? null);
    }
    expect(texts).toEqual([null, 'first', 'second']);
  });

  it('names omitted files once', async () => {
    const scene = await armed();
    writeFileSync(join(scene.project, 'large.bin'), Buffer.alloc(12 * 1024 * 1024));
    expect(textOf(await scene.stop())).toContain('Not in the snapshots: “large.bin” (it has 12 MB).');
    expect(textOf(await scene.stop())).not.toContain('large.bin');
  });

  it('is not taken when the settings say so, and the loop works without', async () => {
    const scene = await armed();
    const { id } = scene.loop()?.terms ?? { id: '' };
    scene.write('.msw/config.json', '{"snapshots": false}');
    await scene.stop();
    expect((await snapshotsOf(scene, id)).snapshots.map(({ label }) => label)).toEqual(['iteration-0']);
  });

  it('says once that none can be taken', async () => {
    const scene = await armed();
    const { id } = scene.loop()?.terms ?? { id: '' };
    (await existingSnapshots(scene.workspace, id))?.remove();
    writeFileSync(join(scene.workspace.userFolder, 'snapshots', id), 'in the way');
    expect(textOf(await scene.stop())).toContain('No snapshot was kept (');
    expect(textOf(await scene.stop())).not.toContain('No snapshot was kept (');
  });

  it('is removed at the next arming once the loop’s last one is older than a month', async () => {
    const scene = makeScene();
    const folder = join(scene.workspace.userFolder, 'snapshots');
    const keep = async (loop: string, iteration: number) =>
      (await keepSnapshots(scene.workspace, loop))(iteration);
    for (const loop of ['old', 'young']) await keep(loop, 0);
    const monthAgo = scene.workspace.now() / 1000 - 31 * 24 * 3600;
    utimesSync(join(folder, 'old', 'snapshots.jsonl'), monthAgo, monthAgo);
    await keep('young', 1);
    expect(readdirSync(folder).toSorted()).toEqual(['old', 'young']);
    await keep('new', 0);
    expect(readdirSync(folder).toSorted()).toEqual(['new', 'young']);
  });

  it('is taken although an old folder cannot be removed', async ({ skip }) => {
    // Root may remove everything.
    if (process.platform === 'win32' || process.getuid?.() === 0) return skip();
    const scene = makeScene();
    const folder = join(scene.workspace.userFolder, 'snapshots');
    await (await keepSnapshots(scene.workspace, 'old'))(0);
    const monthAgo = scene.workspace.now() / 1000 - 31 * 24 * 3600;
    utimesSync(join(folder, 'old', 'snapshots.jsonl'), monthAgo, monthAgo);
    chmodSync(join(folder, 'old'), 0o500);
    const kept = await (await keepSnapshots(scene.workspace, 'new'))(0);
    chmodSync(join(folder, 'old'), 0o700);
    expect([kept.sentences, existsSync(join(folder, 'old', 'snapshots.jsonl'))]).toEqual([[], true]);
  });
});

describe('undo without git', () => {
  // Undo and the evidence of an iteration without git: file copies replace git's objects.
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.skipIf(process.platform === 'win32')('restores the files, and undoes that again', async () => {
    const programs = tempFolder();
    symlinkSync(process.execPath, join(programs, 'node'));
    vi.stubEnv('PATH', programs);
    const scene = await armed();
    scene.write('work.txt', 'first\n');
    await scene.stop();
    scene.write('work.txt', 'first\nsecond\n');
    mkdirSync(join(scene.project, 'more'));
    scene.write('more/new.txt', 'new\n');
    await scene.stop();
    const wanted = { session: null, loop: null, iteration: '1', back: false, yes: true };
    const shown = await showDifference(scene.workspace, {
      ...wanted,
      iteration: '2',
      until: null,
      filesOnly: false,
    });
    expect(shown).toMatchObject({
      status: 'ok',
      difference: {
        files: [
          // Written by the check itself.
          { path: '.runs' },
          { path: 'more/new.txt', status: 'added', added: 1, removed: 0 },
          { path: 'work.txt', status: 'changed', added: 1, removed: 0 },
        ],
      },
    });
    expect(await undoFiles(scene.workspace, wanted)).toMatchObject({ status: 'ok', undo: { isDone: true } });
    expect(readFileSync(join(scene.project, 'work.txt'), 'utf8')).toBe('first\n');
    expect(existsSync(join(scene.project, 'more'))).toBe(false);
    expect(await undoFiles(scene.workspace, { ...wanted, iteration: null, back: true })).toMatchObject({
      undo: { isDone: true },
    });
    expect(readFileSync(join(scene.project, 'work.txt'), 'utf8')).toBe('first\nsecond\n');
    expect(readFileSync(join(scene.project, 'more', 'new.txt'), 'utf8')).toBe('new\n');
  });
});
