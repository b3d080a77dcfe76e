// Reads a JSON file and reports what is wrong with it instead of throwing; knows nothing of its meaning.

import type { Place } from './place.ts';
import { readText } from './read-file.ts';

export type JsonFile =
  | { readonly status: 'missing' }
  | { readonly status: 'ok'; readonly value: unknown }
  /** `reason` is a clause about "it". */
  | { readonly status: 'corrupt'; readonly reason: string }
  | { readonly status: 'unreadable'; readonly reason: string };

/** The fields of an unchecked JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

const CAP = 16 * 1024 * 1024;
/** A deeper value could overflow the stack of code that walks it, and MSW never writes one. */
const DEEPEST = 200;

/** Tolerates a byte order mark and CRLF. An empty file is `corrupt` too: its writer was killed. */
export function readJson(path: string, place: Place, cap: number = CAP): JsonFile {
  const file = readText(path, place, cap);
  if (file.status === 'missing') return file;
  return file.status === 'ok' ? parseJson(file.text) : { status: 'unreadable', reason: file.reason };
}

/** The same for a given text. */
export function parseJson(text: string): Exclude<JsonFile, { status: 'missing' | 'unreadable' }> {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    if (mayBeDeeper(text, DEEPEST) && isDeeper(value, DEEPEST))
      return { status: 'corrupt', reason: 'it is nested too deeply' };
    return { status: 'ok', value };
  } catch (error) {
    return { status: 'corrupt', reason: describe(text, error) };
  }
}

/** The fields of a file's object; empty when it cannot be read or is not an object. */
export function fieldsIn(file: JsonFile): Fields {
  return fieldsOf(file.status === 'ok' ? file.value : null);
}

/** Empty when the value is not an object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A quick check first: most texts do not have that many brackets. */
function mayBeDeeper(text: string, levels: number): boolean {
  return text.split('{').length + text.split('[').length > levels;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}

/** Omits the engine's own message, which quotes the file. */
function describe(text: string, error: unknown): string {
  if (text.trim() === '') return 'it is empty';
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return place === undefined ? 'it is not complete JSON' : `it is not JSON at character ${place}`;
}
