// Where the map of a project is, and the reading of it.

import { existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_DOCUMENTS } from '../../core/mapping/documents/map-documents.ts';

export const SUMMARY_FILE = 'SUMMARY.md';

export function mapFolder(root: string): string {
  return join(root, '.planning', 'codebase');
}

/** Makes the folder; null when it is there, else one sentence. Links are refused: they would lead elsewhere. */
export function openMapFolder(root: string): string | null {
  for (const folder of [join(root, '.planning'), mapFolder(root)]) {
    const stat = lstatSync(folder, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink()) return `${folder} is a symbolic link: the map would be written elsewhere.`;
    if (stat !== undefined && !stat.isDirectory()) return `${folder} is not a folder.`;
    if (stat === undefined) mkdirSync(folder);
  }
  return null;
}

/** The documents that are there, by file name, in their order. */
export function readMap(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { file } of MAP_DOCUMENTS) {
    const path = join(mapFolder(root), file);
    if (existsSync(path)) found.set(file, readFileSync(path, 'utf8'));
  }
  return found;
}

/** The day where the user is, YYYY-MM-DD: the date that stands in the documents. */
export function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
