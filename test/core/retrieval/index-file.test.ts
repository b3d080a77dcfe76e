import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTable, encodeTable, encodeWords, withWords } from '../../../src/core/retrieval/index-file.ts';
import { rank } from '../../../src/core/retrieval/rank.ts';
import {
  mayDiffer,
  type SearchIndex,
  type StoredIndex,
  sizeOfIndex,
  updateIndex,
} from '../../../src/core/retrieval/search-index.ts';
import type { AnalysedDocument, Segment } from '../../../src/core/retrieval/segment.ts';

const empty: SearchIndex = { analyser: 'simple', segments: [] };
const changed = (
  index: SearchIndex,
  written: readonly AnalysedDocument[],
  gone: readonly string[] = [],
): SearchIndex => updateIndex(index, written, { gone, whole: (segment) => segment });

const WORDS = ['alpha', 'beta', '字', '\ud800', 'constructor'];
const word = fc.constantFrom(...WORDS);
const document = fc.record({
  path: fc.constantFrom('', 'a.md', 'b/ö.md', 'c.md', 'd.md'),
  bytes: fc.nat(),
  modifiedAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  digest: fc.constantFrom('', '00ff', 'abcd'),
  words: fc.array(word, { maxLength: 6 }),
});
const batch = fc.uniqueArray(document, { selector: ({ path }) => path, maxLength: 4 });
const stored: fc.Arbitrary<Omit<StoredIndex, 'folderOf'>> = fc.record({
  index: fc
    .array(batch, { maxLength: 4 })
    .map((all) => all.reduce((index, written) => changed(index, written), empty)),
  writtenAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  folders: fc.array(fc.record({ path: fc.constantFrom('', 'b/'), modifiedAt: fc.nat(), rulesAt: fc.nat() })),
});

/** What a disk would hold: the table, and the words of each segment by their name. */
function filesOf(one: Omit<StoredIndex, 'folderOf'>): {
  readonly table: Uint8Array;
  readonly words: ReadonlyMap<string, Uint8Array>;
} {
  const words = new Map<string, Uint8Array>();
  const segments = one.index.segments.map((segment) => {
    const { name, bytes } = encodeWords(segment);
    words.set(name, bytes);
    return { ...segment, file: name };
  });
  return { table: encodeTable({ ...one, index: { ...one.index, segments } }), words };
}

/** From somewhere in a larger buffer, as a disk may give it. */
const readerOf = (bytes: Uint8Array, offset: number) => (start: number, length: number) => {
  if (start + length > bytes.length) return null;
  const elsewhere = new Uint8Array(length + offset);
  elsewhere.set(bytes.subarray(start, start + length), offset);
  return elsewhere.subarray(offset);
};

function readBack(
  { table, words }: ReturnType<typeof filesOf>,
  some: readonly string[] | null,
  offset = 0,
): readonly (Segment | null)[] | null {
  const back = decodeTable(readerOf(table, offset)(0, table.length) ?? table, 'simple');
  return (
    back?.index.segments.map((segment) =>
      withWords(segment, some, readerOf(words.get(segment.file ?? '') ?? new Uint8Array(0), offset)),
    ) ?? null
  );
}

describe('an index as bytes', () => {
  it('comes back as it was, wherever it lies in memory, whole or with the words that are asked for', () => {
    fc.assert(
      fc.property(stored, fc.nat({ max: 16 }), fc.subarray(WORDS), (one, offset, some) => {
        const files = filesOf(one);
        const back = decodeTable(files.table, 'simple');
        expect([back?.writtenAt, back?.folders]).toEqual([one.writtenAt, one.folders]);
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

  it('can be read in part where a word stands in more documents than a page holds', () => {
    const documents = Array.from({ length: 9_000 }, (_, at) => ({
      ...{ path: `${at}.md`, bytes: 0, modifiedAt: 0, digest: '' },
      words: at % 2 === 0 ? ['alpha', 'beta'] : ['alpha', `only${at}`],
    }));
    const index = changed(empty, documents);
    const files = filesOf({ index, writtenAt: 0, folders: [] });
    const sizes = [...files.words.values()].map(({ length }) => length);
    let readBytes = 0;
    const [bytes = new Uint8Array(0)] = [...files.words.values()];
    const [table] = decodeTable(files.table, 'simple')?.index.segments ?? [];
    const read = readerOf(bytes, 0);
    const segment =
      table === undefined
        ? null
        : withWords(table, ['beta', 'only8999'], (start, length) => {
            readBytes += length;
            return read(start, length);
          });
    for (const query of [['beta'], ['only8999'], ['beta', 'only8999']])
      expect(rank(segment === null ? [] : [segment], query, 9_000)).toEqual(
        rank(index.segments, query, 9_000),
      );
    expect(readBytes).toBeLessThan((sizes[0] ?? 0) * 1.1);
  });

  it('is none when a byte of it is another, it is cut, or made for other words', () => {
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

  it('has no words where their file is cut, another byte, or that of another segment', () => {
    fc.assert(
      fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 255 }), (one, where, change) => {
        const files = filesOf(one);
        for (const [name, bytes] of files.words) {
          const at = where % bytes.length;
          const spoilt = bytes.slice();
          spoilt[at] = (spoilt[at] ?? 0) ^ change;
          for (const other of [bytes.subarray(0, at), spoilt, new Uint8Array(0)]) {
            const segments = readBack({ ...files, words: new Map([[name, other]]) }, null) ?? [];
            expect(segments.every((segment) => segment === null)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a search index', () => {
  it.each([
    ['what is as it was', [5, 1000], [5, 1000], false],
    ['a new one', null, [5, 1000], true],
    ['another time', [5, 1000], [5, 999], true],
    ['another size', [5, 1000], [6, 1000], true],
    ['what was written right before the index was', [5, 9000], [5, 9000], true],
  ] as const)('knows whether to look again at %s', (_, before, [bytes, modifiedAt], expected) => {
    const known = before === null ? undefined : { bytes: before[0], modifiedAt: before[1] };
    expect(mayDiffer(known, { bytes, modifiedAt }, 8000)).toBe(expected);
  });

  const known = (...paths: readonly string[]) =>
    paths.map((path) => ({ path, modifiedAt: 1000, bytes: 5, digest: '', words: [path] }));

  it('puts itself in order when much was changed', () => {
    const many = changed(empty, Array.from({ length: 100 }, (_, number) => known(`${number}`)).flat());
    const few = changed(many, known('1', '2'), ['3']);
    expect([few.segments.length, sizeOfIndex(few)]).toEqual([2, 99]);
    const merged = changed(few, known('4', '5', '6', '7'), ['8', '9']);
    expect([merged.segments.length, sizeOfIndex(merged)]).toEqual([1, 97]);
  });

  it('puts small parts together without the large one, and stays as it is where one cannot be had', () => {
    const many = changed(empty, Array.from({ length: 1000 }, (_, number) => known(`${number}`)).flat());
    const edits = Array.from({ length: 8 }, (_, number) => known(`${number}`));
    const last = edits.reduce((one, edit) => changed(one, edit), many);
    expect([last.segments.length, sizeOfIndex(last)]).toEqual([2, 1000]);
    expect(last.segments[0]?.documents).toBe(many.segments[0]?.documents);
    const named: SearchIndex = { ...many, segments: many.segments.map((one) => ({ ...one, file: 'lost' })) };
    const lost = updateIndex(named, Array.from({ length: 200 }, (_, number) => known(`${number}`)).flat(), {
      ...{ gone: [], whole: () => null },
    });
    expect([lost.segments.length, sizeOfIndex(lost)]).toEqual([2, 1000]);
  });
});
