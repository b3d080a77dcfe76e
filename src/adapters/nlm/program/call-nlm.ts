// One call of nlm as one account: the account is free, the version is known to act as the account it is told,
// and a failed run is a refusal. What is asked, and what the answer means, is the business of the verbs.

import { setTimeout as delay } from 'node:timers/promises';
import { isProfileName } from '../../../core/notebook/profile-name.ts';
import { type ProgramCall, runProgram } from '../../process/run-program.ts';
import { classifyRun } from './classify-run.ts';
import type { NlmAccount } from './nlm-account.ts';
import { nlmEnvironment } from './nlm-environment.ts';
import { type NlmRefusal, type NlmResult, type NlmRun, unsent } from './nlm-result.ts';
import { locateNlm, refuseOldVersion } from './nlm-version.ts';
import { refusedRun } from './refused-run.ts';
import { withAccount } from './with-account.ts';
import { withoutArguments } from './without-arguments.ts';

export interface NlmRequest {
  readonly args: readonly string[];
  /** After this the whole tree is ended. */
  readonly limitSeconds: number;
  /** Added to the environment of the call. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** A login that another nlm is writing at this moment is whole a moment later. */
const HALF_WRITTEN_MS = 200;
/** For another call as the same account. */
const LONGEST_WAIT_MS = 120_000;

/** `ok` is a run that ended with exit code 0, which does not mean that it printed what was asked for. */
export async function callNlm(account: NlmAccount, request: NlmRequest): Promise<NlmResult<NlmRun>> {
  const ready = await prepare(account);
  if ('status' in ready) return ready;
  const call = {
    ...ready,
    args: request.args,
    env: { ...ready.env, ...request.variables },
    limitMs: request.limitSeconds * 1000,
  };
  const waitMs = Math.min(call.limitMs, LONGEST_WAIT_MS);
  const run = await withAccount(account, waitMs, async () => {
    const first = await runProgram(call);
    if (first.exitCode === 0 || classifyRun(first) !== 'profile-corrupt') return first;
    await delay(HALF_WRITTEN_MS);
    return runProgram(call);
  });
  if ('status' in run) return run;
  return run.exitCode === 0 ? { status: 'ok', data: run } : refusedRun(withoutArguments(run, request.args));
}

type Ready = Pick<ProgramCall, 'executable' | 'env' | 'projectRoot'>;

async function prepare(account: NlmAccount): Promise<Ready | NlmRefusal> {
  const { profile, projectRoot } = account;
  if (profile !== null && !isProfileName(profile)) {
    return unsent('profile-missing', 'the configured name cannot be a profile');
  }
  const environment = nlmEnvironment(account);
  if (environment.status !== 'ready') return environment;
  const nlm = await locateNlm(account);
  if (nlm.status !== 'located') return nlm;
  const { executable, version } = nlm;
  const tooOld = version === null ? null : refuseOldVersion(version, profile);
  return tooOld ?? { executable, projectRoot, env: environment.env };
}
