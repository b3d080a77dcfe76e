// Asks git about a repository without trusting it: nothing that its settings name is run.

import { execFile } from 'node:child_process';
import { dirname } from 'node:path';

export type GitAnswer =
  | { readonly status: 'ok'; readonly output: string }
  /** It exited with another code than 0, or is not installed. */
  | { readonly status: 'failed' }
  | { readonly status: 'late' };

const LIMIT_MS = 10_000;
const LARGEST_OUTPUT = 64 * 1024 * 1024;

/** Programs that a repository can name for a command that only reads. */
const HARMLESS = [
  '--no-pager',
  '--no-optional-locks',
  ...['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'core.sshCommand=false', 'core.gitProxy='],
  ...['diff.external=', 'credential.helper=', 'protocol.allow=never', 'submodule.recurse=false'],
].flatMap((argument) => (argument.startsWith('--') ? [argument] : ['-c', argument]));

/** Variables that would point git at another repository or make it run something. */
const MISLEADING =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|EXTERNAL_DIFF|SSH|SSH_COMMAND|PROXY_COMMAND|PAGER|EDITOR|ASKPASS|TRACE.*)$/i;

/** Runs `git <args>` in `root`, at most ten seconds; later or with too much output is `late`. */
export function runGit(root: string, args: readonly string[]): Promise<GitAnswer> {
  const options = {
    // Windows looks for a program in the working directory first, where a project could bring its own git.
    cwd: dirname(process.execPath),
    env: environment(),
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: 'utf8',
  } as const;
  return new Promise((resolve) => {
    execFile('git', ['-C', root, ...HARMLESS, ...args], options, (error, output) => {
      if (error === null) resolve({ status: 'ok', output });
      else
        resolve({
          status: error.killed || error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER' ? 'late' : 'failed',
        });
    });
  });
}

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !MISLEADING.test(name));
  return {
    ...Object.fromEntries(kept),
    GIT_TERMINAL_PROMPT: '0',
    // A partial clone would fetch what is missing, over a transport that its settings choose.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    LC_ALL: 'C',
  };
}
