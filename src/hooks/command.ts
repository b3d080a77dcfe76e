// Entry of the UserPromptExpansion hook.

import { readCall, stepAside } from './idle/read-call.ts';

const call = readCall();
if (call !== null)
  void import('./active/on-command.ts').then((active) => active.onCommand(call)).catch(stepAside);
