// What the guidance cache knows about one class of failures, folded from its lines in the order they were
// written. Lines that this version does not know never get here.

import type { Refusal } from '../notebook/refusal.ts';
import type { Efficacy, Guidance } from './guidance.ts';
import type { GuidedFailure } from './guided-failure.ts';

export type CacheLine =
  | {
      readonly kind: 'asked';
      readonly class: string;
      readonly at: string;
      readonly question: string;
      readonly job: string;
    }
  | { readonly kind: 'answered'; readonly class: string; readonly at: string; readonly guidance: Guidance }
  | { readonly kind: 'refused'; readonly class: string; readonly at: string; readonly refusal: Refusal }
  | {
      readonly kind: 'offered';
      readonly class: string;
      readonly at: string;
      readonly guidance: string;
      readonly loop: string;
      readonly subject: GuidedFailure;
    }
  /** The notebook was asked once more after an answer, `guidance`, that did not help. */
  | { readonly kind: 'followed-up'; readonly class: string; readonly at: string; readonly guidance: string }
  | {
      readonly kind: 'judged';
      readonly class: string;
      readonly at: string;
      readonly guidance: string;
      readonly loop: string | null;
      readonly outcome: Exclude<Efficacy, 'pending'>;
    };

/** One answer and what became of it. */
export interface CacheEntry {
  readonly guidance: Guidance;
  /** The loops that it was offered in, oldest first, each once. */
  readonly offeredIn: readonly string[];
  /** The last judgement of each loop. */
  readonly outcomes: ReadonlyMap<string, Exclude<Efficacy, 'pending'>>;
}

/** The entries of one class, oldest answer first. */
export function foldCache(lines: readonly CacheLine[], failureClass: string): CacheEntry[] {
  const entries = new Map<string, MutableEntry>();
  for (const line of lines) if (line.class === failureClass) apply(entries, line);
  return [...entries.values()].map((entry) => ({ ...entry, offeredIn: [...entry.offeredIn] }));
}

/** `pending` when it was offered but never judged. */
export function efficacyOf(entry: CacheEntry): Efficacy {
  const outcomes = [...entry.outcomes.values()];
  if (outcomes.includes('helped')) return 'helped';
  if (outcomes.includes('did-not-help')) return 'did-not-help';
  return outcomes.length > 0 ? 'unknown' : 'pending';
}

interface MutableEntry {
  readonly guidance: Guidance;
  readonly offeredIn: Set<string>;
  readonly outcomes: Map<string, Exclude<Efficacy, 'pending'>>;
}

function apply(entries: Map<string, MutableEntry>, line: CacheLine): void {
  if (line.kind === 'answered') {
    if (entries.has(line.guidance.id)) return;
    entries.set(line.guidance.id, { guidance: line.guidance, offeredIn: new Set(), outcomes: new Map() });
  } else if (line.kind === 'offered') {
    entries.get(line.guidance)?.offeredIn.add(line.loop);
  } else if (line.kind === 'judged') {
    const entry = entries.get(line.guidance);
    entry?.outcomes.set(line.loop ?? [...entry.offeredIn].at(-1) ?? '', line.outcome);
  }
}
