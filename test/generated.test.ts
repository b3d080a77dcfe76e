// What is generated from the operations and the slash commands is as they say now.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from '../scripts/generated-files.mjs';
import { allOperations } from '../src/app/operations/nouns.ts';
import { SLASH_COMMANDS } from '../src/core/commands/slash-commands.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = generatedFiles(await allOperations(), SLASH_COMMANDS, read);

it.each([...files])('%s is up to date; else: node scripts/generate.mjs', (path, text) =>
  expect(read(path)).toBe(text),
);
