// The key that distinguishes this machine's loop records from those that came with a repository.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, constants, copyFileSync, linkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';
import { privateFile } from './place.ts';
import { readText } from './read-file.ts';

const KEY = /^[0-9a-f]{64}$/;
const LONGEST = 4096;

/**
 * 64 hex digits, created once per user folder with mode 0600; processes that race here agree on one key. Throws when
 * the file contains anything else, since a new key would disown every running loop unasked.
 */
export function signingKey(userFolder: string): string {
  const path = keyPath(userFolder);
  return checked(keptKey(path, newKey), path);
}

/** The same, but a missing key is made only when it is asked for: what just looks leaves none. */
export function keyWhenNeeded(userFolder: string): () => string {
  const path = keyPath(userFolder);
  const found = readKey(path);
  let key = found === null ? null : checked(found, path);
  return () => {
    key ??= signingKey(userFolder);
    return key;
  };
}

/** A missing key is never made, so one is returned that nothing was signed with. */
export function keyForLooking(userFolder: string): () => string {
  const path = keyPath(userFolder);
  const key = checked(readKey(path) ?? newKey(), path);
  return () => key;
}

/** The text of a key's file, made once with mode 0600. Throws when it cannot be read or written. */
export function keptKey(path: string, make: () => string): string {
  return readKey(path) ?? createKey(path, make());
}

function keyPath(userFolder: string): string {
  return join(userFolder, 'key');
}

function checked(key: string, path: string): string {
  if (!KEY.test(key)) throw new Error(`${path} does not contain a key; move it away to get a new one`);
  return key;
}

function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** HMAC-SHA256 in hex. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** Never throws: anything but the signature is false. Takes the same time wherever the two differ. */
export function verify(key: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Null when the key does not exist yet. */
function readKey(path: string): string | null {
  const file = readText(path, privateFile(dirname(path)), LONGEST);
  if (file.status === 'missing') return null;
  if (file.status === 'refused') throw new Error(`The key ${path} cannot be used: ${file.reason}`);
  tighten(path);
  return file.text.trim();
}

/** Takes away the access of other users, who may have read the key until now. */
function tighten(path: string): void {
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
}

/** Writes the key in full under another name, then links it: no process ever reads half a key. */
function createKey(path: string, key: string): string {
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(temporary, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return linkKey(temporary, path) ? key : (readKey(path) ?? '');
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** False when another process was faster: then its key counts. */
function linkKey(temporary: string, path: string): boolean {
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    return errorCode(error) !== 'EEXIST' && copyKey(temporary, path);
  }
}

/** For file systems without hard links. A disk that fills up meanwhile must not leave half a key. */
function copyKey(temporary: string, path: string): boolean {
  try {
    copyFileSync(temporary, path, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    rmSync(path, { force: true });
    throw error;
  }
}
