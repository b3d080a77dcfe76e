import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../src/core/checks/check-result.ts';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { judgeControl, judgeKept, judgeNoticed } from '../../../src/core/witness/judge-witness.ts';
import { namesNew, newNames } from '../../../src/core/witness/new-names.ts';
import type { WitnessChange } from '../../../src/core/witness/plan-witness.ts';

const changes: readonly WitnessChange[] = [
  {
    path: 'src/shop/weeks.py',
    status: 'added',
    role: 'code',
    before: null,
    after: 'def parse_week(text):\n    pass\n',
  },
  {
    path: 'src/dates.js',
    status: 'changed',
    role: 'code',
    before: 'export function isLeap(year) {}\nexport const day = 1;\n',
    after:
      'export function isLeap(year, calendar) {}\nexport const day = 1;\nexport function parseWeek() {}\n',
  },
];
const names = newNames(changes);

describe('an error names what is new', () => {
  it.each([
    "The requested module '../src/dates.js' does not provide an export named 'parseWeek'",
    "cannot import name 'parse_week' from 'shop.dates' (shop/dates.py)",
    "No module named 'shop.weeks'",
    "Cannot find module '../src/shop/weeks' imported from test/a.test.js",
    'undefined: parseWeek',
    'cannot find symbol: method parseWeek(int) in class Dates',
    'cannot find symbol: variable parseWeek',
    'cannot find function `parse_week` in crate `shop`: not found in `shop`',
    'unresolved import `shop::weeks::parse_week`: could not find `weeks` in `shop`',
    'parseWeek is not defined',
    'method isLeap in class Dates cannot be applied to given types',
    'not enough arguments in call to isLeap',
    'fatal error: shop/weeks.h: No such file or directory',
    '‘parseWeek’ was not declared in this scope',
    "Property 'parseWeek' does not exist on type 'Dates'.",
  ])('%s', (message) => expect(namesNew(message, names)).toBe(true));

  it.each([
    "Cannot find package 'vitest' imported from test/a.test.js",
    "Cannot find module 'calendar'",
    "No module named 'pytest'",
    "Cannot find module '../dist/cli.js'",
    "The requested module '../src/dates.js' does not provide an export named 'other'",
    "cannot import name 'day' from 'shop.dates'",
    'Unexpected token export',
    '',
  ])('not so: %s', (message) => expect(namesNew(message, names)).toBe(false));
});

const result = (
  output: string,
  { exitCode = 1, timedOut = false, command = 'npm test' } = {},
): CheckResult => ({
  check: { name: 'tests', command, origin: 'typed' },
  outcome:
    exitCode === 0
      ? { kind: 'passed' }
      : { kind: 'failed', failure: canonicalise(output, { command, exitCode, timedOut }) },
  exitCode,
  signal: null,
  timedOut,
  durationMs: 1,
  output,
  droppedBytes: 0,
});
const passed = result('', { exitCode: 0 });
const empty: CheckResult = { ...passed, outcome: { kind: 'empty', reason: 'jest: it ran no tests' } };
const pytest = (summary: string) =>
  result(`=== short test summary info ===\n${summary}\n=== 1 failed in 0.1s ===\n`, { command: 'pytest' });
const red = pytest('FAILED tests/test_a.py::test_leap - assert True is False');
const facts = { names, missing: [], assertive: true, careful: false };

describe('the final tests on the code of arming', () => {
  it.each<[string, CheckResult, string]>([
    ['a test says no', red, 'holds'],
    [
      'they cannot be loaded without what is new',
      pytest("ERROR tests/test_a.py - ImportError: cannot import name 'parse_week' from 'shop'"),
      'holds',
    ],
    [
      'they cannot be loaded for another reason',
      pytest("ERROR tests/test_a.py - ModuleNotFoundError: No module named 'requests'"),
      'unclear',
    ],
    ['they pass', passed, 'fails'],
    ['no test ran', empty, 'unclear'],
    ['their program is missing', result('sh: 1: pytest: not found\n', { exitCode: 127 }), 'unclear'],
    ['their time ran out', result('', { exitCode: 1, timedOut: true }), 'unclear'],
    [
      'the network is gone',
      result('npm error code ENOTFOUND\nnpm error network getaddrinfo ENOTFOUND a.example\n'),
      'unclear',
    ],
    [
      'they look for a file',
      pytest(
        "FAILED tests/test_a.py::test_leap - FileNotFoundError: [Errno 2] No such file or directory: 'dist/a'",
      ),
      'if-final-passes',
    ],
  ])('%s', (_what, one, status) => expect(judgeNoticed([one], facts).status).toBe(status));

  it('show nothing when they assert nothing', () => {
    expect(judgeNoticed([red], { ...facts, assertive: false }).status).toBe('unclear');
  });

  it('are run on the final code as well where the temporary tree lacks something', () => {
    expect(judgeNoticed([red], { ...facts, missing: ['dist/'] }).status).toBe('if-final-passes');
    expect(judgeNoticed([red], { ...facts, careful: true }).status).toBe('if-final-passes');
    expect(judgeControl([passed], 'x')).toEqual({ status: 'holds', shows: 'x' });
    expect(judgeControl([red], 'x').status).toBe('unclear');
    expect(judgeControl([empty], 'x').status).toBe('unclear');
  });
});

describe('the tests of arming on the final code', () => {
  it.each<[string, readonly CheckResult[], readonly string[], string]>([
    ['they pass', [passed], [], 'holds'],
    ['one fails', [passed, red], [], 'fails'],
    ['no test ran', [empty], [], 'unclear'],
    ['their time ran out', [result('', { timedOut: true })], [], 'unclear'],
    ['some of them cannot be put back', [passed], ['src/a.py'], 'unclear'],
  ])('%s', (_what, results, mixed, status) => expect(judgeKept(results, mixed).status).toBe(status));

  it('are named', () => {
    expect(judgeKept([red], [])).toMatchObject({ tests: [expect.stringContaining('test_leap')] });
  });
});
