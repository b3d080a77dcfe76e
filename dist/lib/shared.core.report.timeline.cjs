var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var i in e)__defProp(r,i,{get:e[i],enumerable:!0})},__copyProps=(r,e,i,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==i&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{LOCKED:()=>LOCKED,LOG_KINDS:()=>LOG_KINDS,SIGN_MS:()=>SIGN_MS,WRONG_SINCE:()=>WRONG_SINCE,clockOfDay:()=>clockOfDay,describe:()=>describe,foldedEntries:()=>foldedEntries,giveSign:()=>giveSign,isLeft:()=>isLeft,isTaken:()=>isTaken,lastSign:()=>lastSign,listClaims:()=>listClaims,logEntries:()=>logEntries,newClaim:()=>newClaim,ownRunner:()=>ownRunner,readSince:()=>readSince,readWorkerClaim:()=>readWorkerClaim,removeClaim:()=>removeClaim,renderLog:()=>renderLog,renderTimeline:()=>renderTimeline,shownAlive:()=>shownAlive,withLine:()=>withLine,writeClaim:()=>writeClaim}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/core/report/timeline.ts
function renderTimeline(loop, lines) {
  const shown = lines.map((line) => `  ${clockOfDay(line.time)}  ${(0, import_common2.plainLine)(describeLine(line), 300)}`);
  return (0, import_common.forPeople)([`Loop ${(0, import_common2.plainLine)(loop, 64)} (times are UTC)`, ...shown]);
}
function clockOfDay(time) {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? "?".padEnd(19) : `${parts[1]} ${parts[2]}`;
}
function describeLine(line) {
  const event = (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
  return event === null ? line.event : describe(event);
}
function describe(event) {
  switch (event.event) {
    case "route-chosen":
      return joined(`way chosen: ${event.path}`, [event.task, event.reason, event.command]);
    case "chain-ended":
      return joined("chain ended", [(0, import_common3.countOf)(event.steps, "step"), event.reason]);
    case "command-typed":
      return describeTyped(event);
    case "called":
      return describeCalled(event);
    case "loop-armed":
      return joined("armed", [
        event.checks.map(({ name, command }) => `${name} (${command})`).join(", "),
        `at most ${(0, import_common3.countOf)(event.maxIterations, "iteration")}`
      ]);
    case "iteration-finished":
      return describeIteration(event);
    case "loop-paused":
      return describePaused(event);
    case "loop-resumed":
      return `resumed: after ${Math.round(event.rested / 6e4)} min`;
    case "loop-parked":
      return "parked: its session was gone";
    case "loop-ended":
      return joined("ended", [
        causeInWords(event.cause),
        event.verdict === void 0 ? event.reason : `${event.verdict}: ${event.why ?? event.reason}`,
        `iteration ${event.iteration}`
      ]);
    case "loop-undone":
      return `undone by the user: ${(0, import_common3.countOf)(event.files, "file")} as they were at ${event.target}`;
    case "session-ended":
      return `its session ended in iteration ${event.iteration}`;
    case "hint-given":
      return "hint from the user";
    case "api-failure":
      return joined("the API failed", [event.error]);
    case "foreign-loops-set-aside":
      return `${(0, import_common3.countOf)(event.count, "foreign loop record")} set aside: ${event.file}`;
    case "execution-armed":
      return joined("execution armed", describeExecution(event));
    case "checkpoint-reached":
      return joined(`plan ${event.plan} stopped at a checkpoint`, [
        event.type,
        event.task === null ? null : `task ${event.task}`
      ]);
    case "plan-halted":
      return joined(`plan ${event.plan} halted`, [event.reason]);
    case "plan-done":
      return joined(`plan ${event.plan} done`, describeCompletion(event));
    case "tree-merged":
      return `plan ${event.plan} merged from its worktree: ${event.branch}`;
    case "tree-kept":
      return joined(`plan ${event.plan} not merged, ${event.branch} is kept`, [event.reason]);
    case "branch-switched":
      return `phase ${event.phase} works on ${event.branch}${event.created ? `, made from ${event.from}` : ""}`;
    case "plan-resolved":
      return `plan ${event.plan} resolved by the user: ${event.what}`;
    case "untrusted-commands":
      return `commands of ${event.plan} not run, since they are not trusted: ${event.commands.join("; ")}`;
    case "commands-trusted":
      return `commands trusted: ${event.commands.join("; ")}`;
    case "job-queued":
      return `job queued: ${event.what}`;
    case "job-started":
      return "somebody works on the job";
    case "job-waiting":
      return joined("the job waits for a person", [event.reason]);
    case "job-ended":
      return joined(`job ${event.status}`, [event.outcome]);
    case "research-started":
      return `research ${event.research} started: ${event.topic}`;
    case "research-stopped":
      return joined(`research ${event.research} stopped`, [event.trouble]);
    case "research-done":
      return joined(`research ${event.research} done`, [event.report]);
    case "notebook-asked":
      return joined(`account ${event.profile ?? "?"}`, [
        event.outcome,
        `${(0, import_common3.countOf)(event.cost, "question")} spent`
      ]);
    case "guidance-asked":
      return joined("notebook asked", [event.question]);
    case "fix-learned":
      return "what made the failure go away is kept as a fix";
    case "guidance-adopted":
      return "an answer of another project fits";
    case "guidance-offered":
      return event.rung === void 0 ? "guidance offered" : `guidance offered (${event.rung})`;
    case "guidance-answered":
      return "the notebook answered";
    case "guidance-refused":
      return joined("no answer from the notebook", [event.reason, event.text]);
    case "guidance-forgotten":
      return describeForgotten(event);
    case "guidance-judged":
      return `guidance judged: ${event.outcome}`;
  }
}
function describeTyped({ command, words, told }) {
  return joined(`you typed /msw:${command} ${words}`.trimEnd(), [told ?? "Claude works on it"]);
}
function describeCalled({ by, operation, words, outcome, told }) {
  return joined(`${by} called ${operation} ${words}`.trimEnd(), [outcome === "done" ? null : outcome, told]);
}
function describePaused({ cause, reason }) {
  return joined("paused", [cause === "user" ? null : causeInWords(cause), reason]);
}
function causeInWords(cause = "") {
  const known = Object.entries(import_hooks_active_on_stop.CAUSES).find(([name]) => name === cause);
  return known === void 0 ? cause : String(known[1].name);
}
function describeIteration(event) {
  const { iteration, counted, checks, change, guidance, strategy, breaker } = event;
  return joined(`iteration ${iteration}${counted ? "" : " (not counted)"}`, [
    checks.map(({ name, outcome, durationMs }) => `${name} ${outcome} in ${(durationMs / 1e3).toFixed(1)} s`).join(", "),
    event.headline,
    change,
    guidance === null ? null : `guidance: ${guidance}`,
    `asked for: ${strategy}`,
    breaker === "closed" ? null : `breaker ${breaker}`
  ]);
}
function describeForgotten({ guidance, back }) {
  return `guidance ${guidance} ${back ? "brought back" : "forgotten"} by the user`;
}
function describeExecution({ execution }) {
  const { phase, wave, gapsOnly } = execution;
  return [`phase ${phase}`, wave === null ? null : `wave ${wave}`, gapsOnly ? "gaps only" : null];
}
function describeCompletion({ iterations, commit, verdict, reason }) {
  return [
    verdict === void 0 ? null : joined(verdict === "proven" ? "proven" : "not proven", [reason]),
    iterations === null ? null : (0, import_common3.countOf)(iterations, "iteration"),
    joined(commit.status, [commit.hash?.slice(0, 8) ?? commit.reason])
  ];
}
function joined(what, parts) {
  const shown = parts.filter((part) => part !== null && part !== void 0 && part !== "");
  return shown.length === 0 ? what : `${what}: ${shown.join("; ")}`;
}

var import_shared_core_failure_reading_line_pattern = require("./shared.core.failure.reading.line-pattern.cjs");

// src/core/report/fold-polls.ts
function foldPolls(lines) {
  const folded = [];
  let run = /* @__PURE__ */ new Map();
  for (const one of lines.map(unfolded)) {
    const key = pollOf(one.event);
    if (key === null) run = /* @__PURE__ */ new Map();
    const at = run.get(key ?? "") ?? folded.length;
    const before = folded[at];
    folded[at] = before === void 0 ? one : again(before, one);
    if (key !== null) run.set(key, at);
  }
  return folded;
}
function unfolded(line) {
  const event = (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
  return { line, event, times: 1, until: line.time, progress: percentIn(event) };
}
function pollOf(event) {
  if (event?.event !== "called") return null;
  const { by, operation, words, outcome } = event;
  const isPoll = POLLED.has(operation.split(" ").at(-1) ?? "") && outcome === "done";
  return isPoll ? JSON.stringify([by, operation, words]) : null;
}
var POLLED = /* @__PURE__ */ new Set(["status", "list", "logs", "quota"]);
function again(before, { line, event }) {
  const last = percentIn(event);
  const [first] = before.progress?.split(" to ") ?? [];
  const progress = first === void 0 || last === null || first === last ? last : `${first} to ${last}`;
  return {
    line: before.line,
    event,
    times: before.times + 1,
    until: line.time,
    progress: progress ?? before.progress
  };
}
function percentIn(event) {
  const told = event?.event === "called" ? event.told : null;
  return /\d{1,3} %/.exec(told ?? "")?.[0] ?? null;
}
// src/core/report/decision-log.ts
var LOG_KINDS = ["decision", "call", "question", "outcome"];
function logEntries(lines) {
  return entriesOf(lines.map(unfolded));
}
function foldedEntries(lines) {
  return entriesOf(foldPolls(lines));
}
function entriesOf(folded) {
  const jobs = new Set(folded.flatMap(({ event }) => event !== null && isOfJob(event) ? event.loop : []));
  return folded.map((one) => {
    const { line, event, times, until } = one;
    return {
      time: line.time,
      kind: event === null ? "outcome" : KINDS[event.event],
      about: event === null ? "" : aboutOf(event, jobs),
      text: (0, import_common2.plainLine)(describeFolded(one), 300),
      event: (0, import_common2.plainLine)(line.event, 80),
      ...times > 1 && { times, until }
    };
  });
}
function describeFolded({ line, event, times, progress }) {
  if (event === null) return line.event;
  if (event.event !== "called" || times === 1) return describe(event);
  const words = `${event.words} ${(0, import_common3.countOf)(times, "time")}${progress === null ? "" : `, ${progress}`}`;
  return describe({ ...event, words: words.trimStart() });
}
var KINDS = {
  "route-chosen": "decision",
  "chain-ended": "outcome",
  "command-typed": "decision",
  called: "call",
  "loop-armed": "decision",
  "iteration-finished": "outcome",
  "loop-paused": "outcome",
  "loop-resumed": "decision",
  "loop-parked": "outcome",
  "loop-ended": "outcome",
  "loop-undone": "decision",
  "session-ended": "outcome",
  "hint-given": "decision",
  "api-failure": "outcome",
  "foreign-loops-set-aside": "outcome",
  "execution-armed": "decision",
  "checkpoint-reached": "question",
  "plan-halted": "outcome",
  "plan-done": "outcome",
  "tree-merged": "outcome",
  "tree-kept": "outcome",
  "branch-switched": "decision",
  "plan-resolved": "decision",
  "untrusted-commands": "question",
  "commands-trusted": "decision",
  "research-started": "decision",
  "research-stopped": "outcome",
  "research-done": "outcome",
  "notebook-asked": "question",
  "guidance-asked": "question",
  "fix-learned": "outcome",
  "guidance-adopted": "decision",
  "guidance-offered": "decision",
  "guidance-answered": "outcome",
  "guidance-refused": "outcome",
  "guidance-forgotten": "decision",
  "guidance-judged": "outcome",
  "job-queued": "decision",
  "job-started": "decision",
  "job-waiting": "question",
  "job-ended": "outcome"
};
function isOfJob(event) {
  return event.event.startsWith("job-");
}
function aboutOf(event, jobs) {
  if ("loop" in event && event.loop !== void 0)
    return `${jobs.has(event.loop) ? "job" : "loop"} ${(0, import_common2.plainLine)(event.loop, 64)}`;
  if ("research" in event) return `research ${(0, import_common2.plainLine)(event.research, 64)}`;
  return "";
}
function renderLog({ project, since, entries }) {
  const head = `Log of ${(0, import_common2.plainLine)(project, 200)} since ${clockOfDay(since)} (times are UTC)`;
  const lines = entries.flatMap(({ time, kind, about, text }, at) => {
    const before = entries[at - 1];
    const [day = "", hour = ""] = clockOfDay(time).split(" ");
    const isNewDay = day !== clockOfDay(before?.time ?? "").split(" ")[0];
    const isOther = isNewDay || about !== before?.about;
    return [
      ...isNewDay ? ["", day] : [],
      ...isOther && about !== "" ? [`  ${about}`] : [],
      `  ${about === "" ? "" : "  "}${hour}  ${kind.padEnd(8)}  ${text}`
    ];
  });
  return (0, import_common.forPeople)([head, ...lines.length === 0 ? ["", "Nothing was decided, asked or done."] : lines]);
}
var UNITS = { m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };
function readTimeSpan(text) {
  const [, count = "", unit = ""] = /^(\d{1,5})([mhdw])$/.exec(text.trim()) ?? [];
  const length = UNITS[unit];
  return length === void 0 ? null : Number(count) * length;
}
// src/app/operations/since.ts
function readSince(text, now) {
  const span = readTimeSpan(text);
  if (span !== null) return now - span;
  return text.trim() === "today" ? now - now % 864e5 : (0, import_shared_core_failure_reading_line_pattern.readInstant)(text);
}
var WRONG_SINCE = "--since needs a span such as 24h or 7d, today, or a day such as 2026-01-31.";

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/jobs/claims.ts
var shape = (0, import_common12.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[a-z0-9-]{1,40}$/)),
    /** The project's real path. */
    project: (0, import_adapters_loops_record_schemas.string)(),
    lane: (0, import_adapters_loops_record_schemas._enum)(["client", "research"]),
    state: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "limited", "waiting", "cancelling"]),
    queuedAt: (0, import_adapters_loops_record_schemas.number)(),
    /** How many runners in a row were started without taking the job. */
    starts: (0, import_adapters_loops_record_schemas.number)(),
    /** Null while the runner has been started but has not registered yet. */
    runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), start: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), host: (0, import_adapters_loops_record_schemas.string)() })),
    /** When the runner was started. */
    at: (0, import_adapters_loops_record_schemas.number)(),
    /** The process of the team's worker that this job is for; without it no process here waits for the job. */
    worker: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)())
  })
);
function newClaim(waiting) {
  return { v: 1, ...waiting, starts: 0, runner: null, at: waiting.queuedAt };
}
function readWorkerClaim(userFolder, id) {
  const file = (0, import_common8.readJson)(pathOf(userFolder, id), (0, import_common11.privateFile)(userFolder));
  const parsed = shape().safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}
function listClaims(userFolder) {
  return (0, import_common9.namesIn)((0, import_node_path.join)(userFolder, FOLDER), (0, import_common11.privateFile)(userFolder)).flatMap(
    (name) => name.endsWith(".json") ? readWorkerClaim(userFolder, name.slice(0, -".json".length)) ?? [] : []
  );
}
function writeClaim(userFolder, claim) {
  (0, import_common7.makeFolder)((0, import_node_path.join)(userFolder, FOLDER), 448);
  (0, import_common5.keepJson)(pathOf(userFolder, claim.id), claim, { mode: 384 });
}
function removeClaim(userFolder, id) {
  (0, import_node_fs.rmSync)(pathOf(userFolder, id), { force: true });
  (0, import_node_fs.rmSync)(signOf(userFolder, id), { force: true });
}
function giveSign(userFolder, id, now) {
  try {
    (0, import_common6.writeInPlace)(signOf(userFolder, id), String(now));
  } catch {
  }
}
async function withLine(userFolder, decide) {
  (0, import_common7.makeFolder)((0, import_node_path.join)(userFolder, FOLDER), 448);
  return (0, import_common4.withLock)((0, import_node_path.join)(userFolder, FOLDER, "line"), decide, { waitMs: 2e4 });
}
var LOCKED = "The job queue is locked by another process; try again.";
function ownRunner(project) {
  return { ...(0, import_hooks_active_on_stop2.identityOf)(process.pid, project), host: (0, import_node_os.hostname)() };
}
var SIGN_MS = 2e3;
var SILENCE_MS = 3 * SIGN_MS;
var START_MS = 3e4;
var STRANGER_MS = 30 * 6e4;
function isTaken({ state }) {
  return state === "running" || state === "limited" || state === "cancelling";
}
function isLeft(userFolder, claim, now) {
  if (!isTaken(claim)) return false;
  const { runner, project } = claim;
  const silence = Math.abs(now - lastSign(userFolder, claim));
  if (runner === null) return silence > START_MS;
  if (silence <= SILENCE_MS) return false;
  if (runner.host !== (0, import_node_os.hostname)()) return silence > STRANGER_MS;
  return runner.start === null ? !(0, import_hooks_active_on_stop3.isAlive)(runner.pid) : !(0, import_hooks_active_on_stop2.isStillThere)(runner, project);
}
function lastSign(userFolder, { id, at }) {
  const sign = Number((0, import_common10.textOf)(signOf(userFolder, id), (0, import_common11.privateFile)(userFolder), 100)) || 0;
  return Math.max(sign, at);
}
function shownAlive(userFolder, claim, now) {
  return Math.min(now, lastSign(userFolder, claim) + SILENCE_MS);
}
var FOLDER = "jobs";
function pathOf(userFolder, id) {
  return (0, import_node_path.join)(userFolder, FOLDER, `${id}.json`);
}
function signOf(userFolder, id) {
  return (0, import_node_path.join)(userFolder, FOLDER, `${id}.sign`);
}
