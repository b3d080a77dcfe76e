import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minifyPackages } from '../../scripts/build/minify-packages.mjs';
import { fileName, type Piece, partition } from '../../scripts/build/partition.mjs';
import { cuesOf } from '../../scripts/build/pattern-cues.mjs';
import { ascii, plainImports, plainModules } from '../../scripts/build/plain-modules.mjs';
import { thirdParty } from '../../scripts/build/third-party.mjs';
import { readCases, recordedTools } from '../../scripts/record-failures/case-files.mjs';
import { declarations } from '../../src/core/failure/declared/declarations.ts';
import { readers } from '../../src/core/failure/readers/readers.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('build', () => {
  describe('minify packages', () => {
    const bundle = `#!/usr/bin/env node

// src/core/add.ts
function add(first, second) {
  return first + second;
}

// node_modules/.pnpm/far@1.0.0/node_modules/far/index.js
/*! Copyright Far */
// A comment nobody needs.
function far(longParameter) {
  const text = \`
// src/not-a-module.ts
\`;
  return longParameter ? text : undefined;
}

// src/core/last.ts
far(add(1, 2)); // ours
`;

    it('minifies package code, and keeps every byte of ours', async () => {
      const text = await minifyPackages(bundle.replace('\n// src/not-a-module.ts\n', ''));
      const [before, after] = bundle.split(/^\/\/ node_modules[\s\S]*(?=^\/\/ src\/core\/last)/m);
      expect(text.startsWith(before ?? '?')).toBe(true);
      expect(text.endsWith(after ?? '?')).toBe(true);
      expect(text).toContain('Copyright Far');
      expect(text).toMatch(/function far\(\w\)\{/);
      expect(text).not.toContain('nobody needs');
    });

    it('fails the build if package text looks like the start of a module', async () => {
      await expect(minifyPackages(bundle)).rejects.toThrow();
    });
  });

  describe('third party', () => {
    /** The path of a file of a package that was installed. */
    function installed(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
      const folder = join(tempFolder(), 'node_modules', name);
      const all = {
        'package.json': JSON.stringify(manifest),
        'lib/a.js': '',
        'lib/package.json': '{"type":"module"}',
        ...files,
      };
      for (const [path, text] of Object.entries(all)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      return join(folder, 'lib', 'a.js');
    }

    const TEXT = 'MIT License\r\n\r\nCopyright (c) Someone\r\n```\r\n';

    it('names each package once, by name, with its licence in full', () => {
      const zeta = installed(
        'zeta',
        { name: 'zeta', version: '2.0.0', license: 'ISC' },
        { 'LICENSE.md': 'ISC text' },
      );
      const alpha = installed(
        '@scope/alpha',
        { name: '@scope/alpha', version: '1.2.3', license: 'MIT' },
        { LICENCE: TEXT, 'NOTICE.txt': 'and this' },
      );
      const text = thirdParty([
        zeta,
        alpha,
        join(dirname(alpha), '..', 'index.js'),
        join(tempFolder(), 'src', 'ours.ts'),
      ]);
      expect(text).toContain('| @scope/alpha | 1.2.3 | MIT |\n| zeta | 2.0.0 | ISC |\n');
      expect(text).toContain(
        '## @scope/alpha 1.2.3\n\n````text\nMIT License\n\nCopyright (c) Someone\n```\n````',
      );
      expect(text).toContain('and this');
      expect(text).not.toContain('ours');
      expect(text.match(/^## /gm)).toHaveLength(2);
    });

    it('includes a licence shared by several packages once', () => {
      const files = ['one', 'two'].map((name) =>
        installed(name, { name, version: '1.0.0', license: 'MIT' }, { LICENSE: TEXT }),
      );
      const text = thirdParty(files);
      expect(text).toContain('\n\n## one 1.0.0, two 1.0.0\n\n');
      expect(text.split('Copyright (c) Someone')).toHaveLength(2);
    });

    it('fails the build for a package without a licence text', () => {
      const file = installed('bare', { name: 'bare', version: '1.0.0', license: 'MIT' });
      expect(() => thirdParty([file])).toThrow(/^bare 1\.0\.0 is bundled and brings no licence text: /);
    });

    it.each(['GPL-3.0-or-later', 'SEE LICENSE IN x', undefined])('fails the build for %s', (license) => {
      const file = installed('other', { name: 'other', version: '1.0.0', license }, { LICENSE: 'text' });
      expect(() => thirdParty([file])).toThrow(
        /^other 1\.0\.0 is bundled under ".*", which is not in the list/,
      );
    });

    it('is shipped, and includes what the map and the hooks bundle', () => {
      const root = join(import.meta.dirname, '..', '..');
      const text = readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8');
      for (const name of [
        'zod',
        'execa',
        'simple-git',
        'proper-lockfile',
        'web-tree-sitter',
        'tree-sitter-rust',
        'yaml',
      ]) {
        expect(text).toMatch(new RegExp(`^\\| ${name} \\| \\d+\\.\\d+\\.\\d+ \\| [A-Z]`, 'm'));
      }
      expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).files).toContain('THIRD-PARTY.md');
    });
  });
});

describe('the text that a pattern requires', () => {
  const all = [...declarations, ...readers];
  const isIn = (text: string, cues: readonly string[] | null) =>
    cues === null || cues.some((cue) => text.includes(cue));

  it.each<[RegExp, readonly string[] | null]>([
    [/abc/, ['abc']],
    [/ab?c/, ['a']],
    [/a{0,2}bc/, ['bc']],
    [/^(?:x|long words)$/, ['x', 'long words']],
    [/(?:one|two)? three/, [' three']],
    [/\d+ errors?: |failed\.$/m, [' error', 'failed.']],
    [/(?<name>\w+)=(?!none)(?=some)/, ['some']],
    [/[ab]c\/\u00e9\n/, ['c/é\n']],
    [/one|\w+/, null],
    [/a*/, null],
    [/words/i, null],
    [/\p{L}words/u, null],
    [/(a)\1/, null],
  ])('is derived from %s', (pattern, cues) => {
    expect(cuesOf(pattern)).toEqual(cues);
  });

  it('is known for most readers, so that few patterns are compiled', () => {
    expect(all.filter(({ signature }) => cuesOf(signature) === null).length).toBeLessThan(3);
  });

  it.each(all.filter(({ signature }) => cuesOf(signature) !== null))(
    'is in every text that matches the signature of $tool',
    ({ signature }) => {
      const cues = cuesOf(signature);
      const lines = fc.stringMatching(withoutLooks(signature));
      fc.assert(fc.property(lines, (text) => !signature.test(text) || isIn(text, cues)));
    },
  );

  it('is in all recorded output that matches a signature', () => {
    const texts = recordedTools().flatMap((tool) =>
      [...readCases(tool).values()].map(({ a }) => a.toString('utf8')),
    );
    const missed = all.flatMap(({ tool, signature }) => {
      const cues = cuesOf(signature);
      return texts.filter((text) => signature.test(text) && !isIn(text, cues)).map(() => tool);
    });
    expect(missed).toEqual([]);
  });

  /** The generator supports neither lookarounds nor word boundaries: texts made without them need not match. */
  function withoutLooks({ source, flags }: RegExp): RegExp {
    return new RegExp(source.replaceAll(/\\b|\(\?<?[=!](?:[^()\\]|\\.)*\)/gi, ''), flags.replace('m', ''));
  }
});

describe('a program in ASCII', () => {
  const evaluated = (program: string): unknown => new Function(`return ${program}`)();

  it.each([
    '"’ and 🪪"',
    '`’ …`',
    '/[×✖]{2}/.exec("a×✖")[0]',
    '/^🪪 ✏️$/u.test("🪪 ✏️")',
    '((words) => words[0])`the project’s own`',
    '1 // …',
  ])('means the same: %s', (program) => {
    const spelled = ascii(program);
    expect(spelled).toMatch(/^[\0-\x7f]+$/);
    expect(evaluated(spelled)).toEqual(evaluated(program));
  });

  it.each(['String.raw`a…`', '"\\’"'])('is refused where it would mean something else: %s', (program) => {
    expect(() => ascii(program)).toThrow(/^This cannot be spelled in ASCII: /);
  });
});

describe('plain modules', () => {
  const bundle = `var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/core/a.ts
var stdin_exports = {};
__export(stdin_exports, {
  a: () => a
});
module.exports = __toCommonJS(stdin_exports);
var far = __commonJS({ "far.js"(exports) { exports.b = 1; } });
var a = far().b;
`;

  it('lose unused helpers, and nothing else', () => {
    const plain = plainModules(bundle);
    expect(plain).not.toMatch(/__export|__toCommonJS|stdin_exports|__defProp/);
    expect(plain).toContain('__getOwnPropNames = ');
    const module = { exports: {} };
    new Function('module', plain)(module);
    expect(module.exports).toEqual({ a: 1 });
  });
});

it('built-ins are required, under any name and over any number of lines; other imports stay', () => {
  const rest = "import { a } from './a.mjs';\nimport url from 'node:url';\n";
  const bundle = `import { join, sep as sep2 } from "node:path";\nimport {\n  lstatSync,\n  opendirSync as open\n} from "node:fs";\n${rest}`;
  expect(plainImports(bundle)).toBe(
    `const { join, sep: sep2 } = require("node:path");\nconst {\n  lstatSync,\n  opendirSync: open\n} = require("node:fs");\n${rest}`,
  );
});

describe('partition', () => {
  /** Named after its content; `part` when it is the start of one. */
  function piece(name: string, imports: readonly string[], part: string | null = null): Piece {
    return { name, imports, part, modules: [{ path: `src/${name}.ts`, bytes: name.length }] };
  }

  const shared = (files: ReturnType<typeof partition>) =>
    Object.fromEntries(files.map((file) => [file.name, file.pieces.map(({ name }) => name)]));

  describe('the files of dist/lib', () => {
    const pieces = [
      piece('stop', ['turn', 'text'], 'hooks/stop.ts'),
      piece('status', ['text', 'table'], 'cli/status.ts'),
      piece('loop', ['text', 'table'], 'cli/loop.ts'),
      piece('turn', ['text']),
      piece('text', []),
      piece('table', ['text']),
    ];

    it('group code used together with a frequent part, and separate code shared only by others', () => {
      expect(shared(partition(pieces, ['hooks/stop.ts'], 0))).toEqual({
        'hooks.stop': ['stop', 'text', 'turn'],
        'cli.status': ['status'],
        'cli.loop': ['loop'],
        'shared.table': ['table'],
      });
    });

    it('are separate for code shared by the two most frequent parts', () => {
      const two = [...pieces, piece('only', [], 'hooks/only.ts'), piece('look', ['text'], 'git/look.ts')];
      expect(shared(partition(two, ['git/look.ts', 'hooks/stop.ts', 'cli/loop.ts'], 99))).toEqual({
        'git.look': ['look'],
        'hooks.stop': ['stop', 'turn'],
        'hooks.only': ['only'],
        'cli.loop': ['loop', 'table'],
        'cli.status': ['status'],
        common: ['text'],
      });
    });

    it('are separate for code that the second most frequent part shares with most parts', () => {
      const others = Array.from({ length: 60 }, (_, at) =>
        piece(`other${at}`, ['text'], `cli/other${at}.ts`),
      );
      const many = [...pieces, ...others, piece('look', [], 'git/look.ts')];
      const files = shared(partition(many, ['git/look.ts', 'hooks/stop.ts'], 99));
      expect(files).toMatchObject({ 'hooks.stop': ['stop', 'turn'], common: ['text'] });
    });

    it('are one for each set of parts if none is frequent', () => {
      expect(Object.keys(shared(partition(pieces, [], 0)))).toEqual([
        'hooks.stop',
        'cli.status',
        'cli.loop',
        'shared.text',
        'shared.table',
      ]);
    });

    it('are one for small shared pieces that need the same larger ones', () => {
      const sized = pieces.map((one) =>
        one.name === 'table' ? { ...one, modules: [{ path: 'src/t.ts', bytes: 99 }] } : one,
      );
      const needy = [
        ...sized.map((one) =>
          one.part?.startsWith('cli/') ? { ...one, imports: [...one.imports, 'needs', 'few'] } : one,
        ),
        piece('needs', ['table']),
        piece('few', ['text']),
        piece('check', ['text', 'few'], 'cli/check.ts'),
      ];
      expect(shared(partition(needy, [], 20))).toMatchObject({
        'shared.text': ['few', 'text'],
        'shared.t': ['needs', 'table'],
      });
    });

    it('are not merged with those that stay separate', () => {
      const lone = [
        piece('a', ['x', 'y'], 'cli/a.ts'),
        piece('b', ['x', 'y'], 'cli/b.ts'),
        piece('c', ['y'], 'cli/c.ts'),
        piece('x', []),
        piece('y', []),
      ];
      const names = (isApart?: (path: string) => boolean) =>
        partition(lone, [], 20, isApart)
          .map(({ name }) => name)
          .filter((name) => name.startsWith('shared'));
      expect(names()).toHaveLength(1);
      expect(names((path) => path === 'src/x.ts')).toEqual(['shared.x', 'shared.y']);
    });

    it('never make a call load a frequent part for small code that does not need it', () => {
      const calls = ['a', 'b', 'c'].map((name) => piece(name, [], `cli/${name}.ts`));
      const uses: Readonly<Record<string, readonly string[]>> = {
        a: ['plain', 'needy'],
        b: ['plain'],
        c: ['needy'],
      };
      const mixed = [
        piece('stop', ['turn'], 'hooks/stop.ts'),
        piece('turn', []),
        piece('needy', ['turn']),
        piece('plain', []),
        ...calls.map((call) => ({ ...call, imports: uses[call.name] ?? [] })),
      ];
      expect(shared(partition(mixed, ['hooks/stop.ts'], 20))).toMatchObject({
        'shared.plain': ['plain'],
        'shared.needy': ['needy'],
      });
    });

    it('are named by path, so two parts with the same name stay separate', () => {
      const names = ['app/loop/trust.ts', 'app/loop-trust.ts', 'cli/trust.ts', 'core/app.loop/trust.ts'];
      expect(new Set(names.map(fileName)).size).toBe(names.length);
    });
  });
});
