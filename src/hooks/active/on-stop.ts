// Answers an attempt to stop by the main agent or a subagent of a session that may own a loop.

import { parseStop } from '../../adapters/claude-code/stop-input.ts';
import type { Look } from '../../adapters/git/work-tree.ts';
import { stopSession } from '../../app/session/stop-session.ts';
import { endWithOwner } from '../../app/workspace/owner-pid.ts';
import { type HookCall, holdsNews } from '../idle/read-call.ts';
import { handleCall } from './handle-call.ts';

interface StopCall extends HookCall {
  /** The work-tree scan started early; null when no check is likely to run. */
  readonly ahead: Look | null;
}

export function onStop(call: StopCall): Promise<void> {
  return handleCall(call, {
    parse: parseStop,
    eventOf: ({ agent }) => (agent === null ? 'Stop' : 'SubagentStop'),
    use: async (workspace, input) => {
      endWithOwner(workspace.env);
      const answer = await stopSession(workspace, input, call.ahead);
      if (input.agent !== null || !holdsNews(call)) return answer;
      const { withNews } = await import('./on-news.ts');
      return withNews(answer, workspace, input.session);
    },
  });
}
