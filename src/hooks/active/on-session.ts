// Handles a session's start, its end, its failed requests and its changed settings for the loops of a project.

import {
  parseConfigChange,
  parseSessionEnd,
  parseSessionStart,
  parseStopFailure,
} from '../../adapters/claude-code/hook-input.ts';
import { keepHooksOn } from '../../app/session/keep-hooks-on.ts';
import { endSession, noteStopFailure, startSession } from '../../app/session/recover.ts';
import { ownerPid } from '../../app/workspace/owner-pid.ts';
import { type HookCall, holdsJobs, holdsNews } from '../idle/read-call.ts';
import { handleCall, type PreparedCall } from './handle-call.ts';

export function onSessionStart(call: PreparedCall): Promise<void> {
  return handleCall(call, {
    parse: parseSessionStart,
    eventOf: () => 'SessionStart',
    use: async (workspace, input) => {
      const answer = await startSession(workspace, input, ownerPid(workspace.env));
      if (!holdsNews(call) && !holdsJobs(call)) return answer;
      const [{ tendJobs }, { withNews }] = await Promise.all([
        import('../../app/jobs/tend-jobs.ts'),
        import('./on-news.ts'),
      ]);
      await tendJobs(workspace);
      return withNews(answer, workspace, input.session);
    },
  });
}

/** The end of a session and a failed request are never answered with text for Claude. */
const eventOf = () => 'Stop' as const;

export function onSessionEnd(call: HookCall): Promise<void> {
  return handleCall(call, { parse: parseSessionEnd, eventOf, use: endSession });
}

export function onStopFailure(call: HookCall): Promise<void> {
  return handleCall(call, { parse: parseStopFailure, eventOf, use: noteStopFailure });
}

export function onConfigChange(call: HookCall): Promise<void> {
  return handleCall(call, {
    parse: parseConfigChange,
    eventOf: () => 'ConfigChange',
    use: (workspace, { session }) => keepHooksOn(workspace, session),
  });
}
