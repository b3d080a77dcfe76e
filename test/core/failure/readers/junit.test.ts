import { describe, expect, it } from 'vitest';
import { junit } from '../../../../src/core/failure/readers/junit.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => junit.read({ lines: text.split('\n') });

const frames = '\n       com.acme.T.m(T.java:3)';

describe('junit', () => {
  it.each([
    [
      'org.opentest4j.AssertionFailedError: expected: <1> but was: <2>',
      'expected: <v> but was: <v>',
      ['1', '2'],
    ],
    ['java.lang.AssertionError: sum expected:<1> but was:<2>', 'sum expected: <v> but was: <v>', ['1', '2']],
    [
      'org.opentest4j.AssertionFailedError: \nexpected: 1\n but was: 2',
      'expected: <v> but was: <v>',
      ['1', '2'],
    ],
    [
      'java.lang.AssertionError: \nExpected: is <1>\n     but: was <2>',
      'Expected: <v> but: <v>',
      ['is <1>', 'was <2>'],
    ],
  ])('takes the operands out of %j', (thrown, message, values) => {
    const [found] = read(
      ` T:m()\n    MethodSource [className = 'com.acme.T', methodName = 'm', methodParameterTypes = '']\n    => ${thrown}${frames}`,
    );
    expect(found).toMatchObject({ message, values, speech: 'assertion', testId: 'com.acme.T > m' });
  });

  it('tells the invocations of a parametrised test apart', () => {
    const id = (name: string) =>
      read(
        `  JUnit Jupiter:T:m(int):${name}\n    MethodSource [className = 'T', methodName = 'm', methodParameterTypes = 'int']\n    => a.B: x${frames}`,
      )[0]?.testId;
    expect(id('[1] 4')).toBe('T > m > [1] 4');
    expect(id('[2] 5')).not.toBe(id('[1] 4'));
  });

  it('reads the same where every detail is told', () => {
    const told = (title: string, caught: string) =>
      [
        `       ${title}`,
        '              tags: []',
        '          uniqueId: [engine:junit-jupiter]/[class:com.acme.T]/[method:m(int)]/[test-template-invocation:#2]',
        '            parent: [engine:junit-jupiter]/[class:com.acme.T]/[method:m(int)]',
        "            source: MethodSource [className = 'com.acme.T', methodName = 'm', methodParameterTypes = 'int']",
        `            caught: ${caught}`,
        '                   \tat com.acme.T.m(T.java:3)',
        '          duration: 14 ms',
      ].join('\n');
    expect(read(told('[2] 4', 'a.B: x'))).toMatchObject([
      { testId: 'com.acme.T > m > [2] 4', class: 'a.B', message: 'x', frame: 'T.java m' },
    ]);
    expect(read(told('m()', 'a.B: x'))).toMatchObject([{ testId: 'com.acme.T > m' }]);
  });

  it('reads a class that could not be set up', () => {
    expect(
      read(
        `  T\n    ClassSource [className = 'com.acme.T', filePosition = null]\n    => a.Broken: x${frames}`,
      ),
    ).toMatchObject([{ testId: 'com.acme.T', class: 'a.Broken' }]);
  });

  it('reads a parametrised test of JUnit 4', () => {
    expect(
      read('1) vat[0: (1, 2)](com.acme.OldTest)\njava.lang.AssertionError\n\tat a.B.c(B.java:1)'),
    ).toMatchObject([{ testId: 'com.acme.OldTest > vat[0: (1, 2)]', message: 'assertion failed' }]);
  });

  it('takes a run without tests for a fault of the check', () => {
    expect(read('[         0 tests found           ]')).toMatchObject([{ code: 'no-tests' }]);
    expect(read('[         3 tests found           ]')).toEqual([]);
  });
});
