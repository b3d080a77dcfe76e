// Makes a small file that must not be there yet; of a file that cannot be written in full nothing stays.

import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from './error-code.ts';

/** False when something is there, a link to nowhere included. Throws what else the file system throws. */
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
