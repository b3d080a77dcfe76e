// Reads a session's loop quickly, for a status line that is redrawn often: a record that is missing or of another
// version counts as no loop.

import { join } from 'node:path';
import type { GlancedLoop } from '../../core/report/glance.ts';
import { privateFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';
import { readLiveRuns } from './live-runs.ts';

/** Null for a session without a loop. */
export function glanceAtLoop(
  userFolder: string,
  session: string,
  isAlive: (pid: number) => boolean,
): GlancedLoop | null {
  const own = privateFile(userFolder);
  if (!/^[\w-]{1,128}$/.test(session)) return null;
  const id = textOf(join(userFolder, 'owners', session), own, 100)?.trim() ?? '';
  if (!/^[a-z0-9-]{1,64}$/.test(id)) return null;
  // The copy is a line with the version, followed by the record.
  const copy = textOf(join(userFolder, 'loops', `${id}.json`), own, LARGEST) ?? '';
  const record = fieldsIn(parseJson(copy.slice(copy.indexOf('\n') + 1)));
  const { iteration, maxIterations, lastError } = record;
  if (typeof iteration !== 'number' || typeof maxIterations !== 'number') return null;
  const { reason } = fieldsOf(fieldsOf(record.progress).pause);
  return {
    iteration,
    maxIterations,
    paused: typeof reason === 'string' ? reason : null,
    lastError: typeof lastError === 'string' ? lastError : null,
    live: readLiveRuns(userFolder, id, isAlive),
  };
}

const LARGEST = 16 * 1024 * 1024;
