// How far a job is said to be, against jobs whose every unit and kill is known.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Job, type JobUnit, newJob } from '../../../src/core/jobs/job.ts';
import { brokenOff, changed, progressOf, VERIFICATION } from '../../../src/core/jobs/progress.ts';

const START = 1_000_000;
const WORK = { kind: 'plan-phase', phase: '1', gaps: false } as const;
const job = (change: Partial<Job> = {}): Job => ({
  ...newJob('20261122-101112-abc123', WORK, { session: null, now: START }),
  ...change,
});
const running = (units: readonly JobUnit[], change: Partial<Job> = {}): Job =>
  job({ status: 'running', runningSince: START, units, ...change });
const unit = (state: JobUnit['state'], change: Partial<JobUnit> = {}): JobUnit => ({
  name: `unit ${JSON.stringify(change)}`,
  state,
  ...change,
});
const done = (took: number, from = 0) => unit('done', { from, took });
const left = (atLeast: number, atMost: number) => ({ atLeast, atMost });
const MINUTE = 60_000;

type States = (unit: JobUnit, at: number) => JobUnit['state'];

/** As execute-phase notes it: without what was measured. */
const noted = (is: Job, states: States, now: number): Job => {
  const units = is.units.map((one, at) => ({
    name: one.name,
    group: one.group ?? '',
    state: states(one, at),
  }));
  return changed(is, { units }, now);
};

interface Step {
  readonly what: 'look' | 'note' | 'end' | 'halt' | 'kill' | 'begin' | 'wait';
  /** Of the units. */
  readonly which: number;
  readonly seconds: number;
}

const endingAs =
  (which: number, state: 'done' | 'halted'): States =>
  (one, at) =>
    at === which && one.state === 'running' ? state : one.state;

const MOVES: Readonly<Record<Step['what'], (is: Job, now: number, which: number) => Job>> = {
  look: (is) => is,
  note: (is, now) => changed(is, { tokens: 1 }, now),
  begin: (is, now) => {
    const group = is.units.find(({ state }) => state === 'open')?.group;
    return noted(is, (one) => (one.group === group && one.state === 'open' ? 'running' : one.state), now);
  },
  end: (is, now, which) => noted(is, endingAs(which, 'done'), now),
  halt: (is, now, which) => noted(is, endingAs(which, 'halted'), now),
  kill: (is, now) => {
    const again = {
      ...brokenOff(is, { until: now - 4000, now }),
      status: 'running' as const,
      runningSince: now,
    };
    return noted(again, (one) => (one.state === 'running' ? 'open' : one.state), now);
  },
  wait: (is, now) => ({ ...changed(is, {}, now), status: 'waiting', runningSince: null }),
};

/** Everything that somebody who looks all the time sees of a job. */
const played = (waves: readonly number[], steps: readonly Step[]) => {
  let now = START;
  const seen: { readonly is: Job; readonly progress: ReturnType<typeof progressOf> }[] = [];
  const look = (is: Job) => void seen.push({ is, progress: progressOf(is, now) });
  const units = waves.flatMap((size, at) =>
    Array.from(
      { length: size },
      (_, one): JobUnit => ({ name: `${at}-${one}`, group: `${at}`, state: 'open' }),
    ),
  );
  let is = running(units);
  for (const { what, which, seconds } of steps) {
    if (is.runningSince === null) is = { ...is, status: 'running', runningSince: now };
    for (const part of [3, 2, 1]) {
      now += Math.floor((seconds * 1000) / 6) * part;
      look(is);
    }
    is = MOVES[what](is, now, which % units.length);
    look(is);
  }
  look({ ...changed(is, {}, now), status: 'done', runningSince: null });
  return seen;
};

const WAVE_SIZES = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
const STEPS = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('look', 'note', 'begin', 'begin', 'end', 'end', 'end', 'halt', 'kill', 'wait'),
    which: fc.nat(12),
    seconds: fc.nat(200),
  }),
  { maxLength: 40 },
);

describe('progress', () => {
  it.each<readonly [string, Job, number, object]>([
    ['nothing known', job(), 0, { done: 0, of: 0, percent: null, secondsLeft: null }],
    [
      'nothing done',
      running([unit('running', { from: 0 }), unit('open')]),
      30,
      { done: 0, of: 2, percent: 0, secondsLeft: null },
    ],
    [
      'one of two waves, of which the other has half the usual time',
      running([done(MINUTE), unit('running', { from: MINUTE })]),
      90,
      { done: 1, of: 2, percent: 75, secondsLeft: left(10, 60) },
    ],
    [
      'a wave that takes as long as its longest unit',
      running([
        ...[done(MINUTE), done(2 * MINUTE), done(MINUTE)],
        unit('open', { group: '2.0', name: 'a' }),
        unit('open', { group: '2.0', name: 'b' }),
      ]),
      120,
      { done: 3, of: 5, percent: 66, secondsLeft: left(40, 180) },
    ],
    [
      'a unit that takes longer than usual, and counts no more than usual',
      running([done(MINUTE), unit('running', { from: MINUTE }), unit('open')]),
      145,
      { percent: 66, secondsLeft: left(40, 95) },
    ],
    [
      'a unit that takes longer than any before it',
      running([done(MINUTE), unit('running', { from: MINUTE }), unit('open')]),
      60 + 91,
      { percent: 66, secondsLeft: null },
    ],
    [
      'the verification, which is unlike the plans',
      running([done(MINUTE), unit('open', { name: VERIFICATION })]),
      60,
      { percent: 50, secondsLeft: left(0, 90) },
    ],
    [
      'units that were done before anybody measured them',
      running([
        unit('done', { name: 'a', group: '1.0' }),
        unit('done', { name: 'b', group: '1.0' }),
        unit('open'),
      ]),
      60,
      { done: 2, of: 3, percent: 50, secondsLeft: null },
    ],
    [
      'a halted unit, which is not done, next to one that is',
      running([done(MINUTE), unit('halted', { from: 0, took: MINUTE }), unit('open')]),
      60,
      { done: 1, of: 3, percent: 25, secondsLeft: left(40, 90) },
    ],
    [
      'a halted unit that had counted for more: nothing, rather than less than before',
      running([done(MINUTE), unit('halted', { from: 1 })], {
        shown: { percent: 90, leastLeft: null, endsBy: null },
      }),
      120,
      { percent: null },
    ],
    ['all halted', job({ status: 'waiting', units: [unit('halted')] }), 0, { percent: 0, secondsLeft: null }],
    [
      'a job that ended without some of its units',
      job({ status: 'done', units: [done(1), unit('halted')] }),
      0,
      { percent: 50 },
    ],
    ['a job that is done without units', job({ status: 'done' }), 0, { percent: 100 }],
    ['a job whose last unit has just ended', running([done(MINUTE)]), 60, { percent: 99, secondsLeft: null }],
  ])('is told for %s', (_, of, seconds, expected) => {
    expect(progressOf(of, START + seconds * 1000)).toMatchObject(expected);
  });

  it('keeps the time that units took, whatever is noted in between', () => {
    const at = (seconds: number) => START + seconds * 1000;
    const units = (state: JobUnit['state']) => ({ units: [unit(state)] });
    let is = changed(running([]), units('open'), at(0));
    is = changed(is, units('running'), at(5));
    is = changed(is, { tokens: 7 }, at(6));
    is = changed(is, units('running'), at(8));
    is = changed(is, units('done'), at(15));
    is = changed(is, units('done'), at(20));
    expect(is).toMatchObject({ units: [{ state: 'done', from: 5000, took: 10_000 }], workedMs: 20_000 });
  });

  it('counts what was worked until the last sign of life of a killed runner', () => {
    const killed = brokenOff(running([done(MINUTE), unit('running', { from: MINUTE })]), {
      until: START + 90_000,
      now: START + 96_000,
    });
    expect(killed).toMatchObject({
      status: 'queued',
      workedMs: 90_000,
      runningSince: null,
      shown: { percent: 80 },
    });
  });

  it('never falls, is never above 100, and is 100 only when nothing is left or halted', () => {
    fc.assert(
      fc.property(WAVE_SIZES, STEPS, (waves, steps) => {
        const seen = played(waves, steps);
        const told = seen.flatMap(({ progress }) => progress.percent ?? []);
        expect(told).toEqual(told.toSorted((left, right) => left - right));
        for (const { is, progress } of seen) {
          const isHalted = is.units.some(({ state }) => state === 'halted');
          expect(progress.percent === null && !isHalted).toBe(false);
          expect(progress.percent === 100).toBe(is.status === 'done' && !isHalted);
        }
        expect(Math.max(...told)).toBeLessThanOrEqual(100);
      }),
    );
  });

  const expectFalling = (waves: readonly number[], steps: readonly Step[]) => {
    const told = played(waves, steps).flatMap(({ progress }) => progress.secondsLeft ?? []);
    const falling = (values: readonly number[]) => values.toSorted((left, right) => right - left);
    for (const end of ['atLeast', 'atMost'] as const)
      expect(told.map((one) => one[end])).toEqual(falling(told.map((one) => one[end])));
    expect(told.every(({ atLeast, atMost }) => atLeast >= 0 && atLeast <= atMost)).toBe(true);
  };

  it('never says more time left than before, and never less than none', () => {
    fc.assert(fc.property(WAVE_SIZES, STEPS, expectFalling));
  });

  it('keeps to the least that was shown before nothing could be said, through a kill', () => {
    const step = (what: Step['what'], seconds: number): Step => ({ what, which: 0, seconds });
    expectFalling([2, 1, 1], [step('begin', 0), step('end', 9), step('begin', 0), step('kill', 9)]);
  });

  it('counts nothing of what halted', () => {
    fc.assert(
      fc.property(WAVE_SIZES, (waves) => {
        const units = waves.flatMap((size, at) =>
          Array.from({ length: size }, (_, one) => unit('halted', { from: at, took: one * MINUTE })),
        );
        expect(progressOf(running(units), START + 9 * MINUTE)).toMatchObject({ done: 0, percent: 0 });
      }),
    );
  });

  it('contains the truth while no unit takes half as long again as another', () => {
    const times = fc.array(fc.integer({ min: 80, max: 119 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(times, (took) => {
        const whole = took.reduce((sum, one) => sum + one, 0);
        let is = running(took.map((_, at) => ({ name: `${at}`, group: `${at}`, state: 'open' })));
        let begun = 0;
        const told = took.flatMap((seconds, wave) => {
          is = noted(is, (one, at) => (at === wave ? 'running' : one.state), START + begun * 1000);
          const seen = Array.from({ length: 8 }, (_, part) => begun + (seconds * part) / 8).map((at) => ({
            at,
            left: progressOf(is, START + at * 1000).secondsLeft,
          }));
          begun += seconds;
          is = noted(is, endingAs(wave, 'done'), START + begun * 1000);
          return seen;
        });
        const known = told.filter(({ left: range }) => range !== null);
        // From the end of the first wave on.
        expect(known).toHaveLength(8 * (took.length - 1));
        for (const { at, left: range } of known) {
          expect(range?.atLeast).toBeLessThanOrEqual(whole - at);
          expect(range?.atMost).toBeGreaterThanOrEqual(whole - at);
        }
      }),
    );
  });
});
