var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{statusLineOperations:()=>statusLineOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_path=require("node:path");
// src/app/operations/status-line-operations.ts
var yes = (0, import_hooks_active_on_command.flag)("do it; without it you see what would change");
var install = (0, import_hooks_active_on_command.operation)({
  name: "statusline install",
  about: "Show the loop of a session in its status line, below your own",
  effect: "writes",
  callers: "people",
  inputs: { yes },
  run: (place, { yes: doIt }) => {
    const root = place.env.CLAUDE_PLUGIN_ROOT;
    const program = root === void 0 ? null : (0, import_common3.textOf)((0, import_node_path.join)(root, "dist", "status-line.mjs"), import_common4.named);
    if (program === null) return (0, import_hooks_active_on_command.refused)("dist/status-line.mjs of MSW cannot be read: install MSW again.");
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => resultOf((0, import_shared_app_planning_worktrees_plan_runs.installStatusLine)(workspace, program, doIt)));
  },
  shown: (change) => changeText(change, import_common.lineToType`statusline install --yes`)
});
var remove = (0, import_hooks_active_on_command.operation)({
  name: "statusline remove",
  about: "Remove it; your settings are then as they were",
  effect: "writes",
  callers: "people",
  inputs: { yes },
  run: (place, { yes: doIt }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => resultOf((0, import_shared_app_planning_worktrees_plan_runs.removeStatusLine)(workspace, doIt))),
  shown: (change) => changeText(change, import_common.lineToType`statusline remove --yes`)
});
var statusLineOperations = [install, remove];
function resultOf(result) {
  return result.status === "ok" ? (0, import_hooks_active_on_command.done)(result.change) : (0, import_hooks_active_on_command.refused)(result.reason);
}
function changeText({ planned, message }, line) {
  return (0, import_common2.forPeople)(
    planned ? [`This would happen: ${message}`, `Nothing was changed. To do it: ${line}`] : [message]
  );
}
