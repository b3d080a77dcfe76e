import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { minifyPackages } from '../../scripts/build/minify-packages.mjs';
import { fileName, type Piece, partition } from '../../scripts/build/partition.mjs';
import { thirdParty } from '../../scripts/build/third-party.mjs';
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
