var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var r in e)__defProp(o,r,{get:e[r],enumerable:!0})},__copyProps=(o,e,r,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(o,t)&&t!==r&&__defProp(o,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return o},__toESM=(o,e,r)=>(r=o!=null?__create(__getProtoOf(o)):{},__copyProps(e||!o||!o.__esModule?__defProp(r,"default",{value:o,enumerable:!0}):r,o)),__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{loopOperations:()=>loopOperations,statusOperations:()=>statusOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_project_upkeep=require("./shared.core.planning.writing.project-upkeep.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_report_timeline2=require("./shared.core.report.timeline.cjs"),import_shared_core_mapping_documents_map_documents2=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_loop_report=require("./shared.core.loop.report.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_core_report_timeline3=require("./shared.core.report.timeline.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require(
"./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn4=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop7=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop8=require("./hooks.active.on-stop.cjs"),import_shared_core_mapping_documents_map_documents3=require("./shared.core.mapping.documents.map-documents.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command7=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs");
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
  return (0, import_common.forPeople)(
    rows.flatMap(
      ([name, value]) => value === null ? [] : [`${(0, import_common3.plainLine)(name, 40).padEnd(18)} ${(0, import_common3.plainLine)(value, 600)}`]
    )
  );
}
function describeVerdict(verdict) {
  if (verdict.kind !== "continue") return `${verdict.kind}: ${verdict.cause}, ${verdict.reason}`;
  return `continue: ${verdict.strategy}${verdict.counted ? "" : ", not counted as an iteration"}`;
}
// src/core/report/status-text.ts
function renderStatus({ notebook = null, ...input }) {
  return (0, import_common.forPeople)([...renderLoops(input), ...notebook === null ? [] : ["", notebook]]);
}
function plainStatus({ loops, sights, last = null }) {
  if (loops.length === 0) return last === null ? "no loop" : `${last.loop} ended: ${last.outcome}`;
  return loops.map((loop) => plainLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN)).join("; ");
}
function plainLoop({ terms, progress }, { live }) {
  const checks = live.map(({ check, at, of }) => `check ${at} of ${of}, ${check}, runs`);
  const waits = progress.waiting.map((task) => `waits for ${nameTask(task)}`);
  const what = progress.pause !== null ? `paused: ${progress.pause.reason}` : checks.join(", ") || waits.join(", ") || "Claude is working";
  const failure = progress.lastFailure === null ? "" : ` \xB7 ${(0, import_hooks_active_on_stop5.failureHeadline)(progress.lastFailure, 160)}`;
  return `${terms.id} ${progress.iteration}/${terms.maxIterations} \xB7 ${what}${failure}`;
}
function renderLoops({ loops, session: session2, now, sights, last = null }) {
  if (loops.length === 0)
    return last === null ? [`No loop in this project. Start one: ${START}`] : [...renderLast(last, now), "", `No loop in this project now. Start another: ${START}`];
  const own = loops.filter((loop) => loop.terms.session === session2);
  const others = loops.filter((loop) => loop.terms.session !== session2);
  return [...own, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN, session2, now)
  ]);
}
var START = '/msw:loop "what to do" --check "npm test"';
var UNSEEN = { live: [], isInterrupted: false };
function renderLast({ loop, at, outcome, iteration, files, report }, now) {
  const changed = files === null ? "" : `, ${(0, import_common6.countOf)(files, "file")} changed`;
  return [
    `The last loop (${loop}) ended ${ago(now - at)}: ${(0, import_common4.clipText)(outcome, 400)}.`,
    `  after      ${(0, import_common6.countOf)(iteration, "iteration")}${changed}`,
    ...report === null ? [] : [`  report     ${report}`]
  ];
}
function ago(milliseconds) {
  const minutes = Math.floor(milliseconds / 6e4);
  if (minutes < 1) return "just now";
  if (minutes < 120) return `${(0, import_common6.countOf)(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${(0, import_common6.countOf)(hours, "hour")} ago` : `${(0, import_common6.countOf)(Math.floor(hours / 24), "day")} ago`;
}
function renderLoop(loop, sight, session2, now) {
  const { terms, progress } = loop;
  const whose = session2 === null ? "" : terms.session === session2 ? ", this session" : ", another session";
  const worked = restingSince(loop, now) - terms.startedAt - progress.pausedMs;
  const minutes = Math.max(0, Math.floor(worked / 6e4));
  const lines = [
    `${terms.execution === null ? "Loop" : "Execution"} ${terms.id} (${describeState(loop, sight.live.length > 0)}${whose})`,
    ...nowLines(loop, sight, now),
    ...terms.execution === null ? budgetLines(loop, minutes) : (0, import_hooks_active_on_command5.executionLines)(loop),
    ...terms.checks.map(
      (check) => `  check      ${check.name}: ${(0, import_common4.clipText)(check.command, 100)}${check.origin === "sealed" ? " (sealed)" : ""}`
    ),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    ...placeLines(loop),
    progress.lastFailure === null ? null : `  failure    ${(0, import_hooks_active_on_stop5.failureHeadline)(progress.lastFailure, 160)}`,
    progress.breaker.state === "closed" ? null : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ""}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0 ? null : `  hints      ${progress.hints.length}, last: ${(0, import_common4.clipText)(progress.hints.at(-1) ?? "", 100)}`,
    `  evidence   .msw/loops/${terms.id}/`,
    nextLine2(progress)
  ];
  return lines.filter((line) => line !== null);
}
function placeLines(loop) {
  const places = (0, import_app_loop_conclude_turn4.renderElsewhere)(loop);
  return places === null ? [] : [`  elsewhere  ${places}`];
}
function nextLine2({ pause: pause2 }) {
  return pause2 === null ? null : `  next       ${import_hooks_active_on_stop4.CAUSES[pause2.cause].next}`;
}
function nowLines({ progress }, { live, isInterrupted }, now) {
  if (live.length === 0 && isInterrupted && progress.pause === null)
    return [
      "  now        you interrupted Claude; with your next message it continues (/msw:pause pauses it)"
    ];
  if (live.length === 0 && progress.pause === null) return waitLines(progress.waiting, now);
  return live.flatMap((run) => {
    const line = (0, import_shared_app_diagnose_diagnose_plugins.lastLine)(run);
    return [`  now        ${(0, import_shared_app_diagnose_diagnose_plugins.describeRun)(run, now)}`, ...line === null ? [] : [`             ${line}`]];
  });
}
function waitLines(waiting, now) {
  if (waiting.length === 0) return [];
  return [
    ...waiting.map((task) => `  waits for  ${nameTask(task)} (the wait began ${ago(now - task.since)})`),
    "             no check runs until it is done; if it hangs, end it in /tasks of Claude Code"
  ];
}
function nameTask({ kind, words }) {
  return `the ${(0, import_common3.plainLine)(kind, 40)} \u201C${(0, import_common3.plainLine)(words, 100)}\u201D`;
}
function budgetLines({ terms, progress }, minutes) {
  const tokens = (0, import_app_loop_conclude_turn2.describeTokens)(progress.spent, terms.maxTokens);
  return [
    `  task       ${(0, import_common4.clipText)(terms.prompt.replaceAll(/\s+/g, " ").trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${(0, import_common6.countOf)(terms.maxMinutes, "minute")}${tokens === null ? "" : `, ${tokens}`}`
  ];
}
function describeState({ progress }, isChecking) {
  if (isChecking) return "running the checks";
  if (progress.pause === null && progress.waiting.length > 0) return "waiting";
  return progress.pause === null ? "running" : `paused: ${(0, import_common4.clipText)(progress.pause.reason, 160)}`;
}
function restingSince({ progress }, now) {
  return progress.pause?.at ?? now;
}
// src/app/loop/see-loops.ts
function seeLoops({ userFolder }, loops) {
  return new Map(
    loops.map(({ terms, progress }) => [
      terms.id,
      {
        live: (0, import_hooks_active_on_stop.readLiveRuns)(userFolder, terms.id, import_hooks_active_on_stop7.isAlive),
        isInterrupted: (0, import_app_loop_conclude_turn3.waitsAfterInterrupt)(progress.transcript?.path ?? null)
      }
    ])
  );
}
function seeLastEnd({ userFolder, project }) {
  const result2 = (0, import_shared_core_mapping_documents_map_documents3.listResults)(userFolder, project).findLast(({ cause }) => cause !== import_shared_core_mapping_documents_map_documents3.LEFT);
  if (result2 === void 0) return null;
  const { loop, at, outcome, iteration, files, report } = result2;
  return { loop, at: Date.parse(at), outcome, iteration, files, report };
}
// src/app/loop/show-history.ts
var ARMINGS = /* @__PURE__ */ new Set(["loop-armed", "execution-armed"]);
function showHistory(project, wanted) {
  const lines = (0, import_hooks_active_on_stop8.readJournal)(project);
  const ids = [...new Set(lines.flatMap(({ loop }) => loop === void 0 ? [] : [loop]))];
  const chosen = wanted === null ? newest(lines, ids) : choose(ids, wanted);
  if (typeof chosen !== "string") return chosen;
  return { status: "ok", loop: chosen, lines: lines.filter(({ loop }) => loop === chosen) };
}
function newest(lines, ids) {
  const armed = lines.findLast((line) => ARMINGS.has(line.event) && line.loop !== void 0)?.loop;
  return armed ?? ids.at(-1) ?? refused2("The journal of this project has no loop yet.");
}
function choose(ids, wanted) {
  const found = ids.filter((id) => id === wanted || id.startsWith(wanted));
  const [only, second] = found;
  if (only === void 0) {
    return refused2(
      `The journal of this project has no loop ${wanted.slice(0, 64)}; without an id the newest is shown.`
    );
  }
  if (second === void 0 || found.includes(wanted)) return found.includes(wanted) ? wanted : only;
  return refused2(`Several loops have ids that begin so: ${found.slice(0, 10).join(", ")}.`);
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/loop-operations.ts
var session = (0, import_hooks_active_on_command6.text)("ID", "the loop of this session");
var loopId = (0, import_hooks_active_on_command6.optionalWord)(
  "a loop id",
  "its id or the beginning of it; without it the only loop here is meant"
);
var arm = (0, import_hooks_active_on_command6.operation)({
  name: "loop arm",
  about: "Arm a loop for a session, with the options of /msw:loop",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    task: (0, import_hooks_active_on_command6.exact)((0, import_hooks_active_on_command6.word)("the task in quotes")),
    session: (0, import_hooks_active_on_command6.text)("ID", "the session that works; /status in Claude Code shows it"),
    ...(0, import_shared_core_mapping_documents_map_documents.loopInputs)()
  },
  run: (place, { task, session: owner, ...options }) => {
    if (owner === null || owner.trim() === "")
      return (0, import_hooks_active_on_command6.misused)(
        "loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it)."
      );
    const parsed = (0, import_shared_core_mapping_documents_map_documents.readLoopInputs)(task, options);
    if (parsed.status === "misused") return parsed;
    return (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, async (workspace) => {
      const armed = await (0, import_hooks_active_on_command2.armLoop)(workspace, {
        session: owner,
        request: parsed.request,
        transcriptPath: null,
        ownerPid: (0, import_hooks_active_on_stop2.ownerPid)(place.env)
      });
      if (armed.status === "refused") return armed;
      return (0, import_hooks_active_on_command6.done)({ loop: publicRecord(armed.loop), context: armed.context, notice: armed.notice });
    });
  },
  shown: ({ loop, notice }) => (0, import_common.forPeople)([
    ...notice.split("\n"),
    `Loop ${loop.id} holds session ${loop.session}; Claude reads the task when it next stops there.`
  ])
});
var status = {
  about: "Show this project's loops and jobs, what runs now, and where its plan stands",
  effect: "reads",
  inputs: {
    session: (0, import_hooks_active_on_command6.text)("ID", "the loop of this session is marked"),
    watch: (0, import_hooks_active_on_command6.flag)("show it until no loop runs, or Ctrl-C")
  },
  run: (place, { session: asking, watch }) => (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, async (workspace) => {
    const planning = watch ? null : await lookAtPlan(workspace);
    const team = watch ? NO_TEAM : await (0, import_shared_core_report_timeline.learnFromTeam)(workspace);
    const over = watch ? [] : await overHere(workspace, asking);
    const look = () => lookAtLoops(workspace, asking, { planning, team, over });
    if (watch) {
      const { watchLoops } = await Promise.resolve().then(() => __toESM(require("./app.loop.watch-loops.cjs")));
      await watchLoops(() => showLoops(place, look()));
    }
    return look();
  }),
  shown: statusText,
  json: ({ project, loops, foreign, sights, last, planning, jobs, trouble }) => ({
    project,
    loops: loops.map((loop) => ({ ...publicRecord(loop), now: sights.get(loop.terms.id)?.live ?? [] })),
    foreign,
    last,
    planning,
    jobs,
    trouble
  })
};
var NO_TEAM = { status: "off" };
async function lookAtPlan({ project, env }) {
  if ((0, import_hooks_active_on_command3.findProject)(project) === null) return null;
  const { showPlanning } = await Promise.resolve().then(() => __toESM(require("./app.planning.phases.show-progress.cjs")));
  return showPlanning(project, env);
}
async function overHere(workspace, session2) {
  const state = (0, import_hooks_active_on_stop3.readState)(workspace);
  const executions = (0, import_hooks_active_on_stop3.loopsIn)(state).filter(({ terms }) => terms.execution !== null);
  if (executions.length === 0) return [];
  const { withoutOver } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.end-executions.cjs")));
  const left = new Set((0, import_hooks_active_on_stop3.loopsIn)(await withoutOver(workspace, session2, state)).map(({ terms }) => terms.id));
  return executions.map(({ terms }) => terms.id).filter((id) => !left.has(id));
}
function lookAtLoops(workspace, session2, {
  planning,
  team,
  over
}) {
  const state = (0, import_hooks_active_on_stop3.readState)(workspace);
  if (state.status !== "ok")
    return (0, import_hooks_active_on_command6.refused)(`${(0, import_hooks_active_on_stop3.explainState)((0, import_hooks_active_on_stop3.statePath)(workspace.project), state)} See /msw:doctor.`);
  const loops = (0, import_shared_core_report_timeline3.listLoops)(workspace).filter(({ terms }) => !over.includes(terms.id));
  return (0, import_hooks_active_on_command6.done)({
    project: workspace.project,
    loops,
    sights: seeLoops(workspace, loops),
    last: seeLastEnd(workspace),
    foreign: state.loops.filter((stored) => stored.kind === "foreign").length,
    session: session2,
    now: workspace.now(),
    notebook: (0, import_shared_core_loop_report.notebookStatus)(workspace),
    planning,
    jobs: [...(0, import_shared_core_report_timeline2.glanceAtJobs)(workspace), ...team.status === "ok" ? team.views : []],
    trouble: team.status === "refused" ? team.reason : null
  });
}
function showLoops({ show }, seen) {
  if (seen.status !== "done") return false;
  show(statusText(seen.value).split("\n"), plainStatus(seen.value));
  return seen.value.loops.some(import_hooks_active_on_stop6.isRunning);
}
function statusText({ foreign, planning, jobs, trouble, ...status2 }) {
  const blocks = [
    renderStatus(status2),
    ...jobs.map((job) => (0, import_common.forPeople)((0, import_shared_core_jobs_team_job.glanceLines)(job), Infinity)),
    trouble === null ? null : (0, import_common.forPeople)([trouble]),
    foreign === 0 ? null : describeForeign(foreign),
    planning === null ? null : planningText(planning)
  ];
  return (0, import_common2.joinShown)(blocks, "\n\n");
}
function planningText(planning) {
  return "standing" in planning ? (0, import_shared_core_planning_writing_project_upkeep.renderPlanningPage)(planning) : (0, import_common.forPeople)([planning.reason]);
}
var stop = (0, import_hooks_active_on_command6.operation)({
  name: "loop stop",
  about: "End a loop; its report is kept",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, import_shared_core_report_timeline3.stopLoop),
  shown: controlText
});
var pause = (0, import_hooks_active_on_command6.operation)({
  name: "loop pause",
  about: "Let Claude stop until the loop is resumed",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, import_shared_core_report_timeline3.pauseLoop),
  shown: controlText
});
var resume = (0, import_hooks_active_on_command6.operation)({
  name: "loop resume",
  about: "Continue with a paused loop",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    id: loopId,
    session: (0, import_hooks_active_on_command6.text)("ID", "this session takes it over"),
    hint: (0, import_hooks_active_on_command6.exact)((0, import_hooks_active_on_command6.text)("TEXT", "tell Claude something; in a terminal only")),
    force: (0, import_hooks_active_on_command6.flag)("also take over a loop whose session may still run")
  },
  run: (place, { id, session: owner, hint: hint2, force }) => {
    const refusal = hint2 === null ? null : (0, import_shared_core_mapping_documents_map_documents2.refuseUnlessPerson)(place.caller, "loop resume --hint", "/msw:resume");
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
  shown: controlText
});
var hint = (0, import_hooks_active_on_command6.operation)({
  name: "loop hint",
  about: "Tell Claude something at its next iteration",
  effect: "writes",
  callers: "people",
  typed: "/msw:resume",
  inputs: { hint: (0, import_hooks_active_on_command6.exact)((0, import_hooks_active_on_command6.optionalWord)("the hint in quotes")), loop: (0, import_hooks_active_on_command6.text)("ID", "a loop id"), session },
  run: (place, { hint: words, loop, session: owner }) => words === null || words.trim() === "" ? (0, import_hooks_active_on_command6.misused)(import_hooks_active_on_command4.NO_HINT) : control(place, { loop, session: owner }, (workspace, request) => (0, import_shared_core_report_timeline3.hintLoop)(workspace, request, words)),
  shown: controlText
});
var history = (0, import_hooks_active_on_command6.operation)({
  name: "loop history",
  about: "Show what happened in a loop, even one that has ended",
  effect: "reads",
  inputs: { id: (0, import_hooks_active_on_command6.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant") },
  run: (place, { id }) => (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, ({ project }) => {
    const found = showHistory(project, id);
    return found.status === "refused" ? found : (0, import_hooks_active_on_command6.done)({ loop: found.loop, lines: found.lines });
  }),
  shown: ({ loop, lines }) => (0, import_shared_core_report_timeline.renderTimeline)(loop, lines)
});
var result = (0, import_hooks_active_on_command6.operation)({
  name: "loop result",
  about: "Show how a loop ended and what its checks prove; fails unless it is done",
  effect: "reads",
  inputs: {
    id: (0, import_hooks_active_on_command6.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    proven: (0, import_hooks_active_on_command6.flag)("fail also when it is not proven")
  },
  run: (place, { id, proven }) => (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, (workspace) => {
    const found = resultMeant(workspace, id);
    if (typeof found === "string") return (0, import_hooks_active_on_command6.refused)(found);
    const isDone = found.cause === "done" && (!proven || found.proof?.verdict === "proven");
    return isDone ? (0, import_hooks_active_on_command6.done)(found) : { status: "failed", value: found, reason: `Loop ${found.loop}: ${found.outcome}.` };
  }),
  shown: (found) => (0, import_common.forPeople)([
    `Loop ${found.loop}: ${found.outcome}.`,
    ...(0, import_app_loop_conclude_turn.experimentLines)(found.proof?.experiments ?? []).map((line) => `  ${line}`),
    ...(found.proof?.findings ?? []).map((finding) => `  ${finding}`),
    ...found.proof?.cure == null ? [] : [`  ${found.proof.cure}`],
    ...found.report === null ? [] : [`  Report: ${found.report}`]
  ])
});
function resultMeant(workspace, id) {
  const { project, userFolder } = workspace;
  const found = (0, import_shared_core_mapping_documents_map_documents3.listResults)(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? "")) ?? null;
  const living = (0, import_shared_core_report_timeline3.listLoops)(workspace).findLast(
    (loop) => loop.terms.id.startsWith(id ?? "") && isNewer(loop, found)
  );
  if (living !== void 0) return withoutResult(living, found);
  if (found !== null) return found;
  return id === null ? "No loop of this project has ended yet; /msw:status shows those that run." : `No loop ${id.slice(0, 64)} of this project has ended. What happened here: ${import_hooks_active_on_command7.lineToType`loop history`}`;
}
function isNewer({ terms, progress }, found) {
  if (found === null) return true;
  if (terms.id !== found.loop) return terms.startedAt >= Date.parse(found.at);
  const { pause: pause2, lastHeartbeat } = progress;
  if (found.cause === import_shared_core_mapping_documents_map_documents3.LEFT) return lastHeartbeat > Date.parse(found.at);
  return pause2 === null || pause2.cause !== found.cause;
}
function withoutResult({ terms, progress }, found) {
  const { id } = terms;
  if (progress.pause !== null) return `Loop ${id} is paused: ${progress.pause.reason}.`;
  const runs = id === found?.loop ? "runs again" : "runs";
  return `Loop ${id} ${runs}, so it has no result yet; /msw:status shows it.`;
}
var explain = (0, import_hooks_active_on_command6.operation)({
  name: "loop explain",
  about: "Show what MSW would answer to a saved hook input; changes nothing",
  effect: "reads",
  inputs: {
    file: (0, import_hooks_active_on_command6.pathWord)("the file with the hook input"),
    runChecks: (0, import_hooks_active_on_command6.flag)("run the loop's checks, each once")
  },
  run: (place, { file, runChecks }) => {
    const read = (0, import_common5.readJson)(file, import_common7.named);
    if (read.status !== "ok") return (0, import_hooks_active_on_command6.refused)(unreadable(file, read));
    return (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, async (workspace) => {
      const { explainTurn } = await Promise.resolve().then(() => __toESM(require("./app.explain.explain-turn.cjs")));
      const explained = await explainTurn(workspace, read.value, { runChecks });
      return explained.status === "refused" ? (0, import_hooks_active_on_command6.refused)(`${file}: ${explained.reason}`) : (0, import_hooks_active_on_command6.done)(explained.explanation);
    });
  },
  shown: renderExplanation
});
var loopOperations = [
  arm,
  (0, import_hooks_active_on_command6.operation)({ name: "loop status", ...status }),
  stop,
  pause,
  resume,
  hint,
  history,
  result,
  explain
];
var statusOperations = [(0, import_hooks_active_on_command6.operation)({ name: "status", ...status })];
function publicRecord(loop) {
  const { signature: _, ...record } = (0, import_hooks_active_on_stop3.renderRecord)(loop, "");
  return record;
}
function describeForeign(foreign) {
  return (0, import_common.forPeople)([
    foreign === 1 ? "One more record was not armed on this machine for this project; nothing of it runs." : `${foreign} more records were not armed on this machine for this project; nothing of them runs.`
  ]);
}
function control(place, request, act) {
  return (0, import_shared_core_planning_writing_state_decisions.inWorkspace)(place, async (workspace) => {
    const { status: ended, message, loop } = await act(workspace, request);
    if (ended === "refused") return (0, import_hooks_active_on_command6.refused)(message);
    return (0, import_hooks_active_on_command6.done)({ message, loop: loop === null ? null : publicRecord(loop) });
  });
}
function controlText({ message }) {
  return (0, import_common.forPeople)(message.split("\n"));
}
function pausedLoop(workspace, id) {
  const matching = (0, import_shared_core_report_timeline3.listLoops)(workspace).filter((loop) => id === null || loop.terms.id.startsWith(id));
  const paused = matching.filter((loop) => !(0, import_hooks_active_on_stop6.isRunning)(loop));
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
