import fc from 'fast-check';
import { stemmer } from 'stemmer';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../src/core/retrieval/analyse.ts';
import { indexBuilder, indexOf } from '../../../src/core/retrieval/build-index.ts';
import { matchesIn, rank, rankMatches, WEIGHTS } from '../../../src/core/retrieval/rank.ts';
import { changedIndex, EMPTY_INDEX, type SearchIndex } from '../../../src/core/retrieval/search-index.ts';
import { SELECTION, selectHits } from '../../../src/core/retrieval/select-hits.ts';
import { withoutUnusedWords } from '../../../src/core/retrieval/unused-words.ts';

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

const indexWith = (documents: ReadonlyMap<string, readonly string[]>) =>
  indexOf([...documents].map(([path, words]) => ({ path, words })));
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
    expect(rounded(rank(indexWith(notes), analyse(query, 'simple'), 15))).toEqual(hits);
  });

  const word = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'constructor', '__proto__', 'ß', '字');
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
          expectSame(rank(indexWith(documents), query, 100, chosen), naive(documents, query, chosen));
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

  /** As a search does it, in place of building the index anew. */
  function editIndex(index: SearchIndex, edits: Edits): SearchIndex {
    const gone = index.documents.flatMap(({ path }, number) => (edits.has(path) ? number : []));
    const written = indexBuilder();
    for (const [path, words] of edits)
      if (words !== null) written.add({ path, bytes: 0, modifiedAt: 0, digest: 0 }, { words });
    return written.addedTo(changedIndex(index, { gone, restated: [] }));
  }

  it('is the same after any edits as in a fresh index, with and without its unused words', () => {
    const path = fc.constantFrom('p', 'q', 'r', 's', 't');
    const edits = fc
      .array(fc.tuple(path, fc.option(someWords)), { maxLength: 4 })
      .map((all) => new Map<string, readonly string[] | null>(all));
    fc.assert(
      fc.property(
        fc.array(edits, { maxLength: 6 }),
        someWords,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rounds, query, tolerated) => {
          const notes = rounds.reduce<Notes>(editNotes, new Map());
          const edited = rounds.reduce<SearchIndex>(editIndex, EMPTY_INDEX);
          const dropped = rounds.reduce<SearchIndex>(
            (index, edits) => withoutUnusedWords(editIndex(index, edits), tolerated),
            EMPTY_INDEX,
          );
          // To the last bit: the same numbers are added in the same order.
          const fresh = rank(indexWith(notes), query, 100);
          expect(rank(edited, query, 100)).toEqual(fresh);
          expect(rank(dropped, query, 100)).toEqual(fresh);
          expectSame(fresh, naive(notes, query));
        },
      ),
    );
  });

  it('keeps no word that occurs nowhere, when none is tolerated', () => {
    const index = indexOf([
      { path: 'a', words: ['alpha', 'swordfish'] },
      { path: 'b', words: ['beta', 'alpha'] },
    ]);
    const left = withoutUnusedWords(changedIndex(index, { gone: [0], restated: [] }), 0);
    expect(String.fromCharCode(...left.words.units)).toBe('alpha\nbeta\n');
    expect(left.words.size).toBe(2);
    expect(rank(left, ['beta', 'swordfish'], 5)).toEqual(
      rank(indexOf([{ path: 'b', words: ['beta', 'alpha'] }]), ['beta'], 5),
    );
    expect(withoutUnusedWords(left, 0)).toBe(left);
  });

  it('looks many words up at once, and ranks some of them as if they had been looked up alone', () => {
    fc.assert(
      fc.property(fc.array(someWords, { maxLength: 12 }), someWords, someWords, (texts, query, others) => {
        const index = indexOf(texts.map((words, at) => ({ path: `${at}`, words })));
        const matches = matchesIn(index, [...others, ...query]);
        expect(rankMatches(matches, query, 100)).toEqual(rank(index, query, 100));
        for (const [word, column] of matches.columns)
          expect(matches.documentsWith[column]).toBe(texts.filter((words) => words.includes(word)).length);
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
    const index = indexWith(documents);
    for (let round = 0; round < 10; round += 1) {
      const query = some(5);
      const expected = naive(documents, query).slice(0, 15);
      expectSame(rank(index, query, 15), expected);
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
        (texts, query, most) => {
          const notes = new Map([...texts, ...texts].map((words, at) => [`${(at * 7) % 127}`, words]));
          const built = indexWith(notes);
          const gone = built.documents.flatMap(({ path }, number) => (path.endsWith('3') ? number : []));
          const index = changedIndex(built, { gone, restated: [] });
          const every = rank(index, query, texts.length * 2);
          expect(rank(index, query, most)).toEqual(every.slice(0, most));
          const left = new Map([...notes].filter(([path]) => !path.endsWith('3')));
          expectSame(every, naive(left, query));
        },
      ),
    );
  });

  it('orders equal hits by path', () => {
    const same = new Map(['c', 'a', 'd', 'b'].map((path) => [path, ['word']]));
    expect(rank(indexWith(same), ['word'], 2).map(({ path }) => path)).toEqual(['a', 'b']);
    expect(rank(indexWith(same), ['word'], 0)).toEqual([]);
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
