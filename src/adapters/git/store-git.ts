// Git on a repository of MSW's own, with a folder of the user's as its work tree. No settings but those of the store
// count, neither the user's nor those of the project, so nothing that they name is run.

import { findProgram, pathOutside } from '../process/find-program.ts';
import { type GitBytes, gitBytes } from './git-bytes.ts';

export interface StoreGit {
  /** Absolute. */
  readonly program: string;
  /** Runs `git <args>`; a minute at most. */
  readonly run: (args: readonly string[], more?: RunOptions) => Promise<GitBytes>;
}

interface RunOptions {
  readonly input?: Uint8Array;
  /** Instead of the store's own. */
  readonly index?: string;
  readonly workTree?: string;
}

interface StorePlaces {
  /** Of MSW's own. */
  readonly store: string;
  /** The folder whose files are kept; absolute. */
  readonly top: string;
}

/** Null without git. */
export function openStoreGit({ store, top }: StorePlaces): StoreGit | null {
  const program = findProgram('git', process.env, top);
  if (program === null) return null;
  const base = {
    ...systemVariables(),
    PATH: pathOutside(process.env, top),
    // Neither the user's settings nor their list of ignored files, which the store names by itself.
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
  return { program, run };
}

/** Without them no program starts on Windows, or none finds a folder for what is temporary. */
function systemVariables(): Readonly<Record<string, string>> {
  const kept = ['SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
