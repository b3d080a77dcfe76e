import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarityOf, similarNotes, WORTH_A_LINK } from '../../../src/core/memory/find-notes.ts';
import {
  foldLinks,
  ingestLinks,
  LINK_TYPES,
  type Link,
  readLink,
  readLinkType,
  supersededBy,
} from '../../../src/core/memory/links.ts';
import { renderLink, renderLinkQuestion } from '../../../src/core/memory/memory-text.ts';
import { readRemember } from '../../../src/core/memory/read-remember.ts';
import { dynamicScore, usageOfNote } from '../../../src/core/memory/score.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');
const AT = '2026-11-23T22:00:00Z';
const daysAgo = (days: number): number => NOW - days * 86_400_000;

describe('T9: the dynamic score', () => {
  it.each([
    [0, 0, 5, 0, 0.475],
    [148, 0, 10, 0, 0.9],
    [3, 7, 8, 30, 0.408361],
    [10, 1, 9, 60, 0.611042],
    [20, 30, 5, 90, 0.238246],
  ])(
    'for %i uses, the last %i days ago, priority %i, %i days old: %f',
    (usageCount, access, priority, age, score) => {
      const standing = { usageCount, lastAccessedAt: daysAgo(access), priority, createdAt: daysAgo(age) };
      expect(dynamicScore(standing, NOW)).toBeCloseTo(score, 6);
    },
  );

  it('treats missing or invalid values as the default', () => {
    const plain = { usageCount: 0, lastAccessedAt: null, priority: 5, createdAt: NOW };
    expect(dynamicScore({ ...plain, createdAt: null }, NOW)).toBeCloseTo(0.475, 9);
    expect(dynamicScore({ ...plain, usageCount: -4, priority: null }, NOW)).toBeCloseTo(0.475, 9);
    expect(dynamicScore({ ...plain, createdAt: daysAgo(-9) }, NOW)).toBeCloseTo(0.475, 9);
    expect(dynamicScore({ ...plain, priority: 99 }, NOW)).toBeCloseTo(0.6, 9);
    expect(dynamicScore({ ...plain, createdAt: daysAgo(0.9) }, NOW)).toBeCloseTo(0.475, 9);
    const old = dynamicScore({ ...plain, createdAt: daysAgo(3650), priority: 1 }, NOW);
    expect(old).toBeCloseTo(-0.075, 6);
  });

  it('stays within its range', () => {
    const standing = fc.record({
      usageCount: fc.integer({ min: -10, max: 1e9 }),
      lastAccessedAt: fc.option(fc.integer({ min: 0, max: NOW * 2 })),
      createdAt: fc.option(fc.integer({ min: 0, max: NOW * 2 })),
      priority: fc.option(fc.integer({ min: -5, max: 50 })),
    });
    fc.assert(
      fc.property(standing, (one) => {
        const score = dynamicScore(one, NOW);
        expect(score).toBeGreaterThanOrEqual(-0.075 - 1e-9);
        expect(score).toBeLessThanOrEqual(0.9 + 1e-9);
      }),
    );
  });

  it('T10: is computed from the current time, so it is never stale', () => {
    const note = { id: 'a', usageCount: 2, lastAccessedAt: null, createdAt: AT, priority: 5 };
    const usage = new Map([['a', { count: 3, lastAt: NOW, votes: 0 }]]);
    expect(usageOfNote(note, usage)).toEqual({
      usageCount: 5,
      lastAccessedAt: NOW,
      createdAt: NOW,
      priority: 5,
    });
    expect(usageOfNote(note, new Map())).toMatchObject({ usageCount: 2, lastAccessedAt: null });
    const [now, later] = [NOW, NOW + 7 * 86_400_000].map((at) => dynamicScore(usageOfNote(note, usage), at));
    expect(later).toBeLessThan(now ?? 0);
  });
});

const relationship = (from: string, to: string, type: string, confidence = 0.9) => ({
  from_memory_id: from,
  to_memory_id: to,
  relationship_type: type,
  confidence,
  reasoning: 'since',
});
const surroundings = { ids: new Set(['a', 'b', 'c']), known: [] as readonly Link[], at: AT };
const ingestAll = (relationships: readonly unknown[], known: readonly Link[] = []) =>
  ingestLinks({ source: 'tier2_notebooklm', synthesis: 's1', relationships }, { ...surroundings, known });

describe('T11: links', () => {
  it.each([
    ['causes', '.msw/memory/a.md led to .msw/memory/b.md'],
    ['solves', '.msw/memory/b.md solves .msw/memory/a.md'],
    ['contradicts', '.msw/memory/a.md and .msw/memory/b.md contradict each other'],
    ['expands', '.msw/memory/b.md adds detail on .msw/memory/a.md'],
    ['supersedes', '.msw/memory/b.md replaces .msw/memory/a.md'],
    ['similar', '.msw/memory/a.md and .msw/memory/b.md are related'],
  ] as const)('%s reads as: %s', (type, sentence) => {
    expect(renderLink({ from: 'a', to: 'b', type, status: 'accepted' })).toBe(sentence);
    expect(renderLinkQuestion({ id: 'a', text: 'x' }, { id: 'b', text: 'y' })).toContain(`- ${type}: `);
  });

  it.each([
    [' Solves.\n', 'solves'],
    ['SUPERSEDES', 'supersedes'],
    ['they are alike', 'similar'],
    ['', 'similar'],
  ])('reads the answer %j as %s', (answer, type) => {
    expect(readLinkType(answer)).toBe(type);
  });

  it('mark a replaced note as outdated while its replacement exists', () => {
    const { links } = ingestAll([relationship('a', 'b', 'supersedes')]);
    expect(supersededBy(links, new Set(['a', 'b']))).toEqual(new Map([['a', 'b']]));
    expect(supersededBy(links, new Set(['a']))).toEqual(new Map());
  });

  it('never form a cycle of replacements, however long', () => {
    const { links } = ingestAll([relationship('a', 'b', 'supersedes'), relationship('b', 'c', 'supersedes')]);
    const closed = ingestAll([relationship('c', 'a', 'supersedes')], links);
    expect(closed).toMatchObject({
      accepted: 0,
      rejected: [{ index: 0, reason: expect.stringContaining('replaced') }],
    });
    expect(ingestAll([relationship('c', 'a', 'similar')], links)).toMatchObject({ accepted: 1 });
  });

  it('relate notes by the words they share, weighted by rarity', () => {
    const note = (id: string, context: string) => ({ id, title: '', context, reasoning: '', outcome: '' });
    const notes = [
      note('a', 'The API answers 429, so requests are retried with backoff'),
      note('b', 'The API answers 429, so the requests are retried with a backoff'),
      note('c', 'The build needs make 4 and a compiler'),
    ];
    const one = notes[0] ?? note('', '');
    expect(similarNotes(notes, one)[0]).toMatchObject({ id: 'b', similarity: expect.closeTo(1, 1) });
    expect(similarNotes(notes, one).find(({ id }) => id === 'c')?.similarity ?? 0).toBeLessThan(0.3);
    expect(similarNotes([], one)).toEqual([]);
    const [, two = one, other = one] = notes;
    expect(similarityOf(notes, one, two)).toBeGreaterThan(0.7);
    expect(similarityOf(notes, one, two)).toBe(similarityOf(notes, two, one));
    expect(similarityOf(notes, one, other)).toBeLessThan(WORTH_A_LINK);
  });
});

describe('T12: the suggestions of a synthesis', () => {
  it('are judged one by one', () => {
    const result = ingestAll([
      relationship('a', 'b', 'Causes'),
      relationship('a', 'c', 'solves', 0.69),
      relationship('a', 'b', 'causes', 0.8),
      relationship('a', 'a', 'similar'),
      relationship('a', 'x', 'similar'),
      relationship('a', 'c', 'likes'),
      relationship('a', 'c', 'causes', 1.2),
      relationship('a', 'c', 'causes', Number.NaN),
      'nothing',
      null,
    ]);
    expect(result).toMatchObject({ accepted: 1, proposed: 1, duplicates: 1 });
    expect(result.rejected.map(({ index }) => index)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(result.links.map(({ status, source, synthesis }) => [status, source, synthesis])).toEqual([
      ['accepted', 'tier2_notebooklm', 's1'],
      ['proposed', 'tier2_notebooklm', 's1'],
    ]);
  });

  it('change nothing when applied again, in any order', () => {
    const one = fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'x'),
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom(...LINK_TYPES, 'other'),
      fc.integer({ min: -20, max: 120 }).map((percent) => percent / 100),
    );
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (rows) => {
        const given = rows.map((row) => relationship(...row));
        const first = ingestAll(given);
        expect(first.accepted + first.proposed + first.duplicates + first.rejected.length).toBe(given.length);
        const again = ingestAll(given, first.links);
        expect(again.links).toEqual([]);
        const lines = first.links.map((link) => readLink(JSON.parse(JSON.stringify(link))));
        expect(foldLinks(lines.filter((line) => line !== null))).toEqual(first.links);
        const next = new Map(
          first.links.filter(({ type }) => type === 'supersedes').map(({ from, to }) => [from, to]),
        );
        for (const start of next.keys()) {
          let [at, steps] = [next.get(start), 0];
          for (; at !== undefined && steps <= next.size; steps += 1) at = next.get(at);
          expect(steps).toBeLessThanOrEqual(next.size);
        }
      }),
    );
  });
});

it.each([
  ['the proxy', 'the proxy', false, null],
  ['"the proxy"', 'the proxy', false, null],
  ['--anyway the --anyway flag', 'the --anyway flag', true, null],
  ['--supersedes a-1 --anyway x\n y', 'x\n y', true, 'a-1'],
  ['--supersedesx', '--supersedesx', false, null],
])('reads /msw:remember %j', (args, text, anyway, supersedes) => {
  expect(readRemember(args)).toEqual({ text, anyway, supersedes });
});
