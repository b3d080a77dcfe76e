// What `loop result` says at the end of whole loops in small projects of each language, with the hooks as they are
// shipped: proven by checks that were red, proven by a new test, and passed when the checks were only made to look
// green.

import { rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runnerFolder, venvPython } from '../../scripts/setup.mjs';
import { sampleOf } from '../support/depth.ts';
import { isPresent, type Requirement } from '../support/requirements.ts';
import { type Files, initGit, linkVitest, writeFiles } from '../support/sample-project.ts';
import { builtCli, newPlace } from './built-cli.ts';

const { cli, hook } = builtCli();

interface Language {
  readonly name: string;
  readonly needs: readonly Requirement[];
  readonly check: string;
  readonly prepare?: (project: string) => void;
  /** Files that never change. */
  readonly files: Files;
  readonly code: string;
  readonly test: string;
  /** @param body of the function, @param more code after it */
  readonly square: (body: string, more?: string) => string;
  readonly wrong: string;
  readonly right: string;
  readonly cube: string;
  /** @param more tests after that of the square */
  readonly tests: (more?: string) => string;
  readonly testOfCube: string;
  /** Ways to make the check green with the wrong code. */
  readonly fakes: readonly (readonly [name: string, change: (tests: string) => Files])[];
}

const inTests =
  (path: string, from: string | RegExp, to: string) =>
  (tests: string): Files => {
    const changed = tests.replace(from, to);
    if (changed === tests) throw new Error(`${path} does not have ${from}`);
    return { [path]: changed };
  };

const javascript = {
  code: 'lib.js',
  wrong: 'return x + x;',
  right: 'return x * x;',
};
const scripted = (
  head: string,
  expectation: (name: string, value: string, is: number) => string,
  test: string,
) => ({
  ...javascript,
  test,
  square: (body: string, more = '') => `exports.square = (x) => {\n  ${body}\n};\n${more}`,
  cube: 'exports.cube = (x) => x * x * x;\n',
  tests: (more = '') => `${head}${expectation('squares', 'lib.square(3)', 9)}${more}`,
  testOfCube: expectation('cubes', 'lib.cube(2)', 8),
});
const expected = (name: string, value: string, is: number): string =>
  `test('${name}', () => {\n  expect(${value}).toBe(${is});\n});\n`;
const pyTests = (more = ''): string =>
  `import lib\n\n\ndef test_squares():\n    assert lib.square(3) == 9\n${more}`;
const python = {
  code: 'lib.py',
  square: (body: string, more = '') => `def square(x):\n    ${body}\n${more}`,
  wrong: 'return x + x',
  right: 'return x * x',
  cube: '\n\ndef cube(x):\n    return x * x * x\n',
};

const LANGUAGES: readonly Language[] = [
  {
    name: 'node:test',
    needs: [],
    check: 'npm test',
    files: { 'package.json': '{ "private": true, "scripts": { "test": "node --test" } }\n' },
    ...scripted(
      "const test = require('node:test');\nconst assert = require('node:assert');\nconst lib = require('./lib.js');\n",
      (name, value, is) => `test('${name}', () => {\n  assert.equal(${value}, ${is});\n});\n`,
      'lib.test.js',
    ),
    fakes: [
      ['a value of its own', inTests('lib.test.js', 'lib.square(3)', 'lib.square(3) && 9')],
      [
        'an assertion that nobody calls',
        inTests('lib.test.js', '  assert.equal', '  const later = () => assert.equal'),
      ],
      [
        'a failure before a semicolon',
        () => ({ 'package.json': '{ "private": true, "scripts": { "test": "node --test; node -v" } }\n' }),
      ],
    ],
  },
  {
    name: 'vitest',
    needs: [],
    check: 'npm test',
    prepare: linkVitest,
    files: {
      'package.json': '{ "private": true, "scripts": { "test": "vitest run" } }\n',
      'vitest.config.mjs': 'export default { test: { globals: true } };\n',
      '.gitignore': 'node_modules/\n',
    },
    ...scripted("const lib = require('./lib.js');\n", expected, 'lib.test.js'),
    fakes: [
      [
        'no rows',
        inTests(
          'lib.test.js',
          "test('squares'",
          "test('quick', () => expect(1 + 1).toBe(2));\ntest.each([])('squares'",
        ),
      ],
      [
        'one of two values',
        inTests('lib.test.js', 'expect(lib.square(3)).toBe(9)', 'expect([6, 9]).toContain(lib.square(3))'),
      ],
    ],
  },
  {
    name: 'jest',
    needs: ['jest'],
    check: 'npm test',
    prepare: (project) =>
      symlinkSync(join(runnerFolder('jest'), 'node_modules'), join(project, 'node_modules'), 'junction'),
    files: {
      'package.json': '{ "private": true, "scripts": { "test": "jest" } }\n',
      '.gitignore': 'node_modules\n',
    },
    ...scripted("const lib = require('./lib.js');\n", expected, 'lib.test.js'),
    fakes: [['an expect of its own', inTests('lib.test.js', 'toBe(9)', 'toEqual(expect.any(Number))')]],
  },
  {
    name: 'pytest',
    needs: ['pytest'],
    check: `${venvPython(runnerFolder('pytest'))} -m pytest -q`,
    files: { '.gitignore': '__pycache__/\n.pytest_cache/\n', 'conftest.py': '' },
    ...python,
    test: 'test_lib.py',
    tests: pyTests,
    testOfCube: '\n\ndef test_cubes():\n    assert lib.cube(2) == 8\n',
    fakes: [
      [
        'an assertion that nobody calls',
        inTests('test_lib.py', '    assert', '    def check():\n        assert'),
      ],
      [
        'a hook that skips',
        () => ({
          'conftest.py':
            'import pytest\n\n\n@pytest.fixture(autouse=True)\ndef quiet(request):\n    pytest.xfail("later")\n',
        }),
      ],
    ],
  },
  {
    name: 'unittest',
    needs: ['python3'],
    check: 'python3 -m unittest',
    files: { '.gitignore': '__pycache__/\n' },
    ...python,
    test: 'test_lib.py',
    tests: (more = '') =>
      `import unittest\n\nimport lib\n\n\nclass Lib(unittest.TestCase):\n    def test_squares(self):\n        self.assertEqual(lib.square(3), 9)\n${more}`,
    testOfCube: '\n    def test_cubes(self):\n        self.assertEqual(lib.cube(2), 8)\n',
    fakes: [
      ['assertions of its own', inTests('test_lib.py', /$/, '\n\nLib.assertEqual = lambda *all: None\n')],
      [
        'more than nothing',
        inTests('test_lib.py', 'assertEqual(lib.square(3), 9)', 'assertGreater(lib.square(3), 0)'),
      ],
    ],
  },
  {
    name: 'cargo',
    needs: ['cargo'],
    check: 'cargo test --offline --lib --tests',
    files: {
      'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
      // As cargo writes it: another one it would change.
      'Cargo.lock':
        '# This file is automatically @generated by Cargo.\n# It is not intended for manual editing.\nversion = 3\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n',
      '.gitignore': 'target/\n',
    },
    code: 'src/lib.rs',
    square: (body, more = '') => `pub fn square(x: u32) -> u32 {\n    ${body}\n}\n${more}`,
    wrong: 'x + x',
    right: 'x * x',
    cube: '\npub fn cube(x: u32) -> u32 {\n    x * x * x\n}\n',
    test: 'tests/lib.rs',
    tests: (more = '') => `#[test]\nfn squares() {\n    assert_eq!(shop::square(3), 9);\n}\n${more}`,
    testOfCube: '\n#[test]\nfn cubes() {\n    assert_eq!(shop::cube(2), 8);\n}\n',
    fakes: [
      [
        'a closure that nobody calls',
        inTests(
          'tests/lib.rs',
          'assert_eq!(shop::square(3), 9);',
          'let _later = || assert_eq!(shop::square(3), 9);',
        ),
      ],
      [
        'a range',
        inTests(
          'tests/lib.rs',
          'assert_eq!(shop::square(3), 9)',
          'assert!(matches!(shop::square(3), 1..=9))',
        ),
      ],
    ],
  },
  {
    name: 'go',
    needs: ['go'],
    check: 'sh check.sh',
    files: { 'go.mod': 'module example.invalid/shop\n\ngo 1.19\n', 'check.sh': 'set -e\ngo test ./...\n' },
    code: 'lib.go',
    square: (body, more = '') => `package shop\n\nfunc Square(x int) int {\n\t${body}\n}\n${more}`,
    wrong: 'return x + x',
    right: 'return x * x',
    cube: '\nfunc Cube(x int) int { return x * x * x }\n',
    test: 'lib_test.go',
    tests: (more = '') =>
      `package shop\n\nimport "testing"\n\nfunc TestSquare(t *testing.T) {\n\tif got := Square(3); got != 9 {\n\t\tt.Errorf("Square(3) = %d", got)\n\t}\n}\n${more}`,
    testOfCube:
      '\nfunc TestCube(t *testing.T) {\n\tif got := Cube(2); got != 8 {\n\t\tt.Errorf("Cube(2) = %d", got)\n\t}\n}\n',
    fakes: [
      ['a list of tests', () => ({ 'check.sh': 'set -e\ngo test -list . ./...\n' })],
      ['another answer that passes', inTests('lib_test.go', 'got != 9', 'got != 9 && got != 6')],
    ],
  },
  {
    name: 'java',
    needs: ['java', 'posix'],
    check: 'mkdir -p out && javac -d out src/*.java test/*.java && java -ea -cp out LibTest',
    files: { '.gitignore': 'out/\n' },
    code: 'src/Lib.java',
    square: (body, more = '') =>
      `public class Lib {\n    static int square(int x) {\n        ${body}\n    }\n${more}}\n`,
    wrong: 'return x + x;',
    right: 'return x * x;',
    cube: '\n    static int cube(int x) { return x * x * x; }\n',
    test: 'test/LibTest.java',
    tests: (more = '') =>
      `public class LibTest {\n    static void check(boolean holds, String name) {\n        if (!holds) throw new AssertionError(name);\n    }\n    public static void main(String[] arguments) {\n        check(Lib.square(3) == 9, "squares");\n${more}    }\n}\n`,
    testOfCube: '        check(Lib.cube(2) == 8, "cubes");\n',
    fakes: [],
  },
];

/** Arms in a project with these files, changes some, and returns how the loop ended. */
const worked = async ({ files, check, prepare }: Language, before: Files, work: Files) => {
  const made = newPlace({ ...files, ...before });
  // Where rustup and cargo look for what is installed.
  const rust = { RUSTUP_HOME: join(homedir(), '.rustup'), CARGO_HOME: join(homedir(), '.cargo') };
  // Python takes its compiled file for current when the source has the same size and is of the same second.
  const python = { PYTHONDONTWRITEBYTECODE: '1' };
  const place = { ...made, env: { ...rust, ...python, ...made.env } };
  prepare?.(place.project);
  initGit(place.project);
  const session = { session_id: 's1' };
  const armed = await hook(
    'command',
    {
      ...session,
      command_name: 'msw:loop',
      command_args: `"square it" --check "${check}" --no-guidance --check-timeout 120`,
    },
    place,
  );
  expect(armed.stdout).toContain('additionalContext');
  writeFiles(place.project, work);
  const stop = { ...session, hook_event_name: 'Stop', last_assistant_message: 'Done.' };
  const stopped = await hook('stop', stop, place);
  const result = await cli(['loop', 'result', '--json'], { cwd: place.project, env: place.env });
  rmSync(place.project, { recursive: true, force: true });
  expect(result.stdout, stopped.stdout).toContain('"cause"');
  return JSON.parse(result.stdout);
};

const present = LANGUAGES.filter(({ needs }) => needs.every(isPresent));

describe.each(sampleOf('proof in languages', present, 1))('$name', (language) => {
  const { code, test, square, wrong, right, cube, tests, testOfCube, fakes } = language;
  const red = { [code]: square(wrong), [test]: tests() };

  it('is proven by checks that were red', async () => {
    const { cause, proof } = await worked(language, red, { [code]: square(right) });
    expect({ cause, ...proof }).toMatchObject({ cause: 'done', verdict: 'proven', findings: [] });
    const held: readonly { name: string; answer: string }[] = proof.experiments;
    const answers = held.map(({ name, answer }) => `${name}: ${answer}`);
    expect(answers).toEqual(expect.arrayContaining(['old-tests: green', 'undone: red']));
  });

  it('is proven by a new test that fails on the old code', async () => {
    const green = { [code]: square(right), [test]: tests() };
    const { proof } = await worked(language, green, {
      [code]: square(right, cube),
      [test]: tests(testOfCube),
    });
    expect(proof).toMatchObject({ verdict: 'proven', findings: [expect.stringContaining(test)] });
  });

  it.runIf(fakes.length > 0).each(fakes)('is not proven by %s', async (_, change) => {
    const { cause, proof } = await worked(language, red, change(tests()));
    expect({ cause, ...proof }).toMatchObject({ cause: 'done', verdict: 'passed' });
    expect([proof.reason, ...proof.findings].join('')).toMatch(/\w/);
  });
});
