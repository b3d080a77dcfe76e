// The background process that asks a notebook one question: it outlives the hook that started it, ends itself after its
// time limit at the latest, and leaves its answer in the caches and the job file.

import { makeGuidance } from '../../core/guidance/guidance.ts';
import { isDenial } from '../../core/guidance/is-denial.ts';
import { askQuestion } from '../notebook/ask-question.ts';
import {
  type GuidanceJob,
  readGuidanceJob,
  settleAnswered,
  settleRefused,
  settleUnknown,
  userFolderOfJob,
  writeGuidanceJob,
} from './guidance-job.ts';

/** The last attempt may begin just before the limit and has its own time limits. */
const ROOM_SECONDS = 240;

/** Does nothing unless the job is queued. */
export async function runGuidanceJob(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const job = readGuidanceJob(path);
  if (job?.status !== 'queued') return;
  const lifeMs = (job.timeoutSeconds + ROOM_SECONDS) * 1000;
  // Unreferenced: it must not keep a finished worker alive.
  setTimeout(() => process.exit(1), lifeMs).unref();
  const startedAt = Date.now();
  const state = { status: 'running', pid: process.pid, startedAt, endsBy: startedAt + lifeMs } as const;
  const running: GuidanceJob = { ...job, ...state };
  const userFolder = userFolderOfJob(path);
  writeGuidanceJob(userFolder, running);
  const outcome = await askQuestion(
    { project: job.project, userFolder, env, now: Date.now },
    { ...job, purpose: 'guidance', deadlineMs: job.timeoutSeconds * 1000 },
  );
  const ended: GuidanceJob = { ...running, notices: outcome.notices };
  if (outcome.status === 'none') {
    const { reason, text, profile } = outcome;
    return settleRefused(userFolder, ended, { reason, text, profile });
  }
  const { answer, notebook, conversationId } = outcome;
  const { text, citations } = answer;
  if (isDenial(answer)) return settleUnknown(userFolder, ended, notebook);
  const source = { kind: 'notebook', notebook, conversationId, citations } as const;
  const answeredAt = new Date().toISOString();
  const guidance = makeGuidance({ failureClass: job.class, text, source, answeredAt });
  await settleAnswered(userFolder, ended, guidance);
}
