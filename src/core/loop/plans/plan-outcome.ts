// What the results of a turn's checks lead to: Claude continues, or the session stops.

import type { BreakerLimits } from '../breaker.ts';
import { decide } from '../decide.ts';
import type { Loop } from '../loop.ts';
import type { Turn } from '../turn.ts';
import { type Hold, type Release, releaseOf } from './plan-turn.ts';

/** The plan of a turn whose checks have run. */
export function planOutcome(loop: Loop, turn: Turn, limits: BreakerLimits): Hold | Release {
  const { loop: next, verdict } = decide(loop, turn, limits);
  if (verdict.kind !== 'continue') return releaseOf(next, verdict, turn.now);
  const { strategy, counted } = verdict;
  // Guidance is only for the project's own failures; no notebook knows why a disk is full.
  const asks = loop.progress.offered !== null || turn.failure?.kind === 'code';
  return { kind: 'hold', loop: next, strategy, counted, needsGuidance: loop.terms.guidance && asks };
}
