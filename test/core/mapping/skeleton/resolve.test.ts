// Where imports lead, language by language.

import { describe, expect, it } from 'vitest';
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
    ['a folder', ['a.ts -> b/index.ts'], { 'a.ts': ['./b'], 'b/index.ts': code }],
    ['the folder above', ['x/a.js -> index.js'], { 'x/a.js': ['..'], 'index.js': code }],
    ['a question behind', ['a.ts -> b.svg'], { 'a.ts': ['./b.svg?raw'], 'b.svg': { imports: null } }],
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

  it('names packages, and whether a manifest that holds declares them', () => {
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

  it('says what leads nowhere', () => {
    expect(missingIn({ 'a.ts': ['./gone', '../../out', '@/no'] })).toEqual(['./gone', '../../out', '@/no']);
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
      'a module that is taken',
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
  ])('resolves %s', (_, expected, tree) => {
    expect(edgesOf(tree)).toEqual(expected);
  });

  it('knows the standard library and packages by another name', () => {
    const tree: Tree = {
      'pyproject.toml': '[project]\nname = "p"\ndependencies = ["PyYAML>=6", "ruamel_yaml"]',
      'a.py': {
        imports: ['os.path', 'yaml', 'ruamel.yaml', 'numpy'].map((text) => ({ text, kind: 'static' })),
      },
    };
    expect(outsideOf(tree)).toEqual([
      'numpy undeclared',
      'os standard',
      'ruamel undeclared',
      'yaml declared',
    ]);
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

  it('leads to the folder of a package', () => {
    expect(edgesOf(tree)).toEqual(['cmd/x/main.go -> internal/s']);
    expect(missingIn(tree)).toEqual(['ex.com/m/gone']);
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

  it('leads into another crate of the workspace', () => {
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

  it('leads to classes, nested ones and members to the file, packages to their folder', () => {
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
      'src/main/java/E.java': java('e', 'a.c.*', 'a.Gone'),
    };
    expect(edgesOf(tree)).toEqual([
      'src/main/java/E.java -> src/main/java/a/c',
      'src/main/java/a/c/D.java -> src/main/java/a/B.java',
    ]);
    expect(missingIn(tree)).toEqual(['a.Gone']);
    expect(outsideOf(tree)).toEqual(['java.util standard', 'org.slf4j declared']);
  });
});
