import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIndex, encodeIndex } from '../../../src/core/retrieval/index-file.ts';
import { rank } from '../../../src/core/retrieval/rank.ts';
import {
  outdated,
  type StoredIndex,
  sizeOfIndex,
  updateIndex,
} from '../../../src/core/retrieval/search-index.ts';

const empty = { analyser: 'simple', segments: [] } as const;
const word = fc.constantFrom('alpha', 'beta', '字', '\ud800', 'constructor');
const document = fc.record({
  path: fc.constantFrom('a.md', 'b/ö.md', 'c.md', 'd.md'),
  bytes: fc.nat(),
  modifiedAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
  digest: fc.constantFrom('00ff', 'abcd'),
  words: fc.array(word, { maxLength: 6 }),
});
const batch = fc.uniqueArray(document, { selector: ({ path }) => path, maxLength: 4 });
const stored: fc.Arbitrary<StoredIndex> = fc.record({
  index: fc.array(batch, { maxLength: 4 }).map((all) =>
    all.reduce((index, written) => updateIndex(index, written, []), {
      ...empty,
      segments: [],
    } as StoredIndex['index']),
  ),
  writtenAt: fc.double({ min: 0, max: 2e12, noNaN: true }),
});

describe('an index as bytes', () => {
  it('comes back as it was, wherever it lies in memory', () => {
    fc.assert(
      fc.property(stored, fc.nat({ max: 16 }), (one, offset) => {
        const bytes = encodeIndex(one);
        const elsewhere = new Uint8Array(bytes.length + offset);
        elsewhere.set(bytes, offset);
        const back = decodeIndex(elsewhere.subarray(offset), 'simple');
        expect(back?.writtenAt).toBe(one.writtenAt);
        expect(back?.index.segments.map(({ documents }) => documents)).toEqual(
          one.index.segments.map(({ documents }) => documents),
        );
        for (const query of [['alpha'], ['字', 'beta'], ['\ud800']])
          expect(rank(back?.index.segments ?? [], query, 10)).toEqual(rank(one.index.segments, query, 10));
      }),
    );
  });

  it('is none when a byte of it is another, it is cut, or made for other words', () => {
    fc.assert(
      fc.property(stored, fc.nat(), fc.integer({ min: 1, max: 255 }), (one, where, change) => {
        const bytes = encodeIndex(one);
        const at = where % bytes.length;
        expect(decodeIndex(bytes, 'english')).toBeNull();
        expect(decodeIndex(bytes.subarray(0, at), 'simple')).toBeNull();
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect(decodeIndex(bytes, 'simple')).toBeNull();
      }),
    );
  });
});

describe('what an index does not know yet', () => {
  const at = (path: string, modifiedAt: number, bytes = 5) => ({ path, modifiedAt, bytes });
  const known = (...paths: readonly string[]) =>
    paths.map((path) => ({ ...at(path, 1000), digest: '', words: [path] }));
  const index = updateIndex(empty, known('a', 'b', 'c'), []);

  it.each([
    ['nothing', [at('a', 1000), at('b', 1000), at('c', 1000)], { gone: [], suspicious: [] }],
    ['a new one', [at('a', 1000), at('b', 1000), at('c', 1000), at('d', 1)], { gone: [], suspicious: ['d'] }],
    ['another time', [at('a', 1001), at('b', 1000), at('c', 999)], { gone: [], suspicious: ['a', 'c'] }],
    ['another size', [at('a', 1000, 6), at('b', 1000), at('c', 1000)], { gone: [], suspicious: ['a'] }],
    ['one that is gone', [at('a', 1000), at('c', 1000)], { gone: ['b'], suspicious: [] }],
  ])('%s', (_, listed, expected) => {
    expect(outdated({ index, writtenAt: 10_000 }, listed)).toEqual(expected);
  });

  it('is everything that was written right before the index was', () => {
    const listed = [at('a', 1000), at('b', 1000), at('c', 1000)];
    expect(outdated({ index, writtenAt: 2999 }, listed).suspicious).toEqual(['a', 'b', 'c']);
  });

  it('puts itself in order when much was changed', () => {
    const many = updateIndex(
      empty,
      Array.from({ length: 100 }, (_, number) => known(`${number}`)).flat(),
      [],
    );
    const few = updateIndex(many, known('1', '2'), ['3']);
    expect([few.segments.length, sizeOfIndex(few)]).toEqual([2, 99]);
    const merged = updateIndex(few, known('4', '5', '6', '7'), ['8', '9']);
    expect([merged.segments.length, sizeOfIndex(merged)]).toEqual([1, 97]);
  });
});
