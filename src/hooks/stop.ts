// Entry of the Stop and SubagentStop hook.

import { namesSession, readCall, stepAside } from './idle.ts';

const call = readCall();
if (call !== null && namesSession(call))
  void import('./active/on-stop.ts').then((active) => active.onStop(call)).catch(stepAside);
