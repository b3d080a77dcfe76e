// How often guidance helped. Judgements fade with age, so that nothing is banned for ever: code, sources and readers
// change.

import type { CacheLine, GuidanceOutcome } from './cache-line.ts';

export interface Efficacy {
  /** Counted in loops. */
  readonly helped: number;
  readonly missed: number;
  /** From 0 to 1, newer loops counting more; 0.5 when nothing is known. */
  readonly rate: number;
}

const HALF_LIFE_MS = 45 * 24 * 60 * 60 * 1000;
/** Below this rate it rests until its misses have aged. */
const RESTS_BELOW = 0.3;

interface Judgement {
  readonly outcome: GuidanceOutcome;
  /** ISO 8601. */
  readonly at: string;
}

/** Returns the age of an ISO time in milliseconds. */
export type AgeOf = (at: string) => number;

/**
 * One way for fixes, answers and passages.
 * @param judgements the last one of each loop
 * @param since ISO 8601: misses from before do not count, as a change that made the failure go away again after them
 * was right after all
 */
export function rateOf(judgements: Iterable<Judgement>, ageMs: AgeOf, since = ''): Efficacy {
  const weights = { helped: 0, missed: 0 };
  const counts = { helped: 0, missed: 0 };
  for (const { outcome, at } of judgements) {
    if (outcome === 'unknown' || (outcome === 'did-not-help' && at <= since)) continue;
    const side = outcome === 'helped' ? 'helped' : 'missed';
    counts[side] += 1;
    weights[side] += 0.5 ** (Math.max(0, ageMs(at)) / HALF_LIFE_MS || 0);
  }
  return { ...counts, rate: (weights.helped + 1) / (weights.helped + weights.missed + 2) };
}

/** The last judgement of each loop on each piece of guidance, by guidance id. */
export function judgementsIn(lines: readonly CacheLine[]): ReadonlyMap<string, readonly Judgement[]> {
  const found = new Map<string, Map<string, Judgement>>();
  for (const line of lines) {
    if (line.kind !== 'judged') continue;
    const loops = found.get(line.guidance) ?? new Map<string, Judgement>();
    found.set(line.guidance, loops.set(line.loop ?? '', { outcome: line.outcome, at: line.at }));
  }
  return new Map([...found].map(([id, loops]) => [id, [...loops.values()]] as const));
}

/** True after two misses in different loops without any success. */
export function isResting({ rate }: Pick<Efficacy, 'rate'>): boolean {
  return rate < RESTS_BELOW;
}
