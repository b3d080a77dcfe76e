// Which documents of a project go into its notebook, and how many of them it has room for.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitDocuments } from '../../../src/core/notebook/fit-documents.ts';
import { projectDocuments, roomOf } from '../../../src/core/notebook/project-documents.ts';
import { emptyRegistry, withSource } from '../../../src/core/notebook/source-registry.ts';

describe('the documents of a project', () => {
  it('are those that introduce, decide or document, the most telling first', () => {
    expect(
      projectDocuments([
        'src/parser/notes.md',
        'test/fixtures/page.md',
        'docs/b.md',
        'docs/a/c.md',
        'CONTRIBUTING.md',
        'packages/api/README.md',
        'doc/adr/0002.md',
        'packages/api/Decisions/0001.md',
        'README.md',
        'Documentation/x.md',
      ]),
    ).toEqual([
      'README.md',
      'doc/adr/0002.md',
      'packages/api/Decisions/0001.md',
      'CONTRIBUTING.md',
      'Documentation/x.md',
      'docs/a/c.md',
      'docs/b.md',
      'packages/api/README.md',
    ]);
  });

  it.each([
    ['free', 50],
    ['pro', 300],
    ['1200', 50],
  ])('of the plan %s has room for %s', (plan, room) => expect(roomOf(plan)).toBe(room));
});

describe('fitting', () => {
  const known = (path: string, hash: string) => ({
    ...{ sourceId: `s-${path}`, title: path, contentHash: hash, at: '2026-01-31T12:00:00Z' },
  });
  const document = fc.record({
    path: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    hash: fc.constantFrom('1', '2'),
  });
  const documents = fc.uniqueArray(document, { selector: ({ path }) => path });

  it('loses no document, never exceeds the room, and keeps what is there', () => {
    fc.assert(
      fc.property(documents, documents, fc.nat(8), fc.boolean(), (held, wanted, room, replaces) => {
        const registry = held.reduce(
          (all, { path, hash }) => withSource(all, path, known(path, hash)),
          emptyRegistry,
        );
        const { current, adds, changed, noRoom } = fitDocuments(registry, wanted, { room, replaces });
        const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
        expect([...current, ...adds, ...changed, ...noRoom].toSorted(byPath)).toEqual(
          wanted.toSorted(byPath),
        );
        expect(adds.length + (replaces ? 0 : changed.length)).toBeLessThanOrEqual(room);
        const same = wanted.filter(({ path, hash }) =>
          held.some((one) => one.path === path && one.hash === hash),
        );
        expect(current).toEqual(same);
        if (noRoom.length > 0) expect(adds.length + (replaces ? 0 : changed.length)).toBe(room);
      }),
    );
  });
});
