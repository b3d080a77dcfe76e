import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  emptyRegistry,
  looksSecret,
  SOURCES,
  type SourceRegistry,
  sourceTitle,
  stepFor,
  withoutPath,
  withRemote,
  withSource,
} from '../../../src/core/notebook/source-registry.ts';

const at = '2026-11-23T10:00:00.000Z';
const hash = (text: string): string => `sha256:${text.padEnd(64, '0')}`;
const put = (registry: SourceRegistry, path: string, sourceId: string, contentHash = hash('1')) =>
  withSource(registry, path, { sourceId, title: path, contentHash, at });

const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), path: fc.nat(6), id: fc.nat(8) }),
  fc.record({ do: fc.constant('drop' as const), path: fc.nat(6) }),
  fc.record({ do: fc.constant('remote' as const), ids: fc.uniqueArray(fc.nat(8)) }),
);

it('V4: paths and sources stay each other’s inverse after any operations', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const registry = steps.reduce((held, one) => {
        if (one.do === 'put') return put(held, `p${one.path}`, `s${one.id}`);
        if (one.do === 'drop') return withoutPath(held, `p${one.path}`);
        return withRemote(held, new Set(one.ids.map((id) => `s${id}`)));
      }, emptyRegistry);
      const rows = Object.entries(registry.byPath);
      const live = rows.flatMap(([path, { sourceId }]) => (sourceId === null ? [] : [[sourceId, path]]));
      const sources = Object.entries(registry.bySourceId).map(([id, { path }]) => [id, path]);
      expect(sources.toSorted()).toEqual(live.toSorted());
      for (const [, row] of rows) expect(row.stale === true).toBe(row.sourceId === null);
      expect(SOURCES.parse({ schema: 1, notebooks: { 'a/nb': registry } }).notebooks['a/nb']).toEqual(
        registry,
      );
    }),
  );
});

it('the registry keeps unknown fields, and the use count through a replacement', () => {
  const before = put(emptyRegistry, 'a.md', 's1');
  const row = { ...before.byPath['a.md'], useCount: 4, note: 'mine' };
  const read = SOURCES.parse({
    schema: 1,
    pool: [],
    notebooks: { nb: { ...before, byPath: { 'a.md': row }, more: 1 } },
  });
  const after = put(read.notebooks.nb ?? emptyRegistry, 'a.md', 's2', hash('2'));
  expect(after).toMatchObject({ more: 1, byPath: { 'a.md': { sourceId: 's2', useCount: 4, note: 'mine' } } });
  expect(read).toHaveProperty('pool');
});

it('V7: adds new or lost sources, replaces changed ones and keeps the rest', () => {
  const held = put(emptyRegistry, 'a.md', 's1');
  expect(stepFor(held, 'b.md', hash('1'))).toBe('add');
  expect(stepFor(held, 'a.md', hash('1'))).toBe('keep');
  expect(stepFor(held, 'a.md', hash('2'))).toBe('replace');
  expect(stepFor(withRemote(held, new Set()), 'a.md', hash('1'))).toBe('add');
  expect(stepFor(held, 'constructor', hash('1'))).toBe('add');
});

it.each([
  ['docs/retry.md', 'docs∕retry (abcdef12).md'],
  ['notes.TXT', 'notes (abcdef12).TXT'],
  ['src/a:b?.ts', 'src∕a_b_.ts (abcdef12).md'],
])('the title of %s is a valid name', (path, title) => {
  expect(sourceTitle(path, hash('abcdef12'))).toBe(title);
  expect(sourceTitle(`${'x'.repeat(500)}/${path}`, hash('abcdef12')).length).toBeLessThan(120);
});

it.each([
  ['.env', true],
  ['config/.env.local', true],
  ['keys/server.pem', true],
  ['docs/secrets.md', true],
  ['docs/my-credentials.md', true],
  ['docs/retry.md', false],
  ['docs/secretary.md', false],
  ['docs/tokenizer.md', false],
])('%s looks secret: %s', (path, is) => {
  expect(looksSecret(path)).toBe(is);
});
