// The plan of an arming in this project. It runs, trusts and writes nothing.

import { projectFacts } from '../../adapters/files/project-facts.ts';
import { explainState, findLoop, type StateFile, statePath } from '../../adapters/loops/loop-store.ts';
import { proposeChecks } from '../../core/checks/propose-checks.ts';
import type { LoopRequest } from '../../core/loop/loop-request.ts';
import { type ArmingPlan, mayPropose, planArming } from '../../core/loop/plan-arming.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { planChecks } from './plan-checks.ts';

export function planArmingHere(
  workspace: Workspace,
  { session, request }: { readonly session: string; readonly request: LoopRequest },
  state: StateFile,
): ArmingPlan {
  return planArming(request, {
    planned: request.plan === null ? null : planChecks(workspace, request.plan, request.trust),
    proposed: mayPropose(request) ? proposeChecks(projectFacts(workspace.project)) : [],
    owned: findLoop(state, session),
    // One that is corrupt is set aside.
    unusable:
      state.status === 'newer' || state.status === 'unreadable'
        ? explainState(statePath(workspace.project), state)
        : null,
  });
}
