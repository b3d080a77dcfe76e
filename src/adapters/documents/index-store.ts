// Stores search indexes, and tools' explanations of their codes, in the user folder, so that searching a folder writes
// nothing into it, and no folder can bring its own index. A cache: an index with any problem is rebuilt.

import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Analyser } from '../../core/retrieval/analyse.ts';
import {
  decodeSegment,
  decodeTable,
  encodeSegment,
  encodeTable,
  type Row,
  segmentRow,
} from '../../core/retrieval/index-file.ts';
import type { StoredIndex } from '../../core/retrieval/search-index.ts';
import type { Segment } from '../../core/retrieval/segment.ts';
import type { Steps } from '../../core/retrieval/steps.ts';
import { lookAt, namesIn } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { readFile, readParts, textOf } from '../files/read-file.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import type { DocumentKind } from './document-kinds.ts';

interface Indexed {
  /** The real path of the folder. */
  readonly root: string;
  readonly kind: DocumentKind;
  readonly analyser: Analyser;
}

const LARGEST = 1024 * 1024 * 1024;

export interface IndexFiles {
  /** Loads the index with these words only; null when there is no usable one. */
  readonly read: (words: readonly string[]) => StoredIndex | null;
  /** The same segment with all of its words; null when its file is gone or damaged. */
  readonly whole: (segment: Segment) => Segment | null;
  /** Silently does nothing when it cannot write: the next search is slower, but just as right. */
  readonly write: (stored: StoredIndex) => Steps<void>;
  /** A different number each time, from 0 to 999,999; always 0 when nothing can be stored. */
  readonly nextTurn: () => number;
}

export function indexFiles(userFolder: string, { root, kind, analyser }: Indexed): IndexFiles {
  const place = privateFile(userFolder);
  const base = join(userFolder, SEARCH_FOLDER, `${pathKey(root)}-${kind}-${analyser}`);
  const segmentAt = (name: string | null) => `${base}-${name}.bin`;
  const readSegment = (row: Row, some: readonly string[] | null) =>
    readParts(segmentAt(row.file), place, (read) => decodeSegment(row, some, read));
  return {
    read: (words) => {
      const file = readFile(`${base}.bin`, place, LARGEST);
      const table = file.status === 'ok' ? decodeTable(file.bytes, analyser) : null;
      const segments = (table?.rows ?? []).flatMap((row) => readSegment(row, words) ?? []);
      if (table === null || segments.length < table.rows.length) return null;
      return { ...table, index: { analyser, segments } };
    },
    whole: (segment) => readSegment(segmentRow(segment), null),
    *write(stored) {
      const segments: Segment[] = [];
      for (const segment of stored.index.segments) {
        const { name, bytes } =
          segment.file === null ? yield* encodeSegment(segment) : { name: segment.file, bytes: null };
        if (bytes !== null && !keepCached(userFolder, segmentAt(name), bytes)) return;
        segments.push({ ...segment, file: name });
        yield;
      }
      const index = { ...stored.index, segments };
      if (!keepCached(userFolder, `${base}.bin`, encodeTable({ ...stored, index }))) return;
      const used = new Set(segments.map(({ file }) => segmentAt(file)));
      clearAway(userFolder, (path) => path.startsWith(`${base}-`) && !used.has(path), stored.writtenAt);
    },
    nextTurn: () => {
      const before = Number(textOf(`${base}.turn`, place) ?? 0);
      const turn = Number.isSafeInteger(before) && before >= 0 ? (before + 1) % 1_000_000 : 0;
      keepCached(userFolder, `${base}.turn`, `${turn}`);
      return turn;
    },
  };
}

/** A process that has read the previous table still needs its files for a moment, as does one that is just writing. */
const IN_USE_MS = 60_000;

function clearAway(userFolder: string, isUnused: (path: string) => boolean, now: number): void {
  for (const name of namesIn(join(userFolder, SEARCH_FOLDER), privateFile(userFolder))) {
    const path = join(userFolder, SEARCH_FOLDER, name);
    if (isUnused(path) && now - (lookAt(path)?.mtimeMs ?? now) > IN_USE_MS) rmSync(path, { force: true });
  }
}

/** A tool's explanation; null when that version of the tool has not been asked. */
export function readExplanation(userFolder: string, call: readonly string[]): string | null {
  return textOf(explanationPath(userFolder, call), privateFile(userFolder));
}

/** @param call the program, its version (from its file) and its arguments */
export function keepExplanation(userFolder: string, call: readonly string[], text: string): void {
  keepCached(userFolder, explanationPath(userFolder, call), text);
}

function explanationPath(userFolder: string, call: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(call)).digest('hex').slice(0, 24);
  return join(userFolder, SEARCH_FOLDER, `${key}-explained.txt`);
}

/** False when it cannot be written. */
export function keepCached(userFolder: string, path: string, content: Uint8Array | string): boolean {
  try {
    makeFolder(join(userFolder, SEARCH_FOLDER), 0o700);
    writeFileAtomic(path, content, { mode: 0o600, durable: false });
    return true;
  } catch {
    return false;
  }
}

/** In the user folder; all of it may be deleted at any time. */
export const SEARCH_FOLDER = 'search';

/** Not node's digest, which takes as long to load as a search: a collision of two folders would only cost time. */
export function pathKey(text: string): string {
  let [one, two] = [0x81_1c_9d_c5, 0xc5_9d_1c_81];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01_00_01_93);
    two = Math.imul(two ^ text.charCodeAt(at), 0x85_eb_ca_6b) ^ (two >>> 15);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
