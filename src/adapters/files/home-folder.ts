// The user's home folder, also where there is none: a container may run as a user without a name or a HOME.

import { homedir } from 'node:os';
import { isAbsolute, resolve } from 'node:path';

/** An absolute path, which never exists where the user has no home. */
export function homeFolder(): string {
  try {
    const home = homedir();
    if (isAbsolute(home)) return home;
  } catch {
    // Neither a variable nor an entry of the system names it.
  }
  return NOWHERE;
}

const NOWHERE = resolve('/', 'no-home');
