// Entry of the SessionStart hook.

import { bringsSettings } from './idle/brings-settings.ts';
import {
  type HookCall,
  handOver,
  holdsJobs,
  holdsLoops,
  holdsNews,
  ownsLoop,
  readCall,
} from './idle/read-call.ts';

const call = readCall();
if (call !== null && bringsSettings(call.project))
  handOver(call, async () => {
    const { startWarning } = await import('./active/start-warning.ts');
    return start(call, startWarning(call.project));
  });
else if (call !== null) handOver(call, () => start(call, null));

async function start(from: HookCall, warning: string | null): Promise<void> {
  const started = { ...from, warning };
  if (holdsLoops(from) || ownsLoop(from))
    await (await import('./active/on-session.ts')).onSessionStart(started);
  else if (holdsNews(from) || holdsJobs(from)) await (await import('./active/on-news.ts')).onNews(started);
  else if (warning !== null) process.stdout.write(JSON.stringify({ systemMessage: warning }));
}
