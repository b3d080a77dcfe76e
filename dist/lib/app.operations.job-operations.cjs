

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_project_answers2 = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_loop_report2 = require("./shared.core.loop.report.cjs");

var import_shared_app_jobs_execute_and_verify = require("./shared.app.jobs.execute-and-verify.cjs");

var import_shared_app_planning_phases_plan_command = require("./shared.app.planning.phases.plan-command.cjs");

var import_shared_app_jobs_start_phase = require("./shared.app.jobs.start-phase.cjs");

var import_shared_app_planning_execution_execute_command = require("./shared.app.planning.execution.execute-command.cjs");

var import_shared_core_loop_report3 = require("./shared.core.loop.report.cjs");

var import_shared_core_jobs_job = require("./shared.core.jobs.job.cjs");

var import_shared_core_jobs_job2 = require("./shared.core.jobs.job.cjs");

var import_shared_app_research_prepare_research = require("./shared.app.research.prepare-research.cjs");

var import_shared_core_research_render_phase_research = require("./shared.core.research.render-phase-research.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
// src/app/operations/job-operations.ts
var executePhase = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job execute-phase",
  about: "Execute a phase in the background: each plan in a client and a worktree of its own",
  effect: "writes",
  inputs: {
    phase: (0, import_shared_core_planning_writing_project_answers2.word)("one phase"),
    wave: (0, import_shared_core_planning_writing_project_answers2.count)("W", "only this wave", [0, 999]),
    gapsOnly: (0, import_shared_core_planning_writing_project_answers2.flag)("only plans that close gaps"),
    team: (0, import_shared_core_planning_writing_project_answers2.flag)("by a worker on any machine of the team; from the last commit, which has to be pushed")
  },
  run: (place, { team, ...request }) => (0, import_shared_core_planning_writing_state_metrics.inPlannedWorkspace)(place, async (workspace) => {
    if (!team) return started(workspace, await (0, import_shared_app_jobs_start_phase.startPhase)(workspace, request, sessionOf(place)));
    const closed = (0, import_shared_core_planning_writing_project_answers.refuseToClaude)(place.caller, "job execute-phase --team");
    if (closed !== null) return closed;
    const chosen = await (0, import_shared_app_planning_execution_execute_command.chooseExecution)(workspace, { ...request, ...UNDECIDED });
    if (chosen.status === "refused") return chosen;
    return queued(workspace, { kind: "execute-phase", ...chosen.execution.terms });
  }),
  text: viewText
});
var planPhase = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job plan-phase",
  about: "Plan a phase in the background, as /msw:plan does",
  effect: "writes",
  inputs: { phase: (0, import_shared_core_planning_writing_project_answers2.word)("one phase"), gaps: (0, import_shared_core_planning_writing_project_answers2.flag)("what its verification found") },
  run: (place, { phase, gaps }) => (0, import_shared_core_planning_writing_state_metrics.inPlannedWorkspace)(place, async (workspace) => {
    const opened = (0, import_shared_app_planning_phases_plan_command.openToPlan)(workspace, `${phase}${gaps ? " --gaps" : ""}`);
    if (opened.status === "refused") return opened;
    const work = { kind: "plan-phase", phase: opened.phase.facts.number, gaps };
    return started(workspace, await (0, import_shared_core_loop_report3.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  text: viewText
});
var executeAndVerify2 = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job execute-and-verify",
  about: "Carry out a plan in the background until its own commands pass, or the one that is named",
  effect: "writes",
  inputs: {
    planPath: (0, import_shared_core_planning_writing_project_answers2.pathWord)("a plan of the project"),
    testCommand: (0, import_shared_core_planning_writing_project_answers2.text)("COMMAND", "decides in place of the commands of the plan; trusted"),
    maxIterations: (0, import_shared_core_planning_writing_project_answers2.count)("N", "by default 20", [1, 1e3]),
    team: (0, import_shared_core_planning_writing_project_answers2.flag)("by a worker on any machine of the team; from the last commit, which has to be pushed")
  },
  run: (place, { planPath, testCommand, maxIterations, team }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const plan = (0, import_node_path.relative)(workspace.project, planPath).split(import_node_path.sep).join("/");
    if (team) {
      const closed = (0, import_shared_core_planning_writing_project_answers.refuseToClaude)(place.caller, "job execute-and-verify --team");
      if (closed !== null) return closed;
      return queued(workspace, { kind: "execute-and-verify", plan, testCommand, maxIterations }, [plan]);
    }
    const objection = await (0, import_shared_app_jobs_execute_and_verify.objectionToPlan)(workspace, { plan, testCommand });
    if (objection !== null) return (0, import_shared_core_planning_writing_project_answers2.refused)(objection);
    const work = { kind: "execute-and-verify", plan, testCommand, maxIterations };
    return started(workspace, await (0, import_shared_core_loop_report3.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  text: viewText
});
var research = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job research",
  about: "Turn a topic into a committed report with its sources, in the background",
  effect: "asks",
  inputs: {
    topic: (0, import_shared_core_planning_writing_project_answers2.optionalWord)("the topic in quotes"),
    questions: (0, import_shared_core_planning_writing_project_answers2.text)("N", "1 to 20, by default 5"),
    mode: (0, import_shared_core_planning_writing_project_answers2.choice)(["deep", "fast"], "deep or fast"),
    phase: (0, import_shared_core_planning_writing_project_answers2.text)("N", "of the roadmap")
  },
  run: (place, { topic, ...options }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const given = Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) => value === null ? [] : [[name, value]])
    );
    const read = (0, import_shared_app_research_prepare_research.readOptions)(topic ?? "", given);
    if (read.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.misused)(read.reason);
    const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, workspace.project, read.options);
    if (prepared.status === "refused") return prepared;
    const missing = (0, import_shared_core_research_render_phase_research.missingForResearch)(workspace);
    if (missing !== null) return (0, import_shared_core_planning_writing_project_answers2.refused)(missing);
    const work = { kind: "research", topic: read.options.topic, options: given };
    return started(workspace, await (0, import_shared_core_loop_report3.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  text: viewText
});
var list2 = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job list",
  about: "Show the jobs of this project, newest first",
  effect: "writes",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const own = await (0, import_shared_core_loop_report.showJobs)(workspace);
    const team = await lookAtTeam(workspace);
    const views = team.status === "ok" ? team.views : [];
    const jobs = [...own, ...views].toSorted((left, right) => right.createdAt - left.createdAt);
    const notice = team.status === "refused" ? team.reason : void 0;
    return { status: "done", value: { jobs: jobs.map(inShort) }, notice };
  }),
  text: ({ jobs }) => jobs.length === 0 ? import_common.prose`There is no job in this project.` : (0, import_shared_core_planning_writing_roadmap_document.forPeople)(
    jobs.map(
      (job) => `${job.id}  ${(0, import_shared_core_jobs_job2.standingOf)(job)}  ${job.what}${job.team === void 0 ? "" : "  (team)"}`
    )
  )
});
var status = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job status",
  about: "Show how far a job has got: state, step, percent, time left, last lines of its log",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers2.optionalWord)("a job id", "by default the newest") },
  run: (place, { id }) => onJob(place, id, (_, view) => (0, import_shared_core_planning_writing_project_answers2.done)(view)),
  text: (view) => (0, import_shared_core_planning_writing_roadmap_document.forPeople)([...(0, import_shared_core_jobs_job2.jobLines)(view), ...view.lines.map((line) => `    ${line}`)], Infinity)
});
var result = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job result",
  about: "Show the result of a job; fails unless it is done, with exit code 3 while it waits for you",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers2.optionalWord)("a job id", "by default the newest") },
  run: (place, { id }) => onJob(place, id, (_, view) => {
    if (view.state === "interrupted") return (0, import_shared_core_planning_writing_project_answers2.refused)(notYet(view));
    const code = (0, import_shared_core_jobs_job2.exitCodeOfJob)({ status: view.state });
    if (code === null) return (0, import_shared_core_planning_writing_project_answers2.refused)(notYet(view));
    if (code === 0) return (0, import_shared_core_planning_writing_project_answers2.done)(view);
    const reason = `Job ${view.id} ${view.state === "waiting" ? "waits for you" : `is ${view.state}`}.`;
    return { status: "failed", value: view, reason, code };
  }),
  text: viewText
});
var cancel = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job cancel",
  about: "End a job with everything that it started; what is committed stays",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers2.word)("a job id") },
  run: (place, { id }) => onJob(place, id, async (workspace, view) => {
    if (view.team !== void 0) return ofTeam(await (await teamJobs()).cancelForTeam(workspace, view.id));
    const cancelled = await (0, import_shared_core_loop_report2.cancelJob)(workspace, view.id);
    return cancelled.status === "refused" ? cancelled : viewed(workspace, view.id);
  }),
  text: viewText
});
var resume = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job resume",
  about: "Resume a job that was waiting for you",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers2.word)("a job id") },
  run: (place, { id }) => onJob(
    place,
    id,
    async (workspace, view) => view.team === void 0 ? started(workspace, await (0, import_shared_core_loop_report3.resumeJob)(workspace, view.id)) : ofTeam(await (await teamJobs()).resumeForTeam(workspace, view.id))
  ),
  text: viewText
});
var logs = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job logs",
  about: "Show the log of a job; with --follow until it ends or waits for you",
  effect: "reads",
  streams: true,
  inputs: {
    id: (0, import_shared_core_planning_writing_project_answers2.optionalWord)("a job id", "by default the newest"),
    lines: (0, import_shared_core_planning_writing_project_answers2.count)("N", "the last of them; by default 50", [1, 5e3]),
    follow: (0, import_shared_core_planning_writing_project_answers2.flag)("each new line as it comes")
  },
  run: (place, { id, lines, follow }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const chosen = (0, import_shared_core_loop_report.chooseJob)(workspace, id);
    if (!("job" in chosen)) return (0, import_shared_core_planning_writing_project_answers2.refused)(chosen.reason);
    const first = (0, import_shared_core_jobs_job.readLog)(workspace.project, chosen.job, { from: null, most: lines ?? 50 });
    if (!follow) return (0, import_shared_core_planning_writing_project_answers2.done)({ id: chosen.job, lines: first.lines });
    for (const line of first.lines) place.emit({ line }, line);
    await followLog(workspace, chosen.job, first.end, (line) => place.emit({ line }, line));
    return (0, import_shared_core_planning_writing_project_answers2.done)({ id: chosen.job, lines: [] });
  }),
  text: ({ lines }) => (0, import_shared_core_planning_writing_roadmap_document.forPeople)(lines, Infinity)
});
var run = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job run",
  about: "Work on a job here, until it ends or waits for you; this is what its own process does",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers2.word)("a job id") },
  run: (place, { id }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const { runJob } = await Promise.resolve().then(() => require("./app.jobs.run-job.cjs"));
    const ran = await runJob(workspace, id);
    setTimeout(() => process.exit(), 1e3).unref();
    if (ran.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.refused)(ran.reason);
    return viewed(workspace, id);
  }),
  text: viewText
});
var worker = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "job worker",
  about: "Take jobs of the team for this repository's remote, and work on them in clones of its own",
  effect: "asks",
  callers: "people and scripts",
  streams: true,
  inputs: {
    once: (0, import_shared_core_planning_writing_project_answers2.flag)("one job, or none where none waits; then it ends"),
    atOnce: (0, import_shared_core_planning_writing_project_answers2.count)("N", "how many at a time; by default 1", [1, 64])
  },
  run: (place, { once, atOnce }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const { workForTeam } = await Promise.resolve().then(() => require("./app.jobs.work-for-team.cjs"));
    const request = { once, atOnce: atOnce ?? 1, tell: (line) => place.emit({ line }, line) };
    const worked = await workForTeam(workspace, request);
    return worked.status === "refused" ? worked : (0, import_shared_core_planning_writing_project_answers2.done)({ jobs: worked.jobs });
  }),
  text: ({ jobs }) => import_common.prose`${jobs} ${jobs === 1 ? import_common.prose`job` : import_common.prose`jobs`} worked on.`
});
var jobOperations = [
  executePhase,
  planPhase,
  executeAndVerify2,
  research,
  list2,
  status,
  result,
  resume,
  cancel,
  logs,
  run,
  worker
];
function sessionOf({ env }) {
  return env.CLAUDE_CODE_SESSION_ID || null;
}
async function started(workspace, job) {
  return job.status === "refused" ? (0, import_shared_core_planning_writing_project_answers2.refused)(job.reason) : viewed(workspace, job.job.id);
}
var teamJobs = () => Promise.resolve().then(() => require("./app.jobs.team-jobs.cjs"));
var UNDECIDED = { trust: null, changes: null, decisions: [] };
async function queued(workspace, work, files = []) {
  return ofTeam(await (await teamJobs()).startForTeam(workspace, work, files));
}
function ofTeam(asked) {
  return asked.status === "refused" ? (0, import_shared_core_planning_writing_project_answers2.refused)(asked.reason) : (0, import_shared_core_planning_writing_project_answers2.done)(asked.view);
}
async function lookAtTeam(workspace) {
  return (0, import_app_guidance_step_guidance.addressOf)(workspace) === null ? { status: "off" } : (await teamJobs()).showTeam(workspace);
}
async function viewed(workspace, id) {
  const view = await (0, import_shared_core_loop_report.showJob)(workspace, id);
  if (typeof view === "string") return (0, import_shared_core_planning_writing_project_answers2.refused)(view);
  const [first] = view.waitsFor;
  if (view.state !== "waiting" || first === void 0) return (0, import_shared_core_planning_writing_project_answers2.done)(view);
  return { status: "failed", value: view, reason: `Job ${id} waits for you: type ${first.type}`, code: 3 };
}
function onJob(place, id, use) {
  return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const own = await (0, import_shared_core_loop_report.showJob)(workspace, id);
    if (id !== null && typeof own !== "string") return use(workspace, own);
    const team = await lookAtTeam(workspace);
    const ofTeam2 = team.status === "ok" ? team.views : [];
    const result2 = await onChosen(id, own, ofTeam2, (view) => use(workspace, view));
    return team.status === "refused" ? withTrouble(result2, team.reason) : result2;
  });
}
function withTrouble(result2, trouble) {
  if (result2.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.refused)(`${result2.reason} ${trouble}`);
  return result2.status === "done" ? { ...result2, notice: trouble } : result2;
}
function onChosen(id, own, ofTeam2, use) {
  const named = ofTeam2.filter((view) => view.id.startsWith(id ?? ""));
  const views = typeof own === "string" ? named : [...named, own];
  const [first, second] = views.toSorted((left, right) => right.createdAt - left.createdAt);
  const exact = views.find((view) => view.id === id);
  if (id !== null && second !== void 0 && exact === void 0)
    return (0, import_shared_core_planning_writing_project_answers2.refused)(`Several jobs begin with ${id.slice(0, 40)}: name one by its whole id.`);
  const chosen = exact ?? first;
  return chosen === void 0 ? (0, import_shared_core_planning_writing_project_answers2.refused)(typeof own === "string" ? own : "") : use(chosen);
}
function viewText(view) {
  return (0, import_shared_core_planning_writing_roadmap_document.forPeople)((0, import_shared_core_jobs_job2.jobLines)(view), Infinity);
}
function notYet(view) {
  return `Job ${view.id} has no result yet: it is ${(0, import_shared_core_jobs_job2.standingOf)(view)}. msw-protocol job status ${view.id} says more.`;
}
function inShort({ lines: _, units: __, ...view }) {
  return { ...view, units: [], lines: [] };
}
var EVERY_MS = 500;
async function followLog(workspace, id, from, tell) {
  for (let at = from; ; ) {
    const view = await (0, import_shared_core_loop_report.showJob)(workspace, id, 0);
    const { lines, end } = (0, import_shared_core_jobs_job.readLog)(workspace.project, id, { from: at, most: 0 });
    for (const line of lines) tell(line);
    at = end;
    const isOver = typeof view === "string" || ["done", "failed", "cancelled", "waiting"].includes(view.state);
    if (isOver && lines.length === 0) return;
    await (0, import_promises.setTimeout)(EVERY_MS);
  }
}
module.exports = {
  jobOperations: jobOperations
};
