var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{finishQuickTurn:()=>finishQuickTurn}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/app/session/settle-quick.ts
async function finishQuickTurn(workspace, attempt, { loop, state }) {
  const task = (0, import_shared_app_planning_quick_quick_task.quickTaskOf)(workspace, (0, import_hooks_active_on_command.findProject)(workspace.project) ?? workspace.project, loop.terms.id);
  if (task === null) return (0, import_hooks_active_on_stop.finishTurn)(workspace, attempt, state);
  let note = null;
  const atRest = async ({ kind, cause }) => {
    if (cause === "done") note = await record(workspace, task);
    else if (kind === "end")
      note = `The small task ${task.id} is not done: try again with /msw:quick --go ${task.id}.`;
  };
  const answer = await (0, import_hooks_active_on_stop.finishTurn)(workspace, { ...attempt, atRest }, state);
  return (0, import_hooks_active_on_stop2.withNotice)(answer, note);
}
async function record(workspace, task) {
  const result = await (0, import_shared_app_planning_quick_quick_task.recordQuickDone)(workspace, task, (0, import_common.isoNow)(workspace));
  const head = `The small task ${task.id} is complete.`;
  if (result.status === "refused") return `${head} It is not noted: ${(0, import_common2.plainLine)(result.reason, 300)}`;
  const { commit, left } = result;
  const open = left.length === 0 ? "" : ` It leaves changes in no commit: see ${task.summary}.`;
  const uncommitted = commit.status === "refused" ? ` Its documents are not committed: ${commit.reason}.` : "";
  return `${head}${open}${uncommitted}`;
}
