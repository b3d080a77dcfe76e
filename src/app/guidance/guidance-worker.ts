// The file that the background process of a guidance job runs.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = 'ask-notebook.cjs';

/** The worker beside the program that runs now; null when there is none. */
export function locateWorker(program: string | undefined = process.argv[1]): string | null {
  if (program === undefined || !existsSync(program)) return null;
  const folder = dirname(realpathSync(program));
  const candidates = [join(folder, FILE), join(folder, 'hooks', FILE), join(folder, '..', 'hooks', FILE)];
  return candidates.find((path) => existsSync(path)) ?? null;
}
