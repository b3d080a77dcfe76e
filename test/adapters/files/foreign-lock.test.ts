// What a repository or a mishap puts in the place of a lock. Nobody holds it, and nobody would ever remove it.

import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLock } from '../../../src/adapters/files/with-lock.ts';
import { pipe } from '../../support/odd-files.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

type Put = (path: string) => void;

const file: Put = (path) => writeFileSync(path, 'theirs');
const linkToFolder: Put = (path) => {
  mkdirSync(`${path}.target`);
  symlinkSync(`${path}.target`, path, 'junction');
};
const linkToNowhere: Put = (path) => symlinkSync(`${path}.none`, path, 'junction');
const fullFolder: Put = (path) => {
  mkdirSync(path);
  writeFileSync(join(path, 'inside'), 'theirs');
  utimesSync(path, 1, 1);
};

const kinds: readonly (readonly [string, Put])[] = [
  ['a file', file],
  ['a link to a folder', linkToFolder],
  ['a link to nowhere', linkToNowhere],
  ['a folder with something in it', fullFolder],
];

const asideIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.includes('.corrupt-'));

describe('in the place of a lock', () => {
  it.each(kinds)('%s is set aside, not waited for', async (_name, put) => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    put(`${path}.lock`);
    expect(await withLock(path, () => 1)).toEqual({ status: 'done', value: 1, waited: true });
    expect(asideIn(folder)).toHaveLength(1);
  });

  it.each(kinds)('and %s in the place of what guards a takeover', async (_name, put) => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    mkdirSync(`${path}.lock`);
    utimesSync(`${path}.lock`, 1, 1);
    put(`${path}.lock.takeover`);
    expect(await withLock(path, () => 1)).toEqual({ status: 'done', value: 1, waited: true });
    expect(asideIn(folder)).toHaveLength(1);
    expect(
      readdirSync(folder).filter((name) => name.endsWith('.takeover') || name.endsWith('.lock')),
    ).toEqual([]);
  });

  it('nothing is lost', async () => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    file(`${path}.lock`);
    await withLock(path, () => 1);
    const [kept = ''] = asideIn(folder);
    expect(readFileSync(join(folder, kept), 'utf8')).toBe('theirs');
  });

  it('of many that find it, one at a time gets the lock', async () => {
    const path = join(tempFolder(), 'state.json');
    file(`${path}.lock`);
    let inside = 0;
    const alone = Array.from({ length: 8 }, () =>
      withLock(path, async () => {
        inside += 1;
        await new Promise((done) => setImmediate(done));
        const only = inside === 1;
        inside -= 1;
        return only;
      }),
    );
    for (const result of await Promise.all(alone))
      expect(result).toMatchObject({ status: 'done', value: true });
  });
});

requireOrSkip('posix')('in the place of a lock', () => {
  it('a pipe is set aside, not opened', async () => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    pipe(`${path}.lock`);
    expect(await withLock(path, () => 1)).toMatchObject({ status: 'done' });
    expect(asideIn(folder)).toHaveLength(1);
  });
});
