// Writes a file where it stands, for what a crash may leave half-written: neither synced nor renamed into place.

import { closeSync, constants, openSync, writeFileSync } from 'node:fs';
import { noLink, noWait } from './open-flags.ts';

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
