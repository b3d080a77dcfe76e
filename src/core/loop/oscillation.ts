// Finds failures that go round in a circle: A/B/A/B and longer patterns.

import type { Mark } from './loop.ts';

/** The shortest period from 2 to 4 that the newest marks show twice in a row; null when there is none. */
export function findOscillation(marks: readonly Mark[]): number | null {
  const states = marks.map((mark) => mark.exact);
  for (let period = 2; period <= 4; period++) {
    const recent = states.slice(-2 * period);
    if (recent.length < 2 * period || new Set(recent).size < 2) continue;
    if (recent.every((state, index) => state === recent[index % period])) return period;
  }
  return null;
}
