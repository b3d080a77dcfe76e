// A worker of a team while it works: what it shares, how it asks the server, and its turn at one job.

import type { Lease } from '../../adapters/postgres/team-queue.ts';
import type { TeamJob } from '../../core/jobs/team-job.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { TeamPlace } from './team-jobs.ts';
import type { Duty } from './worker-duty.ts';

/** How often the worker polls the queue and gives a sign of life. */
export const EVERY_MS = 2_000;

export interface Worker {
  /** The workspace of the worker's own repository. */
  readonly workspace: Workspace;
  readonly place: TeamPlace;
  readonly duty: Duty;
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
  /** The server's answer, or `away`. */
  readonly heard: <T>(asked: Promise<T>) => Promise<T | 'away'>;
}

/** A server that does not answer does not end the work, and is mentioned only once. */
export function listenFor(tell: Worker['tell']): Worker['heard'] {
  let isAway = false;
  return async (asked) => {
    try {
      const answer = await asked;
      if (isAway) tell('the server of the team answers again');
      isAway = false;
      return answer;
    } catch (error) {
      const reason = plainLine(error instanceof Error ? error.message : String(error), 200);
      if (!isAway)
        tell(`the server of the team does not answer (${reason}); work continues, and it is asked again`);
      isAway = true;
      return 'away';
    }
  };
}

/** Gives signs of life while the job is being worked on. */
export function beginPulse({ place, heard }: Worker, lease: Lease) {
  let isLost = false;
  const timer = setInterval(async () => {
    if ((await heard(place.queue.keep(lease))) === false) isLost = true;
  }, EVERY_MS);
  return { isLost: () => isLost, end: () => clearInterval(timer) };
}

export interface Turn {
  readonly lease: Lease;
  readonly pulse: ReturnType<typeof beginPulse>;
  readonly stored: TeamJob;
}
