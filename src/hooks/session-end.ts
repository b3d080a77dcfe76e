// Entry of the SessionEnd hook.

import { handOver, namesSession, readCall } from './idle/read-call.ts';

const call = readCall();
if (call !== null && namesSession(call))
  handOver(call, async () => (await import('./active/on-session.ts')).onSessionEnd(call));
