// What is kept of a failure while guidance for it is tried, so that the next iteration can tell whether the
// failure is gone, still there, or merely out of sight.

import type { Failure, FailureItem } from '../failure/failure.ts';
import { itemKey } from '../failure/failure-items.ts';
import type { Phase } from '../failure/readers/reader.ts';
import { hashAnswer } from './make-guidance.ts';

export interface GuidedFailure {
  /** The class fingerprint. */
  readonly class: string;
  readonly phase: Phase;
  /** Hashes of the items of the same tool, code and class as the failure itself; at most 50. */
  readonly items: readonly string[];
}

const MOST_ITEMS = 50;

export function guidedFailure(failure: Failure): GuidedFailure {
  const same = failure.items.filter((item) => isOfKind(item, failure));
  const items = same.slice(0, MOST_ITEMS).map(hashItem);
  return { class: failure.fingerprints.class, phase: failure.phase, items };
}

export function hashItem(item: FailureItem): string {
  return hashAnswer(itemKey(item));
}

function isOfKind(item: FailureItem, failure: Failure): boolean {
  return item.tool === failure.tool && item.code === failure.code && item.class === failure.class;
}
