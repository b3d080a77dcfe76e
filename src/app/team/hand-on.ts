// Hands a job on that this machine cannot do, so that another worker gets it; only what no machine could do fails.

import { fieldsIn, parseJson } from '../../adapters/files/read-json.ts';
import type { QueuedJob } from '../../adapters/postgres/team-queue.ts';
import type { Job } from '../../core/jobs/job.ts';
import { shownMatch } from '../../core/jobs/job-text.ts';
import { MACHINE, type TeamJob, WAITS } from '../../core/jobs/team-job.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { isoNow } from '../workspace/workspace.ts';
import { bodyOf, workerName } from './team-jobs.ts';
import type { Turn, Worker } from './team-worker.ts';
import { lacksOf } from './worker-preflight.ts';

/** Fails the job, unless it is the machine that lacks something. */
export async function giveUp(worker: Worker, turn: Turn, reason: string): Promise<void> {
  const { place, workspace, tell } = worker;
  const { lease, stored } = turn;
  const lacks = await lacksOf(workspace);
  if (lacks.length > 0) return handOn(worker, turn, lacks);
  const job: Job = {
    ...stored.job,
    status: 'failed',
    outcome: plainLine(reason, 600).replace(/\.$/, ''),
    endedAt: workspace.now(),
  };
  await place.queue.write(lease.id, bodyOf({ ...stored, job }));
  await place.queue.end(lease);
  tell(`job ${lease.id}: failed: ${job.outcome}`);
}

/** Written by a version that has more to say of a job than this one can read. */
export function isNewer({ body }: QueuedJob): boolean {
  const { v } = fieldsIn(parseJson(body));
  return typeof v === 'number' && v > 1;
}

export const NEWER =
  'A newer MSW has put a job into the queue, and this one cannot read it: update MSW here.';

/** Another machine may be able to do it. */
export async function putBack(
  { place, duty, tell, heard }: Worker,
  { lease, pulse }: Pick<Turn, 'lease' | 'pulse'>,
  lacks: readonly string[],
): Promise<void> {
  // A later sign of life would take the job back.
  pulse.end();
  await heard(place.queue.giveBack(lease));
  tell(`job ${lease.id}: handed on to another worker`);
  duty.hold(lacks);
}

export async function handOn(worker: Worker, turn: Turn, lacks: readonly string[]): Promise<void> {
  const { lease, stored } = turn;
  const { handedOn = [] } = stored;
  const hand = { worker: workerName(), reason: lacks.join(' ') };
  const hands = [...handedOn, hand].slice(-MOST_HANDS);
  const lines = [...stored.lines, `${isoNow(worker.workspace)} ${handLine(hand)}`].slice(-MOST_LINES);
  const job: Job = { ...stored.job, status: 'queued', step: WAITS };
  await worker.heard(worker.place.queue.write(lease.id, bodyOf({ ...stored, job, lines, handedOn: hands })));
  await putBack(worker, turn, lacks);
}

/** A line of the job's log. */
export function handLine({ worker, reason }: NonNullable<TeamJob['handedOn']>[number]): string {
  return `handed on by ${shownMatch(worker, MACHINE)}, whose machine lacks something: ${quoteLine(reason, 500)}`;
}

const MOST_HANDS = 5;
const MOST_LINES = 10;
