import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRun } from '../../../src/core/checks/empty-run.ts';
import { parseCheck } from '../../../src/core/checks/parse-check.ts';
import { type ProjectFacts, proposeChecks } from '../../../src/core/checks/propose-checks.ts';

describe('checks', () => {
  describe('parseCheck', () => {
    it.each([
      ['unit=npm test', 'unit', 'npm test'],
      ['Lint-2=npx eslint . --format=unix', 'Lint-2', 'npx eslint . --format=unix'],
      ['t=X=1 make', 't', 'X=1 make'],
      ['a=echo "b=c"\necho d', 'a', 'echo "b=c"\necho d'],
      ['test=', 'test', ''],
    ])('takes the name from %j', (text, name, command) => {
      expect(parseCheck(text)).toEqual({ name, command });
    });

    it.each([
      ['FOO=1 npm test', 'test'],
      ['CI=true', 'check'],
      ['1a=npm test', 'test'],
      [`${'a'.repeat(33)}=x y`, 'y'],
      ['npm test', 'test'],
      ['npm run lint -- --quiet', 'lint'],
      ['pnpm -s test:unit', 'test-unit'],
      ['npx vitest run', 'vitest'],
      ['python3 -m pytest -q', 'pytest'],
      ['uv run pytest', 'pytest'],
      ['cargo test --all', 'cargo-test'],
      ['go test ./...', 'go-test'],
      ['make check', 'make-check'],
      ['make', 'make'],
      ['./gradlew test', 'gradlew-test'],
      ['.\\gradlew.bat test', 'gradlew-test'],
      ['/usr/bin/tsc --noEmit', 'tsc'],
      ['node scripts/verify.mjs', 'node'],
      ['./test.sh', 'test'],
      ['"my tool" --x', 'my-tool'],
      ['! grep -r TODO src', 'grep'],
      ['cd packages/app && npm run e2e', 'e2e'],
      ['', 'check'],
      ['   ', 'check'],
      ['日本語', 'check'],
    ])('derives a name from the command %j', (text, name) => {
      expect(parseCheck(text)).toEqual({ name, command: text });
    });

    it('gives any text a usable name and keeps the command byte for byte', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          const { name, command } = parseCheck(text);
          return /^[a-z][\w-]{0,31}$/i.test(name) && text.endsWith(command);
        }),
      );
    });
  });

  describe('propose checks', () => {
    const nothing: ProjectFacts = {
      windows: false,
      names: [],
      packageManager: null,
      scripts: {},
      makeTargets: [],
      justTargets: [],
      composerScripts: [],
      denoTasks: [],
      pytest: false,
      tox: false,
    };

    const commands = (facts: Partial<ProjectFacts>) =>
      proposeChecks({ ...nothing, ...facts }).map(({ command }) => command);

    describe('proposeChecks', () => {
      it('proposes nothing for a project without any sign of checks', () => {
        expect(proposeChecks(nothing)).toEqual([]);
      });

      it('says what it proposes and where it comes from', () => {
        expect(proposeChecks({ ...nothing, packageManager: 'npm', scripts: { test: 'vitest run' } })).toEqual(
          [{ name: 'test', command: 'npm test', from: 'the script "test" in package.json' }],
        );
      });

      it.each([
        ['npm', ['npm test', 'npm run typecheck', 'npm run lint']],
        ['pnpm', ['pnpm test', 'pnpm run typecheck', 'pnpm run lint']],
        ['yarn', ['yarn test', 'yarn run typecheck', 'yarn run lint']],
        ['bun', ['bun run test', 'bun run typecheck', 'bun run lint']],
      ] as const)('proposes the scripts of a %s project', (packageManager, expected) => {
        const scripts = { lint: 'eslint .', build: 'tsc', test: 'jest', typecheck: 'tsc --noEmit' };
        expect(commands({ packageManager, scripts })).toEqual(expected);
      });

      it.each([
        'echo "Error: no test specified" && exit 1',
        'jest --watch',
        'vitest --watch',
        'jest --watchAll',
        ' ',
      ])('does not propose the script %j', (test) => {
        expect(commands({ packageManager: 'npm', scripts: { test } })).toEqual([]);
      });

      it('does not propose a script that repairs what it should judge', () => {
        expect(commands({ packageManager: 'npm', scripts: { lint: 'eslint . --fix' } })).toEqual([]);
        expect(commands({ packageManager: 'npm', scripts: { test: 'jest --watchAll=false' } })).toEqual([
          'npm test',
        ]);
      });

      it('uses the language’s test command when package.json names no test', () => {
        const scripts = { test: 'echo "Error: no test specified" && exit 1', lint: 'eslint .' };
        expect(commands({ packageManager: 'npm', scripts, names: ['Cargo.toml'] })).toEqual([
          'cargo test',
          'npm run lint',
        ]);
      });

      it.each<[string, Partial<ProjectFacts>, string]>([
        ['make test', { makeTargets: ['all', 'check', 'test'] }, 'make test'],
        ['make check', { makeTargets: ['check'], names: ['go.mod'] }, 'make check'],
        ['just', { justTargets: ['test'] }, 'just test'],
        ['deno task', { denoTasks: ['test'], names: ['deno.json'] }, 'deno task test'],
        ['deno', { names: ['deno.json'] }, 'deno test'],
        ['pytest', { pytest: true }, 'pytest'],
        ['uv', { pytest: true, names: ['uv.lock'] }, 'uv run pytest'],
        ['poetry', { pytest: true, names: ['poetry.lock'] }, 'poetry run pytest'],
        ['pipenv', { pytest: true, names: ['Pipfile.lock'] }, 'pipenv run pytest'],
        ['tox', { pytest: true, tox: true }, 'tox'],
        ['cargo', { names: ['Cargo.toml'] }, 'cargo test'],
        ['go', { names: ['go.mod'] }, 'go test ./...'],
        ['maven', { names: ['pom.xml'] }, 'mvn -B test'],
        ['maven wrapper', { names: ['mvnw', 'mvnw.cmd', 'pom.xml'] }, './mvnw -B test'],
        [
          'maven on Windows',
          { names: ['mvnw', 'mvnw.cmd', 'pom.xml'], windows: true },
          '.\\mvnw.cmd -B test',
        ],
        ['gradle', { names: ['build.gradle'] }, 'gradle test'],
        ['gradle wrapper', { names: ['build.gradle.kts', 'gradlew'] }, './gradlew test'],
        [
          'gradle on Windows',
          { names: ['build.gradle', 'gradlew', 'gradlew.bat'], windows: true },
          '.\\gradlew.bat test',
        ],
        [
          'gradle on Windows without its wrapper',
          { names: ['build.gradle', 'gradlew'], windows: true },
          'gradle test',
        ],
        ['dotnet', { names: ['App.sln'] }, 'dotnet test'],
        ['dotnet project', { names: ['App.csproj'] }, 'dotnet test'],
        ['rspec', { names: ['Gemfile', 'spec/'] }, 'bundle exec rspec'],
        ['phpunit', { names: ['phpunit.xml.dist'] }, 'vendor/bin/phpunit'],
        ['phpunit on Windows', { names: ['phpunit.xml'], windows: true }, 'vendor\\bin\\phpunit'],
        ['composer', { composerScripts: ['test'], names: ['phpunit.xml'] }, 'composer test'],
        ['mix', { names: ['mix.exs'] }, 'mix test'],
      ])('recognises %s', (_name, facts, command) => {
        expect(commands(facts)).toEqual([command]);
      });

      it('ignores inherited object properties', () => {
        expect(commands({ packageManager: 'npm', scripts: Object.create({ test: 'x' }) })).toEqual([]);
        expect(commands({ names: ['spec/'] })).toEqual([]);
      });
    });
  });
});

describe('empty run', () => {
  // Outputs as the tools printed them, shortened to the relevant lines; those of bun, deno, dotnet, gradle, jest,
  // maven, minitest, mix and mocha follow their documented formats.
  const vitest = (summary: string) => `
 RUN  v4.1.12 /app

${summary}
   Start at  22:21:44
   Duration  228ms (transform 16ms, setup 0ms, import 27ms, tests 3ms, environment 0ms)
`;

  const nodeTest = (mark: string, pass: number, skipped: number, todo = 0) =>
    [
      `tests ${pass + skipped + todo}`,
      'suites 0',
      `pass ${pass}`,
      'fail 0',
      'cancelled 0',
      `skipped ${skipped}`,
      `todo ${todo}`,
      'duration_ms 94.256686',
    ]
      .map((line) => `${mark} ${line}\n`)
      .join('');

  const cargo = (passed: number, ignored = 0) => `
running ${passed + ignored} tests

test result: ok. ${passed} passed; 0 failed; ${ignored} ignored; 0 measured; 0 filtered out; finished in 0.00s
`;

  const pytestRule = (words: string) => `${'='.repeat(30)} ${words} ${'='.repeat(31)}\n`;

  describe('a run that tested nothing', () => {
    it.each([
      ['vitest', vitest(' Test Files  1 skipped (1)\n      Tests  2 skipped (2)'), 'it skipped all 2 tests'],
      [
        'vitest',
        vitest(' Test Files  1 skipped (1)\n      Tests  1 skipped (1)'),
        'it skipped its only test',
      ],
      ['vitest', vitest(' Test Files  1 passed (1)\n      Tests  2 todo (2)'), 'it skipped all 2 tests'],
      ['vitest', vitest('No test files found, exiting with code 0\n\nfilter: nope'), 'it ran no tests'],
      ['vitest', vitest(' Test Files  no tests\n      Tests  no tests'), 'it ran no tests'],
      ['jest', 'No tests found, exiting with code 0\n', 'it ran no tests'],
      [
        'jest',
        'Test Suites: 1 skipped, 0 of 1 total\nTests:       3 skipped, 3 total\nSnapshots:   0 total\n',
        'it skipped all 3 tests',
      ],
      ['jest', 'Test Suites: 0 total\nTests:       0 total\nSnapshots:   0 total\n', 'it ran no tests'],
      ['mocha', '\n\n  0 passing (1ms)\n\n', 'it ran no tests'],
      ['mocha', '\n  suite\n    - later\n\n\n  0 passing (2ms)\n  1 pending\n\n', 'it skipped its only test'],
      [
        'playwright',
        'Running 2 tests using 1 worker\n\n  -  1 a.spec.ts:3:6 › later\n\n  2 skipped\n',
        'it skipped all 2 tests',
      ],
      ['ava', '\n  - later\n  ─\n\n  1 test skipped\n', 'it skipped its only test'],
      ['tap', 'TAP version 14\n1..0\n', 'it ran no tests'],
      ['tap', 'TAP version 13\n1..2\nok 1 - a # SKIP\nok 2 - b # skip later\n', 'it skipped all 2 tests'],
      ['prove', 't/a.t .. ok\nFiles=1, Tests=0,  0 wallclock secs\nResult: NOTESTS\n', 'it ran no tests'],
      ['karma', 'Chrome Headless: Executed 0 of 0 SUCCESS (0.001 secs / 0 secs)\n', 'it ran no tests'],
      [
        'karma',
        'Chrome: Executed 0 of 3 (skipped 3) SUCCESS (0.1 secs / 0 secs)\n',
        'it skipped all 3 tests',
      ],
      ['ctest', 'Test project /b\nNo tests were found!!!\n', 'it ran no tests'],
      [
        'ctest',
        '\n100% tests passed, 0 tests failed out of 1\n\nThe following tests did not run:\n\t  1 - net (Skipped)\n',
        'it skipped its only test',
      ],
      ['cucumber', '0 scenarios\n0 steps\n0m00.000s\n', 'it ran no tests'],
      ['cucumber', '2 scenarios (2 skipped)\n6 steps (6 skipped)\n', 'it skipped all 2 tests'],
      [
        'xctest',
        "Test Suite 'All tests' passed\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.000 (0.001) seconds\n",
        'it ran no tests',
      ],
      [
        'xctest',
        '\t Executed 2 tests, with 2 tests skipped and 0 failures (0 unexpected) in 0.1 (0.1) seconds\n',
        'it skipped all 2 tests',
      ],
      [
        'task runner',
        '\nNo tasks were executed as part of this run.\n\n Tasks:    0 successful, 0 total\n',
        'it ran no tests',
      ],
      ['task runner', '\n NX   No tasks were run\n\n', 'it ran no tests'],
      ['pytest', pytestRule('2 skipped in 0.60s'), 'it skipped all 2 tests'],
      ['pytest', '2 skipped in 0.64s\n', 'it skipped all 2 tests'],
      ['pytest', pytestRule('no tests ran in 0.66s'), 'it ran no tests'],
      ['pytest', pytestRule('1 deselected in 0.68s'), 'it skipped its only test'],
      ['pytest', pytestRule('2 skipped, 1 warning in 63.01s (0:01:03)'), 'it skipped all 2 tests'],
      ['unittest', `\n${'-'.repeat(70)}\nRan 0 tests in 0.000s\n\nOK\n`, 'it ran no tests'],
      ['unittest', `\n${'-'.repeat(70)}\nRan 0 tests in 0.000s\n\nNO TESTS RAN\n`, 'it ran no tests'],
      [
        'unittest',
        `ss\n${'-'.repeat(70)}\nRan 2 tests in 0.000s\n\nOK (skipped=2)\n`,
        'it skipped all 2 tests',
      ],
      ['go test', '?   \tdemo/b\t[no test files]\n', 'it ran no tests'],
      ['go test', 'ok  \tdemo/a\t0.1s [no tests to run]\n?   \tdemo/b\t[no test files]\n', 'it ran no tests'],
      ['go test', '\tdemo/b\t\tcoverage: 0.0% of statements\n', 'it ran no tests'],
      [
        'go test',
        '=== RUN   TestS\n    c_test.go:3: x\n--- SKIP: TestS (0.00s)\nPASS\nok  \tdemo/c\t0.005s\n',
        'it skipped its only test',
      ],
      [
        'go test',
        '{"Time":"2026-01-01T00:00:00Z","Action":"skip","Package":"demo/c","Test":"TestS","Elapsed":0}\n{"Time":"2026-01-01T00:00:00Z","Action":"pass","Package":"demo/c","Elapsed":0.003}\n',
        'it skipped its only test',
      ],
      ['cargo test', `${cargo(0)}   Doc-tests demo\n${cargo(0)}`, 'it ran no tests'],
      ['cargo test', `${cargo(0, 1)}   Doc-tests demo\n${cargo(0)}`, 'it skipped its only test'],
      ['cargo test', '     Summary [   0.005s] 0 tests run: 0 passed, 5 skipped\n', 'it ran no tests'],
      ['node:test', nodeTest('#', 0, 2), 'it skipped all 2 tests'],
      ['node:test', nodeTest('ℹ', 0, 1), 'it skipped its only test'],
      ['node:test', nodeTest('#', 0, 0), 'it ran no tests'],
      [
        'gradle',
        '> Task :compileJava UP-TO-DATE\n> Task :compileTestJava NO-SOURCE\n> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL in 1s\n',
        'it ran no tests',
      ],
      [
        'gradle',
        '> Task :app:test SKIPPED\n> Task :lib:integrationTest NO-SOURCE\n\nBUILD SUCCESSFUL in 1s\n',
        'it ran no tests',
      ],
      [
        'surefire',
        '[INFO] --- surefire:3.2.5:test (default-test) @ demo ---\n[INFO] No tests to run.\n[INFO] BUILD SUCCESS\n',
        'it ran no tests',
      ],
      ['surefire', '[INFO] Tests are skipped.\n[INFO] BUILD SUCCESS\n', 'it ran no tests'],
      [
        'surefire',
        '[WARNING] Tests run: 2, Failures: 0, Errors: 0, Skipped: 2\n[INFO] BUILD SUCCESS\n',
        'it skipped all 2 tests',
      ],
      [
        'rspec',
        'No examples found.\n\n\nFinished in 0.0003 seconds (files took 0.04576 seconds to load)\n0 examples, 0 failures\n',
        'it ran no tests',
      ],
      ['rspec', 'Finished in 0.0038 seconds\n1 example, 0 failures, 1 pending\n', 'it skipped its only test'],
      [
        'minitest',
        'Finished in 0.001s, 0.0 runs/s, 0.0 assertions/s.\n\n2 runs, 0 assertions, 0 failures, 0 errors, 2 skips\n',
        'it skipped all 2 tests',
      ],
      [
        'phpunit',
        'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nNo tests executed!\n',
        'it ran no tests',
      ],
      [
        'phpunit',
        'OK, but incomplete, skipped, or risky tests!\nTests: 2, Assertions: 0, Skipped: 1, Incomplete: 1.\n',
        'it skipped all 2 tests',
      ],
      [
        'dotnet test',
        'No test is available in /app/bin/Debug/net8.0/demo.dll. Make sure that test discoverer & executors are registered.\n',
        'it ran no tests',
      ],
      [
        'dotnet test',
        'Skipped! - Failed:     0, Passed:     0, Skipped:     2, Total:     2, Duration: 5 ms - demo.dll (net8.0)\n',
        'it skipped all 2 tests',
      ],
      [
        'dotnet test',
        'Test summary: total: 0, failed: 0, succeeded: 0, skipped: 0, duration: 1.2s\n',
        'it ran no tests',
      ],
      [
        'bun test',
        ' 0 pass\n 2 skip\n 0 fail\nRan 2 tests across 1 file. [5.00ms]\n',
        'it skipped all 2 tests',
      ],
      ['deno test', '\nok | 0 passed | 0 failed | 1 ignored (3ms)\n', 'it skipped its only test'],
      ['mix test', 'There are no tests to run\n', 'it ran no tests'],
      [
        'mix test',
        'Finished in 0.02 seconds\n3 tests, 0 failures, 2 excluded, 1 skipped\n',
        'it skipped all 3 tests',
      ],
    ])('%s: %j', (runner, output, reason) => {
      expect(emptyRun(output)).toEqual({ runner, reason });
    });

    it('is recognised despite colours, CRLF and the package names of a workspace', () => {
      expect(emptyRun('\u001B[2m      Tests \u001B[22m \u001B[33m2 skipped\u001B[39m (2)\r\n')?.runner).toBe(
        'vitest',
      );
      expect(emptyRun('packages/a test:       Tests  2 skipped (2)\n')?.runner).toBe('vitest');
      expect(emptyRun('web:test:       Tests  2 skipped (2)\n')?.runner).toBe('vitest');
    });

    it('with several runners is empty only if none of them ran a test', () => {
      const empty = vitest('      Tests  2 skipped (2)');
      expect(emptyRun(`${empty}${pytestRule('no tests ran in 0.1s')}`)?.runner).toBe('vitest');
      expect(emptyRun(`${empty}${pytestRule('1 passed in 0.1s')}`)).toBeNull();
      expect(
        emptyRun(`packages/a test:       Tests  2 skipped (2)\npackages/b test:       Tests  1 passed (1)\n`),
      ).toBeNull();
    });
  });

  describe('a run that is not reported as empty', () => {
    it.each([
      ['nothing at all', ''],
      ['a linter', 'Checked 12 files in 30ms. No fixes applied.\n'],
      ['prose about tests', 'Found 0 tests to migrate.\n  I ran 0 tests in the old suite\n'],
      ['prose with a count', 'passed 10 tests\n'],
      ['a log line of the program', '[server] Tests: 0 total are configured\n'],
      ['vitest with one test', vitest(' Test Files  1 passed (1)\n      Tests  1 passed | 1 skipped (2)')],
      ['vitest with an expected failure', vitest('      Tests  1 expected fail (1)')],
      ['jest', 'Test Suites: 1 passed, 1 total\nTests:       1 skipped, 1 passed, 2 total\n'],
      ['mocha', '\n  10 passing (1s)\n  3 pending\n'],
      ['pytest', pytestRule('3 passed, 1 skipped in 0.02s')],
      ['pytest with an expected failure', pytestRule('1 xfailed in 0.02s')],
      ['unittest', 'Ran 3 tests in 0.001s\n\nOK (skipped=2, expected failures=1)\n'],
      ['go with a package without tests', 'ok  \tdemo/a\t0.1s\n?   \tdemo/b\t[no test files]\n'],
      ['go with a filter', 'ok  \tdemo/a\t(cached)\nok  \tdemo/c\t0.008s [no tests to run]\n'],
      [
        'go, verbose',
        '=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestS\n--- SKIP: TestS (0.00s)\nPASS\nok  \tdemo/a\t0.002s\n',
      ],
      ['cargo with empty doc tests', `${cargo(1)}   Doc-tests demo\n${cargo(0)}`],
      ['cargo with doc tests only', `${cargo(0)}   Doc-tests demo\n${cargo(2)}`],
      ['node:test', nodeTest('#', 1, 3)],
      ['node:test, one of two runs', `${nodeTest('ℹ', 0, 3)}${nodeTest('ℹ', 2, 0)}`],
      ['gradle', '> Task :compileTestJava NO-SOURCE\n> Task :test\n'],
      ['gradle that had tested before', '> Task :test UP-TO-DATE\n> Task :other:test NO-SOURCE\n'],
      [
        'gradle without a test task',
        '> Task :compileTestJava NO-SOURCE\n> Task :processTestResources NO-SOURCE\n',
      ],
      [
        'maven',
        '[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 1, Time elapsed: 0.1 s -- in ATest\n[INFO] No tests to run.\n',
      ],
      [
        'playwright',
        'Running 3 tests using 2 workers\n\n  ✓  1 a.spec.ts:3:6 › a (0.1s)\n\n  1 skipped\n  2 passed (1.2s)\n',
      ],
      ['ava', '\n  ✔ a\n  ─\n\n  1 test passed\n  1 test skipped\n'],
      ['tap', 'TAP version 13\n1..2\nok 1 - a\nok 2 - b # SKIP\n'],
      ['karma', 'Chrome: Executed 0 of 5\rChrome: Executed 3 of 5 (skipped 2) SUCCESS (0.1 secs / 0 secs)\n'],
      ['ctest', '\n100% tests passed, 0 tests failed out of 2\n\nTotal Test time (real) =   0.01 sec\n'],
      ['cucumber', '3 scenarios (1 skipped, 2 passed)\n6 steps (6 passed)\n'],
      [
        'xctest',
        '\t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.1 (0.1) seconds\n',
      ],
      [
        'turbo, whose tasks do not tell',
        '\n Tasks:    2 successful, 2 total\nCached:    2 cached, 2 total\n',
      ],
      ['rspec', '2 examples, 0 failures, 1 pending\n'],
      ['phpunit', 'OK (1 test, 1 assertion)\n'],
      ['bun', ' 1 pass\n 0 fail\nRan 1 test across 1 file. [5.00ms]\n'],
      ['deno', '\nok | 1 passed | 0 failed (3ms)\n'],
      ['mix', '2 doctests, 3 tests, 0 failures, 1 skipped\n'],
      ['phpunit with skipped ones', 'Tests: 2, Assertions: 1, Skipped: 1.\n'],
      [
        'dotnet',
        'Passed!  - Failed:     0, Passed:     3, Skipped:     1, Total:     4, Duration: 5 ms - demo.dll (net8.0)\n',
      ],
    ])('%s', (_name, output) => {
      expect(emptyRun(output)).toBeNull();
    });

    it('includes any random text, and is judged in linear time', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => emptyRun(text) === null),
      );
      const hostile = [
        'Tests:  1 ',
        ' '.repeat(40),
        '=',
        '\n',
        '# tests 1\n',
        '1..9\nok 1 # ',
        '  ─\n  1 test ',
        'Executed 1 of ',
        'a/b c: ',
        '{"Time":"","Action":"pass",',
      ];
      for (const piece of hostile) expect(emptyRun(piece.repeat(300_000 / piece.length))).toBeNull();
    });
  });
});
