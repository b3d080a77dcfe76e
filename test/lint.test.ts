// The rules that the linter must enforce, shown to work: code that breaks each, linted with the repository's own
// configuration.

import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from './support/sample-project.ts';
import { removeFolder, tempFolder } from './support/temp-folder.ts';

const root = join(import.meta.dirname, '..');

/** Ways to reach a function that opens files. */
const openings: readonly string[] = [
  "import { readFileSync } from 'node:fs';\nreadFileSync('x');",
  "import { existsSync as there, openSync } from 'node:fs';\nopenSync(String(there('x')), 'r');",
  "import { createReadStream } from 'node:fs';\ncreateReadStream('x');",
  "import { writeFileSync } from 'node:fs';\nwriteFileSync('x', '');",
  "import { readdirSync } from 'node:fs';\nreaddirSync('x');",
  "import * as fs from 'node:fs';\nfs.readFileSync('x');",
  "import fs from 'node:fs';\nfs.readFileSync('x');",
  "import { promises } from 'node:fs';\npromises.readFile('x');",
  "import { readFile } from 'node:fs/promises';\nreadFile('x');",
  "import { readFileSync } from 'fs';\nreadFileSync('x');",
  "const fs = await import('node:fs');\nfs.readFileSync('x');",
  "const fs = require('node:fs');\nfs.readFileSync('x');",
  "export { readFileSync } from 'node:fs';",
];

const rooms = ['src/adapters/nlm', 'src/app/loop', 'src/cli', 'src/hooks'];

let folder = '';
let found: ReadonlySet<string> = new Set();

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const room of [...rooms, 'src/adapters/files', 'src/core/loop'])
    for (const [number, code] of openings.entries()) write(`${room}/opens-${number}.ts`, `${code}\n`);
  for (const room of rooms)
    write(`${room}/looks.ts`, "import { lstatSync } from 'node:fs';\nlstatSync('x');\n");
  found = lint();
});
afterAll(() => removeFolder(folder));

describe('only src/adapters/files opens files', () => {
  it.each(rooms.flatMap((room) => openings.map((code, number) => [room, code, number] as const)))(
    'in %s the linter refuses %j',
    (room, _code, number) => {
      expect(found).toContain(`${room}/opens-${number}.ts`);
    },
  );

  it('in core, which is pure, not even importing one is allowed', () => {
    const inCore = openings.flatMap((code, number) => (/^(?:im|ex)port/.test(code) ? number : []));
    expect(inCore.filter((number) => !found.has(`src/core/loop/opens-${number}.ts`))).toEqual([]);
  });

  it('in src/adapters/files opening is allowed, and elsewhere looking', () => {
    const inFiles = openings.map((_, number) => `src/adapters/files/opens-${number}.ts`);
    // An import without node: is refused everywhere.
    expect(inFiles.filter((path) => found.has(path))).toEqual(['src/adapters/files/opens-9.ts']);
    expect([...found].filter((path) => path.endsWith('looks.ts'))).toEqual([]);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The files that contain a refused import. */
function lint(): ReadonlySet<string> {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const report = join(folder, 'report');
  const args = [biome, 'lint', '--colors=off', '--reporter=github', '--max-diagnostics=none', '.'];
  try {
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error)) throw error;
    writeFileSync(report, String(error.stdout));
  }
  const refusals = readFileSync(report, 'utf8').matchAll(
    /title=lint\/style\/(?:noRestrictedImports|useNodejsImportProtocol),file=(?:\.\/)?([^,]+)/g,
  );
  return new Set(
    [...refusals].map(([, path = '']) =>
      path.replaceAll('\\', '/').replace(`${folder.replaceAll('\\', '/')}/`, ''),
    ),
  );
}

const BIOME = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const STARTERS = ['node:child_process', 'child_process', 'execa', 'simple-git'] as const;

/** The refused ones of files with these imports, in order. */
function refused(files: readonly (readonly [path: string, imported: string])[]): readonly string[] {
  const folder = tempFolder();
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  const source = (imported: string): string =>
    `import * as all from '${imported}';\n\nexport const x = all;\n`;
  writeFiles(folder, Object.fromEntries(files.map(([path, imported]) => [path, source(imported)])));
  const args = [BIOME, 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', 'src'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(run.stderr).toContain(`Checked ${files.length} file`);
  const named = run.stderr.matchAll(/^(src\S+):\d+:\d+ lint\/style\/noRestrictedImports/gm);
  return [...named].map(([, path = '']) => path.replaceAll('\\', '/')).sort();
}

it('the linter refuses to start a process or git from other folders', () => {
  const folders = ['src/app', 'src/app/loop', 'src/cli', 'src/hooks/active', 'src/adapters/nlm', 'src/core'];
  const files = folders.flatMap((folder) =>
    STARTERS.map((imported, index) => [`${folder}/x${index}.ts`, imported] as const),
  );
  expect(refused(files)).toEqual(files.map(([path]) => path).sort());
});

it('the linter allows the folders made for it', () => {
  const allowed = [
    ['src/adapters/process/x.ts', 'execa'],
    ['src/adapters/git/git-bytes.ts', 'node:child_process'],
    ['src/adapters/git/commits/commit-files.ts', 'simple-git'],
  ] as const;
  expect(refused(allowed)).toEqual([]);
});

it('the linter refuses imports of the app in those folders', () => {
  const paths = ['src/adapters/git/git-bytes.ts', 'src/adapters/nlm/x.ts', 'src/adapters/process/x.ts'];
  expect(refused(paths.map((path) => [path, '../../app/workspace.ts'] as const))).toEqual(paths);
});

it('the linter refuses two files that import each other, even only for a type', () => {
  const folder = tempFolder();
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  writeFiles(folder, {
    'src/core/loop/a.ts':
      "import type { B } from './b.ts';\n\nexport interface A {\n  readonly b: B | null;\n}\n",
    'src/core/loop/b.ts':
      "import type { A } from './a.ts';\n\nexport interface B {\n  readonly a: A | null;\n}\n",
    'src/core/loop/c.ts':
      "import type { A } from './a.ts';\n\nexport interface C {\n  readonly a: A | null;\n}\n",
  });
  const run = spawnSync(
    process.execPath,
    [BIOME, 'lint', '--only=suspicious/noImportCycles', '--max-diagnostics=none', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const named = run.stderr.matchAll(/^(src\S+):\d+:\d+ lint\/suspicious\/noImportCycles/gm);
  expect([...named].map(([, path = '']) => path.replaceAll('\\', '/')).sort()).toEqual([
    'src/core/loop/a.ts',
    'src/core/loop/b.ts',
  ]);
});
