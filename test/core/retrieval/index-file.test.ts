import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexBuilder } from '../../../src/core/retrieval/build-index.ts';
import { decodeIndex, encodeIndex } from '../../../src/core/retrieval/index-file.ts';
import { rank } from '../../../src/core/retrieval/rank.ts';
import {
  changedIndex,
  EMPTY_INDEX,
  mayDiffer,
  type SearchIndex,
  type StoredIndex,
} from '../../../src/core/retrieval/search-index.ts';
import { atOneGo } from '../../../src/core/retrieval/steps.ts';

const WORDS = ['alpha', 'beta', '字', '\ud800', 'constructor'];
const document = fc.record({
  path: fc.constantFrom<string>('', 'a.md', 'b/ö.md', 'c.md', 'd.md', '\ud800.md'),
  bytes: fc.nat(),
  modifiedAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  digest: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
  words: fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }),
});
type Document = typeof document extends fc.Arbitrary<infer One> ? One : never;

function changed(index: SearchIndex, written: readonly Document[]): SearchIndex {
  const paths = new Set(written.map(({ path }) => path));
  const gone = index.documents.flatMap(({ path }, number) => (paths.has(path) ? number : []));
  const builder = indexBuilder();
  for (const { words, ...facts } of written) builder.add(facts, { words });
  return builder.addedTo(changedIndex(index, { gone, restated: [] }));
}

const batch = fc.uniqueArray(document, { selector: ({ path }) => path, maxLength: 4 });
const stored: fc.Arbitrary<StoredIndex> = fc.record({
  index: fc.array(batch, { maxLength: 4 }).map((all) => all.reduce(changed, EMPTY_INDEX)),
  writtenAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  folders: fc.array(
    fc.record({
      ...{ path: fc.constantFrom<string>('', 'b/'), modifiedAt: fc.nat(), rulesAt: fc.nat() },
      excluded: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
    }),
  ),
  scopeKey: fc.nat(),
});

const encoded = (one: StoredIndex) => atOneGo(encodeIndex(one));
const factsOf = ({ documents }: SearchIndex) =>
  documents.map(({ from, until, ...facts }) => [facts, until - from]);

/** A slice of a larger buffer, as a disk may return it. */
function shifted(bytes: Uint8Array, offset: number): Uint8Array {
  const elsewhere = new Uint8Array(bytes.length + offset);
  elsewhere.set(bytes, offset);
  return elsewhere.subarray(offset);
}

describe('an index as bytes', () => {
  it('is read back as it was, at any memory offset, and can be changed further', () => {
    fc.assert(
      fc.property(stored, fc.nat({ max: 16 }), fc.subarray(WORDS), batch, (one, offset, query, more) => {
        const back = decodeIndex(shifted(encoded(one), offset));
        expect([back?.writtenAt, back?.folders, back?.scopeKey]).toEqual([
          ...[one.writtenAt, one.folders, one.scopeKey],
        ]);
        const index = back?.index ?? EMPTY_INDEX;
        expect(factsOf(index)).toEqual(factsOf(one.index));
        expect(rank(index, query, 10)).toEqual(rank(one.index, query, 10));
        expect(rank(changed(index, more), query, 10)).toEqual(rank(changed(one.index, more), query, 10));
      }),
    );
  });

  it('is rejected if a byte is changed or it is cut', () => {
    fc.assert(
      fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 255 }), (one, where, change) => {
        const file = encoded(one);
        const at = where % file.length;
        expect(decodeIndex(file.slice(0, at))).toBeNull();
        file[at] = (file[at] ?? 0) ^ change;
        expect(decodeIndex(file)).toBeNull();
      }),
    );
  });

  it('is rejected if it is anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(decodeIndex(bytes)).toBeNull();
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

  it('records a new size and time without a new reading', () => {
    const built = changed(
      EMPTY_INDEX,
      ['a.md', 'b.md', 'c.md'].map((path) => ({
        path,
        bytes: 5,
        modifiedAt: 1,
        digest: 7,
        words: [path, 'all'],
      })),
    );
    const index = changedIndex(built, { gone: [0], restated: [{ number: 2, bytes: 6, modifiedAt: 2 }] });
    expect(index.documents.map(({ path, bytes, modifiedAt }) => [path, bytes, modifiedAt])).toEqual([
      ['b.md', 5, 1],
      ['c.md', 6, 2],
    ]);
    expect(rank(index, ['c.md'], 5).map(({ path }) => path)).toEqual(['c.md']);
  });
});
