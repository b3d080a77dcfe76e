// Judges whether guidance helped: the failure that it answered is gone in the next iteration, still there, or merely
// hidden.

import { itemKey } from '../failure/failure-items.ts';
import type { BuildPhase } from '../failure/reading/reader.ts';
import type { Failure, FailureItem, OtherFailure } from '../failure/text/failure.ts';
import type { GuidanceOutcome, GuidedFailure } from './cache-line.ts';
import { hashAnswer } from './hash-answer.ts';

const PHASES: readonly BuildPhase[] = ['install', 'compile', 'lint', 'test', 'run'];
const MOST_ITEMS = 50;

/**
 * @param current the failure of the iteration after the guidance was offered; null when every check passed
 * @param hasWorked false when no file has changed since: then a failure that remains says nothing
 */
export function judge(subject: GuidedFailure, current: Failure | null, hasWorked = true): GuidanceOutcome {
  const outcome = outcomeOf(subject, current);
  return outcome === 'did-not-help' && !hasWorked ? 'unknown' : outcome;
}

function outcomeOf(subject: GuidedFailure, current: Failure | null): GuidanceOutcome {
  if (current === null) return 'helped';
  // A broken environment or a broken check says nothing about the code.
  if (current.kind !== 'code') return 'unknown';
  if (current.fingerprints.class === subject.class) {
    return isPartlyGone(subject, current) ? 'unknown' : 'did-not-help';
  }
  return isOutOfSight(subject, current) || isStillThere(subject, current) ? 'unknown' : 'helped';
}

/** The part of a failure kept until the next iteration is judged: its items of the same tool, code and class. */
export function guidedFailure(failure: Failure | OtherFailure): GuidedFailure {
  const { tool, code, class: kind, phase, fingerprints } = failure;
  const others = 'others' in failure ? (failure.others ?? []) : [];
  const theirs = new Set(others.flatMap(({ items }) => items.map(itemKey)));
  const same = failure.items.filter(
    (item) => item.tool === tool && item.code === code && item.class === kind && !theirs.has(itemKey(item)),
  );
  return { class: fingerprints.class, phase, items: same.slice(0, MOST_ITEMS).map(hashItem) };
}

/** Some items are gone and no new ones came: the guidance is working. */
function isPartlyGone(subject: GuidedFailure, current: Failure): boolean {
  const left = guidedFailure(current).items;
  const former = new Set(subject.items);
  return left.length > 0 && left.length < former.size && left.every((item) => former.has(item));
}

/** A build that now fails in an earlier phase never reached the old failure. */
function isOutOfSight(subject: GuidedFailure, current: Failure): boolean {
  return PHASES.indexOf(current.phase) < PHASES.indexOf(subject.phase);
}

/** Another failure took the first place, and the old one is still behind it. */
function isStillThere(subject: GuidedFailure, current: Failure): boolean {
  if (current.others?.some(({ fingerprints }) => fingerprints.class === subject.class)) return true;
  const former = new Set(subject.items);
  return current.items.some((item) => former.has(hashItem(item)));
}

function hashItem(item: FailureItem): string {
  return hashAnswer(itemKey(item));
}
