// A detached signature of a receipt with the ssh key that the user's git signs with, and its verification: both by
// ssh-keygen.

import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { homeFolder } from '../files/home-folder.ts';
import { findProgram } from './find-program.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

interface Around {
  readonly project: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NAMESPACE = 'msw-receipt';
const LIMIT_MS = 30_000;

export type SshSigned =
  | { readonly status: 'ok'; readonly path: string }
  /** `reason` is a clause. */
  | { readonly status: 'failed'; readonly reason: string };

/** Null where the user's git does not sign with ssh. Writes `FILE.sig`; asks for no password. */
export async function sshSign(file: string, around: Around): Promise<SshSigned | null> {
  const format = await userSetting('gpg.format', around);
  const key = format === 'ssh' ? await userSetting('user.signingkey', around) : null;
  if (key === null) return null;
  const path = key.startsWith('~/') ? join(homeFolder(), key.slice(2)) : key;
  if (!isAbsolute(path)) return failed('user.signingkey does not name a file');
  const run = await keygen(['-Y', 'sign', '-f', path, '-n', NAMESPACE, file], around);
  if (run === null) return failed('ssh-keygen is not installed');
  return run.exitCode === 0 ? { status: 'ok', path: `${file}.sig` } : failed(lastLine(run.stderr));
}

/** Whom of an allowed_signers file the signature beside a file is of; null for nobody. */
export async function sshSigner(file: string, signers: string, around: Around): Promise<string | null> {
  const signature = ['-f', signers, '-s', `${file}.sig`];
  if (!existsSync(`${file}.sig`)) return null;
  const found = await keygen(['-Y', 'find-principals', ...signature], around);
  const principal = found?.exitCode === 0 ? (found.stdout.split(/\r?\n/)[0] ?? '') : '';
  if (principal === '') return null;
  const args = ['-Y', 'verify', '-I', principal, '-n', NAMESPACE, ...signature];
  const verified = await keygen(args, around, file);
  return verified?.exitCode === 0 ? principal : null;
}

/** What the user set, not the repository, which may have been brought by anybody. */
async function userSetting(name: string, around: Around): Promise<string | null> {
  const git = findProgram('git', around.env, around.project);
  if (git === null) return null;
  const run = await runProgram({
    ...{ executable: git, args: ['config', '--global', '--get', name], limitMs: LIMIT_MS },
    ...{ env: around.env, projectRoot: around.project },
  });
  const value = run.stdout.trim();
  return run.exitCode === 0 && value !== '' ? value : null;
}

/** @param input the file on its stdin */
function keygen(
  args: readonly string[],
  { project, env }: Around,
  input?: string,
): Promise<ProgramRun> | null {
  const executable = findProgram('ssh-keygen', env, project);
  if (executable === null) return null;
  const quiet = { ...env, SSH_ASKPASS_REQUIRE: 'never' };
  return runProgram({
    executable,
    args,
    env: quiet,
    projectRoot: project,
    limitMs: LIMIT_MS,
    ...(input !== undefined && { input }),
  });
}

function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? 'ssh-keygen gave no reason').slice(0, 200);
}

function failed(reason: string): SshSigned {
  return { status: 'failed', reason };
}
