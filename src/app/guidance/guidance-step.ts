// What one climb of the guidance ladder gives an iteration.

import type { Guidance } from '../../core/guidance/guidance.ts';
import type { Loop } from '../../core/loop/loop.ts';
import type { Prose } from '../../core/text/prose.ts';

export interface GuidanceStep {
  readonly loop: Loop;
  readonly guidance: Guidance | null;
  /** `cache` or `notebook`. */
  readonly origin: string | null;
  /** For the iteration file: why there is none, or that it is on its way. */
  readonly note: Prose | null;
  /** For the user, once. */
  readonly notice: string | null;
}

export function noGuidance(loop: Loop, note: Prose | null = null): GuidanceStep {
  return { loop, guidance: null, origin: null, note, notice: null };
}
