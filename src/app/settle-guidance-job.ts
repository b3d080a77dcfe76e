// How a question to a notebook ends: in the cache, in the journal and, last, in its job file.

import { appendJournal } from '../adapters/files/journal.ts';
import type { Guidance } from '../core/guidance/guidance.ts';
import type { Refusal } from '../core/guidance/refusal.ts';
import { appendGuidance } from './guidance-cache.ts';
import { type GuidanceJob, writeJob } from './guidance-job.ts';

/** Records why a job came to nothing, or that its worker died. The job file, which others watch, comes last. */
export async function settleRefused(projectRoot: string, job: GuidanceJob, refusal: Refusal): Promise<void> {
  const at = new Date().toISOString();
  await appendGuidance(projectRoot, { kind: 'refused', class: job.class, at, refusal });
  const { reason, text } = refusal;
  await appendJournal(
    projectRoot,
    { event: 'guidance-refused', loop: job.loop, class: job.class, job: job.id, reason, text },
    at,
  );
  writeJob(projectRoot, { ...job, status: 'refused', refusal });
}

/** The cache comes first: a crash after it loses nothing. */
export async function settleAnswered(
  projectRoot: string,
  job: GuidanceJob,
  guidance: Guidance,
): Promise<void> {
  const { answeredAt: at, answerHash, id } = guidance;
  await appendGuidance(projectRoot, { kind: 'answered', class: job.class, at, guidance });
  await appendJournal(
    projectRoot,
    { event: 'guidance-answered', loop: job.loop, class: job.class, job: job.id, guidance: id, answerHash },
    at,
  );
  writeJob(projectRoot, { ...job, status: 'answered', guidance });
}
