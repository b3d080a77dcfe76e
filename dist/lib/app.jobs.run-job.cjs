var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(a=__getOwnPropDesc(r,t))||a.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{runJob:()=>runJob}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_report_status_text2=require("./shared.core.report.status-text.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_jobs_team_job2=require("./shared.core.jobs.team-job.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./\
common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_fs=require("node:fs"),import_promises=require("node:timers/promises");
// src/app/jobs/run-job.ts
// src/app/jobs/meter.ts
function beginMeter({ cost, tokens, denied, uncosted = 0 }) {
  const used = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Set();
  let killed = 0;
  return {
    count: (client, of) => {
      open.add(client);
      used.set(client, of);
    },
    /** Its end was seen: whatever it used is counted. */
    close: (client) => void open.delete(client),
    /** Tokens that nobody was told the cost of. */
    countKilled: (more) => {
      killed += more;
    },
    total: () => {
      const all = [...used.values()];
      const sum = (of) => all.reduce((total, one) => total + of(one), 0);
      const known = { cost: sum((one) => one.cost), tokens: sum((one) => one.tokens) };
      const rate = known.tokens === 0 ? null : known.cost / known.tokens;
      return {
        cost: cost + known.cost + (rate ?? 0) * (uncosted + killed),
        tokens: tokens + known.tokens + killed,
        denied: [.../* @__PURE__ */ new Set([...denied, ...all.flatMap((one) => one.denied)])],
        clients: [...open].map((session) => ({ session, tokens: used.get(session)?.tokens ?? 0 })),
        uncosted: rate === null ? uncosted + killed : 0
      };
    }
  };
}
function killedTokens({ env }, { clients = [] }) {
  return clients.reduce(
    (sum, { session, tokens }) => sum + Math.max(0, (0, import_shared_core_planning_phases_plan_format.sessionTokens)(env, session) - tokens),
    0
  );
}
// src/app/jobs/work-on.ts
async function workOn(workspace, desk) {
  const { work } = desk.job();
  switch (work.kind) {
    case "execute-phase": {
      const { executePhase } = await Promise.resolve().then(() => __toESM(require("./app.jobs.execute-phase.cjs")));
      return executePhase(workspace, desk, work);
    }
    case "plan-phase": {
      const { planPhase } = await Promise.resolve().then(() => __toESM(require("./app.jobs.plan-phase.cjs")));
      return planPhase(workspace, desk, work);
    }
    case "execute-and-verify": {
      const { executeAndVerify } = await Promise.resolve().then(() => __toESM(require("./app.jobs.execute-and-verify.cjs")));
      return executeAndVerify(workspace, desk, work);
    }
    case "research": {
      const { doResearch } = await Promise.resolve().then(() => __toESM(require("./app.jobs.do-research.cjs")));
      return doResearch(workspace, desk, work);
    }
  }
}
// src/app/jobs/run-job.ts
async function runJob(outer, id) {
  const workspace = { ...outer, env: { ...outer.env, [import_shared_core_report_status_text.JOB_MARK]: id } };
  const taken = await take(workspace, id);
  if (taken.status === "refused") return taken;
  await (0, import_shared_core_report_status_text.endLeft)(workspace, id);
  await (0, import_shared_core_report_status_text2.dropGates)(workspace, id);
  const shift = beginShift(workspace, taken);
  const killed = killedTokens(workspace, taken.job);
  if (killed > 0) {
    shift.desk.countKilled(killed);
    shift.desk.log(`its clients that were killed had used ${(0, import_hooks_active_on_stop2.shortCount)(killed)} tokens, which count`);
  }
  const ended = await Promise.race([
    workOn(workspace, shift.desk).catch(broken),
    // Work that hangs must not make the runner hang.
    shift.over.then(() => (0, import_promises.setTimeout)(GRACE_MS)).then(() => null)
  ]);
  await shift.finish();
  await settle(workspace, shift.desk.job(), { ended, why: shift.why() });
  const job = (0, import_shared_core_jobs_team_job.readJob)(workspace, id);
  return job === null ? refuse(`The record of job ${id} is gone.`) : { status: "ran", job };
}
var GRACE_MS = 2e4;
function refuse(reason) {
  return { status: "refused", reason };
}
var FRUITLESS = { kind: "failed", outcome: "it came to nothing", next: null };
function broken(error) {
  const outcome = error instanceof Error ? error.message : String(error);
  return { kind: "failed", outcome, next: null };
}
async function take(workspace, id) {
  const { userFolder, project, now } = workspace;
  const taken = await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => {
    const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id);
    if (claim === null || claim.project !== project || (0, import_shared_core_jobs_team_job.readJob)(workspace, id) === null)
      return `No job ${id} of this project waits for somebody to work on it. To list the jobs: ${import_common3.lineToType`job list`}`;
    const objection = await objectionTo(workspace, claim);
    if (objection !== null) return objection;
    const runner = (0, import_shared_core_report_timeline.ownRunner)(project);
    (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...claim, state: "running", runner, at: now(), starts: 0 });
    (0, import_shared_core_report_timeline.giveSign)(userFolder, id, now());
    return { isForTeam: claim.worker !== void 0 };
  });
  if (taken.status === "busy") return refuse(import_shared_core_report_timeline.LOCKED);
  if (typeof taken.value === "string") return refuse(taken.value);
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  const base = state.status === "ok" ? { base: { head: state.head, branch: state.branch } } : {};
  const begun = await (0, import_shared_core_jobs_team_job.changeJob)(workspace, id, (job) => ({
    ...base,
    ...job,
    status: "running",
    step: "begins",
    waitsFor: [],
    runningSince: now()
  }));
  await (0, import_common.appendJournal)(project, { event: "job-started", loop: id }, (0, import_common2.isoNow)(workspace));
  const isContinued = begun !== null && (begun.workedMs > 0 || begun.begun.length > 0);
  (0, import_shared_core_jobs_team_job.logLine)(workspace, id, `${isContinued ? "continued" : "begun"} by process ${process.pid}`);
  return begun === null ? refuse(`The record of job ${id} cannot be written.`) : { status: "ok", job: begun, ...taken.value };
}
async function objectionTo({ userFolder, now }, claim) {
  const { id, state, runner } = claim;
  if (state === "waiting")
    return `Job ${id} waits for you; this continues it: ${import_common3.lineToType`job resume ${id}`}`;
  if (state === "cancelling") return `Job ${id} is being cancelled.`;
  const isWorkedOn = (0, import_shared_core_report_timeline.isTaken)(claim) && runner !== null && !(0, import_shared_core_report_timeline.isLeft)(userFolder, claim, now());
  return isWorkedOn ? `Job ${id} is being worked on by another process.` : null;
}
function beginShift(workspace, { job: begun, isForTeam }) {
  const { userFolder, now } = workspace;
  const { settings } = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder);
  const rights = (0, import_shared_core_jobs_progress.withinBudget)(isForTeam ? (0, import_shared_core_jobs_team_job2.teamRights)(settings.jobs) : settings.jobs, begun);
  let job = begun;
  let why = null;
  const controller = new AbortController();
  const over = new Promise((resolve) => {
    controller.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  const end = (reason) => {
    why ??= reason;
    controller.abort();
  };
  let limit = null;
  const keep = async (change) => {
    job = (0, import_shared_core_jobs_progress.changed)(job, change, now());
    if (limit !== null) job = { ...job, runningSince: null };
    await (0, import_shared_core_jobs_team_job.changeJob)(workspace, job.id, () => job);
  };
  const meter = beginMeter(begun);
  const waitForLimit = (step, until) => {
    const before = limit?.step === job.step ? limit.before : job.step;
    void keep({});
    limit = { step, before, until };
    void keep({ step });
  };
  const endLimit = () => {
    if (limit === null || now() < limit.until) return;
    const { step, before } = limit;
    limit = null;
    void keep(job.step === step ? { step: before } : {});
  };
  const interrupt = (0, import_shared_core_failure_reading_line_pattern.onInterrupt)();
  const onSignal = () => {
    const isAsked = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, job.id)?.state === "cancelling";
    end(isAsked ? CANCELLED : { kind: "interrupted", reason: "its runner was told to end" });
  };
  interrupt.signal.addEventListener("abort", onSignal, { once: true });
  const isInstalled = watchInstallation(workspace);
  let beats = 0;
  const objection = (claim) => {
    if (claim === null || claim.state === "cancelling") return CANCELLED;
    if (claim.worker !== void 0 && !(0, import_hooks_active_on_stop.isAlive)(claim.worker))
      return { kind: "cancelled", reason: "the worker that it was for has gone" };
    const spent = budgetSpent(rights, { ...job, ...meter.total() }, now());
    if (spent !== null) return { kind: "spent", reason: spent };
    const isGone = beats % 5 === 0 && !isInstalled();
    return isGone ? { kind: "cancelled", reason: "MSW was uninstalled" } : null;
  };
  const beat = () => {
    beats += 1;
    (0, import_shared_core_report_timeline.giveSign)(userFolder, job.id, now());
    endLimit();
    const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, job.id);
    if (claim?.state === "limited" !== (limit !== null))
      void (0, import_shared_core_report_status_text.markLimited)(workspace, job.id, () => limit !== null).catch(() => {
      });
    const found = objection(claim);
    if (found !== null) end(found);
    else if (beats % 5 === 0) void keep(meter.total());
  };
  const timer = setInterval(beat, import_shared_core_report_timeline.SIGN_MS);
  const desk = {
    job: () => job,
    note: (change) => keep({ ...change, ...meter.total() }),
    log: (line) => (0, import_shared_core_jobs_team_job.logLine)(workspace, job.id, line),
    signal: controller.signal,
    rights,
    isForTeam,
    count: meter.count,
    close: meter.close,
    countKilled: meter.countKilled,
    waitForLimit,
    costLeft: () => rights.maxCost === null ? null : Math.max(0.01, rights.maxCost - meter.total().cost)
  };
  return {
    desk,
    over,
    why: () => why,
    finish: async () => {
      clearInterval(timer);
      interrupt.release();
      await keep(meter.total());
    }
  };
}
var CANCELLED = { kind: "cancelled", reason: "it was cancelled" };
function budgetSpent({ maxMinutes, maxTokens, maxCost }, job, now) {
  if ((0, import_shared_core_jobs_progress.workedMs)(job, now) > maxMinutes * 6e4)
    return `its ${(0, import_common4.countOf)(maxMinutes, "minute is", "minutes are")} used`;
  if (maxTokens !== null && job.tokens >= maxTokens) return `its ${maxTokens} tokens are used`;
  return maxCost !== null && job.cost >= maxCost ? `its cost budget of $${maxCost} is spent` : null;
}
function watchInstallation(workspace) {
  const [, program = ""] = process.argv;
  const wasInstalled = (0, import_shared_core_snapshots_undo_text.hasPlugin)(workspace);
  return () => (0, import_node_fs.existsSync)(program) && (!wasInstalled || (0, import_shared_core_snapshots_undo_text.hasPlugin)(workspace));
}
async function settle(workspace, job, { ended, why }) {
  const { userFolder } = workspace;
  await (0, import_shared_core_report_status_text.endLeft)(workspace, job.id);
  if (ended?.kind !== "done" && why !== null) {
    if (why.kind === "interrupted") return putBack(workspace, job, why.reason);
    const status = why.kind === "spent" ? "failed" : "cancelled";
    await (0, import_shared_core_report_status_text2.endJob)(workspace, job, { status, outcome: why.reason, next: null });
  } else if (ended?.kind === "waiting") await (0, import_shared_core_report_status_text2.letJobWait)(workspace, job, ended.waitsFor);
  else {
    const { kind, outcome, next } = ended ?? FRUITLESS;
    await (0, import_shared_core_report_status_text2.endJob)(workspace, job, { status: kind, outcome, next });
  }
  await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => (0, import_shared_core_report_status_text.startNext)(workspace));
}
async function putBack(workspace, { id }, why) {
  const { userFolder, now } = workspace;
  (0, import_shared_core_jobs_team_job.logLine)(workspace, id, `${why}: the job is put back into the line`);
  await (0, import_shared_core_jobs_team_job.changeJob)(workspace, id, (job) => ({
    ...job,
    status: "queued",
    step: "waits in line",
    workedMs: (0, import_shared_core_jobs_progress.workedMs)(job, now()),
    runningSince: null
  }));
  await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => {
    const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id);
    if (claim?.state === "cancelling") (0, import_shared_core_report_timeline.removeClaim)(userFolder, id);
    else if (claim !== null) (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...claim, state: "queued", runner: null });
  });
}
