// Which of the fixes that are known answer a failure: those of its class first, told apart by what they were about;
// then near misses, of the same tool and code with a similar message.

import type { Failure } from '../failure/failure.ts';
import type { Fix, Likeness } from './fix.ts';
import { keysOf, likeness, namesOf, wordsOf } from './subject.ts';
import { isLocal } from './value-gate.ts';

export interface MatchingFix {
  readonly fix: Fix;
  readonly likeness: Likeness;
  /** From 0 to 1: how much it is about the same. */
  readonly score: number;
}

/** A message that is less alike is about something else. */
const NEAR = 0.75;
/** Of the names of both, those that they share: a similar message elsewhere is another matter. */
const SAME_PLACE = 0.5;

/** The best first. @param project where it fails: of two that are alike, its own is better */
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

/** The same tool and code, nearly the same words, and in them exactly the same names. */
function isAlike(fix: Fix, failure: Failure): boolean {
  const { tool, code, class: kind } = failure;
  if (fix.tool !== tool || fix.code !== code || fix.kind !== kind) return false;
  if (code === null && kind === null) return false;
  if (namedIn(fix.message) !== namedIn(failure.message)) return false;
  return likeness(wordsOf(fix.message), wordsOf(failure.message)) >= NEAR;
}

/** What is quoted, and what only code is written like: `cart_total`, `priceOf`, `:sum`, `open()`, `prices.csv`. */
function namedIn(message: string): string {
  const named = message.match(NAMED) ?? [];
  return [...new Set(named)].toSorted().join('\n');
}

const NAMED =
  /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|:[a-z]\w{0,80}|\b\w{1,80}(?=\()|\b[a-z]{1,80}(?:[A-Z_]\w{0,80}|\.[a-z]\w{0,80})/g;

function compare(one: MatchingFix, other: MatchingFix, project: string): number {
  const kind = Number(one.likeness === 'near') - Number(other.likeness === 'near');
  const own = Number(other.fix.project === project) - Number(one.fix.project === project);
  // A tenth is no difference: names come and go with the code around them.
  const score = Math.round(other.score * 10) - Math.round(one.score * 10);
  return kind || score || own || (one.fix.at < other.fix.at ? 1 : -1);
}
