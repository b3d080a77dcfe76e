// What stands at a path, links themselves included; nothing is opened.

import { lstatSync, type Stats } from 'node:fs';
import { errorCode } from './error-code.ts';

/** Null for nothing, also below what is no folder. Throws for what cannot be looked at. */
export function lookAt(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}
