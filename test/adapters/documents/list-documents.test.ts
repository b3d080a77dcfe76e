import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listDocuments } from '../../../src/adapters/documents/list-documents.ts';
import { documentsIn } from '../../../src/core/retrieval/all-documents.ts';
import { buildSegment } from '../../../src/core/retrieval/build-segment.ts';
import { type KnownFolder, type SearchIndex, updateIndex } from '../../../src/core/retrieval/search-index.ts';
import type { Segment } from '../../../src/core/retrieval/segment.ts';
import { atOneGo } from '../../../src/core/retrieval/steps.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SHARE = 3;
/** Later than all writes: only times and sizes show what changed. */
const SINCE = 2e12;

// Accents as separate characters, as some systems store them.
const folder = fc.constantFrom('', 'a/', 'a/b/', 'e\u0301/');
const name = fc.constantFrom('one.md', 'dra\u0301ft.md');
const edit = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), folder, name, size: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('remove' as const), folder, name }),
  fc.record({
    kind: fc.constant('remove' as const),
    folder: fc.constantFrom('a/', 'e\u0301/'),
    name: fc.constant(''),
  }),
  fc.record({
    kind: fc.constant('ignore' as const),
    folder: fc.constantFrom('', 'a/'),
    rules: fc.constantFrom(null, '', 'one.md\n', 'b/\n', '*.md\n!one.md\n'),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

/** A clock unlike that of the file system: no two edits happen at the same time. */
function editing(root: string) {
  let clock = 1e9;
  const touch = (path: string) => utimesSync(path, ++clock, clock);
  const put = (path: string, text: string) => {
    for (const above of ['a', 'a/b', 'e\u0301'])
      if (path.startsWith(join(root, above)) && !existsSync(join(root, above))) {
        mkdirSync(join(root, above));
        touch(join(root, above));
        touch(dirname(join(root, above)));
      }
    const isNew = !existsSync(path);
    writeFileSync(path, text);
    touch(path);
    if (isNew) touch(dirname(path));
  };
  const remove = (path: string) => {
    if (!existsSync(path)) return;
    rmSync(path, { recursive: true });
    touch(dirname(path));
  };
  return (one: Edit) => {
    if (one.kind === 'write') put(join(root, one.folder, one.name), 'x'.repeat(one.size));
    else if (one.kind === 'remove') remove(join(root, one.folder, one.name));
    else if (one.rules === null) remove(join(root, one.folder, '.gitignore'));
    else put(join(root, one.folder, '.gitignore'), one.rules);
  };
}

/** What an index knows after a listing, as between two searches. */
function following(root: string) {
  let index: SearchIndex = { analyser: 'code', segments: [] };
  let folders: readonly KnownFolder[] = [];
  return (turn: number) => {
    const documents = documentsIn(index.segments);
    const known = { documents, folders, share: SHARE, turn, recent: SINCE, since: SINCE, scopeKey: 0 };
    const listed = listDocuments(root, 'project', known);
    const written = listed.documents.map((one) => ({ ...one, digest: 0n, words: [] }));
    const gone = [...listed.gone, ...written.flatMap(({ number }) => number ?? [])];
    const merging = { gone, whole: (segment: Segment) => segment };
    index = atOneGo(updateIndex(index, written.length === 0 ? null : buildSegment(written), merging));
    ({ folders } = listed);
    const { paths, bytes, modifiedAt, dead } = documentsIn(index.segments);
    return paths
      .map((path, at) => ({ path, bytes: bytes[at], modifiedAt: modifiedAt[at] }))
      .filter((_, at) => dead[at] === 0)
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  };
}

describe('the documents of a folder', () => {
  it('are examined in turn even if another one changes in the meantime', () => {
    const root = tempFolder();
    const [change, look] = [editing(root), following(root)];
    const write = (folder: '' | 'a/' | 'a/b/', name: 'one.md' | 'dra\u0301ft.md', size: number) =>
      change({ kind: 'write', folder, name, size });
    write('', 'one.md', 1);
    for (const folder of ['a/', 'a/b/'] as const) write(folder, 'one.md', 1);
    look(0);
    for (const folder of ['a/', 'a/b/'] as const) write(folder, 'one.md', 2);
    const turns = [0, 1, 2].map((turn) => {
      write('', 'one.md', 3 + turn);
      return look(turn);
    });
    expect(
      turns
        .at(-1)
        ?.map(({ bytes }) => bytes)
        .slice(0, 2),
    ).toEqual([2, 2]);
  });

  it('are known after any edits as if all were examined: additions and removals at once, sizes in turn', () => {
    fc.assert(
      fc.property(fc.array(fc.array(edit, { maxLength: 3 }), { maxLength: 8 }), (rounds) => {
        const root = tempFolder();
        const [change, look] = [editing(root), following(root)];
        const all = () =>
          listDocuments(root, 'project').documents.toSorted((a, b) => (a.path < b.path ? -1 : 1));
        for (const [turn, edits] of rounds.entries()) {
          edits.forEach(change);
          expect(look(turn).map(({ path }) => path)).toEqual(all().map(({ path }) => path));
        }
        for (let turn = 0; turn < SHARE - 1; turn += 1) look(turn);
        expect(look(SHARE - 1)).toEqual(
          all().map(({ path, bytes, modifiedAt }) => ({ path, bytes, modifiedAt })),
        );
      }),
      { numRuns: 300 },
    );
  });
});
