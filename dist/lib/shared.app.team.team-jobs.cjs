var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==o&&__defProp(e,a,{get:()=>r[a],enumerable:!(t=__getOwnPropDesc(r,a))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{bodyOf:()=>bodyOf,cancelForTeam:()=>cancelForTeam,objectionToCommitted:()=>objectionToCommitted,readBody:()=>readBody,resumeForTeam:()=>resumeForTeam,showTeam:()=>showTeam,startForTeam:()=>startForTeam,whoAmI:()=>whoAmI,withTeam:()=>withTeam,workerName:()=>workerName}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require(
"./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_os=require("node:os");
// src/app/team/team-jobs.ts
async function withTeam(workspace, { works }, use) {
  const { userFolder, env, project } = workspace;
  const address = (0, import_app_guidance_step_guidance.addressOf)({ userFolder, env });
  if (address === null)
    return refuse(
      'There is no queue of a team: name its PostgreSQL with "postgres" in settings.json of the user folder, or MSW_POSTGRES.'
    );
  const named = (0, import_app_guidance_step_guidance.serverOf)(address, env.PGPASSWORD);
  if (named === null) return refuse("The address of the PostgreSQL is not postgresql://USER@HOST/DATABASE.");
  const standing = await (0, import_shared_adapters_git_remote_clone.remoteState)(project);
  if (standing.status === "refused")
    return refuse(`There is no queue for this project, since ${standing.reason}.`);
  const { openTeamQueue } = await Promise.resolve().then(() => __toESM(require("./adapters.postgres.team-queue.cjs")));
  const opened = await openTeamQueue(named.href, queueName(standing.url), { works });
  if (opened.status === "away") return refuse(awayText(named.server, opened.reason));
  try {
    return { status: "ok", value: await use({ ...standing, queue: opened.queue }) };
  } catch (error) {
    return refuse(awayText(named.server, error instanceof Error ? error.message : String(error)));
  } finally {
    await opened.queue.close();
  }
}
function awayText(server, reason) {
  return `The queue of the team cannot be used (${server}): ${(0, import_common3.plainLine)(reason, 300)}.`;
}
function refuse(reason) {
  return { status: "refused", reason };
}
function queueName(url) {
  return `msw-${(0, import_common6.createHash)("sha256").update((0, import_shared_core_jobs_progress.remoteKey)(url)).digest("hex").slice(0, 24)}`;
}
async function startForTeam(workspace, work, priority) {
  const { now, userFolder, project } = workspace;
  const started = await withTeam(workspace, { works: false }, async (place) => {
    const { queue, url, head, isPushed, folder } = place;
    if (!isPushed)
      return refuse(
        `The commit ${head.slice(0, 12)} is on no branch of the remote, so no other machine could begin there: push it first.`
      );
    const objection = work.kind === "execute-and-verify" ? await objectionToCommitted(project, work.plan) : null;
    if (objection !== null) return refuse(objection);
    const known = (await listTeam(queue)).find(
      ({ stored: stored2, state }) => !(0, import_shared_core_jobs_progress.isEnded)((0, import_shared_core_jobs_team_job.standingJob)(stored2, state)) && (0, import_shared_core_jobs_progress.isSameWork)(stored2.job.work, work)
    );
    if (known !== void 0) return { status: "ok", view: await shownJob(workspace, place, known) };
    const { maxMinutes, maxTokens, maxCost } = (0, import_app_guidance_step_guidance2.readUserSettings)(userFolder).settings.jobs;
    const stored = {
      v: 1,
      job: {
        ...(0, import_shared_core_jobs_progress.newJob)((0, import_hooks_active_on_command.newLoopId)(now()), work, { session: null, now: now() }),
        step: import_shared_core_jobs_team_job.WAITS,
        budget: { maxMinutes, maxTokens, maxCost }
      },
      commit: head,
      folder,
      remote: (0, import_shared_core_jobs_progress.withoutCredentials)(url),
      by: whoAmI(),
      worker: null,
      lines: [],
      ...priority !== 0 && { priority }
    };
    await queue.add(stored.job.id, bodyOf(stored), priority);
    const what = `${(0, import_shared_core_jobs_progress.whatOf)(work)}, by a worker of the team`;
    await (0, import_shared_core_snapshots_undo_text.changeLines)(project, "asked", (lines) => [...lines, `${stored.job.id} queued`]);
    await (0, import_common.appendJournal)(project, { event: "job-queued", loop: stored.job.id, what }, (0, import_common2.isoNow)(workspace));
    return { status: "ok", view: await shownJob(workspace, place, { stored, state: "created" }) };
  });
  return started.status === "ok" ? started.value : started;
}
async function objectionToCommitted(project, path) {
  const name = (0, import_common3.plainLine)(path, 200);
  if (!await (0, import_shared_adapters_git_remote_clone.hasInHead)(project, path))
    return `${name} is not committed, so no other machine has it: commit and push it first.`;
  const found = (0, import_shared_core_planning_documents_roadmap_scope.planAt)(project, path);
  const isPlan = found !== null && found.document.tasks.length > 0 && found.document.diagnostics.every(({ severity }) => severity !== "error");
  return isPlan ? null : `${name} is not a plan of a phase: a worker carries out only the plans of phases.`;
}
function whoAmI() {
  try {
    return (0, import_common3.plainLine)(`${(0, import_node_os.userInfo)().username}@${(0, import_node_os.hostname)()}`, 120);
  } catch {
    return (0, import_common3.plainLine)((0, import_node_os.hostname)(), 120);
  }
}
function workerName() {
  return `${whoAmI()}/${process.pid}`;
}
function bodyOf(stored) {
  return JSON.stringify(stored, (_, value) => typeof value === "string" ? (0, import_common4.redact)(value) : value);
}
function readBody({ id, body }) {
  const value = (0, import_common5.parseJson)(body);
  const parsed = (0, import_shared_core_jobs_team_job.teamJobSchema)().safeParse(value.status === "ok" ? value.value : null);
  return parsed.success && parsed.data.job.id === id && ID.test(id) ? parsed.data : null;
}
var ID = /^[a-z0-9-]{1,40}$/;
async function listTeam(queue) {
  return (await queue.list()).flatMap((row) => {
    const stored = readBody(row);
    return stored === null ? [] : [{ stored, state: row.state }];
  });
}
async function showTeam(workspace) {
  const shown = await withTeam(workspace, { works: false }, async (place) => {
    const listed = await listTeam(place.queue);
    return Promise.all(listed.map((one) => shownJob(workspace, place, one)));
  });
  return shown.status === "ok" ? { status: "ok", views: shown.value } : shown;
}
async function change(workspace, id, ask) {
  const asked = await withTeam(workspace, { works: false }, async (place) => {
    const { queue } = place;
    const find = async () => (await listTeam(queue)).find(({ stored }) => stored.job.id === id);
    const found = await find();
    if (found === void 0) return refuse(`There is no job ${id} in the queue of the team.`);
    const objection = await ask(queue, found);
    if (objection !== null) return refuse(objection);
    return { status: "ok", view: await shownJob(workspace, place, await find() ?? found) };
  });
  return asked.status === "ok" ? asked.value : asked;
}
function cancelForTeam(workspace, id) {
  return change(workspace, id, async (queue, { stored, state }) => {
    const job = (0, import_shared_core_jobs_team_job.standingJob)(stored, state);
    if ((0, import_shared_core_jobs_progress.isEnded)(job)) return `Job ${id} has ended already: it is ${job.status}.`;
    const ended = {
      status: "cancelled",
      outcome: "it was cancelled",
      waitsFor: [],
      endedAt: workspace.now()
    };
    await queue.cancel(id);
    await queue.write(id, bodyOf({ ...stored, job: { ...job, ...ended, runningSince: null } }));
    return null;
  });
}
function resumeForTeam(workspace, id) {
  return change(workspace, id, async (queue, { stored, state }) => {
    const job = (0, import_shared_core_jobs_team_job.standingJob)(stored, state);
    if ((0, import_shared_core_jobs_progress.isEnded)(job)) return `Job ${id} is ${job.status}; start it again to continue from what is done.`;
    if (job.status !== "waiting") return null;
    await queue.write(id, bodyOf({ ...stored, job: { ...job, status: "queued", waitsFor: [] } }));
    await queue.resume(id);
    return null;
  });
}
async function shownJob({ project, now }, { url }, { stored, state }) {
  const { job, pushed } = stored;
  const isMerged = pushed !== void 0 && job.status === "done" && await (0, import_shared_adapters_git_remote_clone.isInHead)(project, pushed);
  return (0, import_shared_core_jobs_team_job.teamView)(stored, state, {
    ...{ now: now(), resume: (0, import_shared_core_loop_texts_report.resumeLine)(job), isMerged },
    remote: (0, import_shared_core_jobs_progress.withoutCredentials)(url)
  });
}
