// The input and output of a rung of the ladder.

import type { AgeOf } from '../../core/guidance/efficacy.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import type { GuidanceRequest } from './known-guidance.ts';

export interface Climb {
  readonly request: GuidanceRequest;
  /** Null when no user folder can be used. */
  readonly userFolder: string | null;
  /** The ids of the notebook that answers for the project. */
  readonly notebooks: readonly string[];
}

export interface GuidanceCandidate {
  readonly guidance: Guidance;
  /** From 0 to 1: how often it helped so far. */
  readonly rate: number;
  /** Called when it is offered; `isFresh`: a notebook was asked for it on this failure. */
  readonly offer?: () => Promise<{ readonly isFresh: boolean }>;
}

export type RungWork = (climb: Climb) => Promise<readonly GuidanceCandidate[]> | readonly GuidanceCandidate[];

export function ageFrom(now: number): AgeOf {
  return (at) => now - Date.parse(at);
}
