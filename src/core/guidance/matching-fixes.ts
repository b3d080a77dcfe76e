// Finds the known fixes that match a failure: first those of its class, told apart by their subjects; then near misses,
// of the same tool and code with a similar message.

import type { Failure } from '../failure/failure.ts';
import type { Fix, Likeness } from './fix.ts';
import { keysOf, likeness, namesOf, wordsOf } from './subject.ts';
import { isLocal } from './value-gate.ts';

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
  const names = namesOf(failure);
  const keys = new Set(keysOf(failure));
  const needsPlace = isLocal(failure);
  const { former = [] } = failure.fingerprints;
  const matching = fixes.flatMap((fix): readonly MatchingFix[] => {
    const isSame = fix.keys.some((key) => keys.has(key));
    const score = (likeness(names, fix.names) + Number(isSame)) / 2;
    if (fix.class === failure.fingerprints.class || former.includes(fix.class))
      return isSame || !needsPlace ? [{ fix, likeness: 'same', score }] : [];
    const isNear = !needsPlace && isAlike(fix, failure) && likeness(names, fix.names) >= SAME_PLACE;
    return isNear ? [{ fix, likeness: 'near', score }] : [];
  });
  return matching.toSorted((one, other) => compare(one, other, project));
}

/** The same tool and code, nearly the same words, and exactly the same names in the message. */
function isAlike(fix: Fix, failure: Failure): boolean {
  const { tool, code, class: kind } = failure;
  if (fix.tool !== tool || fix.code !== code || fix.kind !== kind) return false;
  if (code === null && kind === null) return false;
  if (namedIn(fix.message) !== namedIn(failure.message)) return false;
  return likeness(wordsOf(fix.message), wordsOf(failure.message)) >= NEAR;
}

/** Quoted text, and words spelled like code: `cart_total`, `priceOf`, `:sum`, `open()`, `prices.csv`. */
function namedIn(message: string): string {
  const named = message.match(NAMED) ?? [];
  return [...new Set(named)].toSorted().join('\n');
}

const NAMED =
  /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|:[a-z]\w{0,80}|\b\w{1,80}(?=\()|\b[a-z]{1,80}(?:[A-Z_]\w{0,80}|\.[a-z]\w{0,80})/g;

function compare(one: MatchingFix, other: MatchingFix, project: string): number {
  const kind = Number(one.likeness === 'near') - Number(other.likeness === 'near');
  const own = Number(other.fix.project === project) - Number(one.fix.project === project);
  // Compared in steps of a tenth: names come and go with the surrounding code.
  const score = Math.round(other.score * 10) - Math.round(one.score * 10);
  return kind || score || own || (one.fix.at < other.fix.at ? 1 : -1);
}
