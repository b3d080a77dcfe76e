// The file format of a search index: an immutable file per segment, of which a search reads only the words it needs,
// and a table of the changes to their documents, which is rewritten on each change. An index with any defect counts as
// missing and is rebuilt: the files are a cache.

import { ANALYSER_VERSION, ANALYSERS, type Analyser } from './analyse.ts';
import type { StoredIndex } from './search-index.ts';
import { byUnits, findWord, marked, type Segment, wordListOf } from './segment.ts';
import type { Steps } from './steps.ts';

/** `MSWI`; a machine of the other byte order reads it as another number. */
const MAGIC = 0x49_57_53_4d;
/** Raise it when the layout changes. */
const FORMAT = 5;

export interface Table extends Omit<StoredIndex, 'index'> {
  readonly rows: readonly Row[];
}

/** The changes to a segment since its file was written. */
export interface Row {
  readonly file: string;
  /** Numbers of the dead documents. */
  readonly dead: Uint32Array;
  /** Documents with a new size or time, given below. */
  readonly restated: Uint32Array;
  readonly bytes: Float64Array;
  readonly modifiedAt: Float64Array;
}

export function encodeTable({ index, writtenAt, folders, scopeKey }: StoredIndex): Uint8Array {
  const rows = index.segments.map(rowOf);
  return pack(
    [ANALYSERS.indexOf(index.analyser), writtenAt, scopeKey],
    [
      texts(folders.map(({ path }) => path)),
      Float64Array.from(folders, ({ modifiedAt }) => modifiedAt),
      Float64Array.from(folders, ({ rulesAt }) => rulesAt),
      Uint32Array.from(folders.flatMap(({ excluded }) => excluded)),
      texts(rows.map(({ file }) => file)),
      ...rows.flatMap(({ dead, restated, bytes, modifiedAt }) => [dead, restated, bytes, modifiedAt]),
    ],
  );
}

/** The row of a written segment. */
export function rowOf({ documents: { bytes, modifiedAt }, dead, restated, file }: Segment): Row {
  return {
    file: file ?? '',
    dead: Uint32Array.from(marked(dead)),
    restated,
    bytes: Float64Array.from(restated, (number) => bytes[number] ?? 0),
    modifiedAt: Float64Array.from(restated, (number) => modifiedAt[number] ?? 0),
  };
}

/** Null when the table is damaged, or not from this version and analyser. */
export function decodeTable(bytes: Uint8Array, analyser: Analyser): Table | null {
  const unpacked = unpack(bytes);
  if (unpacked === null) return null;
  const [of = -1, writtenAt = 0, scopeKey = 0] = unpacked.numbers;
  if (ANALYSERS[of] !== analyser) return null;
  const next = partsOf(unpacked.parts);
  const [names, times, rules, counts] = [next.texts(), next.f64(), next.f64(), next.u32()];
  const reasons = counts.length / names.length;
  const folders = names.map((path, at) => ({
    ...{ path, modifiedAt: times[at] ?? 0, rulesAt: rules[at] ?? 0 },
    excluded: [...counts.subarray(at * reasons, (at + 1) * reasons)],
  }));
  const rows = next.texts().map((file) => ({
    ...{ file, dead: next.u32(), restated: next.u32(), bytes: next.f64(), modifiedAt: next.f64() },
  }));
  return { rows, writtenAt, folders, scopeKey };
}

/** Its name, which the table refers to, derives from the content. */
export function* encodeSegment({ documents, lengths, words, starts, postings, peaks }: Segment): Steps<{
  readonly name: string;
  readonly bytes: Uint8Array;
}> {
  const { documents: numbers, counts } = postings;
  const data = new Uint8Array(padded(numbers.byteLength + counts.byteLength));
  data.set(bytesOf(numbers));
  data.set(bytesOf(counts), numbers.byteLength);
  const sums = new Uint32Array(Math.ceil(data.length / PAGE));
  for (const page of sums.keys()) {
    sums[page] = checksum(data.subarray(page * PAGE, (page + 1) * PAGE));
    if (page % 64 === 0) yield;
  }
  const { paths, folders, folderOf, digests, bytes: sizes, modifiedAt } = documents;
  const columns = [texts(paths), texts(folders), folderOf, digests, sizes, modifiedAt, lengths];
  const head = pack([numbers.length], [...columns, words.units, words.bounds, starts, peaks, sums]);
  yield;
  const bytes = new Uint8Array(head.length + data.length);
  bytes.set(head);
  bytes.set(data, head.length);
  yield;
  return { name: nameOf(head), bytes };
}

/** Reads the file that a row names; null beyond its end. */
type Read = (start: number, length: number) => Uint8Array | null;

/** A segment with the given words, or with all of them (null); null when its file is not the one that was written. */
export function decodeSegment(row: Row, some: readonly string[] | null, read: Read): Segment | null {
  const start = read(0, HEAD);
  const length = start === null ? 0 : (new Uint32Array(aligned(start).buffer, 0, HEAD / 4)[LENGTH_AT] ?? 0);
  const head = read(0, length);
  const unpacked = head === null ? null : unpack(aligned(head));
  if (head === null || unpacked === null || nameOf(head) !== row.file) return null;
  const [count = 0] = unpacked.numbers;
  const next = partsOf(unpacked.parts);
  const documents = {
    ...{ paths: next.texts(), folders: next.texts(), folderOf: next.u32(), digests: next.u64() },
    ...{ bytes: next.f64(), modifiedAt: next.f64() },
  };
  const lengths = next.u32();
  const known = { documents, lengths, dead: new Uint8Array(lengths.length), file: row.file };
  const segment = { ...known, restated: row.restated };
  bringUpToDate(segment, row);
  const words = { units: next.u16(), bounds: next.u32() };
  const [starts, peaks, sums] = [next.u32(), next.u16(), next.u32()];
  const range = pagesIn(read, { from: length, size: padded(count * 6), sums });
  const postingsAt = (from: number, until: number) => {
    const documents = range(from * 4, until * 4);
    const counts = range(count * 4 + from * 2, count * 4 + until * 2);
    return documents === null || counts === null
      ? null
      : { documents: new Uint32Array(documents), counts: new Uint16Array(counts) };
  };
  if (some === null) {
    const postings = postingsAt(0, count);
    return postings === null ? null : { ...segment, words, starts, postings, peaks };
  }
  const found = [...new Set(some)].sort(byUnits).flatMap((word) => {
    const place = findWord(words, word);
    if (place === null) return [];
    return [{ word, from: starts[place] ?? 0, until: starts[place + 1] ?? 0, peak: peaks[place] ?? 0 }];
  });
  const lists = found.flatMap(({ from, until }) => postingsAt(from, until) ?? []);
  if (lists.length < found.length) return null;
  return {
    ...{ ...segment, words: wordListOf(found.map(({ word }) => word)), ...joined(lists) },
    peaks: Uint16Array.from(found, ({ peak }) => peak),
  };
}

function bringUpToDate({ documents, dead }: Pick<Segment, 'documents' | 'dead'>, row: Row): void {
  for (const number of row.dead) dead[number] = 1;
  for (const [at, number] of row.restated.entries()) {
    documents.bytes[number] = row.bytes[at] ?? 0;
    documents.modifiedAt[number] = row.modifiedAt[at] ?? 0;
  }
}

function joined(lists: readonly Segment['postings'][]): Pick<Segment, 'starts' | 'postings'> {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { documents }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + documents.length;
  const size = starts[lists.length] ?? 0;
  const postings = { documents: new Uint32Array(size), counts: new Uint16Array(size) };
  for (const [at, { documents, counts }] of lists.entries()) {
    postings.documents.set(documents, starts[at]);
    postings.counts.set(counts, starts[at]);
  }
  return { starts, postings };
}

/** Postings are read in pages, each with a checksum. */
const PAGE = 16 * 1024;

interface Pages {
  readonly from: number;
  readonly size: number;
  readonly sums: Uint32Array;
}

function pagesIn(
  read: Read,
  { from, size, sums }: Pages,
): (start: number, end: number) => ArrayBuffer | null {
  return (start, end) => {
    const first = Math.floor(start / PAGE);
    const last = Math.ceil(end / PAGE);
    const bytes = read(from + first * PAGE, Math.min(size, last * PAGE) - first * PAGE);
    if (bytes === null) return null;
    const whole = aligned(bytes);
    for (let page = first; page < last; page += 1) {
      const at = (page - first) * PAGE;
      if (checksum(whole.subarray(at, at + PAGE)) !== sums[page]) return null;
    }
    return whole.buffer.slice(start - first * PAGE, end - first * PAGE);
  };
}

/** Magic number, format, analyser version, checksum, length, and the counts of numbers and parts. */
const HEAD = 32;
const SUM_AT = 3;
const LENGTH_AT = 4;

/** Numbers, then parts, each aligned to eight bytes so that it can be read in place. */
function pack(numbers: readonly number[], parts: readonly ArrayBufferView[]): Uint8Array {
  const table = Float64Array.from([...numbers, ...parts.map(({ byteLength }) => byteLength)]);
  const size = parts.reduce((sum, { byteLength }) => sum + padded(byteLength), HEAD + table.byteLength);
  const bytes = new Uint8Array(size);
  const head = new Uint32Array(bytes.buffer, 0, HEAD / 4);
  head.set([MAGIC, FORMAT, ANALYSER_VERSION, 0, size, numbers.length, parts.length]);
  bytes.set(bytesOf(table), HEAD);
  let at = HEAD + table.byteLength;
  for (const part of parts) {
    bytes.set(bytesOf(part), at);
    at += padded(part.byteLength);
  }
  head[SUM_AT] = checksum(bytes);
  return bytes;
}

interface Unpacked {
  readonly numbers: readonly number[];
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

function unpack(given: Uint8Array): Unpacked | null {
  if (given.length < HEAD || given.length % 8 !== 0) return null;
  const bytes = aligned(given);
  const head = new Uint32Array(bytes.buffer, 0, HEAD / 4);
  const [magic, format, version, sum, length, numbers = 0, parts = 0] = head;
  if (magic !== MAGIC || format !== FORMAT || version !== ANALYSER_VERSION || length !== bytes.length)
    return null;
  head[SUM_AT] = 0;
  const isWhole = checksum(bytes) === sum;
  head[SUM_AT] = sum ?? 0;
  const begin = HEAD + (numbers + parts) * 8;
  if (!isWhole || begin > bytes.length) return null;
  const table = [...new Float64Array(bytes.buffer, HEAD, numbers + parts)];
  let at = begin;
  const found = table.slice(numbers).map((size) => {
    const part = bytes.subarray(at, at + size);
    at += padded(size);
    return part;
  });
  return at === bytes.length ? { numbers: table.slice(0, numbers), parts: found } : null;
}

/** Hands out the parts one by one, each with its type; empty after the last. */
function partsOf(parts: readonly Uint8Array<ArrayBuffer>[]) {
  let at = 0;
  const next = () => parts[at++] ?? new Uint8Array(0);
  return {
    texts: (): readonly string[] => {
      const part = next();
      return part.length === 0 ? [] : new TextDecoder().decode(part).split(BETWEEN).slice(1);
    },
    u16: () => viewOf(Uint16Array, next()),
    u32: () => viewOf(Uint32Array, next()),
    u64: () => viewOf(BigUint64Array, next()),
    f64: () => viewOf(Float64Array, next()),
  };
}

type View<Kind> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, from: number, length: number): Kind;
};

function viewOf<Kind>(Kind: View<Kind>, { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Kind {
  return new Kind(buffer, byteOffset, byteLength / Kind.BYTES_PER_ELEMENT);
}

/** No path contains it; it precedes each text, since a text may be empty. */
const BETWEEN = '\0';

function texts(all: readonly string[]): Uint8Array {
  return new TextEncoder().encode(all.map((one) => BETWEEN + one).join(''));
}

function padded(size: number): number {
  return Math.ceil(size / 8) * 8;
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** At the start of its own buffer; copied only if necessary. */
function aligned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, 0, bytes.length)
    : new Uint8Array(bytes);
}

function nameOf(head: Uint8Array): string {
  const [sum = 0] = new Uint32Array(aligned(head).buffer, SUM_AT * 4, 1);
  return sum.toString(16).padStart(8, '0');
}

/** Four bytes at a time in two lanes, without function calls: it runs before the JIT has compiled anything. */
function checksum({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  let [one, two] = [0x81_1c_9d_c5, 0xc5_9d_1c_81];
  for (let at = 0; at < words.length; at += 2) {
    one = Math.imul(one ^ (words[at] ?? 0), 0x01_00_01_93);
    two = Math.imul(two ^ (words[at + 1] ?? 0), 0x01_00_01_93);
  }
  return Math.imul(one ^ (two >>> 15) ^ two, 0x01_00_01_93) >>> 0;
}
