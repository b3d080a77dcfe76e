// Where the map of a project is, and the reading of it.

import { join } from 'node:path';
import { projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { openDocumentFolder } from '../../adapters/files/write-document.ts';
import { MAP_DOCUMENTS } from '../../core/mapping/documents/map-documents.ts';

export const SUMMARY_FILE = 'SUMMARY.md';

export function mapFolder(root: string): string {
  return join(root, '.planning', 'codebase');
}

/** Makes the folder; null when it is there, else one sentence. */
export function openMapFolder(root: string): string | null {
  const folder = openDocumentFolder(root, mapFolder(root));
  return folder.status === 'refused' ? folder.reason : null;
}

/** The documents that are there, by file name, in their order. */
export function readMap(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { file } of MAP_DOCUMENTS) {
    const text = textOf(join(mapFolder(root), file), projectFile(root));
    if (text !== null) found.set(file, text);
  }
  return found;
}

/** The day where the user is, YYYY-MM-DD: the date that stands in the documents. */
export function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
