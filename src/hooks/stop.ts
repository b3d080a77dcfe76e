// Entry of the Stop and SubagentStop hook.

import { namesSession, ownsLoop, readCall, stepAside } from './idle/read-call.ts';

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
}
