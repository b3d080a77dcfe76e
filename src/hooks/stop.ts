// Entry of the Stop and SubagentStop hook.

import { holdsNews, namesSession, ownsLoop, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call))) {
  void import('./active/keep-compiled.ts')
    .then(async ({ compileLazily, keepCompiled }) => {
      const userFolder = keepCompiled(call.project, process.env);
      const active = await import('./active/on-stop.ts');
      compileLazily();
      return active.onStop({ ...call, userFolder });
    })
    .catch(stepAside);
} else if (call !== null && holdsNews(call)) {
  void import('./active/on-news.ts').then((active) => active.onNews(call)).catch(stepAside);
}
