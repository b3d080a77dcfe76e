// Tells, in a session without a loop, that a research in the background has ended.

import * as z from 'zod/mini';
import { takeNews } from '../../app/research/research-news.ts';
import { silent } from '../../core/report/answer.ts';
import { joinProse, prose } from '../../core/text/prose.ts';
import type { HookCall } from '../idle/read-call.ts';
import { handleCall } from './handle-call.ts';

const CALL = z.object({ hook_event_name: z.enum(['Stop', 'SessionStart']) });

export function onNews(call: HookCall): Promise<void> {
  return handleCall(call, {
    parse: (value) => CALL.safeParse(value).data ?? null,
    eventOf: ({ hook_event_name: event }) => event,
    use: async (workspace) => {
      const news = await takeNews(workspace);
      return news.length === 0 ? silent : { kind: 'notice', notice: prose`msw ▸ ${joinProse(news, ' ')}` };
    },
  });
}
