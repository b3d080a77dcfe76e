// Classes as version 1 of the rules computed them: guidance is still stored under these.

import { expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';

it.each([
  [
    'go test',
    '--- FAIL: TestA (0.00s)\n    a_test.go:3: HTTP 401\nFAIL\nFAIL\tshop\t0.01s',
    'v1:23acfc66d08378f1',
  ],
  [
    'node n.cjs',
    'Error: query failed: SQLSTATE 23505\n    at f (/r/n.cjs:2:9)\n\nNode.js v20.1.0',
    'v1:fc8db77b58d04634',
  ],
  [
    'python a.py',
    'Traceback (most recent call last):\n  File "/r/a.py", line 1, in f\nKeyError: \'a\'\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "/r/a.py", line 2, in f\nValueError: bad',
    'v1:98e5e8201bdf4e8c',
  ],
  [
    'tsc',
    "src/a.ts(2,3): error TS2769: No overload matches this call.\n  Overload 1 of 2, 'x', gave the following error.\n    Argument of type 'x'.",
    'v1:2527131be5e41efd',
  ],
  ['./frob', 'starting\nwidget 3 is broken\n', 'v1:ccf5be5f0d3a9b9c'],
  [
    'node n.cjs',
    'Error: connect ECONNREFUSED localhost:5432\n    at f (/r/n.cjs:2:9)\n\nNode.js v20.1.0',
    'v1:eb721ed883f43124',
  ],
  ['flake8 src', "src/a.py:1:1: F401 'os' imported but unused\n", 'v1:108546b364d9f437'],
])('a failure of %s is still found under its former class: %j', (command, raw, former) => {
  const { fingerprints } = canonicalise(raw, { command, exitCode: 1, root: '/r' });
  expect(fingerprints.former).toContain(former);
  expect(fingerprints.class).toMatch(/^v2:/);
});
