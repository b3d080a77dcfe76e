// One call of nlm as one account: waits until the account is free, refuses versions that may act as another account,
// and turns a failed run into a refusal. The verbs decide what to ask and what the answer means.

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { isOlder } from '../../../core/notebook/nlm-version.ts';
import { isProfileName } from '../../../core/notebook/profile-name.ts';
import { ownUserFolder } from '../../claude-code/own-user-folder.ts';
import { errorCode } from '../../files/error-code.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { withLock } from '../../locks/with-lock.ts';
import type { ProgramCall, ProgramRun } from '../../process/run-program.ts';
import { jsonOf } from './json-of.ts';
import { locateNlm, refuseOldVersion } from './locate-nlm.ts';
import { type NlmAccount, type NlmRefusal, type NlmResult, nlmEnvironment, unsent } from './nlm-call.ts';
import { defaultProfile } from './nlm-profiles.ts';
import { classifyRun, refusedRun, unreadableRun, withoutArguments } from './refused-run.ts';
import { inSharedTurn } from './shared-turn.ts';

export interface NlmRequest {
  /** The verb with its fixed options. */
  readonly verb: readonly string[];
  readonly options?: readonly string[];
  /** Arguments that may begin with a dash, such as a question. */
  readonly operands?: readonly string[];
  /** After this the whole process tree is killed; by default somewhat later than nlm's own limit for reading. */
  readonly limitSeconds?: number;
  /** The verb has no --profile: the variable of the call names the account. */
  readonly lacksProfile?: true;
  /** Added to the environment of the call. */
  readonly variables?: Readonly<Record<string, string>>;
}

const READ_SECONDS = 120;
/** A login that another nlm is just writing is complete a moment later. */
const HALF_WRITTEN_MS = 200;
/** The longest wait for another call as the same account. */
const LONGEST_WAIT_MS = 120_000;

/** `ok` means exit code 0, not that nlm printed the expected output. */
export async function callNlm(account: NlmAccount, request: NlmRequest): Promise<NlmResult<ProgramRun>> {
  const ready = await prepare(account);
  if ('status' in ready) return ready;
  const args = argumentsOf(account, request);
  const limitMs = (request.limitSeconds ?? READ_SECONDS) * 1000;
  const call = { ...ready, args, env: { ...ready.env, ...request.variables }, limitMs };
  // Loaded only when nlm is run: most turns have nothing to ask.
  const { runProgram } = await import('../../process/run-program.ts');
  const isShared = account.isSideBySide === true && ready.maySideBySide;
  const run = await withAccount(
    account,
    { waitMs: Math.min(limitMs, LONGEST_WAIT_MS), isShared },
    async () => {
      const first = await runProgram(call);
      if (first.exitCode === 0 || classifyRun(first) !== 'profile-corrupt') return first;
      await delay(HALF_WRITTEN_MS);
      return runProgram(call);
    },
  );
  if ('status' in run) return run;
  return run.exitCode === 0 ? { status: 'ok', data: run } : refusedRun(withoutArguments(run, args));
}

/** A call whose answer is JSON of this shape. */
export async function askNlm<T>(
  account: NlmAccount,
  request: NlmRequest,
  shape: z.ZodMiniType<T>,
): Promise<NlmResult<T>> {
  const ran = await callNlm(account, request);
  if (ran.status !== 'ok') return ran;
  const value = jsonOf(ran.data.stdout);
  // Even with --json nlm may print plain text, and still exit with 0.
  if (value === undefined) return refusedRun(ran.data);
  const parsed = shape.safeParse(value);
  return parsed.success ? { status: 'ok', data: parsed.data } : unreadableRun(ran.data);
}

function argumentsOf({ profile }: NlmAccount, request: NlmRequest): string[] {
  const { verb, options = [], operands = [], lacksProfile } = request;
  const account = profile === null || lacksProfile === true ? [] : ['--profile', profile];
  return [...verb, ...account, ...options, ...(operands.length === 0 ? [] : ['--', ...operands])];
}

type Ready = Pick<ProgramCall, 'executable' | 'env' | 'projectRoot'> & { readonly maySideBySide: boolean };

/** From here on nlm replaces its files of logins in one step, under a lock of its own. */
const OLDEST_SIDE_BY_SIDE = '0.15.8';

async function prepare(account: NlmAccount): Promise<Ready | NlmRefusal> {
  const { profile, projectRoot } = account;
  if (profile !== null && !isProfileName(profile)) {
    return unsent('profile-missing', 'the configured name is not a valid profile name');
  }
  const environment = nlmEnvironment(account);
  if (environment.status !== 'ready') return environment;
  const nlm = await locateNlm(account);
  if (nlm.status !== 'located') return nlm;
  const { executable, version } = nlm;
  const tooOld = version === null ? null : refuseOldVersion(version, profile);
  const maySideBySide = version !== null && !isOlder(version, OLDEST_SIDE_BY_SIDE);
  return tooOld ?? { executable, projectRoot, env: environment.env, maySideBySide };
}

/**
 * Lets one call at a time act as an account, across all processes of this user: older versions of nlm write logins in
 * place and without a lock. Shared calls of one process take one turn together. Waits at most `waitMs` for the turn.
 */
async function withAccount<T>(
  { profile, projectRoot, env }: NlmAccount,
  { waitMs, isShared }: { readonly waitMs: number; readonly isShared: boolean },
  work: () => Promise<T>,
): Promise<T | NlmRefusal> {
  const folder = ownUserFolder(projectRoot, env);
  if (folder.status === 'refused') return unsent('unknown', folder.reason);
  const locks = join(folder.path, 'nlm-accounts');
  try {
    makeFolder(locks);
  } catch (error) {
    return unsent('unknown', `${locks} cannot be made (${errorCode(error) ?? 'unknown error'})`);
  }
  const name = profile ?? defaultProfile(env);
  const lock = join(locks, fileName(name));
  const result = await (isShared ? inSharedTurn : withLock)(lock, work, { waitMs });
  if (result.status === 'done') return result.value;
  return unsent('timeout', `another call as ${name} did not end in time`);
}

/** For any name, also one that only nlm would accept. Lower case, since some file systems ignore case. */
function fileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9._-]/g, '_');
  return `p-${plain.slice(0, 100)}`;
}
