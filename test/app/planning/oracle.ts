// The two published GSD packages as oracles: their own command lines, run on copies of our documents.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { writeGsdDocuments } from '../../support/gsd-documents.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const programs = {
  core: join(root, 'node_modules', '@opengsd', 'gsd-core', 'gsd-core', 'bin', 'gsd-tools.cjs'),
  older: join(root, 'node_modules', 'get-shit-done-cc', 'get-shit-done', 'bin', 'gsd-tools.cjs'),
} as const;

export type Oracle = keyof typeof programs;

/** A copy of our documents for one test file; the caller removes it. */
export function copyOfFixtures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'msw-'));
  writeGsdDocuments(folder);
  return folder;
}

/** What it prints as JSON; its error as text where it prints none. */
export async function ask(oracle: Oracle, project: string, words: readonly string[]): Promise<unknown> {
  const { stdout, stderr } = await execa(process.execPath, [programs[oracle], ...words, '--cwd', project], {
    reject: false,
    cwd: project,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return stderr.trim();
  }
}

/** Two at a time. */
export async function eachInTurn<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** Every file below, absolute. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Reads `key` of an object whose shape is not ours. */
export function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
