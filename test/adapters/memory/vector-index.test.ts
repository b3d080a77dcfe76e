// One contract for all vector indexes: the local file, a real PostgreSQL with pgvector, and Qdrant through its
// official client, against a stand-in, since there is no real one here.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localVectors } from '../../../src/adapters/memory/local-vectors.ts';
import { openVectorTable } from '../../../src/adapters/postgres/vector-table.ts';
import { openVectorCollection } from '../../../src/adapters/qdrant/vector-collection.ts';
import { unitVector, type VectorIndex } from '../../../src/core/memory/vectors.ts';
import { makePostgres, type Postgres } from '../../support/postgres.ts';
import { type QdrantStandIn, startQdrant } from '../../support/qdrant.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SIZE = 8;
const idOf = (name: string | number): string =>
  createHash('sha256').update(String(name)).digest('hex').slice(0, 32);
const vectorOf = (numbers: readonly number[]): Float32Array => {
  const vector = unitVector(numbers);
  if (vector === null) throw new Error('points nowhere');
  return vector;
};
const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);

const numbers = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: SIZE, maxLength: SIZE })
  .filter((given) => Math.hypot(...given) > 0.01);
const names = fc.integer({ min: 0, max: 12 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('upsert' as const),
    vectors: fc.array(fc.tuple(names, numbers), { maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), names: fc.array(names, { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('search' as const),
    numbers,
    among: fc.uniqueArray(names),
    most: fc.integer({ min: 1, max: 6 }),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(one: Step, index: VectorIndex, model: Map<string, Float32Array>): Promise<void> {
  if (one.kind === 'upsert') {
    const added = new Map(one.vectors.map(([name, given]) => [idOf(name), vectorOf(given)]));
    for (const [id, vector] of added) model.set(id, vector);
    return index.upsert([...added].map(([id, vector]) => ({ id, vector })));
  }
  if (one.kind === 'delete') {
    for (const name of one.names) model.delete(idOf(name));
    return index.delete(one.names.map(idOf));
  }
  const [asked, among] = [vectorOf(one.numbers), one.among.map(idOf)];
  const all = among.flatMap((id) => model.get(id) ?? []).map((vector) => cosine(vector, asked));
  const naive = all.toSorted((a, b) => b - a).slice(0, one.most);
  const found = await index.search(asked, among, one.most);
  expect(found).toHaveLength(naive.length);
  for (const [at, { id, nearness }] of found.entries()) {
    expect(nearness).toBeCloseTo(naive[at] ?? Number.NaN, 4);
    expect(nearness).toBeCloseTo(cosine(model.get(id) ?? asked, asked), 4);
  }
}

function holdsTheContract(open: (space: string, size: number) => Promise<VectorIndex>): void {
  const within = async <T>(space: string, work: (index: VectorIndex) => Promise<T>): Promise<T> => {
    const index = await open(space, SIZE);
    try {
      return await work(index);
    } finally {
      await index.close();
    }
  };

  it('is empty at first, and treats missing entries as normal', () =>
    within('empty', async (index) => {
      expect(await index.known([idOf(1)])).toEqual(new Set());
      expect(await index.search(vectorOf([1, 0, 0, 0, 0, 0, 0, 0]), [idOf(1)], 3)).toEqual([]);
      expect(await index.search(vectorOf([1, 0, 0, 0, 0, 0, 0, 0]), [], 3)).toEqual([]);
      await index.delete([idOf(1)]);
      await index.delete([]);
      await index.upsert([]);
    }));

  it('is shared by all who open it, and separate for each space', async () => {
    const one = { id: idOf('a'), vector: vectorOf([1, 2, 3, 4, 5, 6, 7, 8]) };
    await within('shared', (index) => index.upsert([one]));
    expect(await within('shared', (index) => index.known([one.id, idOf('b')]))).toEqual(new Set([one.id]));
    expect(await within('other', (index) => index.known([one.id]))).toEqual(new Set());
    const [found] = await within('shared', (index) => index.search(one.vector, [one.id], 1));
    expect(found?.id).toBe(one.id);
    expect(found?.nearness).toBeCloseTo(1, 5);
  });

  it('filters by the given ids first, then ranks by distance', () =>
    within('among', async (index) => {
      const towards = (at: number) => vectorOf([1, at / 100, 0, 0, 0, 0, 0, 0]);
      await index.upsert(Array.from({ length: 200 }, (_, at) => ({ id: idOf(at), vector: towards(at) })));
      const far = [idOf(199), idOf(150), idOf(170)];
      const found = await index.search(towards(0), far, 2);
      expect(found.map(({ id }) => id)).toEqual([idOf(150), idOf(170)]);
    }));

  it('behaves like a linear scan of a list', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        run += 1;
        const model = new Map<string, Float32Array>();
        await within(`model-${run}`, async (index) => {
          for (const one of steps) {
            await take(one, index, model);
            expect(await index.known([...Array(13).keys()].map(idOf))).toEqual(new Set(model.keys()));
          }
        });
      }),
      { numRuns: 25 },
    );
  });
}

describe('on this machine', () => {
  let userFolder = '';
  beforeEach(() => {
    userFolder = tempFolder();
  });
  holdsTheContract(async (space, size) => localVectors(userFolder, space, size));

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    [
      'with one bit turned',
      (bytes: Buffer) => Buffer.from(bytes.map((one, at) => (at === 40 ? one ^ 1 : one))),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('{"not": "vectors"}')],
  ])('a file that is %s is treated as an empty index', async (_, spoil) => {
    const folder = tempFolder();
    const index = localVectors(folder, 'space', SIZE);
    await index.upsert([{ id: idOf('a'), vector: vectorOf([1, 2, 3, 4, 5, 6, 7, 8]) }]);
    const [name = ''] = readdirSync(join(folder, 'vectors'));
    const path = join(folder, 'vectors', name);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
    writeFileSync(path, spoil(readFileSync(path)), { mode: 0o600 });
    expect(await index.known([idOf('a')])).toEqual(new Set());
    await index.upsert([{ id: idOf('b'), vector: vectorOf([1, 2, 3, 4, 5, 6, 7, 8]) }]);
    expect(await index.known([idOf('a'), idOf('b')])).toEqual(new Set([idOf('b')]));
  });
});

requireOrSkip('pgvector')('in a PostgreSQL with pgvector', () => {
  let server: Postgres;
  let address = '';
  beforeAll(async () => {
    server = await makePostgres('pgvector');
    await server.start();
    address = await server.database();
  });
  afterAll(() => server.stop());
  const open = async (place: string, space: string) => {
    const opened = await openVectorTable(place, space);
    if (opened.status !== 'ok') throw new Error(opened.reason);
    return opened.index;
  };

  holdsTheContract((space) => open(address, space));

  it('finds the extension in any schema, and survives concurrent creation', async () => {
    const other = await server.database();
    const client = new pg.Client({ connectionString: other });
    await client.connect();
    await client.query(
      'create schema "Their Own"; create extension vector schema "Their Own"; create schema msw',
    );
    await client.end();
    const all = await Promise.all(Array.from({ length: 6 }, () => open(other, 'space')));
    const vector = vectorOf([1, 2, 3, 4, 5, 6, 7, 8]);
    await all[0]?.upsert([{ id: idOf('a'), vector }]);
    expect(await all[5]?.search(vector, [idOf('a')], 1)).toMatchObject([{ id: idOf('a') }]);
    for (const index of all) await index.close();
  });

  it('throws when the server goes away, and is unchanged when it returns', async () => {
    const index = await open(address, 'killed');
    const vector = vectorOf([1, 2, 3, 4, 5, 6, 7, 8]);
    await index.upsert([{ id: idOf('a'), vector }]);
    await server.kill();
    // A server process with a connection notices the end only after a while.
    await vi.waitFor(() => expect(index.search(vector, [idOf('a')], 1)).rejects.toThrow(), {
      timeout: 30_000,
    });
    expect(await openVectorTable(address, 'killed')).toMatchObject({ status: 'away' });
    await server.start();
    const again = await open(address, 'killed');
    expect(await again.known([idOf('a')])).toEqual(new Set([idOf('a')]));
    await again.close();
  });
});

requireOrSkip('postgres')('in a PostgreSQL without pgvector', () => {
  it('is refused with the missing part', async () => {
    const server = await makePostgres();
    await server.start();
    try {
      const opened = await openVectorTable(await server.database(), 'space');
      expect(opened).toMatchObject({ status: 'away', reason: expect.stringContaining('has no pgvector') });
    } finally {
      await server.stop();
    }
  });
});

describe('in Qdrant, as far as a stand-in can show', () => {
  let server: QdrantStandIn;
  beforeAll(async () => {
    server = await startQdrant('its key');
  });
  afterAll(() => server.close());

  holdsTheContract((space, size) =>
    openVectorCollection({ url: server.url, prefix: '', key: 'its key' }, space, size),
  );

  it('receives only digests and numbers', () => {
    expect(server.requests.length).toBeGreaterThan(0);
    const payloads = server.requests.filter(({ body }) => /payload"(?!:false)/.test(body));
    expect(payloads).toEqual([]);
  });

  it('throws without its key, and when the server is gone', async () => {
    await expect(
      openVectorCollection({ url: server.url, prefix: '', key: null }, 'x', SIZE),
    ).rejects.toThrow();
    const gone = await startQdrant();
    const index = await openVectorCollection({ url: gone.url, prefix: '', key: null }, 'x', SIZE);
    await gone.close();
    await expect(index.known([idOf('a')])).rejects.toThrow();
  });
});
