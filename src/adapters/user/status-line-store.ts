// What `statusline install` stores in the user folder: the program that draws the line, and Claude Code's settings
// before it.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

const shape = once(() =>
  z.object({
    /** The settings file that was changed. */
    settings: z.string(),
    /** Byte for byte; null when the file did not exist. */
    before: z.nullable(z.string()),
    after: z.string(),
    /** The command whose line stays above; null for none. */
    chained: z.nullable(z.string()),
  }),
);

export type InstalledLine = z.infer<ReturnType<typeof shape>>;

export function statusLineProgram(userFolder: string): string {
  return join(folderOf(userFolder), 'status-line.mjs');
}

export function readInstalledLine(userFolder: string): InstalledLine | null {
  const file = readJson(join(folderOf(userFolder), 'installed.json'), privateFile(userFolder));
  const parsed = file.status === 'ok' ? shape().safeParse(file.value) : null;
  return parsed?.success ? parsed.data : null;
}

export function keepProgram(userFolder: string, program: string): void {
  makeFolder(folderOf(userFolder), 0o700);
  writeFileAtomic(statusLineProgram(userFolder), program, { mode: 0o600 });
}

export function keepInstalledLine(userFolder: string, line: InstalledLine): void {
  const path = join(folderOf(userFolder), 'installed.json');
  writeFileAtomic(path, `${JSON.stringify(line, null, 2)}\n`, { mode: 0o600 });
}

export function forgetStatusLine(userFolder: string): void {
  rmSync(folderOf(userFolder), { recursive: true, force: true });
}

function folderOf(userFolder: string): string {
  return join(userFolder, 'status-line');
}
