// Runs the checks of a loop, each again while what fails is the world.

import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import type { LiveCheck, LiveRuns } from '../../adapters/loops/live-runs.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import type { Check, CheckResult } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { mayRetry } from '../../core/loop/hook-time.ts';
import { type Loop, workFolder } from '../../core/loop/loop.ts';

/** What reads an output is most of a turn's code, and is loaded once a check runs. */
export const reading = () => import('./judge-check.ts');

/** What looks for guidance is a third of a turn's code. */
const LOOKING_FOR_GUIDANCE = [
  () => import('../guidance/step-guidance.ts'),
  () => import('../retrieval/installed-passages.ts'),
];

export interface CheckOptions {
  readonly config: ProjectConfig;
  /** Waits between two tries of a check that failed for outside reasons. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Keeps what a sealed check said where Claude does not look. */
  readonly keepSealed?: (name: string, output: string) => void;
  /** Where the user keeps readers for tools of their own. */
  readonly userFolder?: string;
  /** Told what runs, for whoever looks from outside. */
  readonly live?: LiveRuns;
}

/** Told of each run of a check, whatever it comes to. */
export interface RunEvents {
  readonly begun: () => void;
  /** It is judged after what this begins has begun. */
  readonly ended: (check: Check) => Promise<void>;
}

/** @param started of all checks of this turn, by `performance.now()` */
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

/** Sealed checks have their turn when all others pass: before that, those say enough. */
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

/** A check that failed because of the world is run again after a pause: no model call can fix the world. */
async function runWithRetries(loop: Loop, check: Check, options: RetryOptions): Promise<CheckResult> {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check, options);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== 'failed' || result.outcome.failure.kind !== 'infra') break;
    const elapsedSeconds = (performance.now() - started) / 1000;
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
  let told: LiveCheck | undefined;
  options.begun();
  const running = runCheck({
    command: check.command,
    cwd: workFolder(loop.terms),
    timeoutMs: limitSeconds * 1000,
    onOutput: (chunk) => told?.output(chunk),
  });
  // From here on the check runs, and all that is done takes no time of its own.
  const run = {
    check: check.name,
    at: checks.indexOf(check) + 1,
    of: checks.length,
    startedAt,
    limitSeconds,
  };
  told = live?.begin(run, isSealed(check));
  const { judgeCheck, makeReady, sealed } = await reading();
  await makeReady(running, loop.terms.guidance ? LOOKING_FOR_GUIDANCE : []);
  const ended = await running;
  told?.end();
  await options.ended(check);
  const result = judgeCheck(loop, check, ended, userFolder);
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
