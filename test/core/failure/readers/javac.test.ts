import { describe, expect, it } from 'vitest';
import { javac } from '../../../../src/core/failure/readers/javac.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => javac.read({ lines: text.split('\n') });

describe('javac', () => {
  it('tells which symbol is missing, without the package of the place', () => {
    const [found] = read(
      'src/A.java:3: error: cannot find symbol\n  x\n  ^\n  symbol:   method ship(int)\n  location: variable cart of type com.acme.Cart',
    );
    expect(found).toMatchObject({
      message: 'cannot find symbol: method ship(int) in variable cart of type Cart',
      file: 'src/A.java',
      phase: 'compile',
    });
  });

  it('keeps the details of one error from the next', () => {
    const found = read(
      'A.java:3: error: first\nA.java:9: error: cannot find symbol\n  symbol:   class B\n  location: class A\n2 errors',
    );
    expect(found.map((finding) => finding.message)).toEqual([
      'first',
      'cannot find symbol: class B in class A',
    ]);
  });

  it.each([
    ['A.java:4: warning: [deprecation] stop() in Thread has been deprecated', 'deprecation', 'warning'],
    ['A.java:4: error: [removal] stop() in Thread has been removed', 'removal', 'error'],
  ])('reads the lint of %s', (line, code, severity) => {
    expect(read(line)).toMatchObject([{ code, severity }]);
  });

  it('takes a bad argument for a fault of the check', () => {
    expect(read('error: file not found: Gone.java\nUsage: javac <options>')).toMatchObject([
      { code: 'usage' },
    ]);
  });

  it('gives a missing package a code, for others follow from it', () => {
    expect(read('A.java:1: error: package a.b does not exist')).toMatchObject([
      { code: 'package-does-not-exist' },
    ]);
  });

  it('tells two arities apart', () => {
    const line = (found: string) =>
      `A.java:1: error: method add in class A cannot be applied to given types;\n  required: int\n  found:    ${found}\n  reason: lists differ`;
    expect(read(line('int,int'))[0]?.message).not.toBe(read(line('no arguments'))[0]?.message);
  });
});
