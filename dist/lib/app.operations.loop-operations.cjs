var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format6 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_plan_format7 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_shared_core_planning_phases_plan_format8 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn5 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn6 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn7 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

// src/core/report/explanation.ts
function renderExplanation(explanation) {
  const { event, session: session2, ownership, loop, claim, plan, checks, decision, answer } = explanation;
  const rows = [
    ["event", event],
    ["session", session2],
    ["ownership", loop === null ? ownership : `${ownership}, loop ${loop}`],
    ["claim", claim],
    ["plan", plan],
    ...(checks ?? []).map((check) => [`check ${check.name}`, `${check.outcome} (${check.command})`]),
    ["decision", decision === null ? null : describeVerdict(decision)],
    ["answer", answer]
  ];
  return (0, import_shared_core_planning_phases_plan_format4.forPeople)(
    rows.flatMap(
      ([name, value]) => value === null ? [] : [`${(0, import_hooks_active_on_stop6.plainLine)(name, 40).padEnd(18)} ${(0, import_hooks_active_on_stop6.plainLine)(value, 600)}`]
    )
  );
}
function describeVerdict(verdict) {
  if (verdict.kind !== "continue") return `${verdict.kind}: ${verdict.cause}, ${verdict.reason}`;
  return `continue: ${verdict.strategy}${verdict.counted ? "" : ", not counted as an iteration"}`;
}
// src/core/report/status-text.ts
function renderStatus({ notebook = null, ...input }) {
  return (0, import_shared_core_planning_phases_plan_format4.forPeople)([...renderLoops(input), ...notebook === null ? [] : ["", notebook]]);
}
function plainStatus({ loops, sights, last = null }) {
  if (loops.length === 0) return last === null ? "no loop" : `${last.loop} ended: ${last.outcome}`;
  return loops.map((loop) => plainLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN)).join("; ");
}
function plainLoop({ terms, progress }, { live }) {
  const checks = live.map(({ check, at, of }) => `check ${at} of ${of}, ${check}, runs`);
  const what = progress.pause !== null ? `paused: ${progress.pause.reason}` : checks.join(", ") || "Claude is working";
  const failure = progress.lastFailure === null ? "" : ` \xB7 ${(0, import_hooks_active_on_stop4.failureHeadline)(progress.lastFailure, 160)}`;
  return `${terms.id} ${progress.iteration}/${terms.maxIterations} \xB7 ${what}${failure}`;
}
function renderLoops({ loops, session: session2, now, sights, last = null }) {
  if (loops.length === 0) return last === null ? [START] : [...renderLast(last, now), "", START];
  const own = loops.filter((loop) => loop.terms.session === session2);
  const others = loops.filter((loop) => loop.terms.session !== session2);
  return [...own, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN, session2, now)
  ]);
}
var START = 'No loop in this project. Start one: /msw:loop "what to do" --check "npm test"';
var UNSEEN = { live: [], isInterrupted: false };
function renderLast({ loop, at, outcome, iteration, files, report }, now) {
  const changed = files === null ? "" : `, ${files === 1 ? "1 file" : `${files} files`} changed`;
  return [
    `The last loop (${loop}) ended ${ago(now - at)}: ${(0, import_hooks_active_on_stop8.clipText)(outcome, 300)}.`,
    `  after      ${iteration === 1 ? "1 iteration" : `${iteration} iterations`}${changed}`,
    ...report === null ? [] : [`  report     ${report}`]
  ];
}
function ago(milliseconds) {
  const minutes = Math.floor(milliseconds / 6e4);
  if (minutes < 1) return "just now";
  if (minutes < 120) return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}
function renderLoop(loop, sight, session2, now) {
  const { terms, progress } = loop;
  const whose = session2 === null ? "" : terms.session === session2 ? ", this session" : ", another session";
  const worked = restingSince(loop, now) - terms.startedAt - progress.pausedMs;
  const minutes = Math.max(0, Math.floor(worked / 6e4));
  const lines = [
    `${terms.execution === null ? "Loop" : "Execution"} ${terms.id} (${describeState(loop, sight.live.length > 0)}${whose})`,
    ...nowLines(loop, sight, now),
    ...terms.execution === null ? budgetLines(loop, minutes) : (0, import_app_loop_conclude_turn4.executionLines)(loop),
    ...terms.checks.map(
      (check) => `  check      ${check.name}: ${(0, import_hooks_active_on_stop8.clipText)(check.command, 100)}${check.origin === "sealed" ? " (sealed)" : ""}`
    ),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    progress.lastFailure === null ? null : `  failure    ${(0, import_hooks_active_on_stop4.failureHeadline)(progress.lastFailure, 160)}`,
    progress.breaker.state === "closed" ? null : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ""}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0 ? null : `  hints      ${progress.hints.length}, last: ${(0, import_hooks_active_on_stop8.clipText)(progress.hints.at(-1) ?? "", 100)}`,
    `  evidence   .msw/loops/${terms.id}/`
  ];
  return lines.filter((line) => line !== null);
}
function nowLines({ progress }, { live, isInterrupted }, now) {
  if (live.length === 0 && isInterrupted && progress.pause === null)
    return [
      "  now        you interrupted Claude; with your next message it continues (/msw:pause pauses it)"
    ];
  return live.flatMap((run) => {
    const line = (0, import_shared_core_planning_phases_plan_format6.lastLine)(run);
    return [`  now        ${(0, import_shared_core_planning_phases_plan_format6.describeRun)(run, now)}`, ...line === null ? [] : [`             ${line}`]];
  });
}
function budgetLines({ terms, progress }, minutes) {
  const tokens = (0, import_app_loop_conclude_turn6.describeTokens)(progress.spent, terms.maxTokens);
  return [
    `  task       ${(0, import_hooks_active_on_stop8.clipText)(terms.prompt.replaceAll(/\s+/g, " ").trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${terms.maxMinutes} minutes${tokens === null ? "" : `, ${tokens}`}`
  ];
}
function describeState({ progress }, isChecking) {
  if (isChecking) return "running the checks";
  return progress.pause === null ? "running" : `paused: ${(0, import_hooks_active_on_stop8.clipText)(progress.pause.reason, 160)}`;
}
function restingSince({ progress }, now) {
  return progress.pause?.at ?? now;
}
// src/core/report/journal-event.ts
function readJournalEvent(line) {
  const parsed = journalEvents().safeParse(line);
  return parsed.success ? parsed.data : null;
}
var journalEvents = (0, import_hooks_active_on_stop9.once)(() => {
  const text2 = (0, import_adapters_loops_record_schemas.string)();
  const count22 = (0, import_adapters_loops_record_schemas.number)();
  const listOf = (one) => (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(one));
  const shape = (event, fields) => (0, import_adapters_loops_record_schemas.object)({ event: (0, import_adapters_loops_record_schemas.literal)(event), ...fields });
  const loop = { loop: text2, session: text2 };
  const rest = { ...loop, cause: text2, reason: text2 };
  const check = (0, import_adapters_loops_record_schemas.object)({ name: text2, command: text2, origin: text2 });
  const result2 = (0, import_adapters_loops_record_schemas.object)({ name: text2, outcome: text2, exitCode: (0, import_adapters_loops_record_schemas.nullable)(count22), durationMs: count22 });
  const execution = (0, import_adapters_loops_record_schemas.object)({
    phase: text2,
    folder: text2,
    wave: (0, import_adapters_loops_record_schemas.nullable)(count22),
    gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
  });
  const plan = { ...loop, plan: text2 };
  const research = { research: text2, topic: text2, trouble: (0, import_adapters_loops_record_schemas.nullable)(text2), report: (0, import_adapters_loops_record_schemas.nullable)(text2) };
  const ofClass = { loop: text2, class: text2 };
  const answer = { ...ofClass, guidance: text2, answerHash: text2 };
  return (0, import_adapters_loops_record_schemas.discriminatedUnion)("event", [
    shape("loop-armed", {
      ...loop,
      checks: listOf(check),
      maxIterations: count22,
      baseline: (0, import_adapters_loops_record_schemas.optional)(text2)
    }),
    shape("iteration-finished", {
      ...loop,
      iteration: count22,
      counted: (0, import_adapters_loops_record_schemas.boolean)(),
      strategy: text2,
      breaker: text2,
      change: (0, import_adapters_loops_record_schemas.nullable)(text2),
      checks: listOf(result2),
      failure: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ class: text2, exact: text2 })),
      headline: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.nullable)(text2)),
      guidance: (0, import_adapters_loops_record_schemas.nullable)(text2)
    }),
    shape("loop-paused", {
      ...loop,
      cause: (0, import_adapters_loops_record_schemas.optional)(text2),
      reason: (0, import_adapters_loops_record_schemas.optional)(text2),
      iteration: (0, import_adapters_loops_record_schemas.optional)(count22)
    }),
    shape("loop-resumed", { ...loop, rested: count22 }),
    shape("loop-parked", { ...loop, foundBy: text2 }),
    shape("loop-ended", {
      ...rest,
      iteration: count22,
      verdict: (0, import_adapters_loops_record_schemas.optional)(text2),
      why: (0, import_adapters_loops_record_schemas.optional)(text2)
    }),
    shape("loop-undone", { loop: text2, target: text2, files: count22, untouched: count22 }),
    shape("session-ended", { ...loop, iteration: count22 }),
    shape("hint-given", loop),
    shape("api-failure", { ...loop, error: text2 }),
    shape("foreign-loops-set-aside", { file: text2, count: count22 }),
    shape("execution-armed", { ...loop, execution }),
    shape("checkpoint-reached", { ...plan, type: text2, task: (0, import_adapters_loops_record_schemas.nullable)(count22) }),
    shape("plan-halted", { ...plan, reason: text2 }),
    shape("plan-done", {
      loop: text2,
      plan: text2,
      iterations: (0, import_adapters_loops_record_schemas.nullable)(count22),
      commit: (0, import_adapters_loops_record_schemas.object)({ status: text2, hash: (0, import_adapters_loops_record_schemas.optional)(text2), reason: (0, import_adapters_loops_record_schemas.optional)(text2) })
    }),
    shape("tree-merged", { loop: text2, plan: text2, branch: text2 }),
    shape("tree-kept", { loop: text2, plan: text2, branch: text2, reason: text2 }),
    shape("branch-switched", { phase: text2, branch: text2, from: text2, created: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape("plan-resolved", { loop: (0, import_adapters_loops_record_schemas.optional)(text2), plan: text2, what: text2 }),
    shape("untrusted-commands", { loop: (0, import_adapters_loops_record_schemas.optional)(text2), plan: text2, commands: listOf(text2) }),
    shape("commands-trusted", { commands: listOf(text2) }),
    shape("research-started", research),
    shape("research-stopped", research),
    shape("research-done", research),
    shape("notebook-asked", {
      loop: (0, import_adapters_loops_record_schemas.optional)(text2),
      class: (0, import_adapters_loops_record_schemas.optional)(text2),
      purpose: text2,
      query: text2,
      profile: (0, import_adapters_loops_record_schemas.nullable)(text2),
      notebook: text2,
      question: text2,
      outcome: text2,
      cost: count22
    }),
    shape("guidance-asked", {
      ...ofClass,
      job: text2,
      notebook: text2,
      question: text2,
      followsUp: (0, import_adapters_loops_record_schemas.optional)(text2)
    }),
    shape("fix-learned", { ...ofClass, fix: text2 }),
    shape("guidance-adopted", answer),
    shape("guidance-offered", { ...answer, rung: (0, import_adapters_loops_record_schemas.optional)(text2), tokens: (0, import_adapters_loops_record_schemas.optional)(count22) }),
    shape("guidance-answered", { ...answer, job: text2 }),
    shape("guidance-refused", { ...ofClass, job: text2, reason: text2, text: text2 }),
    shape("guidance-forgotten", { guidance: text2, back: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape("guidance-judged", { loop: (0, import_adapters_loops_record_schemas.optional)(text2), class: text2, guidance: text2, outcome: text2 })
  ]);
});
// src/core/report/timeline.ts
function renderTimeline(loop, lines) {
  const shown = lines.map((line) => `  ${clock2(line.time)}  ${(0, import_hooks_active_on_stop6.plainLine)(describeLine(line), 300)}`);
  return (0, import_shared_core_planning_phases_plan_format4.forPeople)([`Loop ${(0, import_hooks_active_on_stop6.plainLine)(loop, 64)} (times are UTC)`, ...shown]);
}
function clock2(time) {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? "?".padEnd(19) : `${parts[1]} ${parts[2]}`;
}
function describeLine(line) {
  const event = readJournalEvent(line);
  return event === null ? line.event : describe(event);
}
function describe(event) {
  switch (event.event) {
    case "loop-armed":
      return joined("armed", [
        event.checks.map(({ name, command }) => `${name} (${command})`).join(", "),
        `at most ${event.maxIterations} iterations`
      ]);
    case "iteration-finished":
      return describeIteration(event);
    case "loop-paused":
      return joined("paused", [causeInWords(event.cause), event.reason]);
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
      return `undone by the user: ${count2(event.files, "file")} as at ${event.target}`;
    case "session-ended":
      return `its session ended in iteration ${event.iteration}`;
    case "hint-given":
      return "hint from the user";
    case "api-failure":
      return joined("the API failed", [event.error]);
    case "foreign-loops-set-aside":
      return `${count2(event.count, "foreign loop record")} set aside: ${event.file}`;
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
    case "research-started":
      return `research ${event.research} started: ${event.topic}`;
    case "research-stopped":
      return joined(`research ${event.research} stopped`, [event.trouble]);
    case "research-done":
      return joined(`research ${event.research} done`, [event.report]);
    case "notebook-asked":
      return joined(`account ${event.profile ?? "?"}`, [
        event.outcome,
        `${count2(event.cost, "question")} spent`
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
function causeInWords(cause = "") {
  const known = Object.entries(import_app_loop_conclude_turn5.ENDINGS).find(([name]) => name === cause);
  return known === void 0 ? cause : String(known[1]);
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
function describeCompletion({ iterations, commit }) {
  return [
    iterations === null ? null : count2(iterations, "iteration"),
    joined(commit.status, [commit.hash?.slice(0, 8) ?? commit.reason])
  ];
}
function count2(number2, what) {
  return number2 === 1 ? `1 ${what}` : `${number2} ${what}s`;
}
function joined(what, parts) {
  const said = parts.filter((part) => part !== null && part !== void 0 && part !== "");
  return said.length === 0 ? what : `${what}: ${said.join("; ")}`;
}
// src/app/loop/see-loops.ts
function seeLoops({ userFolder }, loops) {
  return new Map(
    loops.map(({ terms, progress }) => [
      terms.id,
      {
        live: (0, import_hooks_active_on_stop.readLiveRuns)(userFolder, terms.id, import_app_loop_conclude_turn7.isAlive),
        isInterrupted: (0, import_app_loop_conclude_turn2.waitsAfterInterrupt)(progress.transcript?.path ?? null)
      }
    ])
  );
}
function seeLastEnd({ userFolder, project }) {
  const result2 = (0, import_shared_core_planning_phases_plan_format8.listResults)(userFolder, project).findLast(({ cause }) => cause !== import_shared_core_planning_phases_plan_format8.LEFT);
  if (result2 === void 0) return null;
  const { loop, at, outcome, iteration, files, report } = result2;
  return { loop, at: Date.parse(at), outcome, iteration, files, report };
}
// src/app/loop/show-history.ts
var ARMINGS = /* @__PURE__ */ new Set(["loop-armed", "execution-armed"]);
function showHistory(project, wanted) {
  const lines = (0, import_hooks_active_on_stop5.readJournal)(project);
  const ids = [...new Set(lines.flatMap(({ loop }) => loop === void 0 ? [] : [loop]))];
  const chosen = wanted === null ? newest(lines, ids) : choose(ids, wanted);
  if (typeof chosen !== "string") return chosen;
  return { status: "ok", loop: chosen, lines: lines.filter(({ loop }) => loop === chosen) };
}
function newest(lines, ids) {
  const armed = lines.findLast((line) => ARMINGS.has(line.event) && line.loop !== void 0)?.loop;
  return armed ?? ids.at(-1) ?? refused2("The journal of this project names no loop yet.");
}
function choose(ids, wanted) {
  const found = ids.filter((id) => id === wanted || id.startsWith(wanted));
  const [only, second] = found;
  if (only === void 0) {
    return refused2(
      `The journal of this project names no loop ${wanted.slice(0, 64)}; without an id the newest is shown.`
    );
  }
  if (second === void 0 || found.includes(wanted)) return found.includes(wanted) ? wanted : only;
  return refused2(`Several loops begin so: ${found.slice(0, 10).join(", ")}.`);
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/loop-operations.ts
var session = (0, import_shared_core_planning_phases_plan_format5.text)("ID", "the loop of this session");
var loopId = (0, import_shared_core_planning_phases_plan_format5.optionalWord)(
  "a loop id",
  "its id or the beginning of it; without it the only loop here is meant"
);
var arm = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop arm",
  about: "Arm a loop for a session, with the options of /msw:loop",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    task: (0, import_shared_core_planning_phases_plan_format5.word)("the task in quotes"),
    session: (0, import_shared_core_planning_phases_plan_format5.text)("ID", "the session that works; /status in Claude Code shows it"),
    ...(0, import_shared_core_planning_phases_plan_format3.loopInputs)()
  },
  run: (place, { task, session: owner, ...options }) => {
    if (owner === null || owner.trim() === "")
      return (0, import_shared_core_planning_phases_plan_format5.misused)(
        "loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it)."
      );
    const parsed = (0, import_shared_core_planning_phases_plan_format3.readLoopInputs)(task, options);
    if (parsed.status === "misused") return parsed;
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const armed = await (0, import_hooks_active_on_command2.armLoop)(workspace, {
        session: owner,
        request: parsed.request,
        transcriptPath: null,
        ownerPid: (0, import_app_loop_conclude_turn.ownerPid)(place.env)
      });
      if (armed.status === "refused") return armed;
      return (0, import_shared_core_planning_phases_plan_format5.done)({ loop: publicRecord(armed.loop), context: armed.context, notice: armed.notice });
    });
  },
  text: ({ loop, notice }) => (0, import_shared_core_planning_phases_plan_format4.forPeople)([
    ...notice.split("\n"),
    `Loop ${loop.id} holds session ${loop.session}; Claude reads the task when it next stops there.`
  ])
});
var status = {
  about: "Show this project's loops: task, what runs now, checks and last failure",
  effect: "reads",
  inputs: {
    session: (0, import_shared_core_planning_phases_plan_format5.text)("ID", "the loop of this session is marked"),
    watch: (0, import_shared_core_planning_phases_plan_format5.flag)("show it until no loop runs, or Ctrl-C")
  },
  run: (place, { session: asking, watch }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const look = () => lookAtLoops(workspace, asking);
    if (watch) {
      const { watchLoops } = await Promise.resolve().then(() => require("./app.loop.watch-loops.cjs"));
      await watchLoops(() => showLoops(place, look()));
    }
    return look();
  }),
  text: statusText,
  json: ({ project, loops, foreign, sights, last }) => ({
    project,
    loops: loops.map((loop) => ({ ...publicRecord(loop), now: sights.get(loop.terms.id)?.live ?? [] })),
    foreign,
    last
  })
};
function lookAtLoops(workspace, session2) {
  const state = (0, import_hooks_active_on_stop2.readState)(workspace);
  if (state.status !== "ok")
    return (0, import_shared_core_planning_phases_plan_format5.refused)(`${(0, import_hooks_active_on_stop2.explainState)((0, import_hooks_active_on_stop2.statePath)(workspace.project), state)} See msw-protocol doctor.`);
  const loops = (0, import_shared_core_planning_phases_plan_format7.listLoops)(workspace);
  return (0, import_shared_core_planning_phases_plan_format5.done)({
    project: workspace.project,
    loops,
    sights: seeLoops(workspace, loops),
    last: seeLastEnd(workspace),
    foreign: state.loops.filter((stored) => stored.kind === "foreign").length,
    session: session2,
    now: workspace.now(),
    notebook: (0, import_shared_core_planning_phases_plan_format2.notebookStatus)(workspace)
  });
}
function showLoops({ show }, seen) {
  if (seen.status !== "done") return false;
  show(statusText(seen.value).split("\n"), plainStatus(seen.value));
  return seen.value.loops.some(import_hooks_active_on_stop3.isRunning);
}
function statusText({ foreign, ...status2 }) {
  const shown = renderStatus(status2);
  return foreign === 0 ? shown : import_hooks_active_on_stop7.prose`${shown}\n\n${describeForeign(foreign)}`;
}
var stop = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop stop",
  about: "End a loop; its report is kept",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, import_shared_core_planning_phases_plan_format7.stopLoop),
  text: controlText
});
var pause = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop pause",
  about: "Let Claude stop until the loop is resumed",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, import_shared_core_planning_phases_plan_format7.pauseLoop),
  text: controlText
});
var resume = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop resume",
  about: "Continue with a paused loop",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    id: loopId,
    session: (0, import_shared_core_planning_phases_plan_format5.text)("ID", "this session takes it over"),
    hint: (0, import_shared_core_planning_phases_plan_format5.text)("TEXT", "tell Claude something; in a terminal only"),
    force: (0, import_shared_core_planning_phases_plan_format5.flag)("also take over a loop whose session may still run")
  },
  run: (place, { id, session: owner, hint: hint2, force }) => {
    const refusal = hint2 === null ? null : (0, import_shared_core_planning_phases_plan_format.refuseUnlessPerson)(place.caller, "loop resume --hint", "/msw:resume");
    if (refusal !== null) return refusal;
    const common = { hint: hint2 ?? "", force };
    return control(place, { loop: id, session: owner }, (workspace, request) => {
      if (owner !== null)
        return (0, import_hooks_active_on_command.resumeLoop)(workspace, { ...common, session: owner, loop: request.loop, ownerPid: null });
      const paused = pausedLoop(workspace, request.loop);
      if ("message" in paused) return Promise.resolve(paused);
      const { terms, progress } = paused;
      if (progress.pause?.cause === "parked") return Promise.resolve(withoutSession(paused));
      return (0, import_hooks_active_on_command.resumeLoop)(workspace, {
        ...common,
        session: terms.session,
        loop: terms.id,
        ownerPid: progress.owner.pid
      });
    });
  },
  text: controlText
});
var hint = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop hint",
  about: "Tell Claude something at its next iteration",
  effect: "writes",
  callers: "people",
  typed: "/msw:hint",
  inputs: { hint: (0, import_shared_core_planning_phases_plan_format5.optionalWord)("the hint in quotes"), loop: (0, import_shared_core_planning_phases_plan_format5.text)("ID", "a loop id"), session },
  run: (place, { hint: words, loop, session: owner }) => words === null || words.trim() === "" ? (0, import_shared_core_planning_phases_plan_format5.misused)(import_app_loop_conclude_turn3.NO_HINT) : control(place, { loop, session: owner }, (workspace, request) => (0, import_shared_core_planning_phases_plan_format7.hintLoop)(workspace, request, words)),
  text: controlText
});
var history = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop history",
  about: "Tell what happened in a loop, also in one that ended",
  effect: "reads",
  inputs: { id: (0, import_shared_core_planning_phases_plan_format5.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant") },
  run: (place, { id }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, ({ project }) => {
    const found = showHistory(project, id);
    return found.status === "refused" ? found : (0, import_shared_core_planning_phases_plan_format5.done)({ loop: found.loop, lines: found.lines });
  }),
  text: ({ loop, lines }) => renderTimeline(loop, lines)
});
var result = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop result",
  about: "Tell how a loop ended and what its checks prove; fails unless it is done",
  effect: "reads",
  inputs: {
    id: (0, import_shared_core_planning_phases_plan_format5.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    proven: (0, import_shared_core_planning_phases_plan_format5.flag)("fail also when it is not proven")
  },
  run: (place, { id, proven }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, (workspace) => {
    const found = resultMeant(workspace, id);
    if (typeof found === "string") return (0, import_shared_core_planning_phases_plan_format5.refused)(found);
    const isDone = found.cause === "done" && (!proven || found.proof?.verdict === "proven");
    return isDone ? (0, import_shared_core_planning_phases_plan_format5.done)(found) : { status: "failed", value: found, reason: `Loop ${found.loop}: ${found.outcome}.` };
  }),
  text: (found) => (0, import_shared_core_planning_phases_plan_format4.forPeople)([
    `Loop ${found.loop}: ${found.outcome}.`,
    ...(found.proof?.findings ?? []).map((finding) => `  ${finding}`),
    ...found.proof?.cure == null ? [] : [`  ${found.proof.cure}`],
    ...found.report === null ? [] : [`  Report: ${found.report}`]
  ])
});
function resultMeant(workspace, id) {
  const { project, userFolder } = workspace;
  const found = (0, import_shared_core_planning_phases_plan_format8.listResults)(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? "")) ?? null;
  const living = (0, import_shared_core_planning_phases_plan_format7.listLoops)(workspace).findLast(
    (loop) => loop.terms.id.startsWith(id ?? "") && isNewer(loop, found)
  );
  if (living !== void 0) return withoutResult(living, found);
  if (found !== null) return found;
  return id === null ? "No loop of this project has ended yet; msw-protocol loop status shows those that run." : `No loop ${id.slice(0, 64)} of this project has ended; msw-protocol loop history tells more.`;
}
function isNewer({ terms, progress }, found) {
  if (found === null) return true;
  if (terms.id !== found.loop) return terms.startedAt >= Date.parse(found.at);
  const { pause: pause2, lastHeartbeat } = progress;
  if (found.cause === import_shared_core_planning_phases_plan_format8.LEFT) return lastHeartbeat > Date.parse(found.at);
  return pause2 === null || pause2.cause !== found.cause;
}
function withoutResult({ terms, progress }, found) {
  const { id } = terms;
  if (progress.pause !== null) return `Loop ${id} is paused: ${progress.pause.reason}.`;
  const runs = id === found?.loop ? "runs again" : "runs";
  return `Loop ${id} ${runs}, so it has no result yet; msw-protocol loop status shows it.`;
}
var explain = (0, import_shared_core_planning_phases_plan_format5.operation)({
  name: "loop explain",
  about: "Tell what MSW would answer to a saved hook input; changes nothing",
  effect: "reads",
  inputs: {
    file: (0, import_shared_core_planning_phases_plan_format5.pathWord)("the file with the hook input"),
    runChecks: (0, import_shared_core_planning_phases_plan_format5.flag)("run the loop's checks, each once")
  },
  run: (place, { file, runChecks }) => {
    const read = (0, import_hooks_active_on_stop10.readJson)(file, import_hooks_active_on_stop11.named);
    if (read.status !== "ok") return (0, import_shared_core_planning_phases_plan_format5.refused)(unreadable(file, read));
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const { explainTurn } = await Promise.resolve().then(() => require("./app.explain.explain-turn.cjs"));
      const explained = await explainTurn(workspace, read.value, { runChecks });
      return explained.status === "refused" ? (0, import_shared_core_planning_phases_plan_format5.refused)(`${file}: ${explained.reason}`) : (0, import_shared_core_planning_phases_plan_format5.done)(explained.explanation);
    });
  },
  text: renderExplanation
});
var loopOperations = [
  arm,
  (0, import_shared_core_planning_phases_plan_format5.operation)({ name: "loop status", ...status }),
  stop,
  pause,
  resume,
  hint,
  history,
  result,
  explain
];
var statusOperations = [(0, import_shared_core_planning_phases_plan_format5.operation)({ name: "status", ...status })];
function publicRecord(loop) {
  const { signature: _, ...record2 } = (0, import_hooks_active_on_stop2.renderRecord)(loop, "");
  return record2;
}
function describeForeign(foreign) {
  return foreign === 1 ? import_hooks_active_on_stop7.prose`One more record was not armed on this machine for this project; nothing of it runs.` : import_hooks_active_on_stop7.prose`${foreign} more records were not armed on this machine for this project; nothing of them runs.`;
}
function control(place, request, act) {
  return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const { status: ended, message, loop } = await act(workspace, request);
    if (ended === "refused") return (0, import_shared_core_planning_phases_plan_format5.refused)(message);
    return (0, import_shared_core_planning_phases_plan_format5.done)({ message, loop: loop === null ? null : publicRecord(loop) });
  });
}
function controlText({ message }) {
  return (0, import_shared_core_planning_phases_plan_format4.forPeople)(message.split("\n"));
}
function pausedLoop(workspace, id) {
  const matching = (0, import_shared_core_planning_phases_plan_format7.listLoops)(workspace).filter((loop) => id === null || loop.terms.id.startsWith(id));
  const paused = matching.filter((loop) => !(0, import_hooks_active_on_stop3.isRunning)(loop));
  const candidates = paused.length > 0 ? paused : matching;
  const [only, second] = candidates;
  if (only === void 0)
    return notResumed(`There is no loop${id === null ? "" : ` ${id}`} to continue with.`);
  if (second === void 0) return only;
  const ids = candidates.map((loop) => loop.terms.id).join(", ");
  return notResumed(`There are several loops, so name one by its id: ${ids}.`);
}
function withoutSession({ terms }) {
  return notResumed(
    `Loop ${terms.id} lost its session: take it over in Claude Code with /msw:resume, or name the session with --session ID.`
  );
}
function notResumed(message) {
  return { status: "refused", message, loop: null };
}
function unreadable(path2, file) {
  const cure = "name a file with the JSON that a hook got on stdin.";
  if (file.status === "missing") return `${path2} cannot be read: ${cure}`;
  const what = file.status === "corrupt" ? "is not JSON" : "cannot be read";
  return `${path2} ${what}, ${file.reason}: ${cure}`;
}
module.exports = {
  loopOperations: loopOperations,
  statusOperations: statusOperations
};
