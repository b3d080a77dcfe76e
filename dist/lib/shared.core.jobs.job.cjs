

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

// src/core/jobs/job.ts
var jobSchema = (0, import_common3.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  const time = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)());
  const work = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("execute-phase"),
      /** As the roadmap writes it, and the name of its folder. */
      phase: text,
      folder: text,
      wave: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
      gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
    }),
    (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("plan-phase"), phase: text, gaps: (0, import_adapters_loops_record_schemas.boolean)() }),
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("execute-and-verify"),
      /** Relative to the project, with `/`. */
      plan: text,
      /** Null for the commands that the plan names. */
      testCommand: (0, import_adapters_loops_record_schemas.nullable)(text),
      maxIterations: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)())
    }),
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("research"),
      topic: text,
      /** As typed. */
      options: (0, import_adapters_loops_record_schemas.record)(text, (0, import_adapters_loops_record_schemas.union)([text, (0, import_adapters_loops_record_schemas.literal)(true)]))
    })
  ]);
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: text,
    work,
    /** The session that started it and hears how it ends; null for a terminal. */
    session: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** Milliseconds since 1970, like all times here. */
    createdAt: (0, import_adapters_loops_record_schemas.number)(),
    /** `waiting`: for a person. The last three are final. */
    status: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "waiting", "done", "failed", "cancelled"]),
    /** The current step, or the last one. */
    step: text,
    /** Its parts, such as plans; empty when they are not known in advance. */
    units: (0, import_adapters_loops_record_schemas.readonly)(
      (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: text, state: (0, import_adapters_loops_record_schemas._enum)(["open", "running", "done", "halted"]) }))
    ),
    /** Start of the current run; null while it does not run. */
    runningSince: time,
    /** Time worked in earlier runs. */
    workedMs: (0, import_adapters_loops_record_schemas.number)(),
    tokens: (0, import_adapters_loops_record_schemas.number)(),
    /** In US dollars, as the client reports them. */
    cost: (0, import_adapters_loops_record_schemas.number)(),
    /** Tools that were refused because nobody was there to allow them. */
    denied: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** What a person has to know, and what to type. */
    waitsFor: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ reason: text, type: text }))),
    /** How it ended, as a sentence without its full stop. */
    outcome: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** What to type next; null for nothing. */
    next: (0, import_adapters_loops_record_schemas.nullable)(text),
    endedAt: time,
    /** Ids of the plans that it has begun: unfinished work on them is its own. */
    begun: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** The loop that works for this job. */
    loop: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** Set when a team job is queued; the stricter of it and what the worker's user allows applies. */
    budget: (0, import_adapters_loops_record_schemas.optional)(
      (0, import_adapters_loops_record_schemas.object)({
        maxMinutes: (0, import_adapters_loops_record_schemas.number)(),
        maxTokens: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
        maxCost: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)())
      })
    )
  });
});
function newJob(id, work, context) {
  return {
    v: 1,
    id,
    work,
    session: context.session,
    createdAt: context.now,
    status: "queued",
    step: "waits in line",
    units: [],
    runningSince: null,
    workedMs: 0,
    tokens: 0,
    cost: 0,
    denied: [],
    waitsFor: [],
    outcome: null,
    next: null,
    endedAt: null,
    begun: [],
    loop: null
  };
}
function withinBudget(allowed, { budget }) {
  if (budget === void 0) return allowed;
  const least = (left, right) => left === null ? right : right === null ? left : Math.min(left, right);
  return {
    ...allowed,
    maxMinutes: Math.min(allowed.maxMinutes, budget.maxMinutes),
    maxTokens: least(allowed.maxTokens, budget.maxTokens),
    maxCost: least(allowed.maxCost, budget.maxCost)
  };
}
function isEnded({ status }) {
  return status === "done" || status === "failed" || status === "cancelled";
}
function isSameWork(left, right) {
  return JSON.stringify(left) === JSON.stringify(right);
}
function exitCodeOfJob({ status }) {
  switch (status) {
    case "done":
      return 0;
    case "failed":
      return 1;
    case "waiting":
      return 3;
    case "cancelled":
      return 130;
    case "queued":
    case "running":
      return null;
  }
}
function progressOf(job, now) {
  const of = job.units.length;
  const done = job.units.filter(({ state }) => state === "done" || state === "halted").length;
  const percent = job.status === "done" ? 100 : of === 0 ? null : Math.floor(100 * done / of);
  const isKnown = done > 0 && done < of && job.status === "running";
  const secondsLeft = isKnown ? Math.round(workedMs(job, now) / done / 1e3 * (of - done)) : null;
  return { done, of, percent, secondsLeft };
}
function workedMs({ workedMs: before, runningSince }, now) {
  return before + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}
// src/core/jobs/job-text.ts
function viewOf(job, {
  now,
  isLeft,
  lines
}) {
  const { id, work, status, createdAt, endedAt } = job;
  const { step, units, tokens, cost, denied, waitsFor, outcome, next, session, loop } = job;
  const { percent, secondsLeft } = progressOf(job, now);
  return {
    id,
    kind: work.kind,
    what: whatOf(work),
    state: isLeft && status === "running" ? "interrupted" : status,
    step,
    percent,
    secondsLeft: isLeft ? null : secondsLeft,
    ...{ units, waitsFor, outcome, next, denied, tokens, cost },
    workedSeconds: Math.round(workedMs(job, now) / 1e3),
    createdAt,
    endedAt,
    ...{ session, loop, log: `.msw/jobs/${id}/log.txt`, lines }
  };
}
function whatOf(work) {
  switch (work.kind) {
    case "execute-phase": {
      const wave = work.wave === null ? "" : `, wave ${work.wave}`;
      return `execute phase ${work.phase}${wave}${work.gapsOnly ? ", gaps only" : ""}`;
    }
    case "plan-phase":
      return `plan phase ${work.phase}${work.gaps ? ", gaps" : ""}`;
    case "execute-and-verify":
      return `carry out ${(0, import_common.plainLine)(work.plan, 120)}`;
    case "research":
      return work.topic === "" ? "research a phase" : `research \u201C${(0, import_common.plainLine)(work.topic, 80)}\u201D`;
  }
}
function standingOf({ state, percent, secondsLeft }) {
  const parts = [
    state === "interrupted" ? "interrupted; it is taken up again" : state,
    percent === null || state === "done" ? null : `${percent} %`,
    secondsLeft === null ? null : `about ${(0, import_shared_core_planning_writing_roadmap_document.clock)(secondsLeft)} left`
  ];
  return parts.filter((part) => part !== null).join(", ");
}
function jobLines(view) {
  const { id, what, state, step, units, waitsFor, outcome, next, denied, team } = view;
  const counted = (of) => units.filter((unit) => unit.state === of).length;
  const halted = counted("halted") === 0 ? "" : `, ${counted("halted")} halted`;
  const lines = [
    `Job ${id} (${standingOf(view)})`,
    `  what       ${what}`,
    team === void 0 ? null : `  team       ${teamLine(team)}`,
    isEnded({ status: state }) || waitsFor.length > 0 ? null : `  now        ${(0, import_common2.clipText)(step, 200)}`,
    units.length === 0 ? null : `  done       ${counted("done")} of ${units.length}${halted}`,
    ...waitsFor.flatMap((one) => [
      ...one.reason.split("\n").map((line, at) => `  ${at === 0 ? "waits for  " : "           "}${line}`),
      `  type       ${one.type}`
    ]),
    outcome === null ? null : `  outcome    ${(0, import_common2.clipText)(outcome, 400)}`,
    next === null ? null : `  next       ${next}`,
    denied.length === 0 ? null : `  refused    ${denied.join(", ")}`,
    `  spent      ${(0, import_shared_core_planning_writing_roadmap_document.clock)(view.workedSeconds)}${spentOf(view)}`,
    `  log        ${view.log}`
  ];
  return lines.filter((line) => line !== null);
}
function teamLine({ worker, remote, branch, commit, by }) {
  const who = worker === null ? "no worker yet" : `worker ${worker}`;
  return (0, import_common.plainLine)(`${who}; ${branch} of ${remote}, from ${commit.slice(0, 12)}; asked for by ${by}`, 400);
}
function glanceLines(view) {
  return isEnded({ status: view.state }) ? [endedLine(view)] : jobLines(view);
}
function newsOf(view) {
  const { id, what, state, waitsFor } = view;
  const [first] = waitsFor;
  if (state === "waiting" && first !== void 0) {
    const reason = (0, import_common.plainLine)(first.reason, 300).replace(/[.:]$/, "");
    return `Job ${id} (${what}) waits for you: ${reason}. Type ${first.type}`;
  }
  return endedLine(view);
}
function endedLine({ id, what, state, outcome, next }) {
  const then = next === null ? "" : ` Next: ${next}`;
  return `Job ${id} (${what}) is ${state}: ${(0, import_common.plainLine)(outcome ?? "it ended", 300)}.${then}`;
}
function spentOf({ tokens, cost }) {
  const counted = tokens === 0 ? "" : `, ${(0, import_app_loop_conclude_turn.shortCount)(tokens)} tokens`;
  return cost < 5e-3 ? counted : `${counted}, $${cost.toFixed(2)}`;
}

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/jobs/job-store.ts
var ID = /^[a-z0-9-]{1,40}$/;
function readJob({ project, key }, id) {
  if (!ID.test(id)) return null;
  const file = (0, import_common11.readJson)((0, import_node_path.join)(folderOf(project, id), "job.json"), (0, import_common14.ownFile)(project));
  const { job, signature } = (0, import_common11.fieldsOf)(file.status === "ok" ? file.value : null);
  const parsed = jobSchema().safeParse(job);
  if (!parsed.success || parsed.data.id !== id || typeof signature !== "string") return null;
  return (0, import_common6.verify)(key, signedText(project, parsed.data), signature) ? parsed.data : null;
}
function listJobs(store) {
  return (0, import_common12.namesIn)((0, import_common8.mswPath)(store.project, "jobs"), (0, import_common14.ownFile)(store.project)).flatMap((id) => readJob(store, id) ?? []).toSorted((left, right) => right.createdAt - left.createdAt);
}
function writeJob({ project, key }, job) {
  const folder = (0, import_common8.openMswSubfolder)(project, "jobs", job.id);
  if (folder.status === "refused") return folder;
  const signature = (0, import_common6.sign)(key, signedText(project, job));
  (0, import_common10.writeFileAtomic)((0, import_node_path.join)(folder.path, "job.json"), `${JSON.stringify({ job, signature }, null, 1)}
`);
  return folder;
}
async function changeJob(store, id, change) {
  if (!ID.test(id) || (0, import_common8.openMswSubfolder)(store.project, "jobs", id).status === "refused") return null;
  const locked = await (0, import_common9.withLock)((0, import_node_path.join)(folderOf(store.project, id), "job.json"), () => {
    const job = readJob(store, id);
    if (job === null) return null;
    const changed = change(job);
    return writeJob(store, changed).status === "ok" ? changed : null;
  });
  return locked.status === "done" ? locked.value : null;
}
var LARGEST_LOG = 4 * 1024 * 1024;
function logLine(workspace, id, line) {
  try {
    const folder = (0, import_common8.openMswSubfolder)(workspace.project, "jobs", id);
    if (folder.status === "refused") return;
    const path = (0, import_node_path.join)(folder.path, "log.txt");
    if (((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
      (0, import_node_fs.renameSync)(path, (0, import_node_path.join)(folder.path, "log.1.txt"));
    (0, import_common7.appendLine)(path, `${(0, import_common5.isoTime)(workspace)} ${(0, import_common.plainLine)((0, import_common4.redact)(line), 1e3)}`);
  } catch {
  }
}
function readLog(project, id, { from, most }) {
  const path = (0, import_node_path.join)(folderOf(project, id), "log.txt");
  const partFrom = (size) => from === null ? Math.max(0, size - LARGEST_PART) : from > size ? 0 : from;
  const part = (0, import_common13.readPart)(path, (0, import_common14.ownFile)(project), { cap: LARGEST_PART, partFrom });
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
  const ended = listJobs(store).filter(isEnded).slice(ALWAYS_KEPT);
  for (const { id, endedAt } of ended)
    if (now - (endedAt ?? now) > KEPT_MS)
      (0, import_node_fs.rmSync)(folderOf(store.project, id), { recursive: true, force: true });
}
function folderOf(project, id) {
  return (0, import_common8.mswPath)(project, "jobs", id);
}
function signedText(project, job) {
  return JSON.stringify(["msw-job-1", project, jobSchema().parse(job)]);
}
module.exports = {
  changeJob: changeJob,
  exitCodeOfJob: exitCodeOfJob,
  glanceLines: glanceLines,
  isEnded: isEnded,
  isSameWork: isSameWork,
  jobLines: jobLines,
  jobSchema: jobSchema,
  listJobs: listJobs,
  logLine: logLine,
  newJob: newJob,
  newsOf: newsOf,
  readJob: readJob,
  readLog: readLog,
  removeOldJobs: removeOldJobs,
  standingOf: standingOf,
  viewOf: viewOf,
  whatOf: whatOf,
  withinBudget: withinBudget,
  workedMs: workedMs,
  writeJob: writeJob
};
