var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(n=__getOwnPropDesc(e,r))||n.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{EXECUTOR:()=>EXECUTOR,armExecution:()=>armExecution,executionLoop:()=>executionLoop,secondExecution:()=>secondExecution,settleExecution:()=>settleExecution}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_app_planning_execution_end_executions=require("./shared.app.planning.execution.end-executions.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require(
"./common.cjs");
// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, wanted) {
  const { session, terms: execution } = wanted;
  const loop = (0, import_hooks_active_on_stop4.withProgress)(executionLoop(workspace, (0, import_hooks_active_on_command.newLoopId)(workspace.now()), wanted), {
    inner: await (0, import_app_loop_gather_evidence.innerRepositories)(workspace.project)
  });
  const folder = (0, import_common4.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  (0, import_app_loop_conclude_turn.writePage)(`${folder.path}/task.md`, import_common5.prose`${executionPrompt(execution)}\n`);
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(workspace, session, (current) => {
    if (current !== null) return { loop: current, value: secondExecution(current) };
    const elsewhere = (0, import_hooks_active_on_stop.executedBesides)(workspace, execution, wanted);
    return { loop: elsewhere === null ? loop : null, value: elsewhere };
  });
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return saved.value;
  await (0, import_hooks_active_on_command2.rememberProject)(workspace.userFolder, workspace.project, workspace.now());
  const { id } = loop.terms;
  await (0, import_common.appendJournal)(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    (0, import_common2.isoNow)(workspace)
  );
  return loop;
}
function executionLoop(workspace, id, { session, terms: execution, config, ownerPid: ownerPid2, controls = true }) {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  return {
    terms: {
      id,
      session,
      project: workspace.project,
      prompt: executionPrompt(execution),
      ...(0, import_common3.termOptions)({ ...import_common3.requestDefaults, mayWitness: controls }),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 6e4)),
      agents: [EXECUTOR],
      execution,
      plan: null,
      tree: null,
      startedAt: now
    },
    progress: (0, import_hooks_active_on_stop4.newProgress)(now, (0, import_hooks_active_on_stop2.ownerOf)(ownerPid2, workspace.project))
  };
}
function executionPrompt(execution) {
  return import_common5.prose`Execute ${(0, import_hooks_active_on_command3.executionName)(execution)}.`;
}
function secondExecution({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${(0, import_hooks_active_on_command3.executionName)(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}
async function settleExecution(workspace, loop) {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return import_hooks_active_on_stop5.silent;
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, execution);
  const told = notes.length === 0 ? import_hooks_active_on_stop5.silent : { kind: "notice", notice: `msw \u25B8 ${notes.join(" ")}` };
  const found = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, execution);
  if (found?.step.status !== "done") return told;
  await (0, import_shared_app_planning_execution_end_executions.endExecution)(workspace, { loop, ending: import_shared_app_planning_execution_end_executions.CARRIED_OUT });
  return told;
}
