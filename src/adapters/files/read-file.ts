// Reads files by the rule of their place; every reader in MSW uses it. Never throws.

import type { Stats } from 'node:fs';
import { findIn, type Place } from './place.ts';
import { type PlainRead, type PlainRule, readAt, readPlain, usePlain } from './read-plain.ts';

const mebibyte = 1024 * 1024;

/** The limit for documents that people write; none is larger. */
export const documentCap = 4 * mebibyte;

export type FileText =
  | { readonly status: 'ok'; readonly text: string }
  | { readonly status: 'missing' }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** The whole file, or why not. `cap` is in bytes. */
export function readFile(path: string, place: Place, cap: number): PlainRead {
  return read(path, place, { cap });
}

/** Reads at most `cap` bytes from the offset that `partFrom` computes from the file's size. */
export function readPart(
  path: string,
  place: Place,
  part: Required<Pick<PlainRule, 'cap' | 'partFrom'>>,
): PlainRead {
  return read(path, place, part);
}

/** Decoded as UTF-8, including a byte order mark. */
export function readText(path: string, place: Place, cap: number = documentCap): FileText {
  const found = read(path, place, { cap });
  return found.status === 'ok' ? { status: 'ok', text: found.bytes.toString('utf8') } : found;
}

/** A clause about "it". */
export function whyUnread(file: Exclude<FileText, { readonly status: 'ok' }>): string {
  return file.status === 'missing' ? 'it does not exist' : file.reason;
}

/** For callers that need not know why the text is missing. */
export function textOf(path: string, place: Place, cap: number = documentCap): string | null {
  const found = readText(path, place, cap);
  return found.status === 'ok' ? found.text : null;
}

/** Reads several parts of a file that is too large to read in full; null when it cannot be read. */
export function readParts<T>(
  path: string,
  place: Place,
  use: (read: (start: number, length: number) => Buffer | null) => T,
): T | null {
  const found = findIn(place, path);
  if (found.status !== 'ok') return null;
  const whole = { ...ruleFor(found, path, place), cap: Number.POSITIVE_INFINITY };
  const used = usePlain(found.path, whole, (file) => ({
    status: 'ok' as const,
    value: use((start, length) => readAt(file, start, length)),
  }));
  return used.status === 'ok' ? used.value : null;
}

function read(path: string, place: Place, rule: PlainRule): PlainRead {
  const found = findIn(place, path);
  return found.status === 'ok' ? readPlain(found.path, { ...rule, ...ruleFor(found, path, place) }) : found;
}

function ruleFor(
  { followsLink }: { readonly followsLink: boolean },
  path: string,
  place: Place,
): Omit<PlainRule, 'cap'> {
  return {
    followsLink,
    ...(place.kind === 'private' && { objection: (stat) => notOnlyOurs(path, stat) }),
  };
}

/**
 * Checks whether a private file or folder can be trusted, as ssh does with its keys: a clause about "it", with the
 * command to type, when others own it or can write it; else null. Windows has neither owner nor mode.
 */
export function notOnlyOurs(path: string, { uid, mode }: Pick<Stats, 'uid' | 'mode'>): string | null {
  if (process.getuid === undefined) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 0o022) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}

/** For POSIX shells: only their systems have owners. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
