// Shapes of the Go tool chain that are missing from the recordings (1.19).

import { describe, expect, it } from 'vitest';
import { goBuild } from '../../../../src/core/failure/readers/native/go-build.ts';

function read(...lines: readonly string[]) {
  expect(goBuild.signature.test(lines.join('\n'))).toBe(true);
  return goBuild.read({ lines }).map(({ file, message, code }) => [file, message, code]);
}

describe('go', () => {
  it.each([
    ['./cart.go:5:2: undefined: parseV2', './cart.go', 'undefined: parseV2'],
    ['vet: ./cart.go:5:2: undefined: parseV2', './cart.go', 'undefined: parseV2'],
    ['cart/cart.go:9: missing return', 'cart/cart.go', 'missing return'],
    [
      'main.go:3:8: package shop/gone is not in std (<dep>/go/shop/gone)',
      'main.go',
      'package shop/gone is not in std',
    ],
    [
      'main.go:3:8: package shop/gone is not in GOROOT (/usr/x/shop/gone)',
      'main.go',
      'package shop/gone is not in std',
    ],
  ])('reads %j', (text, file, message) => {
    expect(read(text)).toEqual([[file, message, null]]);
  });

  it.each([
    'go: updates to go.mod needed; to update it:',
    'go: go.mod file not found in current directory or any parent directory; see "go help modules"',
    'no required module provides package example.com/kleur; to add it:',
    'go: errors parsing go.mod:',
  ])('reads loader errors: %j', (text) => {
    expect(read(text)).toEqual([[null, text.replace(/^go: /, ''), null]]);
  });

  it('blames the check for missing packages', () => {
    expect(read('pattern ./nowhere/...: lstat ./nowhere/: no such file or directory')[0]?.[2]).toBe('usage');
    expect(read('go foo: unknown command', "Run 'go help' for usage.")[0]?.[2]).toBe('usage');
    expect(read('go: warning: "./x/..." matched no packages', 'no packages to test')).toEqual([
      [null, 'no packages to test', 'no-tests'],
    ]);
  });

  it('names an import cycle by its packages, also with the files that newer versions add', () => {
    const cycle = 'import cycle not allowed: shop -> shop/a -> shop/b -> shop/a';
    expect(
      read(
        'package shop',
        '\timports shop/a from main.go',
        '\timports shop/b from a.go',
        '\timports shop/a from b.go: import cycle not allowed',
      ),
    ).toEqual([[null, cycle, null]]);
    expect(
      read(
        'package shop',
        '\timports shop/a',
        '\timports shop/b',
        '\timports shop/a: import cycle not allowed',
      ),
    ).toEqual([[null, cycle, null]]);
  });

  it('does not count the line that announces more errors', () => {
    expect(read('./a.go:1:1: undefined: a', './a.go:9:1: too many errors')).toHaveLength(1);
  });

  it('reads the events of go build -json', () => {
    expect(
      read('{"ImportPath":"shop","Action":"build-output","Output":"./cart.go:5:2: undefined: parseV2\\n"}'),
    ).toEqual([['./cart.go', 'undefined: parseV2', null]]);
  });
});
