// What a loop's checks printed: a file for each check that did not pass, next to the page of its iteration.

import { join } from 'node:path';
import type { Loop, LoopTerms } from '../../core/loop/loop.ts';
import { mswPath } from '../files/msw-folder.ts';
import { ownFile } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';

/** @param index of the check among those of its loop */
export function logPath(folder: string, iteration: string, index: number): string {
  return join(folder, `${iteration}-check-${index + 1}.log`);
}

/** How the names of an iteration's files begin. */
export function iterationName(iteration: number): string {
  return `iteration-${String(iteration).padStart(3, '0')}`;
}

/** The end of what a check printed in the iteration before; null when it passed, or there is none. */
export function lastOutput({ terms, progress }: Loop, check: LoopTerms['checks'][number]): string | null {
  const folder = mswPath(terms.project, 'loops', terms.id);
  const path = logPath(folder, iterationName(progress.iteration - 1), terms.checks.indexOf(check));
  const partFrom = (size: number) => Math.max(0, size - MOST_BYTES);
  const part = readPart(path, ownFile(terms.project), { cap: MOST_BYTES, partFrom });
  return part.status === 'ok' ? part.bytes.toString('utf8') : null;
}

const MOST_BYTES = 16 * 1024;
