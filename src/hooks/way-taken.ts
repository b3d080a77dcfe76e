// Entry of the PostToolUse hook. The client calls it only behind a call of `route take`.

import { handOver, readCall } from './idle/read-call.ts';

const call = readCall();
if (call !== null) handOver(call, async () => (await import('./active/on-way-taken.ts')).onWayTaken(call));
