// Entry of the SessionStart hook.

import { handOver, holdsJobs, holdsLoops, holdsNews, ownsLoop, readCall } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (holdsLoops(call) || ownsLoop(call)))
  handOver(call, async () => (await import('./active/on-session.ts')).onSessionStart(call));
else if (call !== null && (holdsNews(call) || holdsJobs(call)))
  handOver(call, async () => (await import('./active/on-news.ts')).onNews(call));
