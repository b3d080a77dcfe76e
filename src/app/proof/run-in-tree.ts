// Runs checks in a tree of their own, made of a snapshot with some files replaced. The next run gets the same tree,
// changed, without anything that the one before left in it.

import { homedir, tmpdir } from 'node:os';
import { readReaderFiles } from '../../adapters/config/reader-files.ts';
import type { Keep } from '../../adapters/control-tree/bring-ignored.ts';
import {
  type MadeTree,
  makeTemporaryTree,
  type TemporaryTree,
  type TreeRequest,
} from '../../adapters/control-tree/temporary-tree.ts';
import { earlierRuns, keepPassedRun } from '../../adapters/loops/earlier-runs.ts';
import type { LiveRuns } from '../../adapters/loops/live-runs.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import type { Check, CheckOutcome, CheckResult } from '../../core/checks/check-result.ts';
import { emptyRun, type TestCounts } from '../../core/checks/empty-run.ts';
import { canonicalise, plainRun } from '../../core/failure/canonicalise.ts';
import type { ControlTree } from '../../core/proof/control-trees.ts';
import { redact } from '../../core/secrets/redact.ts';
import type { ControlGround } from './control-ground.ts';

interface TreeRun {
  readonly tree: ControlTree;
  /** Which files that git ignores the tree has. */
  readonly keep: Keep;
  readonly checks: readonly TimedCheck[];
  /** What it is called while it runs. */
  readonly label: string;
}

export interface TimedCheck {
  readonly check: Check;
  readonly limitMs: number;
  /** Duration of the passing run. */
  readonly lastMs: number;
  /** Of the passing run. */
  readonly output: string;
  /** How many tests ran before the work; null when unknown. */
  readonly before: TestCounts | null;
}

export interface TreePlace {
  readonly ground: ControlGround;
  readonly userFolder: string;
  /** The folder in which the checks run; a real path. */
  readonly project: string;
  readonly allowEmpty: boolean;
  readonly live?: LiveRuns;
  /** In terms of `performance.now()`. */
  readonly endsAt: number;
}

export interface Ran {
  /** In the order of the checks; empty when they were not run. */
  readonly results: readonly CheckResult[];
  /** Why they were not, as a clause. */
  readonly failure: string | null;
  /** Ignored files that were left out on purpose: relative to the top, folders with a trailing slash. */
  readonly without: readonly string[];
  /** Ignored files for which there was no room, in the same form. */
  readonly missing: readonly string[];
  readonly durationMs: number;
}

export interface TreeRunner {
  /** Never throws because of the project's content. */
  readonly run: (run: TreeRun) => Promise<Ran>;
  readonly end: () => void;
}

export function treeRunner(place: TreePlace): TreeRunner {
  let tree: TemporaryTree | null = null;
  const furnish = (request: TreeRequest) =>
    tree === null ? makeTemporaryTree(request) : tree.change(request);
  return {
    run: (run) =>
      runInTree(place, run, async (request) => {
        const made = await furnish(request);
        tree = made.status === 'ok' ? made.tree : null;
        return made;
      }),
    end: () => tree?.remove(),
  };
}

async function runInTree(
  place: TreePlace,
  run: TreeRun,
  furnish: (request: TreeRequest) => Promise<MadeTree>,
): Promise<Ran> {
  const started = performance.now();
  const end = (ran: Partial<Ran>): Ran => ({
    ...{ results: [], failure: null, without: [], missing: [] },
    ...ran,
    durationMs: Math.round(performance.now() - started),
  });
  const expectedMs = run.checks.reduce((sum, { lastMs }) => sum + lastMs, 0);
  if (place.endsAt - started < expectedMs)
    return end({ failure: 'no time was left to run the checks once more' });
  const { ground, userFolder, project } = place;
  const byPath = new Map(ground.files.map((file) => [file.path, file]));
  const made = await furnish({
    ...{ store: ground.store, userFolder, project, tree: ground.trees.final },
    entries: new Map(run.tree.old.map((path) => [path, byPath.get(path)?.before ?? null])),
    texts: run.tree.texts,
    changed: ground.files.map(({ path }) => path),
    keep: run.keep,
  });
  if (made.status === 'failed') return end({ failure: made.reason });
  const { tree } = made;
  const results: CheckResult[] = [];
  for (const [at, timed] of run.checks.entries())
    results.push(await runOne(place, timed, tree, { ...run, at: at + 1 }));
  return end({ results, without: tree.without, missing: tree.missing });
}

/** The first start in a new folder is slow. */
const GRACE_MS = 15_000;

async function runOne(
  place: TreePlace,
  { check, limitMs, lastMs }: TimedCheck,
  tree: TemporaryTree,
  { label, at, checks }: TreeRun & { readonly at: number },
): Promise<CheckResult> {
  const timeoutMs = Math.max(1, Math.min(limitMs, 3 * lastMs + GRACE_MS, place.endsAt - performance.now()));
  const limitSeconds = Math.ceil(timeoutMs / 1000);
  const live = place.live?.begin(
    { check: `${check.name}, ${label}`, at, of: checks.length, startedAt: Date.now(), limitSeconds },
    false,
  );
  const adapted = tree.adapt(check.command);
  const run = await runCheck({
    ...adapted,
    cwd: tree.project,
    timeoutMs,
    ...(live && { onOutput: live.output }),
  });
  live?.end();
  const output = run.startError ?? run.output;
  return {
    check,
    outcome: outcomeOf(place, check, { ...run, output }, tree.project),
    ...run,
    output: redact(output),
  };
}

function outcomeOf(
  place: TreePlace,
  check: Check,
  run: Awaited<ReturnType<typeof runCheck>>,
  root: string,
): CheckOutcome {
  const { allowEmpty, project, userFolder } = place;
  const places = { root, rootAliases: [project], home: homedir(), tmp: tmpdir() };
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : emptyRun(run.output);
    if (empty !== null) return { kind: 'empty', reason: `${empty.runner}: ${empty.reason}` };
    keepPassedRun(place, check, plainRun(run.output, { ...run, ...places }));
    return { kind: 'passed' };
  }
  const { readers } = readReaderFiles(project, userFolder);
  const earlier = earlierRuns(place, check);
  return { kind: 'failed', failure: canonicalise(run.output, { ...run, ...places, readers, ...earlier }) };
}
