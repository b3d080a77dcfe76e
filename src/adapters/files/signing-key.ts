// The key that tells loop records of this machine from those that a repository brought along.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

const KEY = /^[0-9a-f]{64}$/;

/**
 * 64 hex digits, made once per user folder with mode 0600; processes that meet here agree on one key.
 * Throws when the file holds anything else, since a new key would disown every running loop unasked.
 */
export function signingKey(userFolder: string): string {
  const path = join(userFolder, 'key');
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}

/** HMAC-SHA256 in hex. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** Total: anything that is not the signature is false. Takes the same time wherever it differs. */
export function verify(key: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readKey(path: string): string | null {
  try {
    tighten(path);
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function tighten(path: string): void {
  if (process.platform === 'win32') return;
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
}

/** Written in full under another name and then linked: nobody ever reads half a key. */
function createKey(path: string): string {
  const key = randomBytes(32).toString('hex');
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  writeFileSync(temporary, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(temporary, path);
    return key;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') return createWithoutLink(path, key);
    return readFileSync(path, 'utf8').trim();
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** For file systems without hard links. */
function createWithoutLink(path: string, key: string): string {
  try {
    writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return key;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8').trim();
  }
}
