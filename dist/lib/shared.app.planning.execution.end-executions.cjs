var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(n=__getOwnPropDesc(e,r))||n.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{CARRIED_OUT:()=>CARRIED_OUT,endExecution:()=>endExecution,endExecutions:()=>endExecutions,endForJob:()=>endForJob,withoutOver:()=>withoutOver}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs");
// src/app/planning/execution/end-executions.ts
async function endExecutions(workspace, session, state) {
  const over = await overExecutions(workspace, session, state);
  for (const one of over) await endExecution(workspace, one);
  const halted = over.filter(({ ending }) => ending === HALTED).map(({ loop }) => loop);
  return { state: without(over, state), halted };
}
async function withoutOver(workspace, session, state) {
  return without(await overExecutions(workspace, session, state), state);
}
function without(over, state) {
  if (state.status !== "ok" || over.length === 0) return state;
  const ids = new Set(over.map(({ loop }) => loop.terms.id));
  const loops = state.loops.filter((one) => one.kind !== "loop" || !ids.has(one.loop.terms.id));
  return { ...state, loops };
}
async function endExecution(workspace, { loop, ending }) {
  const { id, session } = loop.terms;
  const next = ending === HALTED ? import_hooks_active_on_command2.DECIDE : void 0;
  await (0, import_shared_app_loop_end_loop.writeEnding)(workspace, { loop, ending, results: [], now: workspace.now(), next });
  await (0, import_hooks_active_on_stop2.changeLoop)(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
}
var CARRIED_OUT = {
  kind: "end",
  cause: "done",
  reason: "every plan has its summary",
  proof: null,
  review: null
};
var TAKEN_UP = {
  kind: "end",
  cause: "stopped",
  reason: "its session is gone, and another one executes the phase"
};
var HALTED = { ...TAKEN_UP, reason: "its session is gone, and its halted plans wait for you" };
var TAKEN_BY_JOB = { ...TAKEN_UP, reason: "its session is gone, and a job executes the phase" };
async function endForJob(workspace, folder) {
  const here = (0, import_hooks_active_on_stop.sessionSurroundings)(workspace);
  for (const loop of (0, import_hooks_active_on_stop2.loopsIn)((0, import_hooks_active_on_stop2.readLoopState)(workspace)))
    if (loop.terms.execution?.folder === folder && (0, import_hooks_active_on_command.isAdoptable)(loop, false, here))
      await endExecution(workspace, { loop, ending: TAKEN_BY_JOB });
}
async function overExecutions(workspace, session, state) {
  const executions = (0, import_hooks_active_on_stop2.loopsIn)(state).filter(({ terms }) => terms.execution !== null);
  const here = (0, import_hooks_active_on_stop.sessionSurroundings)(workspace);
  const over = [];
  for (const loop of executions) {
    const isLost = (0, import_hooks_active_on_command.isAdoptable)(loop, false, here);
    if (!isLost && loop.terms.session !== session) continue;
    if (isLost && executions.some((other) => hasTakenUp(other, loop, here)))
      over.push({ loop, ending: TAKEN_UP });
    else {
      const ending = await endingOf(workspace, loop, isLost);
      if (ending !== null) over.push({ loop, ending });
    }
  }
  return over;
}
function hasTakenUp(other, lost, here) {
  return other.terms.id !== lost.terms.id && other.terms.execution?.folder === lost.terms.execution?.folder && (!(0, import_hooks_active_on_command.isAdoptable)(other, false, here) || other.terms.startedAt > lost.terms.startedAt);
}
async function endingOf(workspace, { terms: { execution: terms } }, isLost) {
  if (terms === null) return null;
  const found = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms);
  if (found?.step.status === "done") return CARRIED_OUT;
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(workspace.project);
  const phase = opened.status === "ok" ? opened.project.phases.find(({ folder }) => folder === terms.folder) : void 0;
  if (phase?.verification === "passed" && phase.plans.every(({ done }) => done)) return CARRIED_OUT;
  return isLost && found?.step.status === "halted" ? HALTED : null;
}
