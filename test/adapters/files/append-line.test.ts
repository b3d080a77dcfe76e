import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendLine } from '../../../src/adapters/files/append-line.ts';
import { oddFiles } from '../../support/odd-files.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

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
