// Runs a loop's checks and turns what fails into one failure. Loaded only when there is a check to run.

import { homedir, tmpdir } from 'node:os';
import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { commitsSince } from '../../adapters/git/plan-log.ts';
import { workTreeState } from '../../adapters/git/work-tree.ts';
import { type CheckRun, runCheck } from '../../adapters/process/run-check.ts';
import { emptyRun } from '../../core/checks/empty-run.ts';
import { canonicalise } from '../../core/failure/canonicalise.ts';
import { type Comparison, compareFailures } from '../../core/failure/compare-failures.ts';
import type { Failure } from '../../core/failure/failure.ts';
import { mergeFailures, type NamedFailure } from '../../core/failure/merge-failures.ts';
import type { CheckOutcome, CheckResult } from '../../core/loop/evidence.ts';
import { mayRetry } from '../../core/loop/hook-time.ts';
import type { Check, Loop } from '../../core/loop/loop.ts';
import { redact } from '../../core/secrets/redact.ts';

export interface Evidence {
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
  readonly comparison: Comparison | null;
  readonly tree: 'changed' | 'unchanged' | 'unknown';
  /** The work tree's digest after the checks; null when it cannot be told. */
  readonly treeState: string | null;
  /** Subjects of the commits since the loop's last turn, oldest first. */
  readonly commits: readonly string[];
}

export interface EvidenceOptions {
  readonly config: ProjectConfig;
  /** Waits between two tries of a check that failed for outside reasons. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Everything one iteration shows. The tree is read before the checks, so that what they write is no progress. */
export async function gatherEvidence(loop: Loop, options: EvidenceOptions): Promise<Evidence> {
  const { project, checks } = loop.terms;
  const before = await readTree(project);
  const started = performance.now();
  const tree = compareTrees(loop.progress.tree, before);
  const commits = tree === 'unchanged' ? [] : commitsSince(project, loop.progress.lastHeartbeat);
  const run = (check: Check, checksLeft: number) =>
    runWithRetries(loop, check, { ...options, started, checksLeft });
  const results = options.config.parallelChecks
    ? await Promise.all(checks.map((check) => run(check, 1)))
    : await inTurn(checks, (check, index) => run(check, checks.length - index));
  const failure = mergeFailures(results.flatMap(namedFailure));
  const last = loop.progress.lastFailure;
  return {
    results,
    failure,
    comparison: failure === null || last === null ? null : compareFailures(last, failure),
    tree,
    treeState: await readTree(project),
    commits: await commits,
  };
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

interface RetryOptions extends EvidenceOptions {
  readonly started: number;
  readonly checksLeft: number;
}

/** A check that failed because of the world is run again after a pause: no model call can fix the world. */
async function runWithRetries(loop: Loop, check: Check, options: RetryOptions): Promise<CheckResult> {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== 'failed' || result.outcome.failure.kind !== 'infra') break;
    const elapsedSeconds = (performance.now() - started) / 1000;
    if (!mayRetry({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1000);
    result = await runOnce(loop, check);
  }
  return result;
}

async function runOnce(loop: Loop, check: Check): Promise<CheckResult> {
  const { project, checkTimeoutSeconds, allowEmpty } = loop.terms;
  const run = await runCheck({ command: check.command, cwd: project, timeoutMs: checkTimeoutSeconds * 1000 });
  return {
    check,
    outcome: judge(run, project, allowEmpty),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: redact(run.startError ?? run.output),
    droppedBytes: run.droppedBytes,
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
