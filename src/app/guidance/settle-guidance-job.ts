// How a question to a notebook ends: in the caches, in the journal and, last, in its job file.

import { appendJournal } from '../../adapters/files/journal.ts';
import type { CacheLine } from '../../core/guidance/cache-entry.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import type { Refusal } from '../../core/notebook/refusal.ts';
import { wasSpent } from '../../core/quota/refusal-cost.ts';
import { appendGuidance } from './guidance-cache.ts';
import { type GuidanceJob, writeJob } from './guidance-job.ts';
import { appendShared } from './shared-guidance.ts';

/** Records why a job came to nothing, or that its worker died. The job file, which others watch, comes last. */
export async function settleRefused(userFolder: string, job: GuidanceJob, refusal: Refusal): Promise<void> {
  const at = new Date().toISOString();
  await appendGuidance(job.project, { kind: 'refused', class: job.class, at, refusal });
  if (wasSpent(refusal)) await noteFollowUp(userFolder, job, at);
  const { reason, text } = refusal;
  const refused = { loop: job.loop, class: job.class, job: job.id, reason, text };
  await appendJournal(job.project, { event: 'guidance-refused', ...refused }, at);
  writeJob(userFolder, { ...job, status: 'refused', refusal });
}

/** The caches come first: a crash after them loses nothing. */
export async function settleAnswered(
  userFolder: string,
  job: GuidanceJob,
  guidance: Guidance,
): Promise<void> {
  const { answeredAt: at, answerHash, id } = guidance;
  const line: CacheLine = { kind: 'answered', class: job.class, at, guidance };
  await appendGuidance(job.project, line);
  await appendShared(userFolder, line);
  await noteFollowUp(userFolder, job, at);
  const answered = { loop: job.loop, class: job.class, job: job.id, guidance: id, answerHash };
  await appendJournal(job.project, { event: 'guidance-answered', ...answered }, at);
  writeJob(userFolder, { ...job, status: 'answered', guidance });
}

/** A second question about a class is also the last one. */
async function noteFollowUp(userFolder: string, job: GuidanceJob, at: string): Promise<void> {
  if (job.followsUp === null) return;
  const line = { kind: 'followed-up', class: job.class, at, guidance: job.followsUp } as const;
  await appendGuidance(job.project, line);
  await appendShared(userFolder, line);
}
