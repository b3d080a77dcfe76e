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
if (call !== null) {
  const brings = bringsSettings(call.project);
  if (brings || isOfLoop(call) || isOfJob(call)) handOver(call, () => start(call, brings));
}

async function start(from: HookCall, brings: boolean): Promise<void> {
  const warning = brings ? (await import('./active/start-warning.ts')).startWarning(from.project) : null;
  const started = { ...from, warning };
  if (isOfLoop(from)) await (await import('./active/on-session.ts')).onSessionStart(started);
  else if (isOfJob(from)) await (await import('./active/on-news.ts')).onNews(started);
  else if (warning !== null) process.stdout.write(JSON.stringify({ systemMessage: warning }));
}

function isOfLoop(call: HookCall): boolean {
  return holdsLoops(call) || ownsLoop(call);
}

function isOfJob(call: HookCall): boolean {
  return holdsNews(call) || holdsJobs(call);
}
