// The rules that the linter shall enforce, seen to bite: code that breaks each, linted with the repository's own
// configuration.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from './support/temp-folder.ts';

const root = join(import.meta.dirname, '..');

/** Ways to get at a function that opens files. */
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

  it('core, which is pure, may not even name what would', () => {
    const inCore = openings.flatMap((code, number) => (/^(?:im|ex)port/.test(code) ? number : []));
    expect(inCore.filter((number) => !found.has(`src/core/loop/opens-${number}.ts`))).toEqual([]);
  });

  it('the linter lets that room open them, and the others look', () => {
    const inFiles = openings.map((_, number) => `src/adapters/files/opens-${number}.ts`);
    // What is refused everywhere: a name without node:.
    expect(inFiles.filter((path) => found.has(path))).toEqual(['src/adapters/files/opens-9.ts']);
    expect([...found].filter((path) => path.endsWith('looks.ts'))).toEqual([]);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The files in which an import is refused. */
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
