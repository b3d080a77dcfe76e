// Writes files in place instead of renaming them: files that a crash may leave half-written, small files that must not
// exist yet, and appended lines.

import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { errorCode } from './error-code.ts';
import { noLink, notPlain, noWait } from './read-plain.ts';

/** For the owner only; the folder must exist. Never writes through a link. Throws file-system errors. */
export function writeInPlace(path: string, text: string): void {
  const file = openSync(path, flags, 0o600);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | noWait | noLink;

/**
 * Removes a file that cannot be written in full. False when the path exists, even as a dangling link. Throws other
 * file-system errors.
 */
export function createFile(path: string, content: string, mode = 0o666): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', mode);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(file, content);
    return true;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

export type Appended =
  /** `size` is the size of the file afterwards, in bytes. */
  | { readonly status: 'ok'; readonly size: number }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/**
 * `mode` applies to a new file; a `durable` line survives a power cut from the moment this returns. Refused for
 * anything but a regular file, links too. Throws when the disk is full.
 */
export function appendLine(path: string, line: string, mode = 0o666, durable = false): Appended {
  // The file may have been swapped since the check: hence no blocking, no link, and a second check.
  const seen = lstatSync(path, { throwIfNoEntry: false });
  const reason = seen === undefined ? null : notPlain(seen);
  if (reason !== null) return { status: 'refused', reason };
  const file = openSync(path, appending, mode);
  try {
    const stat = fstatSync(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: 'refused', reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? '' : '\n'}${line}\n`);
    // A nearly full disk takes only a part; writing the rest then throws the reason.
    for (let rest = text; rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
    if (durable) fsyncSync(file);
    return { status: 'ok', size: stat.size + text.length };
  } finally {
    closeSync(file);
  }
}

const appending = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noWait | noLink;

/** False after a killed writer: its half line must not swallow ours. */
function endsInLine(file: number, size: number): boolean {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return readSync(file, end, 0, 1, size - 1) === 0 || end[0] === 0x0a;
}
