import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../src/core/mapping/skeleton/facts/languages.ts';
import { isLeftOut, isSecret, isTestFile } from '../../../../src/core/mapping/skeleton/file-roles.ts';
import { manifestKind, readManifest } from '../../../../src/core/mapping/skeleton/manifests/read-manifest.ts';
import { imageCommand } from '../../../../src/core/mapping/skeleton/pipelines.ts';
import { hintsOf } from '../../../../src/core/mapping/skeleton/source-hints.ts';
import { type Tree, treeOf } from './tree-of.ts';

describe('manifests', () => {
  // What manifests say; no text makes reading them throw.
  function read(path: string, text: string) {
    const reading = readManifest(path, text);
    if (reading.status === 'broken') return reading.reason;
    const { name, version, dependencies, workspaces } = reading.manifest;
    return {
      name,
      version,
      workspaces,
      dependencies: dependencies.map((one) =>
        [one.name, one.version, one.dev ? 'dev' : ''].filter((part) => part !== '').join(' '),
      ),
    };
  }

  describe('readManifest', () => {
    it.each([
      [
        'package.json',
        '\uFEFF{"name":"a","version":"1.0.0","workspaces":{"packages":["p/*"]},"dependencies":{"b":"^1"},"devDependencies":{"b":"1","c":"*"}}',
        'a',
        '1.0.0',
        ['b ^1', 'c * dev'],
        ['p/*'],
      ],
      [
        'pyproject.toml',
        '[project]\nname = "a"\nversion = "2"\ndependencies = ["b[x] >=1; python_version < \'3\'", "C"]\n[dependency-groups]\ndev = ["pytest", {include-group = "x"}]\n[tool.uv.workspace]\nmembers = ["p"]',
        'a',
        '2',
        ['b >=1', 'C', 'pytest dev'],
        ['p'],
      ],
      [
        'pyproject.toml',
        '[tool.poetry]\nname = "a"\n[tool.poetry.dependencies]\npython = "^3"\nb = {version = "^1", optional = true}\n[tool.poetry.group.dev.dependencies]\nc = "1"',
        'a',
        null,
        ['b ^1', 'c 1 dev'],
        [],
      ],
      [
        'setup.cfg',
        '[metadata]\nname = a\n[options]\ninstall_requires =\n    b>=1\n    c\n',
        'a',
        null,
        ['b >=1', 'c'],
        [],
      ],
      [
        'setup.py',
        'import setuptools\nsetuptools.setup(name="a", version=VERSION,\n    install_requires=[  # why\n        "b>=1",\n        \'c[x]\', "d; python_version < \'3\'",\n    ] + MORE,\n    tests_require=TESTS,\n)\n',
        'a',
        null,
        ['b >=1', 'c', 'd'],
        [],
      ],
      ['requirements/test.txt', '-r base.txt\nb==1.0\n', null, null, ['b ==1.0 dev'], []],
      ['requirements/ideas.txt', 'The till should print\nwhat was sold\n', null, null, [], []],
      [
        'requirements-dev.txt',
        '-r base.txt\n# c\nb==1.0  # why\nc[x]>2 ; sys_platform == "x"\nhttps://x/y.whl\n',
        null,
        null,
        ['b ==1.0 dev', 'c >2 dev'],
        [],
      ],
      [
        'go.mod',
        'module "ex.com/a"\n\ngo 1.22\n\nrequire b.org/c v1.2.3\nrequire (\n\td.org/e v0.0.0 // indirect\n)\nreplace x => ./y\n',
        'ex.com/a',
        'go 1.22',
        ['b.org/c v1.2.3', 'd.org/e v0.0.0'],
        [],
      ],
      [
        'Cargo.toml',
        '[package]\nname = "a"\nversion = "0.1.0"\n[dependencies]\nb = "1"\nc = { package = "real-c", version = "2" }\n[dev-dependencies]\nd = { path = "../d" }\n[workspace]\nmembers = ["x"]',
        'a',
        '0.1.0',
        ['b 1', 'real-c 2', 'd dev'],
        ['x'],
      ],
      [
        'pom.xml',
        '<?xml version="1.0"?><project><parent><version>3</version></parent><artifactId>a</artifactId><modules><module>m</module></modules><dependencies><dependency><groupId>g</groupId><artifactId>b</artifactId><version>1</version><scope>test</scope></dependency></dependencies></project>',
        'a',
        '3',
        ['g:b 1 dev'],
        ['m'],
      ],
      [
        'build.gradle.kts',
        'version = "1.0"\ndependencies {\n  implementation("g:b:1")\n  testImplementation(platform("g:bom:2"))\n}\n',
        null,
        '1.0',
        ['g:b 1', 'g:bom 2 dev'],
        [],
      ],
      ['settings.gradle', "rootProject.name = 'a'\ninclude ':x', ':y:z'\n", 'a', null, [], ['x', 'y/z']],
      [
        'Gemfile',
        'gem "rails", "~> 7"\ngroup :test do\n  gem \'rspec\'\nend\ngem "puma"\n',
        null,
        null,
        ['rails ~> 7', 'rspec dev', 'puma'],
        [],
      ],
      [
        'composer.json',
        '{"name":"v/a","require":{"php":"^8","x/y":"1"},"require-dev":{"p/u":"2"}}',
        'v/a',
        null,
        ['x/y 1', 'p/u 2 dev'],
        [],
      ],
      [
        'A.csproj',
        '<Project><PropertyGroup><Version>1.2</Version></PropertyGroup><ItemGroup><PackageReference Include="B" Version="3"/><PackageReference Include="C"><Version>4</Version></PackageReference></ItemGroup></Project>',
        'A',
        '1.2',
        ['B 3', 'C 4'],
        [],
      ],
    ])('reads %s', (path, text, name, version, dependencies, workspaces) => {
      expect(read(path, text)).toEqual({ name, version, dependencies, workspaces });
    });

    it.each([
      ['package.json', '{ "name": '],
      ['Cargo.toml', '[package'],
      ['pyproject.toml', 'x = = 1'],
    ])('says in one line why %s is broken', (path, text) => {
      expect(read(path, text)).toMatch(/^.+$/);
    });

    it.each([
      'package.json',
      'pyproject.toml',
      'setup.cfg',
      'requirements.txt',
      'Pipfile',
      'go.mod',
      'Cargo.toml',
      'pom.xml',
      'build.gradle',
      'Gemfile',
      'composer.json',
      'a.csproj',
    ])('never throws on %s', (path) => {
      const piece = fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '"',
        ':',
        ',',
        '\n',
        ' ',
        '<',
        '>',
        '/',
        '&',
        '=',
        'a',
        'gem',
        'require',
        'project',
        '__proto__',
        'null',
      );
      const text = fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(piece).map((pieces) => pieces.join('')),
      );
      fc.assert(fc.property(text, (given) => ['ok', 'broken'].includes(readManifest(path, given).status)));
    });

    const endless = [
      ' ',
      '\t',
      '\n',
      'a',
      '"a",',
      '[',
      '(',
      '<a>',
      'gem ',
      'version ',
      'require ',
      '\n\n ',
      'include "a"  ',
    ];
    it.each([
      'pyproject.toml',
      'setup.cfg',
      'setup.py',
      'requirements/base.txt',
      'requirements.txt',
      'go.mod',
      'Cargo.toml',
      'pom.xml',
      'build.gradle',
      'Gemfile',
    ])('stays fast on crafted text in %s', (path) => {
      for (const piece of endless) {
        for (const before of ['', 'gem', 'version', 'implementation', 'module', 'a', '[a', 'include']) {
          expect(['ok', 'broken']).toContain(readManifest(path, `${before}${piece.repeat(40_000)}`).status);
        }
      }
    });

    it('accepts fields of the wrong type', () => {
      const value = fc.oneof(
        fc.json().map((text): unknown => JSON.parse(text)),
        fc.constant(null),
      );
      const names = [
        'name',
        'version',
        'scripts',
        'dependencies',
        'workspaces',
        'bin',
        'main',
        'exports',
        'imports',
      ];
      fc.assert(
        fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (raw) => {
          expect(readManifest('package.json', JSON.stringify(raw)).status).toBe('ok');
        }),
      );
    });

    it.each([
      ['a/package.json', 'npm'],
      ['requirements/base.txt', 'python'],
      ['app/requirements/dev.in', 'python'],
      ['requirements/constraints.txt', null],
      ['requirements/notes/base.txt', null],
      ['requirements.in', 'python'],
      ['x.gemspec', 'bundler'],
      ['package.json.bak', null],
    ])('recognises %s', (path, kind) => {
      expect(manifestKind(path)).toBe(kind);
    });
  });
});

describe('roles', () => {
  // The roles of files and folders.
  describe('isTestFile', () => {
    it.each([
      'src/a.test.ts',
      'a_test.go',
      'tests/test_a.py',
      'pkg/a_test.py',
      'src/test/java/ATest.java',
      'spec/a_spec.rb',
      'test/app.router.js',
      'tests/it.rs',
      'e2e/login.ts',
      'a.spec.tsx',
      'test/x.bats',
      'test/test_a.rb',
    ])('accepts %s', (path) => expect(isTestFile(path)).toBe(true));

    it.each([
      'src/a.ts',
      'src/latest.ts',
      'src/contest.go',
      'test/fixtures/a.test.ts',
      'test/support/server.ts',
      'tests/conftest.py',
      'testing.md',
      'src/test/java/Helper.java',
      'test/index.d.ts',
      'a_test.txt',
      'test/utils.js',
    ])('rejects %s', (path) => expect(isTestFile(path)).toBe(false));
  });

  describe('isSecret', () => {
    it.each([
      '.env',
      'a/.env.local',
      'prod.env',
      '.npmrc',
      'id_rsa',
      'x/id_ed25519.pub',
      'a.pem',
      'tls.key',
      'credentials',
      'credentials.json',
      '.aws/credentials',
      'service-account.json',
      'my-service-account-1.json',
      'terraform.tfstate',
      '.netrc',
    ])('includes %s', (path) => expect(isSecret(path)).toBe(true));

    it.each([
      'src/credentials.ts',
      'env.ts',
      'src/env.d.ts',
      '.environment.py',
      'keys.md',
      'package.json',
      'monkey.txt',
    ])('excludes %s', (path) => expect(isSecret(path)).toBe(false));
  });

  describe('isLeftOut', () => {
    it.each([
      ['node_modules/a/i.js', false, true],
      ['node_modules/a/i.js', true, false],
      ['.git/config', true, true],
      ['.msw/x', true, true],
      ['a/.planning/x.md', true, true],
      ['dist/a.js', false, false],
    ])('%s, tracked: %s', (path, tracked, left) => expect(isLeftOut(path, tracked)).toBe(left));
  });

  describe('languageOf', () => {
    it.each([
      ['a.TSX', 'TypeScript'],
      ['a.d.ts', 'TypeScript'],
      ['Dockerfile', 'Dockerfile'],
      ['x/CMakeLists.txt', 'CMake'],
      ['a.h', 'C'],
      ['.gitignore', undefined],
      ['LICENSE', undefined],
      ['a.constructor', undefined],
    ])('%s', (path, name) => expect(languageOf(path)?.name).toBe(name));
  });

  describe('hintsOf', () => {
    it.each([
      ['a.go', 'package main\n\nfunc main() {}\n', { main: 'main function' }],
      ['a.go', 'package main // import "a"\n\nfunc main() {}\n', { main: 'main function' }],
      ['a.go', 'package main_test\n\nfunc main() {}\n', { main: null }],
      ['a.go', 'package lib\n\nfunc main() {}\n', { main: null }],
      ['a.py', 'x = 1\nif __name__ == "__main__":\n    x\n', { main: 'if __name__ == "__main__"' }],
      ['A.java', 'class A { public static void main(String[] a) {} }', { main: 'main method' }],
      ['a.py', 'sys.modules[__name__ + ".moves"] = x\n', { makesModules: true }],
      ['a.py', '    sys.meta_path.append(self)\n', { makesModules: true }],
      ['a', '#!/usr/bin/env -S node --x\n', { interpreter: 'node' }],
      ['a.sh', '#!/bin/bash -e\n', { interpreter: 'bash' }],
      ['a.ts', '// Code generated by protoc. DO NOT EDIT.\n', { generated: true }],
      ['a.py', '# @generated\n', { generated: true }],
      ['a.ts', 'const text = "@generated";\n', { generated: false }],
      ['a.min.js', 'x', { generated: true }],
      ['a.js', 'x;'.repeat(20_000), { generated: true }],
      ['a.css', '/* DO NOT EDIT: built from theme.json */\na{}\n', { generated: true }],
      ['a.py', '# Do not edit this file by hand.\n', { generated: true }],
      ['a.py', '# Please do not edit the order of these rows.\n', { generated: false }],
      ['a.py', '# This file was generated from x.tmpl\n', { generated: true }],
      ['out.css', '/*! tailwindcss v3.4.1 | MIT License */\na{}\n', { generated: true }],
      ['site.css', 'a{}\n/*# sourceMappingURL=site.css.map */\n', { generated: true }],
      ['site/main.3f2a9b1c.css', 'a{}\n', { generated: true }],
      ['site/vendor.bundle.js', 'x', { generated: true }],
      ['static/js/lib.js', '/*! Lib v1.2.3 | MIT */\nx\n', { generated: true }],
      ['lib.css', '/*! lib v1.2.3 | MIT */\na{}\n', { generated: false }],
      ['src/deadbeef.js', 'x', { generated: false }],
      ['a.js', '(function e(t,n,r){})({1:[function(require,module,exports){\n', { generated: true }],
      ['a.js', '/******/ (function(modules) { // webpackBootstrap\n', { generated: true }],
      ['a.js', 'define(function (require, exports, module) {\n', { generated: false }],
      ['A.java', 'class A { static public void main(final String... a) {} }', { main: 'main method' }],
      ['A.scala', 'object A extends App {\n', { main: 'main method' }],
      ['A.kt', 'object A { @JvmStatic fun main(a: Array<String>) {} }', { main: 'main function' }],
    ])('are read from %s: %j', (path, text, expected) => expect(hintsOf(path, text)).toMatchObject(expected));
  });

  describe('imageCommand', () => {
    it.each([
      ['FROM x\nENTRYPOINT ["node", "a.js"]\nCMD ["--port", "1"]\n', 'node a.js --port 1'],
      ['CMD one\nFROM y\nCMD two \\\n  three\n', 'two    three'],
      ['FROM x\n', null],
      ['CMD ["broken\n', '["broken'],
    ])('is read from %j', (text, command) => expect(imageCommand(text)).toBe(command));
  });

  describe('folders', () => {
    const roles = (tree: Tree) =>
      Object.fromEntries(treeOf(tree).folders.map(({ path, role }) => [path, role]));

    it('are classified by their content', () => {
      const tree: Tree = {
        'src/a.ts': [],
        'checks/a.test.ts': [],
        'checks/b.test.ts': [],
        'docs/x.md': {},
        'docs/y.md': {},
        'test/a.ts': [],
        'test/fixtures/x/y.json': {},
        'scripts/x.sh': {},
        '.github/workflows/x.yml': '',
        'proto/a.ts': { generated: true },
        'third_party/z.js': {},
        'art/a.png': {},
        'db/migrations/1.sql': {},
        'data/a.csv': {},
        'packages/p/package.json': '{"name":"p"}',
        'packages/p/i.ts': [],
        'assets/app.ts': [],
      };
      expect(roles(tree)).toEqual({
        '.': 'mixed',
        '.github': 'mixed',
        '.github/workflows': 'mixed',
        art: 'mixed',
        assets: 'source',
        checks: 'tests',
        data: 'mixed',
        db: 'source',
        'db/migrations': 'source',
        docs: 'docs',
        packages: 'source',
        'packages/p': 'package',
        proto: 'generated',
        scripts: 'source',
        src: 'source',
        test: 'tests',
        'test/fixtures': 'fixtures',
        'test/fixtures/x': 'fixtures',
        third_party: 'vendored',
      });
    });

    it('treat dist as built only if sources exist next to it', () => {
      const built: Tree = { 'package.json': '{}', 'dist/a.js': [], 'src/a.ts': [] };
      const shipped: Tree = { 'package.json': '{}', 'dist/a.js': [] };
      expect(roles(built).dist).toBe('generated');
      expect(roles(shipped).dist).toBe('source');
    });
  });
});
