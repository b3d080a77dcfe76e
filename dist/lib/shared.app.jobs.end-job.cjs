

var import_shared_adapters_documents_installed_packages = require("./shared.adapters.documents.installed-packages.cjs");

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_shared_core_loop_report2 = require("./shared.core.loop.report.cjs");

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/jobs/end-job.ts
// src/core/jobs/job.ts
var jobSchema = (0, import_hooks_active_on_stop16.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  const time = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)());
  const work = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("execute-phase"),
      /** As the roadmap writes it, and the folder's name. */
      phase: text,
      folder: text,
      wave: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
      gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
    }),
    (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("plan-phase"), phase: text, gaps: (0, import_adapters_loops_record_schemas.boolean)() }),
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("execute-and-verify"),
      /** From the project, with `/`. */
      plan: text,
      /** Null for the commands that the plan names. */
      testCommand: (0, import_adapters_loops_record_schemas.nullable)(text),
      maxIterations: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)())
    }),
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("research"),
      topic: text,
      /** As they are typed. */
      options: (0, import_adapters_loops_record_schemas.record)(text, (0, import_adapters_loops_record_schemas.union)([text, (0, import_adapters_loops_record_schemas.literal)(true)]))
    })
  ]);
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: text,
    work,
    /** The session that started it and is told how it ends; null for a terminal. */
    session: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** Milliseconds since 1970, as all times here. */
    createdAt: (0, import_adapters_loops_record_schemas.number)(),
    /** `waiting`: for a person. The last three are ends. */
    status: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "waiting", "done", "failed", "cancelled"]),
    /** What happens now, or happened last. */
    step: text,
    /** What it is done in; none where that is not known before. */
    units: (0, import_adapters_loops_record_schemas.readonly)(
      (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: text, state: (0, import_adapters_loops_record_schemas._enum)(["open", "running", "done", "halted"]) }))
    ),
    /** When somebody began to work on it, the last time; null while nobody does. */
    runningSince: time,
    /** Before that. */
    workedMs: (0, import_adapters_loops_record_schemas.number)(),
    tokens: (0, import_adapters_loops_record_schemas.number)(),
    /** In US dollars, as the client reports them. */
    cost: (0, import_adapters_loops_record_schemas.number)(),
    /** Tools that were refused, since nobody was there to allow them. */
    denied: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** What a person has to know, and what they type. */
    waitsFor: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ reason: text, type: text }))),
    /** How it ended, in a sentence without its full stop. */
    outcome: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** What to type then; null for nothing. */
    next: (0, import_adapters_loops_record_schemas.nullable)(text),
    endedAt: time,
    /** Ids of plans that it has begun, so that what it left of one is its own. */
    begun: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** The loop that works for it. */
    loop: (0, import_adapters_loops_record_schemas.nullable)(text)
  });
});
function newJob(id, work, around) {
  return {
    v: 1,
    id,
    work,
    session: around.session,
    createdAt: around.now,
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
  isLeft: isLeft2,
  lines
}) {
  const { id, work, status, createdAt, endedAt } = job;
  const { step, units, tokens, cost, denied, waitsFor, outcome, next, session, loop } = job;
  const { percent, secondsLeft } = progressOf(job, now);
  return {
    id,
    kind: work.kind,
    what: whatOf(work),
    state: isLeft2 && status === "running" ? "interrupted" : status,
    step,
    percent,
    secondsLeft: isLeft2 ? null : secondsLeft,
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
      return `carry out ${(0, import_hooks_active_on_stop9.plainLine)(work.plan, 120)}`;
    case "research":
      return work.topic === "" ? "research a phase" : `research \u201C${(0, import_hooks_active_on_stop9.plainLine)(work.topic, 80)}\u201D`;
  }
}
function standingOf({ state, percent, secondsLeft }) {
  const parts = [
    state === "interrupted" ? "interrupted; it is taken up again" : state,
    percent === null || state === "done" ? null : `${percent} %`,
    secondsLeft === null ? null : `about ${(0, import_shared_adapters_documents_installed_packages.clock)(secondsLeft)} left`
  ];
  return parts.filter((part) => part !== null).join(", ");
}
function jobLines(view) {
  const { id, what, state, step, units, waitsFor, outcome, next, denied } = view;
  const counted = (of) => units.filter((unit) => unit.state === of).length;
  const halted = counted("halted") === 0 ? "" : `, ${counted("halted")} halted`;
  const lines = [
    `Job ${id} (${standingOf(view)})`,
    `  what       ${what}`,
    isOver(state) || waitsFor.length > 0 ? null : `  now        ${(0, import_hooks_active_on_stop12.clipText)(step, 200)}`,
    units.length === 0 ? null : `  done       ${counted("done")} of ${units.length}${halted}`,
    ...waitsFor.flatMap((one) => [
      ...one.reason.split("\n").map((line, at) => `  ${at === 0 ? "waits for  " : "           "}${line}`),
      `  type       ${one.type}`
    ]),
    outcome === null ? null : `  outcome    ${(0, import_hooks_active_on_stop12.clipText)(outcome, 400)}`,
    next === null ? null : `  next       ${next}`,
    denied.length === 0 ? null : `  refused    ${denied.join(", ")}`,
    `  spent      ${(0, import_shared_adapters_documents_installed_packages.clock)(view.workedSeconds)}${spentOf(view)}`,
    `  log        ${view.log}`
  ];
  return lines.filter((line) => line !== null);
}
function glanceLines(view) {
  return isOver(view.state) ? [endedLine(view)] : jobLines(view);
}
function isOver(state) {
  return state === "done" || state === "failed" || state === "cancelled";
}
function newsOf(view) {
  const { id, what, state, waitsFor } = view;
  const [first] = waitsFor;
  if (state === "waiting" && first !== void 0) {
    const reason = (0, import_hooks_active_on_stop9.plainLine)(first.reason, 300).replace(/[.:]$/, "");
    return `Job ${id} (${what}) waits for you: ${reason}. Type ${first.type}`;
  }
  return endedLine(view);
}
function endedLine({ id, what, state, outcome, next }) {
  const then = next === null ? "" : ` Next: ${next}`;
  return `Job ${id} (${what}) is ${state}: ${(0, import_hooks_active_on_stop9.plainLine)(outcome ?? "it ended", 300)}.${then}`;
}
function spentOf({ tokens, cost }) {
  const counted = tokens === 0 ? "" : `, ${(0, import_app_loop_conclude_turn.shortCount)(tokens)} tokens`;
  return cost < 5e-3 ? counted : `${counted}, $${cost.toFixed(2)}`;
}
// src/app/jobs/claims.ts
var shape = (0, import_hooks_active_on_stop16.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[a-z0-9-]{1,40}$/)),
    /** Real path. */
    project: (0, import_adapters_loops_record_schemas.string)(),
    lane: (0, import_adapters_loops_record_schemas._enum)(["client", "research"]),
    state: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "waiting", "cancelling"]),
    queuedAt: (0, import_adapters_loops_record_schemas.number)(),
    /** How often a runner was started that did not get to begin. */
    starts: (0, import_adapters_loops_record_schemas.number)(),
    /** Null for one that was started and has not said so yet. */
    runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), start: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), host: (0, import_adapters_loops_record_schemas.string)() })),
    /** When its runner was started. */
    at: (0, import_adapters_loops_record_schemas.number)()
  })
);
function newClaim(waiting) {
  return { v: 1, ...waiting, starts: 0, runner: null, at: waiting.queuedAt };
}
function readClaim(userFolder, id) {
  const file = (0, import_hooks_active_on_stop15.readJson)(pathOf(userFolder, id), (0, import_shared_adapters_files_read_plain3.privateFile)(userFolder));
  const parsed = shape().safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}
function listClaims(userFolder) {
  return (0, import_shared_adapters_files_read_plain.namesIn)((0, import_node_path.join)(userFolder, FOLDER), (0, import_shared_adapters_files_read_plain3.privateFile)(userFolder)).flatMap(
    (name) => name.endsWith(".json") ? readClaim(userFolder, name.slice(0, -".json".length)) ?? [] : []
  );
}
function writeClaim(userFolder, claim) {
  (0, import_node_fs2.mkdirSync)((0, import_node_path.join)(userFolder, FOLDER), { recursive: true, mode: 448 });
  (0, import_hooks_active_on_stop14.writeFileAtomic)(pathOf(userFolder, claim.id), `${JSON.stringify(claim)}
`, { mode: 384 });
}
function removeClaim(userFolder, id) {
  (0, import_node_fs2.rmSync)(pathOf(userFolder, id), { force: true });
  (0, import_node_fs2.rmSync)(signOf(userFolder, id), { force: true });
}
function giveSign(userFolder, id, now) {
  try {
    (0, import_hooks_active_on_stop7.writeInPlace)(signOf(userFolder, id), String(now));
  } catch {
  }
}
async function withLine(userFolder, decide) {
  (0, import_node_fs2.mkdirSync)((0, import_node_path.join)(userFolder, FOLDER), { recursive: true, mode: 448 });
  return (0, import_hooks_active_on_stop13.withLock)((0, import_node_path.join)(userFolder, FOLDER, "line"), decide, { waitMs: 2e4 });
}
var LOCKED = "The line of jobs is locked by another process; try again.";
async function ownRunner(project) {
  return { ...await (0, import_shared_adapters_git_commit_hurdles.identityOf)(process.pid, project), host: (0, import_node_os.hostname)() };
}
var SIGN_MS = 2e3;
var SILENCE_MS = 3 * SIGN_MS;
var START_MS = 3e4;
var STRANGER_MS = 30 * 6e4;
async function isLeft(userFolder, { id, state, runner, at, project }, now) {
  if (state !== "running" && state !== "cancelling") return false;
  const sign2 = Number((0, import_shared_adapters_files_read_plain2.textOf)(signOf(userFolder, id), (0, import_shared_adapters_files_read_plain3.privateFile)(userFolder), 100) ?? Number.NaN);
  const silence = Math.abs(now - (sign2 > at ? sign2 : at));
  if (runner === null) return silence > START_MS;
  if (silence <= SILENCE_MS) return false;
  if (runner.host !== (0, import_node_os.hostname)()) return silence > STRANGER_MS;
  return runner.start === null ? !(0, import_hooks_active_on_command.isAlive)(runner.pid) : !await (0, import_shared_adapters_git_commit_hurdles.isStillThere)(runner, project);
}
var FOLDER = "jobs";
function pathOf(userFolder, id) {
  return (0, import_node_path.join)(userFolder, FOLDER, `${id}.json`);
}
function signOf(userFolder, id) {
  return (0, import_node_path.join)(userFolder, FOLDER, `${id}.sign`);
}
// src/app/jobs/job-store.ts
var ID = /^[a-z0-9-]{1,40}$/;
function readJob({ project, key }, id) {
  if (!ID.test(id)) return null;
  const file = (0, import_hooks_active_on_stop15.readJson)((0, import_node_path2.join)(folderOf(project, id), "job.json"), (0, import_shared_adapters_files_read_plain3.ownFile)(project));
  const { job, signature } = (0, import_hooks_active_on_stop15.fieldsOf)(file.status === "ok" ? file.value : null);
  const parsed = jobSchema().safeParse(job);
  if (!parsed.success || parsed.data.id !== id || typeof signature !== "string") return null;
  return (0, import_hooks_active_on_stop6.verify)(key, signedText(project, parsed.data), signature) ? parsed.data : null;
}
function listJobs(store) {
  return (0, import_shared_adapters_files_read_plain.namesIn)((0, import_hooks_active_on_stop10.mswPath)(store.project, "jobs"), (0, import_shared_adapters_files_read_plain3.ownFile)(store.project)).flatMap((id) => readJob(store, id) ?? []).toSorted((left, right) => right.createdAt - left.createdAt);
}
function writeJob({ project, key }, job) {
  const folder = (0, import_hooks_active_on_stop10.openMswSubfolder)(project, "jobs", job.id);
  if (folder.status === "refused") return folder;
  const signature = (0, import_hooks_active_on_stop6.sign)(key, signedText(project, job));
  (0, import_hooks_active_on_stop14.writeFileAtomic)((0, import_node_path2.join)(folder.path, "job.json"), `${JSON.stringify({ job, signature }, null, 1)}
`);
  return folder;
}
async function changeJob(store, id, change) {
  if (!ID.test(id) || (0, import_hooks_active_on_stop10.openMswSubfolder)(store.project, "jobs", id).status === "refused") return null;
  const locked = await (0, import_hooks_active_on_stop13.withLock)((0, import_node_path2.join)(folderOf(store.project, id), "job.json"), () => {
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
    const folder = (0, import_hooks_active_on_stop10.openMswSubfolder)(workspace.project, "jobs", id);
    if (folder.status === "refused") return;
    const path = (0, import_node_path2.join)(folder.path, "log.txt");
    if (((0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
      (0, import_node_fs3.renameSync)(path, (0, import_node_path2.join)(folder.path, "log.1.txt"));
    (0, import_hooks_active_on_stop7.appendLine)(path, `${(0, import_hooks_active_on_stop5.isoTime)(workspace)} ${(0, import_hooks_active_on_stop9.plainLine)((0, import_hooks_active_on_stop4.redact)(line), 1e3)}`);
  } catch {
  }
}
function readLog(project, id, { from, most }) {
  const path = (0, import_node_path2.join)(folderOf(project, id), "log.txt");
  const partFrom = (size) => from === null ? Math.max(0, size - LARGEST_PART) : from > size ? 0 : from;
  const part = (0, import_shared_adapters_files_read_plain2.readPart)(path, (0, import_shared_adapters_files_read_plain3.ownFile)(project), { cap: LARGEST_PART, partFrom });
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
      (0, import_node_fs3.rmSync)(folderOf(store.project, id), { recursive: true, force: true });
}
function folderOf(project, id) {
  return (0, import_hooks_active_on_stop10.mswPath)(project, "jobs", id);
}
function signedText(project, job) {
  return JSON.stringify(["msw-job-1", project, jobSchema().parse(job)]);
}
// src/app/jobs/end-job.ts
async function endJob(workspace, job, end) {
  const { id } = job;
  await putWorkAway(workspace, job);
  await settle(workspace, job, (current) => ({ ...current, ...end, waitsFor: [], endedAt: workspace.now() }));
  removeClaim(workspace.userFolder, id);
  markOpen(workspace);
  const event = { event: "job-ended", loop: id, status: end.status, outcome: end.outcome };
  await (0, import_hooks_active_on_stop3.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop5.isoTime)(workspace));
  if (end.status !== "cancelled") await tell(workspace, job);
  removeOldJobs(workspace, workspace.now());
}
async function letJobWait(workspace, job, waitsFor) {
  const { id } = job;
  dropGates(workspace, id);
  await settle(workspace, job, (current) => ({ ...current, status: "waiting", waitsFor }));
  const claim = readClaim(workspace.userFolder, id);
  if (claim !== null) writeClaim(workspace.userFolder, { ...claim, state: "waiting", runner: null });
  markOpen(workspace);
  const reason = waitsFor[0]?.reason ?? "";
  await (0, import_hooks_active_on_stop3.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, (0, import_hooks_active_on_stop5.isoTime)(workspace));
  await tell(workspace, job);
}
async function settle(workspace, job, change) {
  const rested = (one) => {
    const worked = workedMs(one, workspace.now());
    const units = one.units.map(
      (unit) => unit.state === "running" ? { ...unit, state: "open" } : unit
    );
    return change({ ...one, units, workedMs: worked, runningSince: null });
  };
  const changed = await changeJob(workspace, job.id, rested);
  if (changed === null) return;
  const { status, outcome, waitsFor } = changed;
  logLine(workspace, job.id, `${status}: ${outcome ?? waitsFor[0]?.reason ?? ""}`);
}
async function putWorkAway(workspace, { id, loop }) {
  await dropGates(workspace, id);
  if (loop !== null) await (0, import_shared_core_loop_report.stopLoop)(workspace, { loop, session: null });
}
async function dropGates(workspace, id) {
  const state = (0, import_hooks_active_on_stop.readState)(workspace);
  if (state.status !== "ok") return;
  for (const stored of state.loops) {
    if (stored.kind !== "loop" || (0, import_hooks_active_on_stop2.gateParent)(stored.loop.terms.session) !== id) continue;
    await (0, import_hooks_active_on_stop.changeLoop)(workspace, stored.loop.terms.session, () => ({ loop: null, value: null }));
  }
}
async function tell(workspace, { id }) {
  const job = readJob(workspace, id);
  if (job === null) return;
  const news = newsOf(viewOf(job, { now: workspace.now(), isLeft: false, lines: [] }));
  (0, import_shared_core_loop_report2.notifyByProgram)(workspace, id, news);
  const { session } = job;
  if (session === null || !SESSION.test(session)) return;
  await changeNews(workspace.project, (lines) => [
    ...lines.filter((line) => !line.endsWith(` ${id}`)),
    `${session} ${id}`
  ]);
}
var SESSION = /^[\w-]{1,128}$/;
var MOST_NEWS = 50;
async function takeNews(workspace, session) {
  const isOwn = (line) => line.startsWith(`${session} `);
  const taken = [];
  if (!newsIn(workspace.project).some(isOwn)) return [];
  await changeNews(workspace.project, (lines) => {
    taken.push(...lines.filter(isOwn).map((line) => line.slice(session.length + 1)));
    return lines.filter((line) => !isOwn(line));
  });
  return taken.flatMap((id) => {
    const job = readJob(workspace, id);
    if (job === null || job.status === "queued" || job.status === "running") return [];
    const view = viewOf(job, { now: workspace.now(), isLeft: false, lines: [] });
    return [import_hooks_active_on_stop11.prose`${(0, import_hooks_active_on_stop8.quoteLine)(newsOf(view), 600)}`];
  });
}
function newsIn(project) {
  const text = (0, import_shared_adapters_files_read_plain2.textOf)((0, import_hooks_active_on_stop10.mswPath)(project, "jobs", "news"), (0, import_shared_adapters_files_read_plain3.ownFile)(project), 64 * 1024) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
async function changeNews(project, change) {
  const folder = (0, import_hooks_active_on_stop10.openMswSubfolder)(project, "jobs");
  if (folder.status === "refused") return;
  const path = (0, import_hooks_active_on_stop10.mswPath)(project, "jobs", "news");
  await (0, import_hooks_active_on_stop13.withLock)(path, () => {
    const lines = change(newsIn(project)).slice(-MOST_NEWS);
    if (lines.length === 0) (0, import_node_fs.rmSync)(path, { force: true });
    else (0, import_hooks_active_on_stop14.writeFileAtomic)(path, `${lines.join("\n")}
`);
  });
}
function markOpen({ project, userFolder }) {
  const path = (0, import_hooks_active_on_stop10.mswPath)(project, "jobs", "open");
  const isOpen = listClaims(userFolder).some(
    (claim) => claim.project === project && claim.state !== "waiting"
  );
  if ((0, import_hooks_active_on_stop10.openMswSubfolder)(project, "jobs").status === "refused") return;
  if (isOpen) (0, import_hooks_active_on_stop14.writeFileAtomic)(path, "", { durable: false });
  else (0, import_node_fs.rmSync)(path, { force: true });
}
module.exports = {
  LOCKED: LOCKED,
  SIGN_MS: SIGN_MS,
  changeJob: changeJob,
  dropGates: dropGates,
  endJob: endJob,
  exitCodeOfJob: exitCodeOfJob,
  giveSign: giveSign,
  glanceLines: glanceLines,
  isEnded: isEnded,
  isLeft: isLeft,
  isSameWork: isSameWork,
  jobLines: jobLines,
  letJobWait: letJobWait,
  listClaims: listClaims,
  listJobs: listJobs,
  logLine: logLine,
  markOpen: markOpen,
  newClaim: newClaim,
  newJob: newJob,
  ownRunner: ownRunner,
  readClaim: readClaim,
  readJob: readJob,
  readLog: readLog,
  removeClaim: removeClaim,
  standingOf: standingOf,
  takeNews: takeNews,
  viewOf: viewOf,
  whatOf: whatOf,
  withLine: withLine,
  workedMs: workedMs,
  writeClaim: writeClaim,
  writeJob: writeJob
};
