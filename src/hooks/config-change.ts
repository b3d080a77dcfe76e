// Entry of the ConfigChange hook, the last one that runs when a settings file switches hooks off.

import { namesSession, ownsLoop, readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call)))
  void import('./active/on-session.ts').then((active) => active.onConfigChange(call)).catch(stepAside);
