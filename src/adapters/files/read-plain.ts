// The only place where MSW opens a file to read it: regular files only, never blocking, and never beyond the limit,
// whatever a repository put there. Where files may lie is not known here (`read-file.ts`).

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { errorCode } from './error-code.ts';

export interface PlainRule {
  /** In bytes: a larger file is refused, also one that reports a smaller size. */
  readonly cap: number;
  /** False: a link at the path itself is refused. */
  readonly followsLink?: boolean;
  /** For a part of a file: returns its start, given the size. The part has at most `cap` bytes. */
  readonly partFrom?: (size: number) => number;
  /** A further reason to refuse the file. */
  readonly objection?: (stat: Stats) => string | null;
}

export type PlainRead =
  /** `size` is the whole file's, `start` the offset of the bytes in it. */
  | { readonly status: 'ok'; readonly bytes: Buffer; readonly size: number; readonly start: number }
  | { readonly status: 'missing' }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** Never throws and opens only regular files: merely opening a pipe or a device can have effects. */
export function readPlain(path: string, rule: PlainRule): PlainRead {
  return usePlain(path, rule, (file, { size }) => {
    const start = rule.partFrom?.(size) ?? 0;
    const bytes = readUpTo(file, start, size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: 'ok', bytes, size, start };
    if (rule.partFrom === undefined) return { status: 'refused', reason: tooLarge(rule.cap) };
    return { status: 'ok', bytes: bytes.subarray(0, rule.cap), size, start };
  });
}

type NotRead = Exclude<PlainRead, { readonly status: 'ok' }>;

/** The same with the open file, for callers that read several parts of it. */
export function usePlain<T>(
  path: string,
  rule: PlainRule,
  use: (file: number, stat: Stats) => T,
): T | NotRead {
  try {
    const look = rule.followsLink === false ? lstatSync : statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === undefined) return { status: 'missing' };
    const reason = objectionTo(seen, rule);
    return reason === null ? useOpened(path, rule, use) : { status: 'refused', reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { status: 'missing' };
    return { status: 'refused', reason: `it cannot be read (${code ?? 'unknown error'})` };
  }
}

/** The file may have been swapped since the check: hence no blocking, no link, and a second check. */
function useOpened<T>(path: string, rule: PlainRule, use: (file: number, stat: Stats) => T): T | NotRead {
  const file = openSync(path, constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = fstatSync(file);
    const reason = objectionTo(stat, rule);
    return reason === null ? use(file, stat) : { status: 'refused', reason };
  } finally {
    closeSync(file);
  }
}

/** Null when the file is shorter. */
export function readAt(file: number, start: number, length: number): Buffer | null {
  const bytes = readUpTo(file, start, length, length);
  return bytes.length < length ? null : bytes.subarray(0, length);
}

function objectionTo(stat: Stats, rule: PlainRule): string | null {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === undefined && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}

/** A clause about "it"; null for a regular file. */
export function notPlain(stat: Stats): string | null {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return 'it is a symbolic link';
  if (stat.isDirectory()) return 'it is a folder';
  if (stat.isFIFO()) return 'it is a named pipe';
  return stat.isSocket() ? 'it is a socket' : 'it is a device';
}

function tooLarge(cap: number): string {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}

/**
 * Reads to the end of the file, or one byte beyond `cap`: files of /proc have more bytes than their size, others grow.
 * A read that stops exactly at the size has reached the end, for the buffer had room for more.
 */
function readUpTo(file: number, start: number, expected: number, cap: number): Buffer {
  let buffer = Buffer.allocUnsafe(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
  for (let length = 0; ; ) {
    const read = readSync(file, buffer, length, buffer.length - length, start + length);
    length += read;
    if (read === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

/** A likely size for a file of /proc, which reports 0. */
const UNKNOWN_SIZE = 4096;

/** Do not wait for a pipe. Windows has neither this flag nor files that block on opening. */
export const noWait = constants.O_NONBLOCK ?? 0;

/** Refuse a link at the path itself. Windows lacks this flag. */
export const noLink = constants.O_NOFOLLOW ?? 0;
