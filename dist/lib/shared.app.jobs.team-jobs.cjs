var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==o&&__defProp(e,a,{get:()=>r[a],enumerable:!(t=__getOwnPropDesc(r,a))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{bodyOf:()=>bodyOf,cancelForTeam:()=>cancelForTeam,headIn:()=>headIn,objectionToCommitted:()=>objectionToCommitted,openClone:()=>openClone,otherClientFile:()=>otherClientFile,pushHead:()=>pushHead,readBody:()=>readBody,resumeForTeam:()=>resumeForTeam,showTeam:()=>showTeam,startForTeam:()=>startForTeam,whoAmI:()=>whoAmI,withTeam:()=>withTeam}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_core_jobs_team_job2=require("./shared.core.jobs.team-job.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./comm\
on.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_os=require("node:os"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/jobs/team-jobs.ts
// src/adapters/git/remote-clone.ts
var REMOTE = "origin";
async function standingOf2(project) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  if (opened.status !== "ok") return refuse(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const url = await (0, import_app_loop_gather_evidence.lineOf)(git, ["remote", "get-url", REMOTE]);
  if (url === null || url === "") return refuse(`this repository has no remote ${REMOTE}`);
  const head = await (0, import_app_loop_gather_evidence.headOf)(git);
  if (head === null) return refuse("there is no commit yet");
  const prefix = await (0, import_app_loop_gather_evidence.lineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const isPushed = await isOnRemote(git, head);
  return { status: "ok", url, head, isPushed, folder: prefix.replace(/\/$/, "") };
}
async function hasInHead(project, path) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  return opened.status === "ok" && await (0, import_app_loop_gather_evidence.lineOf)(opened.git, ["cat-file", "-t", `HEAD:./${path}`]) === "blob";
}
async function openClone(plan) {
  const { folder, url, near, commit, branch } = plan;
  try {
    const isThere = (0, import_node_fs.existsSync)(folder);
    if (!isThere) {
      (0, import_common5.makeFolder)((0, import_node_path.dirname)(folder), 448);
      const around = await gitIn((0, import_node_path.dirname)(folder));
      await (0, import_shared_simple_git_dist_index.hooklessGit)(around, (0, import_node_path.dirname)(folder)).raw([
        ...["clone", "--quiet", "--no-checkout", "--origin", REMOTE, "--reference-if-able", near],
        ...["--dissociate", "--", url, folder]
      ]);
    }
    const git = await gitIn(folder);
    const writing = (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder);
    if (isThere) await writing.raw(["fetch", "--quiet", "--prune", REMOTE]);
    if (!await isOnRemote(git, commit))
      return { reason: `no branch of the remote has the commit ${commit}` };
    const pushed = await (0, import_app_loop_gather_evidence.lineOf)(git, [
      "rev-parse",
      "--verify",
      "--quiet",
      `refs/remotes/${REMOTE}/${branch}`
    ]);
    if (pushed !== null && !await isWithin(git, commit, pushed))
      return { reason: `${branch} is on the remote and does not begin at the commit ${commit}` };
    if (isThere) return pushed === null || await isWithin(git, pushed, "HEAD") ? "kept" : "outdated";
    await copyIdentity(near, writing);
    await writing.raw(["checkout", "--quiet", "--no-track", "-B", branch, pushed ?? commit]);
    return "new";
  } catch (error) {
    return { reason: (0, import_shared_simple_git_dist_index.reasonOf)(error) };
  }
}
async function copyIdentity(near, writing) {
  const from = await gitIn(near);
  for (const key of ["user.name", "user.email"]) {
    const value = await (0, import_app_loop_gather_evidence.lineOf)(from, ["config", "--get", key]);
    if (value !== null && value !== "") await writing.raw(["config", "--local", key, value]);
  }
}
async function pushHead(folder, branch) {
  try {
    const git = await gitIn(folder);
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder).raw(["push", "--quiet", REMOTE, `HEAD:refs/heads/${branch}`]);
    return null;
  } catch (error) {
    return (0, import_shared_simple_git_dist_index.reasonOf)(error);
  }
}
async function otherClientFile(folder, than) {
  const [ours, theirs] = await Promise.all([clientFiles(folder), clientFiles(than)]);
  if (ours === null || theirs === null) return ".claude";
  const known = new Set(theirs);
  const other = ours.find((entry) => !known.has(entry)) ?? theirs.find((entry) => !ours.includes(entry));
  return other === void 0 ? null : pathOf(other);
}
async function clientFiles(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return null;
  const entries = await (0, import_app_loop_gather_evidence.pathsOf)(opened.git, ["ls-tree", "-r", "-z", "--full-tree", "HEAD"]);
  return entries?.filter((entry) => CLIENT_FILE.test(pathOf(entry))) ?? null;
}
var CLIENT_FILE = /(?:^|\/)\.(?:claude(?:\/|$)|mcp\.json$)/i;
function pathOf(entry) {
  return entry.slice(entry.indexOf("	") + 1);
}
async function headIn(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  return opened.status === "ok" ? (0, import_app_loop_gather_evidence.headOf)(opened.git) : null;
}
async function gitIn(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") throw new Error(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  return opened.git;
}
async function isOnRemote(git, commit) {
  const found = await (0, import_app_loop_gather_evidence.lineOf)(git, [
    ...["for-each-ref", "--count=1", "--format=%(refname)", "--contains", commit],
    `refs/remotes/${REMOTE}`
  ]);
  return found !== null && found !== "";
}
async function isWithin(git, older, newer) {
  return await (0, import_app_loop_gather_evidence.lineOf)(git, ["merge-base", "--is-ancestor", older, newer]) !== null;
}
function refuse(reason) {
  return { status: "refused", reason };
}
// src/app/jobs/team-jobs.ts
async function withTeam(workspace, { works }, use) {
  const { userFolder, env, project } = workspace;
  const address = (0, import_app_guidance_step_guidance.addressOf)({ userFolder, env });
  if (address === null)
    return refuse2(
      'There is no queue of a team: name its PostgreSQL with "postgres" in settings.json of the user folder, or MSW_POSTGRES.'
    );
  const named = (0, import_app_guidance_step_guidance.serverOf)(address, env.PGPASSWORD);
  if (named === null) return refuse2("The address of the PostgreSQL is not postgresql://USER@HOST/DATABASE.");
  const standing = await standingOf2(project);
  if (standing.status === "refused")
    return refuse2(`There is no queue for this project, since ${standing.reason}.`);
  const { openTeamQueue } = await Promise.resolve().then(() => __toESM(require("./adapters.postgres.team-queue.cjs")));
  const opened = await openTeamQueue(named.href, queueName(standing.url), { works });
  if (opened.status === "away") return refuse2(awayText(named.server, opened.reason));
  try {
    return { status: "ok", value: await use({ ...standing, queue: opened.queue }) };
  } catch (error) {
    return refuse2(awayText(named.server, error instanceof Error ? error.message : String(error)));
  } finally {
    await opened.queue.close();
  }
}
function awayText(server, reason) {
  return `The queue of the team cannot be used (${server}): ${(0, import_common3.plainLine)(reason, 300)}.`;
}
function refuse2(reason) {
  return { status: "refused", reason };
}
function queueName(url) {
  return `msw-${(0, import_common7.createHash)("sha256").update((0, import_shared_core_jobs_team_job.remoteKey)(url)).digest("hex").slice(0, 24)}`;
}
async function startForTeam(workspace, work) {
  const { now, userFolder, project } = workspace;
  const started = await withTeam(workspace, { works: false }, async (place) => {
    const { queue, url, head, isPushed, folder } = place;
    if (!isPushed)
      return refuse2(
        `The commit ${head.slice(0, 12)} is on no branch of the remote, so no other machine could begin there: push it first.`
      );
    const objection = work.kind === "execute-and-verify" ? await objectionToCommitted(project, work.plan) : null;
    if (objection !== null) return refuse2(objection);
    const known = (await listTeam(queue)).find(
      ({ stored: stored2, state }) => !(0, import_shared_core_planning_writing_project_answers.isEnded)((0, import_shared_core_jobs_team_job.standingJob)(stored2, state)) && (0, import_shared_core_planning_writing_project_answers.isSameWork)(stored2.job.work, work)
    );
    if (known !== void 0) return { status: "ok", view: shownJob(known.stored, known.state, now()) };
    const { maxMinutes, maxTokens, maxCost } = (0, import_app_guidance_step_guidance2.readUserSettings)(userFolder).settings.jobs;
    const stored = {
      v: 1,
      job: {
        ...(0, import_shared_core_planning_writing_project_answers.newJob)((0, import_hooks_active_on_command.newLoopId)(now()), work, { session: null, now: now() }),
        step: "waits for a worker",
        budget: { maxMinutes, maxTokens, maxCost }
      },
      commit: head,
      folder,
      remote: (0, import_shared_core_jobs_team_job.withoutCredentials)(url),
      by: whoAmI(),
      worker: null,
      lines: []
    };
    await queue.add(stored.job.id, bodyOf(stored));
    const what = `${(0, import_shared_core_jobs_team_job2.whatOf)(work)}, by a worker of the team`;
    await (0, import_shared_app_diagnose_diagnose_plugins.changeLines)(project, "asked", (lines) => [...lines, `${stored.job.id} queued`]);
    await (0, import_common.appendJournal)(project, { event: "job-queued", loop: stored.job.id, what }, (0, import_common2.isoTime)(workspace));
    return { status: "ok", view: shownJob(stored, "created", now()) };
  });
  return started.status === "ok" ? started.value : started;
}
async function objectionToCommitted(project, path) {
  const name = (0, import_common3.plainLine)(path, 200);
  if (!await hasInHead(project, path))
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
function bodyOf(stored) {
  return JSON.stringify(stored, (_, value) => typeof value === "string" ? (0, import_common4.redact)(value) : value);
}
function readBody({ id, body }) {
  const value = (0, import_common6.parseJson)(body);
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
  const shown2 = await withTeam(
    workspace,
    { works: false },
    async ({ queue }) => (await listTeam(queue)).map(({ stored, state }) => shownJob(stored, state, workspace.now()))
  );
  return shown2.status === "ok" ? { status: "ok", views: shown2.value } : shown2;
}
async function change(workspace, id, ask) {
  const asked = await withTeam(workspace, { works: false }, async ({ queue }) => {
    const find = async () => (await listTeam(queue)).find(({ stored: stored2 }) => stored2.job.id === id);
    const found = await find();
    if (found === void 0) return refuse2(`There is no job ${id} in the queue of the team.`);
    const objection = await ask(queue, found);
    if (objection !== null) return refuse2(objection);
    const { stored, state } = await find() ?? found;
    return { status: "ok", view: shownJob(stored, state, workspace.now()) };
  });
  return asked.status === "ok" ? asked.value : asked;
}
function cancelForTeam(workspace, id) {
  return change(workspace, id, async (queue, { stored, state }) => {
    const job = (0, import_shared_core_jobs_team_job.standingJob)(stored, state);
    if ((0, import_shared_core_planning_writing_project_answers.isEnded)(job)) return `Job ${id} has ended already: it is ${job.status}.`;
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
    if ((0, import_shared_core_planning_writing_project_answers.isEnded)(job)) return `Job ${id} is ${job.status}; start it again to continue from what is done.`;
    if (job.status !== "waiting") return null;
    await queue.write(id, bodyOf({ ...stored, job: { ...job, status: "queued", waitsFor: [] } }));
    await queue.resume(id);
    return null;
  });
}
function shownJob(stored, state, now) {
  return (0, import_shared_core_jobs_team_job.teamView)(stored, state, { now, resume: (0, import_shared_core_loop_texts_report.resumeLine)(stored.job) });
}
