var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var r in e)__defProp(o,r,{get:e[r],enumerable:!0})},__copyProps=(o,e,r,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let p of __getOwnPropNames(e))!__hasOwnProp.call(o,p)&&p!==r&&__defProp(o,p,{get:()=>e[p],enumerable:!(t=__getOwnPropDesc(e,p))||t.enumerable});return o},__toESM=(o,e,r)=>(r=o!=null?__create(__getProtoOf(o)):{},__copyProps(e||!o||!o.__esModule?__defProp(r,"default",{value:o,enumerable:!0}):r,o)),__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{loopStatus:()=>loopStatus,publicRecord:()=>publicRecord,statusOperations:()=>statusOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_loop_end_loop2=require("./shared.app.loop.end-loop.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_app_loop_end_loop3=require("./share\
d.app.loop.end-loop.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs");
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
function renderLoops({ loops, session, now, sights, last = null }) {
  if (loops.length === 0)
    return last === null ? [`No loop in this project. Start one: ${START}`] : [...renderLast(last, now), "", `No loop in this project now. Start another: ${START}`];
  const own = loops.filter((loop) => loop.terms.session === session);
  const others = loops.filter((loop) => loop.terms.session !== session);
  return [...own, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN, session, now)
  ]);
}
var START = '/msw:loop "what to do" --check "npm test"';
var UNSEEN = { live: [], isInterrupted: false };
function renderLast({ loop, at, outcome, iteration, files, report }, now) {
  const changed = files === null ? "" : `, ${(0, import_common5.countOf)(files, "file")} changed`;
  return [
    `The last loop (${loop}) ended ${ago(now - at)}: ${(0, import_common4.clipText)(outcome, 400)}.`,
    `  after      ${(0, import_common5.countOf)(iteration, "iteration")}${changed}`,
    ...report === null ? [] : [`  report     ${report}`]
  ];
}
function ago(milliseconds) {
  const minutes = Math.floor(milliseconds / 6e4);
  if (minutes < 1) return "just now";
  if (minutes < 120) return `${(0, import_common5.countOf)(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${(0, import_common5.countOf)(hours, "hour")} ago` : `${(0, import_common5.countOf)(Math.floor(hours / 24), "day")} ago`;
}
function renderLoop(loop, sight, session, now) {
  const { terms, progress } = loop;
  const whose = session === null ? "" : terms.session === session ? ", this session" : ", another session";
  const worked = restingSince(loop, now) - terms.startedAt - progress.pausedMs;
  const minutes = Math.max(0, Math.floor(worked / 6e4));
  const lines = [
    `${terms.execution === null ? "Loop" : "Execution"} ${terms.id} (${describeState(loop, sight.live.length > 0)}${whose})`,
    ...nowLines(loop, sight, now),
    ...terms.execution === null ? budgetLines(loop, minutes) : (0, import_hooks_active_on_command2.executionLines)(loop),
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
  const places = (0, import_app_loop_conclude_turn3.renderElsewhere)(loop);
  return places === null ? [] : [`  elsewhere  ${places}`];
}
function nextLine2({ pause }) {
  return pause === null ? null : `  next       ${import_hooks_active_on_stop4.CAUSES[pause.cause].next}`;
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
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${(0, import_common5.countOf)(terms.maxMinutes, "minute")}${tokens === null ? "" : `, ${tokens}`}`
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
// src/app/loop/control/see-loops.ts
function seeLoops({ userFolder }, loops) {
  return new Map(
    loops.map(({ terms, progress }) => [
      terms.id,
      {
        live: (0, import_hooks_active_on_stop.readLiveRuns)(userFolder, terms.id, import_hooks_active_on_stop2.isAlive),
        isInterrupted: (0, import_app_loop_conclude_turn.waitsAfterInterrupt)(progress.transcript?.path ?? null)
      }
    ])
  );
}
function seeLastEnd({ userFolder, project }) {
  const result = (0, import_shared_core_mapping_documents_map_documents.listResults)(userFolder, project).findLast(({ cause }) => cause !== import_shared_core_mapping_documents_map_documents.LEFT);
  if (result === void 0) return null;
  const { loop, at, outcome, iteration, files, report } = result;
  return { loop, at: Date.parse(at), outcome, iteration, files, report };
}
// src/app/operations/loop-status-operations.ts
var status = {
  about: "Show this project's loops and jobs, what runs now, and where its plan stands",
  effect: "reads",
  inputs: {
    session: (0, import_hooks_active_on_command3.text)("ID", "the loop of this session is marked"),
    watch: (0, import_hooks_active_on_command3.flag)("show it until no loop runs, or Ctrl-C")
  },
  run: (place, { session: asking, watch }) => (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, async (workspace) => {
    const planning = watch ? null : await lookAtPlan(workspace);
    const team = watch ? NO_TEAM : await (0, import_shared_app_loop_end_loop.learnFromTeam)(workspace);
    const over = watch ? [] : await overHere(workspace, asking);
    const look = () => lookAtLoops(workspace, asking, { planning, team, over });
    if (watch) {
      const { watchLoops } = await Promise.resolve().then(() => __toESM(require("./app.loop.control.watch-loops.cjs")));
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
  if ((0, import_hooks_active_on_command.findProject)(project) === null) return null;
  const { showPlanning } = await Promise.resolve().then(() => __toESM(require("./app.planning.phases.show-progress.cjs")));
  return showPlanning(project, env);
}
async function overHere(workspace, session) {
  const state = (0, import_hooks_active_on_stop3.readState)(workspace);
  const executions = (0, import_hooks_active_on_stop3.loopsIn)(state).filter(({ terms }) => terms.execution !== null);
  if (executions.length === 0) return [];
  const { withoutOver } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.end-executions.cjs")));
  const left = new Set((0, import_hooks_active_on_stop3.loopsIn)(await withoutOver(workspace, session, state)).map(({ terms }) => terms.id));
  return executions.map(({ terms }) => terms.id).filter((id) => !left.has(id));
}
function lookAtLoops(workspace, session, {
  planning,
  team,
  over
}) {
  const state = (0, import_hooks_active_on_stop3.readState)(workspace);
  if (state.status !== "ok")
    return (0, import_hooks_active_on_command3.refused)(`${(0, import_hooks_active_on_stop3.explainState)((0, import_hooks_active_on_stop3.statePath)(workspace.project), state)} See /msw:doctor.`);
  const loops = (0, import_shared_app_loop_end_loop3.listLoops)(workspace).filter(({ terms }) => !over.includes(terms.id));
  return (0, import_hooks_active_on_command3.done)({
    project: workspace.project,
    loops,
    sights: seeLoops(workspace, loops),
    last: seeLastEnd(workspace),
    foreign: state.loops.filter((stored) => stored.kind === "foreign").length,
    session,
    now: workspace.now(),
    notebook: (0, import_shared_core_loop_texts_report.notebookStatus)(workspace),
    planning,
    jobs: [...(0, import_shared_app_loop_end_loop2.glanceAtJobs)(workspace), ...team.status === "ok" ? team.views : []],
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
  return "standing" in planning ? (0, import_shared_core_planning_writing_state_decisions.renderPlanningPage)(planning) : (0, import_common.forPeople)([planning.reason]);
}
var loopStatus = (0, import_hooks_active_on_command3.operation)({ name: "loop status", slash: "/msw:status", ...status });
var statusOperations = [
  (0, import_hooks_active_on_command3.operation)({
    name: "status",
    tool: {
      name: "msw_status",
      about: "Show the loops and jobs here",
      takes: {},
      command: "status"
    },
    ...status
  })
];
function publicRecord(loop) {
  const { signature: _, ...record } = (0, import_hooks_active_on_stop3.renderRecord)(loop, "");
  return record;
}
function describeForeign(foreign) {
  return (0, import_common.forPeople)([
    foreign === 1 ? "One more record was not armed on this machine for this project; nothing of it runs." : `${foreign} more records were not armed on this machine for this project; nothing of them runs.`
  ]);
}
