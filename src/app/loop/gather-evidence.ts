// Runs a loop's checks and turns what fails into one failure. Loaded only when there is a check to run.

import { homedir, tmpdir } from 'node:os';
import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { commitsSince } from '../../adapters/git/plan-log.ts';
import { workTreeState } from '../../adapters/git/work-tree.ts';
import { type CheckRun, runCheck } from '../../adapters/process/run-check.ts';
import type { Check, CheckOutcome, CheckResult } from '../../core/checks/check-result.ts';
import { emptyRun } from '../../core/checks/empty-run.ts';
import { isSealed, SEALED_COMMAND, sealedOutput } from '../../core/checks/sealed-check.ts';
import { canonicalise } from '../../core/failure/canonicalise.ts';
import { type Comparison, compareFailures } from '../../core/failure/compare-failures.ts';
import type { Failure } from '../../core/failure/failure.ts';
import { mergeFailures, type NamedFailure } from '../../core/failure/merge-failures.ts';
import type { Turn } from '../../core/loop/decide.ts';
import { mayRetry } from '../../core/loop/hook-time.ts';
import type { FlakyRun, Loop } from '../../core/loop/loop.ts';
import { redact } from '../../core/secrets/redact.ts';

export interface Evidence {
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
  readonly comparison: Comparison | null;
  readonly tree: Turn['tree'];
  readonly sinceArming: Turn['sinceArming'];
  /** Checks that gave another result although no file had changed; null when none did. */
  readonly flaky: FlakyRun | null;
  /** Whether those were run once more, for which a hook may have no time. */
  readonly wasRunAgain: boolean;
  /** The same before the checks. */
  readonly treeBefore: string | null;
  /** The work tree's digest after the checks; null when it cannot be told. */
  readonly treeState: string | null;
  /** Subjects of the commits since the loop's last turn, oldest first. */
  readonly commits: readonly string[];
}

export interface EvidenceOptions {
  readonly config: ProjectConfig;
  /** Waits between two tries of a check that failed for outside reasons. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Keeps what a sealed check said where Claude does not look. */
  readonly keepSealed?: (name: string, output: string) => void;
}

/** Everything one iteration shows. The tree is read before the checks, so that what they write is no progress. */
export async function gatherEvidence(loop: Loop, options: EvidenceOptions): Promise<Evidence> {
  const { project } = loop.terms;
  const before = await readTree(project);
  const started = performance.now();
  const tree = compareTrees(loop.progress.tree, before);
  const commits = tree === 'unchanged' ? [] : commitsSince(project, loop.progress.lastHeartbeat);
  const run = (check: Check, checksLeft: number) =>
    runWithRetries(loop, check, { ...options, started, checksLeft });
  const results = await runAll(loop, run, options.config.parallelChecks);
  const again =
    tree === 'unchanged'
      ? await runAgain(loop, results, run, started)
      : { results, flaky: null, wasRunAgain: false };
  const failure = mergeFailures(again.results.flatMap(namedFailure));
  const last = loop.progress.lastFailure;
  return {
    ...again,
    failure,
    comparison: failure === null || last === null ? null : compareFailures(last, failure),
    tree,
    sinceArming: sinceArming(loop, tree, before),
    treeBefore: before,
    treeState: await readTree(project),
    commits: await commits,
  };
}

/** What the checks themselves write is no work. */
function sinceArming(
  { progress }: Loop,
  tree: Evidence['tree'],
  now: string | null,
): Evidence['sinceArming'] {
  if (progress.firstTree === null || now === null) return 'unknown';
  if (now === progress.firstTree) return 'unchanged';
  return progress.hasWorked || tree === 'changed' ? 'changed' : tree;
}

/**
 * Another result for the same files says nothing about the work: both are named, and the checks are run once more, unless
 * the client would end the hook before they have ended.
 */
async function runAgain(
  loop: Loop,
  results: readonly CheckResult[],
  run: Run,
  started: number,
): Promise<Pick<Evidence, 'results' | 'flaky' | 'wasRunAgain'>> {
  const { marks, iteration } = loop.progress;
  const before = marks.at(-1)?.exact;
  const failure = mergeFailures(results.flatMap(namedFailure));
  const now = failure?.fingerprints.exact ?? 'passed';
  // What failed for a reason outside the code said nothing, now or then.
  if (before === undefined || before === now || (failure !== null && failure.kind !== 'code'))
    return { results, flaky: null, wasRunAgain: false };
  const { checks, checkTimeoutSeconds } = loop.terms;
  const elapsedSeconds = (performance.now() - started) / 1000;
  const hasTime = mayRetry({
    elapsedSeconds,
    pauseSeconds: 0,
    checksLeft: checks.length,
    checkTimeoutSeconds,
  });
  const again = hasTime ? await runAll(loop, run, false) : results;
  const names = unlike(loop, results, again);
  const flaky: FlakyRun = { iteration, checks: names, results: [resultWords(before), resultWords(now)] };
  return { results: again, flaky, wasRunAgain: hasTime };
}

/** The checks that failed in either run; all of them when neither did. */
function unlike({ terms }: Loop, ...runs: readonly (readonly CheckResult[])[]): readonly string[] {
  const failed = new Set(runs.flat().flatMap((r) => (r.outcome.kind === 'passed' ? [] : [r.check.name])));
  const names = terms.checks.map(({ name }) => name);
  return failed.size === 0 ? names : names.filter((name) => failed.has(name));
}

function resultWords(exact: string): string {
  return exact === 'passed' ? 'passed' : 'failed';
}

function namedFailure({ check, outcome }: CheckResult): readonly NamedFailure[] {
  return outcome.kind === 'failed' ? [{ name: check.name, failure: outcome.failure }] : [];
}

/** The work tree's digest; null when it cannot be told. */
export async function readTree(project: string): Promise<string | null> {
  const tree = await workTreeState(project);
  return tree.kind === 'unknown' ? null : `${tree.kind}:${tree.state}`;
}

function compareTrees(last: string | null, now: string | null): Evidence['tree'] {
  if (last === null || now === null) return 'unknown';
  return last === now ? 'unchanged' : 'changed';
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

interface RetryOptions extends EvidenceOptions {
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

async function runOnce(loop: Loop, check: Check, { keepSealed }: EvidenceOptions): Promise<CheckResult> {
  const { project, checkTimeoutSeconds, allowEmpty } = loop.terms;
  const run = await runCheck({ command: check.command, cwd: project, timeoutMs: checkTimeoutSeconds * 1000 });
  const result: CheckResult = {
    check,
    outcome: judge(run, project, allowEmpty),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: redact(run.startError ?? run.output),
    droppedBytes: run.droppedBytes,
  };
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}

/** Nothing of the command and of what it said, but how many problems it found, and whose fault they are. */
function sealed(result: CheckResult): CheckResult {
  const check = { ...result.check, command: SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === 'passed') return { ...result, check, output: '' };
  const count = outcome.kind === 'failed' ? outcome.failure.total : 0;
  const output = sealedOutput(check.name, count);
  if (outcome.kind === 'empty')
    return { ...result, check, output, outcome: { ...outcome, reason: 'it tested nothing' } };
  const shown = canonicalise(output, {
    command: SEALED_COMMAND,
    exitCode: result.exitCode,
    signal: result.signal,
    timedOut: result.timedOut,
    root: '',
    home: '',
    tmp: '',
  });
  return {
    ...result,
    check,
    output,
    outcome: { kind: 'failed', failure: { ...shown, kind: outcome.failure.kind } },
  };
}

function judge(run: CheckRun, project: string, allowEmpty: boolean): CheckOutcome {
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : emptyRun(run.output);
    return empty === null
      ? { kind: 'passed' }
      : { kind: 'empty', reason: `${empty.runner}: ${empty.reason}` };
  }
  const failure = canonicalise(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    home: homedir(),
    tmp: tmpdir(),
  });
  return { kind: 'failed', failure };
}
