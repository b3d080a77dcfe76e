import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../src/core/checks/check-result.ts';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { splitInlineTests, withTestsOf } from '../../../src/core/witness/inline-tests.ts';
import { judgeControl, judgeKept, judgeNoticed } from '../../../src/core/witness/judge-witness.ts';
import { namesNew, newNames } from '../../../src/core/witness/new-names.ts';
import { planWitness, type WitnessChange } from '../../../src/core/witness/plan-witness.ts';
import { reachOutside } from '../../../src/core/witness/reach-outside.ts';
import { redirectPaths, redirectVariables } from '../../../src/core/witness/redirect-paths.ts';
import { testChecks } from '../../../src/core/witness/test-checks.ts';
import { testingDiffers, withTestingOf } from '../../../src/core/witness/testing-sections.ts';
import { treatmentOf } from '../../../src/core/witness/treatment-of.ts';

describe('judge witness', () => {
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

  describe('an error that names something new', () => {
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
    ])('is recognised: %s', (message) => expect(namesNew(message, names)).toBe(true));

    it.each([
      "Cannot find package 'vitest' imported from test/a.test.js",
      "Cannot find module 'calendar'",
      "No module named 'pytest'",
      "Cannot find module '../dist/cli.js'",
      "The requested module '../src/dates.js' does not provide an export named 'other'",
      "cannot import name 'day' from 'shop.dates'",
      'Unexpected token export',
      '',
    ])('is not assumed for: %s', (message) => expect(namesNew(message, names)).toBe(false));
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

  describe('the final tests on the code before the work', () => {
    it.each<[string, CheckResult, string]>([
      ['a test fails', red, 'holds'],
      [
        'they cannot be loaded without the new code',
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

    it('prove nothing if they assert nothing', () => {
      expect(judgeNoticed([red], { ...facts, assertive: false }).status).toBe('unclear');
    });

    it('also run on the final code if the temporary tree lacks something', () => {
      expect(judgeNoticed([red], { ...facts, missing: ['dist/'] }).status).toBe('if-final-passes');
      expect(judgeNoticed([red], { ...facts, careful: true }).status).toBe('if-final-passes');
      expect(judgeControl([passed], 'x')).toEqual({ status: 'holds', shows: 'x' });
      expect(judgeControl([red], 'x').status).toBe('unclear');
      expect(judgeControl([empty], 'x').status).toBe('unclear');
    });
  });

  describe('the tests from before the work on the final code', () => {
    it.each<[string, readonly CheckResult[], readonly string[], string]>([
      ['they pass', [passed], [], 'holds'],
      ['one fails', [passed, red], [], 'fails'],
      ['no test ran', [empty], [], 'unclear'],
      ['their time ran out', [result('', { timedOut: true })], [], 'unclear'],
      ['some of them cannot be restored', [passed], ['src/a.py'], 'unclear'],
    ])('%s', (_what, results, mixed, status) => expect(judgeKept(results, mixed).status).toBe(status));

    it('are named', () => {
      expect(judgeKept([red], [])).toMatchObject({ tests: [expect.stringContaining('test_leap')] });
    });
  });
});

describe('plan witness', () => {
  const changed = (
    path: string,
    role: WitnessChange['role'],
    before: string | null,
    after: string | null,
  ): WitnessChange => ({
    path,
    role,
    before,
    after,
    status: before === null ? 'added' : after === null ? 'removed' : 'changed',
  });
  const plan = (...changes: readonly WitnessChange[]) => planWitness(changes, { doctests: false });
  const halvesOf = (...changes: readonly WitnessChange[]) => plan(...changes).halves.map(({ half }) => half);

  describe('the required halves', () => {
    const code = changed('src/a.js', 'code', 'a', 'b');
    const lib = 'pub fn a() {}\n';
    const inline = (name: string) => `\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn ${name}() {}\n}\n`;

    it.each<[string, readonly WitnessChange[], readonly string[]]>([
      ['no test changed: none', [code, changed('README.md', 'other', 'a', 'b')], []],
      [
        'a test was added: the noticed half',
        [code, changed('test/a.test.js', 'test', null, 'x')],
        ['noticed'],
      ],
      ['a test changed: both', [code, changed('test/a.test.js', 'test', 'x', 'y')], ['noticed', 'kept']],
      ['a test was removed: both', [code, changed('test/a.test.js', 'test', 'x', null)], ['noticed', 'kept']],
      [
        'a recorded value changed: both',
        [changed('test/a.snap', 'recording', 'x', 'y')],
        ['noticed', 'kept'],
      ],
      ['a new file affects tests: both', [changed('conftest.py', 'test', null, 'x')], ['noticed', 'kept']],
      ['a new configuration: both', [changed('vitest.config.js', 'config', null, 'x')], ['noticed', 'kept']],
      [
        'a dependency: none',
        [changed('package.json', 'config', '{"version":"1"}', '{"dependencies":{}}')],
        [],
      ],
      [
        'one script more: none',
        [
          changed(
            'package.json',
            'check-script',
            '{"scripts":{"test":"a"}}',
            '{"scripts":{"test":"a","start":"b"}}',
          ),
        ],
        [],
      ],
      [
        'a script that runs before the tests: both',
        [
          changed(
            'package.json',
            'check-script',
            '{"scripts":{"test":"a"}}',
            '{"scripts":{"test":"a","pretest":"b"}}',
          ),
        ],
        ['noticed', 'kept'],
      ],
      [
        'another script: both',
        [changed('package.json', 'check-script', '{"scripts":{"test":"a"}}', '{"scripts":{"test":"true"}}')],
        ['noticed', 'kept'],
      ],
      ['a lockfile: none', [changed('Cargo.lock', 'other', 'a', 'b')], []],
      [
        'tests in the source: both',
        [changed('src/lib.rs', 'code', lib + inline('a'), lib + inline('b'))],
        ['noticed', 'kept'],
      ],
      [
        'first tests in the source: whether they notice',
        [changed('src/lib.rs', 'code', lib, lib + inline('a'))],
        ['noticed'],
      ],
      [
        'code around tests in the source: none',
        [changed('src/lib.rs', 'code', lib + inline('a'), `fn b() {}${inline('a')}`)],
        [],
      ],
    ])('%s', (_what, changes, halves) => expect(halvesOf(...changes)).toEqual(halves));
  });

  it('copies the final tests, and what they need of a manifest, to the code before the work', () => {
    const manifest = (version: string, script: string) =>
      JSON.stringify({ version, scripts: { test: script } });
    const { halves } = plan(
      changed('src/a.js', 'code', 'old', 'new'),
      changed('test/new.test.js', 'test', null, 'x'),
      changed('test/old.test.js', 'test', 'x', null),
      changed('package.json', 'check-script', manifest('1', 'a'), manifest('2', 'b')),
      changed('Cargo.toml', 'config', '[package]', '[package]\n[dev-dependencies]'),
    );
    expect(
      halves.map(({ half, base, parts }) => [
        half,
        base,
        parts.map((part) => (part.kind === 'text' ? [part.path, JSON.parse(part.text)] : part.path)),
      ]),
    ).toEqual([
      [
        'noticed',
        'arming',
        [
          'test/new.test.js',
          'test/old.test.js',
          ['package.json', { version: '1', scripts: { test: 'b' } }],
          'Cargo.toml',
        ],
      ],
      [
        'kept',
        'final',
        ['test/new.test.js', 'test/old.test.js', ['package.json', { version: '2', scripts: { test: 'a' } }]],
      ],
    ]);
  });

  it('declares a new Rust file in its parent, so that its tests are compiled', () => {
    const { halves } = plan(
      changed('src/lib.rs', 'code', 'pub fn a() {}\n', 'pub(crate) mod weeks;\npub fn a() {}\n'),
      changed('src/weeks.rs', 'code', null, 'pub fn b() {}\n#[cfg(test)]\nmod tests {}\n'),
    );
    expect(halves[0]?.parts).toEqual([
      { kind: 'text', path: 'src/weeks.rs', text: expect.not.stringContaining('pub fn b') },
      { kind: 'text', path: 'src/lib.rs', text: 'pub fn a() {}\n\npub(crate) mod weeks;\n' },
    ]);
  });

  describe('tests in the source', () => {
    const module =
      '#[cfg(test)]\n#[allow(unused)]\npub(crate) mod tests {\n    fn a() { let _ = ["}", r#"}"}"#]; /* } /* } */ */ } // }\n    const C: char = \'}\'; const L: &\'static str = "";\n}';

    it('are cut out of Rust, whatever braces they contain', () => {
      const text = `pub fn a<'a>(b: &'a str) {}\n${module}\nfn c() {}\n`;
      expect(splitInlineTests('src/a.rs', text, { doctests: false })).toEqual({
        kind: 'apart',
        code: "pub fn a<'a>(b: &'a str) {}\n\nfn c() {}\n",
        tests: `${module}\n`,
      });
      expect(withTestsOf('src/a.rs', text, 'fn d() {}')).not.toContain('mod tests');
    });

    it('are not declared twice when they moved to a file of their own', () => {
      const moved = withTestsOf(
        'src/lib.rs',
        'fn c() {}\n\n#[cfg(test)]\nmod tests;\n',
        `fn c() {}\n${module}`,
      );
      expect(moved).toContain(module);
      expect(moved).not.toContain('mod tests;');
    });

    it('are not found in comments and strings', () => {
      const text = `// ${module.split('\n')[0]}\nfn a() { "#[cfg(test)] mod b {" }\n`;
      expect(splitInlineTests('src/a.rs', text, { doctests: false })).toEqual({ kind: 'none' });
    });

    it('stay in place in Python and JavaScript, with a note of what is lost', () => {
      const doc = (value: string) => `"""A.\n\n>>> a()\n${value}\n"""\n\ndef a():\n    return 1\n`;
      const rules = { doctests: true };
      expect(planWitness([changed('a.py', 'code', doc('1'), doc('2'))], rules).mixed).toEqual(['a.py']);
      expect(planWitness([changed('a.py', 'code', doc('1'), `${doc('1')}\nb = 2\n`)], rules).mixed).toEqual(
        [],
      );
      expect(plan(changed('a.py', 'code', doc('1'), doc('2'))).mixed).toEqual([]);
      const source = 'export const a = 1;\nif (import.meta.vitest) {\n  it();\n}\n';
      expect(plan(changed('a.js', 'code', source, 'export const a = 1;\n')).mixed).toEqual(['a.js']);
    });

    it('are never longer than the text', () => {
      const pieces = fc.constantFrom(
        ...'#[cfg(test)]|mod a {|}|{|"|\'|r#"|"#|//|/*|*/|\n| |fn x|\\'.split('|'),
      );
      fc.assert(
        fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
          const text = parts.join('');
          const split = splitInlineTests('a.rs', text, { doctests: false });
          if (split.kind === 'apart')
            expect([...split.code, ...split.tests].length).toBeLessThanOrEqual(text.length + parts.length);
          else expect(split.kind).toBe('none');
        }),
      );
    });
  });

  it.each<[string, string, string, boolean]>([
    ['pyproject.toml', '[project]\nversion = "1"\n', '[project]\nversion = "2"\n', false],
    [
      'pyproject.toml',
      '[tool.pytest.ini_options]\naddopts = "-q"\n',
      '[tool.pytest.ini_options]\naddopts = "-k a"\n',
      true,
    ],
    ['setup.cfg', '[metadata]\nname = a\n', '[metadata]\nname = a\n[tool:pytest]\naddopts = -x\n', true],
    ['pom.xml', '<dependency>junit</dependency>', '<dependency>other</dependency>', false],
    ['pom.xml', '<plugin/>', '<plugin/>\n<skipTests>true</skipTests>', true],
    ['Cargo.toml', '[dependencies]', '[dependencies]\nserde = "1"', false],
    ['Cargo.toml', '[lib]', '[lib]\ntest = false', true],
    ['package.json', '{"jest":{"bail":1}}', '{"jest":{"bail":0}}', true],
    ['package.json', 'not JSON', '{}', false],
  ])('test settings are compared in %s', (path, before, after, differs) => {
    expect(testingDiffers(path, before, after)).toBe(differs);
  });

  it('sections about tests are taken from the other version', () => {
    const own = '[project]\nname = "a"\n\n[tool.pytest.ini_options]\naddopts = "-q"\n';
    const other = '[project]\nname = "b"\n\n[tool.pytest.ini_options]\naddopts = "-x"\n';
    expect(withTestingOf('pyproject.toml', own, other)).toBe(
      '[project]\nname = "a"\n\n[tool.pytest.ini_options]\naddopts = "-x"\n',
    );
    expect(withTestingOf('pom.xml', '', '')).toBeNull();
  });
});

describe('temporary tree rules', () => {
  describe('a path into the project', () => {
    it.each([
      ['cd /home/me/shop && npm test', 'cd /tmp/t && npm test'],
      ['"/home/me/shop/.venv/bin/python" -m pytest', '"/tmp/t/.venv/bin/python" -m pytest'],
      ['FOO=/home/me/shop:/usr/bin x', 'FOO=/tmp/t:/usr/bin x'],
      [
        'ls /home/me/shop-old /home/me/shop2 /home/me/shop.bak',
        'ls /home/me/shop-old /home/me/shop2 /home/me/shop.bak',
      ],
      ['ls /mnt/home/me/shop', 'ls /mnt/home/me/shop'],
      ['npm test', 'npm test'],
    ])('is redirected to the tree in %j', (text, expected) =>
      expect(redirectPaths(text, '/home/me/shop', '/tmp/t')).toBe(expected),
    );

    it('is redirected in variables', () => {
      const variables = { PATH: '/p/node_modules/.bin:/bin', HOME: '/home/me', GONE: undefined };
      expect(redirectVariables(variables, '/p', '/t')).toEqual({ PATH: '/t/node_modules/.bin:/bin' });
    });

    it('is all that changes', () => {
      fc.assert(
        fc.property(fc.string(), (text) => {
          expect(redirectPaths(text, '/not/in/it', '/t')).toBe(text.replaceAll('/not/in/it', '/t'));
        }),
      );
    });
  });

  it.each<[string, boolean, string, readonly string[]]>([
    ['node_modules', true, 'packages', []],
    ['env', true, 'copy', []],
    ['vendor', true, 'link', []],
    ['.env', false, 'copy', []],
    ['.env.local', false, 'copy', []],
    ['generated', true, 'copy', []],
    ['cache', true, 'link', ['install-state.gz']],
    ['cache', true, 'copy', []],
    ['__pycache__', true, 'forget', []],
    ['coverage', true, 'forget', []],
    ['a.pyc', false, 'forget', []],
    ['target', true, 'forget', ['Cargo.toml']],
    ['target', true, 'miss', []],
    ['build', true, 'forget', ['build.gradle.kts']],
    ['build', true, 'miss', ['package.json']],
    ['dist', true, 'miss', []],
  ])('%s (folder: %s) is treated as: %s', (name, isFolder, treatment, siblings) => {
    expect(treatmentOf({ name, isFolder, siblings: new Set(siblings), isVenv: false })).toBe(treatment);
  });

  it('a virtual environment is recognised under any name', () => {
    expect(treatmentOf({ name: 'env', isFolder: true, siblings: new Set(), isVenv: true })).toBe(
      'environment',
    );
  });

  it.each([
    [['npm test', 'npm run lint', 'npx tsc --noEmit'], ['npm test']],
    [
      ['npm run lint', 'mypy src'],
      ['npm run lint', 'mypy src'],
    ],
    [['make check', 'cargo clippy'], ['make check']],
    [['npx tsc && npm test'], ['npx tsc && npm test']],
    [['pytest -q', 'ruff check .'], ['pytest -q']],
  ])('of the commands %j, the tests are %j', (commands, expected) => {
    const checks = commands.map((command) => ({ check: { command } }));
    expect(testChecks(checks).map(({ check }) => check.command)).toEqual(expected);
  });

  describe('commands that would leave old code behind', () => {
    it.each([
      ['pip install -e . && pytest', true, false],
      ['python -m pip install . && pytest', true, false],
      ['poetry install && poetry run pytest', true, false],
      ['poetry run pytest', true, false],
      ['cargo install --path . && app --version', true, true],
      ['go install ./... && app', true, true],
      ['make -C build install', true, true],
      ['npm link && app', true, true],
      ['mvn -B clean install', true, true],
      ['npm ci && npm test', false, false],
      ['mvn -B test', false, false],
      ['uv run pytest', false, false],
      ['make test', false, false],
      ['make install-tools test', false, false],
      ['go test ./...', false, false],
      ['node scripts/install-check.js', false, false],
    ])('%s: %s, with an environment in the project: %s', (command, without, inside) => {
      expect(reachOutside([command], false) !== null).toBe(without);
      expect(reachOutside([command], true) !== null).toBe(inside);
    });
  });
});
