import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
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
import {
  openDocumentFolder,
  writeDocument,
  writeObjection,
} from '../../../src/adapters/files/write-document.ts';
import { removeLeftovers, writeFileAtomic } from '../../../src/adapters/files/write-file-atomic.ts';
import { appendLine } from '../../../src/adapters/files/write-in-place.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { oddFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('write document', () => {
  describe('writeDocument', () => {
    it('creates and replaces a document', () => {
      const root = tempFolder();
      expect(writeDocument(root, 'a.md', 'one')).toEqual({ status: 'ok' });
      expect(writeDocument(root, join(root, 'a.md'), 'two')).toEqual({ status: 'ok' });
      expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('two');
    });

    it('refuses to overwrite content that is not UTF-8', () => {
      const root = tempFolder();
      writeFileSync(join(root, 'a.md'), Buffer.from([0xff, 0xfe]));
      expect(writeDocument(root, 'a.md', 'x')).toEqual({
        status: 'refused',
        reason: 'a.md is not valid UTF-8: MSW would corrupt it. Save it as UTF-8.',
      });
      expect(readFileSync(join(root, 'a.md'))).toEqual(Buffer.from([0xff, 0xfe]));
    });
  });

  requireOrSkip('posix')('a document behind a link in the repository', () => {
    it('is not written outside the project, and a link in its place is kept', () => {
      const root = tempFolder();
      const elsewhere = tempFolder();
      writeFileSync(join(elsewhere, 'STATE.md'), 'theirs');
      symlinkSync(elsewhere, join(root, '.planning'));
      expect(writeDocument(root, '.planning/STATE.md', 'x')).toEqual({
        status: 'refused',
        reason:
          '.planning cannot be used: it leads out of the project. Put the folder itself into the project.',
      });
      mkdirSync(join(root, 'plans'));
      writeFileSync(join(root, 'real.md'), 'mine');
      symlinkSync('../real.md', join(root, 'plans', 'STATE.md'));
      expect(writeDocument(root, 'plans/STATE.md', 'x')).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('plans/STATE.md is a symbolic link'),
      });
      expect(lstatSync(join(root, 'plans', 'STATE.md')).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(elsewhere, 'STATE.md'), 'utf8')).toBe('theirs');
      expect(readdirSync(elsewhere)).toEqual(['STATE.md']);
    });

    it('is written through a folder link within the project', () => {
      const root = tempFolder();
      mkdirSync(join(root, 'docs', 'planning'), { recursive: true });
      symlinkSync('docs/planning', join(root, '.planning'));
      expect(openDocumentFolder(root, '.planning/phases/01-a')).toMatchObject({ status: 'ok' });
      expect(writeDocument(root, '.planning/phases/01-a/A.md', 'x')).toEqual({ status: 'ok' });
      expect(readFileSync(join(root, 'docs', 'planning', 'phases', '01-a', 'A.md'), 'utf8')).toBe('x');
    });

    it.each(Object.entries(oddFiles))('is refused if %s is in its place', (_name, put) => {
      const root = tempFolder();
      put(join(root, 'STATE.md'));
      expect(writeObjection(root, 'STATE.md')).toMatch(
        /^STATE\.md (?:cannot be written: it is|is a symbolic link)/,
      );
    });
  });

  requireOrSkip('posix')('openDocumentFolder', () => {
    it('creates nothing behind a link that leads outside or to nowhere', () => {
      const root = tempFolder();
      const elsewhere = tempFolder();
      symlinkSync(elsewhere, join(root, 'out'));
      symlinkSync(join(elsewhere, 'none'), join(root, 'nowhere'));
      expect(openDocumentFolder(root, 'out/a/b')).toMatchObject({ status: 'refused' });
      expect(openDocumentFolder(root, 'nowhere/a')).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('a broken link'),
      });
      expect(readdirSync(elsewhere)).toEqual([]);
    });

    it('reports a folder it cannot create', () => {
      const root = tempFolder();
      writeFileSync(join(root, 'file'), '');
      expect(openDocumentFolder(root, 'file/a')).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('file/a cannot be made'),
      });
      expect(existsSync(join(root, 'file', 'a'))).toBe(false);
    });
  });
});

describe('write file atomic', () => {
  const onPosix = it.skipIf(process.platform === 'win32');

  describe('writeFileAtomic', () => {
    it('creates and replaces a file and leaves nothing else', () => {
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

    onPosix('applies the requested mode, whatever the umask, and keeps an existing one', () => {
      const path = join(tempFolder(), 'key');
      writeFileAtomic(path, 'a', { mode: 0o600 });
      expect(statSync(path).mode & 0o777).toBe(0o600);
      chmodSync(path, 0o666);
      writeFileAtomic(path, 'b');
      expect(statSync(path).mode & 0o777).toBe(0o666);
    });

    onPosix('replaces a symlink instead of writing through it', () => {
      const folder = tempFolder();
      writeFileSync(join(folder, 'outside'), 'mine');
      symlinkSync(join(folder, 'outside'), join(folder, 'state.json'));
      writeFileAtomic(join(folder, 'state.json'), 'new');
      expect(readFileSync(join(folder, 'outside'), 'utf8')).toBe('mine');
      expect(readFileSync(join(folder, 'state.json'), 'utf8')).toBe('new');
    });

    it('removes files of killed writers, and any left over for a day', () => {
      const folder = tempFolder();
      const make = (name: string, hoursAgo: number) => {
        const time = Date.now() / 1000 - hoursAgo * 3600;
        writeFileSync(join(folder, name), '');
        utimesSync(join(folder, name), time, time);
      };
      const dead = spawnSync(process.execPath, ['-e', '0']).pid;
      make(`.state.json.${dead}.4.tmp`, 1);
      make(`.state.json.${dead}.5.tmp`, 0);
      make(`.state.json.${process.pid}.400004.tmp`, 25);
      make(`.state.json.${process.pid}.400005.tmp`, 23);
      make(`.other.json.${dead}.4.tmp`, 25);
      make('.state.json.mine.tmp', 25);
      writeFileAtomic(join(folder, 'state.json'), 'x');
      expect(readdirSync(folder).sort()).toEqual([
        `.other.json.${dead}.4.tmp`,
        ...[`.state.json.${dead}.5.tmp`, `.state.json.${process.pid}.400005.tmp`].sort(),
        '.state.json.mine.tmp',
        'state.json',
      ]);
      removeLeftovers(folder);
      expect(readdirSync(folder)).not.toContain(`.other.json.${dead}.4.tmp`);
    });

    it('skips a leftover with its own name', () => {
      const folder = tempFolder();
      for (let number = 0; number < 200; number += 1)
        writeFileSync(join(folder, `.a.${process.pid}.${number}.tmp`), '');
      writeFileAtomic(join(folder, 'a'), 'x');
      expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('x');
    });
  });

  describe('appendLine', () => {
    it('completes a half line first, and returns the size', () => {
      const path = join(tempFolder(), 'a.jsonl');
      expect(appendLine(path, 'one')).toEqual({ status: 'ok', size: 4 });
      writeFileSync(path, 'one\nhal');
      expect(appendLine(path, 'two')).toEqual({ status: 'ok', size: 12 });
      expect(readFileSync(path, 'utf8')).toBe('one\nhal\ntwo\n');
    });
  });

  requireOrSkip('posix')('appendLine and other objects in the place of its file', () => {
    const { 'a file of 200 MB': _, ...others } = oddFiles;

    it.each(Object.entries(others))('refuses %s', (_name, put) => {
      const path = join(tempFolder(), 'a.jsonl');
      put(path);
      expect(appendLine(path, 'one')).toMatchObject({ status: 'refused' });
    });

    it('does not write through a link', () => {
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
});
