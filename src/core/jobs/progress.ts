// How far a job has got, and how much longer it takes: from the time that its own units took. What is shown only ever
// gets nearer to the end, and is left out where it could only be wrong.

import type { Job, JobUnit } from './job.ts';

export interface JobProgress {
  readonly done: number;
  readonly of: number;
  /** Never falls while it is shown. Null when the amount of work is unknown, or after a unit halted that had counted. */
  readonly percent: number | null;
  /** Neither end ever rises. Null before a unit has ended, and once the rest takes longer than those did. */
  readonly secondsLeft: { readonly atLeast: number; readonly atMost: number } | null;
}

/** The unit that is unlike all others: nothing is known of it from their times. */
export const VERIFICATION = 'verification';

/** A halted unit is not done, but it has taken its time, and nothing waits for it. */
export function progressOf(job: Job, now: number): JobProgress {
  const { units } = job;
  const done = units.filter(({ state }) => state === 'done').length;
  return { done, of: units.length, percent: percentOf(job, now), secondsLeft: secondsLeftOf(job, now) };
}

/** A running job after a change, with the time worked so far, and with what was shown until now. */
export function changed(job: Job, change: Partial<Job>, now: number): Job {
  const worked = workedMs(job, now);
  const units = timed(change.units ?? job.units, { before: job.units, worked });
  const next = { ...job, ...change, units, workedMs: worked, runningSince: now, shown: shownUntil(job, now) };
  return { ...next, shown: shownUntil(next, now) };
}

/** A job whose runner was killed: what was worked until then counts. @param until its runner's last sign of life */
export function brokenOff(job: Job, { until, now }: { readonly until: number; readonly now: number }): Job {
  const shown = shownUntil(job, now);
  const worked = workedMs(job, until);
  // Whoever looked meanwhile was shown a time left that had fallen until now.
  const lost = workedMs(job, now) - worked;
  return {
    ...job,
    status: 'queued',
    step: 'waits in line',
    shown: { ...shown, endsBy: shown.endsBy === null ? null : shown.endsBy - lost },
    workedMs: worked,
    runningSince: null,
  };
}

/** The furthest that was shown, which later figures keep to. */
function shownUntil(job: Job, now: number): NonNullable<Job['shown']> {
  const { percent = 0, leastLeft = null, endsBy = null } = job.shown ?? {};
  const worked = workedMs(job, now);
  const ends = endsOf(job, worked);
  return {
    percent: Math.max(percentOf(job, now) ?? 0, percent),
    leastLeft: ends === null ? lowestSince(job, leastLeft) : ends.endsFrom - worked,
    endsBy: ends?.endsBy ?? endsBy,
  };
}

/** Where nothing can be said any more: the least that was shown since, had the running units ended then. */
function lowestSince({ units }: Job, leastLeft: number | null): number | null {
  const [shortest] = timesOf(units);
  if (leastLeft === null || shortest === undefined || units.every(isEnded)) return leastLeft;
  const rest = (unit: JobUnit) =>
    unit.state === 'open' && unit.name !== VERIFICATION ? shortest / SPREAD : 0;
  return Math.min(leastLeft, sumOf(groupsOf(units), rest));
}

function percentOf(job: Job, now: number): number | null {
  const { units, status, shown } = job;
  const isHalted = units.some(({ state }) => state === 'halted');
  if (status === 'done' && !isHalted) return 100;
  if (units.length === 0) return null;
  const took = timesOf(units);
  const median = took[Math.floor((took.length - 1) / 2)] ?? null;
  const parts = groupsOf(units).map((group) => partOf(group, { worked: workedMs(job, now), median }));
  const of = parts.reduce((sum, part) => sum + part.of, 0);
  const done = parts.reduce((sum, part) => sum + part.done, 0);
  const percent = of === 0 ? 0 : Math.min(99, Math.floor((100 * done) / of));
  const before = shown?.percent ?? 0;
  if (percent >= before) return percent;
  return isHalted ? null : before;
}

/** How long a group takes, and how much of that is done. Without any time known, every unit counts the same. */
function partOf(
  group: readonly JobUnit[],
  { worked, median }: { readonly worked: number; readonly median: number | null },
): { readonly done: number; readonly of: number } {
  const usual = median ?? 1;
  const of = Math.max(...group.map(({ took }) => took ?? usual));
  const rest = (unit: JobUnit): number => {
    if (isEnded(unit)) return 0;
    return unit.state === 'running' && median !== null
      ? usual - Math.min(elapsed(unit, worked), median)
      : (unit.took ?? usual);
  };
  const halted = group.filter(({ state }) => state === 'halted').length;
  return { of, done: ((of - Math.max(...group.map(rest))) * (group.length - halted)) / group.length };
}

function secondsLeftOf(job: Job, now: number): JobProgress['secondsLeft'] {
  const worked = workedMs(job, now);
  const ends = job.status === 'running' ? endsOf(job, worked) : null;
  if (ends === null || ends.endsBy <= worked) return null;
  return {
    atLeast: Math.max(0, Math.floor((ends.endsFrom - worked) / 1000)),
    atMost: Math.ceil((ends.endsBy - worked) / 1000),
  };
}

/** As times worked, no later than was shown before. Null where nothing can be said, or all is over. */
function endsOf(
  { units, shown }: Job,
  worked: number,
): { readonly endsFrom: number; readonly endsBy: number } | null {
  const took = timesOf(units);
  const [shortest] = took;
  const longest = took.at(-1);
  if (shortest === undefined || longest === undefined || units.every(isEnded)) return null;
  const [least, most] = [shortest / SPREAD, longest * SPREAD];
  // What has taken longer than anything before it may take any time.
  if (units.some((unit) => unit.state === 'running' && elapsed(unit, worked) > most)) return null;
  const groups = groupsOf(units);
  const endAfter = (rest: (unit: JobUnit) => number) => worked + sumOf(groups, rest);
  const earliest = endAfter((unit) => restOf(unit, unit.name === VERIFICATION ? 0 : least, worked));
  const latest = endAfter((unit) => restOf(unit, most, worked));
  const endsBy = Math.min(latest, shown?.endsBy ?? latest);
  const endsFrom = Math.min(earliest, worked + (shown?.leastLeft ?? earliest));
  return earliest > endsBy ? null : { endsFrom, endsBy };
}

function sumOf(groups: ReturnType<typeof groupsOf>, rest: (unit: JobUnit) => number): number {
  return groups.reduce((sum, group) => sum + Math.max(...group.map(rest)), 0);
}

/** A unit may take two thirds of the shortest so far, or half as long again as the longest. */
const SPREAD = 1.5;

function restOf(unit: JobUnit, whole: number, worked: number): number {
  if (isEnded(unit)) return 0;
  return unit.state === 'running' ? Math.max(0, whole - elapsed(unit, worked)) : whole;
}

/** Units that work at the same time are one group: those that work now, that began together, or that will. */
function groupsOf(units: readonly JobUnit[]): readonly (readonly JobUnit[])[] {
  const working = new Set(units.flatMap(({ state, from }) => (state === 'running' ? [from] : [])));
  const keyOf = ({ state, from, group }: JobUnit, at: number): string => {
    if (state === 'open' || from === undefined) return group === undefined ? `at ${at}` : `group ${group}`;
    return working.has(from) ? 'now' : `from ${from}`;
  };
  const groups = new Map<string, JobUnit[]>();
  for (const [at, unit] of units.entries()) {
    const key = keyOf(unit, at);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()];
}

/** Of the units that are done, the shortest first. */
function timesOf(units: readonly JobUnit[]): readonly number[] {
  return units
    .flatMap(({ state, took }) => (state === 'done' && took !== undefined && took > 0 ? [took] : []))
    .toSorted((left, right) => left - right);
}

function elapsed({ from }: JobUnit, worked: number): number {
  return from === undefined ? 0 : Math.max(0, worked - from);
}

function isEnded({ state }: JobUnit): boolean {
  return state === 'done' || state === 'halted';
}

/** The units with when they began and what they took. @param before the same units as they were */
function timed(
  units: readonly JobUnit[],
  { before, worked }: { readonly before: readonly JobUnit[]; readonly worked: number },
): readonly JobUnit[] {
  return units.map(({ from: _, took: __, ...unit }): JobUnit => {
    const own = before.find(({ name }) => name === unit.name);
    if (unit.state === 'open') return unit;
    if (unit.state === 'running' && own?.state !== 'running') return { ...unit, from: worked };
    if (own?.from === undefined) return unit;
    const took = own.took ?? (isEnded(unit) ? worked - own.from : undefined);
    return { ...unit, from: own.from, ...(took !== undefined && { took }) };
  });
}

/** Milliseconds, without the time in which it waited. */
export function workedMs({ workedMs: before, runningSince }: Job, now: number): number {
  return before + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}
