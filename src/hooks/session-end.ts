// Entry of the SessionEnd hook.

import { namesSession, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && namesSession(call))
  void import('./active/on-session.ts').then((active) => active.onSessionEnd(call)).catch(stepAside);
