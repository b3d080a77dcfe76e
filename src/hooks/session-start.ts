// Entry of the SessionStart hook.

import { holdsLoops, readCall } from './idle.ts';

const call = readCall();
if (call !== null && holdsLoops(call))
  void import('./active.ts').then((active) => active.onSessionStart(call));
