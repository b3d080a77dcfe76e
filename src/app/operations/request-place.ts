// Where an operation was asked for, and by whom.

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Environment } from '../workspace/workspace.ts';

export interface Place {
  /** Absolute. */
  readonly folder: string;
  /** What it is: a folder that somebody named, which is meant even inside another project; the session's; or `cwd`. */
  readonly origin: 'named' | 'session' | 'here';
  /** Where its caller stands; paths that git prints are relative to it. */
  readonly cwd: string;
  readonly env: Environment;
  readonly now: () => number;
  readonly caller: Caller;
  /** One line while it works. */
  readonly tell: (line: string) => void;
  /** How things stand now; it replaces what was shown before. Where nothing can be replaced, `plain` is printed when it is new. */
  readonly show: (lines: readonly string[], plain: string | null) => void;
  /** A value while it works, for a script that asked for them; where none did, a line of the result, if there is one. */
  readonly emit: (value: unknown, line?: string) => void;
}

export interface Caller {
  /** The variable by which a tool of Claude's is known; null for none, which proves no person. */
  readonly mark: string | null;
  /** Whether stdin and stdout are both a terminal. */
  readonly isTerminal: boolean;
}

/** The project that is meant. */
export function projectOf({ origin, folder }: Pick<Place, 'origin' | 'folder'>): string {
  return origin === 'here' ? projectRoot(folder) : folder;
}

/** Not beyond the repository that one stands in, and never the home folder, where a loop may have run once. */
function projectRoot(folder: string): string {
  const home = homedir();
  for (let at = folder; at !== home && dirname(at) !== at; at = dirname(at)) {
    if (existsSync(join(at, '.msw')) || existsSync(join(at, '.planning'))) return at;
    if (existsSync(join(at, '.git'))) return folder;
  }
  return folder;
}
