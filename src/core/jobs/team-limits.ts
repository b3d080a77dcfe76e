// When a worker takes no job: in its quiet hours, and once the team has spent its budget of a day.

import type { Job } from './job.ts';
import { workedMs } from './progress.ts';

export interface TeamLimits {
  /** `22:00-07:00`, in local time; null for none. */
  readonly quietHours: string | null;
  /** For all jobs of a queue in 24 hours; null for no limit. In US dollars. */
  readonly maxCostPerDay: number | null;
  readonly maxTokensPerDay: number | null;
}

export interface Spent {
  readonly cost: number;
  readonly tokens: number;
}

/** A clause that says for how long no job is taken; null when one may be. @param minutes of the local day */
export function whyNoJob(limits: TeamLimits, minutes: number, spent: Spent): string | null {
  const { quietHours, maxCostPerDay, maxTokensPerDay } = limits;
  if (quietHours !== null && isQuiet(quietHours, minutes)) return `these are quiet hours (${quietHours})`;
  if (maxCostPerDay !== null && spent.cost >= maxCostPerDay)
    return `the team has spent its $${maxCostPerDay} of 24 hours`;
  return maxTokensPerDay !== null && spent.tokens >= maxTokensPerDay
    ? `the team has used its ${maxTokensPerDay} tokens of 24 hours`
    : null;
}

/** A range that ends before it begins goes past midnight; its end is outside. */
export function isQuiet(hours: string, minutes: number): boolean {
  const [from = 0, to = 0] = hours.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return 60 * hour + minute;
  });
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

const DAY_MS = 24 * 3600_000;

/** What jobs used that ran in the last 24 hours: a job counts as a whole. */
export function spentInDay(jobs: readonly Job[], now: number): Spent {
  const recent = jobs.filter((job) => now - (job.endedAt ?? now) < DAY_MS && workedMs(job, now) > 0);
  return {
    cost: recent.reduce((sum, { cost }) => sum + cost, 0),
    tokens: recent.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

/** The budget of one more job, within what is left of the day. */
export function leftForJob(job: Job, limits: TeamLimits, spent: Spent): Job['budget'] {
  const { maxCostPerDay: cost, maxTokensPerDay: tokens } = limits;
  const { budget } = job;
  if (cost === null && tokens === null) return budget;
  const least = (asked: number | null | undefined, left: number | null) =>
    left === null ? (asked ?? null) : Math.min(asked ?? left, left);
  // What this job has used before is in the sum, and counts against its own limit.
  return {
    maxMinutes: budget?.maxMinutes ?? LONGEST_MINUTES,
    maxCost: least(budget?.maxCost, cost === null ? null : Math.max(0, cost - spent.cost) + job.cost),
    maxTokens: least(
      budget?.maxTokens,
      tokens === null ? null : Math.max(0, tokens - spent.tokens) + job.tokens,
    ),
  };
}

/** What the user's own settings allow at most. */
const LONGEST_MINUTES = 10_080;
