// What a team's workers have done for phases of this project and what is not merged here yet, as the queue last said:
// nothing is asked, so that a hook may call it.

import { isInHead } from '../../../adapters/git/remote-clone.ts';
import { teamBranch } from '../../../core/jobs/team-job.ts';
import { mergeLine } from '../../../core/jobs/team-text.ts';
import type { WaitingPlan } from '../../../core/planning/execution/next-execution.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { linesIn } from '../../workspace/job-lines.ts';
import type { PlanningProject } from '../documents/read-project.ts';

export async function teamBranches({
  root,
  phases,
}: Pick<PlanningProject, 'root' | 'phases'>): Promise<readonly WaitingPlan[]> {
  const waiting: WaitingPlan[] = [];
  for (const line of linesIn(root, 'branches')) {
    const [id = '', folder, pushed] = line.split(' ');
    const phase = phases.find((one) => one.folder === folder)?.number;
    if (phase === undefined || !ID.test(id)) continue;
    const named = { phase, plan: null, kind: 'team' } as const;
    if (pushed === undefined)
      waiting.push({
        ...named,
        reason: `Job ${id} of the team carries out phase ${phase}`,
        command: lineToType`job status ${id}`,
      });
    else if (!(await isInHead(root, pushed)))
      waiting.push({
        ...named,
        reason: `Job ${id} of the team has carried out phase ${phase}, and its branch is not merged here`,
        command: mergeLine(teamBranch(id)),
      });
  }
  return waiting;
}

const ID = /^[a-z0-9-]{1,40}$/;
