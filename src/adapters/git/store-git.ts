// Git on MSW's own repository, with a user's folder as its work tree. Only the store's settings apply, not the user's
// or the project's, so no program that those name is run.

import { findProgram, pathOutside } from '../process/find-program.ts';
import { blockerAhead } from './git-blockers.ts';
import { type GitBytes, gitBytes } from './git-bytes.ts';

export interface StoreGit {
  /** MSW's own repository. */
  readonly store: string;
  /** Absolute. */
  readonly program: string;
  /** Runs `git <args>`; a minute at most. */
  readonly run: (args: readonly string[], more?: RunOptions) => Promise<GitBytes>;
}

interface RunOptions {
  readonly input?: Uint8Array;
  /** Instead of the store's own index. */
  readonly index?: string;
  readonly workTree?: string;
}

interface StorePlaces {
  /** MSW's own repository. */
  readonly store: string;
  /** The folder whose files are stored; absolute. */
  readonly top: string;
}

/** Null without git. */
export function openStoreGit({ store, top }: StorePlaces): StoreGit | null {
  const program = findProgram('git', process.env, top);
  if (program === null) return null;
  // Remembered, so that every run fails at once.
  blockerAhead(top);
  const base = {
    ...systemVariables(),
    PATH: pathOutside(process.env, top),
    // Excludes the user's settings and their ignore list; the store names that list itself.
    HOME: store,
    XDG_CONFIG_HOME: store,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_DIR: store,
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
  const run = (args: readonly string[], { input, index, workTree = top }: RunOptions = {}) =>
    gitBytes(
      {
        program,
        folder: workTree,
        env: {
          ...base,
          GIT_WORK_TREE: workTree,
          ...(index !== undefined && { GIT_INDEX_FILE: index }),
        },
      },
      args,
      { input },
    );
  return { store, program, run };
}

/** Without them Windows starts no program, or programs find no temporary folder. */
function systemVariables(): Readonly<Record<string, string>> {
  const kept = ['SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
