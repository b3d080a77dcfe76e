// The evidence of a turn's checks.

import type { Loop } from '../../core/loop/loop.ts';
import type { Evidence, EvidenceOptions } from './gather-evidence.ts';

/** Runs the loop's checks; loads nothing for a loop without checks or a review. */
export async function gatherTurn(loop: Loop, options: EvidenceOptions): Promise<Evidence> {
  if (loop.terms.checks.length === 0 && loop.terms.review === null) {
    return {
      results: [],
      failure: null,
      comparison: null,
      tree: 'unknown',
      sinceArming: 'unknown',
      flaky: null,
      wasRunAgain: false,
      treeBefore: null,
      treeAfter: Promise.resolve(null),
      inner: loop.progress.inner,
      lookedAt: 0,
      ignored: [],
      elsewhere: [],
      commits: [],
    };
  }
  const { gatherEvidence } = await import('./gather-evidence.ts');
  return gatherEvidence(loop, options);
}
