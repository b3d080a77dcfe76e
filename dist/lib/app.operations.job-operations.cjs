

var import_shared_app_jobs_start_job = require("./shared.app.jobs.start-job.cjs");

var import_shared_adapters_documents_installed_packages = require("./shared.adapters.documents.installed-packages.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_app_jobs_execute_and_verify = require("./shared.app.jobs.execute-and-verify.cjs");

var import_shared_app_planning_phases_plan_command = require("./shared.app.planning.phases.plan-command.cjs");

var import_shared_app_jobs_start_phase = require("./shared.app.jobs.start-phase.cjs");

var import_shared_app_jobs_start_job2 = require("./shared.app.jobs.start-job.cjs");

var import_shared_app_jobs_start_job3 = require("./shared.app.jobs.start-job.cjs");

var import_shared_app_research_prepare_research = require("./shared.app.research.prepare-research.cjs");

var import_shared_core_research_render_phase_research = require("./shared.core.research.render-phase-research.cjs");

var import_shared_app_jobs_end_job = require("./shared.app.jobs.end-job.cjs");

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
var import_promises2 = require("node:timers/promises");
// src/app/operations/job-operations.ts
// src/app/jobs/cancel-job.ts
var PATIENCE_MS = 25e3;
var EVERY_MS = 100;
async function cancelJob(workspace, id) {
  const { userFolder } = workspace;
  const job = (0, import_shared_app_jobs_end_job.readJob)(workspace, id);
  if (job === null) return refuse(`There is no job ${id} here: msw-protocol job list shows those that are.`);
  if ((0, import_shared_app_jobs_end_job.isEnded)(job)) return refuse(`Job ${id} has ended already: it is ${job.status}.`);
  const claim = await (0, import_shared_app_jobs_end_job.withLine)(userFolder, async () => {
    const found2 = (0, import_shared_app_jobs_end_job.readClaim)(userFolder, id);
    if (found2?.state === "running") (0, import_shared_app_jobs_end_job.writeClaim)(userFolder, { ...found2, state: "cancelling" });
    return found2;
  });
  if (claim.status === "busy") return refuse(import_shared_app_jobs_end_job.LOCKED);
  const found = claim.value;
  if (found?.state === "running" || found?.state === "cancelling") await askRunner(workspace, found);
  if ((0, import_shared_app_jobs_end_job.readClaim)(userFolder, id) !== null || !(0, import_shared_app_jobs_end_job.isEnded)((0, import_shared_app_jobs_end_job.readJob)(workspace, id) ?? job)) {
    await (0, import_shared_app_jobs_start_job3.endLeft)(workspace, id);
    await (0, import_shared_app_jobs_end_job.endJob)(workspace, job, { status: "cancelled", outcome: "it was cancelled", next: null });
    await (0, import_shared_app_jobs_end_job.withLine)(userFolder, async () => (0, import_shared_app_jobs_start_job3.startNext)(workspace));
  }
  const ended = (0, import_shared_app_jobs_end_job.readJob)(workspace, id);
  return { status: "done", job: ended ?? { ...job, status: "cancelled" } };
}
function refuse(reason) {
  return { status: "refused", reason };
}
async function askRunner({ project }, { runner }) {
  if (runner === null) return;
  const isThere = () => (0, import_shared_adapters_git_commit_hurdles.isStillThere)(runner, project);
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    if (!await isThere()) return;
    await (0, import_promises2.setTimeout)(EVERY_MS);
  }
  if (await isThere()) await (0, import_app_loop_gather_evidence.killTree)({ pid: runner.pid, projectRoot: project });
}
// src/app/operations/job-operations.ts
var executePhase = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job execute-phase",
  about: "Execute a phase in the background: each plan in a client and a worktree of its own",
  effect: "writes",
  inputs: {
    phase: (0, import_shared_core_planning_writing_project_answers.word)("one phase"),
    wave: (0, import_shared_core_planning_writing_project_answers.count)("W", "only this wave", [0, 999]),
    gapsOnly: (0, import_shared_core_planning_writing_project_answers.flag)("only plans that close gaps")
  },
  run: (place, request) => (0, import_shared_core_planning_writing_state_metrics.inPlannedWorkspace)(
    place,
    async (workspace) => started(workspace, await (0, import_shared_app_jobs_start_phase.startPhase)(workspace, request, sessionOf(place)))
  ),
  text: viewText
});
var planPhase = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job plan-phase",
  about: "Plan a phase in the background, as /msw:plan does",
  effect: "writes",
  inputs: { phase: (0, import_shared_core_planning_writing_project_answers.word)("one phase"), gaps: (0, import_shared_core_planning_writing_project_answers.flag)("what its verification found") },
  run: (place, { phase, gaps }) => (0, import_shared_core_planning_writing_state_metrics.inPlannedWorkspace)(place, async (workspace) => {
    const opened = (0, import_shared_app_planning_phases_plan_command.openToPlan)(workspace, `${phase}${gaps ? " --gaps" : ""}`);
    if (opened.status === "refused") return opened;
    const work = { kind: "plan-phase", phase: opened.phase.facts.number, gaps };
    return started(workspace, await (0, import_shared_app_jobs_start_job2.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  text: viewText
});
var executeAndVerify2 = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job execute-and-verify",
  about: "Carry out a plan in the background until its own commands pass, or the one that is named",
  effect: "writes",
  inputs: {
    planPath: (0, import_shared_core_planning_writing_project_answers.pathWord)("a plan of the project"),
    testCommand: (0, import_shared_core_planning_writing_project_answers.text)("COMMAND", "decides in place of the commands of the plan; trusted"),
    maxIterations: (0, import_shared_core_planning_writing_project_answers.count)("N", "by default 20", [1, 1e3])
  },
  run: (place, { planPath, testCommand, maxIterations }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const plan = (0, import_node_path.relative)(workspace.project, planPath).split(import_node_path.sep).join("/");
    const objection = await (0, import_shared_app_jobs_execute_and_verify.objectionToPlan)(workspace, { plan, testCommand });
    if (objection !== null) return (0, import_shared_core_planning_writing_project_answers.refused)(objection);
    const work = { kind: "execute-and-verify", plan, testCommand, maxIterations };
    return started(workspace, await (0, import_shared_app_jobs_start_job2.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  text: viewText
});
var research = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job research",
  about: "Turn a topic into a committed report with its sources, in the background",
  effect: "asks",
  inputs: {
    topic: (0, import_shared_core_planning_writing_project_answers.optionalWord)("the topic in quotes"),
    questions: (0, import_shared_core_planning_writing_project_answers.text)("N", "1 to 20, by default 5"),
    mode: (0, import_shared_core_planning_writing_project_answers.choice)(["deep", "fast"], "deep or fast"),
    phase: (0, import_shared_core_planning_writing_project_answers.text)("N", "of the roadmap")
  },
  run: (place, { topic, ...options }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const given = Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) => value === null ? [] : [[name, value]])
    );
    const read = (0, import_shared_app_research_prepare_research.readOptions)(topic ?? "", given);
    if (read.status === "refused") return (0, import_shared_core_planning_writing_project_answers.misused)(read.reason);
    const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, workspace.project, read.options);
    if (prepared.status === "refused") return prepared;
    const missing = (0, import_shared_core_research_render_phase_research.missingForResearch)(workspace);
    if (missing !== null) return (0, import_shared_core_planning_writing_project_answers.refused)(missing);
    const work = { kind: "research", topic: read.options.topic, options: given };
    return started(workspace, await (0, import_shared_app_jobs_start_job2.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  text: viewText
});
var list2 = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job list",
  about: "Show the jobs of this project, newest first",
  effect: "writes",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => (0, import_shared_core_planning_writing_project_answers.done)({ jobs: (await (0, import_shared_app_jobs_start_job.showJobs)(workspace)).map(inShort) })),
  text: ({ jobs }) => jobs.length === 0 ? import_hooks_active_on_stop.prose`There is no job in this project.` : (0, import_shared_adapters_documents_installed_packages.forPeople)(jobs.map((job) => `${job.id}  ${(0, import_shared_app_jobs_end_job.standingOf)(job)}  ${job.what}`))
});
var status = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job status",
  about: "Say how far a job is: state, step, percent, time left, last lines of its log",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers.optionalWord)("a job id", "by default the newest") },
  run: (place, { id }) => onJob(place, id, (_, view) => (0, import_shared_core_planning_writing_project_answers.done)(view)),
  text: (view) => (0, import_shared_adapters_documents_installed_packages.forPeople)([...(0, import_shared_app_jobs_end_job.jobLines)(view), ...view.lines.map((line) => `    ${line}`)], Infinity)
});
var result = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job result",
  about: "Tell what a job came to; fails unless it is done, with exit code 3 while it waits for you",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers.optionalWord)("a job id", "by default the newest") },
  run: (place, { id }) => onJob(place, id, (_, view) => {
    if (view.state === "interrupted") return (0, import_shared_core_planning_writing_project_answers.refused)(notYet(view));
    const code = (0, import_shared_app_jobs_end_job.exitCodeOfJob)({ status: view.state });
    if (code === null) return (0, import_shared_core_planning_writing_project_answers.refused)(notYet(view));
    if (code === 0) return (0, import_shared_core_planning_writing_project_answers.done)(view);
    const reason = `Job ${view.id} ${view.state === "waiting" ? "waits for you" : `is ${view.state}`}.`;
    return { status: "failed", value: view, reason, code };
  }),
  text: viewText
});
var cancel = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job cancel",
  about: "End a job with everything that it started; what is committed stays",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers.word)("a job id") },
  run: (place, { id }) => onJob(place, id, async (workspace, view) => {
    const cancelled = await cancelJob(workspace, view.id);
    return cancelled.status === "refused" ? cancelled : viewed(workspace, view.id);
  }),
  text: viewText
});
var resume = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job resume",
  about: "Take a job up again that waited for you",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers.word)("a job id") },
  run: (place, { id }) => onJob(place, id, async (workspace, view) => started(workspace, await (0, import_shared_app_jobs_start_job2.resumeJob)(workspace, view.id))),
  text: viewText
});
var logs = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job logs",
  about: "Show the log of a job; with --follow until it ends or waits for you",
  effect: "reads",
  streams: true,
  inputs: {
    id: (0, import_shared_core_planning_writing_project_answers.optionalWord)("a job id", "by default the newest"),
    lines: (0, import_shared_core_planning_writing_project_answers.count)("N", "the last of them; by default 50", [1, 5e3]),
    follow: (0, import_shared_core_planning_writing_project_answers.flag)("each new line as it comes")
  },
  run: (place, { id, lines, follow }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const chosen = (0, import_shared_app_jobs_start_job.chooseJob)(workspace, id);
    if (!("job" in chosen)) return (0, import_shared_core_planning_writing_project_answers.refused)(chosen.reason);
    const first = (0, import_shared_app_jobs_end_job.readLog)(workspace.project, chosen.job, { from: null, most: lines ?? 50 });
    if (!follow) return (0, import_shared_core_planning_writing_project_answers.done)({ id: chosen.job, lines: first.lines });
    for (const line of first.lines) place.emit({ line }, line);
    await followLog(workspace, chosen.job, first.end, (line) => place.emit({ line }, line));
    return (0, import_shared_core_planning_writing_project_answers.done)({ id: chosen.job, lines: [] });
  }),
  text: ({ lines }) => (0, import_shared_adapters_documents_installed_packages.forPeople)(lines, Infinity)
});
var run = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "job run",
  about: "Work on a job here, until it ends or waits for you; this is what its own process does",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers.word)("a job id") },
  run: (place, { id }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const { runJob } = await Promise.resolve().then(() => require("./app.jobs.run-job.cjs"));
    const ran = await runJob(workspace, id);
    setTimeout(() => process.exit(), 1e3).unref();
    if (ran.status === "refused") return (0, import_shared_core_planning_writing_project_answers.refused)(ran.reason);
    return viewed(workspace, id);
  }),
  text: viewText
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
  run
];
function sessionOf({ env }) {
  return env.CLAUDE_CODE_SESSION_ID || null;
}
async function started(workspace, job) {
  return job.status === "refused" ? (0, import_shared_core_planning_writing_project_answers.refused)(job.reason) : viewed(workspace, job.job.id);
}
async function viewed(workspace, id) {
  const view = await (0, import_shared_app_jobs_start_job.showJob)(workspace, id);
  if (typeof view === "string") return (0, import_shared_core_planning_writing_project_answers.refused)(view);
  const [first] = view.waitsFor;
  if (view.state !== "waiting" || first === void 0) return (0, import_shared_core_planning_writing_project_answers.done)(view);
  return { status: "failed", value: view, reason: `Job ${id} waits for you: type ${first.type}`, code: 3 };
}
function onJob(place, id, use) {
  return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const view = await (0, import_shared_app_jobs_start_job.showJob)(workspace, id);
    return typeof view === "string" ? (0, import_shared_core_planning_writing_project_answers.refused)(view) : use(workspace, view);
  });
}
function viewText(view) {
  return (0, import_shared_adapters_documents_installed_packages.forPeople)((0, import_shared_app_jobs_end_job.jobLines)(view), Infinity);
}
function notYet(view) {
  return `Job ${view.id} has no result yet: it is ${(0, import_shared_app_jobs_end_job.standingOf)(view)}. msw-protocol job status ${view.id} tells more.`;
}
function inShort({ lines: _, units: __, ...view }) {
  return { ...view, units: [], lines: [] };
}
var EVERY_MS2 = 500;
async function followLog(workspace, id, from, tell) {
  for (let at = from; ; ) {
    const view = await (0, import_shared_app_jobs_start_job.showJob)(workspace, id, 0);
    const { lines, end } = (0, import_shared_app_jobs_end_job.readLog)(workspace.project, id, { from: at, most: 0 });
    for (const line of lines) tell(line);
    at = end;
    const isOver = typeof view === "string" || ["done", "failed", "cancelled", "waiting"].includes(view.state);
    if (isOver && lines.length === 0) return;
    await (0, import_promises.setTimeout)(EVERY_MS2);
  }
}
module.exports = {
  jobOperations: jobOperations
};
