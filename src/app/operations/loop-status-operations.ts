// What stands in a project now: its loops, its jobs and its plan, under two names.

import { renderRecord } from '../../adapters/loops/loop-record.ts';
import { explainState, loopsIn, readLoopState, statePath } from '../../adapters/loops/loop-store.ts';
import { glanceLines, type JobView, plainJob } from '../../core/jobs/job-text.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { type ProjectView, plainMachine, renderMachine } from '../../core/report/machine-text.ts';
import { type PlanningPage, renderPlanningPage } from '../../core/report/planning-page.ts';
import {
  type LastEnd,
  plainStatus,
  renderStatus,
  type Sight,
  UNSEEN,
} from '../../core/report/status-text.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { joinShown, type Shown } from '../../core/text/shown.ts';
import { seeMachine } from '../jobs/see-machine.ts';
import { glanceAtJobs } from '../jobs/show-jobs.ts';
import { listLoops } from '../loop/control/control-loop.ts';
import { seeLastEnd, seeLoops } from '../loop/control/see-loops.ts';
import type { PlanningRefusal } from '../planning/documents/documents.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { notebookStatus } from '../quota/show-quota.ts';
import { learnFromTeam } from '../team/learn-from-team.ts';
import type { TeamViews } from '../team/team-jobs.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag, text } from './operation/inputs.ts';
import {
  done,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';
import { refuseToClaude } from './operation/who-may-call.ts';

const status = {
  about: "Show this project's loops and jobs, what runs now, and where its plan stands",
  effect: 'reads',
  inputs: {
    session: text('ID', 'the loop of this session is marked'),
    all: flag('all projects of this machine in which something runs, waits or ended in the last day'),
    watch: flag('show it until no loop and no job runs, or Ctrl-C'),
  },
  run: (
    place: RequestPlace,
    { session: asking, all, watch }: { readonly session: string | null } & Record<'all' | 'watch', boolean>,
  ): Promise<Result<Status | Machine>> | Refusal => {
    const refusal = all ? refuseToClaude(place.caller, 'status --all') : null;
    if (refusal !== null) return refusal;
    return inWorkspace<Status | Machine>(place, async (workspace) => {
      const team = watch || all ? NO_TEAM : await learnFromTeam(workspace);
      // The next step may be to merge what the team has done.
      const planning = watch || all ? null : await lookAtPlan(workspace);
      const over = watch || all ? [] : await overHere(workspace, asking);
      const look = (): Result<Status | Machine> =>
        all ? lookAtMachine(workspace) : lookAtLoops(workspace, asking, { planning, team, over });
      if (watch) {
        const { watchLoops } = await import('../loop/control/watch-loops.ts');
        await watchLoops(() => showLoops(place, look()));
      }
      return look();
    });
  },
  shown: textOf,
  json: (seen: Status | Machine) =>
    'projects' in seen
      ? { projects: seen.projects.map(publicProject) }
      : {
          project: seen.project,
          foreign: seen.foreign,
          planning: seen.planning,
          trouble: seen.trouble,
          ...publicView(seen),
        },
} as const;

interface Machine {
  readonly projects: readonly ProjectView[];
  readonly now: number;
}

function lookAtMachine(workspace: Workspace): Result<Machine> {
  return done({ projects: seeMachine(workspace), now: workspace.now() });
}

function publicProject({ project, trouble, ...view }: ProjectView) {
  return { project, trouble, ...publicView(view) };
}

function publicView({ loops, sights, last, jobs }: Pick<ProjectView, 'loops' | 'sights' | 'last' | 'jobs'>) {
  const shown = loops.map((loop) => {
    const { live, activities } = sights.get(loop.terms.id) ?? UNSEEN;
    return { ...publicRecord(loop), now: live, activity: activities };
  });
  return { loops: shown, last, jobs };
}

const NO_TEAM: TeamViews = { status: 'off' };

/** Null when nothing is planned. */
async function lookAtPlan({ project, env }: Workspace): Promise<PlanningPage | PlanningRefusal | null> {
  if (findProject(project) === null) return null;
  // Loaded lazily: a project without a plan does not need it.
  const { showPlanning } = await import('../planning/phases/show-progress.ts');
  return showPlanning(project, env);
}

/** Ids of executions of which nothing is left: the next session ends them. */
async function overHere(workspace: Workspace, session: string | null): Promise<readonly string[]> {
  const state = readLoopState(workspace);
  const executions = loopsIn(state).filter(({ terms }) => terms.execution !== null);
  if (executions.length === 0) return [];
  const { withoutOver } = await import('../planning/execution/end-executions.ts');
  const left = new Set(loopsIn(await withoutOver(workspace, session, state)).map(({ terms }) => terms.id));
  return executions.map(({ terms }) => terms.id).filter((id) => !left.has(id));
}

function lookAtLoops(
  workspace: Workspace,
  session: string | null,
  {
    planning,
    team,
    over,
  }: Pick<Status, 'planning'> & { readonly team: TeamViews; readonly over: readonly string[] },
): Result<Status> {
  const state = readLoopState(workspace);
  if (state.status !== 'ok')
    return refused(`${explainState(statePath(workspace.project), state)} See /msw:doctor.`);
  const loops = listLoops(workspace).filter(({ terms }) => !over.includes(terms.id));
  return done({
    project: workspace.project,
    loops,
    sights: seeLoops(workspace, loops),
    last: seeLastEnd(workspace),
    foreign: state.loops.filter((stored) => stored.kind === 'foreign').length,
    session,
    now: workspace.now(),
    notebook: notebookStatus(workspace),
    planning,
    jobs: [...glanceAtJobs(workspace), ...(team.status === 'ok' ? team.views : [])],
    trouble: team.status === 'refused' ? team.reason : null,
  });
}

/** Returns whether a loop or a job still runs. */
function showLoops({ show }: RequestPlace, seen: Result<Status | Machine>): boolean {
  if (seen.status !== 'done') return false;
  const { value } = seen;
  const projects = 'projects' in value ? value.projects : [value];
  const running = projects.flatMap(({ jobs }) => jobs.filter(({ state }) => state === 'running'));
  show(textOf(value).split('\n'), 'projects' in value ? plainMachine(projects) : plainText(value, running));
  return running.length > 0 || projects.some(({ loops }) => loops.some(isRunning));
}

function plainText(seen: Status, running: readonly JobView[]): string {
  const loops = seen.loops.length === 0 && running.length > 0 ? [] : [plainStatus(seen)];
  return [...loops, ...running.map(plainJob)].join('; ');
}

function textOf(seen: Status | Machine): Shown {
  return 'projects' in seen ? renderMachine(seen.projects, seen.now) : statusText(seen);
}

function statusText({ foreign, planning, jobs, trouble, ...status }: Status): Shown {
  const blocks = [
    renderStatus(status),
    ...jobs.map((job) => forPeople(glanceLines(job), Infinity)),
    trouble === null ? null : forPeople([trouble]),
    foreign === 0 ? null : describeForeign(foreign),
    planning === null ? null : planningText(planning),
  ];
  return joinShown(blocks, '\n\n');
}

function planningText(planning: PlanningPage | PlanningRefusal): Shown {
  return 'standing' in planning ? renderPlanningPage(planning) : forPeople([planning.reason]);
}

interface Status {
  readonly loops: readonly Loop[];
  readonly sights: ReadonlyMap<string, Sight>;
  readonly last: LastEnd | null;
  /** The session that asks; null in a terminal. */
  readonly session: string | null;
  readonly now: number;
  /** One line about NotebookLM; null without one. */
  readonly notebook: string | null;
  readonly project: string;
  readonly jobs: readonly JobView[];
  /** A sentence: why the team's jobs could not be read; null when they were, or there is no team. */
  readonly trouble: string | null;
  /** Number of records that are not from this machine. */
  readonly foreign: number;
  /** Where the plan stands; null when there is none, or it was not requested. */
  readonly planning: PlanningPage | PlanningRefusal | null;
}

export const loopStatus = operation({ name: 'loop status', slash: '/msw:status', ...status });

export const statusOperations: readonly Operation[] = [
  operation({
    name: 'status',
    tool: {
      name: 'msw_status',
      about: 'Show the loops and jobs here',
      takes: {},
      isPolled: true,
      command: 'status',
    },
    ...status,
  }),
];

/** Without the signature, which is of use only to this machine. */
export function publicRecord(loop: Loop) {
  const { signature: _, ...record } = renderRecord(loop, '');
  return record;
}

function describeForeign(foreign: number): Shown {
  return forPeople([
    foreign === 1
      ? 'One more record was not armed on this machine for this project; nothing of it runs.'
      : `${foreign} more records were not armed on this machine for this project; nothing of them runs.`,
  ]);
}
