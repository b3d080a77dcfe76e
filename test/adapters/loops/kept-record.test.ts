import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetRecord, isKept, isUnderWay, keepRecord } from '../../../src/adapters/loops/kept-record.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const record = (id: string, more: object = {}) => ({
  id,
  prompt: 'Fix it',
  progress: { hints: [] },
  ...more,
});
const at = (userFolder: string, key = 'a'.repeat(64)) => ({ userFolder, key });
const copies = (folder: string): string[] => readdirSync(join(folder, 'loops')).toSorted();

describe('a kept record', () => {
  it('is known again after its way through JSON', () => {
    const folder = tempFolder();
    keepRecord(at(folder), record('a', { gone: undefined }));
    expect(isKept(at(folder), JSON.parse(JSON.stringify(record('a'))))).toBe(true);
    keepRecord(at(folder), record('a', { iteration: 2 }));
    expect(isKept(at(folder), record('a'))).toBe(false);
    expect(isKept(at(folder), record('a', { iteration: 2 }))).toBe(true);
  });

  it.each([
    ['another value', record('a', { prompt: 'Delete it' })],
    ['one key more', record('a', { active: true })],
    ['another loop', record('b')],
    ['no id', { prompt: 'Fix it' }],
    ['no object', 'a'],
    ['nothing', null],
  ])('is not taken for %s', (_name, value) => {
    const folder = tempFolder();
    keepRecord(at(folder), record('a'));
    expect(isKept(at(folder), value)).toBe(false);
  });

  it.each([
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['nothing', () => ''],
    ['the copy of an older shape', (text: string) => text.replace('msw-record-', 'msw-record-0')],
  ])('is not known when a crash or an update left %s', (_name, spoil) => {
    const folder = tempFolder();
    keepRecord(at(folder), record('a'));
    const path = join(folder, 'loops', 'a.json');
    writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    expect(isKept(at(folder), record('a'))).toBe(false);
    keepRecord(at(folder), record('a'));
    expect(isKept(at(folder), record('a'))).toBe(true);
  });

  it.each(['../key', '..', 'a/b', 'a\\b', '', 'A', 'x'.repeat(65), 'a.json'])(
    'leads an id like %j nowhere',
    (id) => {
      const folder = tempFolder();
      writeFileSync(join(folder, 'key.json'), 'k');
      keepRecord(at(folder), record(id));
      forgetRecord(at(folder), record(id));
      expect(isKept(at(folder), record(id))).toBe(false);
      expect(readdirSync(folder)).toEqual(['key.json']);
    },
  );

  it('is none for another key', () => {
    const folder = tempFolder();
    keepRecord(at(folder), record('a'));
    expect(isKept(at(folder, 'b'.repeat(64)), record('a'))).toBe(false);
    expect(readFileSync(join(folder, 'loops', 'a.json'), 'utf8')).not.toContain('a'.repeat(9));
  });

  it('goes with its loop, and those of forgotten projects go after a year', () => {
    const folder = tempFolder();
    for (const id of ['a', 'b', 'old']) keepRecord(at(folder), record(id));
    const longAgo = Date.now() / 1000 - 366 * 24 * 60 * 60;
    utimesSync(join(folder, 'loops', 'old.json'), longAgo, longAgo);
    forgetRecord(at(folder), record('a'));
    expect(copies(folder)).toEqual(['b.json']);
  });

  it.skipIf(process.platform === 'win32')('is for its owner only', () => {
    const folder = tempFolder();
    keepRecord(at(folder), record('a'));
    expect(statSync(join(folder, 'loops')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'loops', 'a.json')).mode & 0o777).toBe(0o600);
  });

  it('says so where a first one cannot be written: its loop would count as ended', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'loops'), 'no folder');
    expect(() => keepRecord(at(folder), record('a'))).toThrow(/ENOTDIR/);
    forgetRecord(at(folder), record('a'));
    expect(isKept(at(folder), record('a'))).toBe(false);
    const gone = join(folder, 'gone');
    expect(() => keepRecord(at(gone), record('a'))).toThrow(/ENOENT/);
    expect(existsSync(gone)).toBe(false);
  });

  it('is done without where there is an older one', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'loops', 'a.json'), { recursive: true });
    keepRecord(at(folder), record('a'));
    expect(isKept(at(folder), record('a'))).toBe(false);
    expect(isUnderWay(at(folder), record('a'))).toBe(true);
  });

  it('tells that its loop is under way, in the session that it names', () => {
    const folder = tempFolder();
    const [first, second] = [record('a', { session: 'one' }), record('a', { session: 'two' })];
    expect(isUnderWay(at(folder), first)).toBe(false);
    keepRecord(at(folder), second);
    expect(isUnderWay(at(folder), { ...second, iteration: 7 })).toBe(true);
    expect(isUnderWay(at(folder), first)).toBe(false);
    forgetRecord(at(folder), second);
    expect(isUnderWay(at(folder), second)).toBe(false);
  });

  it.each(['', 'msw-record-3 aaaaaaaa', 'msw-record-3 aaaaaaaa\n{"id":"a","sess'])(
    'still tells so when a crash left %j of it',
    (left) => {
      const folder = tempFolder();
      keepRecord(at(folder), record('a', { session: 'one' }));
      writeFileSync(join(folder, 'loops', 'a.json'), left);
      expect(isUnderWay(at(folder), record('a', { session: 'one' }))).toBe(true);
    },
  );
});
