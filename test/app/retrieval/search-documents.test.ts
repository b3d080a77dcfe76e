import {
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchDocuments } from '../../../src/app/retrieval/search-documents.ts';
import { SELECTION } from '../../../src/core/retrieval/select-hits.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const HOUR = 3_600_000;
const NOW = Date.now() + HOUR;

function vault(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  return folder;
}

function write(folder: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function find(folder: string, query: string, userFolder: string | null, now = NOW) {
  const found = searchDocuments({
    ...{ query, folder, selection: SELECTION, analyser: 'simple', userFolder, now: () => now },
  });
  return { ...found, paths: found.hits.map(({ path }) => path) };
}

describe('searching in documents', () => {
  it('finds documents by text and by name, but none that is hidden, ignored or not Markdown', () => {
    const folder = vault({
      'retry.md': 'How often?',
      'docs/limits.md': 'We retry twice.',
      'docs/.gitignore': 'draft*\n!draft-2.md\n',
      'docs/draft-1.md': 'retry',
      'docs/draft-2.md': 'retry',
      'docs/empty.md': '',
      '.obsidian/notes.md': 'retry',
      'node_modules/pkg/readme.md': 'retry',
      'retry.txt': 'retry',
    });
    const { paths, index } = find(folder, 'retry', null);
    expect([...paths].sort()).toEqual(['docs/draft-2.md', 'docs/limits.md', 'retry.md']);
    expect(index.docs).toBe(4);
  });

  it('follows new, changed and deleted files, and keeps the index out of the folder', () => {
    const [folder, user] = [vault({ 'a.md': 'alpha', 'b.md': 'beta' }), tempFolder()];
    expect(find(folder, 'alpha', user).paths).toEqual(['a.md']);
    write(folder, 'c.md', 'alpha alpha');
    write(folder, 'b.md', 'alpha beta gamma');
    expect(find(folder, 'alpha', user).paths).toEqual(['c.md', 'a.md', 'b.md']);
    rmSync(join(folder, 'a.md'));
    expect(find(folder, 'alpha', user).paths).toEqual(find(folder, 'alpha', null).paths);
    expect(readdirSync(folder).sort()).toEqual(['b.md', 'c.md']);
    expect(readdirSync(join(user, 'search'))).toHaveLength(2);
  });

  it('sees a change that kept size and time, if the file was new', () => {
    const [folder, user] = [vault({ 'a.md': 'alpha' }), tempFolder()];
    const path = join(folder, 'a.md');
    const { atime, mtime, mtimeMs } = statSync(path);
    expect(find(folder, 'alpha', user, mtimeMs + 1).paths).toEqual(['a.md']);
    writeFileSync(path, 'gamma');
    utimesSync(path, atime, mtime);
    expect(find(folder, 'gamma', user, mtimeMs + 2).paths).toEqual(['a.md']);
  });

  it.each(['', 'MSWI', '\0'.repeat(64), null])('rebuilds the index when it finds %j', (broken) => {
    const [folder, user] = [vault({ 'a.md': 'alpha', 'b.md': 'beta' }), tempFolder()];
    find(folder, 'alpha', user);
    const names = readdirSync(join(user, 'search'));
    expect(names).toHaveLength(2);
    for (const name of names) {
      if (broken === null) rmSync(join(user, 'search', name));
      else writeFileSync(join(user, 'search', name), broken);
      expect(find(folder, 'alpha', user).paths).toEqual(['a.md']);
      expect(find(folder, 'beta', user).paths).toEqual(['b.md']);
    }
  });

  it('names files that are too large each time, and includes them once they are smaller, even in an unchanged folder', () => {
    const large = `alpha ${'x'.repeat(1024 * 1024)}`;
    const [folder, user] = [
      vault({ 'in/a.md': 'alpha', 'in/log.md': large, 'in/b.md': 'beta' }),
      tempFolder(),
    ];
    for (const _ of ['first', 'second', 'third']) {
      const { paths, leftOut } = find(folder, 'alpha', user);
      expect([paths, leftOut]).toEqual([['in/a.md'], ['in/log.md: it is larger than 1 MB']]);
    }
    write(folder, 'in/b.md', large);
    expect(find(folder, 'alpha', user).leftOut).toHaveLength(2);
    expect(find(folder, 'alpha', user).leftOut).toHaveLength(2);
    for (const name of ['b', 'log']) write(folder, `in/${name}.md`, 'alpha alpha');
    const { paths, leftOut } = find(folder, 'alpha', user);
    expect([[...paths].sort(), leftOut]).toEqual([['in/a.md', 'in/b.md', 'in/log.md'], []]);
  });

  it('keeps the files of an index only as long as another process may be reading them', () => {
    const [folder, user] = [vault({ 'a.md': 'alpha' }), tempFolder()];
    const [now, kept] = [Date.now(), () => readdirSync(join(user, 'search')).length];
    expect([find(folder, 'alpha', user, now).paths, kept()]).toEqual([['a.md'], 2]);
    write(folder, 'a.md', 'alpha beta');
    expect([find(folder, 'beta', user, now).paths, kept()]).toEqual([['a.md'], 3]);
    write(folder, 'a.md', 'alpha gamma');
    expect([find(folder, 'gamma', user, NOW).paths, kept()]).toEqual([['a.md'], 2]);
  });

  it('P21: reads the encoding that a note names, and names each note that it cannot read, each time', () => {
    const [folder, user] = [vault({ 'a.md': 'alpha', 'in/b.md': 'beta' }), tempFolder()];
    write(folder, 'utf16.md', Buffer.from('\uFEFF# Zürich\r\nalpha', 'utf16le'));
    write(folder, 'marked.md', Buffer.from('\uFEFF---\nx: alpha\n---'));
    write(folder, 'in/latin.md', Buffer.from('Zürich alpha', 'latin1'));
    const left = ['in/latin.md: it is neither UTF-8 nor UTF-16 with a byte order mark'];
    for (const _ of ['first', 'second', 'third']) {
      const { paths, leftOut } = find(folder, 'alpha', user);
      expect([[...paths].sort(), leftOut]).toEqual([['a.md', 'marked.md', 'utf16.md'], left]);
      expect(find(folder, 'Zürich', user).paths).toEqual(['utf16.md']);
    }
    write(folder, 'in/latin.md', 'Zürich alpha');
    expect(find(folder, 'Zürich', user).leftOut).toEqual([]);
    expect([...find(folder, 'Zürich', user).paths].sort()).toEqual(['in/latin.md', 'utf16.md']);
    write(folder, 'a.md', Buffer.from('\xfcalpha', 'latin1'));
    expect(find(folder, 'alpha', user).paths).not.toContain('a.md');
  });

  it('P24, O11: excludes what the vault around the folder excludes, unless that folder is named itself', () => {
    const folder = vault({
      '.obsidian/app.json': '{"userIgnoreFilters":["Notes/Private/","/^Notes\\/Old/"]}',
      'Notes/a.md': 'alpha',
      'Notes/Private/b.md': 'alpha',
      'Notes/Old/c.md': 'alpha',
    });
    for (const at of [folder, join(folder, 'Notes')]) {
      const { hits, leftOut } = find(at, 'alpha', null);
      expect([hits.length, leftOut]).toEqual([1, ['2 notes that you exclude']]);
    }
    for (const at of ['Private', 'Old'])
      expect(find(join(folder, 'Notes', at), 'alpha', null).hits).toHaveLength(1);
  });

  it('P9: does not search a user folder below', () => {
    const folder = vault({ 'a.md': 'alpha', 'user/b.md': 'alpha' });
    expect(find(folder, 'alpha', join(realpathSync.native(folder), 'user')).paths).toEqual(['a.md']);
    expect(find(folder, 'alpha', null).paths).toHaveLength(2);
  });

  it('O10, P24: finds a drawing by its text, not by its data', () => {
    const folder = vault({
      'plan.excalidraw.md':
        '---\nexcalidraw-plugin: parsed\n---\n# Text Elements\nretry budget ^a1\n```compressed-json\nN4KA alpha\n```\n',
    });
    expect(find(folder, 'budget', null).paths).toEqual(['plan.excalidraw.md']);
    expect(find(folder, 'alpha N4KA', null).paths).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'follows no link, and names files that are too large to be searched',
    () => {
      const outside = vault({ 'secret.md': 'alpha' });
      const folder = vault({ 'a.md': 'alpha', 'log.md': `alpha ${'x'.repeat(1024 * 1024)}` });
      symlinkSync(outside, join(folder, 'linked'));
      symlinkSync(join(outside, 'secret.md'), join(folder, 'secret.md'));
      const { paths, leftOut } = find(folder, 'alpha', null);
      expect(paths).toEqual(['a.md']);
      expect(leftOut).toEqual(['log.md: it is larger than 1 MB']);
    },
  );
});
