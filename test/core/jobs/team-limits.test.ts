import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newJob } from '../../../src/core/jobs/job.ts';
import { isQuiet, leftForJob, spentInDay, whyNoJob } from '../../../src/core/jobs/team-limits.ts';

const HOUR = 3600_000;
const none = { quietHours: null, maxCostPerDay: null, maxTokensPerDay: null };
const job = newJob('one', { kind: 'plan-phase', phase: '1', gaps: false }, { session: null, now: 0 });
const worked = { ...job, workedMs: 1 };

it.each([
  ['22:00-07:00', '21:59', false],
  ['22:00-07:00', '22:00', true],
  ['22:00-07:00', '00:00', true],
  ['22:00-07:00', '06:59', true],
  ['22:00-07:00', '07:00', false],
  ['09:30-12:00', '09:29', false],
  ['09:30-12:00', '09:30', true],
  ['09:30-12:00', '12:00', false],
  ['08:00-08:00', '08:00', false],
] as const)('quiet hours of %s: %s is %s', (hours, at, expected) => {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  expect(isQuiet(hours, 60 * hour + minute)).toBe(expected);
});

it('of two ranges that meet, one is quiet at any time', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const time = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(minute, minute, minute, (from, to, at) => {
      fc.pre(from !== to);
      const one = isQuiet(`${time(from)}-${time(to)}`, at);
      expect(isQuiet(`${time(to)}-${time(from)}`, at)).toBe(!one);
    }),
  );
});

it('says why no job is taken', () => {
  const spent = { cost: 5, tokens: 1000 };
  expect(whyNoJob(none, 0, spent)).toBe(null);
  expect(whyNoJob({ ...none, quietHours: '00:00-01:00' }, 30, spent)).toContain('quiet hours (00:00-01:00)');
  expect(whyNoJob({ ...none, maxCostPerDay: 5 }, 0, spent)).toContain('$5 of 24 hours');
  expect(whyNoJob({ ...none, maxCostPerDay: 5.01 }, 0, spent)).toBe(null);
  expect(whyNoJob({ ...none, maxTokensPerDay: 1000 }, 0, spent)).toContain('1000 tokens of 24 hours');
});

it('counts the jobs that ran in the last 24 hours, and those that run', () => {
  const now = 100 * HOUR;
  const jobs = [
    { ...worked, cost: 1, tokens: 10, endedAt: now - 25 * HOUR },
    { ...worked, cost: 2, tokens: 20, endedAt: now - 23 * HOUR },
    { ...job, cost: 4, tokens: 40, runningSince: now - HOUR },
    { ...job, cost: 8, tokens: 80 },
  ];
  expect(spentInDay(jobs, now)).toEqual({ cost: 6, tokens: 60 });
});

it('leaves a job no more than the day has left, nor than its own budget', () => {
  const budget = { maxMinutes: 5, maxTokens: null, maxCost: 3 };
  const limits = { ...none, maxCostPerDay: 10, maxTokensPerDay: 100 };
  expect(leftForJob({ ...job, budget }, none, { cost: 9, tokens: 0 })).toBe(budget);
  expect(leftForJob({ ...job, budget }, limits, { cost: 9, tokens: 40 })).toEqual({
    maxMinutes: 5,
    maxTokens: 60,
    maxCost: 1,
  });
  expect(leftForJob({ ...job, budget }, limits, { cost: 1, tokens: 0 })).toMatchObject({ maxCost: 3 });
  expect(leftForJob(job, { ...none, maxCostPerDay: 10 }, { cost: 4, tokens: 0 })).toEqual({
    maxMinutes: 10_080,
    maxTokens: null,
    maxCost: 6,
  });
});
