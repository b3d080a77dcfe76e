// The parts of a change that are kept.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPatches, tellingFiles } from '../../../src/core/guidance/cut-change.ts';
import type { FileChange } from '../../../src/core/snapshots/file-change.ts';

const changed = (path: string, lines = 3): FileChange => ({
  ...{ path, status: 'changed', added: lines, removed: 0 },
  ...{ before: { kind: 'file', blob: 'a' }, after: { kind: 'file', blob: 'b' } },
});

const kept = (paths: readonly string[], names: readonly string[] = []) =>
  tellingFiles(
    paths.map((path) => changed(path)),
    names,
  ).map(({ path }) => path);

describe('tellingFiles', () => {
  it('prefers files the failure names, then source, tests and documents', () => {
    const paths = ['README.md', 'test/cart.test.js', 'src/other.js', 'src/vat.js'];
    expect(kept(paths, ['vat'])).toEqual(['src/vat.js', 'src/other.js', 'test/cart.test.js', 'README.md']);
  });

  it('omits generated files and MSW’s own, unless there is nothing else', () => {
    expect(kept(['dist/a.js', 'pnpm-lock.yaml', '.msw/config.json', '.planning/STATE.md', 'a.js'])).toEqual([
      'a.js',
    ]);
    expect(kept(['pnpm-lock.yaml', '.msw/config.json'])).toEqual(['pnpm-lock.yaml']);
  });

  it('omits binary files, and everything beyond four files', () => {
    const files = [
      { ...changed('a.png'), added: null, removed: null },
      ...'bcdefg'.split('').map((name) => changed(name)),
    ];
    expect(tellingFiles(files, [])).toHaveLength(4);
  });
});

describe('cutPatches', () => {
  const patch = (path: string, lines: readonly string[]): string =>
    [
      `diff --git a/${path} b/${path}`,
      'index 1..2 100644',
      `--- a/${path}`,
      `+++ b/${path}`,
      '@@ -1 +1 @@',
      ...lines,
    ].join('\n');

  it('omits lines meant only for git, and says what is left out', () => {
    expect(cutPatches([patch('a.js', ['-one', '+two'])], 2)).toBe(
      '--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-one\n+two\n[and 2 more files]',
    );
  });

  it('is bounded, and never cuts a line', () => {
    const lines = fc.array(
      fc.string({ maxLength: 200 }).map((text) => `+${text.replaceAll(/\n|\r/g, ' ')}`),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 5 }), (all) => {
        const cut = cutPatches(
          all.map((one, at) => patch(`${at}.js`, one)),
          0,
        );
        expect(cut.length).toBeLessThanOrEqual(2_400 + 60);
        const known = new Set(all.flat());
        for (const line of cut.split('\n').filter((one) => /^\+(?!\+\+ b\/)/.test(one)))
          expect(known).toContain(line);
      }),
    );
  });
});
