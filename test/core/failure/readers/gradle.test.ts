import { describe, expect, it } from 'vitest';
import { gradle, gradleTest } from '../../../../src/core/failure/readers/gradle.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => gradle.read({ lines: text.split('\n') });

const tests = (text: string) => gradleTest.read({ lines: text.split('\n') });

describe('gradle', () => {
  it.each([
    ['ShopTest > vat() FAILED', 'ShopTest > vat'],
    ['ShopTest > small(int) > [2] 4 FAILED', 'ShopTest > small > [2] 4'],
    ['com.acme.ShopTest > adds VAT FAILED', 'com.acme.ShopTest > adds VAT'],
  ])('names the test of %s', (line, testId) => {
    expect(
      tests(`${line}\n    java.lang.AssertionError: x\n        at com.acme.T.m(T.java:1)`),
    ).toMatchObject([{ testId, class: 'java.lang.AssertionError', phase: 'test' }]);
  });

  it('does not take a failed task for a test', () => {
    expect(tests('> Task :test FAILED\n:compileJava FAILED')).toEqual([]);
  });

  it('tells the task and the reason', () => {
    const [found] = read(
      "* Where:\nBuild file 'build.gradle' line: 5\n\n* What went wrong:\nExecution failed for task ':app:lint'.\n> A failure occurred\n   > 3 problems\n\n* Try:",
    );
    expect(found).toMatchObject({
      code: ':app:lint',
      message: 'A failure occurred 3 problems',
      file: 'build.gradle',
    });
  });

  it.each([
    ["Task 'tset' not found in root project 'shop'.", 'usage', 'compile'],
    [
      "Could not resolve all files for configuration ':compileClasspath'.",
      'dependency-resolution',
      'install',
    ],
    ["Execution failed for task ':test'.", ':test', 'test'],
    ["Execution failed for task ':app:compileDebugKotlin'.", ':app:compileDebugKotlin', 'compile'],
  ])('judges: %s', (head, code, phase) => {
    expect(read(`* What went wrong:\n${head}\n`)).toMatchObject([{ code, phase }]);
  });

  it('forgets the names that it makes up', () => {
    const told = (name: string) =>
      read(`* What went wrong:\nno method for [${name}$_run_closure1@694a9555]\n`)[0]?.message;
    expect(told('build_dbw49uig06aihuini86qcmrlq')).toBe(told('build_e51osijr7j0dej3wc7cg53mm0'));
  });
});
