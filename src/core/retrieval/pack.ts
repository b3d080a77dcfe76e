// The container of every file of a search index: numbers and columns with a checksum, made to be read in place.

import { ANALYSER_VERSION } from './analyse.ts';

/** `MSWI`; a machine of the other byte order reads it as another number. */
const MAGIC = 0x49_57_53_4d;
/** Raise it when the layout changes. */
const FORMAT = 5;

/** Magic number, format, analyser version, checksum, length, and the counts of numbers and parts. */
export const HEAD = 32;
export const SUM_AT = 3;
export const LENGTH_AT = 4;

/** Numbers, then parts, each aligned to eight bytes so that it can be read in place. */
export function pack(numbers: readonly number[], parts: readonly ArrayBufferView[]): Uint8Array {
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

/** Null when it is damaged, cut, or from another version. */
export function unpack(given: Uint8Array): Unpacked | null {
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
export function partsOf(parts: readonly Uint8Array<ArrayBuffer>[]) {
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

export function packTexts(all: readonly string[]): Uint8Array {
  return new TextEncoder().encode(all.map((one) => BETWEEN + one).join(''));
}

export function padded(size: number): number {
  return Math.ceil(size / 8) * 8;
}

export function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** At the start of its own buffer; copied only if necessary. */
export function aligned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, 0, bytes.length)
    : new Uint8Array(bytes);
}

/** Four bytes at a time in two lanes, without function calls: it runs before the JIT has compiled anything. */
export function checksum({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  let [one, two] = [0x81_1c_9d_c5, 0xc5_9d_1c_81];
  for (let at = 0; at < words.length; at += 2) {
    one = Math.imul(one ^ (words[at] ?? 0), 0x01_00_01_93);
    two = Math.imul(two ^ (words[at + 1] ?? 0), 0x01_00_01_93);
  }
  return Math.imul(one ^ (two >>> 15) ^ two, 0x01_00_01_93) >>> 0;
}
