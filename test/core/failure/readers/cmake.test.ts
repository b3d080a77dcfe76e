// Shapes of CMake that the recordings (3.25) do not hold.

import { describe, expect, it } from 'vitest';
import { cmake } from '../../../../src/core/failure/readers/cmake.ts';

function read(...lines: readonly string[]) {
  expect(cmake.signature.test(lines.join('\n'))).toBe(true);
  return cmake.read({ lines });
}

describe('cmake', () => {
  it('reads an error of a directory and one of the command line', () => {
    expect(read('CMake Error in lib/CMakeLists.txt:', '  Target "till" has no sources.', '')).toMatchObject([
      { file: 'lib/CMakeLists.txt', code: null, message: 'Target "till" has no sources.' },
    ]);
    expect(
      read(
        'CMake Error: Unknown argument --kleur',
        "CMake Error: Run 'cmake --help' for all supported options.",
      ),
    ).toEqual([expect.objectContaining({ file: null, code: 'usage', message: 'Unknown argument --kleur' })]);
  });

  it('joins a wrapped paragraph, goes on after a colon and stops at the next', () => {
    const found = read(
      'CMake Error at CMakeLists.txt:3 (find_package):',
      '  Could not find a package that',
      '  provides one of:',
      '',
      '    Kleur',
      '    kleur',
      '',
      '  Add it to the path.',
      'Call Stack (most recent call first):',
    );
    expect(found).toMatchObject([
      { code: 'find_package', message: 'Could not find a package that provides one of: Kleur kleur' },
    ]);
  });

  it('reads a warning that is made an error, not one that is not', () => {
    const dev = read(
      'CMake Error (dev) at CMakeLists.txt:3 (set):',
      '  Old policy.',
      '',
      'CMake Warning at a.cmake:1 (message):',
      '  Mind.',
    );
    expect(dev).toMatchObject([{ code: 'set', message: 'Old policy.' }]);
  });
});
