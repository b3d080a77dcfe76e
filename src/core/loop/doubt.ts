// What passing checks still lack before a loop may be done.

import type { Loop } from './loop.ts';
import { hasPassedReview } from './review.ts';
import type { Turn } from './turn.ts';
import type { Strategy } from './verdict.ts';

/** Why passing checks are not enough; null when they are. */
export function doubt(loop: Loop, turn: Turn): Strategy | null {
  const { terms, progress } = loop;
  if (turn.unprotected !== null) return 'unprotected';
  const isReviewed = terms.review === null || hasPassedReview(loop.progress.review, turn.treeState);
  if (terms.checks.length === 0) return isReviewed ? null : 'review';
  if (turn.sinceArming === 'unchanged' && !terms.allowNoChange) return 'unchanged';
  if (terms.redFirst && !progress.wasRed) return 'red-first';
  if (!isReviewed) return 'review';
  if (terms.require === 'proven' && turn.proof?.verdict === 'passed') return 'unproven';
  return null;
}

export function isGreen({ terms }: Loop, { results }: Turn): boolean {
  return results.length === terms.checks.length && results.every((r) => r.outcome.kind === 'passed');
}
