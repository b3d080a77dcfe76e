// Tells a session once about the jobs it started that have ended or are waiting for a person. At the start of a
// session, jobs whose runner is gone are resumed.

import * as z from 'zod/mini';
import { takeNews } from '../../app/jobs/end-job.ts';
import { tendJobs } from '../../app/jobs/tend-jobs.ts';
import { withNotice } from '../../app/loop/record-loop-plan.ts';
import type { Workspace } from '../../app/workspace/workspace.ts';
import { type Answer, silent } from '../../core/text/answer.ts';
import { joinProse, prose } from '../../core/text/prose.ts';
import { handleCall, type PreparedCall } from './handle-call.ts';

const CALL = z.object({ hook_event_name: z.enum(['Stop', 'SessionStart']), session_id: z.string() });

export function onNews(call: PreparedCall): Promise<void> {
  return handleCall(call, {
    parse: (value) => CALL.safeParse(value).data ?? null,
    eventOf: ({ hook_event_name: event }) => event,
    use: async (workspace, { hook_event_name: event, session_id: session }) => {
      if (event === 'SessionStart') await tendJobs(workspace);
      return withNews(silent, workspace, session);
    },
  });
}

/** Adds the news to the hook's answer. */
export async function withNews(answer: Answer, workspace: Workspace, session: string): Promise<Answer> {
  const news = await takeNews(workspace, session);
  if (news.length === 0) return answer;
  const notice = prose`msw ▸ ${joinProse(news, ' ')}`;
  return answer.kind === 'silent' ? { kind: 'notice', notice } : withNotice(answer, notice);
}
