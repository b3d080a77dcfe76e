

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_core_jobs_job = require("./shared.core.jobs.job.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_node_os = require("node:os");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/jobs/team-jobs.ts
// src/adapters/git/remote-clone.ts
var REMOTE = "origin";
async function standingOf2(project) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  if (opened.status !== "ok") return refuse(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const url = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["remote", "get-url", REMOTE]);
  if (url === null || url === "") return refuse(`this repository has no remote ${REMOTE}`);
  const head = await (0, import_shared_core_mapping_skeleton_languages.headOf)(git);
  if (head === null) return refuse("there is no commit yet");
  const prefix = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const isPushed = await isOnRemote(git, head);
  return { status: "ok", url, head, isPushed, folder: prefix.replace(/\/$/, "") };
}
async function hasInHead(project, path) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  return opened.status === "ok" && await (0, import_shared_core_mapping_skeleton_languages.lineOf)(opened.git, ["cat-file", "-t", `HEAD:./${path}`]) === "blob";
}
async function openClone(plan) {
  const { folder, url, near, commit, branch } = plan;
  try {
    const isThere = (0, import_node_fs.existsSync)(folder);
    if (!isThere) {
      (0, import_node_fs.mkdirSync)((0, import_node_path.dirname)(folder), { recursive: true, mode: 448 });
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
    const pushed = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, [
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
    const value = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(from, ["config", "--get", key]);
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
async function headIn(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  return opened.status === "ok" ? (0, import_shared_core_mapping_skeleton_languages.headOf)(opened.git) : null;
}
async function gitIn(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") throw new Error(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  return opened.git;
}
async function isOnRemote(git, commit) {
  const found = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, [
    ...["for-each-ref", "--count=1", "--format=%(refname)", "--contains", commit],
    `refs/remotes/${REMOTE}`
  ]);
  return found !== null && found !== "";
}
async function isWithin(git, older, newer) {
  return await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["merge-base", "--is-ancestor", older, newer]) !== null;
}
function refuse(reason) {
  return { status: "refused", reason };
}
// src/core/jobs/team-job.ts
var teamJobSchema = (0, import_common5.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    job: (0, import_shared_core_jobs_job.jobSchema)(),
    /** The commit to start from; it exists on the remote. */
    commit: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[0-9a-f]{40,64}$/)),
    /** The project's folder in the repository, with `/`; empty for the whole repository. */
    folder: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^(?!\.{1,2}(?:\/|$))(?:[^/\\:]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:]+)*)?$/)),
    /** Without credentials, for display only: a worker clones the remote that its own user named. */
    remote: text,
    /** Who queued it, and the machine that works or worked on it. */
    by: text,
    worker: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** The end of its log. */
    lines: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text))
  });
});
function remoteKey(url) {
  const bare = withoutCredentials(url).replace(/\/{1,9}$/, "").replace(/\.git$/, "");
  const scp = SCP.exec(bare);
  if (scp !== null) return `${(scp[1] ?? "").toLowerCase()}/${(scp[2] ?? "").replace(/^\/+/, "")}`;
  if (!URL.canParse(bare) || !bare.includes("://")) return bare.replaceAll("\\", "/");
  const { protocol, host, hostname: hostname2, pathname } = new URL(bare);
  if (protocol === "file:") return pathname;
  return `${protocol === "ssh:" ? hostname2 : host}${pathname}`;
}
var SCP = /^(?:[^@/\\]+@)?([^:/\\]{2,}):(?!\/\/)(.+)$/;
function withoutCredentials(url) {
  if (!url.includes("://") || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.password = "";
  if (parsed.protocol !== "ssh:") parsed.username = "";
  parsed.search = "";
  parsed.hash = "";
  return parsed.href;
}
function teamBranch(id) {
  return `msw/job-${id}`;
}
function standingJob({ job }, state) {
  switch (state) {
    case "created":
      return { ...job, status: "queued", step: "waits for a worker", runningSince: null };
    case "retry":
      return { ...job, status: "queued", step: "waits for another worker", runningSince: null };
    case "active":
      return { ...job, status: "running" };
    case "completed":
      return job;
    case "cancelled":
      return job.status === "waiting" ? job : { ...job, status: "cancelled", runningSince: null, outcome: job.outcome ?? "it was cancelled" };
    case "failed":
      return {
        ...job,
        status: "failed",
        runningSince: null,
        outcome: "its workers ended again and again before it was done"
      };
  }
}
function teamView(stored, state, now) {
  const job = standingJob(stored, state);
  const { worker, commit, by, remote, lines } = stored;
  return {
    ...(0, import_shared_core_jobs_job.viewOf)(job, { now, isLeft: false, lines }),
    log: "with its worker",
    team: { worker, commit, by, remote, branch: teamBranch(job.id) }
  };
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
  const { openTeamQueue } = await Promise.resolve().then(() => require("./adapters.postgres.team-queue.cjs"));
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
  return `msw-${(0, import_common6.createHash)("sha256").update(remoteKey(url)).digest("hex").slice(0, 24)}`;
}
async function startForTeam(workspace, work, files = []) {
  const { now, userFolder, project } = workspace;
  const started = await withTeam(workspace, { works: false }, async (place) => {
    const { queue, url, head, isPushed, folder } = place;
    if (!isPushed)
      return refuse2(
        `The commit ${head.slice(0, 12)} is on no branch of the remote, so no other machine could begin there: push it first.`
      );
    for (const file of files)
      if (!await hasInHead(project, file))
        return refuse2(
          `${(0, import_common3.plainLine)(file, 200)} is not committed, so no other machine has it: commit and push it first.`
        );
    const known = (await listTeam(queue)).find(
      ({ stored: stored2, state }) => !(0, import_shared_core_jobs_job.isEnded)(standingJob(stored2, state)) && (0, import_shared_core_jobs_job.isSameWork)(stored2.job.work, work)
    );
    if (known !== void 0) return { status: "ok", view: teamView(known.stored, known.state, now()) };
    const { maxMinutes, maxTokens, maxCost } = (0, import_app_guidance_step_guidance2.readUserSettings)(userFolder).settings.jobs;
    const stored = {
      v: 1,
      job: {
        ...(0, import_shared_core_jobs_job.newJob)((0, import_hooks_active_on_command.newLoopId)(now()), work, { session: null, now: now() }),
        step: "waits for a worker",
        budget: { maxMinutes, maxTokens, maxCost }
      },
      commit: head,
      folder,
      remote: withoutCredentials(url),
      by: whoAmI(),
      worker: null,
      lines: []
    };
    await queue.add(stored.job.id, bodyOf(stored));
    const what = `${(0, import_shared_core_jobs_job.whatOf)(work)}, by a worker of the team`;
    await (0, import_shared_core_planning_writing_roadmap_document.changeLines)(project, "asked", (lines) => [...lines, `${stored.job.id} queued`]);
    await (0, import_hooks_active_on_stop.appendJournal)(project, { event: "job-queued", loop: stored.job.id, what }, (0, import_common2.isoTime)(workspace));
    return { status: "ok", view: teamView(stored, "created", now()) };
  });
  return started.status === "ok" ? started.value : started;
}
function whoAmI() {
  try {
    return (0, import_common3.plainLine)(`${(0, import_node_os.userInfo)().username}@${(0, import_node_os.hostname)()}`, 120);
  } catch {
    return (0, import_common3.plainLine)((0, import_node_os.hostname)(), 120);
  }
}
function bodyOf(stored) {
  return JSON.stringify(stored, (_, value) => typeof value === "string" ? (0, import_common.redact)(value) : value);
}
function readBody({ id, body }) {
  const value = (0, import_common4.parseJson)(body);
  const parsed = teamJobSchema().safeParse(value.status === "ok" ? value.value : null);
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
  const shown = await withTeam(
    workspace,
    { works: false },
    async ({ queue }) => (await listTeam(queue)).map(({ stored, state }) => teamView(stored, state, workspace.now()))
  );
  return shown.status === "ok" ? { status: "ok", views: shown.value } : shown;
}
async function change(workspace, id, ask) {
  const asked = await withTeam(workspace, { works: false }, async ({ queue }) => {
    const find = async () => (await listTeam(queue)).find(({ stored: stored2 }) => stored2.job.id === id);
    const found = await find();
    if (found === void 0) return refuse2(`There is no job ${id} in the queue of the team.`);
    const objection = await ask(queue, found);
    if (objection !== null) return refuse2(objection);
    const { stored, state } = await find() ?? found;
    return { status: "ok", view: teamView(stored, state, workspace.now()) };
  });
  return asked.status === "ok" ? asked.value : asked;
}
function cancelForTeam(workspace, id) {
  return change(workspace, id, async (queue, { stored, state }) => {
    const job = standingJob(stored, state);
    if ((0, import_shared_core_jobs_job.isEnded)(job)) return `Job ${id} has ended already: it is ${job.status}.`;
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
    const job = standingJob(stored, state);
    if ((0, import_shared_core_jobs_job.isEnded)(job)) return `Job ${id} is ${job.status}; start it again to continue from what is done.`;
    if (job.status !== "waiting") return null;
    await queue.write(id, bodyOf({ ...stored, job: { ...job, status: "queued", waitsFor: [] } }));
    await queue.resume(id);
    return null;
  });
}
module.exports = {
  bodyOf: bodyOf,
  cancelForTeam: cancelForTeam,
  hasInHead: hasInHead,
  headIn: headIn,
  openClone: openClone,
  pushHead: pushHead,
  readBody: readBody,
  resumeForTeam: resumeForTeam,
  showTeam: showTeam,
  startForTeam: startForTeam,
  teamBranch: teamBranch,
  whoAmI: whoAmI,
  withTeam: withTeam
};
