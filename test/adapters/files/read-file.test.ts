import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listFolder, namesIn } from '../../../src/adapters/files/list-folder.ts';
import { named, ownFile, type Place, privateFile, projectFile } from '../../../src/adapters/files/place.ts';
import { readFile, readPart, readText, textOf } from '../../../src/adapters/files/read-file.ts';
import { readJson } from '../../../src/adapters/files/read-json.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { oddFiles, pipe } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const placesIn = (root: string): readonly Place[] => [
  named,
  ownFile(root),
  privateFile(root),
  projectFile(root),
];
const KIB = 1024;

describe('readText', () => {
  it('returns the content, in every place', () => {
    const root = tempFolder();
    const path = join(root, 'a.md');
    writeFileSync(path, '\uFEFFgrün\r\n', { mode: 0o600 });
    for (const place of placesIn(root))
      expect(readText(path, place)).toEqual({ status: 'ok', text: '\uFEFFgrün\r\n' });
  });

  it('reports a missing file, also below a file', () => {
    const root = tempFolder();
    writeFileSync(join(root, 'file'), '');
    for (const place of placesIn(root)) {
      expect(readText(join(root, 'file', 'a', 'b', 'c'), place)).toEqual({ status: 'missing' });
      expect(readText(join(root, 'none'), place)).toEqual({ status: 'missing' });
      expect(readText(join(root, 'none', 'a'), place)).toEqual({ status: 'missing' });
      expect(readText(join(root, 'file', 'a'), place)).toEqual({ status: 'missing' });
      expect(textOf(join(root, 'none'), place)).toBeNull();
    }
  });

  it('reads up to its cap, and nothing of a larger file', () => {
    const path = join(tempFolder(), 'a');
    writeFileSync(path, 'x'.repeat(10 * KIB));
    expect(readText(path, named, 10 * KIB)).toMatchObject({ status: 'ok' });
    expect(readText(path, named, 10 * KIB - 1)).toEqual({
      status: 'refused',
      reason: 'it is larger than 10239 bytes',
    });
  });

  it('does not throw on an impossible path', () => {
    expect(readText('a\0b', named)).toMatchObject({ status: 'refused' });
    expect(readText(join(tempFolder(), 'x'.repeat(5000)), named)).toMatchObject({ status: 'refused' });
  });
});

requireOrSkip('posix')('anything but a plain file', () => {
  const reasons = {
    'a named pipe': 'it is a named pipe',
    'a link to /dev/zero': /it is a device|it is a symbolic link|it leads out of the project/,
    'a folder': 'it is a folder',
    'a file of 200 MB': 'it is larger than 4 MiB',
  };

  it.each(Object.entries(oddFiles))('%s is refused in every place', (name, put) => {
    const root = tempFolder();
    const path = join(root, 'odd');
    put(path);
    const reason = expect.stringMatching(Reflect.get(reasons, name));
    for (const place of placesIn(root)) expect(readText(path, place)).toEqual({ status: 'refused', reason });
  });

  it('a socket is refused', async () => {
    const path = join(tempFolder(), 'socket');
    const server = createServer();
    await new Promise<void>((done) => server.listen(path, done));
    onTestFinished(() => void server.close());
    expect(readText(path, named)).toEqual({ status: 'refused', reason: 'it is a socket' });
  });

  it('a pipe with a writer is not read, so nothing is consumed', async () => {
    const path = join(tempFolder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const writer = spawn('sh', ['-c', `echo "for somebody else" > '${path}'`]);
    expect(readText(path, named)).toMatchObject({ status: 'refused' });
    expect(readFileSync(path, 'utf8')).toBe('for somebody else\n');
    await new Promise((done) => writer.once('close', done));
  });

  it('an unreadable file is refused', ({ skip }) => {
    if (process.getuid?.() === 0) return skip();
    const path = join(tempFolder(), 'closed');
    writeFileSync(path, '', { mode: 0 });
    expect(readText(path, named)).toEqual({ status: 'refused', reason: 'it cannot be read (EACCES)' });
  });
});

describe.skipIf(process.platform !== 'linux')('a file larger than its reported size', () => {
  it('is read completely below the cap, and refused above it', () => {
    const path = '/proc/self/maps';
    const text = textOf(path, named);
    expect(text).toContain('[stack]');
    expect(readText(path, named, 100)).toEqual({ status: 'refused', reason: 'it is larger than 100 bytes' });
  });
});

requireOrSkip('posix')('a file that grows during reading', () => {
  it('is bounded by the cap', async () => {
    const path = join(tempFolder(), 'growing');
    writeFileSync(path, '');
    const writer = spawn('sh', ['-c', `while :; do cat /proc/self/maps /bin/sh >> '${path}'; done`]);
    onTestFinished(() => void writer.kill('SIGKILL'));
    await new Promise((done) => writer.once('spawn', done));
    const cap = 2 * 1024 * KIB;
    const seen = { ok: 0, refused: 0 };
    while (seen.refused < 5) {
      const file = readFile(path, named, cap);
      if (file.status === 'missing') throw new Error('it is gone');
      seen[file.status] += 1;
      if (file.status === 'ok') expect(file.bytes.length).toBeLessThanOrEqual(cap);
    }
    expect(seen.ok).toBeGreaterThan(0);
  });
});

requireOrSkip('posix')('links', () => {
  it.each([
    ['named', 'ok', 'ok', 'ok'],
    ['project', 'ok', 'refused', 'refused'],
    ['own', 'refused', 'refused', 'refused'],
    ['private', 'refused', 'refused', 'refused'],
  ] as const)(
    'are followed for a %s file: inside %s, out %s, by a folder %s',
    (kind, inside, out, byFolder) => {
      const root = tempFolder();
      const elsewhere = tempFolder();
      for (const folder of [root, elsewhere]) writeFileSync(join(folder, 'secret'), 's', { mode: 0o600 });
      symlinkSync('secret', join(root, 'inside'));
      symlinkSync(join(elsewhere, 'secret'), join(root, 'out'));
      symlinkSync(elsewhere, join(root, 'folder'));
      const place: Place = kind === 'named' ? named : { kind, root };
      expect(readText(join(root, 'inside'), place).status).toBe(inside);
      expect(readText(join(root, 'out'), place).status).toBe(out);
      expect(readText(join(root, 'folder', 'secret'), place).status).toBe(byFolder);
    },
  );

  it('to nowhere are missing if they may be followed', () => {
    const root = tempFolder();
    symlinkSync('none', join(root, 'dangling'));
    symlinkSync('round', join(root, 'round'));
    expect(readText(join(root, 'dangling'), named)).toEqual({ status: 'missing' });
    expect(readText(join(root, 'dangling'), projectFile(root))).toEqual({ status: 'missing' });
    expect(readText(join(root, 'dangling'), ownFile(root))).toMatchObject({ status: 'refused' });
    for (const place of placesIn(root))
      expect(readText(join(root, 'round'), place)).toMatchObject({ status: 'refused' });
  });

  it('do not lead into .git, which contains addresses with passwords', () => {
    const root = tempFolder();
    mkdirSync(join(root, '.git'));
    writeFileSync(join(root, '.git', 'config'), 'url = https://me:secret@host');
    symlinkSync('.git/config', join(root, 'README.md'));
    expect(readText(join(root, 'README.md'), projectFile(root))).toEqual({
      status: 'refused',
      reason: 'it leads into .git',
    });
  });

  it('to a project do not make its files foreign', () => {
    const root = tempFolder();
    const alias = join(tempFolder(), 'alias');
    symlinkSync(root, alias);
    mkdirSync(join(root, '.msw'));
    writeFileSync(join(root, '.msw', 'a'), 'a');
    expect(readText(join(alias, '.msw', 'a'), ownFile(alias))).toEqual({ status: 'ok', text: 'a' });
    expect(readText(join(alias, '.msw', 'a'), projectFile(alias))).toEqual({ status: 'ok', text: 'a' });
    expect(readText(join(alias, '.msw', 'a'), projectFile(root))).toEqual({ status: 'ok', text: 'a' });
  });
});

requireOrSkip('posix')('a private file', () => {
  it.each([
    [0o600, 'ok'],
    [0o644, 'ok'],
    [0o620, 'refused'],
    [0o602, 'refused'],
  ])('with mode %o: %s', (mode, status) => {
    const root = tempFolder();
    const path = join(root, 'key');
    writeFileSync(path, 'k');
    chmodSync(path, mode);
    const read = readText(path, privateFile(root));
    expect(read.status).toBe(status);
    if (read.status === 'refused')
      expect(read.reason).toBe(`other users can write it; type: chmod go-w '${path}'`);
  });
});

describe('readPart', () => {
  it('starts at the given position, which may depend on the size', () => {
    const path = join(tempFolder(), 'a');
    writeFileSync(path, '0123456789');
    expect(readPart(path, named, { cap: 4, partFrom: (size) => size - 3 })).toMatchObject({
      status: 'ok',
      bytes: Buffer.from('789'),
      size: 10,
      start: 7,
    });
    expect(readPart(path, named, { cap: 4, partFrom: () => 2 })).toMatchObject({
      bytes: Buffer.from('2345'),
    });
    expect(readPart(path, named, { cap: 4, partFrom: () => 99 })).toMatchObject({ bytes: Buffer.alloc(0) });
    appendFileSync(path, 'x'.repeat(1000));
    expect(readPart(path, named, { cap: 4, partFrom: () => 10 })).toMatchObject({
      bytes: Buffer.from('xxxx'),
      size: 1010,
    });
  });
});

describe('readJson', () => {
  it.each([
    ['plain', '{"a":1}', { a: 1 }],
    ['a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['CRLF', '{\r\n"a": 1\r\n}\r\n', { a: 1 }],
    ['null', 'null', null],
  ])('reads %s', (_name, text, value) => {
    const path = join(tempFolder(), 'a.json');
    writeFileSync(path, text);
    expect(readJson(path, named)).toEqual({ status: 'ok', value });
  });

  it.each(['', '{"a":', '\0\0\0', 'a: 1', '{"a":1}{'])('reports %j as corrupt', (text) => {
    const path = join(tempFolder(), 'a.json');
    writeFileSync(path, text);
    expect(readJson(path, named)).toMatchObject({ status: 'corrupt', reason: expect.stringMatching(/./) });
  });

  it('distinguishes missing from unreadable files', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'folder'));
    expect(readJson(join(folder, 'none.json'), named)).toEqual({ status: 'missing' });
    expect(readJson(join(folder, 'file', 'none.json'), named)).toEqual({ status: 'missing' });
    expect(readJson(join(folder, 'folder'), named)).toMatchObject({ status: 'unreadable' });
  });
});

const fill = (root: string, count: number): void => {
  for (let number = 0; number < count; number += 1) writeFileSync(join(root, `f${number}`), '');
};

describe('listFolder', () => {
  it('lists up to its limit, and nothing of a larger folder', () => {
    const root = tempFolder();
    fill(root, 300);
    const list = listFolder(root, named, 300);
    expect(list.status === 'ok' ? list.entries.filter((entry) => entry.isFile()).length : 0).toBe(300);
    expect(listFolder(root, named, 299)).toEqual({
      status: 'too-many',
      reason: 'it contains more than 299 files',
    });
  });

  it('reports a missing folder, and one that is not a folder', () => {
    const root = tempFolder();
    writeFileSync(join(root, 'file'), '');
    expect(listFolder(join(root, 'none'), named)).toEqual({ status: 'missing' });
    expect(listFolder(join(root, 'file'), named)).toEqual({
      status: 'refused',
      reason: 'it is not a folder',
    });
    expect(namesIn(join(root, 'none'), named)).toEqual([]);
    expect(namesIn(root, named)).toEqual(['file']);
  });
});

requireOrSkip('posix')('listFolder and the contents of a repository', () => {
  it('follows links within the project, but not out of it or in .msw', () => {
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
    expect(listFolder(path, named)).toEqual({ status: 'refused', reason: 'it is not a folder' });
  });
});
