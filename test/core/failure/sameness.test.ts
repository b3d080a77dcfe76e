// The contract of both fingerprints: which two outputs count as one failure, and which do not.

import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { itemKey } from '../../../src/core/failure/failure-items.ts';
import type { FailureContext } from '../../../src/core/failure/text/failure.ts';

type Side = string | { readonly raw: string; readonly context: Partial<FailureContext> };
type Pair = readonly [string, string, Side, Side];

const node = (head: string, frames = '    at f (/r/n.cjs:2:9)') => `${head}\n${frames}\n\nNode.js v20.1.0`;
const tsc = (rest: string) => `src/a.ts(2,3): error ${rest}`;
const vitest = (test: string, error: string) => ` RUN  v4.0.0 /r\n\n FAIL  t/a.test.ts > ${test}\n${error}\n`;
const exit = (exitCode: number): Side => ({ raw: '', context: { exitCode } });
const at = (root: string, raw: string, more: Partial<FailureContext> = {}): Side => ({
  raw,
  context: { root, ...more },
});

const same: readonly Pair[] = [
  ['line and column', 'tsc', 'src/a.ts(2,3): error TS1: x', 'src/a.ts(9,1): error TS1: x'],
  [
    'a line number in the words',
    'node n.cjs',
    node('Error: bad token at line 8'),
    node('Error: bad token at line 9'),
  ],
  [
    'pretty and plain',
    'tsc',
    'src/a.ts(2,3): error TS1: x',
    'src/a.ts:2:3 - error TS1: x\n\n2 const a;\n  ~\n\nFound 1 error.',
  ],
  ['colour', 'tsc', tsc('TS1: x'), '\x1b[96msrc/a.ts\x1b[0m(2,3): \x1b[91merror\x1b[0m TS1: x'],
  [
    'root',
    'node n.mjs',
    at('/r', node("Error: Cannot find module '/r/a.mjs'")),
    at(
      '/tmp/q w',
      node("Error: Cannot find module '/tmp/q w/a.mjs'", '    at f (file:///tmp/q%20w/n.cjs:2:9)'),
    ),
  ],
  [
    'home',
    'node n.cjs',
    node("Error: ENOENT: no such file or directory, open '/home/ann/x.json'"),
    node("Error: ENOENT: no such file or directory, open '/Users/bob/x.json'"),
  ],
  [
    'temporary folder',
    'node n.cjs',
    node("Error: cannot write '/tmp/shop-aB3dE1/x.json'"),
    at('/r', node("Error: cannot write '/var/folders/x1/abc_def/T/shop-Zz9Yy8/x.json'")),
  ],
  [
    'drive and slash',
    'tsc',
    at('C:\\w\\shop', 'C:\\w\\shop\\src\\a.ts(2,3): error TS1: x'),
    at('d:\\other', 'D:\\other\\src\\a.ts(2,3): error TS1: x'),
  ],
  ['duration', 'node n.cjs', node('Error: no answer after 353ms'), node('Error: no answer after 1.2s')],
  ['seed', 'node n.cjs', node('Error: failed with seed 12'), node('Error: failed with seed 9913')],
  ['pid', 'node n.cjs', node('Error: process 4711 died'), node('Error: process 12 died')],
  [
    'port',
    'node n.cjs',
    node('Error: listen EADDRINUSE: address already in use :::3000'),
    node('Error: listen EADDRINUSE: address already in use :::41873'),
  ],
  ['address', 'node n.cjs', node('Error: bad object at 0x7ffd1234'), node('Error: bad object at 0x1')],
  ['hash', 'node n.cjs', node('Error: no commit 3fa9c1d2e4'), node('Error: no commit 9bc1d2e4aa')],
  [
    'uuid',
    'node n.cjs',
    node('Error: no job 123e4567-e89b-12d3-a456-426614174000'),
    node('Error: no job 923e4567-e89b-12d3-a456-426614174999'),
  ],
  [
    'order and repeats',
    'tsc',
    'a.ts(1,1): error TS1: x\nb.ts(1,1): error TS2: y',
    'b.ts(1,1): error TS2: y\na.ts(1,1): error TS1: x\na.ts(7,1): error TS1: x',
  ],
  [
    'thread',
    'cargo test',
    "thread 'x' (1382) panicked at src/a.rs:2:1:\nboom",
    "thread 'x' (1390) panicked at src/a.rs:2:1:\nboom",
  ],
  [
    'frames in dependencies',
    'node n.cjs',
    node('Error: x'),
    node(
      'Error: x',
      '    at g (/r/node_modules/y/i.js:1:1)\n    at f (/r/n.cjs:2:9)\n    at h (/r/node_modules/z/i.js:1:1)',
    ),
  ],
  ['banner', 'vitest run', vitest('x', 'Error: y'), vitest('x', 'Error: y').replace('v4.0.0', 'v4.0.9')],
  [
    'additional warnings',
    'eslint .',
    '/r/a.js\n  1:1  error  x  no-undef\n',
    '/r/a.js\n  1:1  error  x  no-undef\n  2:2  warning  y  no-var\n',
  ],
  [
    'shells',
    'sh -c x',
    { raw: 'sh: 1: x: not found', context: { exitCode: 127 } },
    { raw: 'bash: line 1: x: command not found', context: { exitCode: 127 } },
  ],
];

const different: Pair[] = [
  ['codes', 'tsc', tsc('TS2322: x'), tsc('TS2345: x')],
  ['modules', 'tsc', tsc("TS2307: Cannot find module 'chalk'"), tsc("TS2307: Cannot find module 'kleur'")],
  [
    'status codes',
    'node n.cjs',
    node('Error: Request failed with status code 401'),
    node('Error: Request failed with status code 403'),
  ],
  ['exit codes', './run', exit(1), exit(137)],
  [
    'arity',
    'python a.py',
    'Traceback (most recent call last):\n  File "/r/a.py", line 1, in f\nTypeError: f() takes 1 positional argument but 2 were given',
    'Traceback (most recent call last):\n  File "/r/a.py", line 1, in f\nTypeError: f() takes 1 positional argument but 3 were given',
  ],
  [
    'widths',
    'go build',
    './a.go:1:2: cannot use x (variable of type int8) as string value',
    './a.go:1:2: cannot use x (variable of type int16) as string value',
  ],
  ['encodings', 'node n.cjs', node('Error: cannot decode utf-8'), node('Error: cannot decode utf-16')],
  [
    'keys',
    'node n.cjs',
    node("TypeError: Cannot read properties of undefined (reading 'price')"),
    node("TypeError: Cannot read properties of undefined (reading 'total')"),
  ],
  ['names with digits', 'go build', './a.go:1:2: undefined: parseV2', './a.go:1:2: undefined: parseV3'],
  [
    'failure and setup error',
    'pytest',
    '=== short test summary info ===\nFAILED a.py::t - ValueError: x\n=== 1 failed in 1s ===',
    '=== short test summary info ===\nERROR a.py::t - ValueError: x\n=== 1 error in 1s ===',
  ],
  [
    'versions in a conflict',
    'npm i',
    'npm error code ERESOLVE\nnpm error Found: left-pad@1.0.0\nnpm error peer left-pad@"1" from a@1.0.0',
    'npm error code ERESOLVE\nnpm error Found: left-pad@2.0.0\nnpm error peer left-pad@"1" from a@1.0.0',
  ],
  [
    'errno',
    'node n.cjs',
    node("Error: ENOENT: no such file or directory, open 'a'"),
    node("Error: EACCES: permission denied, open 'a'"),
  ],
];

const goTest = (words: string) =>
  `--- FAIL: TestA (0.00s)\n    a_test.go:3: ${words}\nFAIL\nFAIL\tshop\t0.01s`;
const python = (cause: string) =>
  `Traceback (most recent call last):\n  File "/r/a.py", line 1, in f\n${cause}\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "/r/a.py", line 2, in f\nValueError: bad`;
const overload = (reason: string) =>
  `${tsc('TS2769: No overload matches this call.')}\n  Overload 1 of 2, 'x', gave the following error.\n    ${reason}\n`;

different.push(
  ['the status that a Go test names', 'go test', goTest('HTTP 401'), goTest('HTTP 500')],
  ['what a Go test names', 'go test', goTest('no relation "orders"'), goTest('no relation "users"')],
  ['deepest cause', 'python a.py', python("KeyError: 'a'"), python("KeyError: 'b'")],
  ['reason of no overload', 'tsc', overload("Argument of type 'x'."), overload("Argument of type 'y'.")],
  [
    'missing property',
    'tsc',
    `${tsc('TS2322: x')}\n  Property 'a' is missing.`,
    `${tsc('TS2322: x')}\n  Property 'b' is missing.`,
  ],
  ['SQL states', 'node n.cjs', node('Error: SQLSTATE 23505'), node('Error: SQLSTATE 23503')],
);

const differentStates: readonly Pair[] = [
  [
    'values',
    'vitest run',
    vitest('x', 'AssertionError: expected 119 to be 120'),
    vitest('x', 'AssertionError: expected 118 to be 120'),
  ],
  ['files', 'tsc', 'a.ts(1,1): error TS1: x', 'b.ts(1,1): error TS1: x'],
  ['the values that a Go test compares', 'go test', goTest('got 1, want 2'), goTest('got 3, want 2')],
  ['tests', 'vitest run', vitest('parses base32', 'Error: x'), vitest('parses base64', 'Error: x')],
];

describe('two outputs of one failure', () => {
  it.each(same)('are the same despite different %s', (_what, command, a, b) => {
    const [left, right] = [read(command, a), read(command, b)];
    expect(right.items.map(itemKey)).toEqual(left.items.map(itemKey));
    expect(right.fingerprints).toEqual(left.fingerprints);
  });
});

describe('two failures', () => {
  it.each(different)('differ by their %s', (_what, command, a, b) => {
    const [left, right] = [read(command, a), read(command, b)];
    expect(right.fingerprints.class).not.toBe(left.fingerprints.class);
    expect(right.fingerprints.exact).not.toBe(left.fingerprints.exact);
  });

  it.each(differentStates)('of one class differ by their %s', (_what, command, a, b) => {
    const [left, right] = [read(command, a), read(command, b)];
    expect(right.fingerprints.class).toBe(left.fingerprints.class);
    expect(right.fingerprints.exact).not.toBe(left.fingerprints.exact);
  });
});

function read(command: string, side: Side) {
  const { raw, context } = typeof side === 'string' ? { raw: side, context: {} } : side;
  return canonicalise(raw, { command, exitCode: 1, root: '/r', home: '/home/me', tmp: '/tmp', ...context });
}
