

var import_common = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/route/chain-record.ts
var schema = (0, import_common5.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    session: (0, import_adapters_loops_record_schemas.string)(),
    project: (0, import_adapters_loops_record_schemas.string)(),
    startedAt: (0, import_adapters_loops_record_schemas.number)(),
    maxSteps: (0, import_adapters_loops_record_schemas.number)(),
    maxMinutes: (0, import_adapters_loops_record_schemas.number)(),
    steps: (0, import_adapters_loops_record_schemas.readonly)(
      (0, import_adapters_loops_record_schemas.array)(
        (0, import_adapters_loops_record_schemas.object)({ at: (0, import_adapters_loops_record_schemas.number)(), phase: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), command: (0, import_adapters_loops_record_schemas.string)(), before: (0, import_adapters_loops_record_schemas.string)() })
      )
    )
  })
);
function readChain({ userFolder, project }, session) {
  const path = chainPath(userFolder, session);
  const file = path === null ? null : (0, import_common3.readJson)(path, import_common4.named);
  const parsed = schema().safeParse(file?.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.session === session && parsed.data.project === project ? parsed.data : null;
}
function keepChain({ userFolder }, chain) {
  const path = chainPath(userFolder, chain.session);
  if (path === null) return false;
  (0, import_common.makeFolder)((0, import_node_path.join)(userFolder, FOLDER), 448);
  (0, import_common2.keepJson)(path, chain, { mode: 384 });
  return true;
}
function forgetChain({ userFolder }, session) {
  const path = chainPath(userFolder, session);
  if (path !== null) (0, import_node_fs.rmSync)(path, { force: true });
}
var FOLDER = "chains";
function chainPath(userFolder, session) {
  return /^[\w-]{1,128}$/.test(session) ? (0, import_node_path.join)(userFolder, FOLDER, session) : null;
}

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema2(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map(({ path, message, code }) => ({
    where: path.join(".") || "the file",
    message: code === "unrecognized_keys" ? `${message}: leave it out` : message
  }));
  return { status: "invalid", problems };
}
var LONGEST_LINE = 400;
function line(longest = LONGEST_LINE) {
  return (0, import_adapters_loops_record_schemas.string)().check(
    (0, import_adapters_loops_record_schemas._trim)(),
    (0, import_adapters_loops_record_schemas._minLength)(1, "must not be empty"),
    (0, import_adapters_loops_record_schemas._maxLength)(longest, `must have at most ${(0, import_common7.countOf)(longest, "character")}`),
    (0, import_adapters_loops_record_schemas._regex)(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, "must not begin with a fence")
  );
}
function listOf(shape, most = 100) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)(shape).check((0, import_adapters_loops_record_schemas._maxLength)(most, `must have at most ${most} entries`)), []);
}
function reference() {
  return (0, import_adapters_loops_record_schemas.strictObject)({ path: line(200), about: line() });
}
var schema2 = (0, import_common5.once)(() => {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    name: name(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2e3),
    coreValue: line(),
    requirements: listOf(requirement(), 200),
    /** For a later version, so in no phase. */
    later: listOf(requirement(), 200),
    outOfScope: listOf(because()),
    /** What an existing codebase already does. */
    validated: listOf(line()),
    context: listOf(line(2e3)),
    constraints: listOf((0, import_adapters_loops_record_schemas.strictObject)({ type: name(), what: line(), why: line() })),
    decisions: listOf(because()),
    references: listOf(reference()),
    overview: line(2e3),
    phases: listOf(phase(), 40),
    settings: (0, import_adapters_loops_record_schemas._default)(settings(), settings().parse({}))
  });
});
function requirement() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: the research behind it. */
    source: (0, import_adapters_loops_record_schemas.optional)(line(200))
  });
}
function because() {
  return (0, import_adapters_loops_record_schemas.strictObject)({ what: line(), why: line() });
}
function phase() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    // STATE puts the name in brackets.
    name: name().check((0, import_adapters_loops_record_schemas._regex)(/^[^()]*$/, "must not hold brackets")),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: listOf((0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas.int)(), (0, import_adapters_loops_record_schemas._positive)())),
    requirements: listOf((0, import_adapters_loops_record_schemas.string)()),
    criteria: listOf(line()),
    sources: listOf(line(200))
  });
}
function name() {
  const plain = (0, import_adapters_loops_record_schemas._regex)(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain);
}
function settings() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    mode: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["interactive", "yolo"]), "interactive"),
    granularity: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["coarse", "standard", "fine"]), "standard"),
    research: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    planCheck: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    verifier: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    parallelization: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    commitDocs: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true)
  });
}
var projectExample = {
  name: "Till",
  what: "A command line that keeps a small shop\u2019s till. For shopkeepers without an accountant.",
  coreValue: "The sum in the till is always right.",
  requirements: [
    { id: "SALE-01", category: "Sales", text: "User can record a sale" },
    {
      id: "SALE-02",
      category: "Sales",
      text: "User can undo the last sale",
      source: "docs/research/tills.md#undo"
    },
    { id: "REP-01", category: "Reports", text: "User can print the sum of a day" }
  ],
  later: [{ id: "REP-02", category: "Reports", text: "User can send the report by mail" }],
  outOfScope: [{ what: "Card payments", why: "Needs a certified device" }],
  validated: [],
  context: ["Runs on an old laptop without a network."],
  constraints: [{ type: "Tech stack", what: "Node 20, no database", why: "What the laptop has" }],
  decisions: [{ what: "Append-only file of sales", why: "Nothing gets lost" }],
  references: [{ path: "docs/research/tills.md", about: "How tills are audited" }],
  overview: "First sales are recorded safely, then a day can be summed up.",
  phases: [
    {
      name: "Sales",
      goal: "Sales are recorded and can be undone",
      dependsOn: [],
      requirements: ["SALE-01", "SALE-02"],
      criteria: ["A recorded sale is still there after a restart", "The last sale can be undone"],
      sources: ["docs/research/tills.md#undo"]
    },
    {
      name: "Reports",
      goal: "A day can be summed up",
      dependsOn: [1],
      requirements: ["REP-01"],
      criteria: ["The sum of a day is printed", "A day without sales prints 0"],
      sources: []
    }
  ],
  settings: {
    mode: "interactive",
    granularity: "standard",
    research: true,
    planCheck: true,
    verifier: true,
    parallelization: true,
    commitDocs: true
  }
};
var projectRules = [
  import_common6.prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  import_common6.prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  import_common6.prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  import_common6.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  import_common6.prose`validated is what an existing codebase already does.`
];

// src/core/jobs/job.ts
var jobSchema = (0, import_common5.once)(() => {
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
    /** Time worked until the last of the units ended. */
    workedToUnit: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
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
  const done = job.units.filter(({ state }) => state === "done").length;
  const ended = endedUnits(job);
  const left = of - ended;
  const isWhole = job.status === "done" && done + left === of;
  const percent = isWhole ? 100 : of === 0 ? null : Math.floor(100 * done / of);
  return { done, of, percent, secondsLeft: secondsFor(job, { ended, left }, now) };
}
function secondsFor(job, { ended, left }, now) {
  const { workedToUnit, status } = job;
  if (status !== "running" || ended === 0 || left === 0 || workedToUnit === void 0) return null;
  const since = workedMs(job, now) - workedToUnit;
  const seconds = Math.round((workedToUnit / ended * left - since) / 1e3);
  return seconds > 0 ? seconds : null;
}
function endedUnits({ units }) {
  return units.filter(({ state }) => state === "done" || state === "halted").length;
}
function changed(job, change, now) {
  const next = { ...job, ...change, workedMs: workedMs(job, now), runningSince: now };
  return endedUnits(next) === endedUnits(job) ? next : { ...next, workedToUnit: next.workedMs };
}
function workedMs({ workedMs: before, runningSince }, now) {
  return before + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/jobs/job-store.ts
var ID = /^[a-z0-9-]{1,40}$/;
function readJob({ project, key }, id) {
  if (!ID.test(id)) return null;
  const file = (0, import_common3.readJson)((0, import_node_path2.join)(folderOf(project, id), "job.json"), (0, import_common4.ownFile)(project));
  const { job, signature } = (0, import_common3.fieldsOf)(file.status === "ok" ? file.value : null);
  const parsed = jobSchema().safeParse(job);
  if (!parsed.success || parsed.data.id !== id || typeof signature !== "string") return null;
  return (0, import_common9.verify)(key, signedText(project, parsed.data), signature) ? parsed.data : null;
}
function listJobs(store) {
  return (0, import_common14.namesIn)((0, import_common11.mswPath)(store.project, "jobs"), (0, import_common4.ownFile)(store.project)).flatMap((id) => readJob(store, id) ?? []).toSorted((left, right) => right.createdAt - left.createdAt);
}
function writeJob({ project, key }, given) {
  const folder = (0, import_common11.openMswSubfolder)(project, "jobs", given.id);
  if (folder.status === "refused") return folder;
  const job = { ...jobSchema().safeParse((0, import_common2.maskedValues)(given)).data ?? given, work: given.work };
  const signature = (0, import_common9.sign)(key, signedText(project, job));
  (0, import_common13.writeFileAtomic)((0, import_node_path2.join)(folder.path, "job.json"), `${JSON.stringify({ job, signature }, null, 1)}
`);
  return folder;
}
async function changeJob(store, id, change) {
  if (!ID.test(id) || (0, import_common11.openMswSubfolder)(store.project, "jobs", id).status === "refused") return null;
  const locked = await (0, import_common12.withLock)((0, import_node_path2.join)(folderOf(store.project, id), "job.json"), () => {
    const job = readJob(store, id);
    if (job === null) return null;
    const changed2 = change(job);
    return writeJob(store, changed2).status === "ok" ? changed2 : null;
  });
  return locked.status === "done" ? locked.value : null;
}
var LARGEST_LOG = 4 * 1024 * 1024;
function logLine(workspace, id, line2) {
  try {
    const folder = (0, import_common11.openMswSubfolder)(workspace.project, "jobs", id);
    if (folder.status === "refused") return;
    const path = (0, import_node_path2.join)(folder.path, "log.txt");
    if (((0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
      (0, import_node_fs2.renameSync)(path, (0, import_node_path2.join)(folder.path, "log.1.txt"));
    (0, import_common2.keepLine)(path, `${(0, import_common8.isoTime)(workspace)} ${(0, import_common10.plainLine)(line2, 1e3)}`);
  } catch {
  }
}
function readLog(project, id, { from, most }) {
  const path = (0, import_node_path2.join)(folderOf(project, id), "log.txt");
  const partFrom = (size) => from === null ? Math.max(0, size - LARGEST_PART) : from > size ? 0 : from;
  const part = (0, import_common15.readPart)(path, (0, import_common4.ownFile)(project), { cap: LARGEST_PART, partFrom });
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
      (0, import_node_fs2.rmSync)(folderOf(store.project, id), { recursive: true, force: true });
}
function folderOf(project, id) {
  return (0, import_common11.mswPath)(project, "jobs", id);
}
function signedText(project, job) {
  return JSON.stringify(["msw-job-1", project, jobSchema().parse(job)]);
}
module.exports = {
  because: because,
  changeJob: changeJob,
  changed: changed,
  exitCodeOfJob: exitCodeOfJob,
  forgetChain: forgetChain,
  isEnded: isEnded,
  isSameWork: isSameWork,
  jobSchema: jobSchema,
  keepChain: keepChain,
  line: line,
  listJobs: listJobs,
  listOf: listOf,
  logLine: logLine,
  name: name,
  newJob: newJob,
  phase: phase,
  progressOf: progressOf,
  projectExample: projectExample,
  projectRules: projectRules,
  readChain: readChain,
  readJob: readJob,
  readLog: readLog,
  readProjectAnswers: readProjectAnswers,
  readWith: readWith,
  reference: reference,
  removeOldJobs: removeOldJobs,
  requirement: requirement,
  withinBudget: withinBudget,
  workedMs: workedMs,
  writeJob: writeJob
};
