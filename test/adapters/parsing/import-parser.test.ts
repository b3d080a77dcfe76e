// The parsers themselves, on the forms of imports that each language allows.

import { describe, expect, it } from 'vitest';
import { parseImports } from '../../../src/adapters/parsing/import-parser.ts';
import type { Grammar, RawImport } from '../../../src/core/mapping/skeleton/facts/source-facts.ts';

async function imports(grammar: Grammar, text: string): Promise<readonly RawImport[]> {
  const parsed = await parseImports(grammar, text);
  return parsed.status === 'ok' ? parsed.imports : [];
}

const short = (found: readonly RawImport[]) => found.map(({ kind, text }) => `${kind} ${text}`);

describe('parseImports', () => {
  it.each<[Grammar, string, readonly string[]]>([
    [
      'typescript',
      `import a, { b } from './a.ts';\nimport './side.js';`,
      ['static ./a.ts', 'static ./side.js'],
    ],
    [
      'typescript',
      `import type { A } from './a.ts';\nexport type { B } from "b";`,
      ['type ./a.ts', 'type b'],
    ],
    [
      'typescript',
      `export * from './a.ts';\nexport { x } from './b.ts';`,
      ['static ./a.ts', 'static ./b.ts'],
    ],
    ['typescript', `import fs = require('fs');`, ['static fs']],
    ['typescript', `async function f() { return await import('./lazy.ts'); }`, ['dynamic ./lazy.ts']],
    [
      'typescript',
      `import(/* webpackChunkName: "a" */ './a.ts'); import(\n// why\n/* @vite-ignore */ './b.ts');`,
      ['dynamic ./a.ts', 'dynamic ./b.ts'],
    ],
    [
      'typescript',
      'const x = import(`./plain.ts`); import(`./$' + '{x}.ts`); import(x);',
      ['dynamic ./plain.ts'],
    ],
    ['typescript', `const s = "import x from './no'"; // import y from './no'\n/* require('./no') */`, []],
    ['typescript', `new Worker(new URL('./worker.ts', import.meta.url));`, ['dynamic ./worker.ts']],
    [
      'tsx',
      `import { A } from './A';\nconst b = <A x={require('./img.png')} />;`,
      ['static ./A', 'static ./img.png'],
    ],
    ['javascript', `const a = require('./a'), b = require("b/c").d;`, ['static ./a', 'static b/c']],
    [
      'javascript',
      `function later() { return require('./a'); }\nrequire.resolve('b');`,
      ['dynamic ./a', 'dynamic b'],
    ],
    ['javascript', `a.require('x'); notRequire('y');`, []],
    [
      'python',
      `import a.b, c as d\nfrom . import e\nfrom ..f.g import (h,\n  i as j)`,
      ['static a.b', 'static c', 'static .', 'static ..f.g'],
    ],
    ['python', `def f():\n    import late\n`, ['dynamic late']],
    ['python', `if TYPE_CHECKING:\n    from a import b\n`, ['type a']],
    [
      'python',
      `import importlib\nm = importlib.import_module("plugin.one")`,
      ['static importlib', 'dynamic plugin.one'],
    ],
    ['python', `"""\nimport nothing\n"""\nx = 1`, []],
    [
      'go',
      `package main\nimport "fmt"\nimport (\n\tx "a.com/b/c"\n\t_ "d"\n)\n\nfunc main() {}`,
      ['static fmt', 'static a.com/b/c', 'static d'],
    ],
    [
      'rust',
      `mod a;\nuse crate::{b::{self, c as d}, e::*};\nuse super::f;\nextern crate g;`,
      [
        'static a',
        'static crate::b::self',
        'static crate::b::c',
        'static crate::e::*',
        'static super::f',
        'static ::g',
      ],
    ],
    [
      'java',
      `package a.b;\nimport java.util.List;\nimport static a.C.d;\nimport a.e.*;\nclass X {}`,
      ['static java.util.List', 'static a.C.d', 'static a.e.*'],
    ],
  ])('%s: %s', async (grammar, text, expected) => {
    expect(short(await imports(grammar, text))).toEqual(expected);
  });

  it('returns the names imported in Python and the modules of Rust', async () => {
    expect(await imports('python', 'from .a import b as c, d')).toMatchObject([
      { text: '.a', names: ['b', 'd'] },
    ]);
    expect(await imports('rust', '#[path = "x/y.rs"]\nmod z;\nmod tests { use super::*; }')).toMatchObject([
      { text: 'z', form: 'mod', file: 'x/y.rs' },
      { text: 'super::*', within: ['tests'] },
    ]);
  });

  it('returns the package of a file', async () => {
    expect(await parseImports('java', 'package a.b.c;\n')).toMatchObject({ packageName: 'a.b.c' });
    expect(await parseImports('go', '// x\npackage server\n')).toMatchObject({ packageName: 'server' });
  });

  it('finds an import after any text it does not read further', async () => {
    const template = 'const t = `\nimport a from "no";\nconst x = 1;\n`;\n';
    expect(short(await imports('javascript', `${template}require('yes');\nconst y = 2;\n`))).toEqual([
      'static yes',
    ]);
  });

  it('marks optional imports in Python', async () => {
    const text = `try:\n    from . import _fast\nexcept ImportError:\n    import slow\nimport always\n`;
    const tried = (await imports('python', text)).filter(({ optional }) => optional === true);
    expect(short(tried)).toEqual(['static .', 'static slow']);
  });

  it('reads what it can from a broken file', async () => {
    const parsed = await parseImports(
      'typescript',
      `import a from './a';\nconst = {{{ ((;\nimport b from './b';\n`,
    );
    expect(parsed).toMatchObject({ status: 'ok', broken: true });
    expect(parsed.status === 'ok' && short(parsed.imports)).toContain('static ./a');
  });

  it('stays within its time limit on endless nesting', async () => {
    const parsed = await parseImports('javascript', `require('a');${'(['.repeat(100_000)}`);
    expect(parsed.status).toBe('late');
    expect(short(await imports('javascript', `require('after');`))).toEqual(['static after']);
  });
});
