// Entry of the SessionStart hook.

import { bringsSettings } from './idle/brings-settings.ts';
import {
  type HookCall,
  holdsJobs,
  holdsLoops,
  holdsNews,
  ownsLoop,
  readCall,
  stepAside,
} from './idle/read-call.ts';

const call = readCall();
if (call !== null && bringsSettings(call.project))
  void import('./active/start-warning.ts')
    .then(({ startWarning }) => start(call, startWarning(call.project)))
    .catch(stepAside);
else if (call !== null) void start(call, null).catch(stepAside);

async function start(from: HookCall, warning: string | null): Promise<void> {
  const started = { ...from, warning };
  if (holdsLoops(from) || ownsLoop(from))
    await (await import('./active/on-session.ts')).onSessionStart(started);
  else if (holdsNews(from) || holdsJobs(from)) await (await import('./active/on-news.ts')).onNews(started);
  else if (warning !== null) process.stdout.write(JSON.stringify({ systemMessage: warning }));
}
