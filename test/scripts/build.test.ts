import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { minifyPackages } from '../../scripts/build/minify-packages.mjs';
import { thirdParty } from '../../scripts/build/third-party.mjs';
import { tempFolder } from '../support/temp-folder.ts';

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

  it('minifies what packages bring, and leaves every byte of ours', async () => {
    const text = await minifyPackages(bundle.replace('\n// src/not-a-module.ts\n', ''));
    const [before, after] = bundle.split(/^\/\/ node_modules[\s\S]*(?=^\/\/ src\/core\/last)/m);
    expect(text.startsWith(before ?? '?')).toBe(true);
    expect(text.endsWith(after ?? '?')).toBe(true);
    expect(text).toContain('Copyright Far');
    expect(text).toMatch(/function far\(\w\)\{/);
    expect(text).not.toContain('nobody needs');
  });

  it('ends the build for a text of a package that looks like the start of a module', async () => {
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

  it('ends the build for a package without a licence text', () => {
    const file = installed('bare', { name: 'bare', version: '1.0.0', license: 'MIT' });
    expect(() => thirdParty([file])).toThrow(/^bare 1\.0\.0 is bundled and brings no licence text: /);
  });

  it.each(['GPL-3.0-or-later', 'SEE LICENSE IN x', undefined])('ends the build for %s', (license) => {
    const file = installed('other', { name: 'other', version: '1.0.0', license }, { LICENSE: 'text' });
    expect(() => thirdParty([file])).toThrow(
      /^other 1\.0\.0 is bundled under ".*", which is not in the list/,
    );
  });

  it('is shipped, and has what the map and the hooks bundle', () => {
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
