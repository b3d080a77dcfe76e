// Writes a file where it stands, not renamed into place: what a crash may leave half-written, a small
// file that must not be there yet, and lines that are added to others.

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

/** For its owner only; its folder must be there. Never through a link. Throws what the file system throws. */
export function writeInPlace(path: string, text: string): void {
  const file = openSync(path, flags, 0o600);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | noWait | noLink;

/** Of a file that cannot be written in full nothing stays. False when something is there, a link to nowhere included. Throws what else the file system throws. */
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

type Appended =
  /** `size` is that of the file afterwards, in bytes. */
  | { readonly status: 'ok'; readonly size: number }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/**
 * `mode` is that of a new file; a `durable` line survives a power cut from the moment this returns. Refused for what is
 * no plain file, links too. Throws when the disk is full.
 */
export function appendLine(path: string, line: string, mode = 0o666, durable = false): Appended {
  // What was looked at may have been swapped since: hence no waiting, no link, and a second look.
  const seen = lstatSync(path, { throwIfNoEntry: false });
  const reason = seen === undefined ? null : notPlain(seen);
  if (reason !== null) return { status: 'refused', reason };
  const file = openSync(path, appending, mode);
  try {
    const stat = fstatSync(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: 'refused', reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? '' : '\n'}${line}\n`);
    // A disk that is nearly full takes a part; what is left then says why.
    for (let rest = text; rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
    if (durable) fsyncSync(file);
    return { status: 'ok', size: stat.size + text.length };
  } finally {
    closeSync(file);
  }
}

const appending = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noWait | noLink;

/** False after a writer that was killed: its half line must not swallow ours. */
function endsInLine(file: number, size: number): boolean {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return readSync(file, end, 0, 1, size - 1) === 0 || end[0] === 0x0a;
}
