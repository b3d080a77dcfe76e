import { describe, expect, it } from 'vitest';
import { maven } from '../../../../src/core/failure/readers/maven.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => maven.read({ lines: text.split('\n') });

describe('maven', () => {
  it.each([
    [
      '[ERROR] src/A.java:[3,4] cannot find symbol\n  symbol:   class B\n  location: class com.acme.A',
      'javac',
      'cannot find symbol: class B in class A',
    ],
    ['[ERROR] src/A.kt:[3,4] Unresolved reference: b', 'kotlinc', "unresolved reference 'b'"],
  ])('gives %j to its compiler', (text, tool, message) => {
    expect(read(text)).toMatchObject([{ tool, message, phase: 'compile' }]);
  });

  it.each([
    '[ERROR] vat(com.acme.ShopTest)  Time elapsed: 0.004 s  <<< FAILURE!',
    '[ERROR] com.acme.ShopTest.vat  Time elapsed: 0.1 s  <<< FAILURE!',
    '[ERROR] com.acme.ShopTest.vat -- Time elapsed: 0.004 s <<< FAILURE!',
    'vat(com.acme.ShopTest)  Time elapsed: 1,004.2 s  <<< FAILURE!',
  ])('reads the test of: %s', (header) => {
    expect(
      read(`${header}\njava.lang.AssertionError: x\n\tat com.acme.ShopTest.vat(ShopTest.java:4)\n`),
    ).toMatchObject([{ tool: 'junit', testId: 'com.acme.ShopTest > vat', phase: 'test' }]);
  });

  it('names the goal without its version when nothing else is told', () => {
    const [found] = read(
      '[ERROR] Failed to execute goal com.acme:lint-maven-plugin:2.1:check (default) on project shop: 3 violations -> [Help 1]\n[ERROR] -> [Help 1]',
    );
    expect(found).toMatchObject({ code: 'lint-maven-plugin:check', message: '3 violations' });
  });

  it('falls back on the closing list of the tests', () => {
    expect(
      read('[ERROR] Failures: \n[ERROR]   ShopTest.vat:12->check:30 expected:<1> but was:<2>'),
    ).toMatchObject([
      { tool: 'junit', testId: 'ShopTest > vat', message: 'expected: <v> but was: <v>', values: ['1', '2'] },
    ]);
  });

  it('tells checkstyle from the compiler', () => {
    expect(read("[ERROR] src/A.java:[3,5] (naming) MethodName: Name 'X' must match pattern.")).toMatchObject([
      { tool: 'checkstyle', code: 'MethodName', phase: 'lint', file: 'src/A.java' },
    ]);
  });

  it('prefers the compiler to the goal', () => {
    expect(
      read(
        '[ERROR] A.java:[1,2] x\n[ERROR] Failed to execute goal a.b:c:1:d (e) on project f: Compilation failure',
      ),
    ).toHaveLength(1);
  });

  it.each([
    'Unknown lifecycle phase "tset". You must specify',
    'No goals have been specified for this build.',
  ])('takes for a fault of the check: %s', (words) => {
    expect(read(`[ERROR] ${words}`)).toMatchObject([{ code: 'usage' }]);
  });
});
