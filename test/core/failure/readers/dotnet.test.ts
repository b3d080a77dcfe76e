import { describe, expect, it } from 'vitest';
import { dotnet } from '../../../../src/core/failure/readers/dotnet.ts';
import type { Finding } from '../../../../src/core/failure/reading/reader.ts';

const read = (text: string): readonly Finding[] => dotnet.read({ lines: text.split('\n') });

describe('dotnet', () => {
  it.each([
    [
      'a/B.cs(1,2): error CS0103: x [a/B.csproj]',
      { code: 'CS0103', file: 'a/B.cs', message: 'x', phase: 'compile' },
    ],
    ['1>a/B.cs(1): warning CS0168 : x', { code: 'CS0168', severity: 'warning' }],
    ['CSC : error CS5001: no Main', { code: 'CS5001', file: null }],
    ['a/B.csproj : error NU1101: no package', { code: 'NU1101', file: 'a/B.csproj', phase: 'install' }],
    ['<dep>/x/Sdk.targets(1,2): error NETSDK1045: old', { code: 'NETSDK1045', file: null }],
    [
      'C:\\Program Files\\dotnet\\sdk\\8.0.1\\Sdk.targets(1,2): error NETSDK1045: old',
      { code: 'NETSDK1045', file: null },
    ],
    ['MSBUILD : error MSB1009: no project', { code: 'usage' }],
    ['a/B.cs(1,2): error CA1822: static', { code: 'CA1822', phase: 'lint' }],
    ['a/B.fs(1,2,1,9): error FS0039: x', { code: 'FS0039', file: 'a/B.fs' }],
  ])('reads %s', (line, expected) => {
    expect(read(line)).toMatchObject([expected]);
  });

  it('ignores the lines of the TypeScript compiler', () => {
    expect(read('a.ts(1,2): error TS2322: x')).toEqual([]);
  });

  it.each([
    [
      '   Assert.Equal() Failure\nExpected: 1\nActual:   2',
      'Assert.Equal() Failure Expected: <v> Actual: <v>',
      ['1', '2'],
    ],
    ['     Expected: 1\n  But was:  2\n', 'Expected: <v> But was: <v>', ['1', '2']],
  ])('masks the operands in %j', (said, message, values) => {
    expect(read(`  Failed A.B [1 ms]\n  Error Message:\n${said}\n  Stack Trace:\n`)).toMatchObject([
      { testId: 'A.B', message, values, speech: 'assertion' },
    ]);
  });

  it('uses the first frame that has a file', () => {
    const [found] = read(
      'Unhandled exception. System.Exception: x\n   at System.A.B()\n   at Shop.Cart.Ship(String s) in src/Cart.cs:line 4\n   at Shop.P.Main() in src/P.cs:line 1',
    );
    expect(found).toMatchObject({
      class: 'System.Exception',
      frame: 'src/Cart.cs Ship',
      file: 'src/Cart.cs',
    });
  });

  it('treats a run without tests as a broken check', () => {
    expect(read('No test is available in a.dll. Make sure')).toMatchObject([{ code: 'no-tests' }]);
  });
});
