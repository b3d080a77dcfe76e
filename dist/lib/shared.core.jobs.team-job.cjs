var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var m in o)__defProp(e,m,{get:o[m],enumerable:!0})},__copyProps=(e,o,m,t)=>{if(o&&typeof o=="object"||typeof o=="function")for(let r of __getOwnPropNames(o))!__hasOwnProp.call(e,r)&&r!==m&&__defProp(e,r,{get:()=>o[r],enumerable:!(t=__getOwnPropDesc(o,r))||t.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{MACHINE:()=>MACHINE,WAITS:()=>WAITS,changeJob:()=>changeJob,listJobs:()=>listJobs,logLine:()=>logLine,readJob:()=>readJob,readJobs:()=>readJobs,readLog:()=>readLog,removeOldJobs:()=>removeOldJobs,standingJob:()=>standingJob,teamBranch:()=>teamBranch,teamJobSchema:()=>teamJobSchema,teamRights:()=>teamRights,teamView:()=>teamView,writeJob:()=>writeJob}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/jobs/job-store.ts
var ID = /^[a-z0-9-]{1,40}$/;
function readJob(store, id) {
  const record2 = readRecord(store, id);
  return typeof record2 === "string" ? null : record2;
}
function readJobs(store, wanted = "") {
  const jobs = [];
  const unusable = [];
  for (const id of (0, import_common9.namesIn)((0, import_common4.mswPath)(store.project, "jobs"), (0, import_common11.ownFile)(store.project))) {
    const record2 = id.startsWith(wanted) ? readRecord(store, id) : null;
    if (typeof record2 === "string") {
      const file = (0, import_common3.plainLine)((0, import_node_path.join)(".msw", "jobs", id, "job.json"), 200);
      unusable.push(
        `${file} ${record2}: put an earlier copy back, or move the folder away; its log is kept there.`
      );
    } else if (record2 !== null) jobs.push(record2);
  }
  return { jobs: jobs.toSorted((left, right) => right.createdAt - left.createdAt), unusable };
}
function listJobs(store) {
  return readJobs(store).jobs;
}
function readRecord({ project, key }, id) {
  if (!ID.test(id)) return null;
  const file = (0, import_common8.readJson)((0, import_node_path.join)(folderOf(project, id), "job.json"), (0, import_common11.ownFile)(project));
  if (file.status === "missing") return null;
  if (file.status !== "ok") return `cannot be read (${file.reason})`;
  const { job, signature } = (0, import_common8.fieldsOf)(file.value);
  const parsed = (0, import_shared_core_jobs_progress.jobSchema)().safeParse(job);
  if (!parsed.success) return "cannot be read as a job of this version of MSW";
  const isOwn = parsed.data.id === id && typeof signature === "string" && (0, import_common2.verify$2)(key, signedText(project, parsed.data), signature);
  return isOwn ? parsed.data : "was changed, or was not written on this machine for this project";
}
function writeJob(store, given) {
  const { project, key } = store;
  const folder = (0, import_common4.openMswSubfolder)(project, "jobs", given.id);
  if (folder.status === "refused") return folder;
  const job = { ...(0, import_shared_core_jobs_progress.jobSchema)().safeParse((0, import_common6.maskedValues)(given)).data ?? given, work: given.work };
  const signature = (0, import_common2.sign$2)(key, signedText(project, job));
  (0, import_common7.writeFileAtomic)((0, import_node_path.join)(folder.path, "job.json"), `${JSON.stringify({ job, signature }, null, 1)}
`);
  showJob(store, job);
  return folder;
}
function showJob(store, job) {
  if (job.session === null) return;
  const line = (0, import_shared_core_jobs_progress.panelLineOf)(job);
  (0, import_hooks_active_on_stop.changePanel)(store, job.session, (panel) => {
    const others = panel.jobs.filter(({ id }) => id !== job.id);
    return { ...panel, jobs: line === null ? others : [...others, { id: job.id, line }] };
  });
}
async function changeJob(store, id, change) {
  if (!ID.test(id) || (0, import_common4.openMswSubfolder)(store.project, "jobs", id).status === "refused") return null;
  const locked = await (0, import_common5.withLock)((0, import_node_path.join)(folderOf(store.project, id), "job.json"), () => {
    const job = readJob(store, id);
    if (job === null) return null;
    const changed2 = change(job);
    return writeJob(store, changed2).status === "ok" ? changed2 : null;
  });
  return locked.status === "done" ? locked.value : null;
}
var LARGEST_LOG = 4 * 1024 * 1024;
function logLine(workspace, id, line) {
  try {
    const folder = (0, import_common4.openMswSubfolder)(workspace.project, "jobs", id);
    if (folder.status === "refused") return;
    const path = (0, import_node_path.join)(folder.path, "log.txt");
    if (((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
      (0, import_node_fs.renameSync)(path, (0, import_node_path.join)(folder.path, "log.1.txt"));
    (0, import_common6.keepLine)(path, `${(0, import_common.isoNow)(workspace)} ${(0, import_common3.plainLine)(line, 1e3)}`);
  } catch {
  }
}
function readLog(project, id, { from, most }) {
  const path = (0, import_node_path.join)(folderOf(project, id), "log.txt");
  const partFrom = (size) => from === null ? Math.max(0, size - LARGEST_PART) : from > size ? 0 : from;
  const part = (0, import_common10.readPart)(path, (0, import_common11.ownFile)(project), { cap: LARGEST_PART, partFrom });
  if (part.status !== "ok") return { lines: [], end: 0 };
  const text = part.bytes.toString("utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const lines = whole.split("\n").slice(0, -1);
  const end = part.start + Buffer.byteLength(whole);
  return { lines: from === null ? lines.slice(-most) : lines, end };
}
var LARGEST_PART = 256 * 1024;
var KEPT_MS = 30 * 24 * 36e5;
var ALWAYS_KEPT = 10;
function removeOldJobs(store, now) {
  const ended = listJobs(store).filter(import_shared_core_jobs_progress.isEnded).slice(ALWAYS_KEPT);
  for (const { id, endedAt } of ended)
    if (now - (endedAt ?? now) > KEPT_MS)
      (0, import_node_fs.rmSync)(folderOf(store.project, id), { recursive: true, force: true });
}
function folderOf(project, id) {
  return (0, import_common4.mswPath)(project, "jobs", id);
}
function signedText(project, job) {
  return JSON.stringify(["msw-job-1", project, (0, import_shared_core_jobs_progress.jobSchema)().parse(job)]);
}

var import_common12 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common13 = require("./common.cjs");

// src/core/jobs/team-job.ts
var teamJobSchema = (0, import_common13.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    job: (0, import_shared_core_jobs_progress.jobSchema)(),
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
    lines: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** The last commit that is on the branch; missing before the first. */
    pushed: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[0-9a-f]{40,64}$/))),
    /** Higher ones are taken first; missing for 0. */
    priority: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
    /** The workers that could not do it, the last ones, each with what its machine lacks. */
    handedOn: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ worker: text, reason: text }))))
  });
});
function teamBranch(id) {
  return `msw/job-${id}`;
}
var WAITS = "waits for a worker";
function standingJob({ job }, state) {
  switch (state) {
    case "created":
      return { ...job, status: "queued", step: WAITS, runningSince: null };
    case "retry":
      return { ...job, status: "queued", step: "waits for another worker", runningSince: null };
    case "active":
      return { ...job, status: "running", step: job.status === "queued" ? "begins" : job.step };
    case "completed":
      return job;
    case "cancelled":
      return job.status === "waiting" ? job : { ...job, status: "cancelled", runningSince: null, outcome: job.outcome ?? CANCELLED };
    case "failed":
      return {
        ...job,
        status: "failed",
        runningSince: null,
        outcome: "its workers ended again and again before it was done"
      };
  }
}
function teamView(stored, state, { now, resume, remote, isMerged }) {
  const job = standingJob({ ...stored, job: quoted(stored, resume) }, state);
  const { commit, pushed = null, priority = 0, handedOn = [] } = stored;
  const worker = job.status === "queued" ? null : stored.worker;
  return {
    ...(0, import_shared_core_jobs_progress.viewOf)(job, {
      now,
      isLeft: false,
      lines: stored.lines.slice(-MOST_LINES).map((line) => (0, import_common12.quoteLine)(line, 1e3))
    }),
    log: "with its worker",
    team: {
      worker: worker === null ? null : (0, import_shared_core_jobs_progress.shownMatch)(worker, MACHINE),
      commit,
      by: (0, import_shared_core_jobs_progress.shownMatch)(stored.by, MACHINE),
      remote: (0, import_shared_core_jobs_progress.shownMatch)(remote, ADDRESS),
      branch: teamBranch(job.id),
      ...{ pushed, isMerged, priority },
      folder: folderOf2(stored.job),
      handedOn: handedOn.slice(-MOST_HANDS).map((one) => `${(0, import_shared_core_jobs_progress.shownMatch)(one.worker, MACHINE)}: ${(0, import_common12.quoteLine)(one.reason, 300)}`)
    }
  };
}
function folderOf2({ work }) {
  const plan = work.kind === "execute-and-verify" ? work.plan.split("/").at(-2) : void 0;
  const folder = work.kind === "execute-phase" ? work.folder : plan;
  return folder !== void 0 && FOLDER.test(folder) ? folder : null;
}
var FOLDER = /^[\w.-]{1,100}$/;
var MACHINE = /^[\w.+-]{1,64}@[\w.-]{1,64}(?:\/\d{1,10})?$/;
var MOST_HANDS = 5;
var MOST_LINES = 10;
var SHORT = 180;
var ADDRESS = /^[\w.+:/@~-]{1,200}$/;
var TOOL = /^[\w:.-]{1,100}$/;
function quoted({ job, worker }, resume) {
  const { step, units, denied, waitsFor, outcome, next, loop } = job;
  const who = worker === null ? "its worker" : `its worker ${(0, import_shared_core_jobs_progress.shownMatch)(worker, MACHINE)}`;
  return {
    ...job,
    step: (0, import_common12.quoteLine)(step, SHORT),
    units: units.map((unit) => ({ ...unit, name: (0, import_shared_core_jobs_progress.shownMatch)(unit.name, import_shared_core_jobs_progress.NAME) })),
    denied: denied.map((tool) => (0, import_shared_core_jobs_progress.shownMatch)(tool, TOOL)),
    waitsFor: waitsFor.map(({ reason, type }) => ({
      reason: `${who} waits for a person on its machine, in its words: ${(0, import_common12.quoteLine)(reason, 600)}, ${(0, import_common12.quoteLine)(type, 400)}`,
      type: resume
    })),
    outcome: outcome === null || outcome === CANCELLED ? outcome : (0, import_common12.quoteLine)(outcome, SHORT),
    next: next !== null && nextOf(job).includes(next) ? next : null,
    session: null,
    loop: loop !== null && import_shared_core_jobs_progress.NAME.test(loop) ? loop : null
  };
}
var CANCELLED = "it was cancelled";
function nextOf({ work }) {
  if (work.kind !== "execute-phase" || !import_shared_core_jobs_progress.NAME.test(work.phase)) return [];
  return [`/msw:verify ${work.phase}`, `/msw:plan ${work.phase} --gaps`];
}
function teamRights(allowed) {
  return {
    ...allowed,
    maxIterations: allowed.maxIterations ?? MOST_ITERATIONS,
    maxTokens: allowed.maxTokens ?? MOST_TOKENS
  };
}
var MOST_ITERATIONS = 50;
var MOST_TOKENS = 5e6;
