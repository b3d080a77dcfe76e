// The dynamic score of a note: high when it is used often and lately, important, and not old. A pure function of the
// note, its usage and the time, computed on demand, so a score is never out of date.

import { readInstant } from '../text/instant.ts';
import type { MemoryUsage } from './usage.ts';

export interface NoteUsage {
  readonly usageCount: number;
  /** Milliseconds since 1970; null for never. */
  readonly lastAccessedAt: number | null;
  readonly createdAt: number | null;
  /** 1 to 10; null for unknown. */
  readonly priority: number | null;
}

/** From -0.075 to 0.9. */
export function dynamicScore(
  { usageCount, lastAccessedAt, createdAt, priority }: NoteUsage,
  now: number,
): number {
  const born = createdAt ?? now;
  const usage = Math.min(1, Math.log(1 + Math.max(0, usageCount)) / 5);
  const recency = Math.exp(-0.099 * wholeDays(lastAccessedAt ?? born, now));
  const importance = Math.min(10, Math.max(1, priority ?? 5)) / 10;
  const age = 1 - Math.exp(-0.023 * wholeDays(born, now));
  return 0.3 * usage + 0.35 * recency + 0.25 * importance - 0.1 * age;
}

interface Scored {
  readonly id: string;
  readonly usageCount: number;
  readonly lastAccessedAt: string | null;
  readonly createdAt: string | null;
  readonly priority: number;
}

/** More votes than these move the priority of a note no further. */
const MOST_VOTES = 3;

/** The usage that a note was imported with, plus that counted here; each vote moves its priority by one. */
export function usageOfNote(note: Scored, usage: MemoryUsage): NoteUsage {
  const here = usage.get(note.id);
  const before = instantOf(note.lastAccessedAt);
  const last = Math.max(before ?? -Infinity, here?.lastAt || -Infinity);
  const votes = Math.min(MOST_VOTES, Math.max(-MOST_VOTES, here?.votes ?? 0));
  return {
    usageCount: note.usageCount + (here?.count ?? 0),
    lastAccessedAt: Number.isFinite(last) ? last : null,
    createdAt: instantOf(note.createdAt),
    priority: note.priority + votes,
  };
}

function instantOf(text: string | null): number | null {
  return text === null ? null : readInstant(text);
}

function wholeDays(from: number, until: number): number {
  return Math.max(0, Math.floor((until - from) / 86_400_000));
}
