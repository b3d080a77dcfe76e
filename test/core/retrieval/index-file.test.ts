import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentsIn } from '../../../src/core/retrieval/all-documents.ts';
import { buildSegment } from '../../../src/core/retrieval/build-segment.ts';
import {
  decodeSegment,
  decodeTable,
  encodeSegment,
  encodeTable,
} from '../../../src/core/retrieval/index-file.ts';
import { rank } from '../../../src/core/retrieval/rank.ts';
import {
  mayDiffer,
  type SearchIndex,
  type StoredIndex,
  sizeOfIndex,
  updateIndex,
  withStats,
} from '../../../src/core/retrieval/search-index.ts';
import type { AnalysedDocument, Segment } from '../../../src/core/retrieval/segment.ts';
import { atOneGo } from '../../../src/core/retrieval/steps.ts';

const empty: SearchIndex = { analyser: 'simple', segments: [] };
const changed = (
  index: SearchIndex,
  written: readonly AnalysedDocument[],
  gone: readonly string[] = [],
): SearchIndex => {
  const old = new Set([...gone, ...written.map(({ path }) => path)]);
  const numbers = documentsIn(index.segments).paths.flatMap((path, number) => (old.has(path) ? number : []));
  const merging = { gone: numbers, whole: (segment: Segment) => segment };
  return atOneGo(updateIndex(index, written.length === 0 ? null : buildSegment(written), merging));
};

const WORDS = ['alpha', 'beta', '字', '\ud800', 'constructor'];
const word = fc.constantFrom(...WORDS);
const document = fc.record({
  path: fc.constantFrom('', 'a.md', 'b/ö.md', 'c.md', 'd.md'),
  bytes: fc.nat(),
  modifiedAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  digest: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  words: fc.array(word, { maxLength: 6 }),
});
const batch = fc.uniqueArray(document, { selector: ({ path }) => path, maxLength: 4 });
const stored: fc.Arbitrary<StoredIndex> = fc.record({
  index: fc
    .array(batch, { maxLength: 4 })
    .map((all) => all.reduce((index, written) => changed(index, written), empty)),
  writtenAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  folders: fc.array(
    fc.record({
      ...{ path: fc.constantFrom('', 'b/'), modifiedAt: fc.nat(), rulesAt: fc.nat() },
      excluded: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
    }),
  ),
  scopeKey: fc.nat(),
});

/** The files on disk: the table, and the segments by name. */
function filesOf(one: StoredIndex): {
  readonly table: Uint8Array;
  readonly segments: ReadonlyMap<string, Uint8Array>;
} {
  const files = new Map<string, Uint8Array>();
  const segments = one.index.segments.map((segment) => {
    const { name, bytes } = atOneGo(encodeSegment(segment));
    files.set(name, bytes);
    return { ...segment, file: name };
  });
  return { table: encodeTable({ ...one, index: { ...one.index, segments } }), segments: files };
}

/** A slice of a larger buffer, as a disk may return it. */
const readerOf = (bytes: Uint8Array, offset: number) => (start: number, length: number) => {
  if (start + length > bytes.length) return null;
  const elsewhere = new Uint8Array(length + offset);
  elsewhere.set(bytes.subarray(start, start + length), offset);
  return elsewhere.subarray(offset);
};

function readBack(
  { table, segments }: ReturnType<typeof filesOf>,
  some: readonly string[] | null,
  offset = 0,
): readonly (Segment | null)[] | null {
  const back = decodeTable(readerOf(table, offset)(0, table.length) ?? table, 'simple');
  return (
    back?.rows.map((row) =>
      decodeSegment(row, some, readerOf(segments.get(row.file) ?? new Uint8Array(0), offset)),
    ) ?? null
  );
}

describe('an index as bytes', () => {
  it('is decoded unchanged at any memory offset, in full or only for the requested words', () => {
    fc.assert(
      fc.property(stored, fc.nat({ max: 16 }), fc.subarray(WORDS), (one, offset, some) => {
        const files = filesOf(one);
        const back = decodeTable(files.table, 'simple');
        expect([back?.writtenAt, back?.folders, back?.scopeKey]).toEqual([
          ...[one.writtenAt, one.folders, one.scopeKey],
        ]);
        for (const [asked, query] of [
          [null, WORDS],
          [some, some],
          [some, ['unheard', ...some]],
        ] as const) {
          const segments = (readBack(files, asked, offset) ?? []).filter((segment) => segment !== null);
          expect(segments.map(({ documents }) => documents)).toEqual(
            one.index.segments.map(({ documents }) => documents),
          );
          expect(rank(segments, query, 10)).toEqual(rank(one.index.segments, query, 10));
        }
      }),
    );
  });

  it('records later changes to documents without rewriting their file', () => {
    const document = (path: string) => ({
      path,
      bytes: 5,
      modifiedAt: 1000,
      digest: 7n,
      words: [path, 'all'],
    });
    const paths = Array.from({ length: 20 }, (_, number) => `b/${number}.md`);
    const built = changed(empty, ['a.md', 'b/c.md', ...paths].map(document));
    const files = filesOf({ index: built, writtenAt: 1, folders: [], scopeKey: 0 });
    const [file = ''] = files.segments.keys();
    const written = { ...built, segments: built.segments.map((one) => ({ ...one, file })) };
    const stats = [0, 2].map((number) => ({ number, bytes: 6, modifiedAt: 2000 + number }));
    const touched = withStats(withStats(written, stats.slice(1)), stats);
    const index = changed(touched, [], ['b/c.md']);
    expect(index.segments.map((one) => one.file)).toEqual([file]);
    const table = encodeTable({ index, writtenAt: 2, folders: [], scopeKey: 0 });
    expect(readBack({ ...files, table }, null)).toEqual(index.segments);
  });

  it('can be read in part if a word occurs in more documents than fit on a page', () => {
    const documents = Array.from({ length: 9_000 }, (_, at) => ({
      ...{ path: `${at}.md`, bytes: 0, modifiedAt: 0, digest: 0n },
      words: at % 2 === 0 ? ['alpha', 'beta'] : ['alpha', `only${at}`],
    }));
    const index = changed(empty, documents);
    const files = filesOf({ index, writtenAt: 0, folders: [], scopeKey: 0 });
    let readBytes = 0;
    const [bytes = new Uint8Array(0)] = [...files.segments.values()];
    const [row] = decodeTable(files.table, 'simple')?.rows ?? [];
    const read = readerOf(bytes, 0);
    const segment =
      row === undefined
        ? null
        : decodeSegment(row, ['beta', 'only8999'], (start, length) => {
            readBytes += length;
            return read(start, length);
          });
    for (const query of [['beta'], ['only8999'], ['beta', 'only8999']])
      expect(rank(segment === null ? [] : [segment], query, 9_000)).toEqual(
        rank(index.segments, query, 9_000),
      );
    expect(readBytes).toBeLessThan(bytes.length * 1.1);
  });

  it('is rejected if a byte is changed, it is cut, or it was made for another analysis', () => {
    fc.assert(
      fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 255 }), (one, where, change) => {
        const { table } = filesOf(one);
        const at = where % table.length;
        expect(decodeTable(table, 'english')).toBeNull();
        expect(decodeTable(table.subarray(0, at), 'simple')).toBeNull();
        table[at] = (table[at] ?? 0) ^ change;
        expect(decodeTable(table, 'simple')).toBeNull();
      }),
    );
  });

  it('has no segment whose file is cut, changed or that of another segment', () => {
    fc.assert(
      fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 255 }), (one, where, change) => {
        const files = filesOf(one);
        for (const [name, bytes] of files.segments) {
          const at = where % bytes.length;
          const spoilt = bytes.slice();
          spoilt[at] = (spoilt[at] ?? 0) ^ change;
          for (const other of [bytes.subarray(0, at), spoilt, new Uint8Array(0)]) {
            const segments = readBack({ ...files, segments: new Map([[name, other]]) }, null) ?? [];
            expect(segments.every((segment) => segment === null)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a search index', () => {
  it.each([
    ['an unchanged file', [5, 1000], [5, 1000], false],
    ['a new file', null, [5, 1000], true],
    ['another time', [5, 1000], [5, 999], true],
    ['another size', [5, 1000], [6, 1000], true],
    ['a file written just before the index', [5, 9000], [5, 9000], true],
  ] as const)('decides whether to reread %s', (_, before, [bytes, modifiedAt], expected) => {
    const known = before === null ? undefined : { bytes: before[0], modifiedAt: before[1] };
    expect(mayDiffer(known, { bytes, modifiedAt }, 8000)).toBe(expected);
  });

  const known = (...paths: readonly string[]) =>
    paths.map((path) => ({ path, modifiedAt: 1000, bytes: 5, digest: 0n, words: [path] }));

  it('reorganises itself after many changes', () => {
    const many = changed(empty, Array.from({ length: 100 }, (_, number) => known(`${number}`)).flat());
    const few = changed(many, known('1', '2'), ['3']);
    expect([few.segments.length, sizeOfIndex(few)]).toEqual([2, 99]);
    const merged = changed(few, known('4', '5', '6', '7'), ['8', '9']);
    expect([merged.segments.length, sizeOfIndex(merged)]).toEqual([1, 97]);
  });

  it('merges small parts without the large one, and is unchanged if one is unavailable', () => {
    const many = changed(empty, Array.from({ length: 1000 }, (_, number) => known(`${number}`)).flat());
    const edits = Array.from({ length: 8 }, (_, number) => known(`${number}`));
    const last = edits.reduce((one, edit) => changed(one, edit), many);
    expect([last.segments.length, sizeOfIndex(last)]).toEqual([2, 1000]);
    expect(last.segments[0]?.documents).toBe(many.segments[0]?.documents);
    const named: SearchIndex = { ...many, segments: many.segments.map((one) => ({ ...one, file: 'lost' })) };
    const again = Array.from({ length: 200 }, (_, number) => known(`${number}`)).flat();
    const gone = Array.from({ length: 200 }, (_, number) => number);
    const lost = atOneGo(updateIndex(named, buildSegment(again), { gone, whole: () => null }));
    expect([lost.segments.length, sizeOfIndex(lost)]).toEqual([2, 1000]);
  });
});
