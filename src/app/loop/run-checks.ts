// Runs a loop's checks, retrying each one while it fails because of the world.

import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { monotonicMs } from '../../adapters/environment/monotonic-ms.ts';
import type { CheckProcesses } from '../../adapters/loops/check-processes.ts';
import type { LiveCheck, LiveRuns } from '../../adapters/loops/live-runs.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import type { Check, CheckResult } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { mayRetry } from '../../core/loop/hook-time.ts';
import { type Loop, workFolder } from '../../core/loop/loop.ts';
import { redirectPaths } from '../../core/proof/redirect-paths.ts';

/** The code that reads output is most of a turn's code, and a loop that waits runs no check. */
export const reading = () => import('./judge-check.ts');

export interface CheckOptions {
  readonly config: ProjectConfig;
  /** Waits between two attempts of a check that failed for reasons outside the code. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Keeps a sealed check's output where Claude does not look. */
  readonly keepSealed?: (name: string, output: string) => void;
  /** The folder with the user's key and readers. */
  readonly userFolder?: string;
  /** Receives the running checks, for other processes to see. */
  readonly live?: LiveRuns;
  /** Notes the processes of the checks, for the next turn to end if this one is killed. */
  readonly processes?: CheckProcesses;
}

/** Called for each run of a check, whatever its outcome. */
export interface RunEvents {
  readonly begun: () => void;
  /** The result is judged only after the work started here is under way. */
  readonly ended: (check: Check) => Promise<void>;
}

/** @param started when the checks of this turn began, by `monotonicMs` */
export async function runChecks(
  loop: Loop,
  options: CheckOptions & RunEvents,
  started: number,
  parallel: boolean,
): Promise<readonly CheckResult[]> {
  const run = (check: Check, checksLeft: number) =>
    runWithRetries(loop, check, { ...options, started, checksLeft });
  return runAll(loop, run, parallel);
}

async function inTurn<T, R>(
  values: readonly T[],
  work: (value: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (const [index, value] of values.entries()) results.push(await work(value, index));
  return results;
}

type Run = (check: Check, checksLeft: number) => Promise<CheckResult>;

/** Sealed checks run only when all others pass; until then the others say enough. */
async function runAll({ terms }: Loop, run: Run, parallel: boolean): Promise<readonly CheckResult[]> {
  const open = terms.checks.filter((check) => !isSealed(check));
  const sealed = terms.checks.filter(isSealed);
  const results = parallel
    ? await Promise.all(open.map((check) => run(check, 1)))
    : await inTurn(open, (check, index) => run(check, terms.checks.length - index));
  if (results.some(({ outcome }) => outcome.kind !== 'passed')) return results;
  return [...results, ...(await inTurn(sealed, (check, index) => run(check, sealed.length - index)))];
}

interface RetryOptions extends CheckOptions, RunEvents {
  readonly started: number;
  readonly checksLeft: number;
}

/** Retries a check that failed because of the world after a pause, since no model call can fix the world. */
async function runWithRetries(loop: Loop, check: Check, options: RetryOptions): Promise<CheckResult> {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check, options);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== 'failed' || result.outcome.failure.kind !== 'infra') break;
    const elapsedSeconds = (monotonicMs() - started) / 1000;
    if (!mayRetry({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1000);
    result = await runOnce(loop, check, options);
  }
  return result;
}

async function runOnce(loop: Loop, check: Check, options: RetryOptions): Promise<CheckResult> {
  const { keepSealed, live, userFolder = null } = options;
  const { checkTimeoutSeconds: limitSeconds, checks } = loop.terms;
  const startedAt = Date.now();
  let liveCheck: LiveCheck | undefined;
  options.begun();
  const cwd = workFolder(loop.terms);
  const running = runCheck({
    // In a worktree, a check that names the project's folder means the work there.
    command: redirectPaths(check.command, loop.terms.project, cwd),
    cwd,
    timeoutMs: limitSeconds * 1000,
    onStart: options.processes?.note,
    onOutput: (chunk) => liveCheck?.output(chunk),
  }).then((ended) => ({ ...ended, command: check.command }));
  const run = {
    check: check.name,
    at: checks.indexOf(check) + 1,
    of: checks.length,
    startedAt,
    limitSeconds,
  };
  liveCheck = live?.begin(run, isSealed(check));
  const ended = await running;
  liveCheck?.end();
  await options.ended(check);
  const { judgeCheck, learnFromPass, sealed } = await reading();
  const result = judgeCheck(loop, check, ended, userFolder);
  learnFromPass(loop, result, ended, userFolder);
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
