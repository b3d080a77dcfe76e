// Failures that a notebook is not asked about, in the words of real tools.
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { whyNotAsked } from '../../../src/core/guidance/value-gate.ts';

const why = (output: string, command: string): string | null =>
  whyNotAsked(canonicalise(output, { command, exitCode: 1, root: '/p' }));

const trace = (said: string): string =>
  `Traceback (most recent call last):\n  File "/p/cart.py", line 3, in <module>\n    run()\n${said}\n`;

describe('a notebook is not asked about', () => {
  it.each([
    ['style', 'a.py:1:89: E501 Line too long (92 > 88)\nFound 1 error.', 'ruff check .', /style/],
    [
      'a rule of a linter',
      '/p/a.js\n  1:1  error  Unexpected var, use let or const instead  no-var\n\n✖ 1 problem (1 error, 0 warnings)',
      'eslint .',
      /rule of a linter/,
    ],
    ['syntax', "a.kt:3:9: error: expecting ')'", 'kotlinc a.kt', /syntax/],
    ['a misspelt name', "a.ts(1,1): error TS2304: Cannot find name 'shipp'.", 'tsc', /misspelt/],
    [
      'a missing file of the project',
      "a.ts(1,20): error TS2307: Cannot find module './gone.js' or its corresponding type declarations.",
      'tsc',
      /a file of the project/,
    ],
    [
      'a call that does not fit',
      'a.ts(1,1): error TS2554: Expected 2 arguments, but got 1.',
      'tsc',
      /a call/,
    ],
    [
      'plain types that differ',
      "a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.",
      'tsc',
      /plain types/,
    ],
    [
      'values that differ, whatever the matcher is called',
      'FAIL a.test.js\n  ● adds VAT\n\n    expect(received).toEqual(expected)\n\n    Expected: 120\n    Received: 119\n\n      at Object.<anonymous> (a.test.js:5:9)',
      'jest',
      /two values differ/,
    ],
    [
      'values that differ outside of a runner',
      'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n1 !== 2\n\n    at Object.<anonymous> (/p/n.cjs:1:1)',
      'node n.cjs',
      /two values differ/,
    ],
    [
      'a module of its own that is not there',
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/p/gone.mjs' imported from /p/n.mjs\n    at x (node:internal/modules/esm/resolve:1:1)",
      'node n.mjs',
      /a file of the project/,
    ],
    ['what only ended', 'make: *** [Makefile:2: check] Error 3', 'make check', /no more than that/],
    ['a value that is missing', trace("KeyError: 'price'"), 'python3 cart.py', /value is missing/],
    [
      'a value out of bounds',
      trace('ZeroDivisionError: division by zero'),
      'python3 cart.py',
      /out of bounds/,
    ],
    [
      'a call of its own that is called otherwise',
      trace("TypeError: ship() got an unexpected keyword argument 'express'"),
      'python3 cart.py',
      /a call/,
    ],
    [
      'plain types that cannot be added',
      trace('TypeError: can only concatenate str (not "int") to str'),
      'python3 cart.py',
      /plain types/,
    ],
    [
      'plain types of an operator',
      trace("TypeError: unsupported operand type(s) for +: 'int' and 'str'"),
      'python3 cart.py',
      /plain types/,
    ],
    [
      'a type that comes with the language',
      "a.ts(1,1): error TS2345: Argument of type 'number' is not assignable to parameter of type 'Date'.",
      'tsc',
      /plain types/,
    ],
    [
      'a rule of the language',
      "a.ts(1,1): error TS18048: 'a' is possibly 'undefined'.",
      'tsc',
      /the language/,
    ],
    [
      'a rule of the language without a code',
      'M.java:3: error: missing return statement\n  int f() { }\n            ^\n1 error',
      'javac M.java',
      /the language/,
    ],
    [
      'a function that nobody declared',
      "m.c:1:24: error: implicit declaration of function 'compute_tax' [-Werror=implicit-function-declaration]",
      'gcc -c m.c',
      /misspelt/,
    ],
    [
      'a name that node does not export',
      "file:///p/run.mjs:1\nimport { readFileSink } from 'node:fs';\n         ^\nSyntaxError: The requested module 'node:fs' does not provide an export named 'readFileSink'\n    at x (node:internal/modules/esm/module_job:1:1)",
      'node run.mjs',
      /misspelt/,
    ],
    [
      'how often something is called',
      'FAIL a.test.js\n  ● notifies once\n\n    expect(jest.fn()).toHaveBeenCalledTimes(expected)\n\n    Expected number of calls: 1\n    Received number of calls: 2\n\n      at Object.<anonymous> (a.test.js:5:9)',
      'jest',
      /two values differ/,
    ],
    [
      'a rule of RuboCop, whose names begin with a capital',
      'till.rb:3:5: W: Lint/UselessAssignment: Useless assignment to variable - `spare`.',
      'rubocop --format emacs',
      /rule of a linter/,
    ],
    [
      'a subroutine that nobody wrote',
      'Undefined subroutine &main::gone called at t/cart.t line 3.',
      'prove t/cart.t',
      /misspelt/,
    ],
    [
      'an argument of another plain type',
      'PHP Fatal error:  Uncaught TypeError: Acme\\Cart::__construct(): Argument #1 ($sum) must be of type ?int, string given, called in /p/run.php on line 5 and defined in /p/src/Cart.php:9',
      'php run.php',
      /a call/,
    ],
    [
      'a name that a file of its own has not',
      trace("ImportError: cannot import name 'basket' from 'cart' (/p/cart.py)"),
      'python3 till.py',
      /misspelt/,
    ],
    [
      'a function of its own namespace',
      'PHP Fatal error:  Uncaught Error: Call to undefined function Acme\\shipp() in /p/run.php:5\nStack trace:\n#0 {main}\n  thrown in /p/run.php on line 5',
      'php run.php',
      /misspelt/,
    ],
    [
      'a file of its own that Ruby does not find',
      "<internal:/usr/lib/ruby/rubygems/core_ext/kernel_require.rb>:85:in `require': cannot load such file -- lib/summ (LoadError)\n\tfrom run.rb:1:in `<main>'",
      'ruby run.rb',
      /a file of the project/,
    ],
    [
      'plain types, one of them a literal',
      `/p/a.py:1:10 - error: Type "Literal['a']" is not assignable to declared type "int"\n    "Literal['a']" is not assignable to "int" (reportAssignmentType)\n1 error, 0 warnings, 0 informations`,
      'pyright',
      /plain types/,
    ],
    [
      'what is null where Safari’s engine runs it',
      "a.test.ts:\nTypeError: null is not an object (evaluating 'items.reduce')\n      at total (/p/a.ts:2:10)\n(fail) totals [1.00ms]",
      'bun test',
      /value is missing/,
    ],
    [
      'two things of one name',
      "a.c:2:5: error: 'total' redeclared as different kind of symbol",
      'gcc -c a.c',
      /the language/,
    ],
  ])('%s', (_, output, command, reason) => {
    expect(why(output, command)).toMatch(reason);
  });

  it.each([
    [
      'a type of a library',
      "a.ts(1,1): error TS2345: Argument of type 'RetryOptions' is not assignable to parameter of type 'BackoffPolicy'.",
      'tsc',
    ],
    [
      'a rule of a handbook',
      '/p/a.js\n  1:1  error  Use the query builder of the platform team  company/no-raw-sql\n\n✖ 1 problem (1 error, 0 warnings)',
      'eslint .',
    ],
    [
      'an error of a service',
      trace(
        'stripe.error.IdempotencyError: Keys for idempotent requests can only be used with the same parameters',
      ),
      'python3 cart.py',
    ],
    [
      'what a package calls otherwise now',
      trace("TypeError: AsyncClient.__init__() got an unexpected keyword argument 'proxies'"),
      'python3 cart.py',
    ],
    [
      'what a package does not export any more',
      "file:///p/run.mjs:1\nimport { parseQuery } from 'undici';\n         ^\nSyntaxError: The requested module 'undici' does not provide an export named 'parseQuery'\n    at x (node:internal/modules/esm/module_job:1:1)",
      'node run.mjs',
    ],
    [
      'an argument that a library wants otherwise',
      'PHP Fatal error:  Uncaught TypeError: Monolog\\Logger::pushHandler(): Argument #1 ($handler) must be of type Monolog\\Handler\\HandlerInterface, Closure given, called in /p/run.php on line 5',
      'php run.php',
    ],
    [
      'a rule of a plugin of RuboCop',
      'app.rb:3:5: C: Platform/NoRawSql: Use the query builder of the platform team.',
      'rubocop --format emacs',
    ],
    [
      'a name that a package has no more',
      trace(
        "ImportError: cannot import name 'escape' from 'jinja2' (/p/.venv/lib/python3.11/site-packages/jinja2/__init__.py)",
      ),
      'python3 till.py',
    ],
    [
      'a gem that is not installed',
      "run.rb:1:in `require': cannot load such file -- active_support/core_ext (LoadError)",
      'ruby run.rb',
    ],
    [
      'a function of an extension',
      'PHP Fatal error:  Uncaught Error: Call to undefined function mb_strlen() in /p/run.php:5',
      'php run.php',
    ],
    [
      'a trait that a type of a library lacks',
      'error[E0277]: the trait bound `Order: Serialize` is not satisfied\n --> src/main.rs:4:9\n',
      'cargo build',
    ],
    [
      'a package that is not installed',
      trace("ModuleNotFoundError: No module named 'kleur'"),
      'python3 cart.py',
    ],
    [
      'an error of its own words',
      'E_TILL_STALE: the till is stale, run the nightly import of prices',
      'node check.js',
    ],
  ])('but is asked about %s', (_, output, command) => {
    expect(why(output, command)).toBeNull();
  });
});

/** Each says it in its own words, and most of them have no reader of their own. */
describe('a name that is misspelt or missing is not asked about, as it is said by', () => {
  it.each([
    [
      'cabal build',
      'src/Cart.hs:12:9: error: [GHC-88464]\n    Variable not in scope: vatRate :: Double\n   |\n12 |  vatRate',
    ],
    ['swift build', "Sources/Cart.swift:12:9: error: cannot find 'vatRate' in scope\n    return vatRate"],
    ['sbt compile', '[error] /p/src/Cart.scala:12:9: not found: value vatRate\n[error] one error found'],
    [
      'sbt compile',
      '[error] /p/src/Cart.scala:12:9: value totl is not a member of Cart\n[error] one error found',
    ],
    ['mix test', '** (CompileError) lib/cart.ex:12: undefined variable "vat_rate"'],
    ['dune build', 'File "cart.ml", line 12, characters 9-16:\nError: Unbound value vat_rate'],
    ['flutter test', "lib/cart.dart:12:9: Error: The getter 'totl' isn't defined for the class 'Cart'."],
    ['julia test.jl', 'ERROR: LoadError: UndefVarError: `vat_rate` not defined\nStacktrace:\n [1] total(c)'],
    ['Rscript test.R', "Error in total(c) : object 'vat_rate' not found\nExecution halted"],
    ['Rscript test.R', 'Error in totl(c) : could not find function "totl"\nExecution halted'],
    [
      'perl cart.pl',
      'Global symbol "$vat_rate" requires explicit package name (did you forget to declare "my $vat_rate"?) at cart.pl line 12.',
    ],
    ['clojure -M:test', 'Unable to resolve symbol: vat-rate in this context'],
    ['php cart.php', 'Warning: Undefined variable $vatRate in /p/cart.php on line 12'],
    ['rebar3 compile', "src/cart.erl:12:9: variable 'VatRate' is unbound"],
    ['elm make src/Main.elm', '-- NAMING ERROR -- src/Main.elm\n\nI cannot find a `vatRate` variable:\n'],
    [
      'gradle test',
      'groovy.lang.MissingPropertyException: No such property: vatRate for class: Cart\n\tat Cart.total(Cart.groovy:12)',
    ],
  ])('%s: %s', (command, output) => {
    expect(why(output, command)).toMatch(/misspelt/);
  });
});

describe('values that differ are not asked about, as it is said by', () => {
  it.each([
    [
      'swift test',
      '/p/Tests/CartTests.swift:12: error: CartTests.testTotal : XCTAssertEqual failed: ("119") is not equal to ("120")',
    ],
    [
      './run_tests',
      'cart_test.cc:12: Failure\nExpected equality of these values:\n  total(c)\n    Which is: 119\n  120',
    ],
    ['./run_tests', 'test.cpp:12: FAILED:\n  REQUIRE( total(c) == 120 )\nwith expansion:\n  119 == 120'],
    ['Rscript t.R', '── Failure (test-cart.R:12:3): adds VAT ──\ntotal(c) not equal to 120.\n1/1 mismatches'],
    ['flutter test', '00:01 +0 -1: adds VAT [E]\n  Expected: <120>\n    Actual: <119>'],
    [
      'clojure -M:test',
      'FAIL in (adds-vat) (cart_test.clj:12)\nexpected: (= 120 (total c))\n  actual: (not (= 120 119))',
    ],
  ])('%s: %s', (command, output) => {
    expect(why(output, command)).toMatch(/two values differ|no more than that/);
  });
});

describe('nor about what only the code can say, as it is said by', () => {
  it.each([
    ['swift build', "Sources/Cart.swift:12:9: error: expected ')' in expression list", /syntax/],
    [
      'python a.py',
      '  File "a.py", line 3\n    x = (1,\n        ^\nSyntaxError: \'(\' was never closed',
      /syntax/,
    ],
    [
      'swift test',
      'Cart.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value',
      /is missing/,
    ],
    [
      'dart test',
      'Null check operator used on a null value\n#0      total (package:shop/cart.dart:12:9)',
      /is missing/,
    ],
    [
      'julia t.jl',
      'ERROR: BoundsError: attempt to access 3-element Vector{Int64} at index [4]',
      /is missing/,
    ],
    ['python3 a.py', trace("ValueError: invalid literal for int() with base 10: 'x'"), /out of bounds/],
    ['./app', 'Segmentation fault (core dumped)', /no more than that/],
    ['sbt test', '[error] Failed tests:\n[error] \tCartSpec', /no more than that/],
    [
      'swiftlint',
      '/p/Cart.swift:12:120: warning: Line Length Violation: too many characters (line_length)',
      /linter/,
    ],
    ['cargo fmt --check', 'Diff in /p/src/main.rs at line 12:\n-  foo\n+    foo', /style/],
    [
      'mix format --check-formatted',
      '** (Mix) mix format failed due to --check-formatted.\nThe following files are not formatted:\n\n  * lib/cart.ex',
      /style/,
    ],
  ])('%s: %s', (command, output, reason) => {
    expect(why(output, command)).toMatch(reason);
  });

  it.each([
    [
      'cabal build',
      'src/Cart.hs:12:9: error: [GHC-39999]\n    • No instance for (ToJSON Order) arising from a use of ‘encode’',
    ],
    ['swift build', "Sources/Cart.swift:3:8: error: no such module 'Alamofire'"],
    ['Rscript t.R', 'Error in library(dplyr) : there is no package called ‘dplyr’\nExecution halted'],
    ['./release.sh', 'TX-4: not signed'],
  ])('but about %s: %s', (command, output) => {
    expect(why(output, command)).toBeNull();
  });
});
