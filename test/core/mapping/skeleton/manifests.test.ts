// What manifests say, and that no text makes reading them throw.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manifestKind, readManifest } from '../../../../src/core/mapping/skeleton/manifests/read-manifest.ts';

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
      null,
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
    'requirements.txt',
    'go.mod',
    'Cargo.toml',
    'pom.xml',
    'build.gradle',
    'Gemfile',
  ])('takes no longer for crafted text in %s', (path) => {
    for (const piece of endless) {
      for (const before of ['', 'gem', 'version', 'implementation', 'module', 'a', '[a', 'include']) {
        expect(['ok', 'broken']).toContain(readManifest(path, `${before}${piece.repeat(40_000)}`).status);
      }
    }
  });

  it('survives fields of the wrong kind', () => {
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
    ['requirements/base.txt', null],
    ['requirements.in', 'python'],
    ['x.gemspec', 'bundler'],
    ['package.json.bak', null],
  ])('knows %s', (path, kind) => {
    expect(manifestKind(path)).toBe(kind);
  });
});
