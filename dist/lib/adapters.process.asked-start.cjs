var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{askedStart:()=>askedStart}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_node_child_process=require("node:child_process");
// src/adapters/process/asked-start.ts
function askedStart(pid, projectRoot) {
  const { program, args, env } = (0, import_shared_core_snapshots_undo_text.startQuestion)(pid, projectRoot);
  if (program === null) return null;
  try {
    const stdio = ["ignore", "pipe", "ignore"];
    const printed = (0, import_node_child_process.execFileSync)(program, args, {
      ...{ timeout: import_shared_core_snapshots_undo_text.START_LIMIT_MS, windowsHide: true, env, encoding: "utf8" },
      stdio: [...stdio]
    });
    return (0, import_shared_core_snapshots_undo_text.startIn)(printed);
  } catch {
    return null;
  }
}
