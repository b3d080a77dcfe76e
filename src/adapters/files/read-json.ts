// Reads a JSON file and says what is wrong with it instead of throwing; knows nothing of its meaning.

import { readFileSync } from 'node:fs';
import { errorCode } from './error-code.ts';

export type JsonFile =
  | { readonly status: 'missing' }
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'corrupt'; readonly reason: string }
  | { readonly status: 'unreadable'; readonly reason: string };

/** Tolerates a byte order mark and CRLF. `corrupt` is also an empty file: a writer was killed under it. */
export function readJson(path: string): JsonFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return isMissing(error) ? { status: 'missing' } : { status: 'unreadable', reason: messageOf(error) };
  }
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    return { status: 'ok', value };
  } catch (error) {
    return { status: 'corrupt', reason: messageOf(error) };
  }
}

function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
