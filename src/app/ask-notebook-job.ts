// The work of the background process that asks a notebook one question: it outlives the hook that started
// it, ends itself at the latest after its time limit, and leaves its answer in the cache and the job file.

import { queryNotebook } from '../adapters/nlm/query-notebook.ts';
import { makeGuidance } from '../core/guidance/make-guidance.ts';
import { type GuidanceJob, projectOfJob, readJob, writeJob } from './guidance-job.ts';
import { settleAnswered, settleRefused } from './settle-guidance-job.ts';

/** Two attempts of nlm at their own limits, and some room. */
const ROOM_SECONDS = 240;

/** Does nothing unless the job is queued. */
export async function askNotebookJob(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const job = readJob(path);
  if (job?.status !== 'queued') return;
  const lifeMs = (job.timeoutSeconds + ROOM_SECONDS) * 1000;
  // Unreferenced: it must not keep a finished worker alive.
  setTimeout(() => process.exit(1), lifeMs).unref();
  const startedAt = Date.now();
  const running: GuidanceJob = {
    ...job,
    status: 'running',
    pid: process.pid,
    startedAt,
    endsBy: startedAt + lifeMs,
  };
  const projectRoot = projectOfJob(path);
  writeJob(projectRoot, running);
  const result = await queryNotebook({ ...job, conversationId: null, projectRoot, env });
  if (result.status === 'ok') {
    const { text, conversationId, citations } = result.data;
    const source = { kind: 'notebook', notebook: job.notebook, conversationId, citations } as const;
    const answeredAt = new Date().toISOString();
    await settleAnswered(
      projectRoot,
      running,
      makeGuidance({ failureClass: job.class, text, source, answeredAt }),
    );
  } else {
    await settleRefused(projectRoot, running, {
      reason: result.status,
      text: result.text,
      profile: job.profile,
    });
  }
}
