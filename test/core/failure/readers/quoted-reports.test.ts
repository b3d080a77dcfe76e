// Reports of tools that are not at hand when failures are recorded, in the layout that their projects' own issues and
// tests quote. Each is read under other noise, with another failure, and with one of its problems fixed.

import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../../src/core/failure/compare-failures.ts';

interface Report {
  readonly command: string;
  readonly report: readonly string[];
  /** As it differs from run to run. */
  readonly noise: readonly (readonly [string | RegExp, string])[];
  /** Of the failure that names it, to another. */
  readonly other: readonly [string, string];
  /** The lines of the problem that is fixed. */
  readonly fixed: readonly (readonly [from: number, to: number])[];
  readonly headline: string;
  readonly total: number;
}

const MODULE = '/w/shop/Shop.Tests/bin/Debug/net10.0/Shop.Tests.dll (net10.0|x64)';
const LOG = '/root/.cache/bazel/_bazel_root/3f/execroot/_main/bazel-out/k8-fastbuild/testlogs/shop';

const reports: Readonly<Record<string, Report>> = {
  'dotnet test on Microsoft.Testing.Platform': {
    command: 'dotnet test',
    report: [
      'failed Shop.Tests.CartTests.AddsVat (27ms)',
      `  from ${MODULE}`,
      '  Assert.Equal() Failure: Values differ',
      '  Expected: 119',
      '  Actual:   100',
      '    at Shop.Tests.CartTests.AddsVat() in /w/shop/Shop.Tests/CartTests.cs:9',
      'failed Shop.Tests.CartTests.Reads (1s 020ms)',
      `  from ${MODULE}`,
      '  System.InvalidOperationException: no cart',
      '    at Shop.Tests.CartTests.Reads() in /w/shop/Shop.Tests/CartTests.cs:15',
      `${MODULE} failed with 2 error(s) (406ms)`,
      '',
      'Test run summary: Failed! - bin/Debug/net10.0/Shop.Tests.dll (net10.0|x64)',
      '  total: 3',
      '  failed: 2',
      '  duration: 705ms',
    ],
    noise: [
      ['(27ms)', '(1m 02s 3ms)'],
      [/CartTests\.cs:9/, 'CartTests.cs:12'],
      ['705ms', '1s 2ms'],
    ],
    other: ['AddsVat', 'AddsTax'],
    fixed: [[6, 10]],
    headline:
      'Shop.Tests.CartTests.AddsVat (Shop.Tests/CartTests.cs:9): Assert.Equal() Failure: Values differ',
    total: 2,
  },
  'sbt with ScalaTest': {
    command: 'sbt test',
    report: [
      '[info] welcome to sbt 1.10.7 (Eclipse Adoptium Java 17.0.13)',
      '[info] CartSpec:',
      '[info] - adds VAT *** FAILED ***',
      '[info]   100 did not equal 119 (CartSpec.scala:8)',
      '[info] - empty',
      '[info] ShopSpec:',
      '[info] - reads *** FAILED *** (12 milliseconds)',
      '[info]   java.lang.IllegalStateException: no cart',
      '[info]   at shop.ShopSpec.$anonfun$new$2(ShopSpec.scala:12)',
      '[info]   at org.scalatest.OutcomeOf.outcomeOf(OutcomeOf.scala:85)',
      '[info]   ...',
      '[info] Run completed in 312 milliseconds.',
      '[info] Tests: succeeded 1, failed 2, canceled 0, ignored 0, pending 0',
      '[info] *** 2 TESTS FAILED ***',
      '[error] Failed tests:',
      '[error] \tshop.CartSpec',
      '[error] (Test / test) sbt.TestsFailedException: Tests unsuccessful',
      '[error] Total time: 3 s, completed Nov 28, 2026, 11:11:14 AM',
    ],
    noise: [
      [/CartSpec\.scala:8/, 'CartSpec.scala:80'],
      ['(12 milliseconds)', '(1 second, 3 milliseconds)'],
      [
        'Total time: 3 s, completed Nov 28, 2026, 11:11:14 AM',
        'Total time: 12 s, completed Dec 1, 2026, 1:01:01 PM',
      ],
    ],
    other: ['adds VAT', 'adds tax'],
    fixed: [[6, 11]],
    headline: 'CartSpec > adds VAT (CartSpec.scala:8): 100 did not equal 119',
    total: 2,
  },
  'flutter test': {
    command: 'flutter test',
    report: [
      '00:01 +0: Counter increments smoke test',
      '══╡ EXCEPTION CAUGHT BY FLUTTER TEST FRAMEWORK ╞════════════════════════════════════════════════════',
      'The following TestFailure was thrown running a test:',
      'Expected: exactly one matching candidate',
      '  Actual: _TextWidgetFinder:<Found 0 widgets with text "1": []>',
      '   Which: means none were found but one was expected',
      '',
      'When the exception was thrown, this was the stack:',
      '#4      main.<anonymous closure> (file:///w/shop/test/widget_test.dart:19:5)',
      '<asynchronous suspension>',
      '#5      testWidgets.<anonymous closure> (package:flutter_test/src/widget_tester.dart:192:15)',
      '(elided one frame from package:stack_trace)',
      'The test description was:',
      '  Counter increments smoke test',
      '═'.repeat(100),
      '00:01 +0 -1: Counter increments smoke test [E]',
      '  Test failed. See exception logs above.',
      '  The test description was: Counter increments smoke test',
      '',
      '00:01 +0 -2: cart adds VAT [E]',
      '  Expected: <119>',
      '    Actual: <100>',
      '  package:matcher          expect',
      '  test/cart_test.dart 6:5  main.<fn>.<fn>',
      '',
      '00:01 +1 -2: Some tests failed.',
    ],
    noise: [
      [/00:01/g, '02:13'],
      ['widget_test.dart:19:5', 'widget_test.dart:21:5'],
      ['cart_test.dart 6:5', 'cart_test.dart 8:5'],
    ],
    other: ['<119>', '<120>'],
    fixed: [[0, 18]],
    headline: 'cart adds VAT (test/cart_test.dart): Expected: 119 Actual: 100',
    total: 2,
  },
  'bazel test': {
    command: 'bazel test //...',
    report: [
      'INFO: Analyzed 3 targets (24 packages loaded, 120 targets configured).',
      `FAIL: //shop:cart_test (see ${LOG}/cart_test/test.log)`,
      'INFO: From Testing //shop:cart_test:',
      '==================== Test output for //shop:cart_test:',
      'reading the cart',
      'expected 119, got 100',
      '='.repeat(80),
      `FAIL: //shop:vat_test (see ${LOG}/vat_test/test.log)`,
      'INFO: Elapsed time: 4.211s, Critical Path: 0.91s',
      'INFO: Build completed, 2 tests FAILED, 5 total actions',
      '//shop:ok_test                                                  (cached) PASSED in 0.3s',
      '//shop:cart_test                                                         FAILED in 0.4s',
      `  ${LOG}/cart_test/test.log`,
      '//shop:vat_test                                                          FAILED in 0.1s',
      `  ${LOG}/vat_test/test.log`,
    ],
    noise: [
      ['4.211s', '9.1s'],
      ['//shop:ok_test                                                  (cached) PASSED in 0.3s', ''],
      ['FAILED in 0.4s', 'FAILED in 1.4s'],
    ],
    other: ['expected 119', 'expected 120'],
    fixed: [[13, 15]],
    headline: '//shop:cart_test: expected 119, got 100',
    total: 2,
  },
  'Maven whose forked VM crashed': {
    command: 'mvn -B test',
    report: [
      '[INFO] Scanning for projects...',
      '[INFO] Running pkg.CTest',
      '[INFO] BUILD FAILURE',
      '[INFO] Total time:  4.708 s',
      '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.2.5:test (default-test) on project shop: ',
      '[ERROR] ExecutionException The forked VM terminated without properly saying goodbye. VM crash or System.exit called?',
      '[ERROR] Command was /bin/sh -c cd /w/shop && java -jar /tmp/surefire8109843199172464014.jar surefire455tmp',
      '[ERROR] Process Exit Code: 134',
      '[ERROR] Crashed tests:',
      '[ERROR] pkg.CTest',
      '[ERROR] pkg.DTest',
      '[ERROR] org.apache.maven.surefire.booter.SurefireBooterForkException: ExecutionException The forked VM terminated without properly saying goodbye.',
      '[ERROR] -> [Help 1]',
    ],
    noise: [
      ['8109843199172464014', '77'],
      ['4.708 s', '01:03 min'],
    ],
    other: ['Code: 134', 'Code: 1'],
    fixed: [[10, 11]],
    headline: 'pkg.CTest: The forked VM crashed or called System.exit. Process Exit Code: 134',
    total: 2,
  },
  'a script of Gradle in Kotlin': {
    command: './gradlew build',
    report: [
      'FAILURE: Build failed with an exception.',
      '',
      '* Where:',
      "Build file '/w/shop/build.gradle.kts' line: 5",
      '',
      '* What went wrong:',
      'Script compilation errors:',
      '',
      '  Line 5:     implementatio("a:b:1")',
      '              ^ Unresolved reference: implementatio',
      '',
      '  Line 9: val total: Int = "a"',
      '                           ^ Type mismatch: inferred type is String but Int was expected',
      '',
      '2 errors',
      '',
      '* Try:',
      '> Run with --stacktrace option to get the stack trace.',
      '',
      'BUILD FAILED in 3s',
    ],
    noise: [
      ['Line 5:', 'Line 7:'],
      ['line: 5', 'line: 7'],
      ['in 3s', 'in 1m 4s'],
    ],
    other: ['is String but', 'is Long but'],
    fixed: [[8, 11]],
    headline: 'build.gradle.kts: Type mismatch: inferred type is String but Int was expected',
    total: 2,
  },
  'docker build with apt in it': {
    command: 'docker build .',
    report: [
      '#7 [3/4] RUN apt-get install -y libgone-dev zlib1g=9',
      '#7 0.212 Reading package lists...',
      '#7 0.913 E: Unable to locate package libgone-dev',
      "#7 0.913 E: Version '9' for 'zlib1g' was not found",
      '#7 ERROR: process "/bin/sh -c apt-get install -y libgone-dev zlib1g=9" did not complete successfully: exit code: 100',
      '------',
      ' > [3/4] RUN apt-get install -y libgone-dev zlib1g=9:',
      '0.913 E: Unable to locate package libgone-dev',
      "0.913 E: Version '9' for 'zlib1g' was not found",
      '------',
      'Dockerfile:3',
      '--------------------',
      '   3 | >>> RUN apt-get install -y libgone-dev zlib1g=9',
      '--------------------',
      'ERROR: failed to solve: process "/bin/sh -c apt-get install -y libgone-dev zlib1g=9" did not complete successfully: exit code: 100',
    ],
    noise: [
      [/0\.913/g, '1.204'],
      [/#7/g, '#9'],
    ],
    other: ['E: Unable to locate package libgone-dev', 'E: Unable to locate package liblost-dev'],
    fixed: [
      [3, 4],
      [8, 9],
    ],
    headline: 'apt: Unable to locate package libgone-dev',
    total: 2,
  },
  'pytest with a fault of its own hooks': {
    command: 'pytest',
    report: [
      '============================= test session starts ==============================',
      'platform linux -- Python 3.11.7, pytest-9.2.0, pluggy-1.7.0',
      'INTERNALERROR> Traceback (most recent call last):',
      'INTERNALERROR>   File "/usr/lib/python3/dist-packages/_pytest/main.py", line 289, in wrap_session',
      'INTERNALERROR>     session.exitstatus = doit(config, session) or 0',
      'INTERNALERROR>   File "/w/shop/conftest.py", line 7, in pytest_collection_modifyitems',
      'INTERNALERROR>     items.sort(key=lambda item: item.gone)',
      "INTERNALERROR> AttributeError: 'Function' object has no attribute 'gone'",
      '',
      '============================ no tests ran in 0.01s =============================',
    ],
    noise: [
      ['in 0.01s', 'in 3.20s'],
      ['line 7', 'line 9'],
    ],
    other: ["'gone'", "'lost'"],
    fixed: [],
    headline: "conftest.py:7: AttributeError: 'Function' object has no attribute 'gone'",
    total: 1,
  },
  'ng build': {
    command: 'ng build',
    report: [
      'Application bundle generation failed. [2.345 seconds]',
      '',
      "✘ [ERROR] TS2304: Cannot find name 'gone'. [plugin angular-compiler]",
      '',
      '    src/app/app.ts:8:10:',
      '      8 │   title = gone;',
      '        ╵           ~~~~',
      '',
      "✘ [ERROR] NG8001: 'app-cart' is not a known element:",
      "1. If 'app-cart' is an Angular component, then verify that it is included in the imports. [plugin angular-compiler]",
      '',
      '    src/app/app.html:3:0:',
      '      3 │ <app-cart></app-cart>',
      '        ╵ ~~~~~~~~~~',
    ],
    noise: [
      ['[2.345 seconds]', '[12 seconds]'],
      ['app.html:3:0', 'app.html:5:0'],
    ],
    other: ["'app-cart'", "'app-shop'"],
    fixed: [[2, 7]],
    headline: "src/app/app.html:3:0: NG8001 'app-cart' is not a known element",
    total: 2,
  },
  'golangci-lint': {
    command: 'golangci-lint run',
    report: [
      'internal/cart/cart.go:12:2: ineffectual assignment to err (ineffassign)',
      '\terr = save()',
      '\t^',
      'internal/cart/cart.go:20:9: Error return value of `f.Close` is not checked (errcheck)',
      '\tf.Close()',
      '\t       ^',
      '2 issues:',
      '* errcheck: 1',
      '* ineffassign: 1',
    ],
    noise: [['cart.go:20:9', 'cart.go:24:9']],
    other: ['`f.Close`', '`g.Close`'],
    fixed: [[0, 3]],
    headline: 'internal/cart/cart.go:20:9: Error return value of `f.Close` is not checked',
    total: 2,
  },
  'GHC 9': {
    command: 'cabal build',
    report: [
      'src/Shop.hs:3:9: error: [GHC-88464]',
      '    Variable not in scope: gone :: String',
      '  |',
      '3 | total = gone + "a"',
      '  |         ^^^^',
      '',
      'src/Shop.hs:7:9: error: [GHC-83865]',
      '    • Couldn’t match expected type ‘Int’ with actual type ‘String’',
      '    • In the expression: "a"',
      '  |',
      '7 | vat = "a"',
      '  |       ^^^',
    ],
    noise: [['Shop.hs:7:9', 'Shop.hs:9:9']],
    other: ['actual type ‘String’', 'actual type ‘Bool’'],
    fixed: [[0, 5]],
    headline: 'src/Shop.hs:7:9: Couldn',
    total: 2,
  },
  'dbt test': {
    command: 'dbt test',
    report: [
      '11:02:03  Running with dbt=1.8.7',
      '11:02:05  1 of 4 FAIL 3 not_null_orders_id .................... [FAIL 3 in 0.02s]',
      '11:02:05  2 of 4 PASS unique_orders_id ........................ [PASS in 0.01s]',
      '11:02:05  Completed with 2 errors and 0 warnings:',
      '11:02:05  ',
      '11:02:05  Failure in test not_null_orders_id (models/schema.yml)',
      '11:02:05    Got 3 results, configured to fail if != 0',
      '11:02:05  ',
      '11:02:05  Database Error in model orders (models/orders.sql)',
      '11:02:05    column "total" does not exist',
      '11:02:05  ',
      '11:02:05  Done. PASS=2 WARN=0 ERROR=2 SKIP=0 TOTAL=4',
    ],
    noise: [
      [/11:02/g, '12:14'],
      ['in 0.02s', 'in 1.00s'],
    ],
    other: ['"total"', '"price"'],
    fixed: [[5, 7]],
    headline: 'orders (models/orders.sql): ',
    total: 2,
  },
  'Catch2 2.13': {
    command: './t',
    report: [
      ...['adds VAT', 'reads'].flatMap((title, at) => [
        '-'.repeat(79),
        title,
        '-'.repeat(79),
        `a.cc:${4 + at}`,
        '.'.repeat(79),
        '',
        `a.cc:${4 + at}: FAILED:`,
        at === 0 ? '  REQUIRE( total(100) == 119 )' : 'due to unexpected exception with message:',
        at === 0 ? 'with expansion:' : '  no shop',
        at === 0 ? '  100 == 119' : '',
        '',
      ]),
      'test cases: 2 | 2 failed',
    ],
    noise: [[/a\.cc:4/g, 'a.cc:9']],
    other: ['adds VAT', 'adds tax'],
    fixed: [[17, 21]],
    headline: 'adds VAT (a.cc:4): REQUIRE( total(100) == 119 ) with expansion: 100 == 119',
    total: 2,
  },
  'cargo nextest': {
    command: 'cargo nextest run',
    report: [
      ' Nextest run ID dd57fbde-304c-4e5b-b674-dfa6fa860302 with nextest profile: default',
      '        PASS [   0.007s] (1/3) shop tests::ok',
      '        FAIL [   0.046s] (2/3) shop tests::res',
      '  stderr ───',
      '    Error: "bad"',
      '',
      '        FAIL [   0.811s] (3/3) shop tests::vat',
      '  stderr ───',
      '',
      "    thread 'tests::vat' (25224) panicked at src/lib.rs:7:12:",
      '    assertion `left == right` failed',
      '      left: 100',
      '     right: 119',
      '',
      '────────────',
      '     Summary [   1.007s] 3 tests run: 1 passed, 2 failed, 0 skipped',
      '        FAIL [   0.046s] (2/3) shop tests::res',
      '        FAIL [   0.811s] (3/3) shop tests::vat',
      'error: test run failed',
    ],
    noise: [
      [/0\.811s/g, '1.204s'],
      ['(25224)', '(77)'],
      ['lib.rs:7:12', 'lib.rs:9:12'],
    ],
    other: ['right: 119', 'right: 120'],
    fixed: [[2, 5]],
    headline: 'shop > tests::res: Error: "bad"',
    total: 2,
  },
};

describe.each(Object.entries(reports))(
  '%s',
  (_name, { command, report, noise, other, fixed, headline, total }) => {
    const read = (text: string) =>
      canonicalise(text, { command, exitCode: 1, root: '/w/shop', home: '/root' });
    const text = report.join('\n');
    const failure = read(text);

    it('says what failed', () => {
      expect(failure.headline).toContain(headline);
      expect(failure.total).toBe(total);
    });

    it('is the same under other noise', () => {
      const noisy = noise.reduce((written, [from, to]) => written.replace(from, to), text);
      expect(noisy).not.toBe(text);
      expect(read(noisy).fingerprints).toEqual(failure.fingerprints);
    });

    it('is another with another failure', () => {
      const changed = read(text.replaceAll(...other));
      expect(changed.fingerprints.exact).not.toBe(failure.fingerprints.exact);
    });

    it.runIf(fixed.length > 0)('is progress with one problem fixed', () => {
      const gone = fixed.flatMap((range) => report.slice(...range));
      const left = report.filter((line) => !gone.includes(line) || line === '');
      expect(compareFailures(failure, read(left.join('\n'))).relation).toBe('progress');
    });
  },
);
