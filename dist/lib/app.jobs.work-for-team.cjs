var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{workForTeam:()=>workForTeam}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_shared_app_planning_execution_execute_command=require("./shared.app.planning.execution.execute-command.cjs"),import_shared_app_loop_end_loop2=require("./shared.app.loop.end-loop.cjs"),import_shared_app_jobs_team_jobs=require("./shared.app.jobs.team-jobs.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_app_loop_end_loop3=require("./shared.app.loop.end-loop.cjs"),import_shared_app_loop_end_loop4=require("./shared.app.loop.end-loop.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_jobs_team_job2=require("./shared.core.jobs.team-job.cjs"),import_shared_app_headless_in_worktree=require("./shared.app.headless.in-worktree.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_writing_project_answers2=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require(
"./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_promises=require("node:timers/promises");
// src/app/jobs/work-for-team.ts
var EVERY_MS = 2e3;
async function workForTeam(workspace, request) {
  const lack = (0, import_shared_core_loop_texts_report.lackOfRights)(workspace, { kind: "execute-phase" });
  if (lack !== null) return { status: "refused", reason: lack };
  const interrupt = (0, import_shared_core_failure_reading_line_pattern.onInterrupt)();
  const { tell } = request;
  const worked = await (0, import_shared_app_jobs_team_jobs.withTeam)(
    workspace,
    { works: true },
    (place) => takeTurns({ workspace, place, signal: interrupt.signal, tell, heard: listenFor(tell) }, request)
  );
  interrupt.release();
  return worked.status === "ok" ? { status: "ok", jobs: worked.value } : worked;
}
function listenFor(tell) {
  let isAway = false;
  return async (asked) => {
    try {
      const answer = await asked;
      if (isAway) tell("the server of the team answers again");
      isAway = false;
      return answer;
    } catch (error) {
      const reason = (0, import_common.plainLine)(error instanceof Error ? error.message : String(error), 200);
      if (!isAway)
        tell(`the server of the team does not answer (${reason}); work continues, and it is asked again`);
      isAway = true;
      return "away";
    }
  };
}
async function takeTurns(worker, { once, atOnce }) {
  const { place, signal, heard } = worker;
  const busy = /* @__PURE__ */ new Set();
  let count = 0;
  while (!signal.aborted) {
    const lease = busy.size < atOnce ? await heard(place.queue.take()) : null;
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
    const stored = row === void 0 ? null : (0, import_shared_app_jobs_team_jobs.readBody)(row);
    if (stored === null) {
      tell(`job ${lease.id}: what the queue says of it cannot be read`);
      await place.queue.end(lease);
      return;
    }
    tell(`job ${lease.id}: ${(0, import_shared_core_jobs_team_job2.whatOf)(stored.job.work)}, for ${(0, import_shared_core_jobs_team_job2.shown)(stored.by, import_shared_core_jobs_team_job.MACHINE)}`);
    await carryOut(worker, { lease, pulse, stored: { ...stored, worker: (0, import_shared_app_jobs_team_jobs.whoAmI)() } });
  } catch (error) {
    tell(`job ${lease.id}: ${(0, import_common.plainLine)(error instanceof Error ? error.message : String(error), 300)}`);
    pulse.end();
    await heard(place.queue.giveBack(lease));
  } finally {
    pulse.end();
  }
}
function beginPulse({ place, heard }, lease) {
  let isLost = false;
  const timer = setInterval(async () => {
    if (await heard(place.queue.keep(lease)) === false) isLost = true;
  }, EVERY_MS);
  return { isLost: () => isLost, end: () => clearInterval(timer) };
}
async function carryOut(worker, turn) {
  const { workspace, tell } = worker;
  const { lease, stored } = turn;
  const clone = await cloneFor(worker, stored);
  if (typeof clone === "string") return giveUp(worker, turn, clone);
  const { own, there, folder } = clone;
  const { userFolder } = workspace;
  await setTrusted(userFolder, there.project, (0, import_hooks_active_on_command.listTrusted)(userFolder, own.project));
  const started = await begin(there, stored);
  const end = started.status === "refused" ? started : await follow(worker, turn, clone);
  await setTrusted(userFolder, there.project, []);
  if (typeof end !== "string" && end.status === "refused") return giveUp(worker, turn, end.reason);
  if (end === "lost") return tell(`job ${lease.id}: it was cancelled, or another worker has it`);
  if (end === "handed-back") return tell(`job ${lease.id}: handed back`);
  tell(`job ${lease.id}: ${end.status}${end.outcome === null ? "" : `: ${(0, import_common.plainLine)(end.outcome, 300)}`}`);
  for (const { reason, type } of end.waitsFor) tell(`job ${lease.id}: ${(0, import_common.plainLine)(reason, 600)} ${type}`);
  if (end.status !== "done") return;
  (0, import_node_fs.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}
async function setTrusted(userFolder, project, commands) {
  for (const command of (0, import_hooks_active_on_command.listTrusted)(userFolder, project))
    if (!commands.includes(command)) await (0, import_hooks_active_on_command.removeTrusted)(userFolder, project, command);
  for (const command of commands) await (0, import_hooks_active_on_command.addTrusted)(userFolder, project, command);
}
async function giveUp({ place, workspace, tell }, { lease, stored }, reason) {
  const job = {
    ...stored.job,
    status: "failed",
    outcome: (0, import_common.plainLine)(reason, 600).replace(/\.$/, ""),
    endedAt: workspace.now()
  };
  await place.queue.write(lease.id, (0, import_shared_app_jobs_team_jobs.bodyOf)({ ...stored, job }));
  await place.queue.end(lease);
  tell(`job ${lease.id}: failed: ${job.outcome}`);
}
async function cloneFor({ workspace, place }, { job, commit, folder }) {
  const home = (0, import_node_path.join)(workspace.userFolder, "team", job.id);
  const plan = { url: place.url, folder: home, near: workspace.project, commit, branch: (0, import_shared_core_jobs_team_job.teamBranch)(job.id) };
  let opened = await (0, import_shared_app_jobs_team_jobs.openClone)(plan);
  if (opened === "outdated") {
    (0, import_node_fs.renameSync)(home, `${home}.${workspace.now()}`);
    opened = await (0, import_shared_app_jobs_team_jobs.openClone)(plan);
  }
  if (typeof opened !== "string") return `No clone could be made: ${opened.reason}.`;
  const other = await (0, import_shared_app_jobs_team_jobs.otherClientFile)(home, workspace.project);
  if (other !== null)
    return `The commit ${commit.slice(0, 12)} has another ${(0, import_common.plainLine)(other, 200)} than this worker's checkout, which a client may run: look at it, and bring the checkout to that state first.`;
  const project = (0, import_node_path.join)(home, folder);
  if (!(0, import_node_fs.existsSync)(project)) return `The folder ${(0, import_common.plainLine)(folder, 200)} is not in the repository.`;
  const real = import_node_fs.realpathSync.native(project);
  const root = import_node_fs.realpathSync.native(home);
  if (!(0, import_common2.isInside)(real, root)) return "The folder of the project leads out of its clone.";
  const above = place.folder.split("/").flatMap((name) => name === "" ? [] : [".."]);
  const own = (0, import_node_path.join)(workspace.project, ...above, folder);
  return {
    folder: home,
    there: { ...workspace, project: real },
    own: { ...workspace, project: (0, import_node_fs.existsSync)(own) ? import_node_fs.realpathSync.native(own) : own }
  };
}
async function begin(there, { job }) {
  const { id, work, budget } = job;
  if (work.kind !== "execute-phase" && work.kind !== "execute-and-verify")
    return {
      status: "refused",
      reason: `A worker carries out plans that are committed, and does not ${(0, import_shared_core_jobs_team_job2.whatOf)(work)}.`
    };
  if (work.kind === "execute-and-verify") {
    const reason = await (0, import_shared_app_jobs_team_jobs.objectionToCommitted)(there.project, work.plan);
    if (reason !== null) return { status: "refused", reason };
  }
  await (0, import_shared_app_loop_end_loop3.tendJobs)(there);
  await adopt(there, id);
  if ((0, import_shared_core_planning_writing_project_answers.readJob)(there, id)?.status === "waiting") return (0, import_shared_app_loop_end_loop2.resumeJob)(there, id);
  const team = { id, worker: process.pid, ...budget !== void 0 && { budget } };
  return work.kind === "execute-phase" ? (0, import_shared_app_planning_execution_execute_command.startPhase)(there, work, null, team) : (0, import_shared_app_loop_end_loop2.startJob)(there, work, { session: null, team });
}
async function adopt({ userFolder }, id) {
  await (0, import_shared_app_loop_end_loop4.withLine)(userFolder, async () => {
    const claim = (0, import_shared_app_loop_end_loop4.readClaim)(userFolder, id);
    if (claim !== null) (0, import_shared_app_loop_end_loop4.writeClaim)(userFolder, { ...claim, worker: process.pid });
  });
}
async function follow(worker, turn, clone) {
  const { lease, pulse, stored } = turn;
  const { there, folder } = clone;
  let pushed = stored.commit;
  const push = async () => {
    const head = await (0, import_shared_app_jobs_team_jobs.headIn)(folder);
    if (head === null || head === pushed) return null;
    const trouble = await (0, import_shared_app_jobs_team_jobs.pushHead)(folder, (0, import_shared_core_jobs_team_job.teamBranch)(lease.id));
    if (trouble !== null) return `its branch could not be pushed: ${trouble}`;
    pushed = head;
    return null;
  };
  for (; ; ) {
    if (pulse.isLost() || worker.signal.aborted) return putDown(worker, turn, { there, push });
    const job = (0, import_shared_core_planning_writing_project_answers.readJob)(there, lease.id);
    if (job === null) throw new Error("the record of it is gone");
    const trouble = await commitRest(clone, job) ?? await push();
    if ((0, import_shared_core_planning_writing_project_answers2.isEnded)(job) || job.status === "waiting")
      return settle(worker, turn, { there, job: viewForTeam(clone, job, trouble) });
    await report(worker, turn, { there, job });
    await (0, import_promises.setTimeout)(EVERY_MS / 2);
  }
}
async function commitRest({ own, folder }, { id, status, work }) {
  if (status !== "done") return null;
  return (0, import_shared_app_headless_in_worktree.keepWork)({ workspace: own, path: folder, branch: (0, import_shared_core_jobs_team_job.teamBranch)(id) }, (0, import_shared_core_jobs_team_job2.whatOf)(work));
}
async function putDown({ place, heard }, { lease, pulse }, { there, push }) {
  await (0, import_shared_app_loop_end_loop.cancelJob)(there, lease.id);
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
async function report({ place, heard }, { lease, stored }, { there, job }) {
  const { lines } = (0, import_shared_core_planning_writing_project_answers.readLog)(there.project, lease.id, { from: null, most: 10 });
  await heard(place.queue.write(lease.id, (0, import_shared_app_jobs_team_jobs.bodyOf)({ ...stored, job, lines })));
}
function viewForTeam(clone, job, trouble) {
  if (trouble !== null) return { ...job, status: "failed", outcome: (0, import_common.plainLine)(trouble, 400) };
  return job.status === "waiting" ? { ...job, waitsFor: wordsFor(clone, job) } : job;
}
function wordsFor({ own, there }, job) {
  const trusted = (0, import_hooks_active_on_command.listTrusted)(own.userFolder, own.project);
  const commands = (0, import_hooks_active_on_command.listWaiting)(own.userFolder, there.project).map(({ command }) => command).filter((command) => !trusted.includes(command));
  const again = `then ${import_hooks_active_on_command2.lineToType`job resume ${job.id}`}`;
  if (commands.length > 0)
    return commands.map((command) => ({
      reason: `The worker ${(0, import_shared_app_jobs_team_jobs.whoAmI)()} does not trust this command: ${(0, import_hooks_active_on_command.showForList)(command)}. Type this there, ${again}.`,
      type: (0, import_shared_core_mapping_documents_map_documents.allowance)(own, command)
    }));
  return job.waitsFor.map(({ reason, type }) => ({
    reason: `${reason} On ${(0, import_shared_app_jobs_team_jobs.whoAmI)()}, in ${there.project}; ${again}.`,
    type
  }));
}
