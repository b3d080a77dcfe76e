

var import_shared_adapters_witness_temporary_tree = require("./shared.adapters.witness.temporary-tree.cjs");

var import_shared_app_jobs_end_job = require("./shared.app.jobs.end-job.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/core/jobs/line.ts
function nextInLine(all, atOnce) {
  const working = all.filter(({ state }) => state === "running" || state === "cancelling");
  const begun = [];
  const queued = all.filter(({ state }) => state === "queued").toSorted((left, right) => left.queuedAt - right.queuedAt || (left.id < right.id ? -1 : 1));
  for (const one of queued) {
    const busy = [...working, ...begun].filter(({ lane }) => lane === one.lane);
    const isInTheWay = one.lane === "client" && busy.some(({ project }) => project === one.project);
    if (busy.length < atOnce && !isInTheWay) begun.push(one);
  }
  return begun.map(({ id }) => id);
}
// src/app/workspace/own-program.ts
function ownProgram(running = process.argv[1]) {
  if (running === void 0 || !(0, import_node_fs.existsSync)(running)) return null;
  const folder = (0, import_node_path.dirname)((0, import_node_fs.realpathSync)(running));
  return [(0, import_node_path.join)(folder, "..", "cli.mjs"), (0, import_node_path.join)(folder, "cli.mjs")].find((path) => (0, import_node_fs.existsSync)(path)) ?? null;
}
var NO_PROGRAM = "The command line of MSW is missing from the plugin: install the plugin again.";
// src/app/jobs/tend-jobs.ts
var JOB_MARK = "MSW_JOB";
async function tendJobs(workspace) {
  if ((0, import_shared_app_jobs_end_job.listClaims)(workspace.userFolder).length === 0) return;
  await (0, import_shared_app_jobs_end_job.withLine)(workspace.userFolder, async () => {
    for (const claim of (0, import_shared_app_jobs_end_job.listClaims)(workspace.userFolder)) await takeBack(workspace, claim);
    startNext(workspace);
  });
}
function startNext({ userFolder, key, env, now }) {
  const program = ownProgram();
  if (program === null) return;
  const { settings } = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder);
  const claims = (0, import_shared_app_jobs_end_job.listClaims)(userFolder);
  for (const id of nextInLine(claims, settings.jobs.atOnce)) {
    const claim = claims.find((one) => one.id === id);
    if (claim === void 0) continue;
    const { project } = claim;
    if ((0, import_shared_app_jobs_end_job.readJob)({ project, key }, id) === null) {
      (0, import_shared_app_jobs_end_job.removeClaim)(userFolder, id);
      continue;
    }
    const started = {
      ...claim,
      state: "running",
      runner: null,
      at: now(),
      starts: claim.starts + 1
    };
    (0, import_shared_app_jobs_end_job.writeClaim)(userFolder, started);
    (0, import_hooks_active_on_command.startInBackground)([program, "job", "run", id, "--project", project], {
      ...(0, import_app_loop_gather_evidence2.withoutClientMarks)(env),
      [JOB_MARK]: id
    });
  }
}
var MOST_STARTS = 5;
async function takeBack(workspace, claim) {
  const { userFolder, now } = workspace;
  if (!await (0, import_shared_app_jobs_end_job.isLeft)(userFolder, claim, now())) return;
  const there = { ...workspace, project: claim.project };
  const job = (0, import_shared_app_jobs_end_job.readJob)(there, claim.id);
  if (job === null) return (0, import_shared_app_jobs_end_job.removeClaim)(userFolder, claim.id);
  await endLeft(there, claim.id);
  if (claim.state === "cancelling")
    return (0, import_shared_app_jobs_end_job.endJob)(there, job, { status: "cancelled", outcome: "it was cancelled", next: null });
  if (claim.starts >= MOST_STARTS)
    return (0, import_shared_app_jobs_end_job.endJob)(there, job, {
      status: "failed",
      outcome: `no runner of it could be started in ${MOST_STARTS} attempts: msw-protocol job run ${job.id} shows why`,
      next: null
    });
  (0, import_shared_app_jobs_end_job.writeClaim)(userFolder, { ...claim, state: "queued", runner: null });
  await (0, import_shared_app_jobs_end_job.changeJob)(there, claim.id, (current) => queuedAgain(current));
}
function queuedAgain(job) {
  return { ...job, status: "queued", step: "waits in line", runningSince: null };
}
async function endLeft(workspace, id) {
  await (0, import_app_loop_gather_evidence.endStrays)(`${JOB_MARK}=${id}`, null);
  await (0, import_shared_adapters_witness_temporary_tree.endLeftClients)(workspace, id);
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/app/jobs/start-job.ts
async function startJob(workspace, work, request) {
  if (ownProgram() === null) return refuse(NO_PROGRAM);
  await tendJobs(workspace);
  const started = await (0, import_shared_app_jobs_end_job.withLine)(workspace.userFolder, async () => {
    const known = underWay(workspace, work);
    if (known === void 0) return queueNew(workspace, work, request);
    return known.status === "waiting" ? queueAgain(workspace, known, request.waitsFor ?? []) : { status: "ok", job: known };
  });
  return started.status === "done" ? started.value : refuse(import_shared_app_jobs_end_job.LOCKED);
}
function underWay(workspace, work) {
  return (0, import_shared_app_jobs_end_job.listJobs)(workspace).find(
    (job) => !(0, import_shared_app_jobs_end_job.isEnded)(job) && (0, import_shared_app_jobs_end_job.isSameWork)(job.work, work) && (0, import_shared_app_jobs_end_job.readClaim)(workspace.userFolder, job.id) !== null
  );
}
async function queueNew(workspace, work, { session, waitsFor = [] }) {
  const { userFolder, project, now } = workspace;
  const id = (0, import_hooks_active_on_command2.newLoopId)(now());
  const isWaiting = waitsFor.length > 0;
  const job = {
    ...(0, import_shared_app_jobs_end_job.newJob)(id, work, { session, now: now() }),
    ...isWaiting && { status: "waiting", waitsFor }
  };
  const written = (0, import_shared_app_jobs_end_job.writeJob)(workspace, job);
  if (written.status === "refused") return written;
  const lane = work.kind === "research" ? "research" : "client";
  const state = isWaiting ? "waiting" : "queued";
  (0, import_shared_app_jobs_end_job.writeClaim)(userFolder, (0, import_shared_app_jobs_end_job.newClaim)({ id, project, lane, state, queuedAt: now() }));
  const what = (0, import_shared_app_jobs_end_job.whatOf)(work);
  (0, import_shared_app_jobs_end_job.logLine)(workspace, id, `queued: ${what}`);
  await (0, import_hooks_active_on_stop.appendJournal)(project, { event: "job-queued", loop: id, what }, (0, import_hooks_active_on_stop2.isoTime)(workspace));
  (0, import_shared_app_jobs_end_job.markOpen)(workspace);
  startNext(workspace);
  return { status: "ok", job };
}
async function resumeJob(workspace, id) {
  await tendJobs(workspace);
  const resumed = await (0, import_shared_app_jobs_end_job.withLine)(workspace.userFolder, async () => {
    const job = (0, import_shared_app_jobs_end_job.readJob)(workspace, id);
    if (job === null)
      return refuse(`There is no job ${id} here: msw-protocol job list shows those that are.`);
    if ((0, import_shared_app_jobs_end_job.isEnded)(job))
      return refuse(`Job ${id} is ${job.status}; start it again to continue from what is done.`);
    return job.status === "waiting" ? queueAgain(workspace, job, []) : { status: "ok", job };
  });
  return resumed.status === "done" ? resumed.value : refuse(import_shared_app_jobs_end_job.LOCKED);
}
function refuse(reason) {
  return { status: "refused", reason };
}
async function queueAgain(workspace, { id }, waitsFor) {
  const { userFolder, now } = workspace;
  const claim = (0, import_shared_app_jobs_end_job.readClaim)(userFolder, id);
  if (claim === null) return refuse(`Job ${id} has ended, whatever its record says: start it again.`);
  const isWaiting = waitsFor.length > 0;
  const job = await (0, import_shared_app_jobs_end_job.changeJob)(workspace, id, (current) => ({
    ...current,
    ...isWaiting ? { waitsFor } : { status: "queued", step: "waits in line", waitsFor: [] }
  }));
  if (job === null) return refuse(`The record of job ${id} cannot be written.`);
  if (!isWaiting) (0, import_shared_app_jobs_end_job.writeClaim)(userFolder, { ...claim, state: "queued", runner: null, queuedAt: now() });
  (0, import_shared_app_jobs_end_job.markOpen)(workspace);
  startNext(workspace);
  return { status: "ok", job };
}

// src/app/jobs/show-jobs.ts
var MOST_LINES = 10;
async function showJobs(workspace) {
  const jobs = (0, import_shared_app_jobs_end_job.listJobs)(workspace);
  if (jobs.length === 0) return [];
  await tendJobs(workspace);
  return Promise.all((0, import_shared_app_jobs_end_job.listJobs)(workspace).map((job) => seen(workspace, job, 0)));
}
function glanceAtJobs(workspace) {
  const { userFolder, now } = workspace;
  const jobs = (0, import_shared_app_jobs_end_job.listJobs)(workspace);
  const ended = jobs.filter((job) => (0, import_shared_app_jobs_end_job.isEnded)(job) && now() - (job.endedAt ?? 0) < RECENT_MS);
  return [...jobs.filter((job) => !(0, import_shared_app_jobs_end_job.isEnded)(job)), ...ended.slice(0, MOST_ENDED)].map((job) => {
    const isWorkedOn = (0, import_shared_app_jobs_end_job.readClaim)(userFolder, job.id)?.state === "running";
    return (0, import_shared_app_jobs_end_job.viewOf)(job, { now: now(), isLeft: !isWorkedOn, lines: [] });
  });
}
var RECENT_MS = 24 * 36e5;
var MOST_ENDED = 3;
async function showJob(workspace, wanted, most = MOST_LINES) {
  await tendJobs(workspace);
  const id = chooseJob(workspace, wanted);
  if (!("job" in id)) return id.reason;
  const job = (0, import_shared_app_jobs_end_job.readJob)(workspace, id.job) ?? null;
  return job === null ? `Job ${id.job} is gone.` : seen(workspace, job, most);
}
function chooseJob(workspace, wanted) {
  const jobs = (0, import_shared_app_jobs_end_job.listJobs)(workspace);
  const [first, second] = jobs.filter(({ id }) => id.startsWith(wanted ?? ""));
  if (first === void 0)
    return {
      reason: wanted === null ? "There is no job in this project yet; msw-protocol job --help says how one is started." : `There is no job ${wanted.slice(0, 40)} here: msw-protocol job list shows those that are.`
    };
  if (wanted === null || second === void 0 || first.id === wanted) return { job: first.id };
  return { reason: `Several jobs begin with ${wanted.slice(0, 40)}: name one by its whole id.` };
}
async function seen(workspace, job, most) {
  const { userFolder, project, now } = workspace;
  const claim = (0, import_shared_app_jobs_end_job.readClaim)(userFolder, job.id);
  const isAbandoned = claim === null || claim.state !== "running" || await (0, import_shared_app_jobs_end_job.isLeft)(userFolder, claim, now());
  const { lines } = most === 0 ? { lines: [] } : (0, import_shared_app_jobs_end_job.readLog)(project, job.id, { from: null, most });
  return (0, import_shared_app_jobs_end_job.viewOf)(job, { now: now(), isLeft: isAbandoned, lines });
}
module.exports = {
  JOB_MARK: JOB_MARK,
  NO_PROGRAM: NO_PROGRAM,
  chooseJob: chooseJob,
  endLeft: endLeft,
  glanceAtJobs: glanceAtJobs,
  ownProgram: ownProgram,
  resumeJob: resumeJob,
  showJob: showJob,
  showJobs: showJobs,
  startJob: startJob,
  startNext: startNext,
  tendJobs: tendJobs
};
