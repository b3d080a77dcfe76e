var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{closeOwnPlace:()=>closeOwnPlace,keepWork:()=>keepWork,openOwnPlace:()=>openOwnPlace}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_add_worktree=require("./shared.adapters.git.add-worktree.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/app/headless/in-worktree.ts
async function openOwnPlace(workspace, { branch: wanted, task }) {
  const id = (0, import_common5.randomBytes)(3).toString("hex");
  const branch = wanted ?? `msw/${slugOf(task)}-${id}`;
  const parent = (0, import_node_path.join)((0, import_node_path.dirname)(workspace.userFolder), "msw-worktrees");
  (0, import_common4.makeFolder)(parent, 448);
  const path = (0, import_node_path.join)(parent, `${(0, import_node_path.basename)(workspace.project)}-${id}`);
  const added = await (0, import_shared_adapters_git_add_worktree.openWorktree)(workspace.project, { branch, path });
  if (added.status === "refused") return added;
  const { missing } = added;
  let isReady = false;
  try {
    const opened = (0, import_common.openWorkspace)(added.folder, workspace.env, workspace.now);
    if (opened.status === "refused") return opened;
    isReady = true;
    return { workspace: opened.workspace, path, branch, missing };
  } finally {
    if (!isReady) await (0, import_shared_adapters_git_add_worktree.removeWorktree)(workspace.project, { path, branch });
  }
}
async function keepWork({ workspace, path, branch }, task) {
  const changed = await (0, import_app_loop_gather_evidence.uncommittedPaths)(path) ?? [];
  if (changed.length === 0) return null;
  const { project, env } = workspace;
  const result = await (0, import_shared_core_planning_writing_new_documents.commitInProject)(path, changed, `msw: ${(0, import_common3.clipText)((0, import_common2.plainLine)(task, 60), 60)}`, {
    project,
    env
  });
  return result.status === "refused" ? `Not all of it is committed on ${branch}: ${result.reason}` : null;
}
async function closeOwnPlace({ project }, { path, branch }) {
  await (0, import_shared_adapters_git_add_worktree.removeWorktree)(project, { path, branch });
}
function slugOf(task) {
  const words = task.toLowerCase().match(/[a-z0-9]{1,30}/g) ?? [];
  return words.slice(0, 6).join("-").slice(0, 40).replace(/-$/, "") || "loop";
}
