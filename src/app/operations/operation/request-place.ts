// Where an operation was called, and by whom.

import { existsSync } from 'node:fs';

import { dirname, join } from 'node:path';
import { homeFolder } from '../../../adapters/files/home-folder.ts';
import type { Prose } from '../../../core/text/prose.ts';
import type { Environment } from '../../workspace/workspace.ts';

export interface RequestPlace {
  /** Absolute. */
  readonly folder: string;
  /** Its origin: named, and then used even inside another project; the session's; or `cwd`. */
  readonly origin: 'named' | 'session' | 'here';
  /** The caller's working folder; paths that git prints are relative to it. */
  readonly cwd: string;
  readonly env: Environment;
  readonly now: () => number;
  readonly caller: Caller;
  /** What the caller's entry calls things; by default, as in a terminal. */
  readonly words?: Words;
  /** Prints one line of progress. */
  readonly tell: (line: string) => void;
  /** Replaces what was shown before. Where nothing can be replaced, `plain` is printed when it is new. */
  readonly show: (lines: readonly string[], plain: string | null) => void;
  /** Emits an interim value for a script that asked for streaming; otherwise prints `line`, if given. */
  readonly emit: (value: unknown, line?: string) => void;
  /** Work that outlasts the answer, for an entry that would end before it. Never rejects. */
  readonly afterwards?: (work: Promise<void>) => void;
}

/** A refusal is made for its reader: it names what can be done where the call came from. */
export interface Words {
  /** The called operation: `memory brief`, `compile_context`, `/msw:recall`. */
  readonly self: string;
  /** An input of the called operation: `--top`, `top`; null where this entry does not take it. */
  readonly input: (name: string) => string | null;
  /** What does another operation from here: `node "…/cli.mjs" job list`, `list_jobs`. */
  readonly call: (operation: string) => Prose;
}

export interface Caller {
  /** The variable that identifies one of Claude's tools; null for none, which does not prove a person. */
  readonly mark: string | null;
  /** Whether stdin and stdout are both a terminal. */
  readonly isTerminal: boolean;
  /** What another client than Claude Code calls itself. */
  readonly client?: string | null;
}

/** The project that the call is about. */
export function projectOf({ origin, folder }: Pick<RequestPlace, 'origin' | 'folder'>): string {
  return origin === 'here' ? projectRoot(folder) : folder;
}

/** Never goes above the current repository, and never uses the home folder, where a loop may have run once. */
function projectRoot(folder: string): string {
  const home = homeFolder();
  for (let at = folder; at !== home && dirname(at) !== at; at = dirname(at)) {
    if (existsSync(join(at, '.msw')) || existsSync(join(at, '.planning'))) return at;
    if (existsSync(join(at, '.git'))) return folder;
  }
  return folder;
}
