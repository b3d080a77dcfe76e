// Git on a repository of MSW's own, with a folder of the user's as its work tree. No settings but those of the store
// count, neither the user's nor those of the project, so nothing that they name is run.

import { execFile } from 'node:child_process';
import { findProgram, neutralFolder, pathOutside } from '../process/find-program.ts';

export interface StoreGit {
  /** Absolute. */
  readonly program: string;
  /** Runs `git <args>`; a minute at most. */
  readonly run: (args: readonly string[], more?: RunOptions) => Promise<StoreAnswer>;
}

type StoreAnswer =
  | { readonly status: 'ok'; readonly output: Buffer }
  /** `reason` is a clause that may quote git. */
  | { readonly status: 'failed'; readonly code: number | null; readonly reason: string };

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

const LIMIT_MS = 60_000;
const LARGEST_OUTPUT = 256 * 1024 * 1024;

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
    execute(program, ['-C', workTree, ...args], input, {
      ...base,
      GIT_WORK_TREE: workTree,
      ...(index !== undefined && { GIT_INDEX_FILE: index }),
    });
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

function execute(
  program: string,
  args: readonly string[],
  input: Uint8Array | undefined,
  env: Readonly<Record<string, string>>,
): Promise<StoreAnswer> {
  const options = {
    cwd: neutralFolder(),
    env,
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: 'buffer',
  } as const;
  return new Promise((resolve) => {
    const child = execFile(program, args, options, (error, output, complaint) => {
      if (error === null) resolve({ status: 'ok', output });
      else
        resolve({
          status: 'failed',
          code: typeof error.code === 'number' ? error.code : null,
          reason: error.killed ? 'git does not answer in time' : lastLine(complaint),
        });
    });
    // It may end before it has read all of it; its exit code says so.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

function lastLine(complaint: Buffer): string {
  const line = complaint.toString('utf8').trim().split('\n').at(-1) ?? '';
  return line === '' ? 'git gives no reason' : `git says: ${line.slice(0, 200)}`;
}
