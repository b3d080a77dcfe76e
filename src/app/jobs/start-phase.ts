// Hands a phase to a job, and passes what the user types about that phase on to the job. Everything that can be refused
// is refused before anything begins.

import type { Job } from '../../core/jobs/job.ts';
import { isEnded } from '../../core/jobs/job.ts';
import { phaseKey } from '../../core/planning/documents/phase-id.ts';
import { executionArguments } from '../../core/planning/execution/execution-arguments.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { type ChosenExecution, chooseExecution } from '../planning/execution/choose-execution.ts';
import { endForJob } from '../planning/execution/end-executions.ts';
import { openPhaseBranch } from '../planning/execution/execute-command.ts';
import { commitObjection, settleExecutionTrust } from '../planning/execution/execution-objections.ts';
import type { Execution } from '../planning/execution/read-execution.ts';
import { decidePlans } from '../planning/execution/resolve-plan.ts';
import { changesInTheWay } from '../planning/execution/track-plans.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readWorkerClaim } from './claims.ts';
import { lackOfRights } from './job-desk.ts';
import { listJobs } from './job-store.ts';
import { type ForTeam, resumeJob, type StartedJob, startJob } from './start-job.ts';

interface PhaseRequest {
  /** As the user typed it. */
  readonly phase: string;
  readonly wave: number | null;
  readonly gapsOnly: boolean;
}

export async function startPhase(
  workspace: Workspace,
  request: PhaseRequest,
  session: string | null,
  team?: ForTeam,
): Promise<StartedJob> {
  const known = jobOf(workspace, request.phase);
  if (known !== null && known.status !== 'waiting') return { status: 'ok', job: known };
  const chosen = await chooseExecution(workspace, { ...request, decisions: [] });
  if (chosen.status === 'refused') return chosen;
  const { execution } = chosen;
  const reason = await objectionTo(workspace, execution);
  if (reason !== null) return { status: 'refused', reason };
  const branch = await openPhaseBranch(workspace, chosen);
  if (branch.status === 'refused') return branch;
  // The plans on that branch may be different, so start again.
  if (branch.note !== null) return startPhase(workspace, request, session, team);
  const untrusted = await settleExecutionTrust(workspace, execution, null);
  const waitsFor = untrusted === null ? [] : [untrusted];
  const started = await startJob(
    workspace,
    { kind: 'execute-phase', ...execution.terms },
    {
      session,
      waitsFor,
      ...(team !== undefined && { team }),
    },
  );
  if (started.status === 'ok') await endForJob(workspace, execution.terms.folder);
  return started;
}

/** Why a job cannot execute the phase, in a sentence that may point to an execution in a session; else null. */
async function objectionTo(workspace: Workspace, execution: Execution): Promise<string | null> {
  const { terms, config, isolation } = execution;
  const lack = lackOfRights(workspace, { kind: 'execute-phase' });
  if (lack !== null) return lack;
  const here = `carry the phase out in a session with /msw:execute ${terms.phase}`;
  if (!config.useWorktrees)
    return `A job works in git worktrees, and this project's settings ask for none (workflow.use_worktrees): ${here}.`;
  if (isolation.kind === 'in-turn' && isolation.why !== null)
    return `A job works in git worktrees, and none can be made here, since ${isolation.why}: ${here}.`;
  const uncommittable = await commitObjection(workspace, execution);
  if (uncommittable !== null) return uncommittable;
  const changed = await changesInTheWay(workspace, execution);
  if (changed.length === 0) return null;
  const names = changed.slice(0, 5).map((path) => plainLine(path, 120));
  const more = changed.length > 5 ? ` and ${changed.length - 5} more` : '';
  return `Phase ${terms.phase} is not begun: a job works on what is committed, and files of its plans have changes of yours that are not (${names.join(', ')}${more}). Commit or stash them first.`;
}

/** The job under way that executes this phase or a part of it, if any. */
function jobOf(workspace: Workspace, phase: string): Job | null {
  const isMeant = ({ work }: Job) =>
    work.kind === 'execute-phase' && phaseKey(work.phase) === phaseKey(phase);
  const found = listJobs(workspace).find((job) => !isEnded(job) && isMeant(job));
  return found !== undefined && readWorkerClaim(workspace.userFolder, found.id) !== null ? found : null;
}

/**
 * Answers what the user typed after `/msw:execute` when a job executes that phase. Null when no job does, so that the
 * session itself executes it.
 */
export async function executeByJob(workspace: Workspace, args: string): Promise<string | null> {
  const parsed = executionArguments(args);
  const job = parsed.status === 'ok' ? jobOf(workspace, parsed.request.phase) : null;
  if (parsed.status === 'refused' || job === null) return null;
  const { request } = parsed;
  const isAsked = request.decisions.length > 0 || request.trust !== null;
  if (job.status !== 'waiting' && !isAsked)
    return `Job ${job.id} executes phase ${request.phase}: /msw:status shows how far it is. To end it: ${lineToType`job cancel ${job.id}`}`;
  const chosen: ChosenExecution = await chooseExecution(workspace, request);
  if (chosen.status === 'refused') return chosen.reason;
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, request.trust);
  if (untrusted !== null) return untrusted.reason;
  const unresolved = await decidePlans(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return unresolved;
  const resumed = await resumeJob(workspace, job.id);
  return resumed.status === 'refused'
    ? resumed.reason
    : `Job ${job.id} continues with phase ${request.phase} in the background: /msw:status shows how far it is.`;
}
