// Classes as version 2 of the rules computed them: guidance is still stored under these.

import { expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';

it.each<[string, string, string, string?]>([
  [
    'go test',
    '--- FAIL: TestA (0.00s)\n    a_test.go:3: HTTP 401\nFAIL\nFAIL\tshop\t0.01s',
    'v2:ff98a6f86dadbb25',
  ],
  [
    'node n.cjs',
    'Error: query failed: SQLSTATE 23505\n    at f (/r/n.cjs:2:9)\n\nNode.js v20.1.0',
    'v2:ca1238b1e7424b25',
  ],
  [
    'tsc',
    "src/a.ts(2,3): error TS2769: No overload matches this call.\n  Overload 1 of 2, 'x', gave the following error.\n    Argument of type 'x'.",
    'v2:03ce940173f07cb4',
  ],
  ['./frob', 'starting\nwidget 3 is broken\n', 'v2:dc1684ec6e63a91c'],
  [
    './node_modules/.bin/sqlstyle src',
    '\n/r/src/q.sql\n  4:7  error  keyword in lower case  upper-keywords\n',
    'v2:31e979a0467f5574',
  ],
  [
    './seat-audit',
    'seat audit, 212 seats, plan 4f2a99c1\nrow 12  A  sold twice\naudit took 0.8 s\n',
    'v2:32c488c814e22c5b',
    'seat audit, 212 seats, plan 91cc0a5d\naudit took 0.9 s\n',
  ],
])('a failure of %s is still found under its former class: %j', (command, raw, former, passed) => {
  const { fingerprints } = canonicalise(raw, {
    ...{ command, exitCode: 1, root: '/r' },
    ...(passed !== undefined && { passed: [passed] }),
  });
  expect(fingerprints.former).toContain(former);
  expect(fingerprints.class).toMatch(/^v3:/);
});
