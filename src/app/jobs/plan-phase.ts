// Plans a phase as a job: `/msw:plan` in its own client. The result is read from the project, not from what Claude
// says.

import type { JobWork } from '../../core/jobs/job.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { PlanningRefusal } from '../planning/documents/documents.ts';
import { checkPhase } from '../planning/phases/check-phase.ts';
import { openToPlan } from '../planning/phases/plan-command.ts';
import { acceptPlans, type RecordedPlans } from '../planning/phases/record-plans.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { NO_CLIENT, openClient } from './job-client.ts';
import { type JobDesk, resumeLine, type WorkEnd } from './job-desk.ts';

type PlanningWork = Extract<JobWork, { kind: 'plan-phase' }>;

const PLANNING = 'plans';

export async function planPhase(workspace: Workspace, desk: JobDesk, work: PlanningWork): Promise<WorkEnd> {
  // A killed runner may have finished the planning already.
  const isBegun = desk.job().begun.includes(PLANNING);
  const known = isBegun ? await record(workspace, work) : null;
  if (known?.status === 'done') return planned(workspace, work);
  const trouble = await plan(workspace, desk, work);
  if (trouble !== null) return waiting(trouble, resumeLine(desk.job()));
  const recorded = await record(workspace, work);
  if (recorded.status === 'done') return planned(workspace, work);
  return waiting(recorded.reason, `/msw:plan ${work.phase}, or /msw:plan ${work.phase} --accept "why"`);
}

function waiting(reason: string, type: string): WorkEnd {
  return { kind: 'waiting', waitsFor: [{ reason, type }] };
}

/** Null when the client finished by itself; otherwise why it did not. */
async function plan(
  workspace: Workspace,
  desk: JobDesk,
  { phase, gaps }: PlanningWork,
): Promise<string | null> {
  await desk.note({
    begun: [PLANNING],
    step: `plans phase ${phase}`,
    units: [{ name: PLANNING, state: 'running' }],
  });
  const { project } = workspace;
  const client = openClient(workspace, desk, {
    cwd: project,
    agent: null,
    allowedTools: [],
    command: null,
  });
  if (client === null) return NO_CLIENT;
  const turn = await client.say(`/msw:plan ${phase}${gaps ? ' --gaps' : ''}`);
  await client.end();
  if (turn.kind === 'answered') desk.log(`claude: ${plainLine(turn.text, 600)}`);
  if (turn.kind === 'failed') return turn.reason;
  return turn.kind === 'gone' ? 'Claude Code ended before the phase was planned' : null;
}

/** Records plans that have no errors and passed the plan-checker; plans recorded earlier stay unchanged. */
async function record(
  workspace: Workspace,
  { phase, gaps }: PlanningWork,
): Promise<RecordedPlans | PlanningRefusal> {
  const opened = openToPlan(workspace, `${phase}${gaps ? ' --gaps' : ''}`);
  if (opened.status === 'refused') return opened;
  const found = checkPhase(opened.phase, { gaps, isNew: false });
  return acceptPlans(opened.phase, { found, gaps, accepted: null });
}

function planned(workspace: Workspace, { phase, gaps }: PlanningWork): WorkEnd {
  const opened = openToPlan(workspace, `${phase}${gaps ? ' --gaps' : ''}`);
  const plans = opened.status === 'ok' ? opened.phase.facts.plans.filter(({ done }) => !done) : [];
  const names = plans.map(({ id }) => id).join(', ');
  return {
    kind: 'done',
    outcome: `phase ${phase} has ${countOf(plans.length, 'plan')}: ${names}`,
    next: `/msw:execute ${phase}`,
  };
}
