// Appends one line to a file of lines by a single write; a half line that a killed writer left is closed first.

import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/** Returns the size of the file afterwards, in bytes. Never follows a link; throws when the disk is full. */
export function appendLine(path: string, line: string): number {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const file = openSync(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noFollow, 0o666);
  try {
    const { size } = fstatSync(file);
    const text = Buffer.from(`${endsInLine(file, size) ? '' : '\n'}${line}\n`);
    writeSync(file, text);
    return size + text.length;
  } finally {
    closeSync(file);
  }
}

/** False after a writer that was killed: its half line must not swallow ours. */
function endsInLine(file: number, size: number): boolean {
  if (size === 0) return true;
  const end = Buffer.alloc(1);
  return readSync(file, end, 0, 1, size - 1) === 0 || end[0] === 0x0a;
}
