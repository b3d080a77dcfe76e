// Asks git one thing about a folder without waiting in a promise, since planning documents are read so. Changes nothing.

import { spawnSync } from 'node:child_process';
import { neutralFolder } from '../process/find-program.ts';
import type { GitOverride } from './git-settings.ts';
import { placeToRead } from './open-git.ts';

const LIMIT_MS = 10_000;
const LARGEST_OUTPUT = 256 * 1024 * 1024;

/** The output; null when git fails or is not there. */
export function askGitNow(
  folder: string,
  args: readonly string[],
  { input = '', settings = [] }: { readonly input?: string; readonly settings?: readonly GitOverride[] } = {},
): Buffer | null {
  const place = placeToRead(folder, settings);
  if (place === null) return null;
  const { status, stdout } = spawnSync(place.program, ['-C', place.folder, ...args], {
    cwd: neutralFolder(),
    env: place.env,
    input,
    windowsHide: true,
    timeout: LIMIT_MS,
    maxBuffer: LARGEST_OUTPUT,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : null;
}
