// Keeps the output of sealed checks in the user folder, readable only by its owner, where Claude has no reason to look.

import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { keepText } from '../files/write-record.ts';

interface SealedOutput {
  readonly loop: string;
  readonly iteration: number;
  /** The check's name. */
  readonly name: string;
  readonly output: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Returns the path of the kept output. Throws the file system's errors. */
export function keepSealed(userFolder: string, { loop, iteration, name, output, now }: SealedOutput): string {
  const all = join(userFolder, 'sealed');
  const folder = join(all, loop);
  makeFolder(folder, 0o700);
  removeOld(all, userFolder, now - KEPT_MS);
  const path = join(folder, `iteration-${String(iteration).padStart(3, '0')}-${name}.log`);
  keepText(path, output, { mode: 0o600, durable: false });
  return path;
}

/** One month. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

function removeOld(all: string, userFolder: string, before: number): void {
  for (const name of namesIn(all, privateFile(userFolder))) {
    const folder = join(all, name);
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory() && stat.mtimeMs < before) rmSync(folder, { recursive: true, force: true });
  }
}
