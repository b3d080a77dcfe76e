import { describe, expect, it } from 'vitest';
import { relativisePaths } from '../../../../src/core/failure/text/relativise-paths.ts';

const posix = { root: '/home/ann/work/shop', home: '/home/ann', tmp: '/scratch' };

describe('relativisePaths', () => {
  it.each([
    ['a file of the project', '/home/ann/work/shop/src/a.ts:1:2', 'src/a.ts:1:2'],
    ['a URL of the project', 'file:///home/ann/work/shop/src/a.ts', 'src/a.ts'],
    ['the project itself', 'in /home/ann/work/shop.', 'in ..'],
    ['a neighbour with a longer name', '/home/ann/work/shop2/a.ts', '~/work/shop2/a.ts'],
    ['the home folder', '/home/ann/.npmrc', '~/.npmrc'],
    ["another person's home folder", "'/Users/bob/x.json'", "'~/x.json'"],
    ['a home folder on Windows', 'C:/Users/bob/x.json', '~/x.json'],
    ['the temporary folder', '/scratch/x.json', '<tmp>/x.json'],
    ['a usual temporary folder', '/tmp/x.json', '<tmp>/x.json'],
    ['a temporary folder of macOS', '/private/var/folders/ab/c_d/T/x.json', '<tmp>/x.json'],
    ['a temporary folder of Windows', 'C:\\Users\\bob\\AppData\\Local\\Temp\\x.json', '<tmp>/x.json'],
    ['a folder of mkdtemp', '/tmp/shop-aB3dEf/x.json', '<tmp>/shop-<n>/x.json'],
    ['a folder of tempfile', '/tmp/tmpab12_3cd/x.json', '<tmp>/tmp<n>/x.json'],
    ['a folder of pytest', '/tmp/pytest-of-ann/pytest-3/test_x0/f', '<tmp>/test_x0/f'],
    ['an object of gcc', '/tmp/ccAbC12d.o: in', '<tmp>/cc.o: in'],
    ['a build of go', '/tmp/go-build1234567/b001/x', '<tmp>/go-build<n>/b001/x'],
    ['a package', 'at f (/home/ann/work/shop/node_modules/@a/b/i.js:1:2)', 'at f (<dep>/@a/b/i.js:1:2)'],
    ['a package in the store of pnpm', '/x/node_modules/.pnpm/a@1.2.3/node_modules/a/i.js', '<dep>/a/i.js'],
    ['a package in a package', 'node_modules/a/node_modules/b/i.js', '<dep>/b/i.js'],
    ['a Python package', '/usr/lib/python3/dist-packages/a/b.py', '<dep>/a/b.py'],
    ['the library of Python', '/usr/lib/python3.11/json/decoder.py', '<dep>/python/json/decoder.py'],
    [
      'the library of Rust',
      '/rustc/9fc6b43126469e3858e2fe86cafb4f0fd5068869/library/std/src/panicking.rs:1',
      '<dep>/std/src/panicking.rs:1',
    ],
    [
      'a crate',
      '/home/ann/.cargo/registry/src/index.crates.io-6f17d22bba15001f/serde-1.0.2/src/lib.rs',
      '<dep>/serde/src/lib.rs',
    ],
    ['a Go module', '/home/ann/go/pkg/mod/github.com/a/b@v1.2.3/c.go:1', '<dep>/github.com/a/b/c.go:1'],
    ['a gem', '/var/lib/gems/3.1.0/gems/rspec-core-3.13.0/lib/x.rb:1', '<dep>/rspec-core/lib/x.rb:1'],
    ['a cache buster', 'src/a.ts?t=17123&v=3', 'src/a.ts'],
    ['a content hash', 'dist/assets/index-3fa9c1d2.js', 'dist/assets/index-<hash>.js'],
    ['a folder that Python made', '/tmp/shop-x7f9q2ab/a.txt', '<tmp>/shop-<n>/a.txt'],
    ['a temporary name of words', '/tmp/shop-checkout/a.txt', '<tmp>/shop-checkout/a.txt'],
    ['a namespace', 'App\\Models\\User not found', 'App\\Models\\User not found'],
    ['a relative path on Windows', 'src\\cart\\a.ts(1,2)', 'src/cart/a.ts(1,2)'],
    ['words with a slash', 'and/or 12/340', 'and/or 12/340'],
  ])('makes %s independent of the machine', (_what, text, expected) => {
    expect(relativisePaths(text, posix)).toBe(expected);
  });

  it.each([
    ['C:\\w\\shop\\src\\a.ts', 'src/a.ts'],
    ['c:\\w\\shop\\src\\a.ts', 'src/a.ts'],
    ['C:/w/shop/src/a.ts', 'src/a.ts'],
    ['file:///C:/w/shop/src/a.ts', 'src/a.ts'],
    ['"C:\\\\w\\\\shop\\\\src\\\\a.ts"', '"src/a.ts"'],
    ['/c/w/shop/src/a.ts', 'src/a.ts'],
  ])('recognises the project on Windows as %s', (text, expected) => {
    expect(relativisePaths(text, { root: 'C:\\w\\shop' })).toBe(expected);
  });

  it('recognises other spellings of the root, including percent-encoded ones', () => {
    const places = { root: '/link/my shop', rootAliases: ['/real/my shop'] };
    expect(relativisePaths('/real/my shop/a.ts file:///link/my%20shop/b.ts', places)).toBe('a.ts b.ts');
  });

  it('recognises a root with non-ASCII letters in a URL', () => {
    expect(relativisePaths('file:///w/%C3%BCber%20dir/a.ts', { root: '/w/über dir' })).toBe('a.ts');
  });

  it('leaves text without known paths unchanged', () => {
    expect(relativisePaths('expected 1 to be 2', {})).toBe('expected 1 to be 2');
  });
});
