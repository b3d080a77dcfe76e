// Whether a worker takes jobs now: not while its machine lacks something, in quiet hours, or when the team's budget of
// the day is spent. Each reason is told once.

import type { TeamQueue } from '../../adapters/postgres/team-queue.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { type Spent, spentInDay, type TeamLimits, whyNoJob } from '../../core/jobs/team-limits.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readBody } from './team-jobs.ts';
import { lacksOf } from './worker-preflight.ts';

export interface Duty {
  /** Throws when the queue does not answer. */
  readonly mayTake: () => Promise<boolean>;
  /** No job is taken until the machine lacks nothing. */
  readonly hold: (lacks: readonly string[]) => void;
  /** What it lacked when last looked at; empty for nothing. */
  readonly lacks: () => readonly string[];
}

/** How often a machine that lacks something is looked at again. */
const AGAIN_MS = 60_000;

export function beginDuty(workspace: Workspace, queue: TeamQueue, tell: (line: string) => void): Duty {
  const { userFolder, now } = workspace;
  let lacks: readonly string[] = [];
  let lookedAt = 0;
  let told: string | null = null;
  const isFit = async (): Promise<boolean> => {
    if (lacks.length === 0) return true;
    if (now() - lookedAt < AGAIN_MS) return false;
    lacks = await lacksOf(workspace);
    lookedAt = now();
    if (lacks.length === 0) tell('this machine lacks nothing any more: jobs are taken again');
    return lacks.length === 0;
  };
  return {
    mayTake: async () => {
      if (!(await isFit())) return false;
      const limits = readUserSettings(userFolder).settings.team;
      const time = new Date(now());
      const spent = await spentIn(queue, limits, now());
      const why = whyNoJob(limits, 60 * time.getHours() + time.getMinutes(), spent);
      if (why !== null && why !== told) tell(`no job is taken, since ${why}`);
      told = why;
      return why === null;
    },
    hold: (found) => {
      lacks = found;
      lookedAt = now();
      for (const lack of found) tell(`no job is taken until this is put right: ${lack}`);
    },
    lacks: () => lacks,
  };
}

/** Nothing is counted where nothing is limited. */
export async function spentIn(queue: TeamQueue, limits: TeamLimits, now: number): Promise<Spent> {
  if (limits.maxCostPerDay === null && limits.maxTokensPerDay === null) return { cost: 0, tokens: 0 };
  const jobs = (await queue.list()).flatMap((row) => readBody(row)?.job ?? []);
  return spentInDay(jobs, now);
}
