// Entry of the ConfigChange hook, the last one that runs when a settings file switches hooks off.

import { handOver, namesSession, ownsLoop, readCall } from './idle/read-call.ts';

const call = readCall();
if (call !== null && (namesSession(call) || ownsLoop(call)))
  handOver(call, async () => (await import('./active/on-session.ts')).onConfigChange(call));
