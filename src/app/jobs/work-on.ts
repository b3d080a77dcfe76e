// Chooses the use case that does a job's work; each is loaded only when needed.

import type { Workspace } from '../workspace/workspace.ts';
import type { JobDesk, WorkEnd } from './job-desk.ts';

export async function workOn(workspace: Workspace, desk: JobDesk): Promise<WorkEnd> {
  const { work } = desk.job();
  switch (work.kind) {
    case 'execute-phase': {
      const { executePhase } = await import('./execute-phase.ts');
      return executePhase(workspace, desk, work);
    }
    case 'plan-phase': {
      const { planPhase } = await import('./plan-phase.ts');
      return planPhase(workspace, desk, work);
    }
    case 'execute-and-verify': {
      const { executeAndVerify } = await import('./execute-and-verify.ts');
      return executeAndVerify(workspace, desk, work);
    }
    case 'research': {
      const { doResearch } = await import('./do-research.ts');
      return doResearch(workspace, desk, work);
    }
  }
}
