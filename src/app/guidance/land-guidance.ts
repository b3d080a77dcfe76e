// Waits for a question that flies, up to a deadline, and notices one whose worker died.

import { setTimeout as delay } from 'node:timers/promises';
import { withLock } from '../../adapters/files/with-lock.ts';
import type { Refusal } from '../../core/notebook/refusal.ts';
import { refusalSentence } from '../../core/notebook/refusal-notice.ts';
import type { Flight } from './guidance-flight.ts';
import { type GuidanceJob, isAlive, isSettled, jobPath, readJob } from './guidance-job.ts';
import { settleRefused } from './settle-guidance-job.ts';

const LOOK_EVERY_MS = 50;
const DIED = 'the process that asked ended without an answer';

/**
 * Waits until a flight is settled or the deadline is past, in which case it still flies.
 * @param until milliseconds since 1970
 */
export async function landGuidance(
  flight: Flight,
  wait: { readonly userFolder: string; readonly until: number; readonly now: () => number },
): Promise<Flight> {
  if (flight.status !== 'flying') return flight;
  const path = jobPath(wait.userFolder, flight.jobId);
  for (;;) {
    const hadEnded = flight.hasEnded();
    const job = readJob(path);
    if (job !== null && isSettled(job)) return settled(job);
    if (hadEnded || job === null || !isAlive(job, wait.now())) return buried(wait.userFolder, flight.jobId);
    const left = wait.until - wait.now();
    if (left <= 0) return flight;
    await delay(Math.min(LOOK_EVERY_MS, left));
  }
}

function settled(job: GuidanceJob): Flight {
  if (job.refusal === null) return { status: 'answered', notices: job.notices };
  return { status: 'refused', notices: job.notices };
}

/** A worker died; one of those who wait writes it down. */
async function buried(userFolder: string, jobId: string): Promise<Flight> {
  const path = jobPath(userFolder, jobId);
  const held = await withLock(path, async (): Promise<Flight> => {
    const job = readJob(path);
    if (job === null) return { status: 'impossible', reason: DIED };
    // Settled by the worker's last breath, or by another who waited.
    if (isSettled(job)) return settled(job);
    const refusal: Refusal = { reason: 'unknown', text: DIED, profile: null };
    const notices = [...job.notices, refusalSentence(refusal)];
    await settleRefused(userFolder, { ...job, notices }, refusal);
    return { status: 'refused', notices };
  });
  return held.status === 'done' ? held.value : { status: 'impossible', reason: DIED };
}
