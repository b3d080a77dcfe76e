// Judges a run of a check: passed, tested nothing, or failed, and with which failure.

import { tmpdir } from 'node:os';
import { readReaderFiles } from '../../adapters/config/reader-files.ts';
import { homeFolder } from '../../adapters/files/home-folder.ts';
import { earlierRuns, keepPassedRun, keepUnchangedRuns } from '../../adapters/loops/earlier-runs.ts';
import type { CheckRun } from '../../adapters/process/run-check.ts';
import type { Check, CheckOutcome, CheckResult } from '../../core/checks/check-result.ts';
import { emptyRun } from '../../core/checks/empty-run.ts';
import { isSealed, SEALED_COMMAND, sealedOutput } from '../../core/checks/sealed-check.ts';
import { canonicalise, plainRun } from '../../core/failure/canonicalise.ts';
import { compareFailures, type FailureComparison } from '../../core/failure/compare-failures.ts';
import { mergeFailures } from '../../core/failure/merge-failures.ts';
import type { ReaderFile } from '../../core/failure/reading/reader-file.ts';
import type { Failure, FailureContext } from '../../core/failure/text/failure.ts';
import { type Loop, workFolder } from '../../core/loop/loop.ts';
import { redact } from '../../core/secrets/redact.ts';

/** @param userFolder null when there is none, so that no reader of the user and no earlier run is known */
export function judgeCheck(
  { terms }: Loop,
  check: Check,
  run: CheckRun,
  userFolder: string | null = null,
): CheckResult {
  return {
    check,
    outcome: judge(run, workFolder(terms), terms.allowEmpty, () => ({
      readers: ownReaders(terms.project, userFolder),
      ...earlierRuns({ project: terms.project, userFolder }, check),
    })),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: redact(run.startError ?? run.output),
    droppedBytes: run.droppedBytes,
  };
}

/** The merged failure of all checks, and its comparison with the last one. */
export function compareChecks(
  results: readonly CheckResult[],
  last: Failure | null,
): { readonly failure: Failure | null; readonly comparison: FailureComparison | null } {
  const failure = mergeFailures(
    results.flatMap(({ check, outcome }) =>
      outcome.kind === 'failed' ? [{ name: check.name, failure: outcome.failure }] : [],
    ),
  );
  const comparison = failure === null || last === null ? null : compareFailures(last, failure);
  return { failure, comparison };
}

/** Hides the command and its output; keeps only how many problems it found, and the failure's kind. */
export function sealed(result: CheckResult): CheckResult {
  const check = { ...result.check, command: SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === 'passed') return { ...result, check, output: '' };
  const count = outcome.kind === 'failed' ? outcome.failure.total : 0;
  const output = sealedOutput(check.name, count);
  if (outcome.kind === 'empty')
    return { ...result, check, output, outcome: { ...outcome, reason: 'it tested nothing' } };
  const { exitCode, signal, timedOut } = result;
  const shown = canonicalise(output, { ...NOWHERE, command: SEALED_COMMAND, exitCode, signal, timedOut });
  return {
    ...result,
    check,
    output,
    outcome: { kind: 'failed', failure: { ...shown, kind: outcome.failure.kind } },
  };
}

/** Ignores faulty reader files; the doctor reports those. */
function ownReaders(project: string, userFolder: string | null): readonly ReaderFile[] {
  return readReaderFiles(project, userFolder).readers;
}

function judge(
  run: CheckRun,
  project: string,
  allowEmpty: boolean,
  known: () => Pick<FailureContext, 'readers' | 'passed' | 'unchanged'>,
): CheckOutcome {
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : emptyRun(run.output);
    return empty === null
      ? { kind: 'passed' }
      : { kind: 'empty', reason: `${empty.runner}: ${empty.reason}` };
  }
  const failure = canonicalise(run.startError ?? run.output, { ...contextOf(run, project), ...known() });
  return { kind: 'failed', failure };
}

function contextOf({ command, exitCode, signal, timedOut }: CheckRun, project: string): FailureContext {
  return { command, exitCode, signal, timedOut, root: project, home: homeFolder(), tmp: tmpdir() };
}

/** Keeps what a passing run printed, for its next failure to be read by. */
export function learnFromPass(
  { terms }: Loop,
  { check, outcome }: CheckResult,
  run: CheckRun,
  userFolder: string | null,
): void {
  if (outcome.kind !== 'passed') return;
  const context = contextOf(run, workFolder(terms));
  keepPassedRun({ project: terms.project, userFolder }, check, plainRun(run.output, context));
}

/** Whether nobody knows the tool, and nothing tells its failure from the rest of what it prints. */
export function isUntaught(
  { terms: { project } }: Loop,
  result: CheckResult,
  userFolder: string | null = null,
): boolean {
  if (!isGuessed(result)) return false;
  const { passed, unchanged } = earlierRuns({ project, userFolder }, result.check);
  return passed.length === 0 && unchanged.length === 0;
}

/** All lines were read, of a tool that nobody knows. */
function isGuessed({ check, outcome }: CheckResult): boolean {
  return outcome.kind === 'failed' && outcome.failure.said !== undefined && !isSealed(check);
}

/** The names of such checks of which no passing run is known. */
export function withoutPass(
  { terms: { project } }: Loop,
  results: readonly CheckResult[],
  userFolder: string,
): readonly string[] {
  return results
    .filter(isGuessed)
    .flatMap(({ check }) =>
      earlierRuns({ project, userFolder }, check).passed.length === 0 ? check.name : [],
    );
}

/** Learns the values of a check from two failing runs of one tree, and reads the first again. */
export function learnFromTwo(
  loop: Loop,
  [first, second]: readonly [CheckResult, CheckResult],
  userFolder: string | null,
): CheckResult {
  const { project } = loop.terms;
  const plain = (result: CheckResult) =>
    plainRun(result.output, contextOf(runOf(result), workFolder(loop.terms)));
  keepUnchangedRuns({ project, userFolder }, first.check, [plain(first), plain(second)]);
  return judgeAgain(loop, first, userFolder);
}

/** By what is known now. */
export function judgeAgain(loop: Loop, result: CheckResult, userFolder: string | null = null): CheckResult {
  return judgeCheck(loop, result.check, runOf(result), userFolder);
}

function runOf(result: CheckResult): CheckRun {
  return { ...result, command: result.check.command, startError: null };
}

/** For a text whose paths must not be made relative. */
const NOWHERE = { root: '', home: '', tmp: '' };
