// Undo and the evidence of an iteration where git is not installed: copies do what git's objects do elsewhere.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { showDifference } from '../../../src/app/snapshots/show-difference.ts';
import { undoFiles } from '../../../src/app/snapshots/undo-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { armed } from '../support/scene.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.skipIf(process.platform === 'win32')('brings the files back, and forth again', async () => {
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
        // Of the check itself.
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
