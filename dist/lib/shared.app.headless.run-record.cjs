var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{endLeftClients:()=>endLeftClients,forgetClient:()=>forgetClient,noteClient:()=>noteClient,runFolder:()=>runFolder}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/headless/run-record.ts
function runFolder({ userFolder }) {
  const folder = (0, import_node_path.join)(userFolder, "runs");
  (0, import_common2.makeFolder)(folder, 448);
  return folder;
}
function noteClient(workspace, run, pid) {
  const client = (0, import_hooks_active_on_stop.identityOf)(pid, workspace.project);
  (0, import_common.keepJson)(recordPath(workspace, run), client, { mode: 384 });
}
function forgetClient(workspace, run) {
  (0, import_node_fs.rmSync)(recordPath(workspace, run), { force: true });
}
async function endLeftClients(workspace, run) {
  const place = (0, import_common5.privateFile)(workspace.userFolder);
  const names = (0, import_common4.namesIn)(runFolder(workspace), place).filter(
    (name) => name === `${run}.json` || name.startsWith(`${run}+`) && name.endsWith(".json")
  );
  for (const name of names) {
    const path = (0, import_node_path.join)(runFolder(workspace), name);
    const { pid, start } = (0, import_common3.fieldsIn)((0, import_common3.readJson)(path, place));
    const isKnown = typeof pid === "number" && typeof start === "string";
    if (isKnown && (0, import_hooks_active_on_stop.isStillThere)({ pid, start }, workspace.project))
      await (0, import_adapters_git_work_tree.killTree)({ pid, projectRoot: workspace.project });
    (0, import_node_fs.rmSync)(path, { force: true });
  }
}
function recordPath(workspace, run) {
  return (0, import_node_path.join)(runFolder(workspace), `${run}.json`);
}
