// What a turn shows about the failures of its loop: which remain, and which are gone because of a change that is worth
// keeping.

import type { CheckResult } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import type { Failure } from '../../core/failure/text/failure.ts';
import { stepUnsolved } from '../../core/guidance/unsolved.ts';
import type { FlakyRun, Loop } from '../../core/loop/loop.ts';
import type { Proof } from '../../core/proof/judge-proof.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface TurnOfFailures {
  /** The loop while Claude worked. */
  readonly loop: Loop;
  readonly evidence: {
    readonly results: readonly CheckResult[];
    readonly failure: Failure | null;
    readonly flaky: FlakyRun | null;
    readonly tree: 'changed' | 'unchanged' | 'unknown';
    readonly commits: readonly string[];
  };
  /** What the passing checks are worth; null when that was not judged. */
  readonly proof: Proof | null;
  /** Claude's last message. */
  readonly message: string;
  /** Waits until the snapshot of this turn is taken or has failed: a fix is learned from it. */
  readonly snapshotTaken: () => Promise<unknown>;
}

export async function noteFailures(
  workspace: Workspace,
  turn: TurnOfFailures,
): Promise<Partial<Loop['progress']>> {
  const { results, failure, flaky, tree, commits } = turn.evidence;
  // A check that tested nothing says nothing about earlier failures.
  const isSilent = failure === null && results.some(({ outcome }) => outcome.kind !== 'passed');
  if (isSilent) return {};
  const { terms, progress } = turn.loop;
  const { iteration } = progress;
  const { gone, ...remembered } = stepUnsolved(progress, { failure, checkOf: checkOf(results), iteration });
  // A check that passes because it was made easier is not a fix.
  const weakened = turn.proof?.isWeakened === true;
  const back = failure === null ? [] : cameBack(progress, failure);
  if (gone.length === 0 && !weakened && back.length === 0) return remembered;
  const { learnFixes, withdrawFixes } = await import('./learn-fixes.ts');
  if (back.length > 0)
    await withdrawFixes(workspace, terms.id, 'came-back', (fix) => back.includes(fix.class));
  if (weakened) await withdrawFixes(workspace, terms.id, 'weakened');
  else if (flaky === null) {
    const hasChanged = tree === 'changed';
    const { message } = turn;
    const said = progress.attempts.flatMap(({ iteration, said }) =>
      said === null ? [] : [[iteration, said] as const],
    );
    const words = { message, saidBefore: new Map(said) };
    await turn.snapshotTaken();
    await learnFixes(workspace, { loop: terms.id, iteration, gone, commits, hasChanged, ...words });
  }
  return remembered;
}

/** Classes that are new to this loop, or that were gone and came back. */
function cameBack({ unsolved }: Loop['progress'], { fingerprints, others = [] }: Failure): readonly string[] {
  const there = [fingerprints, ...others.map((other) => other.fingerprints)].map((one) => one.class);
  return there.filter((name) => !unsolved.some((one) => one.class === name));
}

/** The command of a check by its name, or of the first failing check. */
export function checkOf(results: readonly CheckResult[]): (name: string | undefined) => string {
  const failed = results.filter(({ outcome }) => outcome.kind === 'failed');
  return (name) => {
    const [check] = [...failed.filter((one) => one.check.name === name), ...failed].map((one) => one.check);
    if (check === undefined) return '';
    return isSealed(check) ? check.name : check.command;
  };
}
