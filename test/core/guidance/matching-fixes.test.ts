// The fixes offered for a failure, and their order.
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { type Fix, makeFix } from '../../../src/core/guidance/fix.ts';
import { matchingFixes } from '../../../src/core/guidance/matching-fixes.ts';
import { stepUnsolved } from '../../../src/core/guidance/unsolved.ts';

const read = (output: string, command: string): Failure =>
  canonicalise(output, { command, exitCode: 1, root: '/p' });

const tsc = (line: string): Failure => read(line, 'tsc --noEmit');
const jest = (file: string, test: string, matcher = 'toEqual'): Failure =>
  read(
    [
      `FAIL ${file}`,
      `  ● ${test}`,
      '',
      `    expect(received).${matcher}(expected)`,
      '',
      '    Expected: 120',
      '    Received: 119',
      '',
      `      at Object.<anonymous> (${file}:5:9)`,
    ].join('\n'),
    'jest',
  );
const python = (said: string): Failure =>
  read(
    `Traceback (most recent call last):\n  File "/p/cart.py", line 3, in <module>\n    vat()\n${said}\n`,
    'python3 cart.py',
  );

const thrown = (file: string, line: number): Failure =>
  read(
    `/p/${file}:${line}\n  return rows.map((row) => row.id);\n              ^\n\nTypeError: Cannot read properties of undefined (reading 'map')\n    at render (/p/${file}:${line}:15)\n`,
    `node ${file}`,
  );

const fixOf = (failure: Failure, more: Partial<Fix> = {}): Fix => {
  const shown = { failure, checkOf: () => 'npm test', iteration: 1 };
  const [one] = stepUnsolved({ unsolved: [], classes: [] }, shown).unsolved.slice(-1);
  if (one === undefined) throw new Error('no failure of the project');
  const { phase: _phase, items: _items, seen: _seen, ...subject } = one;
  return makeFix({
    ...{ ...subject, change: '+x', explanation: 'x', commit: null, project: '/p', loop: 'l', iteration: 1 },
    at: '2026-01-01T00:00:00.000Z',
    ...more,
  });
};

/** Of a package manager: it says the same of every script. */
const FRAME = 'error Command failed with exit code 1.';

describe('matchingFixes', () => {
  const ARITY = 'vat() takes 1 positional argument but 3 were given';

  it.each([
    [
      'the same words in another file',
      tsc("a.ts(1,1): error TS2304: Cannot find name 'ship'."),
      tsc("b.ts(9,2): error TS2304: Cannot find name 'ship'."),
      'same',
    ],
    ['a value that is missing in another file', thrown('src/a.js', 4), thrown('src/b.js', 4), undefined],
    ['a value that is missing in the same file', thrown('src/a.js', 4), thrown('src/a.js', 9), 'same'],
    [
      'the same code about another name',
      tsc("a.ts(1,1): error TS2304: Cannot find name 'ship'."),
      tsc("a.ts(1,1): error TS2304: Cannot find name 'cart'."),
      undefined,
    ],
    [
      'two plain types that differ in the same file',
      tsc("a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'."),
      tsc("a.ts(7,3): error TS2322: Type 'string' is not assignable to type 'number'."),
      'same',
    ],
    [
      'two plain types that differ in another file',
      tsc("a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'."),
      tsc("b.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'."),
      undefined,
    ],
    [
      'values that differ in the same test',
      jest('a.test.js', 'adds VAT'),
      jest('a.test.js', 'adds VAT'),
      'same',
    ],
    [
      'values that differ in another test',
      jest('a.test.js', 'adds VAT'),
      jest('b.test.js', 'ships'),
      undefined,
    ],
    [
      'a call with other numbers',
      python(`TypeError: ${ARITY}`),
      python(`TypeError: ${ARITY.replace('3', '2')}`),
      'near',
    ],
    [
      'a call of another function',
      python(`TypeError: ${ARITY}`),
      python(`TypeError: ${ARITY.replace('vat', 'sum')}`),
      undefined,
    ],
    ['a key of another name', python("KeyError: 'price'"), python("KeyError: 'total'"), undefined],
  ])('%s', (_, was, is, likeness) => {
    expect(matchingFixes([fixOf(was)], is, '/p')[0]?.likeness).toBe(likeness);
  });

  it.each([
    ['a flag of another name', 'feature flag NEW_CHECKOUT is unknown', 'feature flag DARK_MODE is unknown'],
    ['another status', 'upload answered with HTTP 413', 'upload answered with HTTP 507'],
    [
      'another status in words',
      'got 404 Not Found from the price list',
      'got 502 Bad Gateway from the price list',
    ],
    [
      'another exit status',
      'the import job ended with exit status 78',
      'the import job ended with exit status 65',
    ],
    ['another file', 'cannot open the table config/rates.toml', 'cannot open the table config/zones.toml'],
    ['another file without a folder', 'cannot open the table rates.toml', 'cannot open the table zones.toml'],
    ['another port', 'nobody listens on 127.0.0.1:5433', 'nobody listens on 127.0.0.1:6380'],
    ['another name in quotes', 'queue "eu" is in state P7', 'queue "us" is in state P7'],
    ['another code', 'queue "eu" is in state P7', 'queue "eu" is in state P2'],
    ['another option', 'the option --dry-run takes no value', 'the option --keep-going takes no value'],
    ['another function', 'the hook openTill must be declared', 'the hook closeTill must be declared'],
    [
      'another setting',
      'ledger.currency has to be set in the shop',
      'ledger.rounding has to be set in the shop',
    ],
    ['a script that failed too', FRAME, FRAME],
    ['what only ended', 'no output at all, exit status 1', 'no output at all, exit status 1'],
  ])('is not offered for what only looks alike: %s', (_, was, is) => {
    const [known, failure] = [was, is].map((said) => read(said, 'bin/shop check'));
    if (known === undefined || failure === undefined) throw new Error('no failure');
    expect(matchingFixes([fixOf(known)], failure, '/p')).toEqual([]);
  });

  it.each([
    ['the same flag', 'feature flag NEW_CHECKOUT is unknown', 'feature flag NEW_CHECKOUT is unknown'],
    ['other counts', 'upload of 3 parts answered with HTTP 413', 'upload of 12 parts answered with HTTP 413'],
    ['another time', 'job 2026-01-02T03:04:05Z is stale', 'job 2026-03-01T10:11:12Z is stale'],
    ['other numbers of a limit', 'the basket has 31 rows, 20 fit', 'the basket has 54 rows, 20 fit'],
  ])('is offered for the same with other values: %s', (_, was, is) => {
    const [known, failure] = [was, is].map((said) => read(said, 'bin/shop check'));
    if (known === undefined || failure === undefined) throw new Error('no failure');
    expect(matchingFixes([fixOf(known)], failure, '/p')).toHaveLength(1);
  });

  it('a time-out is told apart by its place alone', () => {
    const hook = (suite: string, file: string) =>
      read(
        `\n\n  ${suite}\n    1) "before each" hook for "adds"\n\n\n  0 passing (2s)\n  1 failing\n\n  1) ${suite}\n       "before each" hook for "adds":\n     Error: Timeout of 2000ms exceeded. For async tests and hooks, ensure "done()" is called; if returning a Promise, ensure it resolves. (/p/test/${file})\n      at listOnTimeout (node:internal/timers:573:17)\n`,
        'mocha',
      );
    const known = [fixOf(hook('cart', 'cart.js'))];
    expect(matchingFixes(known, hook('till', 'till.js'), '/p')).toEqual([]);
    expect(matchingFixes(known, hook('cart', 'cart.js'), '/p')).toHaveLength(1);
  });

  it('orders the same problem first, then the same project, then the newest', () => {
    const failure = tsc("a.ts(1,1): error TS2304: Cannot find name 'ship'.");
    const elsewhere = tsc("b.ts(1,1): error TS2304: Cannot find name 'ship'.");
    const fixes = [
      fixOf(elsewhere, { change: 'elsewhere', at: '2026-03-01' }),
      fixOf(failure, { change: 'old', at: '2026-01-01' }),
      fixOf(failure, { change: 'other project', project: '/q', at: '2026-03-01' }),
      fixOf(failure, { change: 'new', at: '2026-02-01' }),
    ];
    const found = matchingFixes(fixes, failure, '/p').map(({ fix }) => fix.change);
    expect(found).toEqual(['new', 'old', 'other project', 'elsewhere']);
  });

  it('finds a fix stored under a former class of today’s failure', () => {
    const failure = tsc("a.ts(1,1): error TS2304: Cannot find name 'ship'.");
    const [former = ''] = failure.fingerprints.former ?? [];
    expect(matchingFixes([fixOf(failure, { class: former })], failure, '/p')).toHaveLength(1);
  });
});
