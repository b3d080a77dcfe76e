// Runs a loop's checks and merges their failures into one. Loaded only when there is a check to run.

import { monotonicMs } from '../../adapters/environment/monotonic-ms.ts';
import { ignoredChanges } from '../../adapters/git/ignored-changes.ts';
import { innerRepositories } from '../../adapters/git/inner-repositories.ts';
import { commitsSince } from '../../adapters/git/plan-log.ts';
import { workElsewhere } from '../../adapters/git/work-elsewhere.ts';
import {
  beginLook,
  type Look,
  seeInner,
  type WorkTreeState,
  workTreeState,
} from '../../adapters/git/work-tree.ts';
import { lastOutput } from '../../adapters/loops/check-logs.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import type { FailureComparison } from '../../core/failure/compare-failures.ts';
import type { Failure } from '../../core/failure/text/failure.ts';
import { mayRetry } from '../../core/loop/hook-time.ts';
import { type FlakyRun, type Loop, workFolder } from '../../core/loop/loop.ts';
import type { Turn } from '../../core/loop/turn.ts';
import type { Unseen } from '../../core/loop/unseen.ts';
import { type CheckOptions, type RunEvents, reading, runChecks } from './run-checks.ts';

export interface Evidence extends Unseen {
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
  readonly comparison: FailureComparison | null;
  readonly tree: Turn['tree'];
  readonly sinceArming: Turn['sinceArming'];
  /** Checks that gave a different result although no file had changed, apart from any that git ignores; null when there are none. */
  readonly flaky: FlakyRun | null;
  /** Whether the checks were run once more, for which a hook may have no time. */
  readonly wasRunAgain: boolean;
  /** The work tree's digest before the checks; null when unknown. */
  readonly treeBefore: string | null;
  /** The work tree's digest after the checks, possibly still being computed; null when unknown. */
  readonly treeAfter: Promise<string | null>;
  /** The repositories inside the work folder, as after the work. */
  readonly inner: readonly string[];
  /** When the scan after the checks began, by the clock of the machine. */
  readonly lookedAt: number;
  /** Subjects of the commits since the loop's last turn, oldest first. */
  readonly commits: readonly string[];
  /** Milliseconds that the checks took, reading their output included. */
  readonly checksMs: number;
}

export interface EvidenceOptions extends CheckOptions {
  /** A work-tree scan started earlier; nothing may have been written since. */
  readonly ahead?: Look | undefined;
  /** Called when the last check has ended, and again if the checks are run once more. */
  readonly afterChecks?: (inner: readonly string[]) => void;
}

/** Everything that one iteration shows. The tree is read before the checks, so their own writes are not progress. */
export async function gatherEvidence(loop: Loop, options: EvidenceOptions): Promise<Evidence> {
  const project = workFolder(loop.terms);
  const { git, seen: looking } = options.ahead?.root === project ? options.ahead : beginLook(project);
  const [seen, withInner] = await Promise.all([looking, seeInner(project, loop.progress.inner)]);
  const started = monotonicMs();
  const startedAt = Date.now();
  let lookedAt = startedAt;
  let inner: Promise<readonly string[]> = Promise.resolve(loop.progress.inner);
  const after = whatFollows(loop, () => {
    lookedAt = Date.now();
    const tree = inner.then((paths) => {
      options.afterChecks?.(paths);
      return readTree(project, paths, git);
    });
    // Awaited only after guidance was looked for: a rejection before that must not end the process.
    tree.catch(() => {});
    return tree;
  });
  const run = (parallel: boolean) => runChecks(loop, { ...options, ...after.events }, started, parallel);
  const running = run(options.config.parallelChecks);
  const before = nameOf(withInner(seen()));
  const tree = compareTrees(loop.progress.tree, before);
  // Nothing can have come or gone while no file changed.
  if (tree === 'changed') inner = innerRepositories(project);
  const commits = tree === 'unchanged' ? [] : commitsSince(project, loop.progress.lastHeartbeat, git);
  const unseen = tree === 'unchanged' ? lookForUnseen(loop, git, startedAt) : Promise.resolve(NOTHING);
  unseen.catch(() => {});
  const ran = await running;
  const { last, results } =
    tree === 'unchanged'
      ? await readFirstAgain(loop, ran, options.userFolder)
      : { results: ran, last: loop.progress.lastFailure };
  const again =
    tree === 'unchanged'
      ? await runAgain(loop, { results, last, ...(await unseen) }, run, started)
      : { results, flaky: null, wasRunAgain: false };
  const treeAfter = after.begun();
  const { compareChecks } = await reading();
  return {
    ...again,
    ...compareChecks(again.results, last),
    tree,
    sinceArming: sinceArming(loop, tree, before),
    treeBefore: before,
    treeAfter,
    inner: await inner,
    lookedAt,
    ...(await unseen),
    commits: await commits,
    checksMs: monotonicMs() - started,
  };
}

const NOTHING: Unseen = { ignored: [], elsewhere: [] };

/** Where Claude may have worked when the digest of the work tree stands still. @param now before the checks began */
async function lookForUnseen({ terms, progress }: Loop, git: Look['git'], now: number): Promise<Unseen> {
  const root = workFolder(terms);
  const { lookedAt } = progress;
  const [ignored, elsewhere] = await Promise.all([
    lookedAt === null ? [] : ignoredChanges(root, git, { after: lookedAt, until: now }),
    // An executor in a tree of its own works next to others.
    terms.tree === null ? workElsewhere(root, git, terms.startedAt) : [],
  ]);
  return { ignored, elsewhere };
}

interface ReadAgain {
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
}

/** Reads `results` once more, now that a second run of the same tree has shown which values change. */
export async function readAgain(
  loop: Loop,
  results: readonly CheckResult[],
  others: readonly CheckResult[],
  userFolder: string | null = null,
): Promise<ReadAgain> {
  const { compareChecks, isUntaught, learnFromTwo } = await reading();
  const read = results.map((result) => {
    const other = others.find(({ check }) => check.name === result.check.name);
    if (other?.outcome.kind !== 'failed' || !isUntaught(loop, result, userFolder)) return result;
    return learnFromTwo(loop, [result, other], userFolder);
  });
  return { results: read, failure: compareChecks(read, null).failure };
}

/** The first stop without a change is such a second run: the last failure is read again as well. */
async function readFirstAgain(
  loop: Loop,
  results: readonly CheckResult[],
  userFolder?: string,
): Promise<{ readonly results: readonly CheckResult[]; readonly last: Failure | null }> {
  const last = loop.progress.lastFailure;
  const { compareChecks, isUntaught, judgeAgain } = await reading();
  const untaught = last === null ? [] : results.filter((result) => isUntaught(loop, result, userFolder));
  const former = untaught.flatMap((result) => {
    const output = lastOutput(loop, result.check);
    return output === null ? [] : { ...result, output };
  });
  if (former.length === 0) return { results, last };
  const read = await readAgain(loop, results, former, userFolder);
  // Known by now, so that nothing is learned twice.
  const runs = former.map((one) => judgeAgain(loop, one, userFolder));
  const isWhole = former.length === results.filter(({ outcome }) => outcome.kind === 'failed').length;
  return { results: read.results, last: isWhole ? compareChecks(runs, null).failure : last };
}

/** Starts work when the last check has ended, while its output is read; again if the checks are run once more. */
function whatFollows<T>({ terms }: Loop, begin: () => T) {
  const last = terms.checks.at(-1)?.name;
  let running = 0;
  let begun: { readonly value: T } | null = null;
  const events: RunEvents = {
    begun: () => {
      running += 1;
      begun = null;
    },
    ended: async ({ name }) => {
      running -= 1;
      if (running > 0 || name !== last) return;
      begun = { value: begin() };
      // Reading the output blocks this thread, so let pending child processes start first.
      await new Promise(setImmediate);
    },
  };
  return { events, begun: () => (begun ?? { value: begin() }).value };
}

/** Files written by the checks do not count as work. */
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
 * A different result for the same files says nothing about the work: both results are recorded, and the checks are run
 * once more unless that could exceed the hook's time limit.
 */
async function runAgain(
  loop: Loop,
  { results, last, ignored }: Pick<Evidence, 'results' | 'ignored'> & { readonly last: Failure | null },
  run: (parallel: boolean) => Promise<readonly CheckResult[]>,
  started: number,
): Promise<Pick<Evidence, 'results' | 'flaky' | 'wasRunAgain'>> {
  const { marks, iteration, infraStreak, gateStreak } = loop.progress;
  const before = last === loop.progress.lastFailure ? marks.at(-1)?.exact : last?.fingerprints.exact;
  const { compareChecks } = await reading();
  const exactOf = (some: readonly CheckResult[]): string =>
    compareChecks(some, null).failure?.fingerprints.exact ?? 'passed';
  const { failure } = compareChecks(results, null);
  const now = failure?.fingerprints.exact ?? 'passed';
  // A failure for a reason outside the code says nothing about flakiness, neither now nor at the last stop.
  const isOutside = (failure !== null && failure.kind !== 'code') || infraStreak + gateStreak > 0;
  if (before === undefined || before === now || isOutside)
    return { results, flaky: null, wasRunAgain: false };
  const { checks, checkTimeoutSeconds } = loop.terms;
  const elapsedSeconds = (monotonicMs() - started) / 1000;
  const hasTime = mayRetry({
    elapsedSeconds,
    pauseSeconds: 0,
    checksLeft: checks.length,
    checkTimeoutSeconds,
  });
  const again = hasTime ? await run(false) : results;
  const names = failedNames(loop, results, again);
  const flaky: FlakyRun = { iteration, checks: names, results: resultWords(before, now) };
  // Only a check that also differs from its own run of a moment ago is flaky whatever else changed.
  const isSure = ignored.length === 0 || exactOf(again) !== now;
  return { results: again, flaky: isSure ? flaky : { ...flaky, ignored }, wasRunAgain: hasTime };
}

/** The names of the checks that did not pass in every run; all of them when each passed. */
function failedNames({ terms }: Loop, ...runs: readonly (readonly CheckResult[])[]): readonly string[] {
  const failed = new Set(runs.flat().flatMap((r) => (r.outcome.kind === 'passed' ? [] : [r.check.name])));
  const names = terms.checks.map(({ name }) => name);
  return failed.size === 0 ? names : names.filter((name) => failed.has(name));
}

/** Two results that differ, by their exact fingerprints. */
function resultWords(before: string, now: string): FlakyRun['results'] {
  const [first, second] = [before, now].map((exact) => (exact === 'passed' ? 'passed' : 'failed'));
  return [`${first}`, first === second ? `${second} differently` : `${second}`];
}

/**
 * The work tree's digest; null when unknown.
 *
 * @param inner the repositories inside it
 * @param git already opened for the project
 */
export async function readTree(
  project: string,
  inner: readonly string[],
  git?: Look['git'],
): Promise<string | null> {
  return nameOf(await workTreeState(project, git, inner));
}

function nameOf(tree: WorkTreeState): string | null {
  return tree.kind === 'unknown' ? null : `${tree.kind}:${tree.state}`;
}

function compareTrees(last: string | null, now: string | null): Evidence['tree'] {
  if (last === null || now === null) return 'unknown';
  return last === now ? 'unchanged' : 'changed';
}
