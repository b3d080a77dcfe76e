// Compares two failures of one check: did the work in between bring it closer to passing?

import { type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';
import { itemKey } from './failure-items.ts';
import { phaseMove } from './problem-names.ts';
import type { Failure } from './text/failure.ts';
import { fingerprintVersion } from './text/fingerprint.ts';

/**
 * `same`: nothing moved. `progress`: fewer problems, or a later phase.
 * `regress`: more problems, or an earlier phase. `changed`: as many, but others.
 */
export interface FailureComparison {
  readonly relation: 'same' | 'progress' | 'regress' | 'changed';
  /** Fewer problems, but other ones: fewer than the last time may still be more than at best. */
  readonly isMixed: boolean;
  /** Half a sentence for people: `2 of 5 problems are gone`. */
  readonly reason: Prose;
}

/** How `current` relates to `previous`. */
export function compareFailures(previous: Failure, current: Failure): FailureComparison {
  if (previous.fingerprints.exact === current.fingerprints.exact) {
    return { relation: 'same', isMixed: false, reason: prose`the same as before` };
  }
  if (fingerprintVersion(previous.fingerprints.exact) !== fingerprintVersion(current.fingerprints.exact)) {
    return {
      relation: 'changed',
      isMixed: false,
      reason: prose`the earlier failure was read by other rules`,
    };
  }
  return (
    comparePhases(previous, current) ??
    compareGravity(previous, current) ??
    compareLines(previous, current) ??
    compareItems(previous, current)
  );
}

function comparePhases(previous: Failure, current: Failure): FailureComparison | null {
  const move = phaseMove(previous, current);
  if (move === null) return null;
  const reason = prose`the failure moved from the ${quoteName(previous.phase)} phase to the ${quoteName(current.phase)} phase`;
  return { relation: move === 'further' ? 'progress' : 'regress', isMixed: false, reason };
}

/** Warnings next to errors do not count, so that there may be more of them than there were errors. */
function compareGravity(previous: Failure, current: Failure): FailureComparison | null {
  const [was, is] = [previous.isMild === true, current.isMild === true];
  if (was === is) return null;
  return is
    ? { relation: 'progress', isMixed: false, reason: prose`no error is left, only warnings` }
    : { relation: 'regress', isMixed: false, reason: prose`there were only warnings before` };
}

/** Problems that were told apart by guesswork may be as many as before, or more, although the tool says less. */
function compareLines(previous: Failure, current: Failure): FailureComparison | null {
  const move = compareSaid(previous, current);
  if (move === null) return null;
  const counted = compareItems(previous, current);
  const relation = move === 'less' ? 'progress' : 'regress';
  if (counted.relation === relation) return { ...counted, isMixed: false };
  const reason =
    move === 'less'
      ? prose`it says less than before, and nothing new`
      : prose`it says more than before, and nothing is gone`;
  return { relation, isMixed: false, reason };
}

/** Whether something is no longer said and nothing new is, or the reverse; null for anything else, and if unknown. */
function compareSaid(previous: Failure, current: Failure): 'less' | 'more' | null {
  if (previous.said === undefined || current.said === undefined) return null;
  const isGone = leaves(previous.said, current.said);
  const isNew = leaves(current.said, previous.said);
  return isGone === isNew ? null : isGone ? 'less' : 'more';
}

/** Whether a line of `said`, or one more of its kind, is left after all lines of `others` are removed. */
function leaves(said: readonly string[], others: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return said.some((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  });
}

function compareItems(previous: Failure, current: Failure): FailureComparison {
  const before = new Set(previous.items.map((item) => itemKey(item)));
  const added = current.items.filter((item) => !before.has(itemKey(item))).length;
  const fewer = previous.total - current.total;
  if (fewer > 0) {
    const how = added === 0 ? prose`gone` : prose`fewer than before`;
    return {
      relation: 'progress',
      isMixed: added > 0,
      reason: prose`${fewer} of ${counted(previous.total)} ${how}`,
    };
  }
  if (fewer < 0) {
    return {
      relation: 'regress',
      isMixed: false,
      reason: prose`${counted(-fewer, prose`more `)} than before`,
    };
  }
  const reason = prose`as many problems as before, but ${added} of ${current.total} ${added === 1 ? prose`is` : prose`are`} new`;
  return { relation: 'changed', isMixed: false, reason };
}

function counted(count: number, what = prose``): Prose {
  return prose`${count} ${what}${count === 1 ? prose`problem` : prose`problems`}`;
}
