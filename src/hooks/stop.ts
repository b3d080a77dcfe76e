// Entry of the Stop and SubagentStop hook.

import { namesSession, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && namesSession(call)) {
  void import('./active/reuse-compiled.ts')
    .then(async ({ reuseCompiled }) => {
      const compiled = reuseCompiled(call.project, process.env);
      const active = await import('./active/on-stop.ts');
      return active.onStop({ ...call, compiled });
    })
    .catch(stepAside);
}
