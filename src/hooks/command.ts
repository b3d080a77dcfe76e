// Entry of the UserPromptExpansion hook.

import { handOver, readCall } from './idle/read-call.ts';

const call = readCall();
if (call !== null) handOver(call, async () => (await import('./active/on-command.ts')).onCommand(call));
