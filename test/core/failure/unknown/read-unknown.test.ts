import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../../src/core/failure/compare-failures.ts';
import { exitReason } from '../../../../src/core/failure/text/exit-reason.ts';
import { isNoise, NOISE } from '../../../../src/core/failure/text/noise-lines.ts';
import { programOf } from '../../../../src/core/failure/text/program-of.ts';
import { isTotal } from '../../../../src/core/failure/text/totals.ts';

describe('the output of an unknown tool', () => {
  it('is named by its last words and its exit code', () => {
    expect(read('starting\nwidget 3 is broken\n\n')).toMatchObject({
      tool: 'frob',
      code: 'exit 2',
      class: null,
      message: 'widget <v> is broken',
    });
  });

  it('gets a class if its last words name one', () => {
    expect(read('app.ConfigError: no widget')).toMatchObject({
      class: 'app.ConfigError',
      message: 'no widget',
    });
  });

  it('is named by words that begin like an error rather than by closing words', () => {
    expect(read('error: no widget\n2 of 5 parts made\n').message).toBe('error: no widget');
  });

  it('is named by the words below a line that has only a place', () => {
    const failure = read(
      "ERROR in ./src/a.js 1:0-20\nModule not found: Error: Can't resolve './gone'\n\ncompiled with 1 error in 30 ms",
    );
    expect(failure.message).toBe("Module not found: Error: Can't resolve './gone'");
    expect(failure.items[0]?.file).toBe('src/a.js');
  });

  it('is read line by line when its lines have places', () => {
    const failure = read('a.frob:3:4: error: no widget\nb.frob(7): fatal error F12: no gadget\n2 errors');
    expect(failure.items).toEqual([
      expect.objectContaining({ file: 'a.frob', message: 'no widget', code: 'exit 2' }),
      expect.objectContaining({ file: 'b.frob', message: 'no gadget', code: 'F12' }),
    ]);
  });

  it('is distinguished by its exit code when it is empty', () => {
    const [one, other] = [read('', 3), read('', 139)];
    expect(one).toMatchObject({ tool: 'frob', code: 'exit 3', message: 'no output, exit 3' });
    expect(other.code).toBe('SIGSEGV');
    expect(other.fingerprints.class).not.toBe(one.fingerprints.class);
  });

  it('names the program from the script that a package manager echoes', () => {
    const raw = '> shop@1.0.0 check\n> frob --all\n\nno widget\n';
    expect(canonicalise(raw, { command: 'npm run check', exitCode: 1 }).tool).toBe('frob');
  });
});

describe('output that is all noise', () => {
  it.each([
    'Error: not found',
    'Error: total is 3',
    'Error: build failed',
    'ERROR: check failed: 3 of 5',
    'error: no tests found!',
    'process exited with code 1',
    'Checking foo...',
    'exit status 1',
    'see https://example.org/rules',
  ])('still names the failure: %j', (said) => {
    expect(read(`${said}\n`).headline).toBe(`frob: ${said}`);
  });

  it('tells what came closer from what stayed', () => {
    const [three, two] = [read('Error: total is 3'), read('Error: total is 2')];
    expect(compareFailures(three, two).relation).toBe('changed');
    expect(three.fingerprints.class).toBe(two.fingerprints.class);
    expect(read('Error: not found').fingerprints.class).not.toBe(three.fingerprints.class);
  });

  it('speaks for the program inside make', () => {
    const raw = 'Error: total is 3\nmake: *** [Makefile:2: check] Error 1\n';
    expect(canonicalise(raw, { command: 'make check', exitCode: 2 }).headline).toContain('total is 3');
  });

  it('is silence where a package manager alone spoke', () => {
    const raw = '\n> shop@1.0.0 test\n> node check.js\n\n';
    expect(canonicalise(raw, { command: 'npm test', exitCode: 1 }).headline).toBe('node: no output, exit 1');
  });
});

describe('programOf', () => {
  it.each([
    ['vitest run', 'vitest'],
    ['npx vitest run', 'vitest'],
    ['npx --yes vitest', 'vitest'],
    ['CI=1 FOO=bar pnpm exec vitest', 'vitest'],
    ['npm run test', 'npm'],
    ['cd web && yarn build', 'yarn'],
    ['uv run pytest -q', 'pytest'],
    ['python3 -m pytest', 'pytest'],
    ['bundle exec rspec', 'rspec'],
    [`bash -c 'make all'`, 'make'],
    ['./node_modules/.bin/tsc --noEmit', 'tsc'],
    ['C:\\tools\\frob.exe /x', 'frob'],
    ['timeout 60 frob', 'frob'],
    ['', 'unknown'],
    ['npx', 'npx'],
  ])('finds in %j the program %s', (command, program) => {
    expect(programOf(command)).toBe(program);
  });
});

describe('exitReason', () => {
  it.each([
    [{ exitCode: 3 }, 'exit 3'],
    [{ exitCode: 139 }, 'SIGSEGV'],
    [{ exitCode: null, signal: 'SIGTERM' }, 'SIGTERM'],
    [{ exitCode: null, signal: 'SIGTERM', timedOut: true }, 'timeout'],
    [{ exitCode: 127 }, 'command-not-found'],
    [{ exitCode: null }, 'exit unknown'],
  ])('names %j as %s', (context, reason) => {
    expect(exitReason(context)).toBe(reason);
  });
});

describe('ordinary log lines', () => {
  const quiet = [
    '2026-11-22T10:00:00Z INFO served /cart',
    '[INFO] served /cart',
    'INFO:root:served /cart',
    'info: served /cart',
    '{"level":"info","msg":"served /cart"}',
    '10:00:00.123 [main] DEBUG served /cart',
    'WARN  cart is slow',
  ];

  it.each(quiet)('are not the failure if there is an error: %j', (log) => {
    const error = '2026-11-22T09:59:00Z ERROR db: connection lost to shop';
    expect(read([error, ...Array(100).fill(log)].join('\n')).items[0]?.words).toMatch(
      /ERROR db: connection lost to shop$/,
    );
  });

  it.each(quiet)('are not the failure if there is any other output: %j', (log) => {
    expect(read(['starting', 'widget 3 is broken', log, log].join('\n')).items[0]?.words).toBe(
      'widget 3 is broken',
    );
  });

  it('do not hide an error in 3 MB of logs', () => {
    const logs = Array.from({ length: 30_000 }, (_, at) => `2026-11-22T10:00:00Z INFO served /cart/${at}`);
    const raw = [...logs, 'ERROR: bucket acme-shop does not exist', ...logs].join('\n');
    expect(read(raw).headline).toBe('frob: ERROR: bucket acme-shop does not exist');
  });

  it('are shown if there is nothing else', () => {
    expect(read('INFO served /cart').items[0]?.words).toBe('INFO served /cart');
  });
});

describe('a line without information about the failure', () => {
  it.each(NOISE)('is dropped: $why', ({ example }) => {
    expect(isNoise(example)).toBe(true);
  });

  it.each(['', 'npm error code 1', 'Completed in 12 s', 'ok: adds VAT', '> 12 | const a = 1;', '    ^~~~'])(
    'is dropped: %j',
    (line) => {
      expect(isNoise(line)).toBe(true);
    },
  );

  it.each([
    'widget is broken',
    'Error: x',
    'cannot find 3 files',
    'E404',
    'use of undeclared identifier x',
    'timed out after 3 s',
    'no time left',
    'at least one item is needed',
    'okay is not a status',
    'random words',
    'requires node 18.2.0',
  ])('is not assumed for %j', (line) => {
    expect(isNoise(line)).toBe(false);
  });

  it.each([
    '3 problems (2 errors, 1 warning)',
    '1 file would be reformatted, 1 file would be left unchanged.',
    'Result: FAIL',
    'ABORTING',
    'Errors while running CTest',
    '0 errors, 1 warning, 0 informations',
    'Tests: 1 failed, 2 passed, 3 total',
    'Oh no!',
  ])('may be a total or a verdict: %j', (line) => {
    expect(isTotal(line)).toBe(true);
  });

  it.each([
    'test 3 failed',
    '119 != 120',
    'Expected: 119',
    'error 404',
    'src/a.py has 3 errors',
    "'test' is missing",
  ])('is not mistaken for a total: %j', (line) => {
    expect(isTotal(line)).toBe(false);
  });
});

describe('the whole output of an unknown tool', () => {
  const three = (...tests: readonly string[]) =>
    ['running checks at 10:02:03', ...tests, 'ok: passes', `${tests.length} checks failed in 0.31s`].join(
      '\n',
    );
  const [vat, off, empty] = [
    'MISMATCH: adds VAT (wanted 119, have 100)',
    'MISMATCH: ten off (wanted 10, have 100)',
    'MISMATCH: empty (wanted 0, have 100)',
  ];

  it('is the same at another time and in another order', () => {
    expect(
      read(three(off, vat).replaceAll('10:02:03', '11:12:13').replace('0.31', '2.7')).fingerprints.exact,
    ).toBe(read(three(vat, off)).fingerprints.exact);
  });

  it('is progress when one of three problems is fixed, and another failure with another value', () => {
    expect(compareFailures(read(three(vat, off, empty)), read(three(vat, empty))).relation).toBe('progress');
    expect(read(three(vat.replace('119', '120'))).fingerprints.exact).not.toBe(
      read(three(vat)).fingerprints.exact,
    );
  });

  it('is named by its first error, not by its closing line', () => {
    const raw =
      'loading\n  - error: bucket acme-shop: policy missing\n  - error: bucket b: gone\nvalidation failed';
    expect(read(raw)).toMatchObject({ message: 'error: bucket acme-shop: policy missing', total: 2 });
  });

  it('has items for its places, indented or not, with or without the word error', () => {
    const items = read(
      'conf/a.conf:12: unknown key\n  conf/b.conf:3:1 - bad value\nc.js: line 1, col 9, no semicolon',
    ).items;
    expect(items.map(({ file, line, words }) => [file, line, words])).toEqual([
      ['c.js', 1, 'no semicolon'],
      ['conf/a.conf', 12, 'unknown key'],
      ['conf/b.conf', 3, 'bad value'],
    ]);
  });

  it('has items for its tests, with the words below their titles', () => {
    const raw =
      'F.\n\n1) cart adds VAT\n  Message:\n    Expected 100 to be 119.\n\n2) cart ten off\n  Message:\n    gone\n';
    expect(read(raw).items.map(({ testId, words }) => [testId, words])).toEqual([
      ['cart adds VAT', 'Expected 100 to be 119.'],
      ['cart ten off', 'gone'],
    ]);
  });

  it('is named by the words above a wrapper that only reports failure', () => {
    const make = (words: string) =>
      canonicalise(`sh sign.sh\n${words}\nmake: *** [Makefile:2: check] Error 2`, {
        command: 'make check',
        exitCode: 2,
      });
    expect(make('cannot sign app: key missing').message).toBe('cannot sign app: key missing');
    expect(make('cannot sign app: key expired').fingerprints.class).not.toBe(
      make('cannot sign app: key missing').fingerprints.class,
    );
    const silent = 'make: *** [Makefile:2: check] Error 2';
    expect(canonicalise(silent, { command: 'make check', exitCode: 2 }).message).toBe('[check] Error 2');
  });
});

describe('an unknown tool behind a wrapper', () => {
  const said = 'checking 3 crates\nerror: crate 7 has no label\n  see labels.txt\n';
  const direct = canonicalise(said, { command: './check --all', exitCode: 3 });

  it.each([
    ['make', `./check --all\n${said}make: *** [Makefile:2: check] Error 3\n`, 'make check', 2],
    [
      'ninja',
      `[1/1] ./check --all\nFAILED: x\n./check --all\n${said}ninja: build stopped: subcommand failed.\n`,
      'ninja',
      1,
    ],
    ['npm', `\n> depot@1.0.0 check\n> ./check --all\n\n${said}`, 'npm run check', 3],
    ['a script', said, 'sh ci.sh', 1],
  ])('has the same failure whether or not %s ran it', (name, raw, command, exitCode) => {
    const { tool, fingerprints } = canonicalise(raw, { command, exitCode });
    expect(tool).toBe(name === 'a script' ? 'sh' : 'check');
    expect(fingerprints.class).toBe(direct.fingerprints.class);
    expect(fingerprints.exact).toBe(direct.fingerprints.exact);
  });

  it.each([
    [
      'nox',
      `nox > Running session check\nnox > ./check --all\n${said}nox > Command ./check --all failed with exit code 3\nnox > Session check failed.\n`,
      'nox -s check',
      1,
    ],
    [
      'task',
      `task: [check] ./check --all\n${said}task: Failed to run task "check": exit status 3\n`,
      'task check',
      201,
    ],
    [
      'just',
      `./check --all\n${said}error: Recipe \`check\` failed on line 2 with exit code 3\n`,
      'just check',
      3,
    ],
    ['poe', `Poe => ./check --all\n${said}`, 'poe check', 3],
  ])('has the same failure whether or not %s was used to run it', (_name, raw, command, exitCode) => {
    const { fingerprints } = canonicalise(raw, { command, exitCode });
    expect(fingerprints.class).toBe(direct.fingerprints.class);
    expect(fingerprints.exact).toBe(direct.fingerprints.exact);
  });

  it('is distinguished by a signal, and by its name if it printed nothing', () => {
    const killed = canonicalise(said, { command: './check --all', exitCode: 139 });
    expect(killed.fingerprints.class).not.toBe(direct.fingerprints.class);
    const silent = (command: string) => canonicalise('', { command, exitCode: 3 }).fingerprints.class;
    expect(silent('./check')).not.toBe(silent('./verify'));
  });

  it('keeps its only line, although make echoes commands', () => {
    const read = (words: string) =>
      canonicalise(`${words}\nmake: *** [Makefile:2: check] Error 1`, { command: 'make check', exitCode: 2 });
    expect(read('label printer').message).toBe('label printer');
  });
});

it('a step is named after its scenario, with the words of the failure', () => {
  const read = (words: string) =>
    canonicalise(
      `Failures:\n\n1) Scenario: weigh # a.feature:2\n   ✖ Given a crate # steps.mjs:3\n       ${words}\n           at World.x (steps.mjs:3:5)\n\n1 scenario (1 failed)\n0m00.04s (executing steps: 0m00.01s)\n`,
      { command: 'cucumber-js', exitCode: 1 },
    );
  const [label, zone] = [read('TypeError: no label'), read('AssertionError [ERR_ASSERTION]: no zone')];
  expect(label).toMatchObject({ class: 'TypeError', message: 'no label', total: 1 });
  expect(label.items[0]).toMatchObject({
    testId: 'Scenario: weigh # a.feature:<loc> > Given a crate # steps.mjs:<loc>',
    message: 'no label',
  });
  expect(zone).toMatchObject({ class: 'AssertionError', message: 'no zone' });
});

it('the changed lines of a difference count, not the context', () => {
  const read = (line: number, around: string) =>
    canonicalise(`Diff in src/lib.rs:${line}:\n${around}-pub fn f(){}\n+pub fn f() {}\n \n`, {
      command: 'cargo fmt --check',
      exitCode: 1,
    });
  expect(read(7, ' // moved\n // down\n').fingerprints).toEqual(read(1, '').fingerprints);
});

describe('the identity of an unknown tool’s failure', () => {
  const exact = (raw: string) => read(raw).fingerprints.exact;
  const kind = (raw: string) => read(raw).fingerprints.class;

  it.each([
    [
      'the process of a log in JSON',
      (at: number) => `{"level":30,"pid":${at}17,"msg":"start"}\n{"level":50,"pid":${at}17,"msg":"no store"}`,
    ],
    [
      'an excerpt of Ruby',
      (at: number) =>
        `Failure: test_x(T)\nt.rb:${at}:in 'test_x'\n     ${at - 1}: ${at === 3 ? 'class T' : '# moved'}\n  => ${at}:   assert_equal 1, 2\n     ${at + 1}: end\n<1> expected but was\n<2>`,
    ],
    [
      'frames of Python, however far in, and the source below them',
      (at: number) =>
        `Failure in t.T.test_x\n    File "/usr/lib/python3.${at}/unittest/case.py", line ${at}, in run\n      ${at === 3 ? 'yield' : 'self._run()'}\nAssertionError: 1 != 2`,
    ],
    [
      'frames of Perl',
      (at: number) => `no label at a.pl line ${at}.\n\tmain::load(${at}) called at a.pl line ${at}\n`,
    ],
  ])('ignores %s', (_name, raw) => {
    expect(exact(raw(8))).toBe(exact(raw(3)));
    expect(read(raw(3)).total).toBe(1);
  });

  it('includes what an excerpt points at, if the words do not say it', () => {
    const sass = (name: string) =>
      `Error: Undefined variable.\n  ╷\n1 │ a { color: ${name}; }\n  │            ${'^'.repeat(name.length)}\n  ╵\n  a.scss 1:12  root stylesheet`;
    expect(read(sass('$crate'))).toMatchObject({ class: 'Error', message: 'Undefined variable. ($crate)' });
    expect(kind(sass('$pallet'))).not.toBe(kind(sass('$crate')));
  });

  it('finds a place after the words', () => {
    const raw = (name: string) =>
      `Global symbol "$${name}" is not there at lib/a.pl line 3.\na.pl had errors.`;
    expect(read(raw('crate')).items).toMatchObject([
      { file: 'lib/a.pl', line: 3, words: 'Global symbol "$crate" is not there' },
    ]);
    expect(kind(raw('pallet'))).not.toBe(kind(raw('crate')));
  });

  it('finds a place below the words, for display only', () => {
    const raw = '>> Issue: [B307] Use of eval.\n   Severity: Medium\n   Location: src/a.py:12:4\n';
    expect(read(raw).items).toMatchObject([{ file: 'src/a.py', line: 12 }]);
  });

  it.each([
    [
      'below a place that only says that it failed',
      (words: string) =>
        `[ RUN ] Depot.weighs\na.cpp:3: Failure\nFailed\n${words}\n\n[  FAILED  ] Depot.weighs (0 ms)`,
    ],
    [
      'below a code',
      (words: string) =>
        `A.hs:2:9: error: [GHC-83865]\n    • Couldn't match: ${words}\n      • In the expression: x`,
    ],
    [
      'below an announcement',
      (words: string) => `SystemCheckError: Found some issues:\n\nERRORS:\ndepot.Crate: ${words}\n`,
    ],
    [
      'behind the class of Elixir',
      (words: string) =>
        `** (RuntimeError) ${words}\n    a.exs:1: (file)\n    (elixir 1.18.3) lib/code.ex:1491: Code.require_file/2`,
    ],
    ['behind a code', (words: string) => `E3006 ${words}\nt.yaml:3:5\n`],
    [
      'behind a place with a range',
      (words: string) => `a.vala:1.18-1.22: error: ${words}\nCompilation failed: 1 error(s)`,
    ],
    [
      'behind the line of a file that is not named',
      (words: string) => `line 3 column 4 - Error: ${words}\nFound 1 error, which must be fixed before use`,
    ],
    [
      'in a line of a longer sentence',
      (words: string) =>
        `Error: This constant has one type but an expression was expected of type\n       "${words}"`,
    ],
  ])('finds the words %s', (_name, raw) => {
    const [one, other] = [read(raw('label not there')), read(raw('zone not there'))];
    expect(one.message).toContain('label not there');
    expect(one.total).toBeLessThan(3);
    expect(other.fingerprints.class).not.toBe(one.fingerprints.class);
  });

  it.each([
    [
      'a rule as wide as the terminal',
      (width: number) => `${'-'.repeat(width)} RESULT: FAILED ${'-'.repeat(width)}\nno label`,
    ],
    [
      'the time of a log line',
      (at: number) => `step\n2026-11-21 10:00:0${at},123 ERROR store: no label\nbye`,
    ],
    ['a line number before letters', (at: number) => `a.c:${at}:F:core:weighs:0: Assertion failed: no label`],
    ['an address of Lisp', (at: number) => `no label in #<THREAD "main" {100${at}BA8003}>`],
    ['the line numbers of an Erlang excerpt', (at: number) => `Error: no label\n%  ${at}| f() -> 1.`],
  ])('does not include %s', (_name, raw) => {
    expect(exact(raw(8))).toBe(exact(raw(3)));
  });

  it('includes both sides of a comparison, even one that begins with a number', () => {
    const catch2 = (value: number) =>
      `a.cpp:3: FAILED:\n  REQUIRE( w == 350 )\nwith expansion:\n  ${value} == 350 (0x15e)`;
    expect(exact(catch2(251))).not.toBe(exact(catch2(250)));
    expect(kind(catch2(251))).toBe(kind(catch2(250)));
  });

  it('includes a table, but not source code behind a bar', () => {
    const table = (row: string) => `| Name | Status |\n| crate | ${row} |\nRESULT: FAILED`;
    expect(exact(table('MISSED'))).not.toBe(exact(table('COVERED')));
  });

  it('includes the properties of an object, but not those that node prints below a stack', () => {
    const ajv = (name: string) =>
      `a.json invalid\n[\n  {\n    keyword: 'x',\n    params: { property: '${name}' }\n  }\n]`;
    expect(exact(ajv('lb'))).not.toBe(exact(ajv('kg')));
    const stack = (errno: number) => `oops: no label\n    at f (a.js:1:2)\n  errno: ${errno},\n`;
    expect(exact(stack(3))).toBe(exact(stack(4)));
  });

  it('includes warnings if they made it fail', () => {
    const raw = (...more: readonly string[]) =>
      ['a.rst:1: ERROR: no lorry', ...more.map((name) => `a.rst:2: WARNING: no ${name}`)].join('\n');
    const strict = (text: string) => canonicalise(text, { command: 'sphinx-build -W src out', exitCode: 1 });
    expect(strict(raw('crate', 'van')).total).toBe(3);
    expect(read(raw('crate', 'van')).total).toBe(1);
  });

  it('depends on a place, not on other output of the program', () => {
    const said = 'gawk: a.awk:1: fatal: no lorry';
    expect(kind(`gawk -f a.awk\n${said}\nmake: *** [Makefile:2: check] Error 2`)).toBe(kind(said));
  });

  it('counts a problem once if it is printed twice, whichever comes first', () => {
    const raw = ['a.html', '  ^ The name [ DIV ] is wrong', '     ^ The name [ DIV ] is wrong'].join('\n');
    expect(read(raw).total).toBe(1);
  });
});

describe('the published output of tools without a reader', () => {
  it.each([
    [
      'terraform validate',
      '╷\n│ Error: Reference to undeclared resource\n│ \n│   on main.tf line 12, in resource "x" "shop":\n│   12:   bucket = aws_s3_bucket.shopp.id\n╵\n╷\n│ Error: Unsupported argument\n│ \n│   on main.tf line 20:\n╵',
      ['Reference to undeclared resource', 'Unsupported argument'],
    ],
    [
      'flutter test',
      '00:02 +0: adds VAT\n00:02 +0 -1: adds VAT [E]\n  Expected: <119>\n    Actual: <100>\n\n  package:test_api           expect\n  test/cart_test.dart 8:5    main.<fn>\n\n00:02 +0 -1: ten off [E]\n  gone\n00:02 +0 -2: Some tests failed.',
      ['adds VAT', 'ten off'],
    ],
    [
      'helm lint',
      '==> Linting ./shop\n[INFO] Chart.yaml: icon is recommended\n[ERROR] templates/: nil pointer at <.Values.tagg>\n',
      ['[ERROR] templates/: nil pointer at <.Values.tagg>'],
    ],
    [
      'dbt run',
      '20:01:05  1 of 3 OK created sql view model public.users ... [CREATE VIEW in 0.10s]\n20:01:06    Database Error in model orders (models/orders.sql)\n20:01:06    relation "raw" does not exist\n20:01:06  Done. PASS=1 WARN=0 ERROR=1 SKIP=1 TOTAL=3',
      ['orders'],
    ],
    [
      'xcodebuild test',
      "Test Case '-[ShopTests.CartTests testVat]' started.\n/r/ShopTests/CartTests.swift:12: error: testVat : XCTAssertEqual failed\n** TEST FAILED **",
      ['testVat : XCTAssertEqual failed'],
    ],
  ])('%s', (command, raw, problems) => {
    const { items } = canonicalise(raw, { command, exitCode: 1, root: '/r' });
    expect(items.map(({ testId, words }) => testId ?? words)).toEqual(problems);
  });
});

describe('the failure of an unknown tool, by the shape of its output', () => {
  const served = (times: readonly string[]) =>
    [
      `${times[0]} listening on 127.0.0.1:8080`,
      `GET /crates/${times[0]?.slice(-2)} 200 3 ms`,
      'store: connected',
      'weigh: expected 340, got 350',
      `${times[1]} closing 2 connections`,
    ].join('\n');

  it.each([
    [
      'at another time, when its server logs requests',
      served(['10:00:01', '10:00:02']),
      served(['11:22:33', '11:22:59']),
    ],
    [
      'on other lines, behind a level',
      'src/a.ts:1:1\nERROR: 1:1  no-var  Forbidden var\n',
      'src/a.ts:10:1\nERROR: 10:1  no-var  Forbidden var\n',
    ],
    [
      'on other lines, in rows with tabs',
      'src/a.html\n0:20\tno such tag\n',
      'src/a.html\n9:20\tno such tag\n',
    ],
    [
      'on other lines, in brackets',
      'depot.frob: weight unused [3:7]\n',
      'depot.frob: weight unused [13:7]\n',
    ],
    ['on other lines, behind a name', 'a.frob (L3): weight unused\n', 'a.frob (L31-L33): weight unused\n'],
    [
      'on other lines, behind @ and in a field',
      'src/a.py@1:4 no-crate: bad { line: 1 }\n1 file checked, 1 file with errors, 1 auto-fix available\n',
      'src/a.py@10:4 no-crate: bad { line: 10 }\n1 file checked, 1 file with errors, 1 auto-fix available\n',
    ],
    ['further down in a difference', '@@ -1 +1 @@\n-a=1\n+a = 1\n', '@@ -7,4 +7,4 @@\n-a=1\n+a = 1\n'],
    [
      'with counts of zero',
      'These files have no licence:\n* src/a.py\n',
      'These files have no licence:\n* src/a.py\n\n* Missing licences: 0\n* Read errors: 0\n',
    ],
    [
      'below other frames',
      'Error: no lorry\n    at Template.root [as run] (eval at _compile (a.js:5:1), <anonymous>:9:37)\n',
      'Error: no lorry\n    at Template.root [as run] (eval at _compile (a.js:5:1), <anonymous>:18:3)\n    at async Map.cache\n',
    ],
    [
      'in a narrower terminal',
      'failed: the label of the first crate is not in the list of labels that the depot has\n',
      'failed: the label of the first crate is not in the\n    list of labels that the depot has\n',
    ],
    [
      'with advice on what to do',
      'crate has no label\n',
      'crate has no label\nTip:\n  write one with the pen\n\nYou can find pens at https://example.org/3\n',
    ],
  ])('is the same %s', (_name, one, other) => {
    const { class: kind, exact } = read(one).fingerprints;
    expect(read(other).fingerprints).toMatchObject({ class: kind, exact });
  });

  it('has the words behind “FAILED:”, which ninja puts before the name of a target', () => {
    expect(read("FAILED: Can't locate revision 'cart'\n").message).toBe("Can't locate revision 'cart'");
    expect(read('FAILED: lib/cart.o lib/vat.o \ncc -c lib/cart.c\n').message).not.toContain('lib/vat.o');
  });

  it.each([
    [
      'titles whose words stand further below',
      '✖ adds a crate\n✖ weighs\n\nadds a crate\n  no label\n\nweighs\n  too light\n\n2 tests failed',
      '✖ weighs\n\nweighs\n  too light\n\n1 test failed',
      'too light',
    ],
    [
      'titles with errors of node below them',
      '✖ adds\n\nTypeError: no zone\n    at adds (/r/a.js:3:36)\n\n✖ weighs\n\nAssertionError: 340 == 350\n    at weighs (/r/a.js:2:36)\n',
      '✖ weighs\n\nAssertionError: 340 == 350\n    at weighs (/r/a.js:2:36)\n',
      '<v> == <v>',
    ],
    [
      'words behind line and column',
      'a.proto:3:1:no such label\na.proto:4:1:no such zone\n',
      'a.proto:4:1:no such zone\n',
      'no such zone',
    ],
    [
      'words before their line, below an excerpt',
      'So it was.\n^^\n"So" adds nothing on line 1 at column 0\n-----\nVery big.\n^^^^\n"Very" is weak on line 3 at column 0\n',
      'Very big.\n^^^^\n"Very" is weak on line 1 at column 0\n',
      '"Very" is weak',
    ],
  ])('is progress when one of two problems is gone: %s', (_name, before, after, words) => {
    const [two, one] = [read(before), read(after)];
    expect([two.total, one.total]).toEqual([2, 1]);
    expect(one.message).toContain(words);
    expect(compareFailures(two, one).relation).toBe('progress');
  });

  it.each([
    [
      'what the marks below an excerpt say',
      (what: string) => `Error: parse\n  1 | crate(\n    |      ^ ${what}\n`,
    ],
    ['a field of what it dumps', (what: string) => `{\n  name: 'x',\n  message: '${what}',\n  n: 3\n}\n`],
    ['the first item of an announced list', (what: string) => `Run of depot:\n- ${what}\n\nDone.\n`],
    ['a title with its own place', (what: string) => `[FAIL] a.py:3: ${what}\n`],
  ])('is distinguished by %s', (_name, raw) => {
    const [one, other] = [read(raw('no label')), read(raw('zone is lost'))];
    expect(one.fingerprints.class).not.toBe(other.fingerprints.class);
  });
});

function read(raw: string, exitCode = 2) {
  return canonicalise(raw, { command: './bin/frob --all', exitCode, root: '/r' });
}

it('a cache key, and the job and step before each line, do not count', () => {
  const said = [
    'checking shop',
    'MISMATCH: adds VAT (wanted 119, have 100)',
    'MISMATCH: adds tax (wanted 3, have 4)',
  ];
  const turbo = (key: string) =>
    [`web:test: cache miss, executing ${key}`, ...said.map((line) => `web:test: ${line}`)].join('\n');
  const [one, two] = ['2ed4dca2f7a14d8a', '91c4f0aa37b2e6d5'].map((key) =>
    canonicalise(turbo(key), { command: 'turbo run test', exitCode: 1 }),
  );
  expect(one?.fingerprints).toEqual(two?.fingerprints);
  const logged = said
    .map((line, at) => `build\tRun all tests\t2026-11-23T10:11:1${at}.1234567Z ${line}`)
    .join('\n');
  const run = { command: './check', exitCode: 1 };
  expect(canonicalise(logged, run).fingerprints).toEqual(canonicalise(said.join('\n'), run).fingerprints);
});

it('a verdict after dots keeps its reason', () => {
  const read = (reason: string) =>
    canonicalise(`test tax ... ok\ntest vat ... FAILED: ${reason}`, { command: 'sh t.sh', exitCode: 1 });
  expect(read('price is nil').headline).toBe('test vat: price is nil');
  expect(read('price is nil').fingerprints.class).not.toBe(read('no database').fingerprints.class);
});

it('node-tap shows both sides as a difference, and a suite has no reason of its own', () => {
  const read = (...sides: readonly string[]) => {
    const yaml = ['compare: ===', 'diff: |', ...sides.map((side) => `  ${side}`)].map(
      (line) => `      ${line}`,
    );
    const report = [
      '    not ok 1 - adds VAT',
      '      ---',
      ...yaml,
      '      ...',
      'not ok 1 - cart',
      '  ---',
      '  at:',
      '  ...',
    ];
    return canonicalise(report.join('\n'), { command: 'tap', exitCode: 1 });
  };
  const first = read('--- expected', '+++ actual', '-119', '+100');
  expect(first.total).toBe(1);
  expect(read('--- expected', '+++ actual', '-120', '+100').fingerprints.exact).not.toBe(
    first.fingerprints.exact,
  );
});

it.each([
  ['a total with its seed', '3 problems, seed 4711'],
  ['the path of the report', 'See /tmp/shop-1f3a/report.html'],
])('closing words do not name the failure: %s', (_what, closing) => {
  const read = (said: string) =>
    canonicalise(`${said}\n${closing}`, { command: './check', exitCode: 1, root: '/r' });
  const first = read('The shop lacks apples.');
  expect(first.headline).toBe('check: The shop lacks apples.');
  expect(read('The shop lacks pears.').fingerprints.class).not.toBe(first.fingerprints.class);
});

it('the failure is the same whatever a server logged before it', () => {
  const log = '[DB] connected to test_4711 in 12ms\nServer listening on port 43121\n';
  expect(read(`${log}Error: no label\n`).fingerprints).toEqual(read('Error: no label\n').fingerprints);
});

describe('each of several problems from an unknown tool', () => {
  const lists: readonly [why: string, three: string, two: string][] = [
    [
      'rows that begin with a name',
      "3: 3 is not of type 'string'\n0: 0 is less than the minimum of 1\nc: 'c' is not one of ['a', 'b']",
      "3: 3 is not of type 'string'\nc: 'c' is not one of ['a', 'b']",
    ],
    [
      'rows of a table',
      '  Rule       |  severity  |  line(s)   | Solution\n-------------+------------+------------+----\n  entity_004 | Error      |          4 | Change "ENTITY" to "entity"\n  entity_010 | Error      |          5 | Change "END" to "end"\n  entity_014 | Error      |          5 | Change "IS" to "is"',
      '  Rule       |  severity  |  line(s)   | Solution\n-------------+------------+------------+----\n  entity_004 | Error      |          4 | Change "ENTITY" to "entity"\n  entity_014 | Error      |          5 | Change "IS" to "is"',
    ],
    [
      'paragraphs below the name of a file',
      '  a.js\n  Size limit has exceeded by 3 B\n  Limit: 10 B\n\n  b.js\n  Size limit has exceeded by 3 B\n  Limit: 10 B\n\n  c.js\n  Size limit has exceeded by 4 B\n  Limit: 10 B',
      '  a.js\n  Size limit has exceeded by 3 B\n  Limit: 10 B\n\n  c.js\n  Size limit has exceeded by 4 B\n  Limit: 10 B',
    ],
    [
      'paragraphs of fields with a place',
      'ERROR: secrets!\n\nSecret Type: AWS key\nLocation:    a.py:1\n\nSecret Type: Basic\nLocation:    a.py:2\n\nSecret Type: Private key\nLocation:    a.py:3',
      'ERROR: secrets!\n\nSecret Type: AWS key\nLocation:    a.py:1\n\nSecret Type: Private key\nLocation:    a.py:3',
    ],
    [
      'numbered rows of a table',
      '  #  failure         detail\n\n 1.  AssertionError  sum is 120\n                     expected 119 to equal 120\n\n 2.  AssertionError  has a price\n                     expected {} to have property price\n\n 3.  AssertionError  status\n                     expected 500 to be 200',
      '  #  failure         detail\n\n 1.  AssertionError  sum is 120\n                     expected 119 to equal 120\n\n 2.  AssertionError  status\n                     expected 500 to be 200',
    ],
    [
      'bare places above an excerpt and the words',
      "a.pug:2:5\n    1| div#x\n  > 2| div(class='x')\n-----------^\n    3| div\n\nStatic class\n\na.pug:1:4\n  > 1| div#x\n----------^\n    2| div\n\nID literals\n\na.pug:3:1\n    2| div\n  > 3|    p\n-------^\n\nInvalid indentation",
      'a.pug:1:4\n  > 1| div#x\n----------^\n    2| div\n\nID literals\n\na.pug:3:1\n    2| div\n  > 3|    p\n-------^\n\nInvalid indentation',
    ],
    [
      'places and rows that span lines',
      'a.md\n3:1-3:4   warning No definition of x  no-undefined\n5:1-5:24  warning Definition foo unused no-unused\n11:2-11:7 warning No definition of z  no-undefined\n',
      'a.md\n3:1-3:4   warning No definition of x  no-undefined\n9:2-9:7 warning No definition of z  no-undefined\n',
    ],
    [
      'rows that count up like a source, but name a rule',
      '1: T3 Title has a full stop\n2: B4 Second line is not empty\n3: B6 Body is missing',
      '1: T3 Title has a full stop\n3: B6 Body is missing',
    ],
    [
      'rows below a file that count up, but end in a rule',
      'a.feature\n  1    Trailing spaces     no-trailing-spaces\n  2    Missing name        no-unnamed\n  3    Wrong indentation   bad-indent',
      'a.feature\n  1    Trailing spaces     no-trailing-spaces\n  2    Wrong indentation   bad-indent',
    ],
    [
      'bullets, with counts and advice below',
      '# MISSING LICENSING\n\nThe following files have no licence:\n* b.py\n* c.py\n* d.py\n\n# SUMMARY\n\n* Used licenses: 2\n* Files with a licence: 1 / 4\n\n# RECOMMENDATIONS\n\n* Fix it: for one file, the tool\n  cannot find copyright information.',
      '# MISSING LICENSING\n\nThe following files have no licence:\n* b.py\n* d.py\n\n# SUMMARY\n\n* Used licenses: 2\n* Files with a licence: 2 / 4\n\n# RECOMMENDATIONS\n\n* Fix it: for one file, the tool\n  cannot find copyright information.',
    ],
  ];

  it.each(lists)('is counted: %s', (_why, more, fewer) => {
    const [three, two] = [read(more), read(fewer)];
    expect(two.total).toBe(three.total - 1);
    expect(compareFailures(three, two).relation).toBe('progress');
  });

  const kinds: readonly [why: string, one: string, other: string][] = [
    [
      'the rule behind marks, below its file',
      '    cart.py\n   ❯❯❱ no-eval\n          ❰❰ Blocking ❱❱\n          do not eval\n',
      '    cart.py\n   ❯❯❱ no-print\n          ❰❰ Blocking ❱❱\n          do not print\n',
    ],
    [
      'what stands below a title that says nothing',
      'ERROR: Potential secrets!\n\nSecret Type: AWS key\nLocation: a.py:1\n',
      'ERROR: Potential secrets!\n\nSecret Type: Basic\nLocation: a.py:1\n',
    ],
    [
      'the row with its own mark below a bare place',
      '  a.d.ts:3:19\n  ✖  3:19  Argument of type number\n\n  1 error',
      '  a.d.ts:3:19\n  ✖  3:19  Argument of type string\n\n  1 error',
    ],
    [
      'what stands above a closing line that only says that there was something',
      'detected invalid protocol for package: left\n\n ✖ Error: security issues detected!\n',
      'detected invalid host for package: left\n\n ✖ Error: security issues detected!\n',
    ],
    [
      'the words above the bare name of an exception',
      '  1) cart\n       adds vat:\n\n  File gone.txt not found\n\n  AssertionError [ERR_ASSERTION]: \n      at x (a.js:1:2)\n',
      '  1) cart\n       adds vat:\n\n  File gone.txt is empty\n\n  AssertionError [ERR_ASSERTION]: \n      at x (a.js:1:2)\n',
    ],
  ];

  it.each(kinds)('has the kind that names it: %s', (_why, one, other) => {
    expect(read(one).fingerprints.class).not.toBe(read(other).fingerprints.class);
  });

  it('is the same however verbose the output', () => {
    const said = "pyproject.toml: DEP002 'left' defined as a dependency but not used";
    const verbose = `No configuration was found in pyproject.toml.\nroot: .\nconfig: pyproject.toml\n${said}`;
    expect(read(verbose).fingerprints).toEqual(read(said).fingerprints);
    expect(read(said).items[0]).toMatchObject({ file: 'pyproject.toml', code: 'DEP002' });
  });
});

it.each([
  'Rules run: 2',
  '    - checks.CheckLineLength = 1',
  '* Files with licence: 1 / 4',
  'Findings: 3 (3 blocking)',
  'a.yaml: 1 validation errors found',
])('a count is not a failure: %j', (line) => {
  expect(isTotal(line)).toBe(true);
});

it.each(['Expected: 3', 'Got = 4', 'widget: 3', 'Process state: 12', 'Line: 4'])(
  'a number that says what is wrong is not a count: %j',
  (line) => {
    expect(isTotal(line)).toBe(false);
  },
);

it('fixable and other problems of textlint and ESLint are read alike', () => {
  const raw =
    '/r/a.md\n  3:1   error    Found TODO  no-todo\n  5:7   ✓ error  Incorrect term  terminology\n\n✖ 2 problems\n';
  expect(canonicalise(raw, { command: 'textlint', exitCode: 1, root: '/r' }).total).toBe(2);
});
