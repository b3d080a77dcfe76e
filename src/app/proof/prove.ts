// What a loop's passing checks are worth when the loop could end. Loaded only then.

import type { CheckResult } from '../../core/checks/check-result.ts';
import { countTests } from '../../core/checks/empty-run.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { secondsForChecks } from '../../core/loop/hook-time.ts';
import type { FlakyRun, Loop } from '../../core/loop/loop.ts';
import { judgeProof, needsWitness, type Proof, type Witness } from '../../core/proof/judge-proof.ts';
import type { CountedCheck } from '../../core/weakening/find-weakenings.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Ground, lookAtStanding } from './look-at-standing.ts';

export interface GreenRun {
  readonly results: readonly CheckResult[];
  readonly flaky: FlakyRun | null;
}

/** `loop` is as before this turn; every check has passed. */
export async function prove(workspace: Workspace, loop: Loop, run: GreenRun): Promise<Proof> {
  const { standing, ground } = await lookAtStanding(workspace, loop, countsOf(loop, run));
  const facts = {
    baseline: loop.progress.baseline,
    standing,
    flaky: run.flaky?.checks ?? [],
    ignored: run.flaky?.ignored ?? [],
  };
  const witness =
    ground !== null && needsWitness(facts)
      ? await tryWitness(workspace, loop, run, ground)
      : ({ kind: 'unclear', reason: 'it was not tried' } as const);
  return judgeProof({ ...facts, witness });
}

/** How many tests each check ran before the work and runs now. */
function countsOf({ progress }: Loop, { results }: GreenRun): readonly CountedCheck[] {
  return results.map(({ check, output }) => ({
    name: check.name,
    before: progress.firstCounts.find(({ name }) => name === check.name) ?? null,
    after: countTests(output),
  }));
}

async function tryWitness(
  workspace: Workspace,
  { terms }: Loop,
  { results }: GreenRun,
  ground: Ground,
): Promise<Witness> {
  if (!terms.mayWitness)
    return { kind: 'unclear', reason: 'the tests were not tried on the old code (--no-witness)' };
  const { runWitness } = await import('./run-witness.ts');
  const limitMs = terms.checkTimeoutSeconds * 1000;
  const report = await runWitness({
    ...ground,
    userFolder: workspace.userFolder,
    project: workspace.project,
    // A sealed check is unrelated to the project's tests.
    checks: results
      .filter(({ check }) => !isSealed(check))
      .map(({ check, durationMs }) => ({ check, limitMs, lastMs: durationMs })),
    allowEmpty: terms.allowEmpty,
    thorough: terms.witness,
    // Each check may already have run twice.
    budgetMs: secondsForChecks * 1000 - 2 * results.reduce((sum, { durationMs }) => sum + durationMs, 0),
  });
  switch (report.verdict) {
    case 'holds':
    case 'fails':
    case 'unclear':
      return { kind: report.verdict, reason: report.why };
    case 'not-needed':
      return { kind: 'unclear', reason: 'what the checks stand on changed, and no test with it' };
  }
}
