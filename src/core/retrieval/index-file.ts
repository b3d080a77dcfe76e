// The file format of a search index: an immutable file per segment, of which a search reads only the words it needs,
// and a table of the changes to their documents, which is rewritten on each change. An index with any defect counts as
// missing and is rebuilt: the files are a cache.

import { ANALYSERS, type Analyser } from './analyse.ts';
import {
  aligned,
  bytesOf,
  checksum,
  HEAD,
  LENGTH_AT,
  pack,
  packTexts,
  padded,
  partsOf,
  SUM_AT,
  unpack,
} from './pack.ts';
import type { StoredIndex } from './search-index.ts';
import { byUnits, findWord, marked, type Segment, wordListOf } from './segment.ts';
import type { Steps } from './steps.ts';

export interface IndexTable extends Omit<StoredIndex, 'index'> {
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
  const rows = index.segments.map(segmentRow);
  return pack(
    [ANALYSERS.indexOf(index.analyser), writtenAt, scopeKey],
    [
      packTexts(folders.map(({ path }) => path)),
      Float64Array.from(folders, ({ modifiedAt }) => modifiedAt),
      Float64Array.from(folders, ({ rulesAt }) => rulesAt),
      Uint32Array.from(folders.flatMap(({ excluded }) => excluded)),
      packTexts(rows.map(({ file }) => file)),
      ...rows.flatMap(({ dead, restated, bytes, modifiedAt }) => [dead, restated, bytes, modifiedAt]),
    ],
  );
}

/** The row of a written segment. */
export function segmentRow({ documents: { bytes, modifiedAt }, dead, restated, file }: Segment): Row {
  return {
    file: file ?? '',
    dead: Uint32Array.from(marked(dead)),
    restated,
    bytes: Float64Array.from(restated, (number) => bytes[number] ?? 0),
    modifiedAt: Float64Array.from(restated, (number) => modifiedAt[number] ?? 0),
  };
}

/** Null when the table is damaged, or not from this version and analyser. */
export function decodeTable(bytes: Uint8Array, analyser: Analyser): IndexTable | null {
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
  yield;
  const sums = new Uint32Array(Math.ceil(data.length / PAGE));
  for (const page of sums.keys()) {
    sums[page] = checksum(data.subarray(page * PAGE, (page + 1) * PAGE));
    if (page % 64 === 0) yield;
  }
  const { paths, folders, folderOf, digests, bytes: sizes, modifiedAt } = documents;
  const columns = [packTexts(paths), packTexts(folders), folderOf, digests, sizes, modifiedAt, lengths];
  yield;
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

function nameOf(head: Uint8Array): string {
  const [sum = 0] = new Uint32Array(aligned(head).buffer, SUM_AT * 4, 1);
  return sum.toString(16).padStart(8, '0');
}
