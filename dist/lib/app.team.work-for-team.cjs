var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{workForTeam:()=>workForTeam}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_team_team_jobs=require("./shared.app.team.team-jobs.cjs"),import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_shared_app_planning_execution_execute_command=require("./shared.app.planning.execution.execute-command.cjs"),import_shared_app_planning_execution_execution_objections=require("./shared.app.planning.execution.execution-objections.cjs"),import_shared_core_report_status_text2=require("./shared.core.report.status-text.cjs"),import_shared_core_report_status_text3=require("./shared.core.report.status-text.cjs"),import_shared_app_headless_login_status=require("./shared.app.headless.login-status.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_app_headless_in_worktree=require("./shared.app.headless.in-worktree.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_adapters_claude_code_headless_client=require("./shared.adapters.claude-code.headless-client.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_adapters_git_remote_clone=require(
"./shared.adapters.git.remote-clone.cjs"),import_shared_core_jobs_team_job2=require("./shared.core.jobs.team-job.cjs"),import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_fs=require("node:fs"),import_promises=require("node:timers/promises"),import_node_fs2=require("node:fs"),import_node_path=require("node:path");
// src/app/team/work-for-team.ts
// src/core/jobs/team-limits.ts
function whyNoJob(limits, minutes, spent) {
  const { quietHours, maxCostPerDay, maxTokensPerDay } = limits;
  if (quietHours !== null && isQuiet(quietHours, minutes)) return `these are quiet hours (${quietHours})`;
  if (maxCostPerDay !== null && spent.cost >= maxCostPerDay)
    return `the team has spent its $${maxCostPerDay} of 24 hours`;
  return maxTokensPerDay !== null && spent.tokens >= maxTokensPerDay ? `the team has used its ${maxTokensPerDay} tokens of 24 hours` : null;
}
function isQuiet(hours, minutes) {
  const [from = 0, to = 0] = hours.split("-").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return 60 * hour + minute;
  });
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}
var DAY_MS = 24 * 36e5;
function spentInDay(jobs, now) {
  const recent = jobs.filter((job) => now - (job.endedAt ?? now) < DAY_MS && (0, import_shared_core_jobs_progress.workedMs)(job, now) > 0);
  return {
    cost: recent.reduce((sum, { cost }) => sum + cost, 0),
    tokens: recent.reduce((sum, { tokens }) => sum + tokens, 0)
  };
}
function leftForJob(job, limits, spent) {
  const { maxCostPerDay: cost, maxTokensPerDay: tokens } = limits;
  const { budget } = job;
  if (cost === null && tokens === null) return budget;
  const least = (asked, left) => left === null ? asked ?? null : Math.min(asked ?? left, left);
  return {
    maxMinutes: budget?.maxMinutes ?? LONGEST_MINUTES,
    maxCost: least(budget?.maxCost, cost === null ? null : Math.max(0, cost - spent.cost) + job.cost),
    maxTokens: least(
      budget?.maxTokens,
      tokens === null ? null : Math.max(0, tokens - spent.tokens) + job.tokens
    )
  };
}
var LONGEST_MINUTES = 10080;
// src/app/team/worker-preflight.ts
async function lacksOf(workspace) {
  const found = await Promise.all([
    (0, import_shared_core_loop_texts_report.lackOfRights)(workspace, { kind: "execute-phase" }),
    old((0, import_shared_app_diagnose_diagnose_client.diagnoseNode)()),
    lackOfClient(workspace),
    lackOfIdentity(workspace),
    lackOfRemote(workspace)
  ]);
  return found.filter((one) => one !== null);
}
async function lackOfClient(workspace) {
  const located = (0, import_shared_adapters_claude_code_headless_client.locateClient)(workspace);
  if (located === null) return `${import_shared_adapters_claude_code_headless_client.NO_CLIENT}.`.replace(/^t/, "T");
  return old(await (0, import_shared_app_diagnose_diagnose_client.diagnoseClient)(workspace)) ?? (0, import_shared_app_headless_login_status.whyLoggedOut)(workspace, located.program);
}
function old({ name, status, detail, fix }) {
  return status === "fail" ? `${name} is ${detail}. ${fix ?? ""}`.trim() : null;
}
async function lackOfIdentity({ project, env }) {
  const refused = await (0, import_shared_app_planning_execution_execution_objections.tryCommit)(project, "chore: try what a commit needs", (0, import_shared_core_planning_writing_new_documents.isAllowedIn)(project, env));
  return refused === null ? null : `A commit cannot be made here (${(0, import_common4.plainLine)(refused, 300)}): git config user.name and user.email say who makes them.`;
}
var TRIAL = "msw/job-trial";
async function lackOfRemote({ project }) {
  const refused = await (0, import_shared_adapters_git_remote_clone.tryPush)(project, TRIAL);
  return refused === null ? null : `The remote cannot be pushed to (${(0, import_common4.plainLine)(refused, 300)}): git push --dry-run says why.`;
}
// src/app/team/hand-on.ts
async function giveUp(worker, turn, reason) {
  const { place, workspace, tell } = worker;
  const { lease, stored } = turn;
  const lacks = await lacksOf(workspace);
  if (lacks.length > 0) return handOn(worker, turn, lacks);
  const job = {
    ...stored.job,
    status: "failed",
    outcome: (0, import_common4.plainLine)(reason, 600).replace(/\.$/, ""),
    endedAt: workspace.now()
  };
  await place.queue.write(lease.id, (0, import_shared_app_team_team_jobs.bodyOf)({ ...stored, job }));
  await place.queue.end(lease);
  tell(`job ${lease.id}: failed: ${job.outcome}`);
}
function isNewer({ body }) {
  const { v } = (0, import_common5.fieldsIn)((0, import_common5.parseJson)(body));
  return typeof v === "number" && v > 1;
}
var NEWER = "A newer MSW has put a job into the queue, and this one cannot read it: update MSW here.";
async function putBack({ place, duty, tell, heard }, { lease, pulse }, lacks) {
  pulse.end();
  await heard(place.queue.giveBack(lease));
  tell(`job ${lease.id}: handed on to another worker`);
  duty.hold(lacks);
}
async function handOn(worker, turn, lacks) {
  const { lease, stored } = turn;
  const { handedOn = [] } = stored;
  const hand = { worker: (0, import_shared_app_team_team_jobs.workerName)(), reason: lacks.join(" ") };
  const hands = [...handedOn, hand].slice(-MOST_HANDS);
  const lines = [...stored.lines, `${(0, import_common.isoNow)(worker.workspace)} ${handLine(hand)}`].slice(-MOST_LINES);
  const job = { ...stored.job, status: "queued", step: import_shared_core_jobs_team_job2.WAITS };
  await worker.heard(worker.place.queue.write(lease.id, (0, import_shared_app_team_team_jobs.bodyOf)({ ...stored, job, lines, handedOn: hands })));
  await putBack(worker, turn, lacks);
}
function handLine({ worker, reason }) {
  return `handed on by ${(0, import_shared_core_jobs_progress.shownMatch)(worker, import_shared_core_jobs_team_job2.MACHINE)}, whose machine lacks something: ${(0, import_common3.quoteLine)(reason, 500)}`;
}
var MOST_HANDS = 5;
var MOST_LINES = 10;
// src/app/team/team-clone.ts
async function cloneFor(workspace, place, { job, commit, folder }) {
  const home = (0, import_node_path.join)(workspace.userFolder, "team", job.id);
  const plan = { url: place.url, folder: home, near: workspace.project, commit, branch: (0, import_shared_core_jobs_team_job2.teamBranch)(job.id) };
  let opened = await (0, import_shared_adapters_git_remote_clone.openClone)(plan);
  if (opened === "outdated") {
    (0, import_node_fs2.renameSync)(home, `${home}.${workspace.now()}`);
    opened = await (0, import_shared_adapters_git_remote_clone.openClone)(plan);
  }
  if (typeof opened !== "string") return `No clone could be made: ${opened.reason}.`;
  const other = await (0, import_shared_adapters_git_remote_clone.otherClientFile)(home, workspace.project);
  if (other !== null)
    return `The commit ${commit.slice(0, 12)} has another ${(0, import_common4.plainLine)(other, 200)} than this worker's checkout, which a client may run: look at it, and bring the checkout to that state first.`;
  const project = (0, import_node_path.join)(home, folder);
  if (!(0, import_node_fs2.existsSync)(project)) return `The folder ${(0, import_common4.plainLine)(folder, 200)} is not in the repository.`;
  const real = import_node_fs2.realpathSync.native(project);
  const root = import_node_fs2.realpathSync.native(home);
  if (!(0, import_common6.isInside)(real, root)) return "The folder of the project leads out of its clone.";
  const above = place.folder.split("/").flatMap((name) => name === "" ? [] : [".."]);
  const own = (0, import_node_path.join)(workspace.project, ...above, folder);
  return {
    folder: home,
    there: { ...workspace, project: real },
    own: { ...workspace, project: (0, import_node_fs2.existsSync)(own) ? import_node_fs2.realpathSync.native(own) : own }
  };
}
async function setTrusted(userFolder, project, commands) {
  for (const command of (0, import_hooks_active_on_command.listTrusted)(userFolder, project))
    if (!commands.includes(command)) await (0, import_hooks_active_on_command.removeTrusted)(userFolder, project, command);
  for (const command of commands) await (0, import_hooks_active_on_command.addTrusted)(userFolder, project, command);
}
// src/app/team/team-worker.ts
var EVERY_MS = 2e3;
function listenFor(tell) {
  let isAway = false;
  return async (asked) => {
    try {
      const answer = await asked;
      if (isAway) tell("the server of the team answers again");
      isAway = false;
      return answer;
    } catch (error) {
      const reason = (0, import_common4.plainLine)(error instanceof Error ? error.message : String(error), 200);
      if (!isAway)
        tell(`the server of the team does not answer (${reason}); work continues, and it is asked again`);
      isAway = true;
      return "away";
    }
  };
}
function beginPulse({ place, heard }, lease) {
  let isLost = false;
  const timer = setInterval(async () => {
    if (await heard(place.queue.keep(lease)) === false) isLost = true;
  }, EVERY_MS);
  return { isLost: () => isLost, end: () => clearInterval(timer) };
}
// src/app/team/worker-duty.ts
var AGAIN_MS = 6e4;
function beginDuty(workspace, queue, tell) {
  const { userFolder, now } = workspace;
  let lacks = [];
  let lookedAt = 0;
  let told = null;
  const isFit = async () => {
    if (lacks.length === 0) return true;
    if (now() - lookedAt < AGAIN_MS) return false;
    lacks = await lacksOf(workspace);
    lookedAt = now();
    if (lacks.length === 0) tell("this machine lacks nothing any more: jobs are taken again");
    return lacks.length === 0;
  };
  return {
    mayTake: async () => {
      if (!await isFit()) return false;
      const limits = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder).settings.team;
      const time = new Date(now());
      const spent = await spentIn(queue, limits, now());
      const why = whyNoJob(limits, 60 * time.getHours() + time.getMinutes(), spent);
      if (why !== null && why !== told) tell(`no job is taken, since ${why}`);
      told = why;
      return why === null;
    },
    hold: (found) => {
      lacks = found;
      lookedAt = now();
      for (const lack of found) tell(`no job is taken until this is put right: ${lack}`);
    },
    lacks: () => lacks
  };
}
async function spentIn(queue, limits, now) {
  if (limits.maxCostPerDay === null && limits.maxTokensPerDay === null) return { cost: 0, tokens: 0 };
  const jobs = (await queue.list()).flatMap((row) => (0, import_shared_app_team_team_jobs.readBody)(row)?.job ?? []);
  return spentInDay(jobs, now);
}
// src/app/team/work-for-team.ts
async function workForTeam(workspace, request) {
  const lack = (0, import_shared_core_loop_texts_report.lackOfRights)(workspace, { kind: "execute-phase" });
  if (lack !== null) return { status: "refused", reason: lack };
  const interrupt = (0, import_shared_core_failure_reading_line_pattern.onInterrupt)();
  const { tell } = request;
  const worked = await (0, import_shared_app_team_team_jobs.withTeam)(workspace, { works: true }, async (place) => {
    const lacks = await lacksOf(workspace);
    if (lacks.length > 0) return unfit(lacks);
    const duty = beginDuty(workspace, place.queue, tell);
    tell(`${(0, import_shared_app_team_team_jobs.workerName)()} is ready and waits for jobs`);
    const worker = { workspace, place, duty, signal: interrupt.signal, tell, heard: listenFor(tell) };
    const jobs = await takeTurns(worker, request);
    return duty.lacks().length === 0 ? { status: "ok", jobs } : unfit(duty.lacks());
  });
  interrupt.release();
  return worked.status === "ok" ? worked.value : worked;
}
function unfit(lacks) {
  return { status: "refused", reason: `This machine cannot work for the team. ${lacks.join(" ")}` };
}
async function takeTurns(worker, { once, atOnce }) {
  const { place, duty, signal, heard } = worker;
  const busy = /* @__PURE__ */ new Set();
  let count = 0;
  while (!signal.aborted) {
    const lease = busy.size < atOnce && await heard(duty.mayTake()) === true ? await heard(place.queue.take()) : null;
    if (lease !== null && lease !== "away") {
      count += 1;
      const turn = workOn(worker, lease).finally(() => busy.delete(turn));
      busy.add(turn);
    }
    if (once) break;
    await (0, import_promises.setTimeout)(EVERY_MS, null, { signal }).catch(() => null);
  }
  await Promise.all(busy);
  return count;
}
async function workOn(worker, lease) {
  const { place, tell, heard } = worker;
  const pulse = beginPulse(worker, lease);
  try {
    const row = (await place.queue.list()).find(({ id }) => id === lease.id);
    const stored = row === void 0 ? null : (0, import_shared_app_team_team_jobs.readBody)(row);
    if (stored === null) {
      if (row !== void 0 && isNewer(row)) return await putBack(worker, { lease, pulse }, [NEWER]);
      tell(`job ${lease.id}: what the queue says of it cannot be read`);
      await place.queue.end(lease);
      return;
    }
    tell(`job ${lease.id}: ${(0, import_shared_core_jobs_progress.whatOf)(stored.job.work)}, for ${(0, import_shared_core_jobs_progress.shownMatch)(stored.by, import_shared_core_jobs_team_job2.MACHINE)}`);
    const taken = { ...stored, worker: (0, import_shared_app_team_team_jobs.workerName)() };
    const { team } = (0, import_app_guidance_step_guidance.readUserSettings)(worker.workspace.userFolder).settings;
    const spent = await spentIn(place.queue, team, worker.workspace.now());
    const budget = leftForJob(stored.job, team, spent);
    await place.queue.write(
      lease.id,
      (0, import_shared_app_team_team_jobs.bodyOf)({ ...taken, job: { ...stored.job, status: "running", step: "begins" } })
    );
    await carryOut(worker, { lease, pulse, stored: { ...taken, job: { ...stored.job, budget } } });
  } catch (error) {
    tell(`job ${lease.id}: ${(0, import_common4.plainLine)(error instanceof Error ? error.message : String(error), 300)}`);
    pulse.end();
    await heard(place.queue.giveBack(lease));
  } finally {
    pulse.end();
  }
}
async function carryOut(worker, turn) {
  const { workspace, tell } = worker;
  const { lease, stored } = turn;
  const clone = await cloneFor(workspace, worker.place, stored);
  if (typeof clone === "string") return giveUp(worker, turn, clone);
  const { own, there, folder } = clone;
  const { userFolder } = workspace;
  await setTrusted(userFolder, there.project, (0, import_hooks_active_on_command.listTrusted)(userFolder, own.project));
  const started = await begin(there, stored);
  const end = started.status === "refused" ? started : await follow(worker, turn, clone);
  await setTrusted(userFolder, there.project, []);
  if (typeof end !== "string" && "reason" in end) return giveUp(worker, turn, end.reason);
  if (end === "lost") return tell(`job ${lease.id}: it was cancelled, or another worker has it`);
  if (end === "handed-back") return tell(`job ${lease.id}: handed back`);
  if ("lacks" in end) return handOn(worker, turn, end.lacks);
  tell(`job ${lease.id}: ${end.status}${end.outcome === null ? "" : `: ${(0, import_common4.plainLine)(end.outcome, 300)}`}`);
  for (const { reason, type } of end.waitsFor) tell(`job ${lease.id}: ${(0, import_common4.plainLine)(reason, 600)} ${type}`);
  if (end.status !== "done") return;
  (0, import_node_fs.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}
async function begin(there, { job }) {
  const { id, work, budget } = job;
  if (work.kind !== "execute-phase" && work.kind !== "execute-and-verify")
    return {
      status: "refused",
      reason: `A worker carries out plans that are committed, and does not ${(0, import_shared_core_jobs_progress.whatOf)(work)}.`
    };
  if (work.kind === "execute-and-verify") {
    const reason = await (0, import_shared_app_team_team_jobs.objectionToCommitted)(there.project, work.plan);
    if (reason !== null) return { status: "refused", reason };
  }
  await (0, import_shared_core_report_status_text3.tendJobs)(there);
  await adopt(there, id);
  if ((0, import_shared_core_jobs_team_job.readJob)(there, id)?.status === "waiting") return (0, import_shared_core_report_status_text2.resumeJob)(there, id);
  const team = { id, worker: process.pid, ...budget !== void 0 && { budget } };
  return work.kind === "execute-phase" ? (0, import_shared_app_planning_execution_execute_command.startPhase)(there, work, null, team) : (0, import_shared_core_report_status_text2.startJob)(there, work, { session: null, team });
}
async function adopt({ userFolder }, id) {
  await (0, import_shared_core_report_timeline.withLine)(userFolder, async () => {
    const claim = (0, import_shared_core_report_timeline.readWorkerClaim)(userFolder, id);
    if (claim !== null) (0, import_shared_core_report_timeline.writeClaim)(userFolder, { ...claim, worker: process.pid });
  });
}
async function follow(worker, turn, clone) {
  const { lease, pulse, stored } = turn;
  const { there, folder } = clone;
  for (const hand of stored.handedOn ?? []) (0, import_shared_core_jobs_team_job.logLine)(there, lease.id, handLine(hand));
  let pushed = stored.commit;
  const push = async () => {
    const head = await (0, import_shared_adapters_git_remote_clone.headIn)(folder);
    if (head === null || head === pushed) return null;
    const trouble = await (0, import_shared_adapters_git_remote_clone.pushHead)(folder, (0, import_shared_core_jobs_team_job2.teamBranch)(lease.id));
    if (trouble !== null) return `its branch could not be pushed: ${trouble}`;
    pushed = head;
    return null;
  };
  for (; ; ) {
    if (pulse.isLost() || worker.signal.aborted) return putDown(worker, turn, { there, push });
    const job = (0, import_shared_core_jobs_team_job.readJob)(there, lease.id);
    if (job === null) throw new Error("the record of it is gone");
    const trouble = await commitRest(clone, job) ?? await push();
    const seen = { there, job: viewForTeam(clone, job, trouble), pushed };
    if ((0, import_shared_core_jobs_progress.isEnded)(job) || job.status === "waiting") return conclude(worker, turn, seen);
    await report(worker, turn, { ...seen, job });
    await (0, import_promises.setTimeout)(EVERY_MS / 2);
  }
}
async function conclude(worker, turn, seen) {
  const lacks = seen.job.status === "done" ? [] : await lacksOf(worker.workspace);
  if (lacks.length === 0) return settle(worker, turn, seen);
  await (0, import_shared_core_report_status_text.cancelJob)(seen.there, turn.lease.id);
  return { lacks };
}
async function commitRest({ own, folder }, { id, status, work }) {
  if (status !== "done") return null;
  return (0, import_shared_app_headless_in_worktree.keepWork)({ workspace: own, path: folder, branch: (0, import_shared_core_jobs_team_job2.teamBranch)(id) }, (0, import_shared_core_jobs_progress.whatOf)(work));
}
async function putDown({ place, heard }, { lease, pulse }, { there, push }) {
  await (0, import_shared_core_report_status_text.cancelJob)(there, lease.id);
  if (pulse.isLost()) return "lost";
  await push();
  pulse.end();
  await heard(place.queue.giveBack(lease));
  return "handed-back";
}
async function settle(worker, turn, seen) {
  const { place, signal, heard } = worker;
  const { lease } = turn;
  for (; ; ) {
    await report(worker, turn, seen);
    const settled = await heard(
      seen.job.status === "waiting" ? place.queue.park(lease) : place.queue.end(lease)
    );
    if (settled !== "away") return settled ? seen.job : "lost";
    if (signal.aborted) return "handed-back";
    await (0, import_promises.setTimeout)(EVERY_MS);
  }
}
async function report({ place, heard }, { lease, stored }, { there, job, pushed }) {
  const { lines } = (0, import_shared_core_jobs_team_job.readLog)(there.project, lease.id, { from: null, most: 10 });
  await heard(
    place.queue.write(
      lease.id,
      (0, import_shared_app_team_team_jobs.bodyOf)({ ...stored, job, lines, ...pushed !== stored.commit && { pushed } })
    )
  );
}
function viewForTeam(clone, job, trouble) {
  if (trouble !== null) return { ...job, status: "failed", outcome: (0, import_common4.plainLine)(trouble, 400) };
  return job.status === "waiting" ? { ...job, waitsFor: wordsFor(clone, job) } : job;
}
function wordsFor({ own, there }, job) {
  const trusted = (0, import_hooks_active_on_command.listTrusted)(own.userFolder, own.project);
  const commands = (0, import_hooks_active_on_command.listWaiting)(own.userFolder, there.project).map(({ command }) => command).filter((command) => !trusted.includes(command));
  const again = `then ${import_common2.lineToType`job resume ${job.id}`}`;
  if (commands.length > 0)
    return commands.map((command) => ({
      reason: `The worker ${(0, import_shared_app_team_team_jobs.whoAmI)()} does not trust this command: ${(0, import_hooks_active_on_command.showForList)(command)}. Type this there, ${again}.`,
      type: (0, import_shared_core_planning_writing_new_documents2.allowance)(own, command)
    }));
  return job.waitsFor.map(({ reason, type }) => ({
    reason: `${reason} On ${(0, import_shared_app_team_team_jobs.whoAmI)()}, in ${there.project}; ${again}.`,
    type
  }));
}
