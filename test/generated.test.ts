// What is generated from the operations and the slash commands is as they say now.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generated-files.mjs';
import { fileSchema } from '../src/app/config/settings.ts';
import { allOperations, nouns } from '../src/app/operations/nouns.ts';
import { usageOf } from '../src/cli/help.ts';
import { SLASH_COMMANDS } from '../src/core/commands/slash-commands.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const operations = await allOperations();
const tables = { nouns, operations, commands: SLASH_COMMANDS, usageOf, fileSchema };
const files = generatedFiles(tables, read);

it('docs/cli.md has the table of all verbs', () => {
  const table = files.get('docs/cli.md') ?? '';
  for (const one of tables.operations) expect(table).toContain(`\`${usageOf(one)}\``);
});

it.each([...files])('%s is up to date; else: node scripts/generate.mjs', (path, text) =>
  expect(read(path)).toBe(text),
);
