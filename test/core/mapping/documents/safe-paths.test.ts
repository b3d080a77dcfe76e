import { expect, it } from 'vitest';
import { affectedPaths, isSafePath } from '../../../../src/core/mapping/documents/safe-paths.ts';

it.each([
  ['src', true],
  ['src/app/main.ts', true],
  ['.github/workflows', true],
  ['packages/a-b_c.d', true],
  ['', false],
  ['/src', false],
  ['src/', false],
  ['src//a', false],
  ['../src', false],
  ['src/../a', false],
  ['src/a..b', false],
  ['a b', false],
  ['$(id)', false],
  ['a;b', false],
  ['a`b`', false],
  ['-rf', false],
  ['a\nb', false],
])('%j may limit a map: %s', (path, expected) => {
  expect(isSafePath(path)).toBe(expected);
});

it('folders that files lie in', () => {
  expect(
    affectedPaths([
      'src/a/b.ts',
      'packages/x/src/a.ts',
      'packages/y/a.ts',
      'apps/web/a.ts',
      'a.md',
      'src/c.ts',
      '',
    ]),
  ).toEqual(['a.md', 'apps/web', 'packages/x', 'packages/y', 'src']);
});
