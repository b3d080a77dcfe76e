// Where search indexes, and what tools said of their codes, are kept: in the user folder, so that looking through a folder writes nothing into it, and no
// folder can bring an index of its own. A cache: whatever is wrong with one, it is built again.

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Analyser } from '../../core/retrieval/analyse.ts';
import { decodeIndex, encodeIndex } from '../../core/retrieval/index-file.ts';
import type { StoredIndex } from '../../core/retrieval/search-index.ts';
import { privateFile } from '../files/place.ts';
import { readFile, textOf } from '../files/read-file.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import type { DocumentKind } from './list-documents.ts';

interface Indexed {
  /** The real path of the folder. */
  readonly root: string;
  readonly kind: DocumentKind;
}

const LARGEST = 1024 * 1024 * 1024;

/** Null when there is nothing usable. */
export function readIndex(
  userFolder: string,
  { root, kind }: Indexed,
  analyser: Analyser,
): StoredIndex | null {
  const file = readFile(indexPath(userFolder, { root, kind }, analyser), privateFile(userFolder), LARGEST);
  return file.status === 'ok' ? decodeIndex(file.bytes, analyser) : null;
}

/** Quietly does nothing where it cannot be written: the next search is slower, and as right. */
export function writeIndex(userFolder: string, indexed: Indexed, stored: StoredIndex): void {
  keep(userFolder, indexPath(userFolder, indexed, stored.index.analyser), encodeIndex(stored));
}

/** A number that is another one each time, from 0 to 999,999; always 0 where nothing can be kept. */
export function nextTurn(userFolder: string, { root, kind }: Indexed, analyser: Analyser): number {
  const path = indexPath(userFolder, { root, kind }, analyser).replace(/\.bin$/, '.turn');
  const before = Number(textOf(path, privateFile(userFolder)) ?? 0);
  const turn = Number.isSafeInteger(before) && before >= 0 ? (before + 1) % 1_000_000 : 0;
  keep(userFolder, path, `${turn}`);
  return turn;
}

/** What a tool said when it was asked; null when it was not, in that version. */
export function readExplanation(userFolder: string, call: readonly string[]): string | null {
  return textOf(explanationPath(userFolder, call), privateFile(userFolder));
}

/** @param call the program, its version by its file, and its arguments */
export function keepExplanation(userFolder: string, call: readonly string[], text: string): void {
  keep(userFolder, explanationPath(userFolder, call), text);
}

function explanationPath(userFolder: string, call: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(call)).digest('hex').slice(0, 24);
  return join(userFolder, FOLDER, `${key}-explained.txt`);
}

function keep(userFolder: string, path: string, content: Uint8Array | string): void {
  try {
    mkdirSync(join(userFolder, FOLDER), { recursive: true, mode: 0o700 });
    writeFileAtomic(path, content, { mode: 0o600, durable: false });
  } catch {}
}

const FOLDER = 'search';

function indexPath(userFolder: string, { root, kind }: Indexed, analyser: Analyser): string {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 24);
  return join(userFolder, FOLDER, `${key}-${kind}-${analyser}.bin`);
}
