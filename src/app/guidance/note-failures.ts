// What a turn says about the failures of its loop: which are still there, and which are gone because of a change that is
// worth keeping.

import type { CheckResult } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import type { Failure } from '../../core/failure/failure.ts';
import { stepUnsolved } from '../../core/guidance/unsolved.ts';
import type { FlakyRun, Loop } from '../../core/loop/loop.ts';
import type { Ending } from '../../core/loop/report.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface TurnOfFailures {
  /** While Claude worked. */
  readonly loop: Loop;
  readonly evidence: {
    readonly results: readonly CheckResult[];
    readonly failure: Failure | null;
    readonly flaky: FlakyRun | null;
    readonly tree: 'changed' | 'unchanged' | 'unknown';
    readonly commits: readonly string[];
  };
  readonly ending: Ending | null;
  /** Claude's last one. */
  readonly message: string;
}

export async function noteFailures(
  workspace: Workspace,
  turn: TurnOfFailures,
): Promise<Partial<Loop['progress']>> {
  const { results, failure, flaky, tree, commits } = turn.evidence;
  // A check that tested nothing says nothing about what failed before.
  const isSilent = failure === null && results.some(({ outcome }) => outcome.kind !== 'passed');
  if (isSilent) return {};
  const { terms, progress } = turn.loop;
  const { iteration } = progress;
  const { gone, ...remembered } = stepUnsolved(progress, { failure, check: failedCheck(results), iteration });
  const weakened = isWeakened(turn.ending);
  const back = failure === null ? null : cameBack(progress, failure);
  if (gone.length === 0 && !weakened && back === null) return remembered;
  const { learnFixes, withdrawFixes } = await import('./learn-fixes.ts');
  if (back !== null) await withdrawFixes(workspace, terms.id, 'came-back', (fix) => fix.class === back);
  if (weakened) await withdrawFixes(workspace, terms.id, 'weakened');
  else if (flaky === null) {
    const hasChanged = tree === 'changed';
    const { message } = turn;
    const said = progress.attempts.flatMap(({ iteration, said }) =>
      said === null ? [] : [[iteration, said] as const],
    );
    const words = { message, saidBefore: new Map(said) };
    await learnFixes(workspace, { loop: terms.id, iteration, gone, commits, hasChanged, ...words });
  }
  return remembered;
}

/** The class of a failure that this loop had once, and then had no more. */
function cameBack({ classes, unsolved }: Loop['progress'], { fingerprints }: Failure): string | null {
  const isBack = classes.includes(fingerprints.class);
  return isBack && !unsolved.some((one) => one.class === fingerprints.class) ? fingerprints.class : null;
}

/** The command of the first one; empty when none failed. */
export function failedCheck(results: readonly CheckResult[]): string {
  const failed = results.find(({ outcome }) => outcome.kind === 'failed');
  if (failed === undefined) return '';
  return isSealed(failed.check) ? failed.check.name : failed.check.command;
}

/** What passes because its check was made easier was not fixed. */
function isWeakened(ending: Ending | null): boolean {
  return ending?.cause === 'done' && (ending.proof?.findings.length ?? 0) > 0;
}
