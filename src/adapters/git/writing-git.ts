// Git for writing on the user's behalf: through simple-git, with the repository's own programs switched off.

import { type SimpleGit, simpleGit } from 'simple-git';
import { beforeOurEnd } from '../process/end-with-us.ts';
import { searchBlocker } from './git-blockers.ts';
import { SUSPICIOUS_MS } from './git-bytes.ts';
import type { GitOverride } from './git-settings.ts';
import type { Git, OpenedGit } from './open-git.ts';

/** Limit on silence: a hook that keeps printing may continue. */
const LIMIT_MS = 120_000;
/** simple-git guards against settings from elsewhere; these are our own and switch programs off. */
export function writingGit(
  { program }: Git,
  folder: string,
  env: Readonly<Record<string, string>>,
): SimpleGit {
  const { signal, watch } = endOf(folder);
  return simpleGit({
    baseDir: folder,
    abort: signal,
    binary: program,
    timeout: { block: LIMIT_MS },
    allowEnvironment: Object.keys(env).filter((name) => name.startsWith('GIT_')),
    unsafe: OURS,
    maxConcurrentProcesses: 1,
    // By default a failure that prints nothing counts as success.
    errors: (error, { exitCode }) =>
      error ?? (exitCode === 0 ? undefined : new Error(`exit code ${exitCode}`)),
  })
    .env(env)
    .outputHandler((_command, output) => watch(output));
}

/** Ends each run with us, or when it waits for a file that never answers. */
function endOf(folder: string): {
  readonly signal: AbortSignal;
  readonly watch: (output: NodeJS.ReadableStream) => void;
} {
  const controller = new AbortController();
  const watch = (output: NodeJS.ReadableStream): void => {
    const release = beforeOurEnd(() => controller.abort());
    const suspicion = setTimeout(() => {
      if (searchBlocker(folder) !== null) controller.abort();
    }, SUSPICIOUS_MS);
    output.once('close', () => {
      clearTimeout(suspicion);
      release();
    });
  };
  return { signal: controller.signal, watch };
}

/** Hooks may do anything, and the folder may not be the user's. */
export function hooklessGit(
  git: Git,
  folder: string,
  settings: readonly GitOverride[] = [],
  variables: Readonly<Record<string, string>> = {},
): SimpleGit {
  return writingGit(git, folder, git.environment([...settings, ['core.hookspath', '/dev/null']], variables));
}

/** For commands that need no objects which a partial clone would have to fetch. */
export const NO_FETCH = { GIT_NO_LAZY_FETCH: '1' } as const;

const OURS = {
  allowUnsafeCustomBinary: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeAlias: true,
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeDiffTextConv: true,
  allowUnsafeEditor: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeGpgProgram: true,
  allowUnsafeHooksPath: true,
  allowUnsafeMergeDriver: true,
  allowUnsafePack: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
  allowUnsafeTemplateDir: true,
} as const;

/** Clauses. */
export const CANNOT_USE: Readonly<Record<Exclude<OpenedGit['status'], 'ok'>, string>> = {
  missing: 'git is not installed',
  'too-old': 'git 2.31 or newer is needed to keep a repository’s own programs from running',
  blocked: 'git would wait for a file here that is none, such as a named pipe, and /msw:doctor names it',
  failed: 'git cannot read the settings of this repository',
  late: 'git did not answer in time',
};

/** The last non-empty line: hooks print the problem at their end. */
export function gitReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? 'no reason given').slice(0, 200);
}

const MOST_LINES = 12;

/** The first lines of the output of git and its hooks, as many as people read. */
export function gitMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd().slice(0, 200));
  const said = lines.filter((line) => line !== '');
  const more = said.length - MOST_LINES;
  return [...said.slice(0, MOST_LINES), ...(more > 0 ? [`... and ${more} more lines`] : [])].join('\n');
}
