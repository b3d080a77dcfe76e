// Jobs: work that takes longer than a call, and continues in the background whatever happens to the session.

import * as z from 'zod/mini';
import { exitCodeOfJob } from '../../../core/jobs/job.ts';
import { type JobView, jobLines, jobStanding } from '../../../core/jobs/job-text.ts';
import { madeFields, resultLines } from '../../../core/jobs/made-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { prose } from '../../../core/text/prose.ts';
import { cancelJob } from '../../jobs/cancel-job.ts';
import { seeMachine } from '../../jobs/see-machine.ts';
import { showJobs } from '../../jobs/show-jobs.ts';
import { resumeJob } from '../../jobs/start-job.ts';
import { JOB_MARK } from '../../jobs/tend-jobs.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, optionalWord, word } from '../operation/inputs.ts';
import { done, type Operation, operation, refused } from '../operation/operation.ts';
import { refuseToClaude } from '../operation/who-may-call.ts';
import {
  jobFields,
  jobShape,
  lookAtTeam,
  namedJob,
  ofTeam,
  oneJob,
  onJob,
  started,
  teamJobs,
  viewed,
} from './in-job.ts';
import { logs } from './job-logs-operation.ts';
import { service } from './job-service-operation.ts';
import { startOperations } from './job-start-operations.ts';

const listed = operation({
  name: 'job list',
  about: 'Show the jobs of this project, newest first',
  effect: 'writes',
  tool: {
    name: 'list_jobs',
    about: 'List jobs',
    takes: {},
    isPolled: true,
  },
  inputs: { all: flag('those of all projects of this machine: under way, or ended in the last day') },
  run: (place, { all }) => {
    const refusal = all ? refuseToClaude(place.caller, 'job list --all') : null;
    if (refusal !== null) return refusal;
    return inWorkspace<ListedJobs>(place, async (workspace) => {
      if (all) return done({ jobs: jobsOfMachine(workspace), unusable: [], isAll: true });
      const { jobs: own, unusable } = await showJobs(workspace);
      const team = await lookAtTeam(workspace);
      const views = team.status === 'ok' ? team.views : [];
      const jobs = [...own, ...views].toSorted((left, right) => right.createdAt - left.createdAt);
      const notice = team.status === 'refused' ? team.reason : undefined;
      const value = { jobs: jobs.map(inShort), unusable, isAll: false };
      return { status: 'done', value, notice };
    });
  },
  json: ({ jobs, unusable }) => ({ jobs: jobs.map(namedJob), unusable }),
  fields: {
    schema: z.object({ jobs: z.array(jobShape) }),
    of: ({ jobs }) => ({ jobs: jobs.map(jobFields) }),
  },
  shown: ({ jobs, unusable, isAll }) => {
    const lines = [
      ...jobs.map(
        (job) =>
          `${job.id}  ${jobStanding(job)}  ${job.what}${job.team === undefined ? '' : '  (team)'}${job.project === undefined ? '' : `  (${job.project})`}`,
      ),
      ...unusable,
    ];
    if (lines.length > 0) return forPeople(lines);
    return forPeople([
      isAll
        ? 'No job runs, waits or has just ended in any project of this machine.'
        : 'There is no job here.',
    ]);
  },
});

const status = operation({
  name: 'job status',
  examples: ['JOB'],
  about: 'Show how far a job has got: state, step, percent, time left, last lines of its log',
  effect: 'writes',
  tool: {
    name: 'get_job_status',
    about: 'Show a job’s progress, and what the user types if it waits',
    takes: { id: 'default: the newest' },
    aliases: { job_id: 'id' },
    isPolled: true,
  },
  inputs: { id: optionalWord('a job id', 'by default the newest') },
  run: (place, { id }) => onJob(place, id, (_, view) => done(view)),
  ...oneJob,
  shown: (view) => forPeople([...jobLines(view), ...view.lines.map((line) => `    ${line}`)], Infinity),
});

const texts = z.optional(z.array(z.string()));
const counts = z.object({ commits: z.number(), files: z.number(), added: z.number(), removed: z.number() });
const resultShape = z.extend(jobShape, {
  outcome: z.optional(z.string()),
  next: z.optional(z.string()),
  branch: z.optional(z.string()),
  commits: texts,
  files: texts,
  diff: z.optional(counts),
  summaries: texts,
  verification: z.optional(z.string()),
  receipts: texts,
});

const result = operation({
  name: 'job result',
  about:
    'Show the result of a job and what it made; fails unless it is done, with exit code 3 while it waits for you',
  effect: 'writes',
  tool: {
    name: 'get_job_result',
    about: 'Show the result of a job: commits, files, summaries, receipts',
    takes: { id: 'default: the newest' },
    aliases: { job_id: 'id' },
    isPolled: true,
  },
  inputs: { id: optionalWord('a job id', 'by default the newest') },
  run: (place, { id }) =>
    onJob(place, id, (_, view) => {
      const notYet = `Job ${view.id} has no result yet: it is ${jobStanding(view)}. For more: ${place.words.call('job status')} ${view.id}`;
      if (view.state === 'interrupted') return refused(notYet);
      const code = exitCodeOfJob({ status: view.state });
      if (code === null) return refused(notYet);
      if (code === 0) return done(view);
      const reason = `Job ${view.id} ${view.state === 'waiting' ? 'waits for you' : `is ${view.state}`}.`;
      return { status: 'failed', value: view, reason, code };
    }),
  ...oneJob,
  shown: (view) => forPeople(resultLines(view), Infinity),
  fields: { schema: resultShape, of: (view) => ({ ...jobFields(view), ...madeFields(view) }) },
});

const cancel = operation({
  name: 'job cancel',
  about: 'End a job with everything that it started; what is committed stays',
  effect: 'writes',
  tool: {
    name: 'cancel_job',
    about: 'End a job with all that it started',
    takes: { id: 'its id' },
    aliases: { job_id: 'id' },
    isDestructive: true,
    isIdempotent: true,
  },
  inputs: { id: word('a job id') },
  run: (place, { id }) =>
    onJob(place, id, async (workspace, view) => {
      if (view.team !== undefined) return ofTeam(await (await teamJobs()).cancelForTeam(workspace, view.id));
      const cancelled = await cancelJob(workspace, view.id);
      return cancelled.status === 'refused' ? cancelled : viewed(workspace, view.id);
    }),
  ...oneJob,
});

const resume = operation({
  name: 'job resume',
  about: 'Resume a job that was waiting for you',
  effect: 'writes',
  inputs: { id: word('a job id') },
  run: (place, { id }) =>
    onJob(place, id, async (workspace, view) =>
      view.team === undefined
        ? started(workspace, await resumeJob(workspace, view.id))
        : ofTeam(await (await teamJobs()).resumeForTeam(workspace, view.id)),
    ),
  ...oneJob,
});

const run = operation({
  name: 'job run',
  about: 'Work on a job here, until it ends or waits for you; this is what its own process does',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { id: word('a job id') },
  run: (place, { id }) =>
    inWorkspace(place, async (workspace) => {
      const { runJob } = await import('../../jobs/run-job.ts');
      // This process is the job's own, however it was started.
      process.env[JOB_MARK] = id;
      const ran = await runJob(workspace, id);
      // The work on the job is over, so exit even if something is still pending.
      setTimeout(() => process.exit(), 1_000).unref();
      if (ran.status === 'refused') return refused(ran.reason);
      return viewed(workspace, id);
    }),
  ...oneJob,
});

const worker = operation({
  name: 'job worker',
  about: "Take jobs of the team for this repository's remote, and work on them in clones of its own",
  effect: 'asks',
  callers: 'people and scripts',
  streams: true,
  inputs: {
    once: flag('one job, or none where none waits; then it ends'),
    atOnce: count('N', 'how many at a time; by default 1', [1, 64]),
  },
  run: (place, { once, atOnce }) =>
    inWorkspace(place, async (workspace) => {
      const { workForTeam } = await import('../../team/work-for-team.ts');
      const request = { once, atOnce: atOnce ?? 1, tell: (line: string) => place.emit({ line }, line) };
      const worked = await workForTeam(workspace, request);
      return worked.status === 'refused' ? worked : done({ jobs: worked.jobs });
    }),
  text: ({ jobs }) => prose`${countOf(jobs, 'job')} worked on.`,
});

export const jobOperations: readonly Operation[] = [
  ...startOperations,
  listed,
  status,
  result,
  resume,
  cancel,
  logs,
  run,
  service,
  worker,
];

/** `project`: only in a list of all; absolute. */
type ListedJob = JobView & { readonly project?: string };

interface ListedJobs {
  readonly jobs: readonly ListedJob[];
  /** Sentences about records that no job is read from. */
  readonly unusable: readonly string[];
  readonly isAll: boolean;
}

function jobsOfMachine(workspace: Workspace): readonly ListedJob[] {
  return seeMachine(workspace)
    .flatMap(({ project, jobs }) => jobs.map((job) => ({ ...inShort(job), project })))
    .toSorted((left, right) => right.createdAt - left.createdAt);
}

/** A job as a list shows it. */
function inShort({ lines: _, units: __, made: ___, ...view }: JobView): JobView {
  return { ...view, units: [], lines: [] };
}
