import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapOptions, parseMapArguments } from '../../../../src/core/mapping/documents/map-request.ts';
import { affectedPaths, isSafePath } from '../../../../src/core/mapping/documents/safe-paths.ts';

it.each([
  ['', { fast: false, focuses: null, paths: [], refresh: false }],
  ['--refresh', { refresh: true }],
  ['--fast', { fast: true, focuses: ['tech', 'arch'] }],
  ['--fast --focus concerns', { fast: true, focuses: ['concerns'] }],
  ['--focus arch+tech', { focuses: ['tech', 'arch'] }],
  ['--focus=quality', { focuses: ['quality'] }],
  ['--paths src/app,docs --refresh', { paths: ['src/app', 'docs'], refresh: true }],
])('%s', (text, expected) => {
  expect(parseMapArguments(text)).toMatchObject({ status: 'ok', request: expected });
});

it.each([
  ['--focus', '--focus needs a value: --focus'],
  ['--focus --fast', '--focus needs a value: --focus'],
  ['--focus everything', '"everything" is not a focus'],
  ['--paths ../x', '"../x" cannot be used as a path'],
  ['--paths /etc', 'cannot be used as a path'],
  ['--paths $(id)', 'cannot be used as a path'],
  ['--paths a,,b', '"" cannot be used as a path'],
  ['--query x', 'Unknown option --query of /msw:map'],
  ['src', '"src" is not understood'],
])('%s is refused', (text, reason) => {
  expect(parseMapArguments(text)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining(reason),
  });
});

it('survives the way to the command line', () => {
  const option = fc.constantFrom(
    '--fast',
    '--refresh',
    '--focus tech',
    '--focus arch+concerns',
    '--paths src,a/b.c',
  );
  fc.assert(
    fc.property(fc.uniqueArray(option), (options) => {
      const parsed = parseMapArguments(options.join(' '));
      if (parsed.status !== 'ok') throw new Error(parsed.reason);
      expect(parseMapArguments(mapOptions(parsed.request).join(' '))).toEqual(parsed);
    }),
  );
});

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
