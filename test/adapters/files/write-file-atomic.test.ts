import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFileAtomic } from '../../../src/adapters/files/write-file-atomic.ts';
import { appendLine } from '../../../src/adapters/files/write-in-place.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { oddFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const onPosix = it.skipIf(process.platform === 'win32');

describe('writeFileAtomic', () => {
  it('makes and replaces a file and leaves nothing else', () => {
    const folder = tempFolder();
    const path = join(folder, 'state.json');
    writeFileAtomic(path, 'one');
    writeFileAtomic(path, 'zwölf 🙂');
    expect(readFileSync(path, 'utf8')).toBe('zwölf 🙂');
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  it('leaves the old content and no temporary file when it fails', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'taken', 'inner'), { recursive: true });
    expect(() => writeFileAtomic(join(folder, 'taken'), 'x')).toThrow();
    expect(readdirSync(folder)).toEqual(['taken']);
    expect(() => writeFileAtomic(join(folder, 'none', 'file'), 'x')).toThrow(/ENOENT/);
  });

  onPosix('gives the mode it is asked for, whatever the umask, and keeps one that was there', () => {
    const path = join(tempFolder(), 'key');
    writeFileAtomic(path, 'a', { mode: 0o600 });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o666);
    writeFileAtomic(path, 'b');
    expect(statSync(path).mode & 0o777).toBe(0o666);
  });

  onPosix('replaces a symlink instead of writing where it points', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'outside'), 'mine');
    symlinkSync(join(folder, 'outside'), join(folder, 'state.json'));
    writeFileAtomic(join(folder, 'state.json'), 'new');
    expect(readFileSync(join(folder, 'outside'), 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toBe('new');
  });

  it('removes what killed writers left a day ago, and only that', () => {
    const folder = tempFolder();
    const make = (name: string, hoursAgo: number) => {
      const time = Date.now() / 1000 - hoursAgo * 3600;
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), time, time);
    };
    make('.state.json.123.4.tmp', 25);
    make('.state.json.123.5.tmp', 23);
    make('.other.json.123.4.tmp', 25);
    make('.state.json.mine.tmp', 25);
    writeFileAtomic(join(folder, 'state.json'), 'x');
    expect(readdirSync(folder).sort()).toEqual([
      '.other.json.123.4.tmp',
      '.state.json.123.5.tmp',
      '.state.json.mine.tmp',
      'state.json',
    ]);
  });

  it('steps over a leftover that has its own name', () => {
    const folder = tempFolder();
    for (let number = 0; number < 200; number += 1)
      writeFileSync(join(folder, `.a.${process.pid}.${number}.tmp`), '');
    writeFileAtomic(join(folder, 'a'), 'x');
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('x');
  });
});

describe('appendLine', () => {
  it('closes a half line first, and tells the size', () => {
    const path = join(tempFolder(), 'a.jsonl');
    expect(appendLine(path, 'one')).toEqual({ status: 'ok', size: 4 });
    writeFileSync(path, 'one\nhal');
    expect(appendLine(path, 'two')).toEqual({ status: 'ok', size: 12 });
    expect(readFileSync(path, 'utf8')).toBe('one\nhal\ntwo\n');
  });
});

requireOrSkip('posix')('appendLine and what is in the place of its file', () => {
  const { 'a file of 200 MB': _, ...others } = oddFiles;

  it.each(Object.entries(others))('refuses %s', (_name, put) => {
    const path = join(tempFolder(), 'a.jsonl');
    put(path);
    expect(appendLine(path, 'one')).toMatchObject({ status: 'refused' });
  });

  it('writes through no link', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'theirs'), '');
    symlinkSync('theirs', join(folder, 'a.jsonl'));
    symlinkSync('none', join(folder, 'b.jsonl'));
    for (const name of ['a.jsonl', 'b.jsonl'])
      expect(appendLine(join(folder, name), 'one')).toEqual({
        status: 'refused',
        reason: 'it is a symbolic link',
      });
    expect(readFileSync(join(folder, 'theirs'), 'utf8')).toBe('');
  });
});
