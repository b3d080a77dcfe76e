// The operations of people and scripts on a project's loops.

import { named } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { renderRecord } from '../../adapters/loops/loop-record.ts';
import { explainState, loopsIn, readState, statePath } from '../../adapters/loops/loop-store.ts';
import { LEFT, type LoopResult, listResults } from '../../adapters/user/result-store.ts';
import { glanceLines, type JobView } from '../../core/jobs/job-text.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { NO_HINT } from '../../core/loop/plan-control.ts';
import { experimentLines } from '../../core/proof/judge-proof.ts';
import { renderExplanation } from '../../core/report/explanation.ts';
import { type PlanningPage, renderPlanningPage } from '../../core/report/planning-page.ts';
import { type LastEnd, plainStatus, renderStatus, type Sight } from '../../core/report/status-text.ts';
import { renderTimeline } from '../../core/report/timeline.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { joinShown, type Shown } from '../../core/text/shown.ts';
import { learnFromTeam } from '../jobs/learn-from-team.ts';
import { glanceAtJobs } from '../jobs/show-jobs.ts';
import type { TeamViews } from '../jobs/team-jobs.ts';
import { armLoop } from '../loop/arm-loop.ts';
import type { Control, ControlRequest } from '../loop/control.ts';
import { hintLoop, listLoops, pauseLoop, stopLoop } from '../loop/control-loop.ts';
import { resumeLoop } from '../loop/resume-loop.ts';
import { seeLastEnd, seeLoops } from '../loop/see-loops.ts';
import { showHistory } from '../loop/show-history.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import type { UnreadablePlan } from '../planning/phases/show-progress.ts';
import { notebookStatus } from '../quota/show-quota.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { ownerPid } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './in-project.ts';
import { exact, flag, optionalWord, pathWord, text, word } from './inputs.ts';
import { loopInputs, readLoopInputs } from './loop-inputs.ts';
import { done, misused, type Operation, operation, type Result, refused } from './operation.ts';
import type { Place } from './request-place.ts';
import { refuseUnlessPerson } from './who-may-call.ts';

const session = text('ID', 'the loop of this session');
const loopId = optionalWord(
  'a loop id',
  'its id or the beginning of it; without it the only loop here is meant',
);

/** `loop` is the loop as it is stored. */
interface Controlled {
  readonly message: string;
  readonly loop: Readonly<Record<string, unknown>> | null;
}

const arm = operation({
  name: 'loop arm',
  about: 'Arm a loop for a session, with the options of /msw:loop',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {
    task: exact(word('the task in quotes')),
    session: text('ID', 'the session that works; /status in Claude Code shows it'),
    ...loopInputs(),
  },
  run: (place, { task, session: owner, ...options }) => {
    if (owner === null || owner.trim() === '')
      return misused(
        'loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it).',
      );
    const parsed = readLoopInputs(task, options);
    if (parsed.status === 'misused') return parsed;
    return inWorkspace(place, async (workspace) => {
      const armed = await armLoop(workspace, {
        session: owner,
        request: parsed.request,
        transcriptPath: null,
        ownerPid: ownerPid(place.env),
      });
      if (armed.status === 'refused') return armed;
      return done({ loop: publicRecord(armed.loop), context: armed.context, notice: armed.notice });
    });
  },
  shown: ({ loop, notice }) =>
    forPeople([
      ...notice.split('\n'),
      `Loop ${loop.id} holds session ${loop.session}; Claude reads the task when it next stops there.`,
    ]),
});

const status = {
  about: "Show this project's loops and jobs, what runs now, and where its plan stands",
  effect: 'reads',
  inputs: {
    session: text('ID', 'the loop of this session is marked'),
    watch: flag('show it until no loop runs, or Ctrl-C'),
  },
  run: (
    place: Place,
    { session: asking, watch }: { readonly session: string | null; readonly watch: boolean },
  ) =>
    inWorkspace(place, async (workspace) => {
      const planning = watch ? null : await lookAtPlan(workspace);
      const team = watch ? NO_TEAM : await learnFromTeam(workspace);
      const over = watch ? [] : await overHere(workspace, asking);
      const look = () => lookAtLoops(workspace, asking, { planning, team, over });
      if (watch) {
        const { watchLoops } = await import('../loop/watch-loops.ts');
        await watchLoops(() => showLoops(place, look()));
      }
      return look();
    }),
  shown: statusText,
  json: ({ project, loops, foreign, sights, last, planning, jobs, trouble }: Status) => ({
    project,
    loops: loops.map((loop) => ({ ...publicRecord(loop), now: sights.get(loop.terms.id)?.live ?? [] })),
    foreign,
    last,
    planning,
    jobs,
    trouble,
  }),
} as const;

const NO_TEAM: TeamViews = { status: 'off' };

/** Null when nothing is planned. */
async function lookAtPlan({ project, env }: Workspace): Promise<PlanningPage | UnreadablePlan | null> {
  if (findProject(project) === null) return null;
  // Loaded lazily: a project without a plan does not need it.
  const { showPlanning } = await import('../planning/phases/show-progress.ts');
  return showPlanning(project, env);
}

/** Ids of executions of which nothing is left: the next session ends them. */
async function overHere(workspace: Workspace, session: string | null): Promise<readonly string[]> {
  const state = readState(workspace);
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
  const state = readState(workspace);
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

/** Returns whether a loop still runs. */
function showLoops({ show }: Place, seen: Result<Status>): boolean {
  if (seen.status !== 'done') return false;
  show(statusText(seen.value).split('\n'), plainStatus(seen.value));
  return seen.value.loops.some(isRunning);
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

function planningText(planning: PlanningPage | UnreadablePlan): Shown {
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
  readonly planning: PlanningPage | UnreadablePlan | null;
}

const stop = operation({
  name: 'loop stop',
  about: 'End a loop; its report is kept',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:stop',
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, stopLoop),
  shown: controlText,
});

const pause = operation({
  name: 'loop pause',
  about: 'Let Claude stop until the loop is resumed',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:pause',
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, pauseLoop),
  shown: controlText,
});

const resume = operation({
  name: 'loop resume',
  about: 'Continue with a paused loop',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {
    id: loopId,
    session: text('ID', 'this session takes it over'),
    hint: exact(text('TEXT', 'tell Claude something; in a terminal only')),
    force: flag('also take over a loop whose session may still run'),
  },
  run: (place, { id, session: owner, hint, force }) => {
    // Only a person may give a hint, because Claude takes it for the user's words.
    const refusal =
      hint === null ? null : refuseUnlessPerson(place.caller, 'loop resume --hint', '/msw:resume');
    if (refusal !== null) return refusal;
    const common = { hint: hint ?? '', force };
    return control(place, { loop: id, session: owner }, (workspace, request) => {
      if (owner !== null)
        return resumeLoop(workspace, { ...common, session: owner, loop: request.loop, ownerPid: null });
      const paused = pausedLoop(workspace, request.loop);
      if ('message' in paused) return Promise.resolve(paused);
      const { terms, progress } = paused;
      if (progress.pause?.cause === 'parked') return Promise.resolve(withoutSession(paused));
      return resumeLoop(workspace, {
        ...common,
        session: terms.session,
        loop: terms.id,
        ownerPid: progress.owner.pid,
      });
    });
  },
  shown: controlText,
});

const hint = operation({
  name: 'loop hint',
  about: 'Tell Claude something at its next iteration',
  effect: 'writes',
  callers: 'people',
  typed: '/msw:resume',
  inputs: { hint: exact(optionalWord('the hint in quotes')), loop: text('ID', 'a loop id'), session },
  run: (place, { hint: words, loop, session: owner }) =>
    words === null || words.trim() === ''
      ? misused(NO_HINT)
      : control(place, { loop, session: owner }, (workspace, request) => hintLoop(workspace, request, words)),
  shown: controlText,
});

const history = operation({
  name: 'loop history',
  about: 'Show what happened in a loop, even one that has ended',
  effect: 'reads',
  inputs: { id: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant') },
  run: (place, { id }) =>
    inWorkspace(place, ({ project }) => {
      const found = showHistory(project, id);
      return found.status === 'refused' ? found : done({ loop: found.loop, lines: found.lines });
    }),
  shown: ({ loop, lines }) => renderTimeline(loop, lines),
});

const result = operation({
  name: 'loop result',
  about: 'Show how a loop ended and what its checks prove; fails unless it is done',
  effect: 'reads',
  inputs: {
    id: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    proven: flag('fail also when it is not proven'),
  },
  run: (place, { id, proven }) =>
    inWorkspace(place, (workspace) => {
      const found = resultMeant(workspace, id);
      if (typeof found === 'string') return refused(found);
      const isDone = found.cause === 'done' && (!proven || found.proof?.verdict === 'proven');
      return isDone
        ? done(found)
        : { status: 'failed' as const, value: found, reason: `Loop ${found.loop}: ${found.outcome}.` };
    }),
  shown: (found: LoopResult) =>
    forPeople([
      `Loop ${found.loop}: ${found.outcome}.`,
      ...experimentLines(found.proof?.experiments ?? []).map((line) => `  ${line}`),
      ...(found.proof?.findings ?? []).map((finding) => `  ${finding}`),
      ...(found.proof?.cure == null ? [] : [`  ${found.proof.cure}`]),
      ...(found.report === null ? [] : [`  Report: ${found.report}`]),
    ]),
});

/** The newest result, or why there is none: the record of a live loop overrides an older kept result. */
function resultMeant(workspace: Workspace, id: string | null): LoopResult | string {
  const { project, userFolder } = workspace;
  const found = listResults(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? '')) ?? null;
  const living = listLoops(workspace).findLast(
    (loop) => loop.terms.id.startsWith(id ?? '') && isNewer(loop, found),
  );
  if (living !== undefined) return withoutResult(living, found);
  if (found !== null) return found;
  return id === null
    ? 'No loop of this project has ended yet; /msw:status shows those that run.'
    : `No loop ${id.slice(0, 64)} of this project has ended. What happened here: ${lineToType`loop history`}`;
}

/** Whether the loop began, continued or paused after the kept result. */
function isNewer({ terms, progress }: Loop, found: LoopResult | null): boolean {
  if (found === null) return true;
  if (terms.id !== found.loop) return terms.startedAt >= Date.parse(found.at);
  const { pause, lastHeartbeat } = progress;
  if (found.cause === LEFT) return lastHeartbeat > Date.parse(found.at);
  return pause === null || pause.cause !== found.cause;
}

function withoutResult({ terms, progress }: Loop, found: LoopResult | null): string {
  const { id } = terms;
  if (progress.pause !== null) return `Loop ${id} is paused: ${progress.pause.reason}.`;
  const runs = id === found?.loop ? 'runs again' : 'runs';
  return `Loop ${id} ${runs}, so it has no result yet; /msw:status shows it.`;
}

const explain = operation({
  name: 'loop explain',
  about: 'Show what MSW would answer to a saved hook input; changes nothing',
  effect: 'reads',
  inputs: {
    file: pathWord('the file with the hook input'),
    runChecks: flag("run the loop's checks, each once"),
  },
  run: (place, { file, runChecks }) => {
    const read = readJson(file, named);
    if (read.status !== 'ok') return refused(unreadable(file, read));
    return inWorkspace(place, async (workspace) => {
      // Loaded lazily: the hooks do not need it.
      const { explainTurn } = await import('../explain/explain-turn.ts');
      const explained = await explainTurn(workspace, read.value, { runChecks });
      return explained.status === 'refused'
        ? refused(`${file}: ${explained.reason}`)
        : done(explained.explanation);
    });
  },
  shown: renderExplanation,
});

export const loopOperations: readonly Operation[] = [
  arm,
  operation({ name: 'loop status', slash: '/msw:status', ...status }),
  stop,
  pause,
  resume,
  hint,
  history,
  result,
  explain,
];

export const statusOperations: readonly Operation[] = [
  operation({
    name: 'status',
    tool: {
      name: 'msw_status',
      about: 'Show the loops and jobs here',
      takes: {},
      command: 'status',
    },
    ...status,
  }),
];

/** Without the signature, which is of use only to this machine. */
function publicRecord(loop: Loop) {
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

/** Acts on the loop of the named session; without one, on the project's only loop. */
function control(
  place: Place,
  request: ControlRequest,
  act: (workspace: Workspace, request: ControlRequest) => Promise<Control>,
): Promise<Result<Controlled>> {
  return inWorkspace(place, async (workspace) => {
    const { status: ended, message, loop } = await act(workspace, request);
    if (ended === 'refused') return refused(message);
    return done({ message, loop: loop === null ? null : publicRecord(loop) });
  });
}

function controlText({ message }: Controlled): Shown {
  return forPeople(message.split('\n'));
}

/** The loop that a terminal call without a session means: the one that can continue. */
function pausedLoop(workspace: Workspace, id: string | null): Loop | Control {
  const matching = listLoops(workspace).filter((loop) => id === null || loop.terms.id.startsWith(id));
  const paused = matching.filter((loop) => !isRunning(loop));
  const candidates = paused.length > 0 ? paused : matching;
  const [only, second] = candidates;
  if (only === undefined)
    return notResumed(`There is no loop${id === null ? '' : ` ${id}`} to continue with.`);
  if (second === undefined) return only;
  const ids = candidates.map((loop) => loop.terms.id).join(', ');
  return notResumed(`There are several loops, so name one by its id: ${ids}.`);
}

function withoutSession({ terms }: Loop): Control {
  return notResumed(
    `Loop ${terms.id} lost its session: take it over in Claude Code with /msw:resume, or name the session with --session ID.`,
  );
}

function notResumed(message: string): Control {
  return { status: 'refused', message, loop: null };
}

function unreadable(path: string, file: Exclude<ReturnType<typeof readJson>, { status: 'ok' }>): string {
  const cure = 'name a file with the JSON that a hook got on stdin.';
  if (file.status === 'missing') return `${path} cannot be read: ${cure}`;
  const what = file.status === 'corrupt' ? 'is not JSON' : 'cannot be read';
  return `${path} ${what}, ${file.reason}: ${cure}`;
}
