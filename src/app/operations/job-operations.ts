// Jobs: work that takes longer than a call, and continues in the background whatever happens to the session.

import { relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { exitCodeOfJob, type JobWork } from '../../core/jobs/job.ts';
import { type JobView, jobLines, standingOf } from '../../core/jobs/job-text.ts';
import { readOptions } from '../../core/research/research-options.ts';
import { redact } from '../../core/secrets/redact.ts';
import { countOf } from '../../core/text/count-of.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import type { Shown } from '../../core/text/shown.ts';
import { cancelJob } from '../jobs/cancel-job.ts';
import { objectionToPlan } from '../jobs/execute-and-verify.ts';
import { readLog } from '../jobs/job-store.ts';
import { chooseJob, showJob, showJobs } from '../jobs/show-jobs.ts';
import { resumeJob, type StartedJob, startJob } from '../jobs/start-job.ts';
import { startPhase } from '../jobs/start-phase.ts';
import type { StartedForTeam, TeamViews } from '../jobs/team-jobs.ts';
import { chooseExecution } from '../planning/execution/choose-execution.ts';
import { openToPlan } from '../planning/phases/plan-command.ts';
import { prepareResearch } from '../research/prepare-research.ts';
import { missingForResearch } from '../research/research-place.ts';
import { addressOf } from '../sharing/team-servers.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { inPlannedWorkspace, inWorkspace } from './in-project.ts';
import {
  choice,
  count,
  exact,
  flag,
  list,
  numberText,
  numberWord,
  optionalWord,
  path,
  pathWord,
  text,
  word,
} from './inputs.ts';
import { type Called, done, misused, type Operation, operation, type Result, refused } from './operation.ts';
import type { Place } from './request-place.ts';
import { refuseToClaude } from './who-may-call.ts';

const jobShape = z.object({ job_id: z.string(), state: z.string(), percent: z.optional(z.number()) });

/** How each operation on one job shows it. */
const oneJob = { shown: viewText, json: named, fields: { schema: jobShape, of: fieldsOf } };

const executePhase = operation({
  name: 'job execute-phase',
  about: 'Execute a phase in the background: each plan in a client and a worktree of its own',
  effect: 'writes',
  tool: {
    name: 'gsd_execute_phase',
    about: "Start a job that executes a phase's plans, each in its own client and worktree",
    takes: { phase: 'its number' },
    aliases: { phase_number: 'phase' },
    isIdempotent: true,
    command: 'execute',
  },
  inputs: {
    phase: numberWord('one phase'),
    wave: count('W', 'only this wave', [0, 999]),
    gapsOnly: flag('only plans that close gaps'),
    team: flag('by a worker on any machine of the team; from the last commit, which has to be pushed'),
  },
  run: (place, { team, ...request }) =>
    inPlannedWorkspace(place, async (workspace) => {
      if (!team) return started(workspace, await startPhase(workspace, request, sessionOf(place)));
      const closed = refuseToClaude(place.caller, 'job execute-phase --team');
      if (closed !== null) return closed;
      const chosen = await chooseExecution(workspace, { ...request, ...UNDECIDED });
      if (chosen.status === 'refused') return chosen;
      return queued(workspace, { kind: 'execute-phase', ...chosen.execution.terms });
    }),
  ...oneJob,
});

const planPhase = operation({
  name: 'job plan-phase',
  about: 'Plan a phase in the background, as /msw:plan does',
  effect: 'writes',
  tool: {
    name: 'gsd_plan_phase',
    about: 'Start a job that plans a phase',
    takes: { phase: 'its number', gaps: 'of its verification' },
    aliases: { phase_number: 'phase' },
    isIdempotent: true,
    command: 'plan',
  },
  inputs: { phase: numberWord('one phase'), gaps: flag('what its verification found') },
  run: (place, { phase, gaps }) =>
    inPlannedWorkspace(place, async (workspace) => {
      const opened = openToPlan(workspace, `${phase}${gaps ? ' --gaps' : ''}`);
      if (opened.status === 'refused') return opened;
      const work: JobWork = { kind: 'plan-phase', phase: opened.phase.facts.number, gaps };
      return started(workspace, await startJob(workspace, work, { session: sessionOf(place) }));
    }),
  ...oneJob,
});

const executeAndVerify = operation({
  name: 'job execute-and-verify',
  about: 'Carry out a plan in the background until its own commands pass, or the one that is named',
  effect: 'writes',
  tool: {
    name: 'execute_and_verify',
    about: 'Start a job that works on a plan until its trusted commands pass',
    takes: { planPath: 'its file', testCommand: 'decides instead', maxIterations: 'default 20' },
    aliases: { file: 'planPath' },
    isIdempotent: true,
  },
  inputs: {
    planPath: pathWord('a plan of the project'),
    testCommand: exact(text('COMMAND', 'decides in place of the commands of the plan; trusted')),
    maxIterations: count('N', 'by default 20', [1, 1000]),
    team: flag('by a worker on any machine of the team; from the last commit, which has to be pushed'),
  },
  run: (place, { planPath, testCommand, maxIterations, team }) =>
    inWorkspace(place, async (workspace) => {
      if (testCommand !== null && redact(testCommand) !== testCommand)
        return refused(
          'The test command seems to contain a secret, and a job keeps its command: let it read the secret from a variable or a file.',
        );
      const plan = relative(workspace.project, planPath).split(sep).join('/');
      if (team) {
        const closed = refuseToClaude(place.caller, 'job execute-and-verify --team');
        if (closed !== null) return closed;
        return queued(workspace, { kind: 'execute-and-verify', plan, testCommand, maxIterations });
      }
      const objection = await objectionToPlan(workspace, { plan, testCommand });
      if (objection !== null) return refused(objection);
      const work: JobWork = { kind: 'execute-and-verify', plan, testCommand, maxIterations };
      return started(workspace, await startJob(workspace, work, { session: sessionOf(place) }));
    }),
  ...oneJob,
});

const research = operation({
  name: 'job research',
  about: 'Turn a topic into a committed report with its sources, in the background',
  effect: 'asks',
  tool: {
    name: 'research_start',
    about: 'Start a job that researches a topic, with NotebookLM',
    takes: { topic: 'or a phase', mode: 'default deep', phase: 'its number' },
    aliases: { phase_number: 'phase', query: 'topic', notebook_id: 'notebook', out: 'out' },
    isIdempotent: true,
    command: 'research',
  },
  inputs: {
    topic: optionalWord('the topic in quotes'),
    questions: text('N', '1 to 20, by default 5'),
    mode: choice(['deep', 'fast'], 'deep or fast'),
    source: choice(['web', 'drive'], 'where NotebookLM looks for sources; drive is always fast'),
    ask: list('TEXT', 'a question of your own; repeat it for more'),
    phase: numberText('N', 'of the roadmap'),
    notebook: text('NAME', 'a notebook of yours, by id or title, instead of a new one'),
    out: path('FILE', 'where the report goes'),
  },
  needs: [['topic', 'phase']],
  run: (place, { topic, ask, ...options }) =>
    inWorkspace(place, async (workspace) => {
      const own = ask.length === 0 ? null : ask.join('\n');
      const given = Object.fromEntries(
        Object.entries({ ...options, ask: own }).flatMap(([name, value]) =>
          value === null ? [] : [[name, value]],
        ),
      );
      const called = (option: string) => place.words.input(option) ?? option;
      const read = readOptions(topic ?? '', given, called);
      if (read.status === 'refused') return misused(read.reason);
      const prepared = prepareResearch(workspace.project, workspace.project, read.options, called);
      if (prepared.status === 'refused') return prepared;
      const missing = missingForResearch(workspace);
      if (missing !== null) return refused(missing);
      const work: JobWork = { kind: 'research', topic: read.options.topic, options: given };
      return started(workspace, await startJob(workspace, work, { session: sessionOf(place) }));
    }),
  ...oneJob,
});

const listed = operation({
  name: 'job list',
  about: 'Show the jobs of this project, newest first',
  effect: 'writes',
  tool: {
    name: 'list_jobs',
    about: 'List jobs',
    takes: {},
  },
  inputs: {},
  run: (place) =>
    inWorkspace(place, async (workspace) => {
      const own = await showJobs(workspace);
      const team = await lookAtTeam(workspace);
      const views = team.status === 'ok' ? team.views : [];
      const jobs = [...own, ...views].toSorted((left, right) => right.createdAt - left.createdAt);
      const notice = team.status === 'refused' ? team.reason : undefined;
      return { status: 'done', value: { jobs: jobs.map(inShort) }, notice };
    }),
  json: ({ jobs }) => ({ jobs: jobs.map(named) }),
  fields: {
    schema: z.object({ jobs: z.array(jobShape) }),
    of: ({ jobs }) => ({ jobs: jobs.map(fieldsOf) }),
  },
  shown: ({ jobs }) =>
    jobs.length === 0
      ? forPeople(['There is no job in this project.'])
      : forPeople(
          jobs.map(
            (job) => `${job.id}  ${standingOf(job)}  ${job.what}${job.team === undefined ? '' : '  (team)'}`,
          ),
        ),
});

const status = operation({
  name: 'job status',
  about: 'Show how far a job has got: state, step, percent, time left, last lines of its log',
  effect: 'writes',
  tool: {
    name: 'get_job_status',
    about: 'Show a job’s progress, and what the user types if it waits',
    takes: { id: 'default: the newest' },
    aliases: { job_id: 'id' },
  },
  inputs: { id: optionalWord('a job id', 'by default the newest') },
  run: (place, { id }) => onJob(place, id, (_, view) => done(view)),
  ...oneJob,
  shown: (view) => forPeople([...jobLines(view), ...view.lines.map((line) => `    ${line}`)], Infinity),
});

const result = operation({
  name: 'job result',
  about: 'Show the result of a job; fails unless it is done, with exit code 3 while it waits for you',
  effect: 'writes',
  tool: {
    name: 'get_job_result',
    about: 'Show the result of a job',
    takes: { id: 'default: the newest' },
    aliases: { job_id: 'id' },
  },
  inputs: { id: optionalWord('a job id', 'by default the newest') },
  run: (place, { id }) =>
    onJob(place, id, (_, view) => {
      const notYet = `Job ${view.id} has no result yet: it is ${standingOf(view)}. For more: ${place.words.call('job status')} ${view.id}`;
      if (view.state === 'interrupted') return refused(notYet);
      const code = exitCodeOfJob({ status: view.state });
      if (code === null) return refused(notYet);
      if (code === 0) return done(view);
      const reason = `Job ${view.id} ${view.state === 'waiting' ? 'waits for you' : `is ${view.state}`}.`;
      return { status: 'failed', value: view, reason, code };
    }),
  ...oneJob,
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

const logs = operation({
  name: 'job logs',
  about: 'Show the log of a job; with --follow until it ends or waits for you',
  effect: 'reads',
  streams: true,
  inputs: {
    id: optionalWord('a job id', 'by default the newest'),
    lines: count('N', 'the last of them; by default 50', [1, 5000]),
    follow: flag('each new line as it comes'),
  },
  run: (place, { id, lines, follow }) =>
    inWorkspace(place, async (workspace) => {
      const chosen = chooseJob(workspace, id);
      if (!('job' in chosen)) return refused(chosen.reason);
      const first = readLog(workspace.project, chosen.job, { from: null, most: lines ?? 50 });
      if (!follow) return done({ id: chosen.job, lines: first.lines });
      for (const line of first.lines) place.emit({ line }, line);
      await followLog(workspace, chosen.job, first.end, (line) => place.emit({ line }, line));
      return done({ id: chosen.job, lines: [] });
    }),
  shown: ({ lines }) => forPeople(lines, Infinity),
});

const run = operation({
  name: 'job run',
  about: 'Work on a job here, until it ends or waits for you; this is what its own process does',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { id: word('a job id') },
  run: (place, { id }) =>
    inWorkspace(place, async (workspace) => {
      const { runJob } = await import('../jobs/run-job.ts');
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
      const { workForTeam } = await import('../jobs/work-for-team.ts');
      const request = { once, atOnce: atOnce ?? 1, tell: (line: string) => place.emit({ line }, line) };
      const worked = await workForTeam(workspace, request);
      return worked.status === 'refused' ? worked : done({ jobs: worked.jobs });
    }),
  text: ({ jobs }) => prose`${countOf(jobs, 'job')} worked on.`,
});

export const jobOperations: readonly Operation[] = [
  executePhase,
  planPhase,
  executeAndVerify,
  research,
  listed,
  status,
  result,
  resume,
  cancel,
  logs,
  run,
  worker,
];

/** The Claude Code session that is told how the job ends; null in a terminal. */
function sessionOf({ env }: Place): string | null {
  return env.CLAUDE_CODE_SESSION_ID || null;
}

async function started(workspace: Workspace, job: StartedJob): Promise<Result<JobView>> {
  return job.status === 'refused' ? refused(job.reason) : viewed(workspace, job.job.id);
}

/** Loads the queue's engine lazily, because only a team needs it. */
const teamJobs = () => import('../jobs/team-jobs.ts');

const UNDECIDED = { decisions: [] } as const;

async function queued(workspace: Workspace, work: JobWork): Promise<Result<JobView>> {
  return ofTeam(await (await teamJobs()).startForTeam(workspace, work));
}

function ofTeam(asked: StartedForTeam): Result<JobView> {
  return asked.status === 'refused' ? refused(asked.reason) : done(asked.view);
}

/** `off` when the user's settings name no server. */
async function lookAtTeam(workspace: Workspace): Promise<TeamViews> {
  return addressOf(workspace) === null ? { status: 'off' } : (await teamJobs()).showTeam(workspace);
}

/** Fails for a job that waits for a person, because it has not begun. */
async function viewed(workspace: Workspace, id: string): Promise<Result<JobView>> {
  const view = await showJob(workspace, id);
  if (typeof view === 'string') return refused(view);
  const [first] = view.waitsFor;
  if (view.state !== 'waiting' || first === undefined) return done(view);
  return { status: 'failed', value: view, reason: `Job ${id} waits for you: type ${first.type}`, code: 3 };
}

function onJob(
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
    return team.status === 'refused' ? withTrouble(result, team.reason) : result;
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

function viewText(view: JobView): Shown {
  return forPeople(jobLines(view), Infinity);
}

function fieldsOf({ id, state, percent }: JobView) {
  return { job_id: quoteName(id, 40), state: quoteName(state, 40), percent: percent ?? undefined };
}

/** With the name that the tools have for its id. */
function named(view: JobView) {
  return { job_id: view.id, ...view };
}

/** A job as a list shows it. */
function inShort({ lines: _, units: __, ...view }: JobView): JobView {
  return { ...view, units: [], lines: [] };
}

const EVERY_MS = 500;

async function followLog(
  workspace: Workspace,
  id: string,
  from: number,
  tell: (line: string) => void,
): Promise<void> {
  for (let at = from; ; ) {
    const view = await showJob(workspace, id, 0);
    const { lines, end } = readLog(workspace.project, id, { from: at, most: 0 });
    for (const line of lines) tell(line);
    at = end;
    const isOver =
      typeof view === 'string' || ['done', 'failed', 'cancelled', 'waiting'].includes(view.state);
    if (isOver && lines.length === 0) return;
    await delay(EVERY_MS);
  }
}
