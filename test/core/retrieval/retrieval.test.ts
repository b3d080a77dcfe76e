import fc from 'fast-check';
import { stemmer } from 'stemmer';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../src/core/retrieval/analyse.ts';
import { buildSegment } from '../../../src/core/retrieval/build-segment.ts';
import { mergeSegments } from '../../../src/core/retrieval/merge-segments.ts';
import { rank, WEIGHTS } from '../../../src/core/retrieval/rank.ts';
import { type Segment, withoutDocuments } from '../../../src/core/retrieval/segment.ts';
import { SELECTION, selectHits } from '../../../src/core/retrieval/select-hits.ts';
import { atOneGo } from '../../../src/core/retrieval/steps.ts';

/** The textbook formula, over all documents and all words. */
function naive(
  documents: ReadonlyMap<string, readonly string[]>,
  query: readonly string[],
  { k1, b } = WEIGHTS,
) {
  const all = [...documents];
  const average = all.reduce((sum, [, words]) => sum + words.length, 0) / all.length;
  const having = new Map(query.map((word) => [word, all.filter(([, other]) => other.includes(word)).length]));
  return all
    .map(([path, words]) => {
      const score = query
        .map((word) => {
          const n = having.get(word) ?? 0;
          const f = words.filter((other) => other === word).length;
          const idf = Math.log(1 + (all.length - n + 0.5) / (n + 0.5));
          return f === 0 ? 0 : (idf * f * (k1 + 1)) / (f + k1 * (1 - b + (b * words.length) / average));
        })
        .reduce((sum, one) => sum + one, 0);
      return { path, score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.path < other.path ? -1 : 1));
}

const documentOf = (path: string, words: readonly string[]) => ({
  path,
  words,
  bytes: 0,
  modifiedAt: 0,
  digest: 0n,
});
const segmentOf = (documents: ReadonlyMap<string, readonly string[]>) =>
  buildSegment([...documents].map(([path, words]) => documentOf(path, words)));
type Hits = readonly { readonly path: string; readonly score: number }[];
const rounded = (hits: Hits) => hits.map(({ path, score }) => [path, Number(score.toFixed(6))]);

/** To 1e-9: hits that close to their neighbour may have changed places with it. */
const expectSame = (hits: Hits, expected: Hits): void => {
  expect(hits.length).toBe(expected.length);
  const scores = new Map(expected.map(({ path, score }) => [path, score]));
  for (const [at, { path, score }] of hits.entries()) {
    expect(Math.abs(score - (expected[at]?.score ?? Number.NaN))).toBeLessThanOrEqual(1e-9);
    expect(Math.abs(score - (scores.get(path) ?? Number.NaN))).toBeLessThanOrEqual(1e-9);
  }
};

/** The words of the specification. */
const piecesOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\p{P}\p{S}\s]+/u)
    .filter((one) => one !== '');

const IN_PAIRS_OR_TAKEN_OUT =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{Default_Ignorable_Code_Point}\u{640}]|\u{307}|(?=\p{Mn})[\p{scx=Arabic}\p{scx=Hebrew}]/u;

describe('the words of a text', () => {
  it.each([
    ['Retry the query; retry twice.', ['retry', 'the', 'query', 'retry', 'twice']],
    ["it's foo_bar-baz's `code` $x|y+z", ['it', 's', 'foo', 'bar', 'baz', 's', 'code', 'x', 'y', 'z']],
    ['ﬁle Ａ１ Café', ['file', 'a1', 'café']],
    ['失敗した test', ['失敗', '敗し', 'した', 'test']],
    ['a字b', ['a', '字', 'b']],
    ['😀 tail', ['tail']],
    ['', []],
  ])('are read from %j', (text, words) => {
    expect(analyse(text, 'simple')).toEqual(words);
  });

  it('in English are stemmed, without stop words', () => {
    expect(analyse('The connections were retried in Zürich, not v2', 'english')).toEqual([
      stemmer('connections'),
      stemmer('were'),
      stemmer('retried'),
      'zürich',
      'v2',
    ]);
  });

  it('of code are names and their parts', () => {
    expect(analyse('HTTPServer.retryLimit2 of MAX_SIZE and utf8Text', 'code')).toEqual(
      [
        'httpserver',
        'http',
        'server',
        'retrylimit2',
        'retry',
        'limit2',
        'max',
        'size',
        'utf8text',
        'utf8',
        'text',
      ].map((one) => (/^[a-z]+$/.test(one) ? stemmer(one) : one)),
    );
  });

  it('are the pieces left by splitting at punctuation, symbols and spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!IN_PAIRS_OR_TAKEN_OUT.test(text.normalize('NFKC').toLowerCase()));
        expect(analyse(text, 'simple')).toEqual(piecesOf(text));
      }),
    );
  });
});

describe('BM25', () => {
  const notes = new Map(
    Object.entries({
      'a.md': 'a Retry the query; retry twice.',
      'b.md': 'b The query cache.',
      'c.md': 'c Cache eviction (LRU)',
      'd.md': 'd Notes about nothing',
    }).map(([path, text]) => [path, analyse(text, 'simple')]),
  );

  it.each([
    [
      'retry query',
      [
        ['a.md', 2.123535],
        ['b.md', 0.726154],
      ],
    ],
    [
      'cache',
      [
        ['b.md', 0.726154],
        ['c.md', 0.726154],
      ],
    ],
    [
      'cache cache',
      [
        ['b.md', 1.452308],
        ['c.md', 1.452308],
      ],
    ],
    [
      'the query cache',
      [
        ['b.md', 2.178463],
        ['a.md', 1.219939],
        ['c.md', 0.726154],
      ],
    ],
    ['unheard of', []],
    ['', []],
  ])('ranks the notes for %j', (query, hits) => {
    expect(rounded(rank([segmentOf(notes)], analyse(query, 'simple'), 15))).toEqual(hits);
  });

  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'constructor', '__proto__', 'ß', '字');
  const someWords = fc.array(word, { maxLength: 12 });
  const weights = fc.record({
    k1: fc.double({ min: 0, max: 3, noNaN: true }),
    b: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('equals the formula for any documents, query and weights', () => {
    fc.assert(
      fc.property(
        fc.array(someWords, { minLength: 1, maxLength: 12 }),
        someWords,
        weights,
        (texts, query, chosen) => {
          const documents = new Map(texts.map((words, index) => [`${index % 3}/${index}.md`, words]));
          expectSame(rank([segmentOf(documents)], query, 100, chosen), naive(documents, query, chosen));
        },
      ),
    );
  });

  type Notes = ReadonlyMap<string, readonly string[]>;
  type Edits = ReadonlyMap<string, readonly string[] | null>;

  function editNotes(notes: Notes, edits: Edits): Notes {
    const edited = new Map(notes);
    for (const [path, words] of edits)
      if (words === null) edited.delete(path);
      else edited.set(path, words);
    return edited;
  }

  function editParts(parts: readonly Segment[], edits: Edits): readonly Segment[] {
    const written = [...edits].flatMap(([path, words]) => (words === null ? [] : [documentOf(path, words)]));
    return [...parts.map((part) => withoutDocuments(part, (path) => edits.has(path))), buildSegment(written)];
  }

  it('is the same after any edits as in a fresh index, also when parts are merged', () => {
    const path = fc.constantFrom('p', 'q', 'r', 's', 't');
    const edits = fc
      .array(fc.tuple(path, fc.option(someWords)), { maxLength: 4 })
      .map((all) => new Map<string, readonly string[] | null>(all));
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 6 }), someWords, (rounds, query) => {
        const notes = rounds.reduce<Notes>(editNotes, new Map());
        const parts = rounds.reduce<readonly Segment[]>(editParts, []);
        // To the last bit: the same numbers are added in the same order.
        const fresh = rank([segmentOf(notes)], query, 100);
        expect(rank(parts, query, 100)).toEqual(fresh);
        expect(rank([atOneGo(mergeSegments(parts))], query, 100)).toEqual(fresh);
      }),
    );
  });

  it('ranks 10,000 documents like a full scan', () => {
    let seed = 7;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
      return seed / 0x7f_ff_ff_ff;
    };
    const some = (most: number) => Array.from({ length: most }, () => `w${Math.floor(2_000 ** random())}`);
    const documents = new Map(
      Array.from({ length: 10_000 }, (_, number) => [`${number}.md`, some(Math.floor(random() * 40))]),
    );
    const segment = segmentOf(documents);
    for (let round = 0; round < 10; round += 1) {
      const query = some(5);
      const expected = naive(documents, query).slice(0, 15);
      expectSame(rank([segment], query, 15), expected);
    }
  });

  it('returns the best few exactly as the start of the full ranking, to the last bit', () => {
    // Some words occur in nearly every document and decide nothing; some documents are equal.
    const word = fc.oneof(
      fc.constantFrom('the', 'of', 'and'),
      fc.nat(30).map((number) => `w${number}`),
    );
    const text = fc.array(word, { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 20, maxLength: 60 }),
        fc.array(word, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 20 }),
        fc.nat(60),
        (texts, query, most, cut) => {
          const notes = new Map([...texts, ...texts].map((words, at) => [`${(at * 7) % 127}`, words]));
          const all = [...notes].map(([path, words]) => documentOf(path, words));
          const parts = [buildSegment(all.slice(0, cut)), buildSegment(all.slice(cut))].map((part) =>
            withoutDocuments(part, (path) => path.endsWith('3')),
          );
          const every = rank(parts, query, all.length);
          expect(rank(parts, query, most)).toEqual(every.slice(0, most));
          const left = new Map([...notes].filter(([path]) => !path.endsWith('3')));
          expectSame(every, naive(left, query));
        },
      ),
    );
  });

  it('orders equal hits by path', () => {
    const same = new Map(['c', 'a', 'd', 'b'].map((path) => [path, ['word']]));
    expect(rank([segmentOf(same)], ['word'], 2).map(({ path }) => path)).toEqual(['a', 'b']);
    expect(rank([segmentOf(same)], ['word'], 0)).toEqual([]);
  });
});

describe('selectHits', () => {
  const hits = [10, 8, 4, 3.9, 3, 1].map((score, index) => ({ path: `${index}`, score }));

  it.each([
    ['those from 0.4 of the best upwards, inclusive', SELECTION, 3],
    ['at least three, if there are that many', { ...SELECTION, cutoff: 0.9 }, 3],
    ['all if there are too few', { ...SELECTION, least: 10, cutoff: 1 }, 6],
    ['at most the given number', { top: 2, cutoff: 0, least: 1 }, 2],
  ])('keeps %s', (_, selection, size) => {
    expect(selectHits(hits, selection)).toEqual(hits.slice(0, size));
  });

  it('keeps nothing of nothing', () => {
    expect(selectHits([], SELECTION)).toEqual([]);
  });
});
