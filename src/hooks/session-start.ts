// Entry of the SessionStart hook.

import { holdsJobs, holdsLoops, holdsNews, ownsLoop, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (holdsLoops(call) || ownsLoop(call)))
  void import('./active/on-session.ts').then((active) => active.onSessionStart(call)).catch(stepAside);
else if (call !== null && (holdsNews(call) || holdsJobs(call)))
  void import('./active/on-news.ts').then((active) => active.onNews(call)).catch(stepAside);
