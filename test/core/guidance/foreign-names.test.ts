// What failures name that may lie outside the project, in the words of tools that MSW knows and of others.
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { foreignNames } from '../../../src/core/guidance/foreign-names.ts';

const named = (output: string, command: string) =>
  foreignNames(canonicalise(output, { command, exitCode: 1, root: '/p' }));

const trace = (said: string): string =>
  `Traceback (most recent call last):\n  File "/p/cart.py", line 3, in <module>\n    run()\n${said}\n`;

const NOTHING = [null, { isCertain: false, module: [], codes: [] }];

describe('names nothing outside the project', () => {
  it.each([
    ['a rule at a place', 'data/words.yaml:3:1 value should be quoted quoted-values', 'yamlwords data'],
    ['a word of its own', "shapes/door.shape:12: 'hinje' is not known", 'shapec shapes'],
    ['a banner', 'rank-check of 12 lists', 'rank-check lists'],
    ['a rule of a linter', 'a.py:1:89: E501 Line too long (92 > 88)\nFound 1 error.', 'ruff check .'],
    ['a misspelt name', "a.ts(1,1): error TS2304: Cannot find name 'shipp'.", 'tsc'],
    ['types', "a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.", 'tsc'],
    [
      'two values',
      'FAIL a.test.js\n  ● adds VAT\n\n    expect(received).toEqual(expected)\n\n    Expected: 120\n    Received: 119\n\n      at Object.<anonymous> (a.test.js:5:9)',
      'jest',
    ],
    ['a value that is missing', trace("KeyError: 'price'"), 'python3 cart.py'],
    ['a value out of bounds', trace('ZeroDivisionError: division by zero'), 'python3 cart.py'],
    [
      'a file of its own',
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/p/gone.mjs' imported from /p/n.mjs\n    at x (node:internal/modules/esm/resolve:1:1)",
      'node n.mjs',
    ],
    ['what only ended', 'make: *** [Makefile:2: check] Error 3', 'make check'],
    ['syntax', "a.kt:3:9: error: expecting ')'", 'kotlinc a.kt'],
    ['a number in prose', 'the basket has 31 rows, 20 fit', 'bin/shop check'],
    ['a limit of time', 'the import timed out after 30 s', 'bin/shop check'],
  ])('%s', (_, output, command) => {
    expect(NOTHING).toContainEqual(named(output, command));
  });
});

describe('names something outside the project', () => {
  it.each([
    ['a code of its own', 'TX-4: not signed', './release.sh'],
    ['a code in words', 'E_TILL_STALE: the till is stale, run the nightly import of prices', 'node check.js'],
    ['a status', 'upload answered with HTTP 413', 'bin/upload'],
    ['an address', 'the price list at https://prices.example.org/v2 is not signed', 'bin/prices'],
    ['a host', 'nobody is let in at ldap://ledger.internal', 'bin/ledger'],
    ['a code in brackets', 'the ledger is closed [LG-12]', 'bin/ledger'],
  ])('%s', (_, output, command) => {
    expect(named(output, command)).toMatchObject({ isCertain: true });
  });

  it('unless the project’s files have it: a module, and a code within the words', () => {
    expect(
      named(
        trace('stripe.error.IdempotencyError: Keys can only be used with the same parameters'),
        'python3 a.py',
      ),
    ).toMatchObject({ isCertain: false, module: ['stripe', 'error', 'IdempotencyError'] });
    expect(named('queue "eu" is in state P7', 'bin/letters')).toMatchObject({
      isCertain: false,
      codes: ['P7'],
    });
  });
});
