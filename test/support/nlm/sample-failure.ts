// A failure as the loop would pass it on, with any part replaced.

import type { Failure } from '../../../src/core/failure/text/failure.ts';

export function sampleFailure(parts: Partial<Failure> = {}): Failure {
  return {
    tool: 'vitest',
    kind: 'code',
    phase: 'test',
    code: null,
    class: 'RetryError',
    headline:
      'retries three times (test/retry.test.ts:8): E_BUDGET: the retry budget of 3 requests is used up',
    message: 'E_BUDGET: the retry budget of <n> requests is used up',
    frame: 'src/retry.ts retry',
    items: [item('retries three times'), item('gives up')],
    total: 2,
    fingerprints: { class: 'v1:00000000000000aa', exact: 'v1:00000000000000bb' },
    query: 'vitest RetryError: E_BUDGET: the retry budget of <n> requests is used up (in src/retry.ts retry)',
    ...parts,
  };
}

function item(testId: string): Failure['items'][number] {
  return {
    tool: 'vitest',
    code: null,
    class: 'RetryError',
    message: 'E_BUDGET: the retry budget of 3 requests is used up',
    file: 'test/retry.test.ts',
    testId,
    words: 'E_BUDGET: the retry budget of 3 requests is used up',
    line: 8,
    column: null,
    expected: null,
    actual: null,
    ownFrame: 'src/retry.ts:20 retry',
    package: null,
  };
}
