// What a loop's checks printed: a file for each check that did not pass, next to the page of its iteration.

import { join } from 'node:path';

/** @param index of the check among those of its loop */
export function logPath(folder: string, iteration: string, index: number): string {
  return join(folder, `${iteration}-check-${index + 1}.log`);
}

/** How the names of an iteration's files begin. */
export function iterationName(iteration: number): string {
  return `iteration-${String(iteration).padStart(3, '0')}`;
}
