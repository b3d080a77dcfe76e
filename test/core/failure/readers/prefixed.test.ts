import { describe, expect, it } from 'vitest';
import { withoutLinePrefixes } from '../../../../src/core/failure/readers/prefixed.ts';

const texts = (...lines: readonly string[]) => withoutLinePrefixes(lines)?.map(({ text }) => text) ?? null;

describe('withoutLinePrefixes', () => {
  it.each([
    ['turbo', ['web:build: cache miss, executing 1', 'web:build: a'], ['cache miss, executing 1', 'a']],
    ['pnpm', ['packages/web build$ tsc', 'packages/web build: a'], ['packages/web build$ tsc', 'a']],
    ['yarn', ['[web]: Process started', '[web]: a'], ['Process started', 'a']],
    [
      'concurrently',
      ['[web] a', '[web] npm run x exited with code 1'],
      ['a', 'npm run x exited with code 1'],
    ],
    [
      'lerna',
      ["lerna ERR! npm run build exited 1 in 'web'", 'web: a'],
      ["lerna ERR! npm run build exited 1 in 'web'", 'a'],
    ],
    ['compose', ['web-1  | a', 'web-1 exited with code 1'], ['web-1 exited with code 1', 'a']],
    ['BuildKit', ['#8 1.234 a', '#8 ERROR: b'], ['#8 ERROR: b', 'a']],
    ['a CI log', ['2026-11-21T10:00:00.123Z a', '2026-11-21T10:00:01.123Z b'], ['a', 'b']],
  ])('takes the marks of %s away', (_name, lines, expected) => {
    expect(texts(...lines)).toEqual(expected);
  });

  it.each([
    ['src/a.ts: error TS1: x'],
    ['bash: line 1: x: command not found'],
    ['[1] a'],
    ['src/a.c:1:2: error: x'],
    ['1.234 seconds'],
  ])('leaves a line without proof alone: %s', (line) => {
    expect(texts(line)).toBeNull();
  });

  it('puts the lines of one program next to each other and remembers where they were', () => {
    const lines = [
      'a:x: cache miss, executing 1',
      'b:x: cache miss, executing 2',
      'a:x: one',
      'b:x: two',
      'a:x: three',
    ];
    expect(withoutLinePrefixes(lines)?.map(({ line }) => line)).toEqual([0, 2, 4, 1, 3]);
  });
});
