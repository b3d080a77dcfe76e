// Entry of the Stop and SubagentStop hook.

import { namesSession, ownsLoop, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call))) {
  void import('./active/keep-compiled.ts')
    .then(async ({ keepCompiled }) => {
      const userFolder = keepCompiled(call.project, process.env);
      const active = await import('./active/on-stop.ts');
      return active.onStop({ ...call, userFolder });
    })
    .catch(stepAside);
}
