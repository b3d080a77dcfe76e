// Entry of the Stop and SubagentStop hook.

import { holdsNews, namesSession, ownsLoop, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call))) {
  void import('./active/keep-compiled.ts')
    .then(async ({ compileLazily, isKeeping, keepCompiled }) => {
      const userFolder = keepCompiled(call.project, process.env);
      const active = await import('./active/on-stop.ts');
      // Every turn ends with it, and only what is read until here is kept whole.
      if (isKeeping()) await import('../app/loop/conclude-turn.ts');
      compileLazily();
      return active.onStop({ ...call, userFolder });
    })
    .catch(stepAside);
} else if (call !== null && holdsNews(call)) {
  void import('./active/on-news.ts').then((active) => active.onNews(call)).catch(stepAside);
}
