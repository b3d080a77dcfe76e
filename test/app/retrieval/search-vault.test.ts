import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { searchVault, type VaultRequest } from '../../../src/app/retrieval/search-vault.ts';
import { analyse } from '../../../src/core/retrieval/analyse.ts';
import { buildSegment } from '../../../src/core/retrieval/build-segment.ts';
import { rank, WEIGHTS } from '../../../src/core/retrieval/rank.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.now() + 3_600_000;

function vault(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = tempFolder();
  for (const [path, text] of Object.entries(files)) write(root, path, text);
  return root;
}

function write(root: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function search(root: string, query: string, more: Partial<VaultRequest> = {}) {
  const found = await searchVault({
    ...{ root, query, topN: 15, ...WEIGHTS, userFolder: null, now: () => NOW, exclude: [], ...more },
  });
  return found === null ? null : { ...found, paths: found.hits.map(({ path }) => path).sort() };
}

const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${at % 10}/${at}.md`, `alpha w${at} ${'x '.repeat(at % 50)}`]),
  );

describe('searching a vault', () => {
  it('P24, O11, P11, P16: leaves out what is excluded, templates and copies, and says how many', async () => {
    const root = vault({
      '.obsidian/app.json': '{"userIgnoreFilters":["Private/","/draft/"]}',
      '.obsidian/templates.json': '{"folder":"Templates"}',
      'a.md': 'alpha',
      'Private/b.md': 'alpha',
      'Private/in/c.md': 'alpha',
      'x draft.md': 'alpha',
      'Templates/d.md': 'alpha',
      'a (conflicted copy 2024-01-02).md': 'alpha',
      '.e.md.icloud': 'bplist',
      'Own/f.md': 'alpha',
    });
    const user = tempFolder();
    const all = { userFolder: user, exclude: ['Own'] };
    for (const _ of ['first', 'second', 'third']) {
      const found = await search(root, 'alpha', all);
      expect([found?.paths, found?.docs]).toEqual([['a.md'], 1]);
      expect(found?.leftOut).toEqual([
        '4 notes that you exclude',
        '1 note in a folder of templates',
        '1 note that is a conflict copy',
        '1 note that iCloud has not downloaded to this device',
      ]);
    }
  });

  it('P24, P14: new rules count at the next search, and the index keeps nothing of what they exclude', async () => {
    const [root, user] = [vault({ 'a.md': 'alpha', 'Secret/b.md': 'alpha swordfish' }), tempFolder()];
    const find = () => search(root, 'alpha', { userFolder: user });
    expect((await find())?.paths).toEqual(['Secret/b.md', 'a.md']);
    write(root, '.obsidian/app.json', '{"userIgnoreFilters":["Secret"]}');
    const found = await find();
    expect([found?.paths, found?.docs, found?.leftOut]).toEqual([['a.md'], 1, ['1 note that you exclude']]);
    expect((await search(root, 'swordfish', { userFolder: user }))?.hits).toEqual([]);
    write(root, 'Secret/c.md', 'alpha');
    rmSync(join(root, 'Secret/b.md'));
    write(root, 'Secret/d.md', 'alpha');
    expect((await find())?.leftOut).toEqual(['2 notes that you exclude']);
    rmSync(join(root, '.obsidian/app.json'));
    expect((await find())?.paths).toEqual(['Secret/c.md', 'Secret/d.md', 'a.md']);
    renameSync(join(root, 'Secret'), join(root, 'Public'));
    expect((await find())?.paths).toEqual(['Public/c.md', 'Public/d.md', 'a.md']);
  });

  it('P14: rules that cannot be read or used are named', async () => {
    const root = vault({ 'a.md': 'alpha', '.obsidian/app.json': '{' });
    expect((await search(root, 'alpha', { exclude: ['/(/'] }))?.unusable).toEqual([
      'what .obsidian/app.json excludes is unknown: it is not JSON at character 1',
      'the excluded pattern /(/: it is not a regular expression',
    ]);
  });

  it('P9: a vault that encloses the user folder keeps its index there and does not search it', async () => {
    const root = vault({ 'a.md': 'alpha', 'data/msw/export.md': 'alpha', 'data/b.md': 'alpha' });
    const user = join(root, 'data', 'msw');
    const told: string[] = [];
    const tell = (done: number, total: number) => void told.push(`${done} of ${total}`);
    expect((await search(root, 'alpha', { userFolder: user, tell }))?.paths).toEqual(['a.md', 'data/b.md']);
    expect(told.at(-1)).toBe('2 of 2');
    told.length = 0;
    expect((await search(root, 'alpha', { userFolder: user, tell }))?.paths).toEqual(['a.md', 'data/b.md']);
    expect(told).toEqual([]);
    expect(readdirSync(join(user, 'search')).length).toBeGreaterThan(0);
  });

  it('V10: scores exactly, with the weights that are given', async () => {
    const files = many(60);
    const [root, weights] = [vault(files), { k1: 0.9, b: 0.4 }];
    const documents = Object.entries(files).map(([path, text]) => ({
      ...{ path, bytes: 0, modifiedAt: 0, digest: 0n },
      words: analyse(`${(path.split('/').at(-1) ?? '').slice(0, -3)}\n${text}`, 'simple'),
    }));
    const found = await search(root, 'alpha w7 x', { topN: 7, ...weights });
    expect(found?.hits).toHaveLength(7);
    const expected = rank([buildSegment(documents)], ['alpha', 'w7', 'x'], 7, weights);
    for (const [at, { path, score }] of expected.entries()) {
      expect(found?.hits[at]?.path).toBe(path);
      expect(found?.hits[at]?.score).toBeCloseTo(score, 9);
    }
  });

  it('P22, O7: gives way while it works, says how far it is, and finds the same', async () => {
    const root = vault(many(400));
    let pauses = 0;
    const told: number[] = [];
    const found = await search(root, 'alpha w7', {
      pause: async () => {
        pauses += 1;
        await setImmediate();
      },
      tell: (done, total) => {
        told.push(done);
        expect(total).toBe(400);
      },
    });
    expect(pauses).toBeGreaterThan(0);
    expect(told).toEqual(Array.from({ length: 401 }, (_, at) => at));
    expect(found?.hits).toEqual((await search(root, 'alpha w7'))?.hits);
  });

  it('P22: is given up half-way, and the next search is as right', async () => {
    const [root, user] = [vault(many(400)), tempFolder()];
    const stop = new AbortController();
    const given = await search(root, 'alpha', {
      ...{ userFolder: user, signal: stop.signal, tell: (done) => done === 200 && stop.abort() },
      pause: () => setImmediate(),
    });
    expect(given).toBeNull();
    expect(await search(root, 'alpha', { signal: stop.signal })).toBeNull();
    const [kept, fresh] = [await search(root, 'w7', { userFolder: user }), await search(root, 'w7')];
    expect([kept?.hits, kept?.docs]).toEqual([fresh?.hits, 400]);
    write(root, '0/0.md', 'alpha w7');
    const edited = await search(root, 'w7', { userFolder: user, pause: () => setImmediate() });
    expect(edited?.hits).toEqual((await search(root, 'w7'))?.hits);
    expect(edited?.hits).toHaveLength(2);
  });

  it('O8, P10, P21: a note that cannot be indexed is named, and the others are found', async () => {
    const root = vault({
      'a.md': 'alpha',
      'large.md': 'alpha '.repeat(200_000),
      'latin.md': Buffer.from('alphä', 'latin1'),
      'alpha.md': '',
    });
    const found = await search(root, 'alpha');
    expect([found?.paths, found?.docs]).toEqual([['a.md', 'alpha.md'], 2]);
    expect(found?.leftOut).toEqual([
      'large.md: it is larger than 1 MB',
      'latin.md: it is neither UTF-8 nor UTF-16 with a byte order mark',
    ]);
  });

  it('O9: nothing is written into the vault', async () => {
    const [root, user] = [vault({ 'a.md': 'alpha', '.obsidian/app.json': '{}' }), tempFolder()];
    await search(root, 'alpha', { userFolder: user });
    expect(readdirSync(root).sort()).toEqual(['.obsidian', 'a.md']);
    expect(readFileSync(join(root, '.obsidian', 'app.json'), 'utf8')).toBe('{}');
  });
});
