// Plans an attempt to stop, using this project's records.

import { findLoop, type StateFile } from '../../adapters/loops/loop-store.ts';
import { planStop, type StopAttempt, type StopPlan } from '../../core/loop/plan-stop.ts';
import type { Workspace } from '../workspace/workspace.ts';

export function planStopHere(workspace: Workspace, attempt: StopAttempt, state: StateFile): StopPlan {
  return planStop(attempt, (owner) => findLoop(state, owner), { now: workspace.now() });
}
