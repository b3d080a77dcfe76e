// A document as the file system shows it, without opening it.

import type { Stats } from 'node:fs';
import { lookAt } from '../files/list-folder.ts';

export interface ListedDocument {
  /** Relative to the folder, with `/`, in Unicode's composed form. */
  readonly path: string;
  /** As the file system spells it; absolute. */
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
  /** Its number among the known documents; null for a new one. */
  readonly number: number | null;
}

/** No real document is larger; but a log may be called `.md`. */
export const LARGEST_DOCUMENT = 1024 * 1024;

export function listed(prefix: string, path: string, stat: Stats, number: number | null): ListedDocument {
  const [bytes, modifiedAt] = [stat.size, stat.mtimeMs];
  return { path: path.normalize('NFC'), file: prefix + path, bytes, modifiedAt, number };
}

/** Null when the document is gone. */
export function statOfDocument(prefix: string, path: string, leftOut: string[]): Stats | null {
  const stat = statOf(prefix + path);
  if (stat === null || !stat.isFile()) return null;
  if (stat.size <= LARGEST_DOCUMENT) return stat;
  leftOut.push(`${path}: it is larger than 1 MB`);
  return null;
}

/** Null when the file disappeared after it was listed. */
export function statOf(file: string): Stats | null {
  try {
    return lookAt(file);
  } catch {
    return null;
  }
}
