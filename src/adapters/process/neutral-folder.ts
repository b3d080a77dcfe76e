// Where a program starts that has no business in the project.

import { dirname } from 'node:path';

/**
 * Neither a project nor another user of the machine can write there, so that what a program looks for in its working
 * folder (a `.python-version`; on Windows, other programs) is nobody's trap.
 */
export function neutralFolder(): string {
  return dirname(process.execPath);
}
