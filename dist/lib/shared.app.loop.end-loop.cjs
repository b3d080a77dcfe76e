var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var r in e)__defProp(o,r,{get:e[r],enumerable:!0})},__copyProps=(o,e,r,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(o,a)&&a!==r&&__defProp(o,a,{get:()=>e[a],enumerable:!(t=__getOwnPropDesc(e,a))||t.enumerable});return o},__toESM=(o,e,r)=>(r=o!=null?__create(__getProtoOf(o)):{},__copyProps(e||!o||!o.__esModule?__defProp(r,"default",{value:o,enumerable:!0}):r,o)),__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{JOB_MARK:()=>JOB_MARK,LOCKED:()=>LOCKED,RECENT_MS:()=>RECENT_MS,SIGN_MS:()=>SIGN_MS,cancelJob:()=>cancelJob,chooseJob:()=>chooseJob,dropGates:()=>dropGates,endJob:()=>endJob,endLeft:()=>endLeft,giveSign:()=>giveSign,glanceAtJobs:()=>glanceAtJobs,hintLoop:()=>hintLoop,isLeft:()=>isLeft,isTaken:()=>isTaken,learnFromTeam:()=>learnFromTeam,letJobWait:()=>letJobWait,listClaims:()=>listClaims,listLoops:()=>listLoops,markOpen:()=>markOpen,newClaim:()=>newClaim,notifyByProgram:()=>notifyByProgram,ownRunner:()=>ownRunner,pauseLoop:()=>pauseLoop,placeInLine:()=>placeInLine,readClaim:()=>readClaim,release:()=>release,removeClaim:()=>removeClaim,resumeJob:()=>resumeJob,runProjectChecks:()=>runProjectChecks,showJob:()=>showJob,showJobs:()=>showJobs,startJob:()=>startJob,startNext:()=>startNext,stopLoop:()=>stopLoop,takeNews:()=>takeNews,tendJobs:()=>tendJobs,withLine:()=>withLine,writeClaim:()=>writeClaim,writeEnding:()=>writeEnding}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_core_jobs_team_job=require(
"./shared.core.jobs.team-job.cjs"),import_shared_core_planning_writing_project_answers2=require("./shared.core.planning.writing.project-answers.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_diagnose_diagnose_plugins2=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop7=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_stop8=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common4=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require(
"./common.cjs"),import_common11=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/app/loop/end-loop.ts
// src/adapters/loops/shown-endings.ts
function keepShownEnding(userFolder, moment, ended) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path2.join)(userFolder, FOLDER))) return;
  try {
    const others = listed(userFolder).filter((one) => (0, import_common9.fieldsOf)(one).session !== moment.session);
    const kept = [...others, { ...moment, ...ended }].slice(-MOST_KEPT);
    (0, import_common6.keepJson)(pathOf(userFolder), kept, { durable: false, mode: 384 });
  } catch {
  }
}
function listed(userFolder) {
  const file = (0, import_common9.readJson)(pathOf(userFolder), (0, import_common11.privateFile)(userFolder));
  return file.status === "ok" && Array.isArray(file.value) ? file.value : [];
}
var FOLDER = "status-line";
var MOST_KEPT = 20;
function pathOf(userFolder) {
  return (0, import_node_path2.join)(userFolder, FOLDER, "ended.json");
}
// src/app/snapshots/total-changes.ts
async function totalChanges(workspace, loop, isPresent) {
  try {
    const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, loop);
    const kept = store?.list() ?? [];
    const first = (0, import_app_snapshots_keep_snapshots.snapshotOf)(kept, 0);
    if (store === null || first === null) return null;
    const taken = isPresent ? null : await store.take({ label: "at-end", at: workspace.now() });
    const last = taken?.status === "ok" ? taken.snapshot : kept.findLast(({ label }) => (0, import_shared_app_diagnose_diagnose_plugins2.iterationOf)(label) !== null);
    return last === void 0 ? null : await store.trees.changedFiles(first.tree, last.tree);
  } catch {
    return null;
  }
}
// src/app/loop/announce-ending.ts
function announceEnding(workspace, { loop, ending, notice }) {
  if ((0, import_hooks_active_on_stop7.isGate)(loop)) return { kind: "notice", notice };
  const { settings } = (0, import_app_guidance_step_guidance.readUserSettings)(workspace.userFolder);
  const outcome = (0, import_common4.plainLine)((0, import_shared_core_loop_texts_report.explainEnding)(ending), 200);
  if (settings.otlp !== null) exportLog(workspace);
  notifyByProgram(workspace, loop.terms.id, outcome);
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === "sdk-cli")
    return workspace.env.MSW_LOOP_RUN === void 0 ? { kind: "context", context: (0, import_shared_core_planning_phases_plan_format.lastWords)(notice), notice } : { kind: "notice", notice };
  return settings.bell ? { kind: "notice", notice, alert: `MSW: ${outcome}` } : { kind: "notice", notice };
}
function exportLog({ env, project }) {
  const own = Object.entries((0, import_hooks_active_on_stop4.withoutClientMarks)(env)).filter(([name]) => !/^(?:OTEL|NODE)_/.test(name));
  (0, import_hooks_active_on_command2.startCli)(["log", "export", "--project", project], Object.fromEntries(own));
}
function notifyByProgram({ env, project, userFolder }, id, outcome) {
  const { notify } = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder).settings;
  if (notify === null) return;
  const [name, ...args] = notify;
  const program = (0, import_adapters_git_work_tree.mayRun)(name, project) ? name : (0, import_adapters_git_work_tree.findProgram)(name, env, project);
  if (program === null) return;
  try {
    (0, import_hooks_active_on_command3.startProgram)(program, [...args, outcome], {
      cwd: (0, import_adapters_git_work_tree.neutralFolder)(),
      env: { ...env, MSW_LOOP: id, MSW_OUTCOME: outcome, MSW_PROJECT: project }
    });
  } catch {
  }
}
// src/app/loop/end-loop.ts
async function release(workspace, { owner, next, input }, { loop, ending, archives }, results) {
  const restored = await (0, import_hooks_active_on_stop5.restoreAfterChecks)(workspace, loop);
  if (!isStored(workspace, owner, loop)) return import_hooks_active_on_stop8.silent;
  const report = await writeEnding(workspace, { loop, ending, results, now: workspace.now(), next });
  const saved = await (0, import_hooks_active_on_stop6.changeLoop)(workspace, owner, (current) => {
    if (!(0, import_app_loop_conclude_turn.isSame)(current, loop)) return { loop: current, value: null };
    return { loop: archives ? null : (0, import_app_loop_conclude_turn.mergeControl)(current, loop), value: null };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_stop8.stepAside)(saved.reason);
  if (archives && !(0, import_hooks_active_on_stop7.isGate)(loop)) showEnding(workspace, input, { loop, ending });
  const notice = describeRelease(loop, ending, report);
  return (0, import_hooks_active_on_stop5.restoredFirst)(announceEnding(workspace, { loop, ending, notice }), restored);
}
function showEnding({ userFolder }, { session, prompt }, { loop, ending }) {
  if (prompt == null) return;
  const { maxIterations } = loop.terms;
  const ended = (0, import_shared_core_loop_texts_report.explainEnding)(ending);
  keepShownEnding(
    userFolder,
    { session, prompt },
    { iteration: loop.progress.iteration, maxIterations, ended }
  );
}
function isStored(workspace, owner, loop) {
  return (0, import_app_loop_conclude_turn.isSame)((0, import_hooks_active_on_stop6.findLoop)((0, import_hooks_active_on_stop6.readState)(workspace), owner), loop);
}
function describeRelease(loop, ending, report) {
  const place = `${loop.progress.iteration}/${loop.terms.maxIterations}`;
  const where = report === null ? "" : ` Report: ${report}`;
  if ((0, import_hooks_active_on_stop7.isGate)(loop)) return `msw \u25B8 subagent ${place} \xB7 ${(0, import_shared_core_loop_texts_report.explainEnding)(ending)}.${where}`;
  return `msw \u25B8 ${place} \xB7 ${(0, import_shared_core_loop_texts_report.explainEnding)(ending)}. ${(0, import_shared_core_loop_texts_report.nextStep$2)(ending)}${where}`;
}
async function writeEnding(workspace, report) {
  const { loop, ending } = report;
  const folder = (0, import_common5.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return null;
  const rungs = await rungsOf(workspace, loop);
  const changes = (0, import_hooks_active_on_stop7.isGate)(loop) ? null : await totalChanges(workspace, loop.terms.id, report.results.length > 0);
  writeReport((0, import_node_path.join)(folder.path, "report.md"), { ...report, rungs, changes });
  for (const [index, result] of report.results.entries()) {
    (0, import_common6.keepText)((0, import_node_path.join)(folder.path, `final-check-${index + 1}.log`), (0, import_common8.harmless)(result.output));
  }
  if ((0, import_hooks_active_on_stop3.isOver)(loop, ending)) archive(folder.path, loop, report);
  const path = `.msw/loops/${loop.terms.id}/report.md`;
  if (!(0, import_hooks_active_on_stop7.isGate)(loop)) await keep(workspace, { ...report, changes }, path);
  await (0, import_common.appendJournal)(
    workspace.project,
    {
      event: ending.kind === "end" ? "loop-ended" : "loop-paused",
      loop: loop.terms.id,
      session: loop.terms.session,
      cause: ending.cause,
      reason: ending.reason,
      iteration: loop.progress.iteration,
      ...ending.cause === "done" && ending.proof !== null ? { verdict: ending.proof.verdict, why: ending.proof.reason } : {}
    },
    (0, import_common2.isoTime)(workspace)
  );
  return path;
}
function writeReport(path, report) {
  const page = (0, import_shared_core_loop_texts_report.renderReport)(report);
  const isForPeople = (0, import_hooks_active_on_stop3.isOver)(report.loop, report.ending) && !(0, import_hooks_active_on_stop7.isGate)(report.loop);
  if (isForPeople) (0, import_common6.keepText)(path, (0, import_common3.shown)(page));
  else (0, import_app_loop_conclude_turn2.writePage)(path, page);
}
async function rungsOf(workspace, loop) {
  const { terms } = loop;
  if (!terms.guidance || (0, import_hooks_active_on_stop7.isGate)(loop)) return [];
  const { rungsOfLoop } = await Promise.resolve().then(() => __toESM(require("./app.guidance.show-guidance.cjs")));
  return rungsOfLoop(workspace, terms.id);
}
async function keep(workspace, { loop, ending, changes, results }, report) {
  const { keepResult } = await Promise.resolve().then(() => __toESM(require("./adapters.user.result-store.cjs")));
  const proof = ending.proof ?? null;
  await keepResult(workspace.userFolder, workspace.project, {
    loop: loop.terms.id,
    session: loop.terms.session,
    at: (0, import_common2.isoTime)(workspace),
    state: ending.kind === "end" ? "ended" : "paused",
    cause: ending.cause,
    reason: ending.reason,
    outcome: (0, import_shared_core_loop_texts_report.explainEnding)(ending),
    iteration: loop.progress.iteration,
    files: changes?.length ?? countFiles(loop),
    tokens: loop.progress.spent.tokens,
    proof: proof === null ? null : { ...proof, findings: [...proof.findings], experiments: [...proof.experiments] },
    report,
    checks: results.map(({ check, outcome, exitCode, output }) => ({
      name: check.name,
      command: (0, import_app_loop_gather_evidence.isSealed)(check) ? null : check.command,
      outcome: outcome.kind,
      exitCode,
      output: (0, import_common10.createHash)("sha256").update(keptOutput(output)).digest("hex")
    }))
  });
}
function keptOutput(output) {
  return (0, import_common7.redact)((0, import_common8.harmless)(output));
}
function countFiles({ progress: { attempts } }) {
  return attempts.every(({ changes }) => changes === null) ? null : (0, import_shared_core_loop_texts_report.sumChanges)(attempts).length;
}
function archive(folder, loop, { ending, now }) {
  const record2 = {
    ...(0, import_hooks_active_on_stop6.renderRecord)(loop, ""),
    active: false,
    ending,
    endedAt: new Date(now).toISOString()
  };
  (0, import_common6.keepJson)((0, import_node_path.join)(folder, "loop.json"), record2, {}, 2);
}

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

// src/app/loop/control/control-loop.ts
function listLoops(store) {
  return (0, import_hooks_active_on_stop6.loopsIn)((0, import_hooks_active_on_stop6.readState)(store));
}
async function stopLoop(workspace, request) {
  const chosen = (0, import_hooks_active_on_command5.chooseLoop)((0, import_hooks_active_on_stop6.readState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command.refused$2)(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: "end", cause: "stopped", reason: "by the user" };
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await (0, import_hooks_active_on_stop6.changeLoop)(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
  if (saved.status === "refused") return (0, import_hooks_active_on_command.refused$2)(saved.reason);
  const where = report === null ? "" : ` Report: ${report}`;
  return (0, import_hooks_active_on_command.done$2)(`${(0, import_hooks_active_on_command4.stopMessage)(loop)}${where}`, loop);
}
async function pauseLoop(workspace, request) {
  const event = { event: "loop-paused", cause: "user", reason: "by the user" };
  return edit(workspace, request, event, (loop) => (0, import_hooks_active_on_command4.planPause)(loop, workspace.now()));
}
async function hintLoop(workspace, request, hint) {
  if (hint.trim() === "") return (0, import_hooks_active_on_command.refused$2)(import_hooks_active_on_command4.NO_HINT);
  return edit(workspace, request, { event: "hint-given" }, (loop) => (0, import_hooks_active_on_command4.planHint)(loop, hint));
}
async function edit(workspace, request, event, change) {
  const chosen = (0, import_hooks_active_on_command5.chooseLoop)((0, import_hooks_active_on_stop6.readState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command.refused$2)(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await (0, import_hooks_active_on_stop6.changeLoop)(workspace, session, (current) => {
    const changed2 = current?.terms.id === id ? change(current) : null;
    return { loop: changed2?.loop ?? current, value: changed2 };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_command.refused$2)(saved.reason);
  if (saved.value === null) return (0, import_hooks_active_on_command.refused$2)("The loop ended a moment ago.");
  await (0, import_common.appendJournal)(workspace.project, { ...event, loop: id, session }, (0, import_common2.isoTime)(workspace));
  return (0, import_hooks_active_on_command.done$2)(saved.value.message, saved.value.loop);
}

var import_common12 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

var import_common19 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_fs3 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
// src/app/jobs/end-job.ts
// src/app/jobs/claims.ts
var shape = (0, import_common19.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[a-z0-9-]{1,40}$/)),
    /** The project's real path. */
    project: (0, import_adapters_loops_record_schemas.string)(),
    lane: (0, import_adapters_loops_record_schemas._enum)(["client", "research"]),
    state: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "waiting", "cancelling"]),
    queuedAt: (0, import_adapters_loops_record_schemas.number)(),
    /** How many runners in a row were started without taking the job. */
    starts: (0, import_adapters_loops_record_schemas.number)(),
    /** Null while the runner has been started but has not registered yet. */
    runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), start: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), host: (0, import_adapters_loops_record_schemas.string)() })),
    /** When the runner was started. */
    at: (0, import_adapters_loops_record_schemas.number)(),
    /** The process of the team's worker that this job is for; without it no process here waits for the job. */
    worker: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)())
  })
);
function newClaim(waiting) {
  return { v: 1, ...waiting, starts: 0, runner: null, at: waiting.queuedAt };
}
function readClaim(userFolder, id) {
  const file = (0, import_common9.readJson)(pathOf2(userFolder, id), (0, import_common11.privateFile)(userFolder));
  const parsed = shape().safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}
function listClaims(userFolder) {
  return (0, import_common17.namesIn)((0, import_node_path3.join)(userFolder, FOLDER2), (0, import_common11.privateFile)(userFolder)).flatMap(
    (name) => name.endsWith(".json") ? readClaim(userFolder, name.slice(0, -".json".length)) ?? [] : []
  );
}
function writeClaim(userFolder, claim) {
  (0, import_common16.makeFolder)((0, import_node_path3.join)(userFolder, FOLDER2), 448);
  (0, import_common6.keepJson)(pathOf2(userFolder, claim.id), claim, { mode: 384 });
}
function removeClaim(userFolder, id) {
  (0, import_node_fs3.rmSync)(pathOf2(userFolder, id), { force: true });
  (0, import_node_fs3.rmSync)(signOf(userFolder, id), { force: true });
}
function giveSign(userFolder, id, now) {
  try {
    (0, import_common15.writeInPlace)(signOf(userFolder, id), String(now));
  } catch {
  }
}
async function withLine(userFolder, decide2) {
  (0, import_common16.makeFolder)((0, import_node_path3.join)(userFolder, FOLDER2), 448);
  return (0, import_common13.withLock)((0, import_node_path3.join)(userFolder, FOLDER2, "line"), decide2, { waitMs: 2e4 });
}
var LOCKED = "The job queue is locked by another process; try again.";
function ownRunner(project) {
  return { ...(0, import_hooks_active_on_stop.identityOf)(process.pid, project), host: (0, import_node_os.hostname)() };
}
var SIGN_MS = 2e3;
var SILENCE_MS = 3 * SIGN_MS;
var START_MS = 3e4;
var STRANGER_MS = 30 * 6e4;
function isTaken({ state }) {
  return state === "running" || state === "cancelling";
}
function isLeft(userFolder, claim, now) {
  if (!isTaken(claim)) return false;
  const { id, runner, at, project } = claim;
  const sign = Number((0, import_common18.textOf)(signOf(userFolder, id), (0, import_common11.privateFile)(userFolder), 100)) || 0;
  const silence = Math.abs(now - Math.max(sign, at));
  if (runner === null) return silence > START_MS;
  if (silence <= SILENCE_MS) return false;
  if (runner.host !== (0, import_node_os.hostname)()) return silence > STRANGER_MS;
  return runner.start === null ? !(0, import_hooks_active_on_stop2.isAlive)(runner.pid) : !(0, import_hooks_active_on_stop.isStillThere)(runner, project);
}
var FOLDER2 = "jobs";
function pathOf2(userFolder, id) {
  return (0, import_node_path3.join)(userFolder, FOLDER2, `${id}.json`);
}
function signOf(userFolder, id) {
  return (0, import_node_path3.join)(userFolder, FOLDER2, `${id}.sign`);
}
// src/app/jobs/end-job.ts
async function endJob(workspace, job, end) {
  const { id } = job;
  await putWorkAway(workspace, job);
  await settle(workspace, job, (current) => ({ ...current, ...end, waitsFor: [], endedAt: workspace.now() }));
  removeClaim(workspace.userFolder, id);
  markOpen(workspace);
  const event = { event: "job-ended", loop: id, status: end.status, outcome: end.outcome };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoTime)(workspace));
  if (end.status !== "cancelled") await tell(workspace, job);
  (0, import_shared_core_planning_writing_project_answers.removeOldJobs)(workspace, workspace.now());
}
async function letJobWait(workspace, job, waitsFor) {
  const { id } = job;
  await dropGates(workspace, id);
  await settle(workspace, job, (current) => ({ ...current, status: "waiting", waitsFor }));
  const claim = readClaim(workspace.userFolder, id);
  if (claim !== null) writeClaim(workspace.userFolder, { ...claim, state: "waiting", runner: null });
  markOpen(workspace);
  const reason = waitsFor[0]?.reason ?? "";
  await (0, import_common.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, (0, import_common2.isoTime)(workspace));
  await tell(workspace, job);
}
async function settle(workspace, job, change) {
  const stopped = (current) => {
    const worked = (0, import_shared_core_planning_writing_project_answers2.workedMs)(current, workspace.now());
    const units = current.units.map(
      (unit) => unit.state === "running" ? { ...unit, state: "open" } : unit
    );
    return change({ ...current, units, workedMs: worked, runningSince: null });
  };
  const changed2 = await (0, import_shared_core_planning_writing_project_answers.changeJob)(workspace, job.id, stopped);
  if (changed2 === null) return;
  const { status, outcome, waitsFor } = changed2;
  (0, import_shared_core_planning_writing_project_answers.logLine)(workspace, job.id, `${status}: ${outcome ?? waitsFor[0]?.reason ?? ""}`);
}
async function putWorkAway(workspace, { id, loop }) {
  await dropGates(workspace, id);
  if (loop !== null) await stopLoop(workspace, { loop, session: null });
}
async function dropGates(workspace, id) {
  const state = (0, import_hooks_active_on_stop6.readState)(workspace);
  if (state.status !== "ok") return;
  for (const stored of state.loops) {
    if (stored.kind !== "loop" || (0, import_hooks_active_on_stop7.gateParent)(stored.loop.terms.session) !== id) continue;
    await (0, import_hooks_active_on_stop6.changeLoop)(workspace, stored.loop.terms.session, () => ({ loop: null, value: null }));
  }
}
async function tell(workspace, { id }) {
  const job = (0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id);
  if (job === null) return;
  const news = (0, import_shared_core_jobs_team_job.newsOf)((0, import_shared_core_jobs_team_job.viewOf)(job, { now: workspace.now(), isLeft: false, lines: [] }));
  notifyByProgram(workspace, id, news);
  const { session } = job;
  if (session === null || !SESSION.test(session)) return;
  await (0, import_shared_app_diagnose_diagnose_plugins.changeLines)(workspace.project, "news", (lines) => [
    ...lines.filter((line) => !line.endsWith(` ${id}`)),
    `${session} ${id}`
  ]);
}
var SESSION = /^[\w-]{1,128}$/;
async function takeNews(workspace, session) {
  const isOwn = (line) => line.startsWith(`${session} `);
  const taken = [];
  if (!(0, import_shared_app_diagnose_diagnose_plugins.linesIn)(workspace.project, "news").some(isOwn)) return [];
  await (0, import_shared_app_diagnose_diagnose_plugins.changeLines)(workspace.project, "news", (lines) => {
    taken.push(...lines.filter(isOwn).map((line) => line.slice(session.length + 1)));
    return lines.filter((line) => !isOwn(line));
  });
  return taken.flatMap((id) => {
    const job = (0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id);
    if (job === null || job.status === "queued" || job.status === "running") return [];
    const view = (0, import_shared_core_jobs_team_job.viewOf)(job, { now: workspace.now(), isLeft: false, lines: [] });
    return [import_common14.prose`${(0, import_common12.quoteLine)((0, import_shared_core_jobs_team_job.newsOf)(view), 600)}`];
  });
}
function markOpen({ project, userFolder }) {
  const path = (0, import_common5.mswPath)(project, "jobs", "open");
  const isOpen = listClaims(userFolder).some(
    (claim) => claim.project === project && claim.state !== "waiting"
  );
  if ((0, import_common5.openMswSubfolder)(project, "jobs").status === "refused") return;
  if (isOpen) (0, import_common6.keepText)(path, "", { durable: false });
  else (0, import_node_fs2.rmSync)(path, { force: true });
}

var import_shared_app_headless_run_record = require("./shared.app.headless.run-record.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_common20 = require("./common.cjs");

// src/core/jobs/line.ts
function nextInLine(all, atOnce) {
  const working = all.filter(isWorking);
  const begun = [];
  const queued = all.filter(({ state }) => state === "queued").toSorted(byTurn);
  for (const one of queued) {
    const busy = [...working, ...begun].filter(({ lane }) => lane === one.lane);
    const isInTheWay = one.lane === "client" && busy.some(({ project }) => project === one.project);
    if (busy.length < atOnce && !isInTheWay) begun.push(one);
  }
  return begun.map(({ id }) => id);
}
function placeInLine(all, id) {
  const own = all.find((one) => one.id === id);
  const ahead = all.filter((one) => one.id !== id && one.lane === own?.lane).filter((one) => isWorking(one) || own !== void 0 && one.state === "queued" && byTurn(one, own) < 0);
  const here = ahead.filter(({ project, lane }) => lane === "client" && project === own?.project);
  if (here.length > 0) return `waits in line, behind ${counted(here)} of this project`;
  return ahead.length === 0 ? "waits in line, as the next" : `waits in line, behind ${counted(ahead)} on this machine`;
}
function counted(jobs) {
  return jobs.length === 1 ? `job ${jobs[0]?.id}` : `${(0, import_common20.countOf)(jobs.length, "job")}`;
}
function isWorking({ state }) {
  return state === "running" || state === "cancelling";
}
function byTurn(left, right) {
  return left.queuedAt - right.queuedAt || (left.id < right.id ? -1 : 1);
}
// src/app/jobs/tend-jobs.ts
var JOB_MARK = "MSW_JOB";
async function tendJobs(workspace) {
  if (listClaims(workspace.userFolder).length === 0) return;
  await withLine(workspace.userFolder, async () => {
    for (const claim of listClaims(workspace.userFolder)) await takeBack(workspace, claim);
    startNext(workspace);
  });
}
function startNext({ userFolder, key, env, now }) {
  if ((0, import_app_loop_gather_evidence2.ownProgram)() === null) return;
  const { settings } = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder);
  const claims = listClaims(userFolder);
  for (const id of nextInLine(claims, settings.jobs.atOnce)) {
    const claim = claims.find((one) => one.id === id);
    if (claim === void 0) continue;
    const { project } = claim;
    if ((0, import_shared_core_planning_writing_project_answers.readJob)({ project, key }, id) === null) {
      removeClaim(userFolder, id);
      continue;
    }
    const started = {
      ...claim,
      state: "running",
      runner: null,
      at: now(),
      starts: claim.starts + 1
    };
    writeClaim(userFolder, started);
    (0, import_hooks_active_on_command2.startCli)(["job", "run", id, "--project", project], { ...(0, import_hooks_active_on_stop4.withoutClientMarks)(env), [JOB_MARK]: id });
  }
}
var MOST_STARTS = 5;
async function takeBack(workspace, claim) {
  const { userFolder, now } = workspace;
  if (!isLeft(userFolder, claim, now())) return;
  const there = { ...workspace, project: claim.project };
  const job = (0, import_shared_core_planning_writing_project_answers.readJob)(there, claim.id);
  if (job === null) return removeClaim(userFolder, claim.id);
  await endLeft(there, claim.id);
  if (claim.state === "cancelling")
    return endJob(there, job, { status: "cancelled", outcome: "it was cancelled", next: null });
  if (claim.starts >= MOST_STARTS)
    return endJob(there, job, {
      status: "failed",
      outcome: `no runner of it could be started in ${MOST_STARTS} attempts; to see why: ${import_hooks_active_on_command2.lineToType`job run ${job.id}`}`,
      next: null
    });
  writeClaim(userFolder, { ...claim, state: "queued", runner: null });
  await (0, import_shared_core_planning_writing_project_answers.changeJob)(there, claim.id, (current) => queuedAgain(current));
}
function queuedAgain(job) {
  return { ...job, status: "queued", step: "waits in line", runningSince: null };
}
async function endLeft(workspace, id) {
  await (0, import_app_loop_gather_evidence3.endStrays)(`${JOB_MARK}=${id}`, null);
  await (0, import_shared_app_headless_run_record.endLeftClients)(workspace, id);
}

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_app_loop_gather_evidence4 = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_common21 = require("./common.cjs");

// src/app/checks/run-project-checks.ts
async function runProjectChecks(workspace, request) {
  const ofLoops = listLoops(workspace).flatMap(({ terms }) => terms.checks);
  const wanted = wantedChecks(workspace, request);
  if (wanted.length === 0)
    return refused('No check of this project was found: name a command, such as "npm test".');
  const isClaude = request.mayRun === "allowed";
  const sealed = new Set(isClaude ? ofLoops.filter(import_app_loop_gather_evidence.isSealed).map(({ command }) => command) : []);
  const open = wanted.filter(({ command }) => !sealed.has(command));
  if (open.length === 0)
    return refused("This check is sealed: it runs when you try to stop and the others pass.");
  const typed = new Set(ofLoops.map(({ command }) => command));
  const mayRun2 = ({ command }) => !isClaude || typed.has(command) || (0, import_hooks_active_on_command7.isTrusted)(workspace.userFolder, workspace.project, command);
  const checks = [];
  for (const check of open)
    checks.push(mayRun2(check) ? await run(workspace, check, request) : await notAllowed(workspace, check));
  return { status: "done", checks };
}
function wantedChecks({ project }, { commands }) {
  if (commands.length === 0) return (0, import_hooks_active_on_command6.proposeHere)(project);
  return commands.map((command) => ({ name: "check", command, from: "a call that Claude made" }));
}
async function run({ project }, { name, command }, { timeoutSeconds, tell: tell2 }) {
  tell2(`${name} runs: ${command}`);
  const teller = tellOn(name, tell2);
  const request = { command, cwd: project, timeoutMs: timeoutSeconds * 1e3, onOutput: teller.heard };
  const ran = await (0, import_app_loop_gather_evidence4.runCheck)(request).finally(teller.end);
  const { exitCode, timedOut, durationMs } = ran;
  const hasPassed = exitCode === 0 && !timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check.emptyRun)(ran.output) : null;
  const result = { name, command, exitCode, durationMs, output: (0, import_common7.redact)(ran.startError ?? ran.output) };
  if (empty !== null) return { ...result, outcome: "empty", reason: `${empty.runner}: ${empty.reason}.` };
  if (hasPassed) return { ...result, outcome: "passed", reason: null };
  const reason = timedOut ? `It did not end within ${timeoutSeconds} s.` : ran.startError;
  return { ...result, outcome: "failed", reason };
}
var TELL_EVERY_MS = 3e3;
var KEPT_BYTES = 16384;
function tellOn(name, tell2) {
  const started = (0, import_common21.monotonicMs)();
  let kept = Buffer.alloc(0);
  const timer = setInterval(() => {
    const seconds = Math.round(((0, import_common21.monotonicMs)() - started) / 1e3);
    const whole = kept.subarray(0, kept.lastIndexOf("\n") + 1).toString("utf8");
    const last = (0, import_common7.redact)(whole).trimEnd().split("\n").at(-1) ?? "";
    tell2(`${name} has been running for ${seconds} s${last === "" ? "" : `: ${(0, import_common4.plainLine)(last, 200)}`}`);
  }, TELL_EVERY_MS);
  return {
    heard: (chunk) => {
      kept = Buffer.concat([kept, chunk]).subarray(-KEPT_BYTES);
    },
    end: () => clearInterval(timer)
  };
}
async function notAllowed(workspace, check) {
  const { name, command } = check;
  const reason = await whyNot(workspace, check);
  return { name, command, outcome: "not allowed", reason, exitCode: null, durationMs: 0, output: "" };
}
async function whyNot(workspace, { command, from }) {
  if ((0, import_common7.redact)(command) !== command)
    return "The user has not allowed this command, and it is not kept for them to allow, because it seems to contain a secret: let it read the secret from a variable or a file.";
  await (0, import_hooks_active_on_command7.noteUntrusted)(workspace, { plan: from, commands: [command] });
  const waiting = (0, import_shared_core_mapping_documents_map_documents.manageTrust)(workspace).list().waiting.find((one) => one.command === command);
  return waiting === void 0 ? "The user has not allowed this command, and it is too long to be read: put it into a script of the project." : `The user has not allowed this command here. They do it in a terminal: ${waiting.allow}`;
}
function refused(reason) {
  return { status: "refused", reason };
}

var import_shared_core_loop_texts_report2 = require("./shared.core.loop.texts.report.cjs");

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

// src/app/jobs/start-job.ts
async function startJob(workspace, work, request) {
  if ((0, import_app_loop_gather_evidence2.ownProgram)() === null) return refuse(import_app_loop_gather_evidence2.NO_PROGRAM);
  await tendJobs(workspace);
  const started = await withLine(workspace.userFolder, async () => {
    const known = underWay(workspace, work);
    if (known === void 0) return queueNew(workspace, work, request);
    return known.status === "waiting" ? queueAgain(workspace, known, request.waitsFor ?? []) : { status: "ok", job: known };
  });
  return started.status === "done" ? started.value : refuse(LOCKED);
}
function underWay(workspace, work) {
  return (0, import_shared_core_planning_writing_project_answers.listJobs)(workspace).find(
    (job) => !(0, import_shared_core_planning_writing_project_answers2.isEnded)(job) && (0, import_shared_core_planning_writing_project_answers2.isSameWork)(job.work, work) && readClaim(workspace.userFolder, job.id) !== null
  );
}
async function queueNew(workspace, work, { session, waitsFor = [], team }) {
  const { userFolder, project, now } = workspace;
  const lack = (0, import_shared_core_loop_texts_report2.lackOfRights)(workspace, work);
  if (lack !== null) return refuse(lack);
  const id = team?.id ?? (0, import_hooks_active_on_command8.newLoopId)(now());
  const isWaiting = waitsFor.length > 0;
  const job = {
    ...(0, import_shared_core_planning_writing_project_answers2.newJob)(id, work, { session, now: now() }),
    ...isWaiting && { status: "waiting", waitsFor },
    ...team?.budget !== void 0 && { budget: team.budget }
  };
  const written = (0, import_shared_core_planning_writing_project_answers.writeJob)(workspace, job);
  if (written.status === "refused") return written;
  const lane = work.kind === "research" ? "research" : "client";
  const state = isWaiting ? "waiting" : "queued";
  const claim = newClaim({ id, project, lane, state, queuedAt: now() });
  writeClaim(userFolder, team === void 0 ? claim : { ...claim, worker: team.worker });
  const what = (0, import_shared_core_jobs_team_job.whatOf)(work);
  (0, import_shared_core_planning_writing_project_answers.logLine)(workspace, id, `queued: ${what}`);
  await (0, import_common.appendJournal)(project, { event: "job-queued", loop: id, what }, (0, import_common2.isoTime)(workspace));
  markOpen(workspace);
  startNext(workspace);
  return { status: "ok", job };
}
async function resumeJob(workspace, id) {
  await tendJobs(workspace);
  const resumed = await withLine(workspace.userFolder, async () => {
    const job = (0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id);
    if (job === null) return refuse(`There is no job ${id} here. To list the jobs: ${import_hooks_active_on_command2.lineToType`job list`}`);
    if ((0, import_shared_core_planning_writing_project_answers2.isEnded)(job))
      return refuse(`Job ${id} is ${job.status}; start it again to continue from what is done.`);
    return job.status === "waiting" ? queueAgain(workspace, job, []) : { status: "ok", job };
  });
  return resumed.status === "done" ? resumed.value : refuse(LOCKED);
}
function refuse(reason) {
  return { status: "refused", reason };
}
async function queueAgain(workspace, { id, work }, waitsFor) {
  const { userFolder, now } = workspace;
  const claim = readClaim(userFolder, id);
  if (claim === null) return refuse(`Job ${id} has ended, whatever its record says: start it again.`);
  const lack = (0, import_shared_core_loop_texts_report2.lackOfRights)(workspace, work);
  if (lack !== null) return refuse(lack);
  const isWaiting = waitsFor.length > 0;
  const job = await (0, import_shared_core_planning_writing_project_answers.changeJob)(workspace, id, (current) => ({
    ...current,
    ...isWaiting ? { waitsFor } : { status: "queued", step: "waits in line", waitsFor: [] }
  }));
  if (job === null) return refuse(`The record of job ${id} cannot be written.`);
  if (!isWaiting) writeClaim(userFolder, { ...claim, state: "queued", runner: null, queuedAt: now() });
  markOpen(workspace);
  startNext(workspace);
  return { status: "ok", job };
}

// src/app/jobs/show-jobs.ts
var MOST_LINES = 10;
async function showJobs(workspace) {
  const jobs = (0, import_shared_core_planning_writing_project_answers.listJobs)(workspace);
  if (jobs.length === 0) return [];
  await tendJobs(workspace);
  return Promise.all((0, import_shared_core_planning_writing_project_answers.listJobs)(workspace).map((job) => seen(workspace, job, 0)));
}
function glanceAtJobs(workspace) {
  const { userFolder, now } = workspace;
  const jobs = (0, import_shared_core_planning_writing_project_answers.listJobs)(workspace);
  const claims = listClaims(userFolder);
  const ended = jobs.filter((job) => (0, import_shared_core_planning_writing_project_answers2.isEnded)(job) && now() - (job.endedAt ?? 0) < RECENT_MS);
  return [...jobs.filter((job) => !(0, import_shared_core_planning_writing_project_answers2.isEnded)(job)), ...ended.slice(0, MOST_ENDED)].map((job) => {
    const claim = readClaim(userFolder, job.id);
    const place = placeInLine(claims, job.id);
    return (0, import_shared_core_jobs_team_job.viewOf)(job, { now: now(), isLeft: claim === null || !isTaken(claim), lines: [], place });
  });
}
var RECENT_MS = 24 * 36e5;
var MOST_ENDED = 3;
async function showJob(workspace, wanted, most = MOST_LINES, call) {
  await tendJobs(workspace);
  const id = chooseJob(workspace, wanted, call);
  if (!("job" in id)) return id.reason;
  const job = (0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id.job) ?? null;
  return job === null ? `Job ${id.job} is gone.` : seen(workspace, job, most);
}
function chooseJob(workspace, wanted, call = import_hooks_active_on_command2.lineOf) {
  const jobs = (0, import_shared_core_planning_writing_project_answers.listJobs)(workspace);
  const [first, second] = jobs.filter(({ id }) => id.startsWith(wanted ?? ""));
  if (first === void 0)
    return {
      reason: wanted === null ? `There is no job in this project yet. How to start one: ${(0, import_hooks_active_on_command2.lineOf)("job --help")}` : `There is no job ${wanted.slice(0, 40)} here. To list the jobs: ${call("job list")}`
    };
  if (wanted === null || second === void 0 || first.id === wanted) return { job: first.id };
  return { reason: `Several jobs begin with ${wanted.slice(0, 40)}: name one by its whole id.` };
}
async function seen(workspace, job, most) {
  const { userFolder, project, now } = workspace;
  const claim = readClaim(userFolder, job.id);
  const isAbandoned = claim === null || !isTaken(claim) || isLeft(userFolder, claim, now());
  const { lines } = most === 0 ? { lines: [] } : (0, import_shared_core_planning_writing_project_answers.readLog)(project, job.id, { from: null, most });
  const place = placeInLine(listClaims(userFolder), job.id);
  return (0, import_shared_core_jobs_team_job.viewOf)(job, { now: now(), isLeft: isAbandoned, lines, place });
}

// src/app/jobs/learn-from-team.ts
async function learnFromTeam(workspace) {
  const { project } = workspace;
  if ((0, import_shared_app_diagnose_diagnose_plugins.linesIn)(project, "asked").length === 0) return { status: "off" };
  const { showTeam } = await Promise.resolve().then(() => __toESM(require("./app.jobs.team-jobs.cjs")));
  const shown3 = await showTeam(workspace);
  if (shown3.status !== "ok") return shown3;
  const views = [];
  await (0, import_shared_app_diagnose_diagnose_plugins.changeLines)(project, "asked", async (lines) => {
    for (const line of lines) {
      const [id, seen2] = line.split(" ");
      const view = shown3.views.find((one) => one.id === id);
      if (view === void 0 || view.state === seen2 && isOld(view, workspace.now())) continue;
      if (view.state !== seen2) await tellJournal(workspace, view);
      views.push(view);
    }
    return views.map(({ id, state }) => `${id} ${state}`);
  });
  return { status: "ok", views };
}
function isOld({ state, endedAt, createdAt }, now) {
  return (0, import_shared_core_planning_writing_project_answers2.isEnded)({ status: state }) && now - (endedAt ?? createdAt) > RECENT_MS;
}
async function tellJournal(workspace, view) {
  const { id, state, outcome, waitsFor, team } = view;
  const by = team?.worker == null ? "" : `by ${team.worker}: `;
  const at = (0, import_common2.isoTime)(workspace);
  if ((0, import_shared_core_planning_writing_project_answers2.isEnded)({ status: state })) {
    const event = { loop: id, status: state, outcome: `${by}${outcome ?? "it ended"}` };
    await (0, import_common.appendJournal)(workspace.project, { event: "job-ended", ...event }, at);
  } else if (state === "waiting") {
    const reason = waitsFor[0]?.reason ?? "";
    await (0, import_common.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, at);
  }
}

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_promises = require("node:timers/promises");
// src/app/jobs/cancel-job.ts
var PATIENCE_MS = 25e3;
var EVERY_MS = 100;
async function cancelJob(workspace, id) {
  const { userFolder } = workspace;
  const job = (0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id);
  if (job === null) return refuse2(`There is no job ${id} here. To list the jobs: ${import_hooks_active_on_command2.lineToType`job list`}`);
  if ((0, import_shared_core_planning_writing_project_answers2.isEnded)(job)) return refuse2(`Job ${id} has ended already: it is ${job.status}.`);
  const claim = await withLine(userFolder, async () => {
    const found2 = readClaim(userFolder, id);
    if (found2?.state === "running") writeClaim(userFolder, { ...found2, state: "cancelling" });
    return found2;
  });
  if (claim.status === "busy") return refuse2(LOCKED);
  const found = claim.value;
  if (found !== null && isTaken(found)) await askRunner(workspace, found);
  if (readClaim(userFolder, id) !== null || !(0, import_shared_core_planning_writing_project_answers2.isEnded)((0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id) ?? job)) {
    await endLeft(workspace, id);
    await endJob(workspace, job, { status: "cancelled", outcome: "it was cancelled", next: null });
    await withLine(userFolder, async () => startNext(workspace));
  }
  const ended = (0, import_shared_core_planning_writing_project_answers.readJob)(workspace, id);
  return { status: "done", job: ended ?? { ...job, status: "cancelled" } };
}
function refuse2(reason) {
  return { status: "refused", reason };
}
async function askRunner({ project }, { runner }) {
  if (runner === null) return;
  const isThere = () => (0, import_hooks_active_on_stop.isStillThere)(runner, project);
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    if (!isThere()) return;
    await (0, import_promises.setTimeout)(EVERY_MS);
  }
  if (isThere()) await (0, import_adapters_git_work_tree2.killTree)({ pid: runner.pid, projectRoot: project });
}
