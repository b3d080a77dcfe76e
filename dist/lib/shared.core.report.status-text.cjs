var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==o&&__defProp(e,a,{get:()=>r[a],enumerable:!(t=__getOwnPropDesc(r,a))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{JOB_MARK:()=>JOB_MARK,RECENT_MS:()=>RECENT_MS,cancelJob:()=>cancelJob,chooseJob:()=>chooseJob,dropGates:()=>dropGates,endJob:()=>endJob,endLeft:()=>endLeft,glanceAtJobs:()=>glanceAtJobs,learnFromTeam:()=>learnFromTeam,letJobWait:()=>letJobWait,loopStatus:()=>loopStatus,markLimited:()=>markLimited,markOpen:()=>markOpen,placeInLine:()=>placeInLine,publicRecord:()=>publicRecord,resumeJob:()=>resumeJob,seeMachine:()=>seeMachine,showJob:()=>showJob,showJobs:()=>showJobs,startJob:()=>startJob,startNext:()=>startNext,statusOperations:()=>statusOperations,takeNews:()=>takeNews,tendJobs:()=>tendJobs}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_jobs_progress=require(
"./shared.core.jobs.progress.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_shared_app_loop_end_loop2=require("./shared.app.loop.end-loop.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_app_loop_gather_evidence2=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/jobs/end-job.ts
// src/app/jobs/what-was-made.ts
// src/adapters/git/made-since.ts
async function commitsAfter2(root, base) {
  const commits = await (0, import_app_loop_gather_evidence.recentCommits)(root) ?? [];
  const known = new Set(await revList(root, base) ?? []);
  return (0, import_app_loop_gather_evidence.withFiles)(
    root,
    commits.filter(({ hash }) => known.has(hash))
  );
}
async function revList(root, base) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return null;
  const output = await (0, import_app_loop_gather_evidence2.outputOf)(opened.git, ["rev-list", `${base}..HEAD`]);
  return output === null ? null : output.split("\n").filter((hash) => hash !== "");
}
async function linesSince(root, base) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return [];
  const options = ["--numstat", "-z", "--no-renames", "--no-ext-diff", "--relative"];
  const diff = await (0, import_app_loop_gather_evidence2.outputOf)(opened.git, ["diff", ...options, base, "--"]);
  const changed2 = (diff ?? "").split("\0").flatMap((entry) => {
    const [added = "", removed = "", ...path2] = entry.split("	");
    const count2 = (text2) => text2 === "-" ? null : Number(text2);
    return path2.length === 0 ? [] : [{ path: path2.join("	"), added: count2(added), removed: count2(removed) }];
  });
  const fresh = await (0, import_app_loop_gather_evidence2.pathsOf)(opened.git, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return [...changed2, ...(fresh ?? []).map((path2) => ({ path: path2, added: null, removed: null }))];
}
// src/core/jobs/own-commits.ts
function isCommitOf({ work, units }, subject) {
  if (work.kind !== "execute-phase" && work.kind !== "plan-phase") return true;
  const scopes = [work.phase, `phase-${work.phase}`, ...units.map(({ name }) => name)];
  const isMerge = units.some(({ name }) => subject.includes(`(msw/${name})`));
  return isMerge || scopes.some((scope) => (0, import_shared_core_planning_writing_new_documents.isOfPlan)(subject, scope));
}
// src/app/jobs/what-was-made.ts
var MOST = 100;
async function whatWasMade(workspace, job) {
  const { project } = workspace;
  const { base, work } = job;
  if (base === void 0) return void 0;
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  if (state.status !== "ok") return void 0;
  const commits = (await commitsAfter2(project, base.head)).filter(({ subject }) => isCommitOf(job, subject));
  const committed = new Set(commits.flatMap(({ files: files2 }) => files2));
  const isHere = work.kind === "execute-and-verify";
  const lines = await linesSince(project, base.head);
  const files = isHere ? lines : lines.filter(({ path: path2 }) => committed.has(path2));
  const named = (end) => files.map(({ path: path2 }) => path2).filter((path2) => path2.endsWith(end));
  return {
    branch: state.branch,
    from: base.head,
    to: state.head,
    commits: commits.slice(0, MOST).map(({ hash, subject }) => ({ hash, subject })),
    files: files.slice(0, MOST),
    diff: { commits: commits.length, files: files.length, ...sums(files) },
    summaries: named("SUMMARY.md").slice(0, MOST),
    verification: verificationOf(workspace, job, named("VERIFICATION.md")),
    receipts: await receiptsOf(workspace, job)
  };
}
function sums(files) {
  const sum = (of) => files.reduce((total, file) => total + (of(file) ?? 0), 0);
  return { added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}
function verificationOf({ project }, { work }, [file]) {
  if (work.kind !== "execute-phase" || file === void 0) return null;
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
  const phase = opened.status === "ok" ? (0, import_shared_app_planning_documents_open_phase.openPhase)(opened.project, work.phase) : null;
  return { file, says: phase?.facts.verification ?? null };
}
async function receiptsOf(workspace, { loop }) {
  const { userFolder, project } = workspace;
  const result = (0, import_shared_core_planning_writing_new_documents2.listResults)(userFolder, project).findLast((one) => one.loop === loop);
  if (loop === null || result?.cause !== "done") return [];
  const { writeReceipt } = await Promise.resolve().then(() => __toESM(require("./app.receipt.write-receipt.cjs")));
  const written = await writeReceipt(workspace, { loop, note: false, out: null });
  return written.status === "written" ? [(0, import_node_path.relative)(project, written.receipt.path).split(import_node_path.sep).join("/")] : [];
}
// src/app/jobs/end-job.ts
async function endJob(workspace, job, end) {
  const { id } = job;
  await putWorkAway(workspace, job);
  const made = await madeBy(workspace, id);
  await settle(workspace, job, (current) => ({
    ...current,
    ...end,
    ...made,
    waitsFor: [],
    endedAt: workspace.now()
  }));
  (0, import_shared_core_report_timeline.removeClaim)(workspace.userFolder, id);
  markOpen(workspace);
  const event = { event: "job-ended", loop: id, status: end.status, outcome: end.outcome };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoNow)(workspace));
  if (end.status !== "cancelled") await tell(workspace, job);
  (0, import_shared_core_jobs_team_job.removeOldJobs)(workspace, workspace.now());
}
async function letJobWait(workspace, job, waitsFor) {
  const { id } = job;
  await dropGates(workspace, id);
  const made = await madeBy(workspace, id);
  await settle(workspace, job, (current) => ({ ...current, ...made, status: "waiting", waitsFor }));
  const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(workspace.userFolder, id);
  if (claim !== null) (0, import_shared_core_report_timeline.writeClaim)(workspace.userFolder, { ...claim, state: "waiting", runner: null });
  markOpen(workspace);
  const reason = waitsFor[0]?.reason ?? "";
  await (0, import_common.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, (0, import_common2.isoNow)(workspace));
  await tell(workspace, job);
}
async function madeBy(workspace, id) {
  const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
  const made = job === null ? void 0 : await whatWasMade(workspace, job).catch(() => void 0);
  return made === void 0 ? {} : { made };
}
async function settle(workspace, job, change) {
  const stopped = (current) => {
    const worked = (0, import_shared_core_jobs_progress.workedMs)(current, workspace.now());
    const units = current.units.map(
      (unit) => unit.state === "running" ? { ...unit, state: "open" } : unit
    );
    return change({ ...current, units, workedMs: worked, runningSince: null });
  };
  const changed2 = await (0, import_shared_core_jobs_team_job.changeJob)(workspace, job.id, stopped);
  if (changed2 === null) return;
  const { status: status2, outcome, waitsFor } = changed2;
  (0, import_shared_core_jobs_team_job.logLine)(workspace, job.id, `${status2}: ${outcome ?? waitsFor[0]?.reason ?? ""}`);
}
async function putWorkAway(workspace, { id, loop }) {
  await dropGates(workspace, id);
  if (loop !== null) await (0, import_shared_app_loop_end_loop.stopLoop)(workspace, { loop, session: null }, "since its job ended");
}
async function dropGates(workspace, id) {
  const state = (0, import_hooks_active_on_stop.readLoopState)(workspace);
  if (state.status !== "ok") return;
  for (const stored of state.loops) {
    if (stored.kind !== "loop" || (0, import_hooks_active_on_stop2.gateParent)(stored.loop.terms.session) !== id) continue;
    await (0, import_hooks_active_on_stop.changeLoop)(workspace, stored.loop.terms.session, () => ({ loop: null, value: null }));
  }
}
async function tell(workspace, { id }) {
  const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
  if (job === null) return;
  const news = (0, import_shared_core_jobs_progress.newsOf)((0, import_shared_core_jobs_progress.viewOf)(job, { now: workspace.now(), isLeft: false, lines: [] }));
  (0, import_shared_app_loop_end_loop2.notifyByProgram)(workspace, id, news);
  const { session } = job;
  if (session === null || !SESSION.test(session)) return;
  await (0, import_shared_core_snapshots_undo_text.changeLines)(workspace.project, "news", (lines) => [
    ...lines.filter((line) => !line.endsWith(` ${id}`)),
    `${session} ${id}`
  ]);
}
var SESSION = /^[\w-]{1,128}$/;
async function takeNews(workspace, session) {
  const isOwn = (line) => line.startsWith(`${session} `);
  const taken = [];
  if (!(0, import_shared_core_snapshots_undo_text.linesIn)(workspace.project, "news").some(isOwn)) return [];
  await (0, import_shared_core_snapshots_undo_text.changeLines)(workspace.project, "news", (lines) => {
    taken.push(...lines.filter(isOwn).map((line) => line.slice(session.length + 1)));
    return lines.filter((line) => !isOwn(line));
  });
  return taken.flatMap((id) => {
    const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
    if (job === null || job.status === "queued" || job.status === "running") return [];
    const view = (0, import_shared_core_jobs_progress.viewOf)(job, { now: workspace.now(), isLeft: false, lines: [] });
    return [import_common5.prose`${(0, import_common3.quoteLine)((0, import_shared_core_jobs_progress.newsOf)(view), 600)}`];
  });
}
function markOpen({ project, userFolder }) {
  const path2 = (0, import_common4.mswPath)(project, "jobs", "open");
  const isOpen = (0, import_shared_core_report_timeline.listClaims)(userFolder).some(
    (claim) => claim.project === project && claim.state !== "waiting"
  );
  if ((0, import_common4.openMswSubfolder)(project, "jobs").status === "refused") return;
  if (isOpen) (0, import_common6.keepText)(path2, "", { durable: false });
  else (0, import_node_fs.rmSync)(path2, { force: true });
}

var import_shared_app_headless_run_record = require("./shared.app.headless.run-record.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_common9 = require("./common.cjs");

// src/core/jobs/line.ts
function nextInLine(all, atOnce) {
  const working = all.filter(isWorking);
  const begun = [];
  const queued = all.filter(({ state }) => state === "queued").toSorted(byTurn);
  for (const one of queued) {
    const there = [...working, ...begun].filter(({ lane }) => lane === one.lane);
    const busy = there.filter(({ state }) => state !== "limited");
    const isInTheWay = one.lane === "client" && there.some(({ project }) => project === one.project);
    if (busy.length < atOnce && !isInTheWay) begun.push(one);
  }
  return begun.map(({ id }) => id);
}
function placeInLine(all, id) {
  const own = all.find((one) => one.id === id);
  const ahead = all.filter((one) => one.id !== id && one.lane === own?.lane).filter((one) => isWorking(one) || own !== void 0 && one.state === "queued" && byTurn(one, own) < 0);
  const here = ahead.filter(({ project, lane }) => lane === "client" && project === own?.project);
  if (here.length > 0) return `waits in line, behind ${counted(here)} of this project`;
  const busy = ahead.filter(({ state }) => state !== "limited");
  return busy.length === 0 ? "waits in line, as the next" : `waits in line, behind ${counted(busy)} on this machine`;
}
function counted(jobs) {
  return jobs.length === 1 ? `job ${jobs[0]?.id}` : `${(0, import_common9.countOf)(jobs.length, "job")}`;
}
function isWorking({ state }) {
  return state === "running" || state === "limited" || state === "cancelling";
}
function byTurn(left, right) {
  return left.queuedAt - right.queuedAt || (left.id < right.id ? -1 : 1);
}
// src/app/jobs/tend-jobs.ts
var JOB_MARK = "MSW_JOB";
async function tendJobs(workspace) {
  if ((0, import_shared_core_report_timeline.listClaims)(workspace.userFolder).length === 0) return;
  await (0, import_shared_core_report_timeline.withLine)(workspace.userFolder, async () => {
    for (const claim of (0, import_shared_core_report_timeline.listClaims)(workspace.userFolder)) await takeBack(workspace, claim);
    startNext(workspace);
  });
}
function startNext({ userFolder, key, env, now }) {
  if ((0, import_common8.ownProgram)() === null) return;
  const { settings } = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder);
  const claims = (0, import_shared_core_report_timeline.listClaims)(userFolder);
  for (const id of nextInLine(claims, settings.jobs.atOnce)) {
    const claim = claims.find((one) => one.id === id);
    if (claim === void 0) continue;
    const { project } = claim;
    if ((0, import_shared_core_jobs_team_job.readJob)({ project, key, userFolder }, id) === null) {
      (0, import_shared_core_report_timeline.removeClaim)(userFolder, id);
      continue;
    }
    const started = {
      ...claim,
      state: "running",
      runner: null,
      at: now(),
      starts: claim.starts + 1
    };
    (0, import_shared_core_report_timeline.writeClaim)(userFolder, started);
    (0, import_common7.startCli)(["job", "run", id, "--project", project], { ...(0, import_hooks_active_on_stop3.withoutClientMarks)(env), [JOB_MARK]: id });
  }
}
async function markLimited(workspace, id, isLimited) {
  const { userFolder } = workspace;
  await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => {
    const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id);
    const [from, state] = isLimited() ? ["running", "limited"] : ["limited", "running"];
    if (claim?.state !== from) return;
    (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...claim, state });
    startNext(workspace);
  });
}
var MOST_STARTS = 5;
async function takeBack(workspace, claim) {
  const { userFolder, now } = workspace;
  if (!(0, import_shared_core_report_timeline.isLeft)(userFolder, claim, now())) return;
  const there = { ...workspace, project: claim.project };
  const job = (0, import_shared_core_jobs_team_job.readJob)(there, claim.id);
  if (job === null) return (0, import_shared_core_report_timeline.removeClaim)(userFolder, claim.id);
  await endLeft(there, claim.id);
  if (claim.state === "cancelling")
    return endJob(there, job, { status: "cancelled", outcome: "it was cancelled", next: null });
  if (claim.starts >= MOST_STARTS)
    return endJob(there, job, {
      status: "failed",
      outcome: `no runner of it could be started in ${MOST_STARTS} attempts; to see why: ${import_common7.lineToType`job run ${job.id}`}`,
      next: null
    });
  const until = (0, import_shared_core_report_timeline.lastSign)(userFolder, claim);
  const shown2 = (0, import_shared_core_report_timeline.shownAlive)(userFolder, claim, now());
  (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...claim, state: "queued", runner: null });
  await (0, import_shared_core_jobs_team_job.changeJob)(there, claim.id, (current) => (0, import_shared_core_jobs_progress.brokenOff)(current, { until, now: shown2 }));
  const what = claim.runner === null ? "did not begin" : `was killed (its last sign of life: ${(0, import_common2.shownTime)(until)})`;
  (0, import_shared_core_jobs_team_job.logLine)(there, claim.id, `its runner ${what}: the job is put back into the line`);
}
async function endLeft(workspace, id) {
  await (0, import_app_loop_gather_evidence3.endStrays)(`${JOB_MARK}=${id}`, null);
  await (0, import_shared_app_headless_run_record.endLeftClients)(workspace, id);
}

var import_shared_core_loop_texts_report = require("./shared.core.loop.texts.report.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

// src/app/jobs/start-job.ts
async function startJob(workspace, work, request) {
  if ((0, import_common8.ownProgram)() === null) return refuse(import_common8.NO_PROGRAM);
  await tendJobs(workspace);
  const started = await (0, import_shared_core_report_timeline.withLine)(workspace.userFolder, async () => {
    const known = underWay(workspace, work);
    if (known === void 0) return queueNew(workspace, work, request);
    return known.status === "waiting" ? queueAgain(workspace, known, request.waitsFor ?? []) : { status: "ok", job: known };
  });
  return started.status === "done" ? started.value : refuse(import_shared_core_report_timeline.LOCKED);
}
function underWay(workspace, work) {
  return (0, import_shared_core_jobs_team_job.listJobs)(workspace).find(
    (job) => !(0, import_shared_core_jobs_progress.isEnded)(job) && (0, import_shared_core_jobs_progress.isSameWork)(job.work, work) && (0, import_shared_core_report_timeline.readWorkerClaim)(workspace.userFolder, job.id) !== null
  );
}
async function queueNew(workspace, work, { session, waitsFor = [], team }) {
  const { userFolder, project, now } = workspace;
  const lack = (0, import_shared_core_loop_texts_report.lackOfRights)(workspace, work);
  if (lack !== null) return refuse(lack);
  const id = team?.id ?? (0, import_hooks_active_on_command.newLoopId)(now());
  const isWaiting = waitsFor.length > 0;
  const job = {
    ...(0, import_shared_core_jobs_progress.newJob)(id, work, { session, now: now() }),
    ...isWaiting && { status: "waiting", waitsFor },
    ...team?.budget !== void 0 && { budget: team.budget }
  };
  const written = (0, import_shared_core_jobs_team_job.writeJob)(workspace, job);
  if (written.status === "refused") return written;
  const lane = work.kind === "research" ? "research" : "client";
  const state = isWaiting ? "waiting" : "queued";
  const claim = (0, import_shared_core_report_timeline.newClaim)({ id, project, lane, state, queuedAt: now() });
  (0, import_shared_core_report_timeline.writeClaim)(userFolder, team === void 0 ? claim : { ...claim, worker: team.worker });
  await (0, import_hooks_active_on_command2.rememberProject)(userFolder, project, now());
  const what = (0, import_shared_core_jobs_progress.whatOf)(work);
  (0, import_shared_core_jobs_team_job.logLine)(workspace, id, `queued: ${what}`);
  await (0, import_common.appendJournal)(project, { event: "job-queued", loop: id, what }, (0, import_common2.isoNow)(workspace));
  markOpen(workspace);
  startNext(workspace);
  return { status: "ok", job };
}
async function resumeJob(workspace, id) {
  await tendJobs(workspace);
  const resumed = await (0, import_shared_core_report_timeline.withLine)(workspace.userFolder, async () => {
    const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
    if (job === null) return refuse(`There is no job ${id} here. To list the jobs: ${import_common7.lineToType`job list`}`);
    if ((0, import_shared_core_jobs_progress.isEnded)(job))
      return refuse(`Job ${id} is ${job.status}; start it again to continue from what is done.`);
    return job.status === "waiting" ? queueAgain(workspace, job, []) : { status: "ok", job };
  });
  return resumed.status === "done" ? resumed.value : refuse(import_shared_core_report_timeline.LOCKED);
}
function refuse(reason) {
  return { status: "refused", reason };
}
async function queueAgain(workspace, { id, work }, waitsFor) {
  const { userFolder, now } = workspace;
  const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id);
  if (claim === null) return refuse(`Job ${id} has ended, whatever its record says: start it again.`);
  const lack = (0, import_shared_core_loop_texts_report.lackOfRights)(workspace, work);
  if (lack !== null) return refuse(lack);
  const isWaiting = waitsFor.length > 0;
  const job = await (0, import_shared_core_jobs_team_job.changeJob)(workspace, id, (current) => ({
    ...current,
    ...isWaiting ? { waitsFor } : { status: "queued", step: "waits in line", waitsFor: [] }
  }));
  if (job === null) return refuse(`The record of job ${id} cannot be written.`);
  if (!isWaiting) (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...claim, state: "queued", runner: null, queuedAt: now() });
  markOpen(workspace);
  startNext(workspace);
  return { status: "ok", job };
}

var import_shared_core_planning_writing_new_documents3 = require("./shared.core.planning.writing.new-documents.cjs");

var import_shared_app_planning_worktrees_plan_runs = require("./shared.app.planning.worktrees.plan-runs.cjs");

var import_shared_core_headless_activity = require("./shared.core.headless.activity.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/app/jobs/job-activity.ts
function activityOf({ userFolder, now }, { id, loop, status: status2 }) {
  if (status2 !== "running") return [];
  return [id, ...loop === null ? [] : [loop]].flatMap((run) => (0, import_shared_app_planning_worktrees_plan_runs.readActivities)(userFolder, run, import_hooks_active_on_stop4.isAlive)).map((activity) => (0, import_shared_core_headless_activity.seenAt)(activity, now()));
}
// src/app/jobs/show-jobs.ts
var MOST_LINES = 10;
async function showJobs(workspace) {
  await tendJobs(workspace);
  const { jobs, unusable } = (0, import_shared_core_jobs_team_job.readJobs)(workspace);
  return { jobs: await Promise.all(jobs.map((job) => seen(workspace, job, 0))), unusable };
}
function glanceAtJobs(workspace) {
  const { userFolder, now } = workspace;
  const jobs = (0, import_shared_core_jobs_team_job.listJobs)(workspace);
  const claims = (0, import_shared_core_report_timeline.listClaims)(userFolder);
  const ended = jobs.filter((job) => (0, import_shared_core_jobs_progress.isEnded)(job) && now() - (job.endedAt ?? 0) < RECENT_MS);
  return [...jobs.filter((job) => !(0, import_shared_core_jobs_progress.isEnded)(job)), ...ended.slice(0, MOST_ENDED)].map((job) => {
    const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, job.id);
    const place = placeInLine(claims, job.id);
    const view = (0, import_shared_core_jobs_progress.viewOf)(job, { now: now(), isLeft: claim === null || !(0, import_shared_core_report_timeline.isTaken)(claim), lines: [], place });
    return { ...view, activity: activityOf(workspace, job) };
  });
}
var RECENT_MS = 24 * 36e5;
var MOST_ENDED = 3;
async function showJob(workspace, wanted, most = MOST_LINES, call) {
  await tendJobs(workspace);
  const id = chooseJob(workspace, wanted, call);
  if (!("job" in id)) return id.reason;
  const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id.job) ?? null;
  return job === null ? `Job ${id.job} is gone.` : seen(workspace, job, most);
}
function chooseJob(workspace, wanted, call = import_common7.lineOf) {
  const { jobs, unusable } = (0, import_shared_core_jobs_team_job.readJobs)(workspace, wanted ?? "");
  const [first, second] = jobs;
  if (first === void 0) {
    const reason = wanted === null ? `There is no job in this project yet. How to start one: ${(0, import_common7.lineOf)("job --help")}` : `There is no job ${wanted.slice(0, 40)} here. To list the jobs: ${call("job list")}`;
    return { reason: unusable[0] ?? reason };
  }
  if (wanted === null || second === void 0 || first.id === wanted) return { job: first.id };
  return { reason: `Several jobs begin with ${wanted.slice(0, 40)}: name one by its whole id.` };
}
async function seen(workspace, job, most) {
  const { userFolder, project, now } = workspace;
  const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, job.id);
  const isGone = claim !== null && (0, import_shared_core_report_timeline.isLeft)(userFolder, claim, now());
  const isAbandoned = claim === null || !(0, import_shared_core_report_timeline.isTaken)(claim) || isGone;
  const at = isGone ? (0, import_shared_core_report_timeline.shownAlive)(userFolder, claim, now()) : now();
  const { lines } = most === 0 ? { lines: [] } : (0, import_shared_core_jobs_team_job.readLog)(project, job.id, { from: null, most });
  const place = placeInLine((0, import_shared_core_report_timeline.listClaims)(userFolder), job.id);
  const view = (0, import_shared_core_jobs_progress.viewOf)(job, { now: at, isLeft: isAbandoned, lines, place });
  return { ...view, activity: activityOf(workspace, job) };
}

// src/app/jobs/see-machine.ts
function seeMachine(workspace) {
  return (0, import_hooks_active_on_command2.knownProjects)(workspace.userFolder).map((project) => seeProject({ ...workspace, project })).filter(
    ({ trouble, loops, last, jobs }) => trouble !== null || last !== null || loops.length + jobs.length > 0
  );
}
function seeProject(workspace) {
  const { project } = workspace;
  try {
    const state = (0, import_hooks_active_on_stop.readLoopState)(workspace);
    const loops = state.status === "ok" ? (0, import_shared_app_loop_end_loop.listLoops)(workspace) : [];
    const last = loops.length > 0 ? null : (0, import_shared_core_planning_writing_new_documents3.seeLastEnd)(workspace);
    return {
      project,
      trouble: state.status === "ok" ? null : (0, import_hooks_active_on_stop.explainState)((0, import_hooks_active_on_stop.statePath)(project), state),
      loops,
      sights: (0, import_shared_core_planning_writing_new_documents3.seeLoops)(workspace, loops),
      last: last !== null && workspace.now() - last.at < RECENT_MS ? last : null,
      jobs: glanceAtJobs(workspace)
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const trouble = `It cannot be read: ${reason}.`;
    return { project, trouble, loops: [], sights: /* @__PURE__ */ new Map(), last: null, jobs: [] };
  }
}

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_promises = require("node:timers/promises");
// src/app/jobs/cancel-job.ts
var PATIENCE_MS = 25e3;
var EVERY_MS = 100;
async function cancelJob(workspace, id) {
  const { userFolder } = workspace;
  const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
  if (job === null) return refuse2(`There is no job ${id} here. To list the jobs: ${import_common7.lineToType`job list`}`);
  if ((0, import_shared_core_jobs_progress.isEnded)(job)) return refuse2(`Job ${id} has ended already: it is ${job.status}.`);
  const claim = await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => {
    const found2 = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id);
    if (found2 !== null && (0, import_shared_core_report_timeline.isTaken)(found2)) (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...found2, state: "cancelling" });
    return found2;
  });
  if (claim.status === "busy") return refuse2(import_shared_core_report_timeline.LOCKED);
  const found = claim.value;
  if (found !== null && (0, import_shared_core_report_timeline.isTaken)(found)) await askRunner(workspace, found);
  if ((0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id) !== null || !(0, import_shared_core_jobs_progress.isEnded)((0, import_shared_core_jobs_team_job.readJob)(workspace, id) ?? job)) {
    await endLeft(workspace, id);
    await endJob(workspace, job, { status: "cancelled", outcome: "it was cancelled", next: null });
    await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => startNext(workspace));
  }
  const ended = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
  return { status: "done", job: ended ?? { ...job, status: "cancelled" } };
}
function refuse2(reason) {
  return { status: "refused", reason };
}
async function askRunner({ project }, { runner }) {
  if (runner === null) return;
  const isThere = () => (0, import_hooks_active_on_stop5.isStillThere)(runner, project);
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    if (!isThere()) return;
    await (0, import_promises.setTimeout)(EVERY_MS);
  }
  if (isThere()) await (0, import_adapters_git_work_tree2.killTree)({ pid: runner.pid, projectRoot: project });
}

// src/app/team/learn-from-team.ts
async function learnFromTeam(workspace) {
  const { project } = workspace;
  if ((0, import_shared_core_snapshots_undo_text.linesIn)(project, "asked").length === 0) return { status: "off" };
  const { showTeam } = await Promise.resolve().then(() => __toESM(require("./app.team.team-jobs.cjs")));
  const shown2 = await showTeam(workspace);
  if (shown2.status !== "ok") return shown2;
  const views = [];
  await (0, import_shared_core_snapshots_undo_text.changeLines)(project, "asked", async (lines) => {
    for (const line of lines) {
      const [id, seen2] = line.split(" ");
      const view = shown2.views.find((one) => one.id === id);
      if (view === void 0) continue;
      if (view.state === seen2 && !hasBranch(view) && isOld(view, workspace.now())) continue;
      if (view.state !== seen2) await tellJournal(workspace, view);
      views.push(view);
    }
    return views.map(({ id, state }) => `${id} ${state}`);
  });
  await (0, import_shared_core_snapshots_undo_text.changeLines)(project, "branches", () => views.flatMap(branchOf));
  return { status: "ok", views };
}
function hasBranch({ state, team }) {
  return state === "done" && team !== void 0 && team.pushed !== null && !team.isMerged;
}
function branchOf(view) {
  const { id, team } = view;
  if (team?.folder == null) return [];
  if (!(0, import_shared_core_jobs_progress.isEnded)({ status: view.state })) return [`${id} ${team.folder}`];
  return hasBranch(view) ? [`${id} ${team.folder} ${team.pushed}`] : [];
}
function isOld({ state, endedAt, createdAt }, now) {
  return (0, import_shared_core_jobs_progress.isEnded)({ status: state }) && now - (endedAt ?? createdAt) > RECENT_MS;
}
async function tellJournal(workspace, view) {
  const { id, state, outcome, waitsFor, team } = view;
  const by = team?.worker == null ? "" : `by ${team.worker}: `;
  const at = (0, import_common2.isoNow)(workspace);
  if ((0, import_shared_core_jobs_progress.isEnded)({ status: state })) {
    const event = { loop: id, status: state, outcome: `${by}${outcome ?? "it ended"}` };
    await (0, import_common.appendJournal)(workspace.project, { event: "job-ended", ...event }, at);
  } else if (state === "waiting") {
    const reason = waitsFor[0]?.reason ?? "";
    await (0, import_common.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, at);
  }
}

var import_shared_core_planning_writing_new_documents4 = require("./shared.core.planning.writing.new-documents.cjs");

var import_shared_core_planning_writing_new_documents5 = require("./shared.core.planning.writing.new-documents.cjs");

var import_shared_app_planning_documents_open_phase2 = require("./shared.app.planning.documents.open-phase.cjs");

var import_shared_core_loop_texts_report2 = require("./shared.core.loop.texts.report.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_common10 = require("./common.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

// src/core/report/status-text.ts
function renderStatus({ notebook = null, ...input }) {
  return (0, import_common11.forPeople)([...renderLoops(input), ...notebook === null ? [] : ["", notebook]]);
}
function plainStatus({ loops, sights, last = null }) {
  if (loops.length === 0) return last === null ? "no loop" : `${last.loop} ended: ${last.outcome}`;
  return loops.map((loop) => plainLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN)).join("; ");
}
function plainLoop({ terms, progress }, { live, activities }) {
  const checks = live.map(({ check, at, of }) => `check ${at} of ${of}, ${check}, runs`);
  const waits = progress.waiting.map((task) => `waits for ${(0, import_hooks_active_on_stop.nameTask)(task)}`);
  const what = progress.pause !== null ? `paused: ${progress.pause.reason}` : checks.join(", ") || waits.join(", ") || activities.map(import_shared_core_headless_activity.doingOf).join(", ") || "Claude is working";
  const failure = progress.lastFailure === null ? "" : ` \xB7 ${(0, import_common10.failureHeadline)(progress.lastFailure, 160)}`;
  return `${terms.id} ${progress.iteration}/${terms.maxIterations} \xB7 ${what}${failure}`;
}
function renderLoops({ loops, session, now, sights, last = null }) {
  if (loops.length === 0)
    return last === null ? [`No loop in this project. Start one: ${START}`] : [...renderLast(last, now), "", `No loop in this project now. Start another: ${START}`];
  const own = loops.filter((loop) => loop.terms.session === session);
  const others = loops.filter((loop) => loop.terms.session !== session);
  return [...own, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN, session, now)
  ]);
}
var START = '/msw:loop "what to do" --check "npm test"';
var UNSEEN = { live: [], isInterrupted: false, activities: [] };
function renderLast({ loop, at, outcome, iteration, files, report }, now) {
  const changed2 = files === null ? "" : `, ${(0, import_common9.countOf)(files, "file")} changed`;
  return [
    `The last loop (${loop}) ended ${ago(now - at)}: ${(0, import_common13.clipText)(outcome, 400)}.`,
    `  after      ${(0, import_common9.countOf)(iteration, "iteration")}${changed2}`,
    ...report === null ? [] : [`  report     ${report}`]
  ];
}
function ago(milliseconds) {
  const minutes = Math.floor(milliseconds / 6e4);
  if (minutes < 1) return "just now";
  if (minutes < 120) return `${(0, import_common9.countOf)(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${(0, import_common9.countOf)(hours, "hour")} ago` : `${(0, import_common9.countOf)(Math.floor(hours / 24), "day")} ago`;
}
function renderLoop(loop, sight, session, now) {
  const { terms, progress } = loop;
  const whose = session === null ? "" : terms.session === session ? ", this session" : ", another session";
  const minutes = workedMinutes(loop, now);
  const lines = [
    `${terms.execution === null ? "Loop" : "Execution"} ${terms.id} (${describeState(loop, sight.live.length > 0)}${whose})`,
    ...nowLines(loop, sight, now),
    ...terms.execution === null ? budgetLines(loop, minutes) : (0, import_hooks_active_on_command4.executionLines)(loop),
    ...terms.checks.map(
      (check) => `  check      ${check.name}: ${(0, import_common13.clipText)(check.command, 100)}${check.origin === "sealed" ? " (sealed)" : ""}`
    ),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    ...placeLines(loop),
    progress.lastFailure === null ? null : `  failure    ${(0, import_common10.failureHeadline)(progress.lastFailure, 160)}`,
    progress.breaker.state === "closed" ? null : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ""}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0 ? null : `  hints      ${progress.hints.length}, last: ${(0, import_common13.clipText)(progress.hints.at(-1) ?? "", 100)}`,
    `  evidence   .msw/loops/${terms.id}/`,
    nextLine2(progress)
  ];
  return lines.filter((line) => line !== null);
}
function placeLines(loop) {
  const places = (0, import_app_loop_conclude_turn.renderElsewhere)(loop);
  return places === null ? [] : [`  elsewhere  ${places}`];
}
function nextLine2({ pause }) {
  return pause === null ? null : `  next       ${import_hooks_active_on_stop7.CAUSES[pause.cause].next}`;
}
function nowLines({ progress }, { live, isInterrupted, activities }, now) {
  if (live.length === 0 && isInterrupted && progress.pause === null)
    return [
      "  now        you interrupted Claude; with your next message it continues (/msw:pause pauses it)"
    ];
  if (live.length === 0 && progress.pause === null)
    return [
      ...activities.map((seen2) => `  now        ${(0, import_shared_core_headless_activity.describeActivity)(seen2)}`),
      ...waitLines(progress.waiting, now)
    ];
  return live.flatMap((run) => {
    const line = (0, import_shared_core_headless_activity.lastLine)(run);
    return [`  now        ${(0, import_shared_core_headless_activity.describeRun)(run, now)}`, ...line === null ? [] : [`             ${line}`]];
  });
}
function waitLines(waiting, now) {
  if (waiting.length === 0) return [];
  return [
    ...waiting.map((task) => `  waits for  ${(0, import_hooks_active_on_stop.nameTask)(task)} (the wait began ${ago(now - task.since)})`),
    "             no check runs until it is done; if it hangs, end it in /tasks of Claude Code"
  ];
}
function budgetLines({ terms, progress }, minutes) {
  const tokens = (0, import_hooks_active_on_stop6.describeTokens)(progress.spent, terms.maxTokens);
  return [
    `  task       ${(0, import_common13.clipText)(terms.prompt.replaceAll(/\s+/g, " ").trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${(0, import_common9.countOf)(terms.maxMinutes, "minute")}${tokens === null ? "" : `, ${tokens}`}`
  ];
}
function describeState({ progress }, isChecking) {
  if (isChecking) return "running the checks";
  if (progress.pause === null && progress.waiting.length > 0) return "waiting";
  return progress.pause === null ? "running" : `paused: ${(0, import_common13.clipText)(progress.pause.reason, 160)}`;
}
function workedMinutes({ terms, progress }, now) {
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  return Math.max(0, Math.floor(worked / 6e4));
}
// src/core/report/machine-text.ts
function renderMachine(projects, now) {
  if (projects.length === 0)
    return (0, import_common11.forPeople)(["No loop and no job runs, waits or has just ended in any project of this machine."]);
  return (0, import_common11.forPeople)(projects.flatMap((one, at) => [...at === 0 ? [] : [""], ...projectLines(one, now)]));
}
function projectLines({ project, trouble, loops, sights, last, jobs }, now) {
  return [
    `Project ${project}`,
    ...trouble === null ? [] : [`  ${trouble}`],
    ...loops.map((loop) => {
      const line = plainLoop(loop, sights.get(loop.terms.id) ?? UNSEEN);
      return `  loop ${line} \xB7 ${(0, import_common9.countOf)(workedMinutes(loop, now), "minute")}`;
    }),
    ...last === null ? [] : [`  loop ${last.loop} ended ${ago(now - last.at)}: ${(0, import_common13.clipText)(last.outcome, 200)}`],
    ...jobs.map((job) => `  ${jobLine(job)}`)
  ];
}
function jobLine(job) {
  const isUnderWay = !(0, import_shared_core_jobs_progress.isEnded)({ status: job.state }) && job.waitsFor.length === 0;
  return isUnderWay ? `${(0, import_shared_core_jobs_progress.plainJob)(job)} \xB7 ${(0, import_shared_core_jobs_progress.jobStanding)(job)}` : (0, import_shared_core_jobs_progress.newsOf)(job);
}
function plainMachine(projects) {
  const lines = projects.flatMap(({ loops, sights, jobs }) => [
    ...loops.map((loop) => plainLoop(loop, sights.get(loop.terms.id) ?? UNSEEN)),
    ...jobs.filter(({ state }) => state === "running").map(import_shared_core_jobs_progress.plainJob)
  ]);
  return lines.join("; ") || "nothing runs";
}
// src/app/operations/loop-status-operations.ts
var status = {
  about: "Show this project's loops and jobs, what runs now, and where its plan stands",
  effect: "reads",
  inputs: {
    session: (0, import_hooks_active_on_command5.text)("ID", "the loop of this session is marked"),
    all: (0, import_hooks_active_on_command5.flag)("all projects of this machine in which something runs, waits or ended in the last day"),
    watch: (0, import_hooks_active_on_command5.flag)("show it until no loop and no job runs, or Ctrl-C")
  },
  run: (place, { session: asking, all, watch }) => {
    const refusal = all ? (0, import_shared_core_planning_writing_new_documents5.refuseToClaude)(place.caller, "status --all") : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_app_planning_documents_open_phase2.inWorkspace)(place, async (workspace) => {
      const team = watch || all ? NO_TEAM : await learnFromTeam(workspace);
      const planning = watch || all ? null : await lookAtPlan(workspace);
      const over = watch || all ? [] : await overHere(workspace, asking);
      const look = () => all ? lookAtMachine(workspace) : lookAtLoops(workspace, asking, { planning, team, over });
      if (watch) {
        const { watchLoops } = await Promise.resolve().then(() => __toESM(require("./app.loop.control.watch-loops.cjs")));
        await watchLoops(() => showLoops(place, look()));
      }
      return look();
    });
  },
  shown: textOf,
  json: (seen2) => "projects" in seen2 ? { projects: seen2.projects.map(publicProject) } : {
    project: seen2.project,
    foreign: seen2.foreign,
    planning: seen2.planning,
    trouble: seen2.trouble,
    ...publicView(seen2)
  }
};
function lookAtMachine(workspace) {
  return (0, import_hooks_active_on_command5.done)({ projects: seeMachine(workspace), now: workspace.now() });
}
function publicProject({ project, trouble, ...view }) {
  return { project, trouble, ...publicView(view) };
}
function publicView({ loops, sights, last, jobs }) {
  const shown2 = loops.map((loop) => {
    const { live, activities } = sights.get(loop.terms.id) ?? UNSEEN;
    return { ...publicRecord(loop), now: live, activity: activities };
  });
  return { loops: shown2, last, jobs };
}
var NO_TEAM = { status: "off" };
async function lookAtPlan({ project, env }) {
  if ((0, import_hooks_active_on_command3.findProject)(project) === null) return null;
  const { showPlanning } = await Promise.resolve().then(() => __toESM(require("./app.planning.phases.show-progress.cjs")));
  return showPlanning(project, env);
}
async function overHere(workspace, session) {
  const state = (0, import_hooks_active_on_stop.readLoopState)(workspace);
  const executions = (0, import_hooks_active_on_stop.loopsIn)(state).filter(({ terms }) => terms.execution !== null);
  if (executions.length === 0) return [];
  const { withoutOver } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.end-executions.cjs")));
  const left = new Set((0, import_hooks_active_on_stop.loopsIn)(await withoutOver(workspace, session, state)).map(({ terms }) => terms.id));
  return executions.map(({ terms }) => terms.id).filter((id) => !left.has(id));
}
function lookAtLoops(workspace, session, {
  planning,
  team,
  over
}) {
  const state = (0, import_hooks_active_on_stop.readLoopState)(workspace);
  if (state.status !== "ok")
    return (0, import_hooks_active_on_command5.refused)(`${(0, import_hooks_active_on_stop.explainState)((0, import_hooks_active_on_stop.statePath)(workspace.project), state)} See /msw:doctor.`);
  const loops = (0, import_shared_app_loop_end_loop.listLoops)(workspace).filter(({ terms }) => !over.includes(terms.id));
  return (0, import_hooks_active_on_command5.done)({
    project: workspace.project,
    loops,
    sights: (0, import_shared_core_planning_writing_new_documents3.seeLoops)(workspace, loops),
    last: (0, import_shared_core_planning_writing_new_documents3.seeLastEnd)(workspace),
    foreign: state.loops.filter((stored) => stored.kind === "foreign").length,
    session,
    now: workspace.now(),
    notebook: (0, import_shared_core_loop_texts_report2.notebookStatus)(workspace),
    planning,
    jobs: [...glanceAtJobs(workspace), ...team.status === "ok" ? team.views : []],
    trouble: team.status === "refused" ? team.reason : null
  });
}
function showLoops({ show }, seen2) {
  if (seen2.status !== "done") return false;
  const { value } = seen2;
  const projects = "projects" in value ? value.projects : [value];
  const running = projects.flatMap(({ jobs }) => jobs.filter(({ state }) => state === "running"));
  show(textOf(value).split("\n"), "projects" in value ? plainMachine(projects) : plainText(value, running));
  return running.length > 0 || projects.some(({ loops }) => loops.some(import_hooks_active_on_stop8.isRunning));
}
function plainText(seen2, running) {
  const loops = seen2.loops.length === 0 && running.length > 0 ? [] : [plainStatus(seen2)];
  return [...loops, ...running.map(import_shared_core_jobs_progress.plainJob)].join("; ");
}
function textOf(seen2) {
  return "projects" in seen2 ? renderMachine(seen2.projects, seen2.now) : statusText(seen2);
}
function statusText({ foreign, planning, jobs, trouble, ...status2 }) {
  const blocks = [
    renderStatus(status2),
    ...jobs.map((job) => (0, import_common11.forPeople)((0, import_shared_core_jobs_progress.glanceLines)(job), Infinity)),
    trouble === null ? null : (0, import_common11.forPeople)([trouble]),
    foreign === 0 ? null : describeForeign(foreign),
    planning === null ? null : planningText(planning)
  ];
  return (0, import_common12.joinShown)(blocks, "\n\n");
}
function planningText(planning) {
  return "standing" in planning ? (0, import_shared_core_planning_writing_new_documents4.renderPlanningPage)(planning) : (0, import_common11.forPeople)([planning.reason]);
}
var loopStatus = (0, import_hooks_active_on_command5.operation)({ name: "loop status", slash: "/msw:status", ...status });
var statusOperations = [
  (0, import_hooks_active_on_command5.operation)({
    name: "status",
    tool: {
      name: "msw_status",
      about: "Show the loops and jobs here",
      takes: {},
      isPolled: true,
      command: "status"
    },
    ...status
  })
];
function publicRecord(loop) {
  const { signature: _, ...record } = (0, import_hooks_active_on_stop.renderRecord)(loop, "");
  return record;
}
function describeForeign(foreign) {
  return (0, import_common11.forPeople)([
    foreign === 1 ? "One more record was not armed on this machine for this project; nothing of it runs." : `${foreign} more records were not armed on this machine for this project; nothing of them runs.`
  ]);
}
