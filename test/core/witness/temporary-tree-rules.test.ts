import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachOutside } from '../../../src/core/witness/reach-outside.ts';
import { redirectPaths, redirectVariables } from '../../../src/core/witness/redirect-paths.ts';
import { testChecks } from '../../../src/core/witness/test-checks.ts';
import { treatmentOf } from '../../../src/core/witness/treatment-of.ts';

describe('a path into the project leads into the tree', () => {
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
  ])('%s', (text, expected) => expect(redirectPaths(text, '/home/me/shop', '/tmp/t')).toBe(expected));

  it('in variables as well', () => {
    const variables = { PATH: '/p/node_modules/.bin:/bin', HOME: '/home/me', GONE: undefined };
    expect(redirectVariables(variables, '/p', '/t')).toEqual({ PATH: '/t/node_modules/.bin:/bin' });
  });

  it('and nothing else changes', () => {
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
])('%s (folder: %s) is to be: %s', (name, isFolder, treatment, siblings) => {
  expect(treatmentOf({ name, isFolder, siblings: new Set(siblings), isVenv: false })).toBe(treatment);
});

it('knows a virtual environment of any name', () => {
  expect(treatmentOf({ name: 'env', isFolder: true, siblings: new Set(), isVenv: true })).toBe('environment');
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
])('of %j, tests are %j', (commands, expected) => {
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
