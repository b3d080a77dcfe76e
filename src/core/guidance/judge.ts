// Whether guidance helped: did the failure that it answered disappear in the next iteration?

import type { Failure } from '../failure/failure.ts';
import type { Phase } from '../failure/readers/reader.ts';
import type { Efficacy } from './guidance.ts';
import { type GuidedFailure, guidedFailure, hashItem } from './guided-failure.ts';

const PHASES: readonly Phase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** @param current the failure of the iteration after the guidance was offered; null when every check passed */
export function judge(subject: GuidedFailure, current: Failure | null): Exclude<Efficacy, 'pending'> {
  if (current === null) return 'helped';
  // A broken world or a broken check says nothing about the code.
  if (current.kind !== 'code') return 'unknown';
  if (current.fingerprints.class === subject.class) {
    return isOnItsWay(subject, current) ? 'unknown' : 'did-not-help';
  }
  return isOutOfSight(subject, current) || isStillThere(subject, current) ? 'unknown' : 'helped';
}

/** Some of it is gone and nothing new came: the guidance is at work. */
function isOnItsWay(subject: GuidedFailure, current: Failure): boolean {
  const left = guidedFailure(current).items;
  const former = new Set(subject.items);
  return left.length > 0 && left.length < former.size && left.every((item) => former.has(item));
}

/** A build that now fails earlier never came to the place of the old failure. */
function isOutOfSight(subject: GuidedFailure, current: Failure): boolean {
  return PHASES.indexOf(current.phase) < PHASES.indexOf(subject.phase);
}

/** Another failure took the first place, and the old one stands behind it. */
function isStillThere(subject: GuidedFailure, current: Failure): boolean {
  const former = new Set(subject.items);
  return current.items.some((item) => former.has(hashItem(item)));
}
