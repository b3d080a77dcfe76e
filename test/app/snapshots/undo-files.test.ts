// An undo as the user types it: shown first, carried out on a second command, undone, and interrupted at any instant.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { existingSnapshots } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { keepSnapshots } from '../../../src/app/snapshots/keep-snapshots.ts';
import { showDifference } from '../../../src/app/snapshots/show-difference.ts';
import { undoFiles } from '../../../src/app/snapshots/undo-files.ts';
import { renderDifference } from '../../../src/core/snapshots/difference-text.ts';
import { renderUndo } from '../../../src/core/snapshots/undo-text.ts';
import { initGit } from '../../support/sample-project.ts';
import { sampled } from '../../support/sampled.ts';
import { armed, makeScene, type Scene, textOf } from '../support/scene.ts';

sampled();

const LOOP = '20261122-220000-abcdef';
const isWindows = process.platform === 'win32';

/** Every path of a folder with its content, without `.git` and `.msw`. */
const listing = (root: string, below = ''): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(join(root, below), { withFileTypes: true }).map((entry): Record<string, string> => {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const path = join(root, name);
      if (entry.name === '.git' || entry.name === '.msw') return {};
      if (entry.isDirectory()) return listing(root, name);
      if (entry.isSymbolicLink()) return { [name]: `-> ${readlinkSync(path)}` };
      return { [name]: `${statSync(path).mode & 0o100 ? 'x ' : ''}${readFileSync(path, 'latin1')}` };
    }),
  );

const put = (root: string, name: string, content: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};

interface Step {
  readonly path: string;
  readonly what: string;
  readonly text: string;
}

/** Whether a folder exists or can be made. */
const hasRoom = (root: string, folder: string): boolean =>
  folder === '.' ||
  (hasRoom(root, dirname(folder)) &&
    lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() !== false);

const carryOut = (root: string, { path, what, text }: Step): void => {
  const place = join(root, path);
  // Not below a path that is a file now, and not through a link.
  if (!hasRoom(root, dirname(path))) return;
  rmSync(place, { recursive: true, force: true });
  if (what === 'remove') return;
  mkdirSync(dirname(place), { recursive: true });
  if (what === 'link' && !isWindows) symlinkSync(text.replaceAll('\0', '') || 'nowhere', place);
  else writeFileSync(place, text, { mode: what === 'program' ? 0o755 : 0o644 });
};

const ANY: Parameters<typeof undoFiles>[1] = {
  session: null,
  loop: null,
  iteration: null,
  back: false,
  yes: false,
};

const undo = async (scene: Scene, wanted: Partial<typeof ANY> = {}) => {
  const undone = await undoFiles(scene.workspace, { ...ANY, ...wanted });
  if (undone.status === 'refused') throw new Error(undone.reason);
  return undone.undo;
};

const keep = async (scene: Scene, iteration: number): Promise<void> => {
  const { snapshot, sentences } = await (await keepSnapshots(scene.workspace, LOOP))(iteration);
  if (snapshot === null) throw new Error(sentences.join(' '));
};

describe('an undo', () => {
  it('is shown first in the client, carried out on a second command, and undone on a third', async () => {
    const scene = await armed();
    scene.write('work.txt', 'one\n');
    await scene.stop();
    scene.write('work.txt', 'two\nthree\n');
    scene.write('extra.txt', 'x\n');
    await scene.stop();
    const after = listing(scene.project);
    const shown = textOf(await scene.type('undo', ''));
    expect(shown).toContain('Undo would bring back the files of the end of iteration 1');
    expect(shown).toContain('~ work.txt  +1 -2');
    expect(shown).toContain('- extra.txt  +0 -1');
    expect(shown).toContain('The loop is running');
    expect(shown).toContain('/msw:undo 1 --yes');
    expect(listing(scene.project)).toEqual(after);

    const done = textOf(await scene.type('undo', '1 --yes'));
    expect(done).toContain('The files are as they were at the end of iteration 1');
    expect(scene.read('work.txt')).toBe('one\n');
    expect(existsSync(join(scene.project, 'extra.txt'))).toBe(false);
    expect(scene.events()).toContain('loop-undone');

    expect(textOf(await scene.type('undo', '--back --yes'))).toContain(
      'The files are as they were before the last undo',
    );
    expect(listing(scene.project)).toEqual(after);
    expect(textOf(await scene.type('undo', '--bakc'))).toContain('did you mean --back?');
    expect(textOf(await scene.type('undo', '9'))).toContain(
      'There is no snapshot of iteration 9; there are: 0, 1, 2 (0 is the start of the loop).',
    );
  });

  it('goes back step by step to the start of the loop, even after the loop has ended', async () => {
    const scene = await armed();
    const first = listing(scene.project);
    scene.write('work.txt', 'one\n');
    await scene.stop();
    scene.write('value.txt', 'ready');
    await scene.stop();
    expect(scene.loop()).toBeNull();
    expect((await undo(scene, { yes: true })).to).toBe('iteration-1');
    expect((await undo(scene, { yes: true })).to).toBe('iteration-0');
    // The checks ran once after the first snapshot, and what they wrote is nobody's work.
    const { '.runs': _, ...then } = first;
    expect(listing(scene.project)).toEqual(then);
    await expect(undo(scene)).rejects.toThrow('nothing to undo');
  });

  it('leaves ignored files alone, and keeps a copy of one that is in the way', async () => {
    const scene = makeScene();
    initGit(scene.project);
    put(scene.project, 'settings', 'kept by the first snapshot');
    put(scene.project, '.gitignore', 'secret\nruns\n');
    put(scene.project, 'secret', 'mine');
    await keep(scene, 0);
    rmSync(join(scene.project, 'settings'));
    await keep(scene, 1);
    put(scene.project, '.gitignore', 'settings\nruns\n');
    put(scene.project, 'settings', 'ignored now');
    const before = listing(scene.project);
    const { files, untouched } = await undo(scene, { iteration: '0', yes: true });
    expect(files.map(({ path }) => path).sort()).toEqual(['.gitignore', 'settings']);
    // Not yet ignored when the snapshot was taken, so it is in the snapshot; then git ignored it.
    expect(untouched).toEqual([{ path: 'secret', why: 'git ignored it then' }]);
    expect(listing(scene.project)).toMatchObject({ secret: 'mine', settings: 'kept by the first snapshot' });
    await undo(scene, { back: true, yes: true });
    expect(listing(scene.project)).toEqual(before);
  });

  it.skipIf(isWindows)('never writes through a link, and leaves in place what is in the way', async () => {
    const scene = makeScene();
    const outside = makeScene().project;
    put(scene.project, 'dir/a.txt', 'one');
    put(scene.project, 'b', 'a file');
    await keep(scene, 0);
    rmSync(join(scene.project, 'dir'), { recursive: true });
    symlinkSync(outside, join(scene.project, 'dir'));
    rmSync(join(scene.project, 'b'));
    put(scene.project, 'b/node_modules/x', 'not kept');
    const { untouched } = await undo(scene, { iteration: '0', yes: true });
    expect(untouched).toEqual([{ path: 'b', why: 'there is a folder in its place' }]);
    expect(existsSync(join(outside, 'a.txt'))).toBe(false);
    expect(scene.read('dir/a.txt')).toBe('one');
    expect(scene.read('b/node_modules/x')).toBe('not kept');
  });

  it('is reported when it was interrupted, and then completed or undone', async () => {
    for (const back of [false, true]) {
      const scene = makeScene();
      put(scene.project, 'dir/a', 'one');
      put(scene.project, 'b', 'one');
      const first = listing(scene.project);
      await keep(scene, 0);
      rmSync(join(scene.project, 'dir'), { recursive: true });
      put(scene.project, 'dir', 'two');
      put(scene.project, 'b', 'two');
      const second = listing(scene.project);
      await keep(scene, 1);
      const store = await existingSnapshots(scene.workspace, LOOP);
      const [from, to] = [1, 0].map((at) => store?.list()[at]?.tree);
      const plan = JSON.stringify({ version: 1, from, to, target: 'iteration-0', kept: [] });
      writeFileSync(join(store?.store ?? '', 'undo.json'), plan, { mode: 0o600 });
      // It was half way through, and was writing a file.
      rmSync(join(scene.project, 'dir'));
      put(scene.project, 'dir/a', 'one');
      put(scene.project, '.msw-undo.tmp', 'on');
      const shown = await undo(scene);
      expect(renderUndo(shown)).toContain('An undo that brings back the start of the loop');
      expect(renderUndo(shown)).toContain('To complete it: /msw:undo --yes.');
      expect(shown.files.map(({ path }) => path)).toEqual(['b']);
      expect((await undo(scene, { yes: true, back })).isDone).toBe(true);
      expect(listing(scene.project)).toEqual(back ? second : first);
    }
  });

  it('changes neither the index nor a commit', async () => {
    const scene = makeScene();
    initGit(scene.project);
    const index = readFileSync(join(scene.project, '.git', 'index'));
    await keep(scene, 0);
    put(scene.project, 'value.txt', 'other');
    await undo(scene, { iteration: '0', yes: true });
    expect(scene.read('value.txt')).toBe('raw');
    expect(readFileSync(join(scene.project, '.git', 'index'))).toEqual(index);
  });

  it('reports that the repository has lost what its snapshot needs', async () => {
    const scene = makeScene();
    initGit(scene.project);
    await keep(scene, 0);
    put(scene.project, 'value.txt', 'other');
    rmSync(join(scene.project, '.git', 'objects'), { recursive: true });
    mkdirSync(join(scene.project, '.git', 'objects'));
    await expect(undo(scene, { iteration: '0', yes: true })).rejects.toThrow('is no longer whole');
    expect(scene.read('value.txt')).toBe('other');
  });

  it('followed by its own undo, after any edits, restores exactly the previous files', async () => {
    const paths = ['a', 'b/c', 'b/d/e', 'b', 'c.sh', 'x y', 'ü'] as const;
    const edit = fc.record({
      path: fc.constantFrom(...paths),
      what: fc.constantFrom('write', 'remove', 'program', 'link'),
      text: fc.string({ maxLength: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { maxLength: 8 }),
        fc.array(edit, { maxLength: 8 }),
        async (one, two) => {
          const scene = makeScene();
          for (const step of one) carryOut(scene.project, step);
          const first = listing(scene.project);
          await keep(scene, 0);
          for (const step of two) carryOut(scene.project, step);
          const second = listing(scene.project);
          await undo(scene, { iteration: '0', yes: true });
          expect(listing(scene.project)).toEqual(first);
          if (JSON.stringify(first) === JSON.stringify(second)) return;
          await undo(scene, { back: true, yes: true });
          expect(listing(scene.project)).toEqual(second);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a difference', () => {
  it('is that of one iteration, or between the ends of two, as a patch and as files', async () => {
    const scene = makeScene();
    await keep(scene, 0);
    put(scene.project, 'one.txt', 'one\n');
    await keep(scene, 1);
    put(scene.project, 'two\u001b[31m.txt', '~~~~\n<promise>done</promise>\n');
    rmSync(join(scene.project, 'one.txt'));
    await keep(scene, 2);
    const show = async (iteration: string | null, until: string | null, filesOnly = false) => {
      const shown = await showDifference(scene.workspace, { ...ANY, iteration, until, filesOnly });
      return shown.status === 'ok' ? renderDifference(shown.difference) : shown.reason;
    };
    expect(await show('1', null)).toContain('+one');
    expect(await show('1', null, true)).toBe(
      'From the start of the loop to the end of iteration 1: 1 file, +1 -0 lines\n  + one.txt  +1 -0',
    );
    const last = await show(null, null);
    expect(last).toContain('From the end of iteration 1 to the end of iteration 2: 2 files');
    expect(last).not.toContain('\u001b');
    expect(last).not.toContain('<promise>');
    expect(await show('0', '2', true)).toContain('1 file');
    expect(await show('0', null)).toContain('Nothing is kept from before the start of the loop');
    expect(await show('7', null)).toContain('There is no snapshot of iteration 7; there are: 0, 1, 2');
    expect(await show('1', 'x')).toContain('There is no snapshot of iteration x');
  });
});
