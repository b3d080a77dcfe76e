// A failure as the loop would hand it over, with any part replaced.

import type { Failure } from '../../../src/core/failure/failure.ts';

export function sampleFailure(parts: Partial<Failure> = {}): Failure {
  return {
    tool: 'vitest',
    kind: 'code',
    phase: 'test',
    code: null,
    class: 'AssertionError',
    headline: 'retries three times (test/retry.test.ts:8): expected 1 to be 3',
    message: 'expected <n> to be <n>',
    frame: 'src/retry.ts retry',
    items: [item('retries three times'), item('gives up')],
    total: 2,
    fingerprints: { class: 'v1:00000000000000aa', exact: 'v1:00000000000000bb' },
    query: 'vitest AssertionError: expected <n> to be <n> (in src/retry.ts retry)',
    ...parts,
  };
}

function item(testId: string): Failure['items'][number] {
  return {
    tool: 'vitest',
    code: null,
    class: 'AssertionError',
    message: 'expected 1 to be 3',
    file: 'test/retry.test.ts',
    testId,
    words: 'expected 1 to be 3',
    line: 8,
    column: null,
    expected: '3',
    actual: '1',
    ownFrame: 'src/retry.ts:20 retry',
    package: null,
  };
}
