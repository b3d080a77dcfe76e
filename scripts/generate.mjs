// Writes what is generated from the operations and the slash commands. The build calls it first.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generatedFiles } from './generated-files.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export async function generate() {
  const { nouns, allOperations, SLASH_COMMANDS, usageOf, fileSchema } = await loadTables();
  const operations = await allOperations();
  const tables = { nouns, operations, commands: SLASH_COMMANDS, usageOf, fileSchema };
  for (const [path, text] of generatedFiles(tables, read))
    if (text !== read(path)) writeFileSync(join(root, path), text);
}

/** Through a bundle, because node 20 reads no TypeScript; in the repository, where the packages are found. */
async function loadTables() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'generate-'));
  try {
    const outfile = join(folder, 'tables.mjs');
    const contents = [
      'app/operations/nouns',
      'app/config/settings',
      'cli/help',
      'core/commands/slash-commands',
    ]
      .map((name) => `export * from './src/${name}.ts';\n`)
      .join('');
    await build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      ...{
        outfile,
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        logLevel: 'warning',
      },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
