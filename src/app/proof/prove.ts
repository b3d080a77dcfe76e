// What a loop's passing checks are worth when the loop could end. Loaded only then.

import { lookAt } from '../../adapters/files/list-folder.ts';
import type { LiveRuns } from '../../adapters/loops/live-runs.ts';
import { existingSnapshots, type Snapshot, snapshotOf } from '../../adapters/snapshots/snapshot-store.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { countTests, type TestCounts } from '../../core/checks/empty-run.ts';
import { fewerTests } from '../../core/checks/fewer-tests.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { secondsForChecks } from '../../core/loop/hook-time.ts';
import type { FlakyRun, Loop } from '../../core/loop/loop.ts';
import { judgeProof, needsControls, type Proof, type ProofFacts } from '../../core/proof/judge-proof.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type ControlGround, changedSides, gatherGround } from './control-ground.ts';

export interface GreenRun {
  readonly results: readonly CheckResult[];
  readonly flaky: FlakyRun | null;
  readonly live?: LiveRuns;
}

/** `loop` is as before this turn; every check has passed, and the turn's snapshot has been taken. */
export async function prove(workspace: Workspace, loop: Loop, run: GreenRun): Promise<Proof> {
  const gathered = await gather(workspace, loop);
  const facts = {
    baseline: loop.progress.baseline,
    flaky: run.flaky?.checks ?? [],
    unknown: typeof gathered === 'string' ? gathered : null,
    leftOut: typeof gathered === 'string' ? null : gathered.leftOut,
    fewer: fewerIn(loop, run),
    changed: typeof gathered === 'string' ? { tests: [], settings: [] } : changedSides(gathered.ground),
    ignored: run.flaky?.ignored ?? [],
  };
  if (typeof gathered === 'string' || !needsControls(facts))
    return judgeProof({ ...facts, controls: { kind: 'off' } });
  return judgeProof({ ...facts, controls: await hold(workspace, loop, run, gathered.ground) });
}

interface GatheredLoop {
  readonly ground: ControlGround;
  /** A clause about a file that no snapshot has; null where there is none. */
  readonly leftOut: string | null;
}

/** A clause where nothing can be compared. */
async function gather(workspace: Workspace, { terms, progress }: Loop): Promise<GatheredLoop | string> {
  const store = await existingSnapshots(workspace, terms.id);
  const taken = store?.list() ?? [];
  const first = snapshotOf(taken, 0);
  const last = snapshotOf(taken, progress.iteration);
  if (store === null || first === null || last === null)
    return 'MSW has no snapshot of the files from before and after the work';
  const trees = { arming: first.tree, final: last.tree };
  const commands = terms.checks.map(({ command }) => command);
  const gathered = await gatherGround(store, workspace.project, trees, commands);
  if (gathered.status === 'unknown') return gathered.reason;
  return { ground: gathered.ground, leftOut: leftOutSince(first, last, store.top) };
}

/** By the time of the change of its record, which no program sets. */
function leftOutSince(first: Snapshot, last: Snapshot, top: string): string | null {
  const known = new Set(first.leftOut.map(({ path }) => path));
  const found = last.leftOut.find(
    ({ path }) => !known.has(path) || (lookAt(`${top}/${path}`)?.ctimeMs ?? 0) > first.at,
  );
  return found === undefined
    ? null
    : `${found.path} is new or has changed, and is in no snapshot, since ${found.why}, so nobody has compared it`;
}

function fewerIn({ progress }: Loop, { results }: GreenRun): string | null {
  for (const { check, output } of results) {
    const fewer = fewerTests(countsBefore(progress, check.name), countTests(output));
    if (fewer !== null) return `${check.name}: ${fewer}`;
  }
  return null;
}

function countsBefore({ firstCounts }: Loop['progress'], check: string): TestCounts | null {
  return firstCounts.find(({ name }) => name === check) ?? null;
}

async function hold(
  workspace: Workspace,
  { terms, progress }: Loop,
  { results, live }: GreenRun,
  ground: ControlGround,
): Promise<ProofFacts['controls']> {
  if (!terms.mayWitness) return { kind: 'off' };
  const { runControls } = await import('./run-controls.ts');
  const limitMs = terms.checkTimeoutSeconds * 1000;
  return runControls({
    ground,
    userFolder: workspace.userFolder,
    project: workspace.project,
    // A sealed check is unrelated to the project's tests.
    checks: results
      .filter(({ check }) => !isSealed(check))
      .map(({ check, durationMs, output }) => ({
        ...{ check, limitMs, output, lastMs: durationMs },
        before: countsBefore(progress, check.name),
      })),
    allowEmpty: terms.allowEmpty,
    since: terms.startedAt,
    places: progress.firstPlaces,
    wasRed:
      progress.baseline === null || progress.baseline.kind === 'unknown'
        ? null
        : progress.baseline.kind === 'red',
    // Each check may already have run twice.
    budgetMs: secondsForChecks * 1000 - 2 * results.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ...(live && { live }),
  });
}
