import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFacts } from '../../../src/adapters/files/project-facts.ts';
import { proposeChecks } from '../../../src/core/checks/propose-checks.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const project = (files: Readonly<Record<string, string>>): string => {
  const root = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
};

const proposed = (files: Readonly<Record<string, string>>, platform = 'linux') =>
  proposeChecks(projectFacts(project(files), { platform })).map(({ command }) => command);

const PACKAGE = '{"scripts":{"test":"vitest run"}}';

describe('projectFacts', () => {
  it.each<[string, Record<string, string>, string]>([
    ['npm', { 'package.json': PACKAGE, 'package-lock.json': '{}' }, 'npm test'],
    ['pnpm', { 'package.json': PACKAGE, 'pnpm-lock.yaml': '' }, 'pnpm test'],
    ['yarn', { 'package.json': PACKAGE, 'yarn.lock': '' }, 'yarn test'],
    ['bun', { 'package.json': PACKAGE, 'bun.lock': '' }, 'bun run test'],
    [
      'packageManager',
      { 'package.json': '{"packageManager":"pnpm@10.1.0","scripts":{"test":"x"}}' },
      'pnpm test',
    ],
    ['a byte order mark', { 'package.json': `\uFEFF${PACKAGE}` }, 'npm test'],
    ['Makefile', { Makefile: 'CC := gcc\nall: build\n\n.PHONY: test\ntest: build\n\t./run\n' }, 'make test'],
    ['Makefile with CRLF', { Makefile: 'lint check:\r\n\techo\r\n' }, 'make check'],
    ['justfile', { justfile: 'set shell := ["sh"]\n\n@test *args:\n  cargo test {{args}}\n' }, 'just test'],
    [
      'pytest in pyproject.toml',
      { 'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "-q"\n' },
      'pytest',
    ],
    ['pytest as a dependency', { 'pyproject.toml': '[dependency-groups]\ndev = ["pytest>=8"]\n' }, 'pytest'],
    ['pytest.ini', { 'pytest.ini': '[pytest]\n' }, 'pytest'],
    ['setup.cfg', { 'setup.cfg': '[tool:pytest]\n' }, 'pytest'],
    ['pytest in tox.ini', { 'tox.ini': '[pytest]\n' }, 'pytest'],
    ['tox', { 'tox.ini': '[testenv]\ncommands = pytest\n' }, 'tox'],
    ['Ruby', { Gemfile: '', 'spec/a_spec.rb': '' }, 'bundle exec rspec'],
    ['composer', { 'composer.json': '{"scripts":{"test":"phpunit"}}' }, 'composer test'],
    ['deno', { 'deno.json': '{"tasks":{"test":"deno test -A"}}' }, 'deno task test'],
    ['gradle', { 'build.gradle.kts': '', gradlew: '' }, './gradlew test'],
    ['C#', { 'App.csproj': '' }, 'dotnet test'],
  ])('finds %s', (_name, files, command) => {
    expect(proposed(files)).toEqual([command]);
  });

  it('chooses the wrapper of the platform', () => {
    expect(proposed({ 'pom.xml': '', mvnw: '', 'mvnw.cmd': '' }, 'win32')).toEqual(['.\\mvnw.cmd -B test']);
  });

  it.each<[string, Record<string, string>]>([
    ['an empty folder', {}],
    ['a variable called test', { Makefile: 'test := 1\ntest = 2\ntest ?= 3\n' }],
    ['a broken package.json', { 'package.json': '{"scripts":' }],
    ['a package.json of another shape', { 'package.json': '[1]' }],
    ['scripts of another shape', { 'package.json': '{"scripts":{"test":1}}' }],
    ['Python without any mention of tests', { 'pyproject.toml': '[project]\nname = "a"\n' }],
    ['a folder where a file should be', { 'package.json/x': '' }],
  ])('finds nothing in %s', (_name, files) => {
    expect(proposed(files)).toEqual([]);
  });

  it('reads a Makefile of half a megabyte in one line', () => {
    const endless = 'a '.repeat(256 * 1024);
    expect(proposed({ Makefile: `${endless}\ntest: all\n` })).toEqual(['make test']);
  });

  it('finds nothing in a missing folder', () => {
    expect(proposeChecks(projectFacts(join(tempFolder(), 'none')))).toEqual([]);
  });
});
