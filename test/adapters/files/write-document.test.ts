import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  openDocumentFolder,
  writeDocument,
  writeObjection,
} from '../../../src/adapters/files/write-document.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { oddFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('writeDocument', () => {
  it('makes and replaces', () => {
    const root = tempFolder();
    expect(writeDocument(root, 'a.md', 'one')).toEqual({ status: 'ok' });
    expect(writeDocument(root, join(root, 'a.md'), 'two')).toEqual({ status: 'ok' });
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('two');
  });

  it('keeps what is no UTF-8', () => {
    const root = tempFolder();
    writeFileSync(join(root, 'a.md'), Buffer.from([0xff, 0xfe]));
    expect(writeDocument(root, 'a.md', 'x')).toEqual({
      status: 'refused',
      reason: 'a.md is not valid UTF-8: MSW would spoil it. Save it as UTF-8.',
    });
    expect(readFileSync(join(root, 'a.md'))).toEqual(Buffer.from([0xff, 0xfe]));
  });
});

requireOrSkip('posix')('a document that a repository put elsewhere', () => {
  it('is not written out of the project, and a link in its place stays', () => {
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

  it('is written behind a folder that is a link within the project', () => {
    const root = tempFolder();
    mkdirSync(join(root, 'docs', 'planning'), { recursive: true });
    symlinkSync('docs/planning', join(root, '.planning'));
    expect(openDocumentFolder(root, '.planning/phases/01-a')).toMatchObject({ status: 'ok' });
    expect(writeDocument(root, '.planning/phases/01-a/A.md', 'x')).toEqual({ status: 'ok' });
    expect(readFileSync(join(root, 'docs', 'planning', 'phases', '01-a', 'A.md'), 'utf8')).toBe('x');
  });

  it.each(Object.entries(oddFiles))('is refused where %s is in its place', (_name, put) => {
    const root = tempFolder();
    put(join(root, 'STATE.md'));
    expect(writeObjection(root, 'STATE.md')).toMatch(
      /^STATE\.md (?:cannot be written: it is|is a symbolic link)/,
    );
  });
});

requireOrSkip('posix')('openDocumentFolder', () => {
  it('makes nothing behind a link that leads out, or to nowhere', () => {
    const root = tempFolder();
    const elsewhere = tempFolder();
    symlinkSync(elsewhere, join(root, 'out'));
    symlinkSync(join(elsewhere, 'none'), join(root, 'nowhere'));
    expect(openDocumentFolder(root, 'out/a/b')).toMatchObject({ status: 'refused' });
    expect(openDocumentFolder(root, 'nowhere/a')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('a link to nowhere'),
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('says what it cannot make', () => {
    const root = tempFolder();
    writeFileSync(join(root, 'file'), '');
    expect(openDocumentFolder(root, 'file/a')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('file/a cannot be made'),
    });
    expect(existsSync(join(root, 'file', 'a'))).toBe(false);
  });
});
