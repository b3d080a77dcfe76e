import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFolder, namesIn } from '../../../src/adapters/files/list-folder.ts';
import { named, ownFile, projectFile } from '../../../src/adapters/files/place.ts';
import { pipe } from '../../support/odd-files.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const fill = (root: string, count: number): void => {
  for (let number = 0; number < count; number += 1) writeFileSync(join(root, `f${number}`), '');
};

describe('listFolder', () => {
  it('lists up to its limit, and nothing of a folder that holds more', () => {
    const root = tempFolder();
    fill(root, 300);
    const list = listFolder(root, named, 300);
    expect(list.status === 'ok' ? list.entries.filter((entry) => entry.isFile()).length : 0).toBe(300);
    expect(listFolder(root, named, 299)).toEqual({
      status: 'too-many',
      reason: 'it holds more than 299 files',
    });
  });

  it('tells what is missing and what is no folder', () => {
    const root = tempFolder();
    writeFileSync(join(root, 'file'), '');
    expect(listFolder(join(root, 'none'), named)).toEqual({ status: 'missing' });
    expect(listFolder(join(root, 'file'), named)).toEqual({ status: 'refused', reason: 'it is no folder' });
    expect(namesIn(join(root, 'none'), named)).toEqual([]);
    expect(namesIn(root, named)).toEqual(['file']);
  });
});

requireOrSkip('posix')('listFolder and what a repository can ship', () => {
  it('follows links within the project, and none out of it or in .msw', () => {
    const root = tempFolder();
    const elsewhere = tempFolder();
    mkdirSync(join(root, 'real'));
    fill(join(root, 'real'), 2);
    fill(elsewhere, 3);
    symlinkSync('real', join(root, 'inside'));
    symlinkSync(elsewhere, join(root, 'out'));
    expect(namesIn(join(root, 'inside'), projectFile(root))).toEqual(['f0', 'f1']);
    expect(listFolder(join(root, 'out'), projectFile(root))).toMatchObject({ status: 'refused' });
    expect(listFolder(join(root, 'inside'), ownFile(root))).toMatchObject({ status: 'refused' });
    expect(namesIn(join(root, 'out'), named)).toHaveLength(3);
  });

  it('does not wait for a pipe', () => {
    const path = join(tempFolder(), 'pipe');
    pipe(path);
    expect(listFolder(path, named)).toEqual({ status: 'refused', reason: 'it is no folder' });
  });
});
