// Resolves the id of a job, or none, to one of this machine or of the team, and says how each operation shows it.

import * as z from 'zod/mini';
import { type JobView, jobLines } from '../../../core/jobs/job-text.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import type { Shown } from '../../../core/text/shown.ts';
import { readJobs } from '../../jobs/job-store.ts';
import { showJob } from '../../jobs/show-jobs.ts';
import type { StartedJob } from '../../jobs/start-job.ts';
import { addressOf } from '../../sharing/team-servers.ts';
import type { StartedForTeam, TeamViews } from '../../team/team-jobs.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { type Called, done, type Result, refused } from '../operation/operation.ts';

export function onJob(
  place: Called,
  id: string | null,
  use: (workspace: Workspace, view: JobView) => Promise<Result<JobView>> | Result<JobView>,
): Promise<Result<JobView>> {
  return inWorkspace(place, async (workspace) => {
    const own = await showJob(workspace, id, undefined, place.words.call);
    // A named job of this machine is found without asking the team's server.
    if (id !== null && typeof own !== 'string') return use(workspace, own);
    const team = await lookAtTeam(workspace);
    const ofTeam = team.status === 'ok' ? team.views : [];
    const result = await onChosen(id, own, ofTeam, (view) => use(workspace, view));
    const troubles = [
      ...(team.status === 'refused' ? [team.reason] : []),
      // Otherwise the refusal names it.
      ...(typeof own === 'string' ? [] : readJobs(workspace).unusable),
    ];
    return troubles.length === 0 ? result : withTrouble(result, troubles.join(' '));
  });
}

function withTrouble(result: Result<JobView>, trouble: string): Result<JobView> {
  if (result.status === 'refused') return refused(`${result.reason} ${trouble}`);
  return result.status === 'done' ? { ...result, notice: trouble } : result;
}

/** @param own this machine's job, or why there is none */
function onChosen(
  id: string | null,
  own: JobView | string,
  ofTeam: readonly JobView[],
  use: (view: JobView) => Promise<Result<JobView>> | Result<JobView>,
): Promise<Result<JobView>> | Result<JobView> {
  const named = ofTeam.filter((view) => view.id.startsWith(id ?? ''));
  const views = typeof own === 'string' ? named : [...named, own];
  const [first, second] = views.toSorted((left, right) => right.createdAt - left.createdAt);
  const exact = views.find((view) => view.id === id);
  if (id !== null && second !== undefined && exact === undefined)
    return refused(`Several jobs begin with ${id.slice(0, 40)}: name one by its whole id.`);
  const chosen = exact ?? first;
  return chosen === undefined ? refused(typeof own === 'string' ? own : '') : use(chosen);
}

export const jobShape = z.object({ job_id: z.string(), state: z.string(), percent: z.optional(z.number()) });

/** How each operation on one job shows it. */
export const oneJob = { shown: viewText, json: namedJob, fields: { schema: jobShape, of: jobFields } };

function viewText(view: JobView): Shown {
  return forPeople(jobLines(view), Infinity);
}

export function jobFields({ id, state, percent }: JobView) {
  return { job_id: quoteName(id, 40), state: quoteName(state, 40), percent: percent ?? undefined };
}

/** With the name that the tools have for its id. */
export function namedJob(view: JobView) {
  return { job_id: view.id, ...view };
}

/** Fails for a job that waits for a person, because it has not begun. */
export async function viewed(workspace: Workspace, id: string): Promise<Result<JobView>> {
  const view = await showJob(workspace, id);
  if (typeof view === 'string') return refused(view);
  const [first] = view.waitsFor;
  if (view.state !== 'waiting' || first === undefined) return done(view);
  return { status: 'failed', value: view, reason: `Job ${id} waits for you: type ${first.type}`, code: 3 };
}

export async function started(workspace: Workspace, job: StartedJob): Promise<Result<JobView>> {
  return job.status === 'refused' ? refused(job.reason) : viewed(workspace, job.job.id);
}

export function ofTeam(asked: StartedForTeam): Result<JobView> {
  return asked.status === 'refused' ? refused(asked.reason) : done(asked.view);
}

/** `off` when the user's settings name no server. */
export async function lookAtTeam(workspace: Workspace): Promise<TeamViews> {
  return addressOf(workspace) === null ? { status: 'off' } : (await teamJobs()).showTeam(workspace);
}

/** Loads the queue's engine lazily, because only a team needs it. */
export const teamJobs = () => import('../../team/team-jobs.ts');
