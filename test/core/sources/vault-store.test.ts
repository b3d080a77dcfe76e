import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Conversation } from '../../../src/core/sources/conversation.ts';
import { mergeStores } from '../../../src/core/sources/merge-stores.ts';
import { parseVaultStore, storeDocument, type VaultStore } from '../../../src/core/sources/vault-store.ts';
import { claimUpload, NO_TRUST, parseVaultTrust } from '../../../src/core/sources/vault-trust.ts';
import { countOf } from '../../support/depth.ts';

const at = (second: number) => `2026-11-28T12:00:${String(second).padStart(2, '0')}.000Z`;
const row = (sourceId: string | null, second = 0, more = {}) => ({
  sourceId,
  title: 't',
  addedAt: at(0),
  lastUsedAt: at(second),
  useCount: 1,
  contentHash: 'h',
  ...(sourceId === null && { stale: true as const }),
  ...more,
});
const conversation = (id: string, second: number, texts: readonly string[]): Conversation => ({
  id,
  createdAt: at(0),
  updatedAt: at(second),
  notebookId: null,
  messages: texts.map((text, index) => ({ role: 'user', text, at: at(index) })),
  selectedSourceIds: [],
});
const storeOf = (given: object): VaultStore => parseVaultStore(given);

// As a file holds it: without the negative zero.
const json = fc.json().map((text): unknown => JSON.parse(text));

it('V4: whatever a store holds, it is read, and written back it reads as the same', () => {
  fc.assert(
    fc.property(json, json, json, (a, b, c) => {
      for (const given of [a, { settings: a, sourceRegistry: b, pool: c, conversationHistory: a }]) {
        const read = parseVaultStore(given);
        const written = JSON.stringify(storeDocument(read));
        expect(JSON.stringify(storeDocument(parseVaultStore(JSON.parse(written))))).toEqual(written);
      }
    }),
    { numRuns: countOf(2000, 300) },
  );
});

it('V20: unknown fields survive, at every depth, and so do records that cannot be read', () => {
  const odd = { id: 'x', messages: 'none' };
  const given = {
    mine: 1,
    settings: { mine: 2, bm25TopN: 'odd' },
    sourceRegistry: {
      mine: 3,
      byPath: { 'a.md': row('s', 0, { mine: 4 }) },
      bySourceId: { s: { path: 'a.md', mine: 5 } },
    },
    pool: { mine: 6, probation: [], protected: ['a.md'], pinned: [] },
    conversationHistory: [
      {
        ...conversation('c', 1, ['q']),
        mine: 7,
        messages: [{ role: 'user', text: 'q', at: at(0), mine: 8 }],
      },
      odd,
    ],
  };
  expect(storeDocument(storeOf(given))).toEqual(given);
});

it('V4: rows with one source, or none, become stale; a pool that is absent is built again', () => {
  const { sourceRegistry, pool } = storeOf({
    sourceRegistry: {
      byPath: { 'a.md': row('s'), 'b.md': row('s'), 'c.md': row('t', 5, { useCount: 3 }), 'd.md': {} },
    },
  });
  expect(Object.keys(sourceRegistry.bySourceId)).toEqual(['s', 't']);
  expect(sourceRegistry.byPath['b.md']).toMatchObject({ sourceId: null, stale: true });
  expect(pool.protected).toEqual(['c.md']);
  expect(pool.probation.toSorted()).toEqual(['a.md', 'b.md', 'd.md']);
});

it.each(['../secret.md', '/etc/a.md', 'C:/a.md', 'a\\b.md', 'a/../../b.md', '.ssh/id_rsa', 'a//b.md', ''])(
  'P14: a store cannot name %j as a note',
  (path) => {
    expect(storeOf({ sourceRegistry: { byPath: { [path]: row('s') } } }).sourceRegistry.byPath).toEqual({});
  },
);

it('P2: paths are in the composed form', () => {
  const decomposed = 'Zu\u0308rich.md';
  const { sourceRegistry } = storeOf({ sourceRegistry: { byPath: { [decomposed]: row('s') } } });
  expect(Object.keys(sourceRegistry.byPath)).toEqual(['Z\u00fcrich.md']);
});

it('P17: of two devices no message, source or conversation is lost', () => {
  const one = storeOf({
    settings: { bm25TopN: 5, debugMode: true },
    sourceRegistry: { byPath: { 'a.md': row('s1', 9), 'b.md': row('s2', 1) } },
    pool: { probation: ['b.md'], protected: ['a.md'], pinned: [] },
    conversationHistory: [conversation('x', 9, ['first', 'from one']), conversation('gone', 1, ['q'])],
  });
  const other = storeOf({
    settings: { bm25TopN: 6 },
    sourceRegistry: { byPath: { 'a.md': row('s9', 2), 'c.md': row('s3', 3) } },
    pool: { probation: ['a.md'], protected: [], pinned: ['c.md'] },
    conversationHistory: [conversation('x', 3, ['first', 'from other']), conversation('y', 1, ['q'])],
    deletedConversations: ['gone'],
  });
  const merged = mergeStores(one, other);
  expect(merged.settings).toEqual({ bm25TopN: 6, debugMode: true });
  expect(merged.sourceRegistry.byPath).toMatchObject({
    'a.md': { sourceId: 's1' },
    'b.md': { sourceId: 's2' },
    'c.md': { sourceId: 's3' },
  });
  expect(merged.pool).toEqual({ probation: ['b.md'], protected: ['a.md'], pinned: ['c.md'] });
  expect(merged.conversationHistory.map(({ id }) => id)).toEqual(['x', 'y']);
  expect(merged.conversationHistory[0]?.updatedAt).toBe(at(9));
  expect(merged.conversationHistory[0]?.messages.map(({ text }) => text)).toEqual([
    'first',
    'from other',
    'from one',
  ]);
});

it('P17: of two devices no error of a conversation is lost', () => {
  const error = (path: string) => ({ at: '2026-01-01', stage: 'upload', code: 'empty', message: 'm', path });
  const storeWith = (path: string, minute: number) =>
    storeOf({ conversationHistory: [{ ...conversation('x', minute, ['first']), errors: [error(path)] }] });
  const merged = mergeStores(storeWith('a.md', 1), storeWith('b.md', 2));
  expect(merged.conversationHistory[0]?.errors?.map(({ path }) => path)).toEqual(['a.md', 'b.md']);
});

it('P17: merging a store with itself or an empty one changes nothing', () => {
  const store = storeOf({
    sourceRegistry: { byPath: { 'a.md': row('s1', 9), 'b.md': row(null, 1) } },
    conversationHistory: [conversation('x', 9, ['first'])],
  });
  expect(mergeStores(store, store)).toEqual(store);
  expect(mergeStores(parseVaultStore({}), store)).toEqual(store);
});

it('V20: trust that cannot be read is none', () => {
  for (const given of [null, 7, 'x', [], { mayDelete: 'yes', notebooks: [{}], ownSources: [1] }])
    expect(parseVaultTrust(given)).toMatchObject(NO_TRUST);
});

it('V7: at most 20 uploads begin within a minute', () => {
  let trust = NO_TRUST;
  const start = Date.parse(at(0));
  const claims = Array.from({ length: 25 }, (_, index) => {
    const upload = {
      id: `${index}`,
      notebookId: 'n',
      path: `${index}.md`,
      title: `${index}.md`,
      contentHash: '',
      isUse: true,
      known: [],
      at: at(0),
    };
    const { after, value } = claimUpload(trust, upload, start + index * 1000);
    trust = after;
    return value;
  });
  expect(claims.filter(({ status }) => status === 'begun')).toHaveLength(20);
  expect(claims[20]).toEqual({ status: 'wait', milliseconds: 40_000 });
});
