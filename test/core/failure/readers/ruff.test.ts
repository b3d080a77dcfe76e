// Shapes of ruff that the recordings (0.17) do not hold: the words of older versions, notebooks.

import { describe, expect, it } from 'vitest';
import { ruff } from '../../../../src/core/failure/readers/ruff.ts';

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

  it('tells two limits of one rule apart by value alone', () => {
    const [short, long] = ['(89 > 88)', '(120 > 88)'].map(
      (limit) => ruff.read({ lines: [`cart.py:1:89: E501 Line too long ${limit}`] })[0],
    );
    expect(short?.message).toBe(long?.message);
    expect(short?.values).not.toEqual(long?.values);
  });

  it('reads a group under its file', () => {
    expect(
      read('cart.py:', '  1:8 F401 [*] `os` imported but unused', '', 'till.py:', '  2:1 E402 Late import'),
    ).toEqual([
      ['cart.py', 'F401', '`os` imported but unused'],
      ['till.py', 'E402', 'Late import'],
    ]);
  });

  it('takes the last cause of a configuration that it cannot read', () => {
    expect(
      read('ruff failed', '  Cause: Failed to parse ruff.toml', '  Cause: unknown field `selekt`'),
    ).toEqual([['ruff.toml', 'config', 'unknown field `selekt`']]);
  });
});
