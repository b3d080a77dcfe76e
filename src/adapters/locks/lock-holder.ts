// Names the process that holds a lock, in a file inside the lock's folder: by its id and its start, since ids are given
// away again.

import { hostname } from 'node:os';
import { join } from 'node:path';
import { once } from '../../core/once.ts';
import { errorCode } from '../files/error-code.ts';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { fieldsOf, parseJson } from '../files/read-json.ts';
import { startMark } from '../process/process-start.ts';

export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** As `startMark` writes it. */
  readonly start: string;
}

/** One process has one text, so that it recognises its own lock. */
export const ownHolder = once((): string => {
  const start = startMark(process.pid, Date.now() - process.uptime() * 1000);
  return JSON.stringify({ pid: process.pid, host: hostname(), start });
});

export function holderFile(lock: string): string {
  return join(lock, 'holder');
}

/** Null for a lock without a name: one that is being taken, or that something other than MSW made. */
export function readHolder(lock: string): LockHolder | null {
  const text = textOf(holderFile(lock), named, 1_000);
  return text === null ? null : holderIn(text);
}

/** Null when the text is not that of `ownHolder`. */
export function holderIn(text: string): LockHolder | null {
  const parsed = parseJson(text);
  const { pid, host, start } = fieldsOf(parsed.status === 'ok' ? parsed.value : null);
  const isNamed = Number.isSafeInteger(pid) && typeof host === 'string' && typeof start === 'string';
  return isNamed ? { pid: Number(pid), host, start } : null;
}

/** `elsewhere`: on another machine, or in another container, whose processes cannot be seen. */
export async function holderState({ pid, host, start }: LockHolder): Promise<'alive' | 'gone' | 'elsewhere'> {
  if (host !== hostname()) return 'elsewhere';
  if (!exists(pid)) return 'gone';
  // Loaded lazily: it may start a program.
  const { hasStart } = await import('../process/has-start.ts');
  return (await hasStart(pid, start)) === false ? 'gone' : 'alive';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
