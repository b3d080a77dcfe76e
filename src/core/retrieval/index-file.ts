// A search index as one file: a checksum, a line of JSON, and the arrays as they are. A file with any defect, and one of
// another version, counts as missing: the index is a cache.

import { hashText } from '../text/hash-text.ts';
import { ANALYSER_VERSION } from './analyse.ts';
import type { StoredIndex } from './search-index.ts';
import type { Steps } from './steps.ts';

/** Raise it when the layout changes. */
const LAYOUT = 6;
/** The checksum begins with it, so that a file of another version has another one. */
const VERSION = hashText(`search index ${LAYOUT}.${ANALYSER_VERSION}`);

/** The checksum and the length of the JSON. */
const PREFIX = 8;

export function* encodeIndex({ index, writtenAt, folders, scopeKey }: StoredIndex): Steps<Uint8Array> {
  const { documents, words, entries } = index;
  const size = documents.reduce((sum, { from, until }) => sum + until - from, 0);
  const head = new TextEncoder().encode(
    JSON.stringify([
      [writtenAt, scopeKey, size, words.size, words.units.length],
      folders.map(({ path, modifiedAt, rulesAt, excluded }) => [path, modifiedAt, rulesAt, ...excluded]),
      documents.map(({ path, bytes, modifiedAt, digest, length, from, until }) => [
        ...[path, bytes, modifiedAt, digest, length, until - from],
      ]),
    ]),
  );
  const { arrays, length } = layout(head.length, size, words.units.length);
  const file = new Uint8Array(length);
  file.set(head, PREFIX);
  const [numbers, counts, units] = arrays(file.buffer);
  units.set(words.units);
  let at = 0;
  for (const { from, until } of documents) {
    numbers.set(entries.words.subarray(from, until), at);
    counts.set(entries.counts.subarray(from, until), at);
    at += until - from;
  }
  yield;
  const prefix = new Uint32Array(file.buffer, 0, 2);
  prefix[1] = head.length;
  prefix[0] = checksum(file);
  return file;
}

/** Where the arrays lie behind a head of that many bytes. Those of larger elements come first, so that all are aligned. */
function layout(head: number, entries: number, units: number) {
  const begin = PREFIX + Math.ceil(head / 4) * 4;
  const arrays = (buffer: ArrayBufferLike) =>
    [
      new Uint32Array(buffer, begin, entries),
      new Uint16Array(buffer, begin + entries * 4, entries),
      new Uint16Array(buffer, begin + entries * 6, units),
    ] as const;
  return { arrays, length: Math.ceil((begin + entries * 6 + units * 2) / 8) * 8 };
}

/** Null when the file is damaged, cut, or of another version. @param file is read in place, and must not change later */
export function decodeIndex(file: Uint8Array): StoredIndex | null {
  if (!isIntact(file)) return null;
  const bytes = aligned(file);
  const [, length = 0] = new Uint32Array(bytes.buffer, 0, 2);
  const [about, folders, documents] = rowsIn(
    new TextDecoder().decode(bytes.subarray(PREFIX, PREFIX + length)),
  );
  const [writtenAt = 0, scopeKey = 0, size = 0, words = 0, units = 0] = about;
  const [numbers, counts, list] = layout(length, size, units).arrays(bytes.buffer);
  let from = 0;
  return {
    ...{ writtenAt, scopeKey },
    folders: folders.map(([path, modifiedAt = 0, rulesAt = 0, ...excluded]) => ({
      ...{ path, modifiedAt, rulesAt, excluded },
    })),
    index: {
      documents: documents.map(([path, bytes = 0, modifiedAt = 0, digest = 0, length = 0, own = 0]) => {
        from += own;
        return { path, bytes, modifiedAt, digest, length, from: from - own, until: from };
      }),
      words: { units: list, size: words },
      entries: { words: numbers, counts },
    },
  };
}

/** A text, then numbers. */
type Row = readonly [string, ...number[]];

/** The numbers and the two lists of rows in the JSON; empty where it is something else. */
function rowsIn(text: string): readonly [readonly number[], readonly Row[], readonly Row[]] {
  const [about, folders, documents] = listOf(JSON.parse(text));
  return [listOf(about).filter(isNumber), listOf(folders).filter(isRow), listOf(documents).filter(isRow)];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRow(value: unknown): value is Row {
  return listOf(value).every((one, at) => typeof one === (at === 0 ? 'string' : 'number'));
}

/** Whether the file is as this version wrote it. */
function isIntact(file: Uint8Array): boolean {
  if (file.length < PREFIX || file.length % 8 !== 0) return false;
  const bytes = aligned(file);
  return new Uint32Array(bytes.buffer, 0, 1)[0] === checksum(bytes);
}

/** At the start of its own buffer; copied only if necessary. */
function aligned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, 0, bytes.length)
    : new Uint8Array(bytes);
}

/** Of all but the checksum itself, four bytes at a time in two lanes: no change to a single byte leaves it the same. */
function checksum({ buffer, length }: Uint8Array): number {
  const words = new Uint32Array(buffer, 0, length / 4);
  let [one, two] = [VERSION, 0xc5_9d_1c_81];
  for (let at = 1; at < words.length; at += 2) {
    one = Math.imul(one ^ (words[at] ?? 0), 0x01_00_01_93);
    two = Math.imul(two ^ (words[at + 1] ?? 0), 0x01_00_01_93);
  }
  return Math.imul(one ^ (two >>> 15) ^ two, 0x01_00_01_93) >>> 0;
}
