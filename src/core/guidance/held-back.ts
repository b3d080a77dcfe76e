// Whether an earlier refusal still holds a question back.

import type { Refusal } from '../notebook/refusal.ts';
import type { CacheLine } from './cache-entry.ts';
import { cooldownOf } from './cooldown.ts';

/**
 * The refusal that still counts, or null.
 * @param ageMs how long ago a line was written, in milliseconds
 */
export function heldBack(
  lines: readonly CacheLine[],
  failureClass: string,
  ageMs: (at: string) => number,
): Refusal | null {
  for (const line of lines.toReversed()) {
    // An answer shows that the project may ask again; refusals before it are history.
    if (line.kind === 'answered') return null;
    if (line.kind === 'refused' && counts(line, failureClass, ageMs(line.at))) return line.refusal;
  }
  return null;
}

function counts(line: CacheLine & { kind: 'refused' }, failureClass: string, ageMs: number): boolean {
  const { scope, ms } = cooldownOf(line.refusal.reason);
  return ageMs >= 0 && ageMs < ms && (scope === 'project' || line.class === failureClass);
}
