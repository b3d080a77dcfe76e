// How imports are resolved, language by language.

import { describe, expect, it } from 'vitest';
import type { RawImport } from '../../../../src/core/mapping/skeleton/facts/source-facts.ts';
import { edgesOf, type Tree, treeOf } from './tree-of.ts';

const code = [] as const;

function outsideOf(tree: Tree): readonly string[] {
  return treeOf(tree).imports.external.map(({ name, manifest }) => `${name} ${manifest}`);
}

function missingIn(tree: Tree): readonly string[] {
  return treeOf(tree).imports.unresolved.map(({ text }) => text);
}

describe('JavaScript and TypeScript', () => {
  it.each<[string, readonly string[], Tree]>([
    ['an extension', ['a.ts -> b.ts'], { 'a.ts': ['./b'], 'b.ts': code }],
    ['the compiled name of a source', ['a.ts -> b.tsx'], { 'a.ts': ['./b.js'], 'b.tsx': code }],
    [
      'the script, not its types, from a script',
      ['a.js -> b.js', 'c.ts -> b.d.ts'],
      { 'a.js': ['./b'], 'c.ts': ['./b'], 'b.js': code, 'b.d.ts': code },
    ],
    ['a folder', ['a.ts -> b/index.ts'], { 'a.ts': ['./b'], 'b/index.ts': code }],
    ['the folder above', ['x/a.js -> index.js'], { 'x/a.js': ['..'], 'index.js': code }],
    [
      'what the manifest of a folder calls its main',
      ['p/bin/a.js -> p/lib/i.js'],
      { 'p/bin/a.js': ['../'], 'p/package.json': '{"main":"./lib/i"}', 'p/lib/i.js': code },
    ],
    [
      'scripts of a build that are written by hand',
      ['build/a.ts -> build/b.ts'],
      {
        'package.json': '{}',
        'build/a.ts': ['./b'],
        'build/b.ts': code,
        'x.ts': code,
        'y.ts': code,
        'z.ts': code,
      },
    ],
    ['a query suffix', ['a.ts -> b.svg'], { 'a.ts': ['./b.svg?raw'], 'b.svg': { imports: null } }],
    ['one platform', ['a.js -> b.ios.js'], { 'a.js': ['./b'], 'b.ios.js': code, 'b.android.js': code }],
    [
      'paths of tsconfig, with comments',
      ['a.ts -> src/lib/b.ts'],
      {
        'tsconfig.json':
          '{ // here\n "compilerOptions": { "baseUrl": ".", "paths": { "@lib/*": ["src/lib/*"], }, } }',
        'a.ts': ['@lib/b'],
        'src/lib/b.ts': code,
      },
    ],
    [
      'paths that are inherited',
      ['app/a.ts -> base/b.ts'],
      {
        'tsconfig.base.json': '{"compilerOptions":{"paths":{"b":["./base/b.ts"]}}}',
        'app/tsconfig.json': '{"extends":"../tsconfig.base.json"}',
        'app/a.ts': ['b'],
        'base/b.ts': code,
      },
    ],
    ['an alias without settings', ['src/x/a.ts -> src/b.ts'], { 'src/x/a.ts': ['@/b'], 'src/b.ts': code }],
    [
      'an alias from the package, not from the nearest folder',
      ['p/src/lib/x/y/a.ts -> p/src/lib/b.ts', 'p/src/lib/x/y/a.ts -> p/c.ts'].reverse(),
      {
        'p/package.json': '{}',
        'p/src/lib/x/y/a.ts': ['$lib/b', '~~/c/d', '~~/c'],
        'p/src/lib/x/lib/b.ts': code,
        'p/src/lib/b.ts': code,
        'p/c.ts': code,
      },
    ],
    [
      'the main of a package beside',
      ['p/a/i.ts -> p/b/src/i.ts'],
      {
        'p/a/i.ts': ['@x/b'],
        'p/b/package.json': '{"name":"@x/b","main":"dist/i.js"}',
        'p/b/src/i.ts': code,
      },
    ],
    [
      'the exports of a package beside',
      ['a.ts -> p/b/lib/deep/c.js'],
      {
        'a.ts': ['@x/b/deep/c'],
        'p/b/package.json':
          '{"name":"@x/b","exports":{"./deep/*":{"types":"./no.d.ts","default":"./lib/deep/*.js"}}}',
        'p/b/lib/deep/c.js': code,
      },
    ],
    [
      'the source of a package whose build lies beside it',
      ['a.ts -> p/b/src/index.ts'],
      {
        'a.ts': ['@x/b'],
        'p/b/package.json': '{"name":"@x/b","exports":{"import":"./dist/i.js","custom":"./src/index.ts"}}',
        'p/b/dist/i.js': code,
        'p/b/src/index.ts': code,
      },
    ],
    [
      'the imports of the own package',
      ['src/a.ts -> src/b.ts'],
      { 'package.json': '{"imports":{"#*":"./src/*.ts"}}', 'src/a.ts': ['#b'], 'src/b.ts': code },
    ],
  ])('resolves %s', (_, expected, tree) => {
    expect(edgesOf(tree)).toEqual(expected);
  });

  it('names packages, and whether an applicable manifest declares them', () => {
    const tree: Tree = {
      'package.json': '{"dependencies":{"a":"1"}}',
      'sub/package.json': '{"devDependencies":{"@s/b":"1"}}',
      'x.ts': ['a/deep', '@s/b', 'node:fs', 'path'],
      'sub/y.ts': ['@s/b/z', 'a'],
    };
    expect(outsideOf(tree)).toEqual([
      '@s/b undeclared',
      'a declared',
      'node:fs standard',
      'node:path standard',
    ]);
  });

  it('reports imports that resolve to nothing', () => {
    const texts = ['./gone', '../../out', './dist/made.js'];
    expect(missingIn({ 'a.ts': texts })).toEqual(['./gone']);
  });

  it('says nothing of names that no registry accepts: aliases, virtual modules and what a build replaces', () => {
    const texts = [
      '@/no',
      '/static/x.dart',
      '$lib/x',
      '$app/forms',
      'virtual:icons',
      '#imports',
      '~/x',
      'MANIFEST',
      '__kit/x',
    ];
    const tree: Tree = { 'package.json': '{}', 'app/routes/a.ts': [...texts, './$types', './+types/a'] };
    expect([outsideOf(tree), missingIn(tree)]).toEqual([[], []]);
    expect(edgesOf({ ...tree, 'app/lib/x.ts': code })).toEqual(['app/routes/a.ts -> app/lib/x.ts']);
  });

  it('says nothing of data that a program finds next to what is built from it', () => {
    const dynamic = ['../package.json', './gone.css', './gone'].map((text) => ({
      text,
      kind: 'dynamic' as const,
    }));
    const static_ = [{ text: './gone.json', kind: 'static' as const }];
    expect(missingIn({ 'src/a.ts': { imports: [...dynamic, ...static_] } })).toEqual([
      './gone',
      './gone.json',
    ]);
    expect(missingIn({ 'src/a.js': { imports: dynamic.slice(0, 1) } })).toEqual(['../package.json']);
  });

  it('takes an address for its own declaration', () => {
    const tree = { 'package.json': '{}', 'a.ts': ['https://x.org/y.js'] };
    expect(outsideOf(tree)).toEqual(['https://x.org/y.js declared']);
  });

  it('says nothing of what settings that are not there yet may explain', () => {
    const tree: Tree = { 'package.json': '{}', 'p/a.ts': ['./made', '@own/x'] };
    const open = (text: string) => ({ ...tree, 'p/tsconfig.json': text });
    const said = (one: Tree) => [...outsideOf(one), ...missingIn(one)];
    expect(said(tree)).toEqual(['@own/x undeclared', './made']);
    expect(said(open('{"extends":"./.svelte-kit/tsconfig.json"}'))).toEqual([]);
    expect(said(open('{"compilerOptions":{"rootDirs":[".","./.made"]}}'))).toEqual([]);
    expect(said(open('{"extends":"./base.json"}'))).toEqual([]);
    expect(said({ ...open('{"extends":"./base.json"}'), 'p/base.json': '{}' })).toHaveLength(2);
  });

  it('follows links inside the codebase; what lies outside is not missing', () => {
    const links = { 'p/a/shared.js': 'scripts/shared.ts', 'p/a/kit': 'lib/kit', 'p/a/far.js': null };
    const tree: Tree = {
      'p/a/x.config.js': ['./shared.js', './kit/deep', './far.js'],
      'scripts/shared.ts': code,
      'lib/kit/deep.ts': code,
    };
    expect(edgesOf(tree, links)).toEqual([
      'p/a/x.config.js -> lib/kit/deep.ts',
      'p/a/x.config.js -> scripts/shared.ts',
    ]);
    expect(treeOf(tree, links).imports.unresolved).toEqual([]);
    expect(missingIn(tree)).toEqual(['./shared.js', './kit/deep', './far.js']);
  });

  it('reports nothing of a package of this codebase whose files are built', () => {
    const tree: Tree = {
      'p/b/package.json': '{"name":"@x/b","exports":"./made/i.js"}',
      'a.ts': ['@x/b', '@x/b/c'],
    };
    expect([outsideOf(tree), missingIn(tree)]).toEqual([[], []]);
  });

  it('keeps the strongest kind of an edge', () => {
    const kinds = (['type', 'dynamic', 'static'] as const).map((kind) => ({ text: './b', kind }));
    const tree = (count: number): Tree => ({ 'a.ts': { imports: kinds.slice(0, count) }, 'b.ts': code });
    expect([1, 2, 3].map((count) => treeOf(tree(count)).imports.edges[0]?.kind)).toEqual([
      'type',
      'dynamic',
      'static',
    ]);
  });
});

function python(text: string, ...names: string[]) {
  return { imports: [{ text, kind: 'static' as const, names }] };
}

describe('Python', () => {
  it.each<[string, readonly string[], Tree]>([
    ['a module', ['a.py -> p/b.py'], { 'a.py': python('p.b'), 'p/b.py': code, 'p/__init__.py': code }],
    ['below src', ['tests/t.py -> src/p/b.py'], { 'tests/t.py': python('p.b', 'f'), 'src/p/b.py': code }],
    [
      'an imported module',
      ['a.py -> p/b.py'],
      { 'a.py': python('p', 'b'), 'p/b.py': code, 'p/__init__.py': code },
    ],
    [
      'names and modules together',
      ['a.py -> p/__init__.py', 'a.py -> p/b.py'],
      { 'a.py': python('p', 'b', 'f'), 'p/b.py': code, 'p/__init__.py': code },
    ],
    ['one dot', ['p/a.py -> p/b.py'], { 'p/a.py': python('.', 'b'), 'p/b.py': code }],
    ['two dots', ['p/q/a.py -> p/b.py'], { 'p/q/a.py': python('..b', 'f'), 'p/b.py': code }],
    [
      'a package in a folder of its own',
      ['x/p/a.py -> x/p/b.py'],
      { 'x/p/a.py': python('p.b'), 'x/p/b.py': code, 'x/p/__init__.py': code },
    ],
    ['beside a script', ['tools/a.py -> tools/b.py'], { 'tools/a.py': python('b'), 'tools/b.py': code }],
    [
      'never the standard library beside it',
      [],
      {
        'p/a.py': python('typing', 'Any'),
        'p/typing.py': code,
        'tools/b.py': python('json'),
        'tools/json.py': code,
      },
    ],
    [
      'never a module of the same package without a dot',
      [],
      { 'p/__init__.py': code, 'p/a.py': python('helpers'), 'p/helpers.py': code },
    ],
    [
      'a package of the application that is called like a standard module',
      ['a.py -> profile/models.py'],
      { 'a.py': python('profile', 'models'), 'profile/__init__.py': code, 'profile/models.py': code },
    ],
    [
      'a namespace without __init__.py, wherever it lies',
      ['backend/ns/x/a.py -> backend/ns/y/b.py'],
      { 'backend/ns/x/a.py': python('ns.y.b', 'f'), 'backend/ns/y/b.py': code },
    ],
    [
      'the nearest of packages with one name',
      ['one/tests/a.py -> one/tests/util.py', 'two/tests/a.py -> two/tests/util.py'],
      Object.fromEntries(
        ['one', 'two'].flatMap((folder) => [
          [`${folder}/tests/__init__.py`, code],
          [`${folder}/tests/util.py`, code],
          [`${folder}/tests/a.py`, python('tests.util', 'f')],
        ]),
      ),
    ],
    [
      'a root that the manifest names',
      ['t.py -> code/ns/p/b.py'],
      {
        'pyproject.toml': '[tool.hatch.build.targets.wheel]\npackages = ["code/ns"]\n',
        't.py': python('ns.p.b'),
        'code/ns/p/b.py': code,
      },
    ],
  ])('resolves %s', (_, expected, tree) => {
    expect(edgesOf(tree)).toEqual(expected);
  });

  it('recognises the standard library, and packages imported under another name', () => {
    const tree: Tree = {
      'pyproject.toml': '[project]\nname = "p"\ndependencies = ["PyYAML>=6", "ruamel_yaml"]',
      'a.py': {
        imports: ['os.path', 'yaml', 'ruamel.yaml', 'numpy'].map((text) => ({ text, kind: 'static' })),
      },
    };
    expect(outsideOf(tree)).toEqual(['numpy undeclared', 'os standard', 'ruamel declared', 'yaml declared']);
  });

  it('treats packages in a folder of requirements as declared', () => {
    const tree: Tree = {
      'requirements/base.txt': 'flask>=3\n',
      'requirements/dev.txt': '-r base.txt\n',
      'shop/app.py': { imports: ['flask', 'numpy'].map((text) => ({ text, kind: 'static' })) },
    };
    expect(outsideOf(tree)).toEqual(['flask declared', 'numpy undeclared']);
  });
});

describe('a missing Python module', () => {
  const missing = (...imports: readonly RawImport[]): Tree => ({
    'pyproject.toml': '[tool.setuptools_scm]\nversion_file = "src/p/_version.py"\n',
    'src/p/__init__.py': code,
    'src/p/_fast.pyx': { imports: null },
    'src/p/ns/deep/x.py': code,
    'src/p/a.py': { imports },
  });
  const from = (text: string, ...names: string[]): RawImport => ({ text, kind: 'static', names });

  it('is not reported for build output, a namespace package or an optional import', () => {
    const tree = missing(
      from('.', '_fast'),
      from('p._fast', 'f'),
      from('._version', 'version'),
      from('.ns', 'deep'),
      { ...from('._gone', 'f'), optional: true },
    );
    expect(missingIn(tree)).toEqual([]);
  });

  it('is not reported for modules that another module creates at run time', () => {
    const tree = missing(
      from('.six.moves', 'queue'),
      from('p.six.moves.urllib.parse', 'urlencode'),
      from('.extern.packaging', 'tags'),
      from('p.extern.packaging.version', 'Version'),
    );
    const made = {
      'src/p/six.py': code,
      'src/p/extern/__init__.py': { makesModules: true },
    } as const;
    expect(missingIn({ ...tree, ...made })).toEqual([]);
    expect(edgesOf({ ...tree, ...made })).toEqual([
      'src/p/a.py -> src/p/extern/__init__.py',
      'src/p/a.py -> src/p/six.py',
    ]);
    expect(missingIn({ ...tree, 'src/p/extern/__init__.py': code, 'src/p/six.py': code })).toEqual([
      '.extern.packaging',
      'p.extern.packaging.version',
    ]);
  });

  it('is reported only within the project’s own package', () => {
    expect(missingIn(missing(from('.gone', 'f'), from('p.gone.deeper', 'f')))).toEqual([
      '.gone',
      'p.gone.deeper',
    ]);
  });

  it('is declared if the distribution adds the word Django or Python', () => {
    const tree = {
      'requirements.txt': 'django-debug-toolbar==1\npython-slugify==2\npytest-kit==3\n',
      'a.py': { imports: ['debug_toolbar', 'slugify', 'kit'].flatMap((name) => python(name).imports) },
    };
    expect(outsideOf(tree)).toEqual(['debug_toolbar declared', 'kit undeclared', 'slugify declared']);
  });

  it('is declared if its distribution is', () => {
    const tree: Tree = {
      'pyproject.toml': '[project]\nname = "p"\ndependencies = ["pytest", "opentelemetry-sdk", "cffi"]\n',
      'a.py': ['_pytest.config', 'opentelemetry.sdk.trace', '_cffi_backend', '_other'],
    };
    expect(outsideOf(tree)).toEqual([
      '_cffi_backend declared',
      '_other undeclared',
      '_pytest declared',
      'opentelemetry declared',
    ]);
    expect(outsideOf({ 'setup.py': '', 'a.py': ['requests'] })).toEqual(['requests declared']);
  });
});

describe('Go', () => {
  const tree: Tree = {
    'go.mod': 'module ex.com/m\n\nrequire (\n\tgithub.com/a/b/v2 v2.0.1\n)\n',
    'cmd/x/main.go': [
      'ex.com/m/internal/s',
      'github.com/a/b/v2/sub',
      'net/http',
      'ex.com/m/gone',
      'github.com/c/d/e',
    ],
    'internal/s/s.go': code,
  };

  it('resolves to the folder of a package', () => {
    expect(edgesOf(tree)).toEqual(['cmd/x/main.go -> internal/s']);
    expect(missingIn(tree)).toEqual(['ex.com/m/gone']);
  });

  it('resolves modules in folders and replacements, but not released ones', () => {
    const modules: Tree = {
      'go.mod': 'module ex.com/m\nrequire (\n\tex.com/m/plug v1.0.0\n\tother.com/fork v1.2.0\n)\n',
      'svc/go.mod': 'module ex.com/m/svc\nreplace other.com/fork v1.2.0 => ../fork // for now\n',
      'svc/main.go': ['ex.com/m/svc/internal/a', 'ex.com/m/lib', 'other.com/fork/x'],
      'svc/internal/a/a.go': code,
      'lib/lib.go': ['ex.com/m/plug/x', 'other.com/fork/x'],
      'fork/x/x.go': code,
    };
    expect(edgesOf(modules)).toEqual([
      'svc/main.go -> fork/x',
      'svc/main.go -> lib',
      'svc/main.go -> svc/internal/a',
    ]);
    expect(missingIn(modules)).toEqual([]);
    expect(outsideOf(modules)).toEqual(['ex.com/m/plug declared', 'other.com/fork declared']);
  });

  it('names modules as they are required', () => {
    expect(outsideOf(tree)).toEqual([
      'github.com/a/b/v2 declared',
      'github.com/c/d undeclared',
      'net/http standard',
    ]);
  });
});

describe('Rust', () => {
  const crate = { 'Cargo.toml': '[package]\nname = "my-crate"\n[dependencies]\nserde = "1"\n' } as const;
  const mod = (text: string, file?: string) => ({
    imports: [{ text, kind: 'static' as const, form: 'mod' as const, ...(file !== undefined && { file }) }],
  });

  it.each<[string, readonly string[], Tree]>([
    ['mod in the root', ['src/lib.rs -> src/a.rs'], { 'src/lib.rs': mod('a'), 'src/a.rs': code }],
    ['mod as a folder', ['src/lib.rs -> src/a/mod.rs'], { 'src/lib.rs': mod('a'), 'src/a/mod.rs': code }],
    [
      'mod below a module',
      ['src/a.rs -> src/a/b.rs'],
      { 'src/lib.rs': code, 'src/a.rs': mod('b'), 'src/a/b.rs': code },
    ],
    [
      'mod with a path',
      ['src/lib.rs -> src/z/y.rs'],
      { 'src/lib.rs': mod('a', 'z/y.rs'), 'src/z/y.rs': code },
    ],
    [
      'crate::',
      ['src/b.rs -> src/a/c.rs'],
      { 'src/lib.rs': code, 'src/b.rs': ['crate::a::c::Thing'], 'src/a/c.rs': code },
    ],
    [
      'super::',
      ['src/a/b.rs -> src/a/c.rs'],
      { 'src/lib.rs': code, 'src/a/b.rs': ['super::c::f'], 'src/a/c.rs': code },
    ],
    [
      'super::super::',
      ['src/a/b.rs -> src/d.rs'],
      { 'src/lib.rs': code, 'src/a/b.rs': ['super::super::d::*'], 'src/d.rs': code },
    ],
    [
      'self::',
      ['src/a.rs -> src/a/b.rs'],
      { 'src/lib.rs': code, 'src/a.rs': ['self::b::f'], 'src/a/b.rs': code },
    ],
    [
      'the own crate in a test',
      ['tests/t.rs -> src/a.rs'],
      { ...crate, 'src/lib.rs': code, 'src/a.rs': code, 'tests/t.rs': ['my_crate::a::f'] },
    ],
    [
      'a test beside',
      [],
      { 'src/lib.rs': { imports: [{ text: 'super::*', kind: 'static', within: ['tests'] }] } },
    ],
  ])('resolves %s', (_, expected, tree) => {
    expect(edgesOf(tree)).toEqual(expected);
  });

  it.each<[string, readonly string[], Tree]>([
    [
      'a library whose root is elsewhere',
      [
        'lib/a.rs -> lib/a/b.rs',
        'lib/a/b.rs -> lib/c.rs',
        'lib/root.rs -> lib/a.rs',
        'lib/root.rs -> lib/c.rs',
      ],
      {
        'Cargo.toml': '[package]\nname = "x"\nedition = "2021"\n[lib]\npath = "lib/root.rs"\n',
        'lib/root.rs': { imports: [...mod('a').imports, ...mod('c').imports] },
        'lib/a.rs': mod('b'),
        'lib/a/b.rs': ['crate::c::f'],
        'lib/c.rs': code,
      },
    ],
    [
      'a program and a test with a path',
      ['checks/all.rs -> checks/one.rs', 'tool/run.rs -> tool/args.rs'],
      {
        'Cargo.toml':
          '[package]\nname = "x"\n[[bin]]\nname = "t"\npath = "tool/run.rs"\n[[test]]\nname = "c"\npath = "checks/all.rs"\n',
        'tool/run.rs': mod('args'),
        'tool/args.rs': code,
        'checks/all.rs': mod('one'),
        'checks/one.rs': code,
      },
    ],
    [
      'modules of a file that its path names',
      ['src/lib.rs -> src/z/y.rs', 'src/z/y.rs -> src/z/k.rs'],
      { 'src/lib.rs': mod('a', 'z/y.rs'), 'src/z/y.rs': mod('k'), 'src/z/k.rs': code },
    ],
    [
      'paths from the root before 2018',
      ['src/a.rs -> src/b.rs', 'src/lib.rs -> src/a.rs', 'src/lib.rs -> src/b.rs'],
      {
        'Cargo.toml': '[package]\nname = "x"\n',
        'src/lib.rs': { imports: [...mod('a').imports, ...mod('b').imports] },
        'src/a.rs': ['b::f'],
        'src/b.rs': code,
      },
    ],
  ])('resolves %s', (_, expected, tree) => {
    expect(edgesOf(tree)).toEqual(expected);
    expect(missingIn(tree)).toEqual([]);
  });

  it('does not miss modules in tests, and takes names that the file brings in for no crates', () => {
    const tree: Tree = {
      ...crate,
      'src/lib.rs': mod('a'),
      'src/a/mod.rs': mod('gone'),
      'src/a/tests/one.rs': mod('inner'),
      'src/a/tests/one/inner.rs': code,
      'tests/all.rs': {
        imports: [
          ...mod('gone').imports,
          { text: 'signal', kind: 'static', form: 'mod', within: ['support'], file: 'signal.rs' },
          { text: 'support::signal::send', kind: 'static' },
          { text: 'crate::x::Kind', kind: 'static' },
          { text: 'Kind::*', kind: 'static' },
          { text: 'other::f', kind: 'static' },
        ],
      },
    };
    expect(edgesOf(tree)).toEqual([
      'src/a/tests/one.rs -> src/a/tests/one/inner.rs',
      'src/lib.rs -> src/a/mod.rs',
    ]);
    expect(missingIn(tree)).toEqual(['mod gone']);
    expect(outsideOf(tree)).toEqual(['other undeclared']);
  });

  it('recognises a dependency by the name its manifest gives it', () => {
    const tree: Tree = {
      'Cargo.toml':
        '[workspace]\nmembers = ["a", "b"]\n[workspace.dependencies]\nrng = { package = "rand" }\n',
      'a/Cargo.toml':
        '[package]\nname = "a"\nedition = "2021"\n[dependencies]\ncore_b = { package = "b-core", path = "../b" }\nrng = { workspace = true }\n[dependencies.yaml]\npackage = "serde_yaml"\nversion = "1"\n',
      'a/src/main.rs': ['core_b::deep::f', 'rng::Rng', 'yaml::from_str', 'b_core::x'],
      'b/Cargo.toml': '[package]\nname = "b-core"\n',
      'b/src/lib.rs': mod('deep'),
      'b/src/deep.rs': code,
    };
    expect(edgesOf(tree)).toEqual([
      'a/src/main.rs -> b/src/deep.rs',
      'a/src/main.rs -> b/src/lib.rs',
      'b/src/lib.rs -> b/src/deep.rs',
    ]);
    expect(outsideOf(tree)).toEqual(['rand declared', 'serde_yaml declared']);
  });

  it('resolves into another crate of the workspace', () => {
    const tree: Tree = {
      'x/Cargo.toml': '[package]\nname = "x-core"\n',
      'x/src/lib.rs': code,
      'y/Cargo.toml': '[package]\nname = "y"\n',
      'y/src/main.rs': ['x_core::f', 'std::io', 'serde::de'],
    };
    expect(edgesOf(tree)).toEqual(['y/src/main.rs -> x/src/lib.rs']);
    expect(outsideOf(tree)).toEqual(['serde undeclared', 'std standard']);
  });
});

describe('Java', () => {
  const java = (packageName: string, ...texts: string[]) => ({
    packageName,
    imports: texts.map((text) => ({ text, kind: 'static' as const })),
  });

  it('resolves classes, nested classes and members to their file, and packages to their folder', () => {
    const tree: Tree = {
      'src/main/java/a/B.java': java('a'),
      'src/main/java/a/c/D.java': java(
        'a.c',
        'a.B',
        'a.B.Inner',
        'a.B.MAX',
        'java.util.List',
        'org.slf4j.Logger',
      ),
      'src/main/java/E.java': java('e', 'a.c.*', 'a.MadeByProcessor'),
    };
    expect(edgesOf(tree)).toEqual([
      'src/main/java/E.java -> src/main/java/a/c',
      'src/main/java/a/c/D.java -> src/main/java/a/B.java',
    ]);
    expect(missingIn(tree)).toEqual([]);
    expect(outsideOf(tree)).toEqual(['java.util standard', 'org.slf4j declared']);
  });
});

describe('Java that is not read directly', () => {
  it('is found as a template; a test stub claims no package', () => {
    const java = (packageName: string, ...texts: string[]) => ({
      packageName,
      imports: texts.map((text) => ({ text, kind: 'static' as const })),
    });
    const tree: Tree = {
      'src/main/java/a/B.java': java('a', 'a.x.Version', 'android.os.Bundle'),
      'src/main/java/a/x/Version.java.in': { imports: null },
      'src/main/java/a/x/C.java': java('a.x'),
      'src/test/java/android/os/Looper.java': java('android.os'),
    };
    expect(edgesOf(tree)).toEqual(['src/main/java/a/B.java -> src/main/java/a/x/Version.java.in']);
    expect(missingIn(tree)).toEqual([]);
  });
});

describe('Kotlin', () => {
  it('resolves to declarations in any file, also from Java', () => {
    const kotlin = (packageName: string, declares: readonly string[], ...texts: string[]) => ({
      packageName,
      declares,
      imports: texts.map((text) => ({ text, kind: 'static' as const })),
    });
    const tree: Tree = {
      'app/any/Main.kt': kotlin(
        'a.app',
        ['main'],
        'a.util.shout',
        'a.model.Item.Kind',
        'a.util.*',
        'a.gone.X',
      ),
      'lib/Text.kt': kotlin('a.util', ['shout', 'Loud']),
      'lib/Item.kt': kotlin('a.model', ['Item']),
      'old/Use.java': kotlin('a.old', [], 'a.util.TextKt', 'a.util.Loud', 'a.util.MadeByProcessor'),
    };
    expect(edgesOf(tree)).toEqual([
      'app/any/Main.kt -> lib',
      'app/any/Main.kt -> lib/Item.kt',
      'app/any/Main.kt -> lib/Text.kt',
      'old/Use.java -> lib/Text.kt',
    ]);
    expect(missingIn(tree)).toEqual([]);
  });
});

describe('C and C++', () => {
  const quoted = (...texts: string[]) => ({
    imports: texts.map((text): RawImport => ({ text, kind: 'static' })),
  });
  const angle = (...texts: string[]) => ({
    imports: texts.map((text): RawImport => ({ text, kind: 'static', form: 'angle' })),
  });

  it('resolves next to the file, in include folders, and to the only path with that ending', () => {
    const tree: Tree = {
      'src/a.c': quoted('a.h', '../other/b.h', 'pkg/c.h', 'deep/d.hpp'),
      'src/a.h': code,
      'other/b.h': code,
      'include/pkg/c.h': angle('pkg/e.h', 'stdio.h', 'vector', 'boost/asio.hpp', 'sys/types.h'),
      'include/pkg/e.h': code,
      'third/x/deep/d.hpp': code,
    };
    expect(edgesOf(tree)).toEqual([
      'include/pkg/c.h -> include/pkg/e.h',
      'src/a.c -> include/pkg/c.h',
      'src/a.c -> other/b.h',
      'src/a.c -> src/a.h',
      'src/a.c -> third/x/deep/d.hpp',
    ]);
    expect(missingIn(tree)).toEqual([]);
    expect(outsideOf(tree)).toEqual([
      'boost declared',
      'stdio.h standard',
      'sys/types.h standard',
      'vector standard',
    ]);
  });

  it('chooses the nearest of several, prefers the standard library for standard names, and its own file when quoted', () => {
    const tree: Tree = {
      'a/x/one.c': quoted('util.h', 'time.h'),
      'a/util.h': code,
      'b/util.h': code,
      'b/two.c': { imports: [...quoted('util.h').imports, ...angle('time.h').imports] },
      'a/x/time.h': code,
    };
    expect(edgesOf(tree)).toEqual([
      'a/x/one.c -> a/util.h',
      'a/x/one.c -> a/x/time.h',
      'b/two.c -> b/util.h',
    ]);
  });

  it('reports headers that a path with dots does not lead to, but not build output or third-party headers', () => {
    const tree: Tree = {
      'lib/a.c': quoted('../lib/gone.h', './near.h', 'config.h', 'made.h', 'gtest/gtest.h', 'Python.h'),
      'lib/made.h.in': { imports: null },
    };
    expect(missingIn(tree)).toEqual(['../lib/gone.h', './near.h']);
  });
});

describe('PHP, Ruby and Dart', () => {
  it.each<[string, readonly string[], Tree]>([
    [
      'PHP’s classes below the folders that composer.json names',
      ['src/Cart.php -> src/Money/Price.php', 'tests/CartTest.php -> src/Cart.php'],
      {
        'composer.json':
          '{"autoload":{"psr-4":{"Shop\\\\":["src/"]}},"autoload-dev":{"psr-4":{"Shop\\\\Tests\\\\":"tests"}}}',
        'src/Cart.php': ['Shop\\Money\\Price', 'DateTime', 'Psr\\Log\\LoggerInterface', 'Shop\\Made'],
        'src/Money/Price.php': code,
        'tests/CartTest.php': ['Shop\\Cart'],
      },
    ],
    [
      'a file that PHP includes',
      ['web/a.php -> lib/b.php'],
      { 'web/a.php': ['../lib/b.php'], 'lib/b.php': code },
    ],
    [
      'Ruby’s files below lib, the nearest of several, and those next to a file',
      ['a/lib/x/y.rb -> a/lib/x/z.rb', 'a/test/t.rb -> a/lib/x.rb', 'b/test/t.rb -> b/lib/x.rb'],
      {
        'a/test/t.rb': ['x', 'json'],
        'a/lib/x.rb': code,
        'a/lib/x/y.rb': ['./z'],
        'a/lib/x/z.rb': code,
        'b/test/t.rb': ['x'],
        'b/lib/x.rb': code,
      },
    ],
    [
      'Dart’s own packages and relative files',
      ['app/lib/main.dart -> core/lib/src/a.dart', 'core/lib/core.dart -> core/lib/src/a.dart'],
      {
        'core/pubspec.yaml': 'name: core\ndependencies:\n  meta: ^1.0.0\n',
        'core/lib/core.dart': ['./src/a.dart', './src/a.g.dart', 'package:meta/meta.dart', 'dart:async'],
        'core/lib/src/a.dart': code,
        'app/pubspec.yaml': 'name: app\ndependencies:\n  core:\n    path: ../core\n',
        'app/lib/main.dart': ['package:core/src/a.dart', 'package:core/made.g.dart'],
      },
    ],
  ])('resolves %s', (_, expected, tree) => {
    expect(edgesOf(tree)).toEqual(expected);
    expect(missingIn(tree)).toEqual([]);
  });

  it('names packages from elsewhere, and what the language brings along', () => {
    const tree: Tree = {
      'pubspec.yaml': 'name: core\ndependencies:\n  meta: ^1.0.0\n',
      'lib/a.dart': ['package:meta/meta.dart', 'package:http/http.dart', 'dart:io', 'package:core/gone.dart'],
      'a.php': ['DateTime', 'Psr\\Log\\LoggerInterface'],
    };
    expect(outsideOf(tree)).toEqual([
      'DateTime standard',
      'Psr declared',
      'dart:io standard',
      'http undeclared',
      'meta declared',
    ]);
    expect(missingIn(tree)).toEqual(['package:core/gone.dart']);
  });
});

it('imports outside the mapped folder are not reported as missing', () => {
  const tree: Tree = {
    'a.ts': ['../../shared/b', '../dist/made'],
    'p/__init__.py': code,
    'p/a.py': { imports: [{ text: '...other', kind: 'static', names: ['f'] }] },
    'lib/a.c': { imports: [{ text: '../../out.h', kind: 'static' }] },
  };
  expect(missingIn(tree)).toEqual([]);
  expect(edgesOf(tree)).toEqual([]);
});
