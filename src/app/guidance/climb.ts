// What a rung of the ladder is given, and what it may offer.

import type { AgeOf } from '../../core/guidance/efficacy.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import type { GuidanceRequest } from './known-guidance.ts';

export interface Climb {
  readonly request: GuidanceRequest;
  /** Null where there is none that can be used. */
  readonly userFolder: string | null;
  /** Ids of the notebook that answers for the project. */
  readonly notebooks: readonly string[];
}

export interface Candidate {
  readonly guidance: Guidance;
  /** From 0 to 1, as far as it was tried. */
  readonly rate: number;
  /** What is to be done when it is offered; whether it was asked of a notebook for this failure. */
  readonly offer?: () => Promise<{ readonly isFresh: boolean }>;
}

export type RungWork = (climb: Climb) => Promise<readonly Candidate[]> | readonly Candidate[];

export function ageFrom(now: number): AgeOf {
  return (at) => now - Date.parse(at);
}
