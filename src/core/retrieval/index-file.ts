// A search index as bytes. What is wrong in any way is no index, and is built again: the file is a cache.

import { ANALYSER_VERSION, ANALYSERS, type Analyser } from './analyse.ts';
import type { StoredIndex } from './search-index.ts';
import type { IndexedDocument, Segment } from './segment.ts';

/** `MSWI`, which a machine of the other byte order reads as another number. */
const MAGIC = 0x49_57_53_4d;
/** Raise it when the layout changes. */
const FORMAT = 2;
/** In units of four bytes; even, since every part begins at a multiple of eight bytes. */
const HEAD = 10;
const CHECKSUM_AT = 2;
/** A number of eight bytes. */
const WRITTEN_AT = 8;
const WORDS_PER_SEGMENT = 6;

interface Sizes {
  readonly documents: number;
  readonly words: number;
  readonly units: number;
  readonly postings: number;
  /** Of the paths and of the digests, as UTF-8. */
  readonly pathBytes: number;
  readonly digestBytes: number;
}

/** Every part begins at a multiple of eight bytes, so that it can be read where it lies. */
export function encodeIndex({ index: { analyser, segments }, writtenAt }: StoredIndex): Uint8Array {
  const parts = segments.map(partsOf);
  const table = parts.flatMap(({ sizes }) => Object.values(sizes));
  const head = new Uint32Array(HEAD + table.length);
  const blocks = parts.flatMap(({ blocks: own }) => own);
  const bytes = new Uint8Array(
    blocks.reduce((sum, block) => sum + padded(block.byteLength), head.byteLength),
  );
  let at = head.byteLength;
  for (const block of blocks) {
    bytes.set(new Uint8Array(block.buffer, block.byteOffset, block.byteLength), at);
    at += padded(block.byteLength);
  }
  head.set([MAGIC, FORMAT, 0, ANALYSER_VERSION, ANALYSERS.indexOf(analyser), segments.length, bytes.length]);
  head.set(table, HEAD);
  new Float64Array(head.buffer, WRITTEN_AT * 4, 1)[0] = writtenAt;
  bytes.set(new Uint8Array(head.buffer), 0);
  new Uint32Array(bytes.buffer, 0, HEAD)[CHECKSUM_AT] = checksum(bytes);
  return bytes;
}

/** Null for what was not written by this version, for this analyser, or is not as it was written. */
export function decodeIndex(file: Uint8Array, analyser: Analyser): StoredIndex | null {
  const bytes = file.byteOffset % 8 === 0 ? file : new Uint8Array(file);
  if (bytes.length < HEAD * 4 || bytes.length % 8 !== 0) return null;
  const head = new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD);
  const [magic, format, sum, version, of, count = 0, length] = head;
  if (magic !== MAGIC || format !== FORMAT || version !== ANALYSER_VERSION) return null;
  if (ANALYSERS[of ?? -1] !== analyser || length !== bytes.length || sum !== checksum(bytes)) return null;
  try {
    const read = reader(bytes, HEAD * 4);
    const numbers = read.u32(count * WORDS_PER_SEGMENT);
    const segments = Array.from({ length: count }, (_, at) => segmentOf(read, numbers, at));
    const [writtenAt = 0] = new Float64Array(bytes.buffer, bytes.byteOffset + WRITTEN_AT * 4, 1);
    return { index: { analyser, segments }, writtenAt };
  } catch (error) {
    // A part that would lie beyond the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function partsOf({ documents, lengths, dead, words, starts, postings }: Segment) {
  const paths = joined(documents.map(({ path }) => path));
  const digests = joined(documents.map(({ digest }) => digest));
  const sizes: Sizes = {
    documents: documents.length,
    words: starts.length - 1,
    units: words.units.length,
    postings: postings.documents.length,
    pathBytes: paths.length,
    digestBytes: digests.length,
  };
  const blocks: readonly ArrayBufferView[] = [
    paths,
    digests,
    Float64Array.from(documents, ({ bytes }) => bytes),
    Float64Array.from(documents, ({ modifiedAt }) => modifiedAt),
    lengths,
    dead,
    words.units,
    words.bounds,
    starts,
    postings.documents,
    postings.counts,
  ];
  return { sizes, blocks };
}

function segmentOf(read: Reader, numbers: Uint32Array, index: number): Segment {
  const [documents = 0, words = 0, units = 0, postings = 0, pathBytes = 0, digestBytes = 0] =
    numbers.subarray(index * WORDS_PER_SEGMENT);
  const paths = split(read.u8(pathBytes), documents);
  const digests = split(read.u8(digestBytes), documents);
  const [bytes, modified] = [read.f64(documents), read.f64(documents)];
  const known = paths.map(
    (path, at): IndexedDocument => ({
      path,
      bytes: bytes[at] ?? 0,
      modifiedAt: modified[at] ?? 0,
      digest: digests[at] ?? '',
    }),
  );
  return {
    documents: known,
    lengths: read.u32(documents),
    dead: read.u8(documents),
    words: { units: read.u16(units), bounds: read.u32(words + 1) },
    starts: read.u32(words + 1),
    postings: { documents: read.u32(postings), counts: read.u16(postings) },
  };
}

type Reader = ReturnType<typeof reader>;

/** Hands out what lies in the bytes, one part after the other; throws a RangeError beyond their end. */
function reader({ buffer, byteOffset }: Uint8Array, start: number) {
  let at = byteOffset + start;
  const next = <View>(size: number, view: (from: number) => View): View => {
    const from = at;
    at += padded(size);
    return view(from);
  };
  return {
    u8: (length: number) => next(length, (from) => new Uint8Array(buffer, from, length)),
    u16: (length: number) => next(length * 2, (from) => new Uint16Array(buffer, from, length)),
    u32: (length: number) => next(length * 4, (from) => new Uint32Array(buffer, from, length)),
    f64: (length: number) => next(length * 8, (from) => new Float64Array(buffer, from, length)),
  };
}

/** No path has this character. */
const BETWEEN = '\0';

function joined(texts: readonly string[]): Uint8Array {
  return new TextEncoder().encode(texts.join(BETWEEN));
}

function split(bytes: Uint8Array, count: number): readonly string[] {
  return count === 0 ? [] : new TextDecoder().decode(bytes).split(BETWEEN);
}

function padded(size: number): number {
  return Math.ceil(size / 8) * 8;
}

/** Of everything but its own place; four at a time, since one after the other takes longer than reading the file. */
function checksum({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  let [one, two, three, four] = [0x81_1c_9d_c5, 0x81_1c_9d_c5, 0x81_1c_9d_c5, 0x81_1c_9d_c5];
  for (let at = 0; at < FIRST_SUMMED; at += 1) if (at !== CHECKSUM_AT) one = mixed(one, words[at]);
  let at = FIRST_SUMMED;
  for (const end = words.length - 3; at < end; at += 4) {
    one = mixed(one, words[at]);
    two = mixed(two, words[at + 1]);
    three = mixed(three, words[at + 2]);
    four = mixed(four, words[at + 3]);
  }
  for (; at < words.length; at += 1) one = mixed(one, words[at]);
  return mixed(mixed(mixed(one, two), three), four) >>> 0;
}

const FIRST_SUMMED = 4;

function mixed(sum: number, word: number | undefined): number {
  return Math.imul(sum ^ (word ?? 0), 0x01_00_01_93);
}
