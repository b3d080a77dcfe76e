// Finds the known fixes that match a failure: first those of its class, told apart by their subjects; then near misses,
// of the same tool and code with a similar message.

import type { Failure } from '../failure/text/failure.ts';
import { exactTerms } from './exact-terms.ts';
import type { Fix, Likeness } from './fix.ts';
import { isLocal, keysOf, likeness, lowerCaseNames, namesInFailure, placedKeysOf } from './subject.ts';

export interface MatchingFix {
  readonly fix: Fix;
  readonly likeness: Likeness;
  /** From 0 to 1: how closely the subjects match. */
  readonly score: number;
}

/** A less similar message is about something else. */
const NEAR = 0.75;
/** The minimum overlap of the names: a similar message elsewhere is another matter. */
const SAME_PLACE = 0.5;

/** The best first. @param project where the failure occurs: of equals, a fix of this project wins */
export function matchingFixes(
  fixes: readonly Fix[],
  failure: Failure,
  project: string,
): readonly MatchingFix[] {
  const names = namesInFailure(failure);
  const needsPlace = isLocal(failure);
  const keys = new Set(needsPlace ? placedKeysOf(failure) : keysOf(failure));
  const stated = statedBy(failure);
  const { former = [] } = failure.fingerprints;
  const matching = fixes.flatMap((fix): readonly MatchingFix[] => {
    if (statedBy(fix) !== stated) return [];
    const isSame = fix.keys.some((key) => keys.has(key));
    const score = (likeness(names, fix.names) + Number(isSame)) / 2;
    if (fix.class === failure.fingerprints.class || former.includes(fix.class))
      return isSame || !needsPlace ? [{ fix, likeness: 'same', score }] : [];
    const isNear = !needsPlace && isAlike(fix, failure) && likeness(names, fix.names) >= SAME_PLACE;
    return isNear ? [{ fix, likeness: 'near', score }] : [];
  });
  return matching.toSorted((one, other) => compare(one, other, project));
}

/** The same tool and code, and nearly the same words. */
function isAlike(fix: Fix, { tool, code, class: kind, message }: Failure): boolean {
  if (fix.tool !== tool || fix.code !== code || fix.kind !== kind) return false;
  if (code === null && kind === null) return false;
  return likeness(lowerCaseNames(fix.message), lowerCaseNames(message)) >= NEAR;
}

/** The exact terms of a message, and the numbers that its mask hides: a headline has them all. */
function statedBy({ message, headline }: Pick<Failure, 'message' | 'headline'>): string {
  const numbers = exactTerms(headline).filter(({ kind }) => kind === 'number');
  const terms = new Set([...exactTerms(message), ...numbers].map(({ text }) => text));
  return [...terms].toSorted().join('\n');
}

function compare(one: MatchingFix, other: MatchingFix, project: string): number {
  const kind = Number(one.likeness === 'near') - Number(other.likeness === 'near');
  const own = Number(other.fix.project === project) - Number(one.fix.project === project);
  // Compared in steps of a tenth: names come and go with the surrounding code.
  const score = Math.round(other.score * 10) - Math.round(one.score * 10);
  return kind || score || own || (one.fix.at < other.fix.at ? 1 : -1);
}
