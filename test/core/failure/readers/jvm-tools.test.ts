import { describe, expect, it } from 'vitest';
import { gradle, gradleTest } from '../../../../src/core/failure/readers/jvm/gradle.ts';
import { java } from '../../../../src/core/failure/readers/jvm/java.ts';
import { javac } from '../../../../src/core/failure/readers/jvm/javac.ts';
import { junit } from '../../../../src/core/failure/readers/jvm/junit.ts';
import { kotlinMessage } from '../../../../src/core/failure/readers/jvm/kotlin-message.ts';
import { maven } from '../../../../src/core/failure/readers/jvm/maven.ts';
import type { Finding } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const kotlin = readerOf('kotlinc');

describe('java', () => {
  const read = (text: string): readonly Finding[] => java.read({ lines: text.split('\n') });

  it('names the exception that ended the thread, with its innermost cause', () => {
    const [found] = read(
      'Exception in thread "pool-1-thread-3" a.b.OuterException: no till\n\tat com.acme.Till.open(Till.java:9)\nCaused by: a.b.Middle: x\n\t... 1 more\nCaused by: java.io.IOException: no disk\n\tat java.base/java.io.F.r(F.java:1)',
    );
    expect(found).toMatchObject({
      class: 'a.b.OuterException',
      message: 'no till; caused by java.io.IOException: no disk',
      frame: 'Till.java open',
      file: 'com/acme/Till.java',
      speech: 'runtime',
    });
  });

  it('uses the project’s first frame, and the enclosing method of a lambda', () => {
    const [found] = read(
      'Exception in thread "main" java.lang.Error: x\n\tat java.base/java.util.List.of(List.java:1)\n\tat org.junit.Assert.fail(Assert.java:2)\n\tat app//com.acme.A$B.lambda$run$0(A.java:3)',
    );
    expect(found?.frame).toBe('A.java run');
  });

  it('reads a logged exception only if frames follow', () => {
    expect(read('java.lang.IllegalStateException: x\n\tat com.acme.A.b(A.java:1)')).toHaveLength(1);
    expect(read('java.lang.IllegalStateException: x\nnothing')).toEqual([]);
  });

  it('supplies a message when the exception has none', () => {
    expect(
      read('Exception in thread "main" java.lang.StackOverflowError\n\tat a.B.c(B.java:1)'),
    ).toMatchObject([{ message: 'thrown without a message' }]);
  });

  it('finds the frame below a long message, of which the first line is kept', () => {
    const rows = Array.from({ length: 12 }, (_, at) => `  ${at},`);
    const head = 'Exception in thread "main" java.lang.AssertionError: expecting the actual rows:';
    const frame = '\tat com.acme.Till.check(Till.java:7)';
    expect(read([head, ...rows, frame].join('\n'))).toMatchObject([
      { message: 'expecting the actual rows:', frame: 'Till.java check', file: 'com/acme/Till.java' },
    ]);
    const another = [head, ...rows, 'java.lang.IllegalStateException: closed', frame];
    expect(read(another.join('\n'))[0]).toMatchObject({ message: 'expecting the actual rows:', frame: null });
  });

  it.each(['Could not find or load main class A', 'Unable to access jarfile a.jar'])(
    'reads: %s',
    (message) => {
      expect(read(`Error: ${message}`)).toMatchObject([{ code: 'main-class', message }]);
    },
  );
});

describe('javac', () => {
  const read = (text: string): readonly Finding[] => javac.read({ lines: text.split('\n') });

  it('says which symbol is missing, without the package of its location', () => {
    const [found] = read(
      'src/A.java:3: error: cannot find symbol\n  x\n  ^\n  symbol:   method ship(int)\n  location: variable cart of type com.acme.Cart',
    );
    expect(found).toMatchObject({
      message: 'cannot find symbol: method ship(int) in variable cart of type Cart',
      file: 'src/A.java',
      phase: 'compile',
    });
  });

  it('does not mix the details of one error with the next', () => {
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

  it('treats a bad argument as a broken check', () => {
    expect(read('error: file not found: Gone.java\nUsage: javac <options>')).toMatchObject([
      { code: 'usage' },
    ]);
  });

  it('gives a missing package a code, because other errors follow from it', () => {
    expect(read('A.java:1: error: package a.b does not exist')).toMatchObject([
      { code: 'package-does-not-exist' },
    ]);
  });

  it('distinguishes two arities', () => {
    const line = (found: string) =>
      `A.java:1: error: method add in class A cannot be applied to given types;\n  required: int\n  found:    ${found}\n  reason: lists differ`;
    expect(read(line('int,int'))[0]?.message).not.toBe(read(line('no arguments'))[0]?.message);
  });
});

describe('kotlin', () => {
  const read = (text: string): readonly Finding[] => kotlin.read({ lines: text.split('\n') });

  it.each([
    'src/A.kt:4:24: error: unresolved reference: ship',
    "src/A.kt:4:24: error: unresolved reference 'ship'.",
    'e: src/A.kt: (4, 24): Unresolved reference: ship',
    "e: src/A.kt:4:24 Unresolved reference 'ship'.",
  ])('reads the same error from: %s', (line) => {
    expect(read(line)).toMatchObject([
      { message: "unresolved reference 'ship'", file: 'src/A.kt', severity: 'error', phase: 'compile' },
    ]);
  });

  it.each(['w: src/A.kt:1:2 Unused', 'src/A.kts:1:2: warning: unused'])('reads the warning: %s', (line) => {
    expect(read(line)).toMatchObject([{ severity: 'warning' }]);
  });

  it('reads an error without a place', () => {
    expect(read('e: Could not find artifact')).toMatchObject([
      { file: null, message: 'could not find artifact' },
    ]);
  });

  it('keeps the case of a name at the start of a message', () => {
    expect(kotlinMessage('None of the following candidates is applicable:')).toMatch(/^none of/);
    expect(kotlinMessage("'Cart' is a final type")).toBe("'Cart' is a final type");
  });
});

describe('gradle', () => {
  const read = (text: string): readonly Finding[] => gradle.read({ lines: text.split('\n') });

  const tests = (text: string) => gradleTest.read({ lines: text.split('\n') });

  it.each([
    ['ShopTest > vat() FAILED', 'ShopTest > vat'],
    ['ShopTest > small(int) > [2] 4 FAILED', 'ShopTest > small > [2] 4'],
    ['com.acme.ShopTest > adds VAT FAILED', 'com.acme.ShopTest > adds VAT'],
  ])('names the test of %s', (line, testId) => {
    expect(
      tests(`${line}\n    java.lang.AssertionError: x\n        at com.acme.T.m(T.java:1)`),
    ).toMatchObject([{ testId, class: 'java.lang.AssertionError', phase: 'test' }]);
  });

  it('does not mistake a failed task for a test', () => {
    expect(tests('> Task :test FAILED\n:compileJava FAILED')).toEqual([]);
  });

  it('names the task and the reason', () => {
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
  ])('classifies: %s', (head, code, phase) => {
    expect(read(`* What went wrong:\n${head}\n`)).toMatchObject([{ code, phase }]);
  });

  it('drops generated names', () => {
    const told = (name: string) =>
      read(`* What went wrong:\nno method for [${name}$_run_closure1@694a9555]\n`)[0]?.message;
    expect(told('build_dbw49uig06aihuini86qcmrlq')).toBe(told('build_e51osijr7j0dej3wc7cg53mm0'));
  });
});

describe('maven', () => {
  const read = (text: string): readonly Finding[] => maven.read({ lines: text.split('\n') });

  it.each([
    [
      '[ERROR] src/A.java:[3,4] cannot find symbol\n  symbol:   class B\n  location: class com.acme.A',
      'javac',
      'cannot find symbol: class B in class A',
    ],
    ['[ERROR] src/A.kt:[3,4] Unresolved reference: b', 'kotlinc', "unresolved reference 'b'"],
  ])('attributes %j to its compiler', (text, tool, message) => {
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

  it('names the goal without its version if there is nothing else', () => {
    const [found] = read(
      '[ERROR] Failed to execute goal com.acme:lint-maven-plugin:2.1:check (default) on project shop: 3 violations -> [Help 1]\n[ERROR] -> [Help 1]',
    );
    expect(found).toMatchObject({ code: 'lint-maven-plugin:check', message: '3 violations' });
  });

  it('falls back on the closing list of tests', () => {
    expect(
      read('[ERROR] Failures: \n[ERROR]   ShopTest.vat:12->check:30 expected:<1> but was:<2>'),
    ).toMatchObject([
      { tool: 'junit', testId: 'ShopTest > vat', message: 'expected: <v> but was: <v>', values: ['1', '2'] },
    ]);
  });

  it('distinguishes checkstyle from the compiler', () => {
    expect(read("[ERROR] src/A.java:[3,5] (naming) MethodName: Name 'X' must match pattern.")).toMatchObject([
      { tool: 'checkstyle', code: 'MethodName', phase: 'lint', file: 'src/A.java' },
    ]);
  });

  it('prefers the compiler’s error to the failed goal', () => {
    expect(
      read(
        '[ERROR] A.java:[1,2] x\n[ERROR] Failed to execute goal a.b:c:1:d (e) on project f: Compilation failure',
      ),
    ).toHaveLength(1);
  });

  it.each([
    'Unknown lifecycle phase "tset". You must specify',
    'No goals have been specified for this build.',
  ])('treats as a broken check: %s', (words) => {
    expect(read(`[ERROR] ${words}`)).toMatchObject([{ code: 'usage' }]);
  });
});

describe('junit', () => {
  const read = (text: string): readonly Finding[] => junit.read({ lines: text.split('\n') });

  const frames = '\n       com.acme.T.m(T.java:3)';

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
  ])('masks the operands in %j', (thrown, message, values) => {
    const [found] = read(
      ` T:m()\n    MethodSource [className = 'com.acme.T', methodName = 'm', methodParameterTypes = '']\n    => ${thrown}${frames}`,
    );
    expect(found).toMatchObject({ message, values, speech: 'assertion', testId: 'com.acme.T > m' });
  });

  it('distinguishes the invocations of a parametrised test', () => {
    const id = (name: string) =>
      read(
        `  JUnit Jupiter:T:m(int):${name}\n    MethodSource [className = 'T', methodName = 'm', methodParameterTypes = 'int']\n    => a.B: x${frames}`,
      )[0]?.testId;
    expect(id('[1] 4')).toBe('T > m > [1] 4');
    expect(id('[2] 5')).not.toBe(id('[1] 4'));
  });

  it('reads the same from the verbose format', () => {
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

  it.each([
    ['vat()', '[class:com.acme.T]/[method:vat()]', 'com.acme.T > vat'],
    ['total()', '[class:com.acme.T]/[nested-class:Empty]/[method:total(int)]', 'com.acme.T$Empty > total'],
    [
      '[2] 4 (four)',
      '[class:com.acme.T]/[test-template:small(int)]/[test-template-invocation:#2]',
      'com.acme.T > small > [2] 4',
    ],
  ])('is read from the event at the end of a test: %s', (title, path, testId) => {
    const finished = `Finished:    ${title} ([engine:junit-jupiter]/${path})`;
    const thrown = '             => Exception: a.B: x\n             \tat com.acme.T.m(T.java:3)';
    expect(read(`${finished}\n${thrown}`)).toMatchObject([{ testId, class: 'a.B', frame: 'T.java m' }]);
    expect(read(`${finished}\nFinished:    other\n${thrown}`)).toEqual([]);
  });

  it('reads a class whose setup failed', () => {
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

  it('treats a run without tests as a broken check', () => {
    expect(read('[         0 tests found           ]')).toMatchObject([{ code: 'no-tests' }]);
    expect(read('[         3 tests found           ]')).toEqual([]);
  });
});
