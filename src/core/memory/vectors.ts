// Finds notes by meaning, when a user names an embedding model: the interface of a vector index, and how its scores are
// combined with those of the word search.

/** The vectors of one model for the notes of one project. Its methods throw when the index is unavailable. */
export interface VectorIndex {
  /** The given ids that it contains. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  upsert(vectors: readonly IdentifiedVector[]): Promise<void>;
  /** Ignores ids that the index does not contain. */
  delete(ids: readonly string[]): Promise<void>;
  /** The `most` nearest vectors of `among`, the nearest first. */
  search(vector: Float32Array, among: readonly string[], most: number): Promise<readonly NearVector[]>;
  close(): Promise<void>;
}

interface IdentifiedVector {
  /** 32 hexadecimal digits: the beginning of the digest of the embedded text. */
  readonly id: string;
  /** Of length 1. */
  readonly vector: Float32Array;
}

export interface NearVector {
  readonly id: string;
  /** The cosine of the angle between the two vectors. */
  readonly nearness: number;
}

/** Longer notes are found by their words alone: a vector of a long text says little, and models truncate it. */
export const LONGEST_EMBEDDED = 2000;

/** The weight of nearness, relative to the best score by words. */
const BY_NEARNESS = 0.3;
/** From here on a note is found without any of the words. */
export const NEAR_ENOUGH = 0.7;

/** The combined score by words and nearness of each note. */
export function combinedScores(
  byWords: ReadonlyMap<string, number>,
  byNearness: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const top = Math.max(...byWords.values(), Number.MIN_VALUE);
  const found = [...new Set([...byWords.keys(), ...byNearness.keys()])];
  return new Map(
    found.map((id) => [
      id,
      (byWords.get(id) ?? 0) / top + BY_NEARNESS * Math.max(0, byNearness.get(id) ?? 0),
    ]),
  );
}

/** A unit vector; null when there is no direction. */
export function unitVector(numbers: readonly number[]): Float32Array | null {
  const length = Math.hypot(...numbers);
  if (numbers.length === 0 || !Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(numbers, (number) => number / length);
}

/** Exact: compares every vector. */
export function nearestOf(
  vectors: Iterable<readonly [id: string, vector: Float32Array]>,
  vector: Float32Array,
  most: number,
): readonly NearVector[] {
  const all = Array.from(vectors, ([id, one]) => ({ id, nearness: product(one, vector) }));
  return all.sort(nearestFirst).slice(0, most);
}

export function nearestFirst(one: NearVector, other: NearVector): number {
  return other.nearness - one.nearness || (one.id < other.id ? -1 : 1);
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** `MSWV`; a machine of the other byte order reads it as another number. */
const MAGIC = 0x56_57_53_4d;
/** In units of four bytes: the magic number, the number of vectors, the numbers per vector, and a checksum. */
const HEAD = 4;
const ID_UNITS = 4;

/** Encodes vectors of `size` numbers each, with a checksum. */
export function encodeVectors(vectors: ReadonlyMap<string, Float32Array>, size: number): Uint8Array {
  const units = new Uint32Array(HEAD + vectors.size * (ID_UNITS + size));
  units.set([MAGIC, vectors.size, size]);
  const floats = new Float32Array(units.buffer);
  let at = HEAD;
  for (const [id, vector] of vectors) {
    for (let unit = 0; unit < ID_UNITS; unit += 1)
      units[at + unit] = Number.parseInt(id.slice(unit * 8, unit * 8 + 8), 16);
    floats.set(vector, at + ID_UNITS);
    at += ID_UNITS + size;
  }
  units[3] = checksum(units);
  return new Uint8Array(units.buffer);
}

/** Returns null when the file is not intact: it is only a cache. */
export function decodeVectors(file: Uint8Array, size: number): Map<string, Float32Array> | null {
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  if (bytes.length < HEAD * 4 || bytes.length % 4 !== 0) return null;
  const units = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const [magic, count = 0, held, sum] = units;
  if (magic !== MAGIC || held !== size || units.length !== HEAD + count * (ID_UNITS + size)) return null;
  if (sum !== checksum(units)) return null;
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, units.length);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEAD + index * (ID_UNITS + size);
      const id = Array.from(units.subarray(at, at + ID_UNITS), (unit) => unit.toString(16).padStart(8, '0'));
      return [id.join(''), floats.subarray(at + ID_UNITS, at + ID_UNITS + size)] as const;
    }),
  );
}

function checksum(units: Uint32Array): number {
  let sum = 0x81_1c_9d_c5;
  for (let at = 0; at < units.length; at += 1)
    if (at !== 3) sum = Math.imul(sum ^ (units[at] ?? 0), 0x01_00_01_93);
  return sum >>> 0;
}
