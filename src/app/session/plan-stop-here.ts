// Plans an attempt to stop, using this project's records.

import { findLoop, projectOfLoop, type StateFile } from '../../adapters/loops/loop-store.ts';
import { planStop, type StopAttempt, type StopPlan } from '../../core/loop/plans/plan-stop.ts';
import { whyItWaits } from '../loop/executed-elsewhere.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';

export function planStopHere(workspace: Workspace, attempt: StopAttempt, state: StateFile): StopPlan {
  const plan = planStop(attempt, (owner) => findLoop(state, owner), { now: workspace.now() });
  if (plan.kind !== 'executor') return plan;
  const { owner, loop } = plan;
  // Its session came back where no hook could park the execution: the checks would judge the work of another one.
  const by = { session: attempt.session, ownerPid: loop.progress.owner.pid };
  const why = whyItWaits(workspace, loop, by);
  return why === null ? plan : { kind: 'free', owner, loop, why };
}

/** A loop belongs to the project in which it was armed, wherever its session is resumed. */
export function homeOf(here: Workspace, session: string, state: StateFile): Workspace {
  if (findLoop(state, session) !== null) return here;
  const project = projectOfLoop(here, session);
  if (project === null || project === here.project) return here;
  const folder = { status: 'ok', path: here.userFolder } as const;
  const opened = openWorkspace(project, here.env, here.now, folder);
  return opened.status === 'ok' ? opened.workspace : here;
}
