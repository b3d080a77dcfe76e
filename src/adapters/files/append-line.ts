// Appends one line to a file of lines by a single write; a half line that a killed writer left is closed first.

import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, writeSync } from 'node:fs';
import { noLink, noWait } from './open-flags.ts';
import { notPlain } from './read-plain.ts';

export type Appended =
  /** `size` is that of the file afterwards, in bytes. */
  | { readonly status: 'ok'; readonly size: number }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** `mode` is that of a new file. Refused for what is no plain file, links too. Throws when the disk is full. */
export function appendLine(path: string, line: string, mode = 0o666): Appended {
  // What was looked at may have been swapped since: hence no waiting, no link, and a second look.
  const seen = lstatSync(path, { throwIfNoEntry: false });
  const reason = seen === undefined ? null : notPlain(seen);
  if (reason !== null) return { status: 'refused', reason };
  const file = openSync(path, flags, mode);
  try {
    const stat = fstatSync(file);
    const swapped = notPlain(stat);
    if (swapped !== null) return { status: 'refused', reason: swapped };
    const text = Buffer.from(`${endsInLine(file, stat.size) ? '' : '\n'}${line}\n`);
    // A disk that is nearly full takes a part; what is left then says why.
    for (let rest = text; rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
    return { status: 'ok', size: stat.size + text.length };
  } finally {
    closeSync(file);
  }
}

const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noWait | noLink;

/** False after a writer that was killed: its half line must not swallow ours. */
function endsInLine(file: number, size: number): boolean {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return readSync(file, end, 0, 1, size - 1) === 0 || end[0] === 0x0a;
}
