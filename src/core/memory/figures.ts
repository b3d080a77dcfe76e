// The figures of a memory next to their targets: whether briefs help, how often an answer was kept, how long a task
// waits, and the state of the notes.

import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import type { Shown } from '../text/shown.ts';
import type { UsageLine } from './usage.ts';

export interface Figure {
  readonly name: string;
  /** Null while there is nothing to measure. */
  readonly value: number | null;
  readonly unit: 'share' | 'ms' | 'links' | 'points';
  /** The value is better above it, or below. */
  readonly target: { readonly over: number } | { readonly under: number };
  /** What the value is made from. */
  readonly from: string;
}

export interface MemoryState {
  /** The share of notes in the template: 0 to 1. */
  readonly structured: number;
  readonly causalLinks: number;
  /** The standard deviation of the dynamic scores. */
  readonly spread: number;
}

export function figuresOf(lines: readonly UsageLine[], notes: number, state: MemoryState): readonly Figure[] {
  const votes = lines.flatMap(({ useful }) => (useful === undefined ? [] : [useful]));
  const runs = lines.flatMap(({ stage }) => stage ?? []);
  const grounded = runs.filter(({ kind }) => kind !== 'local');
  const asked = runs.filter(({ kind }) => kind === 'asked');
  const quick = runs.filter(({ kind }) => kind !== 'asked');
  const times = (some: typeof runs) => some.map(({ ms }) => ms);
  const ofNotes = (value: number) => (notes === 0 ? null : value);
  const helped = votes.filter((useful) => useful).length;
  const kept = grounded.length - asked.length;
  return [
    figure(
      'relevance',
      share(helped, votes.length),
      'share',
      { over: 0.8 },
      `${helped} of ${countOf(votes.length, 'brief')} called useful`,
    ),
    figure(
      'hit rate',
      share(kept, grounded.length),
      'share',
      { over: 0.6 },
      `${kept} of ${countOf(grounded.length, 'task')} needed no question`,
    ),
    figure(
      'stage 0, kept',
      median(times(quick)),
      'ms',
      { under: 100 },
      `the median of ${countOf(quick.length, 'task')}`,
    ),
    figure(
      'stage 0, asked',
      median(times(asked)),
      'ms',
      { under: 20_000 },
      `the median of ${countOf(asked.length, 'task')}`,
    ),
    figure(
      'structured',
      ofNotes(state.structured),
      'share',
      { over: 0.9 },
      `of ${countOf(notes, 'note')}, those in the template`,
    ),
    figure(
      'causal links',
      state.causalLinks,
      'links',
      { over: 200 },
      'accepted links that say more than "related"',
    ),
    figure(
      'spread of scores',
      ofNotes(state.spread),
      'points',
      { over: 0.2 },
      'the standard deviation of what counts',
    ),
  ];
}

/** Null while there is nothing to compare. */
export function isMet({ value, target }: Figure): boolean | null {
  if (value === null) return null;
  return 'over' in target ? value > target.over : value < target.under;
}

export function showFigures(figures: readonly Figure[], more: readonly string[]): Shown {
  const lines = figures.map((one) => {
    const { name, value, unit, target, from } = one;
    const word = 'over' in target ? 'over' : 'under';
    const aim = `${word} ${written('over' in target ? target.over : target.under, unit)}`;
    const met = { true: 'met', false: 'not met', null: 'not yet known' }[`${isMet(one)}`];
    return `${name.padEnd(17)} ${(value === null ? '-' : written(value, unit)).padStart(8)}  ${met.padEnd(13)} target ${aim}; ${from}`;
  });
  return forPeople([...lines, ...more]);
}

function figure(
  name: string,
  value: number | null,
  unit: Figure['unit'],
  target: Figure['target'],
  from: string,
): Figure {
  return { name, value, unit, target, from };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

function written(value: number, unit: Figure['unit']): string {
  if (unit === 'share') return `${Math.round(value * 100)} %`;
  if (unit === 'ms') return value < 1000 ? `${Math.round(value)} ms` : `${Math.round(value / 100) / 10} s`;
  return String(Math.round(value * 1000) / 1000);
}
