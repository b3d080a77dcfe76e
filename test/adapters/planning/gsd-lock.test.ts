import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withGsdLocks } from '../../../src/adapters/planning/gsd-lock.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { endlessDevice, huge, pipe } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const locks = ['.lock', 'STATE.md.lock'];
const aged = (path: string, secondsAgo: number): void => {
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(path, time, time);
};

describe('withGsdLocks', () => {
  it('holds both locks while it works, and removes both', async () => {
    const planning = tempFolder();
    const held = await withGsdLocks(planning, () => readdirSync(planning).sort());
    expect(held).toEqual({ status: 'done', value: locks });
    expect(readdirSync(planning)).toEqual([]);
  });

  it.each(locks)('is busy while another process holds %s, and does not touch it', async (name) => {
    const planning = tempFolder();
    writeFileSync(join(planning, name), JSON.stringify({ pid: process.pid }));
    expect(await withGsdLocks(planning, () => 1, 200)).toEqual({ status: 'busy' });
    expect(readdirSync(planning)).toEqual([name]);
  });

  it.each([
    ['of a dead process', '{"pid":99999999}', 0],
    ['without a holder', '', 2],
    ['of a living process that forgot it', '{"pid":1}', 61],
    ['from the future, as from an archive', '{"pid":1}', -3600],
  ])('takes over a lock %s', async (_name, body, age) => {
    for (const name of locks) {
      const planning = tempFolder();
      writeFileSync(join(planning, name), body);
      aged(join(planning, name), age);
      expect(await withGsdLocks(planning, () => 1)).toEqual({ status: 'done', value: 1 });
      expect(readdirSync(planning)).toEqual([]);
    }
  });

  it.each([
    ['a folder', (path: string) => void mkdirSync(path)],
    [
      'a folder with something in it',
      (path: string) => {
        mkdirSync(path);
        writeFileSync(join(path, 'inside'), '');
      },
    ],
    ['a link to a folder', (path: string) => symlinkSync(tempFolder(), path, 'junction')],
    ['a link to nowhere', (path: string) => symlinkSync(join(path, 'none'), path, 'junction')],
  ])('sets aside %s in the place of a lock', async (_name, put) => {
    for (const name of locks) {
      const planning = tempFolder();
      put(join(planning, name));
      expect(await withGsdLocks(planning, () => 1)).toEqual({ status: 'done', value: 1 });
      expect(readdirSync(planning)).toEqual([expect.stringContaining(`${name}.corrupt-`)]);
    }
  });
});

requireOrSkip('posix')('withGsdLocks and objects that are not locks', () => {
  it.each([
    ['a pipe', pipe],
    ['a link to /dev/zero', endlessDevice],
  ])('neither opens nor follows %s', async (_name, put) => {
    for (const name of locks) {
      const planning = tempFolder();
      put(join(planning, name));
      expect(await withGsdLocks(planning, () => 1)).toEqual({ status: 'done', value: 1 });
    }
  });

  it('does not follow a link to another lock', async () => {
    const planning = tempFolder();
    const theirs = join(tempFolder(), 'lock');
    writeFileSync(theirs, JSON.stringify({ pid: process.pid }));
    symlinkSync(theirs, join(planning, '.lock'));
    expect(await withGsdLocks(planning, () => 1)).toEqual({ status: 'done', value: 1 });
    expect(readFileSync(theirs, 'utf8')).toContain(String(process.pid));
  });

  it('takes over a lock that is too large to be valid', async () => {
    const planning = tempFolder();
    huge(join(planning, '.lock'));
    aged(join(planning, '.lock'), 2);
    expect(await withGsdLocks(planning, () => 1)).toEqual({ status: 'done', value: 1 });
    expect(existsSync(join(planning, '.lock'))).toBe(false);
  });
});
