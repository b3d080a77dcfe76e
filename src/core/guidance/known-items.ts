// Everything known that guidance can come from, one row each: fixes, answers and offered passages, with age, source,
// success rate and whether each may be offered.

import { type CacheEntry, type CacheLine, foldCache, forgottenIn } from './cache-line.ts';
import { describeSource } from './describe-source.ts';
import { type AgeOf, isResting, judgementsIn, rateOf } from './efficacy.ts';
import { fixGuidance } from './fix.ts';
import type { KeptFix } from './fix-line.ts';
import { broughtAlong, type Guidance } from './guidance.ts';

export interface KnownItem {
  /** `f-…` for a fix, `g-…` for all others. */
  readonly id: string;
  readonly kind: 'fix' | 'answer' | 'passage';
  readonly class: string;
  /** The failure that it answered; null when not kept. */
  readonly failure: string | null;
  /** In words. */
  readonly source: string;
  /** Whether it was learned or offered in this project. */
  readonly isHere: boolean;
  /** ISO 8601: learned, answered or last offered. */
  readonly at: string;
  /** Counted in loops. */
  readonly helped: number;
  readonly missed: number;
  readonly rate: number;
  /** `rests`: it helped too seldom of late; `withdrawn`: an undo or the loop itself showed that it was not a fix. */
  readonly state: 'known' | 'rests' | 'withdrawn' | 'forgotten';
  /** Null for a passage: its text is only in its source. */
  readonly guidance: Guidance | null;
}

export interface KnownLines {
  readonly fixes: readonly KeptFix[];
  /** Lines of this project and of its notebooks. */
  readonly lines: readonly CacheLine[];
  /** The user's own lines. */
  readonly shared: readonly CacheLine[];
  /** Real path. */
  readonly project: string;
  readonly ageMs: AgeOf;
}

/** The items of this project first, then by age, the newest first. */
export function knownItems(known: KnownLines): readonly KnownItem[] {
  const items = [...fixItems(known), ...answerItems(known), ...passageItems(known)];
  return items.toSorted(
    (one, other) => Number(other.isHere) - Number(one.isHere) || other.at.localeCompare(one.at),
  );
}

function fixItems({ fixes, shared, project, ageMs }: KnownLines): readonly KnownItem[] {
  const judgements = judgementsIn(shared);
  return fixes.map(({ fix, withdrawn }): KnownItem => {
    const guidance = fixGuidance(fix, 'same', fix.class, project);
    const efficacy = rateOf(judgements.get(guidance.id) ?? [], ageMs, guidance.answeredAt);
    const gone = withdrawn === 'forgotten' ? 'forgotten' : 'withdrawn';
    return {
      ...{
        id: fix.id,
        kind: 'fix',
        class: fix.class,
        failure: fix.headline,
        at: fix.at,
        guidance,
        ...efficacy,
      },
      source: describeSource(guidance),
      isHere: fix.project === project,
      state: withdrawn === null ? stateOf(efficacy) : gone,
    };
  });
}

function answerItems({ lines, shared, ageMs }: KnownLines): readonly KnownItem[] {
  const forgotten = forgottenIn(lines);
  const headlines = headlinesIn(lines);
  const all = lines.filter((line) => line.kind !== 'forgotten');
  const entries = [...new Set(lines.map((line) => line.class))].flatMap((name) => foldCache(all, name));
  const vouched = new Set(shared.flatMap((line) => (line.kind === 'answered' ? [line.guidance.id] : [])));
  return entries.map(({ guidance: kept, outcomes, offeredIn }: CacheEntry): KnownItem => {
    const guidance = vouched.has(kept.id) ? kept : broughtAlong(kept);
    const efficacy = rateOf(outcomes.values(), ageMs, guidance.answeredAt);
    return {
      ...{ id: guidance.id, kind: 'answer', class: guidance.failureClass, at: guidance.answeredAt, guidance },
      ...efficacy,
      failure: headlines.get(guidance.failureClass) ?? null,
      source: describeSource(guidance),
      isHere: offeredIn.length > 0,
      state: forgotten.has(guidance.id) ? 'forgotten' : stateOf(efficacy),
    };
  });
}

const PASSAGES: ReadonlySet<string> = new Set(['memory', 'documents', 'packages', 'tool']);

function passageItems({ lines, shared, ageMs }: KnownLines): readonly KnownItem[] {
  const judgements = judgementsIn(shared);
  const forgotten = forgottenIn(shared);
  const headlines = headlinesIn(lines);
  const last = new Map(
    lines.flatMap((line) =>
      line.kind === 'offered' && PASSAGES.has(line.rung ?? '') ? [[line.guidance, line] as const] : [],
    ),
  );
  return [...last.values()].map((line): KnownItem => {
    const efficacy = rateOf(judgements.get(line.guidance) ?? [], ageMs);
    return {
      ...{ id: line.guidance, kind: 'passage', class: line.class, at: line.at, guidance: null, ...efficacy },
      failure: headlines.get(line.class) ?? null,
      source: line.source ?? line.rung ?? '',
      isHere: true,
      state: forgotten.has(line.guidance) ? 'forgotten' : stateOf(efficacy),
    };
  });
}

function stateOf(efficacy: { readonly rate: number }): 'known' | 'rests' {
  return isResting(efficacy) ? 'rests' : 'known';
}

/** The last headline of each class. */
function headlinesIn(lines: readonly CacheLine[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => (line.kind === 'climbed' ? [[line.class, line.headline] as const] : [])),
  );
}
