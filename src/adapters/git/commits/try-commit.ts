// Tries what git does for a commit without making one: its signature and its hooks, on the files of the last commit. So
// that a commit which cannot be made is found before the work, and not after it.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepText } from '../../files/write-record.ts';
import { runProgram } from '../../process/run-program.ts';
import { lastOf } from '../git-settings.ts';
import { type Git, openGit } from '../open-git.ts';
import { gitMessage } from '../writing-git.ts';
import { commitPrograms } from './commit-programs.ts';

/** In all: the work is not kept waiting for a hook that takes longer. */
const LIMIT_MS = 20_000;

/**
 * A clause with the words of git and its hooks; null when nothing objects, in time, and where a program would run that
 * `isTrusted` does not know. @param message as the commits of the work have it
 */
export async function tryCommit(
  root: string,
  message: string,
  isTrusted: (program: string) => boolean,
): Promise<string | null> {
  const opened = await openGit(root);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const { git } = opened;
  const folder = realpathSync.native(root);
  // Nothing is known of the first commit: there is no other one to try it on.
  if ((await git.run(['rev-parse', '--verify', '--quiet', 'HEAD'])).status !== 'ok') return null;
  const { ofRepository, settings } = await commitPrograms(git, folder, []);
  if (!ofRepository.every(isTrusted)) return null;
  const place = mkdtempSync(join(tmpdir(), 'msw-try-'));
  const file = join(place, 'message');
  keepText(file, `${message}\n`);
  const env = git.environment(settings, {
    PATH: process.env.PATH ?? '',
    GIT_INDEX_FILE: join(place, 'index'),
  });
  try {
    return await firstObjection(git, { folder, env, steps: stepsOf(git, file) });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

interface Trial {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

async function firstObjection(git: Git, { folder, env, steps }: Trial): Promise<string | null> {
  const deadline = Date.now() + LIMIT_MS;
  for (const { args, what } of steps) {
    const limitMs = Math.max(1, deadline - Date.now());
    const call = {
      executable: git.program,
      args: ['-C', folder, ...args],
      env,
      projectRoot: folder,
      limitMs,
    };
    const { exitCode, timedOut, stdout, stderr } = await runProgram(call);
    // Before git 2.36 hooks cannot be tried.
    if (timedOut || exitCode === null || /is not a git command/.test(stderr)) return null;
    if (exitCode !== 0)
      return `${what}: ${gitMessage(`${stdout}\n${stderr}`).replaceAll('\n', '; ') || `exit code ${exitCode}`}`;
  }
  return null;
}

interface Step {
  readonly args: readonly string[];
  /** A clause for its failure. */
  readonly what: string;
}

/** The commit object belongs to no branch, and git removes it in time. */
function stepsOf({ settings }: Git, message: string): readonly Step[] {
  const signs = lastOf(settings.repository, 'commit.gpgsign') ?? lastOf(settings.user, 'commit.gpgsign');
  const isSigned = signs !== null && /^(?:true|yes|on|1)$/i.test(signs);
  const hook = (name: string, ...args: readonly string[]): Step => ({
    args: ['hook', 'run', '--ignore-missing', name, ...args],
    what: `the hook ${name} refuses commits here`,
  });
  const head = ['commit-tree', ...(isSigned ? ['-S'] : []), 'HEAD^{tree}', '-p', 'HEAD', '-F', message];
  return [
    { args: ['read-tree', 'HEAD'], what: 'git cannot read the last commit' },
    hook('pre-commit'),
    hook('commit-msg', '--', message),
    { args: head, what: `git cannot make ${isSigned ? 'a signed' : 'a'} commit` },
  ];
}
