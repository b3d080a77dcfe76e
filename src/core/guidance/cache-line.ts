// The lines of a guidance cache: what was asked, answered, offered and judged for classes of failures, and what follows
// from the lines in the order written. Storage is elsewhere.

import * as z from 'zod/mini';
import type { Failure } from '../failure/text/failure.ts';
import { REFUSAL } from '../notebook/refusal.ts';
import { GUIDANCE, type Guidance } from './guidance.ts';
import { RUNGS, STEP_OUTCOMES } from './ladder.ts';

/** What is kept of a failure while guidance for it is tried; `items`: hashes of those like the failure itself. */
const SUBJECT = z.object({
  class: z.string(),
  phase: z.enum(['install', 'compile', 'lint', 'test', 'run']),
  items: z.readonly(z.array(z.string())),
});
export type GuidedFailure = Readonly<z.infer<typeof SUBJECT>>;

/** `unknown` when the checks of the next iteration said nothing about it. */
const OUTCOME = z.enum(['helped', 'did-not-help', 'unknown']);
export type GuidanceOutcome = z.infer<typeof OUTCOME>;

/** `class`: the class fingerprint; `guidance` is an id, except in an answer; `at` is ISO 8601. */
const head = { class: z.string(), at: z.string() };
const STEP = z.object({
  rung: z.enum(RUNGS),
  outcome: z.enum(STEP_OUTCOMES),
  why: z.nullable(z.string()),
  ms: z.number(),
});
const LINE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), ...head, question: z.string(), job: z.string() }),
  z.object({ kind: z.literal('answered'), ...head, guidance: GUIDANCE }),
  z.object({ kind: z.literal('refused'), ...head, refusal: REFUSAL }),
  /** `tokens`: the cost of reading it; `source`: in words; `of`: the id of the fix. */
  z.object({
    kind: z.literal('offered'),
    ...head,
    guidance: z.string(),
    loop: z.string(),
    subject: SUBJECT,
    rung: z.optional(z.string()),
    tokens: z.optional(z.number()),
    source: z.optional(z.string()),
    of: z.optional(z.string()),
  }),
  /** The notebook was asked a second time after an answer that did not help. */
  z.object({ kind: z.literal('followed-up'), ...head, guidance: z.string() }),
  /** A notebook answered that its sources have nothing about it; until they change, it is not asked again. */
  z.object({ kind: z.literal('not-in-sources'), ...head, notebook: z.string() }),
  /** One search for guidance and the outcome of each rung; `guidance` is null when no rung had any. */
  z.object({
    kind: z.literal('climbed'),
    ...head,
    loop: z.string(),
    iteration: z.optional(z.number()),
    headline: z.string(),
    times: z.number(),
    steps: z.readonly(z.array(STEP)),
    guidance: z.nullable(z.string()),
  }),
  /** Forgotten on request; it counts again when the same answer is given again or when it is restored. */
  z.object({ kind: z.literal('forgotten'), ...head, guidance: z.string() }),
  z.object({ kind: z.literal('restored'), ...head, guidance: z.string() }),
  z.object({
    kind: z.literal('judged'),
    ...head,
    guidance: z.string(),
    loop: z.nullable(z.string()),
    outcome: OUTCOME,
  }),
]);
export type CacheLine = Readonly<z.infer<typeof LINE>>;

/** Null for a line that this version cannot read. */
export function parseLine(text: string): CacheLine | null {
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** As it is stored. */
export function cacheRecord(line: CacheLine): object {
  return { v: 1, ...line };
}

interface Judged {
  readonly outcome: GuidanceOutcome;
  readonly at: string;
}

/** One answer and how it fared. */
export interface CacheEntry {
  readonly guidance: Guidance;
  /** The loops that it was offered in, oldest first, without duplicates. */
  readonly offeredIn: readonly string[];
  /** The last judgement of each loop. */
  readonly outcomes: ReadonlyMap<string, Judged>;
}

/** Lines under a class fingerprint of older rules count for today's class; the file is not rewritten. */
export function underTodaysClass(
  lines: readonly CacheLine[],
  { class: today, former = [] }: Failure['fingerprints'],
): CacheLine[] {
  const known = new Set(former);
  return lines.map((line) => (known.has(line.class) ? { ...line, class: today } : line));
}

/** The entries of one class, oldest answer first. */
export function foldCache(lines: readonly CacheLine[], failureClass: string): CacheEntry[] {
  const entries = new Map<string, MutableEntry>();
  for (const line of lines) if (line.class === failureClass) apply(entries, line);
  const forgotten = forgottenIn(lines);
  return [...entries.values()]
    .filter(({ guidance }) => !forgotten.has(guidance.id))
    .map((entry) => ({ ...entry, offeredIn: [...entry.offeredIn] }));
}

/** The ids that must not be offered. Ordered by time first, as the lines of two files are not in sequence. */
export function forgottenIn(lines: readonly CacheLine[]): ReadonlySet<string> {
  const gone = new Map<string, Said>();
  const known = new Map<string, Said>();
  for (const [index, line] of lines.entries()) {
    // A line without a valid time is the oldest.
    const said = { at: ISO.test(line.at) ? line.at : '', index };
    if (line.kind === 'forgotten') note(gone, line.guidance, said);
    else if (line.kind === 'restored') note(known, line.guidance, said);
    else if (line.kind === 'answered') note(known, line.guidance.id, said);
  }
  return new Set([...gone].flatMap(([id, said]) => (isLater(said, known.get(id)) ? [id] : [])));
}

const ISO = /^\d{4}-\d\d-\d\dT/;

interface Said {
  readonly at: string;
  readonly index: number;
}

function note(last: Map<string, Said>, id: string, said: Said): void {
  if (isLater(said, last.get(id))) last.set(id, said);
}

function isLater(one: Said, other: Said | undefined): boolean {
  if (other === undefined) return true;
  return one.at === other.at ? one.index > other.index : one.at > other.at;
}

interface MutableEntry {
  readonly guidance: Guidance;
  readonly offeredIn: Set<string>;
  readonly outcomes: Map<string, Judged>;
}

function apply(entries: Map<string, MutableEntry>, line: CacheLine): void {
  if (line.kind === 'answered') {
    if (entries.has(line.guidance.id)) return;
    entries.set(line.guidance.id, { guidance: line.guidance, offeredIn: new Set(), outcomes: new Map() });
  } else if (line.kind === 'offered') {
    entries.get(line.guidance)?.offeredIn.add(line.loop);
  } else if (line.kind === 'judged') {
    const entry = entries.get(line.guidance);
    const { outcome, at } = line;
    entry?.outcomes.set(line.loop ?? [...entry.offeredIn].at(-1) ?? '', { outcome, at });
  }
}

/** `pending` when it was offered but never judged. */
export function efficacyOf(entry: CacheEntry): GuidanceOutcome | 'pending' {
  const outcomes = [...entry.outcomes.values()].map(({ outcome }) => outcome);
  if (outcomes.includes('helped')) return 'helped';
  if (outcomes.includes('did-not-help')) return 'did-not-help';
  return outcomes.length > 0 ? 'unknown' : 'pending';
}

/** A few weeks' worth, for people who ask why. */
const MOST_CLIMBS = 500;

/**
 * Decides which lines the file still needs: one flag per line, true to keep it. Of repeated lines, the first is kept
 * for answers and the last for all other kinds.
 */
export function keptLines(lines: readonly CacheLine[]): boolean[] {
  const keepers = new Map<string, number>();
  const forgotten = new Map<string, number>();
  const climbs = lines.filter((line) => line.kind === 'climbed');
  const old = new Set(climbs.slice(0, -MOST_CLIMBS));
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'climbed' && old.has(line)) continue;
    if (line.kind === 'forgotten') forgotten.set(line.guidance, index);
    const since = line.kind === 'answered' ? (forgotten.get(line.guidance.id) ?? null) : null;
    const key = JSON.stringify([line.kind, line.class, since, ...identity(line)]);
    if (line.kind !== 'answered' || !keepers.has(key)) keepers.set(key, index);
  }
  const kept = new Set(keepers.values());
  return lines.map((_, index) => kept.has(index));
}

function identity(line: CacheLine): readonly (string | null)[] {
  switch (line.kind) {
    case 'answered':
      return [line.guidance.id];
    case 'offered':
    case 'judged':
      return [line.guidance, line.loop];
    case 'followed-up':
    case 'forgotten':
    case 'restored':
      return [line.guidance];
    case 'refused':
      return [line.refusal.reason];
    case 'not-in-sources':
      return [line.notebook];
    case 'climbed':
      return [line.loop, line.at];
    case 'asked':
      return [];
  }
}
