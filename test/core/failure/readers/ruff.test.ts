// Shapes of ruff that are missing from the recordings (0.17): the words of older versions, notebooks.

import { describe, expect, it } from 'vitest';
import { ruff } from '../../../../src/core/failure/readers/python/ruff.ts';

function read(...lines: readonly string[]) {
  expect(ruff.signature.test(lines.join('\n'))).toBe(true);
  return ruff.read({ lines }).map(({ file, code, message }) => [file, code, message]);
}

describe('ruff', () => {
  it.each([
    ['cart.py:1:8: F401 [*] `os` imported but unused', 'cart.py', 'F401', '`os` imported but unused'],
    [
      'cart.py:1:8: PLR2004 Magic value used in comparison',
      'cart.py',
      'PLR2004',
      'Magic value used in comparison',
    ],
    ['nb.ipynb:cell 1:2:8: F401 `os` imported but unused', 'nb.ipynb', 'F401', '`os` imported but unused'],
    ['Would reformat: src/cart.py', 'src/cart.py', 'unformatted', 'File would be reformatted'],
    [
      '::error title=Ruff (F401),file=/x/cart.py,line=1,col=8::cart.py:1:8: F401 `os` imported but unused',
      'cart.py',
      'F401',
      '`os` imported but unused',
    ],
  ])('reads %j', (text, file, code, message) => {
    expect(ruff.read({ lines: [text] })).toMatchObject([{ file, code, message }]);
  });

  it('distinguishes two limits of one rule only by value', () => {
    const [short, long] = ['(89 > 88)', '(120 > 88)'].map(
      (limit) => ruff.read({ lines: [`cart.py:1:89: E501 Line too long ${limit}`] })[0],
    );
    expect(short?.message).toBe(long?.message);
    expect(short?.values).not.toEqual(long?.values);
  });

  it('reads problems grouped under their file', () => {
    expect(
      read('cart.py:', '  1:8 F401 [*] `os` imported but unused', '', 'till.py:', '  2:1 E402 Late import'),
    ).toEqual([
      ['cart.py', 'F401', '`os` imported but unused'],
      ['till.py', 'E402', 'Late import'],
    ]);
  });

  it('reports the last cause of an unreadable configuration', () => {
    expect(
      read('ruff failed', '  Cause: Failed to parse ruff.toml', '  Cause: unknown field `selekt`'),
    ).toEqual([['ruff.toml', 'config', 'unknown field `selekt`']]);
  });

  it('blames the check for wrong arguments, but only for ruff’s own', () => {
    const error = "error: unexpected argument '--no-such' found";
    expect(read(error, '', 'Usage: ruff check [FILES]...')).toEqual([
      [null, 'usage', "unexpected argument '--no-such' found"],
    ]);
    expect(ruff.read({ lines: [error, '', 'Usage: uv [OPTIONS]'] })).toEqual([]);
  });

  it('reads a missing path', () => {
    const place = ['gone', 'E902', 'No such file or directory (os error 2)'];
    expect(read('E902 No such file or directory (os error 2)', '--> gone:1:1')).toEqual([place]);
    expect(read('gone:1:1: E902 No such file or directory (os error 2)')).toEqual([place]);
  });
});

describe('rules that a flake8 plugin and ruff share', () => {
  const line = 'src/a.py:1:1: SIM102 Use a single if-statement instead of nested if-statements';
  it.each([
    ['flake8 src', [line], 'flake8'],
    ['make lint', ['> flake8 src', line], 'flake8'],
    ['make lint', [line], 'flake8'],
    ['make lint', [line, 'Found 1 error.'], 'ruff'],
    ['ruff check -q src', [line], 'ruff'],
  ])('for %s with %j are attributed to %s', (command, lines, tool) => {
    expect(ruff.read({ lines, command })).toMatchObject([
      { ...(tool === 'ruff' ? {} : { tool }), code: 'SIM102' },
    ]);
    expect(ruff.read({ lines, command })[0]?.tool ?? 'ruff').toBe(tool);
  });
});
