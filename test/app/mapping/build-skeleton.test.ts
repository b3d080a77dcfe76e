// The skeleton of real folders: with git and without, hostile ones, and how the cache may affect it.

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSkeleton } from '../../../src/app/mapping/build-skeleton.ts';
import type { Skeleton } from '../../../src/core/mapping/skeleton/facts/skeleton.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const edges = ({ imports }: Skeleton) =>
  imports.edges.map(({ from, to, kind }) => `${from} -> ${to} ${kind}`);
const saidOf = ({ diagnostics }: Skeleton, path: string) =>
  diagnostics.filter((said) => said.path === path).map(({ message }) => message);

/** At least one file of each language whose imports are read. */
const MIXED = {
  'package.json':
    '{"name":"mixed","bin":"cli.mjs","scripts":{"test":"node --test"},"dependencies":{"a":"1"}}',
  'cli.mjs':
    '#!/usr/bin/env node\nimport a from "a";\nimport { b } from "./src/b.js";\nconst c = await import("./src/c.ts");\n',
  'src/b.ts': 'import type { C } from "./c.ts";\nexport const b: C = 1;\n',
  'src/c.tsx': 'export type C = number;\n',
  'src/c.ts': 'export type C = number;\n',
  'py/app/__init__.py': '',
  'py/app/main.py': 'import os\nfrom app import util\n\nif __name__ == "__main__":\n    util.go()\n',
  'py/app/util.py': 'def go():\n    from . import main\n',
  'go.mod': 'module ex.com/m\n',
  'cmd/x/main.go': 'package main\n\nimport "ex.com/m/s"\n\nfunc main() { s.Go() }\n',
  's/s.go': 'package s\n',
  'rs/Cargo.toml': '[package]\nname = "r"\n',
  'rs/src/main.rs': 'mod a;\nfn main() { a::go(); }\n',
  'rs/src/a.rs': 'use std::fs;\npub fn go() {}\n',
  'java/src/main/java/x/A.java':
    'package x;\nimport x.y.B;\nclass A { public static void main(String[] a) {} }\n',
  'java/src/main/java/x/y/B.java': 'package x.y;\npublic class B {}\n',
};

/** Where the system allows it. */
const ODD_NAME = process.platform === 'win32' ? 'new line.ts' : 'new\nline.ts';

describe('buildSkeleton', () => {
  it('reads the imports and the entry points of every language', async () => {
    const root = tempFolder();
    writeFiles(root, MIXED);
    const skeleton = await buildSkeleton(root, { cache: false });
    expect(edges(skeleton)).toEqual([
      'cli.mjs -> src/b.ts static',
      'cli.mjs -> src/c.ts dynamic',
      'cmd/x/main.go -> s static',
      'java/src/main/java/x/A.java -> java/src/main/java/x/y/B.java static',
      'py/app/main.py -> py/app/util.py static',
      'py/app/util.py -> py/app/main.py dynamic',
      'rs/src/main.rs -> rs/src/a.rs static',
      'src/b.ts -> src/c.ts type',
    ]);
    expect(skeleton.imports.unresolved).toEqual([]);
    expect(skeleton.entryPoints.map(({ path }) => path)).toEqual([
      'cli.mjs',
      'cmd/x/main.go',
      'py/app/main.py',
      'rs/src/main.rs',
      'java/src/main/java/x/A.java',
    ]);
    expect(skeleton).toMatchObject({ name: 'mixed', commit: null, diagnostics: [] });
    expect(existsSync(join(root, '.msw'))).toBe(false);
  });

  it('reads the scripts of components', async () => {
    const root = tempFolder();
    writeFiles(root, {
      'A.vue':
        '<template><p>import x from "./no"</p></template>\n<script setup lang="ts" generic="T extends B<C>">\nimport { b } from "./b";\n</script>\n',
      'S.svelte':
        '<script module>\n  import "./b";\n</script>\n<script lang="ts">\n  import A from "./A.vue";\n  const lazy = () => import("./gone");\n</script>\n<A/>\n',
      'p.astro': '---\nimport S from "./S.svelte";\n---\n<S/>\n<script>import "./b";</script>\n',
      'open.vue': '<script>import "./b";',
      'b.ts': '',
    });
    const skeleton = await buildSkeleton(root, { cache: false });
    expect(edges(skeleton)).toEqual([
      'A.vue -> b.ts static',
      'S.svelte -> A.vue static',
      'S.svelte -> b.ts static',
      'p.astro -> S.svelte static',
      'p.astro -> b.ts static',
    ]);
    expect(skeleton.imports.unresolved).toEqual([{ from: 'S.svelte', text: './gone' }]);
    expect(skeleton.diagnostics).toEqual([]);
  });

  it('takes the files that git tracks or would track, and how often they changed', async () => {
    const root = tempFolder();
    writeFiles(root, { '.gitignore': 'ignored/\n', 'a.ts': 'export {};\n', 'dist/shipped.js': '1;\n' });
    writeFiles(root, { 'node_modules/x/i.js': '1;\n', 'ignored/b.ts': '1;\n', 'gone.ts': '1;\n' });
    initGit(root);
    git(root, 'rm', '-q', '-r', '--cached', 'node_modules');
    appendFileSync(join(root, 'a.ts'), 'export const a = 1;\n');
    git(root, 'commit', '-q', '-am', 'two');
    rmSync(join(root, 'gone.ts'));
    writeFileSync(join(root, ODD_NAME), 'import "./a.ts";\n');
    const skeleton = await buildSkeleton(root);
    expect(skeleton.files.count).toBe(4);
    expect(edges(skeleton)).toEqual([`${ODD_NAME} -> a.ts static`]);
    expect(skeleton.commit).toBe(git(root, 'rev-parse', 'HEAD').trim());
    expect(skeleton.hotSpots.map(({ path, commits }) => `${path} ${commits}`)).toEqual(['a.ts 2']);
  });

  it.skipIf(process.platform === 'win32')(
    'misses nothing that a link leads to or that git ignores',
    async () => {
      const root = tempFolder();
      writeFiles(root, {
        '.gitignore': 'made/\n*.gen.ts\n',
        'p/a.ts': 'import "./made"; import "./b.gen"; import "./shared.js"; import "@/c"; import "./gone";\n',
        'p/c.ts': 'new URL("./out.txt", import.meta.url);\n',
        'scripts/shared.ts': '1;\n',
        'scripts/tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./*"]}}}\n',
      });
      symlinkSync(join('..', 'scripts', 'shared.ts'), join(root, 'p', 'shared.js'));
      symlinkSync(join('..', 'scripts', 'tsconfig.json'), join(root, 'p', 'tsconfig.json'));
      initGit(root);
      const skeleton = await buildSkeleton(root, { cache: false });
      expect(edges(skeleton)).toEqual(['p/a.ts -> p/c.ts static', 'p/a.ts -> scripts/shared.ts static']);
      expect(skeleton.imports.unresolved).toEqual([{ from: 'p/a.ts', text: './gone' }]);
    },
  );

  it('never opens files that may contain secrets', async () => {
    const root = tempFolder();
    writeFiles(root, {
      '.env': 'TOKEN=one\n',
      '.npmrc': '//x:_authToken=two\n',
      'a.pem': 'three\n',
      'a.ts': '1;\n',
    });
    const skeleton = await buildSkeleton(root);
    expect(skeleton.files).toMatchObject({ count: 4, lines: 1 });
    const cache = readFileSync(join(root, '.msw', 'cache', 'skeleton.json'), 'utf8');
    expect(`${JSON.stringify(skeleton)}${cache}`).not.toMatch(/one|two|three/);
    expect(cache).not.toContain('.env');
  });

  it('reads only what changed, with the same result as without a cache', async () => {
    const root = tempFolder();
    writeFiles(root, MIXED);
    const first = await buildSkeleton(root);
    expect(await buildSkeleton(root)).toEqual(first);
    const path = join(root, '.msw', 'cache', 'skeleton.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"./src/c.ts"', '"./gone"'));
    expect(edges(await buildSkeleton(root))).not.toContain('cli.mjs -> src/c.ts dynamic');
    appendFileSync(join(root, 'cli.mjs'), 'import "./src/c.ts";\n');
    expect(edges(await buildSkeleton(root))).toContain('cli.mjs -> src/c.ts static');
    writeFileSync(path, '{"version":1,"files":[{"path":1}]}');
    expect(edges(await buildSkeleton(root))).toHaveLength(8);
  });

  it('reports what it could not read, and continues', async () => {
    const root = tempFolder();
    writeFiles(root, {
      'package.json': '{',
      'binary.ts': 'a\0b',
      'broken.ts': 'import "./ok.ts"; const = ((({\n',
      'ok.ts': '',
    });
    writeFiles(root, {
      'large.ts': `import "./ok.ts";\n${'x;\n'.repeat(400_000)}`,
      'latin.py': 'import os\n',
    });
    writeFileSync(
      join(root, 'latin.py'),
      Buffer.from([0x23, 0xe9, 0x0a, 0x69, 0x6d, 0x70, 0x6f, 0x72, 0x74, 0x20, 0x6f, 0x73, 0x0a]),
    );
    writeFileSync(join(root, 'huge.ts'), '');
    truncateSync(join(root, 'huge.ts'), 20 * 1024 * 1024);
    const deep = Array.from({ length: 80 }, () => 'd').join('/');
    mkdirSync(join(root, deep), { recursive: true });
    writeFileSync(join(root, deep, 'a.ts'), '1;\n');
    if (process.platform !== 'win32') {
      symlinkSync('.', join(root, 'loop'));
      symlinkSync('/etc/passwd', join(root, 'out.ts'));
      execFileSync('mkfifo', [join(root, 'pipe.ts')]);
    }
    const skeleton = await buildSkeleton(root, { cache: false });
    expect(saidOf(skeleton, 'package.json')[0]).toMatch(/^The manifest cannot be read: /);
    expect(saidOf(skeleton, 'large.ts')).toEqual(['It is larger than 1 MB, so its imports were not read.']);
    expect(saidOf(skeleton, 'huge.ts')).toEqual(['It was not read: it is larger than 16 MiB.']);
    expect(saidOf(skeleton, 'broken.ts')).toEqual([
      'The parser did not understand all of it; its imports may be incomplete.',
    ]);
    expect(skeleton.diagnostics.some(({ message }) => message.includes('nested too deeply'))).toBe(true);
    expect(edges(skeleton)).toEqual(['broken.ts -> ok.ts static']);
    expect(skeleton.imports.external).toMatchObject([{ name: 'os', manifest: 'standard' }]);
    if (process.platform === 'win32') return;
    expect(saidOf(skeleton, 'loop')).toEqual(['It is a symbolic link, which is not followed.']);
    expect(saidOf(skeleton, 'pipe.ts')).toEqual(['It is not an ordinary file, so it was left out.']);
  });

  it('never throws for a folder that is empty or missing', async () => {
    const root = tempFolder();
    expect(await buildSkeleton(root, { cache: false })).toMatchObject({
      files: { count: 0 },
      diagnostics: [],
    });
    const gone = await buildSkeleton(join(root, 'gone'));
    expect(gone).toMatchObject({ name: 'gone', files: { count: 0 } });
    expect(gone.diagnostics).toEqual([
      { path: null, message: 'The folder cannot be listed: it is not there.' },
    ]);
  });
});
