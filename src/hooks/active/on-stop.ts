// Answers an attempt to stop by the main agent or a subagent of a session that may own a loop.

import { parseStop, type StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { Look } from '../../adapters/git/work-tree.ts';
import { stopSession } from '../../app/session/stop-session.ts';
import { endWithOwner, ownerPid } from '../../app/workspace/owner-pid.ts';
import type { Workspace } from '../../app/workspace/workspace.ts';
import type { Answer } from '../../core/text/answer.ts';
import { holdsNews, ownsLoop } from '../idle/read-call.ts';
import { handleCall, type PreparedCall } from './handle-call.ts';

interface StopCall extends PreparedCall {
  /** The work-tree scan started early; null when no check is likely to run. */
  readonly ahead: Look | null;
}

async function inChain(
  call: StopCall,
  workspace: Workspace,
  input: StopInput,
  answer: Answer,
): Promise<Answer> {
  if (!ownsLoop(call)) return answer;
  const { continueChain } = await import('../../app/commands/continue-chain.ts');
  return continueChain(workspace, input, { answer, ownerPid: ownerPid(workspace.env) });
}

export function onStop(call: StopCall): Promise<void> {
  return handleCall(call, {
    parse: parseStop,
    eventOf: ({ agent }) => (agent === null ? 'Stop' : 'SubagentStop'),
    use: async (workspace, input) => {
      endWithOwner(workspace.env);
      const stopped = await stopSession(workspace, input, call.ahead);
      const answer = await inChain(call, workspace, input, stopped);
      if (input.agent !== null || !holdsNews(call)) return answer;
      const { withNews } = await import('./on-news.ts');
      return withNews(answer, workspace, input.session);
    },
  });
}
