import { describe, expect, it } from 'vitest';
import { java } from '../../../../src/core/failure/readers/java.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => java.read({ lines: text.split('\n') });

describe('java', () => {
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

  it('takes the first frame of the project, and a lambda for its method', () => {
    const [found] = read(
      'Exception in thread "main" java.lang.Error: x\n\tat java.base/java.util.List.of(List.java:1)\n\tat org.junit.Assert.fail(Assert.java:2)\n\tat app//com.acme.A$B.lambda$run$0(A.java:3)',
    );
    expect(found?.frame).toBe('A.java run');
  });

  it('reads a logged exception only when frames follow', () => {
    expect(read('java.lang.IllegalStateException: x\n\tat com.acme.A.b(A.java:1)')).toHaveLength(1);
    expect(read('java.lang.IllegalStateException: x\nnothing')).toEqual([]);
  });

  it('says something where the exception does not', () => {
    expect(
      read('Exception in thread "main" java.lang.StackOverflowError\n\tat a.B.c(B.java:1)'),
    ).toMatchObject([{ message: 'thrown without a message' }]);
  });

  it.each(['Could not find or load main class A', 'Unable to access jarfile a.jar'])(
    'reads: %s',
    (message) => {
      expect(read(`Error: ${message}`)).toMatchObject([{ code: 'main-class', message }]);
    },
  );
});
