var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{hasStart:()=>hasStart}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_common=require("./common.cjs"),import_node_child_process=require("node:child_process");
// src/adapters/process/has-start.ts
async function hasStart(pid, mark) {
  if (process.platform === "linux") return (0, import_common.startOnLinux)(pid) === mark;
  const text = await askedStart(pid);
  if (text === null) return null;
  const ms = process.platform === "win32" ? Number(text) / 1e4 - 116444736e5 : Date.parse(text);
  return Number.isNaN(ms) ? null : Math.abs(ms - Number(mark)) < TOLERANCE_MS;
}
var TOLERANCE_MS = 5e3;
function askedStart(pid) {
  const { program, args, env } = (0, import_shared_core_snapshots_undo_text.startQuestion)(pid, process.cwd());
  if (program === null) return Promise.resolve(null);
  const options = { timeout: import_shared_core_snapshots_undo_text.START_LIMIT_MS, windowsHide: true, env };
  return new Promise((resolve) => {
    (0, import_node_child_process.execFile)(
      program,
      [...args],
      options,
      (error, printed) => resolve(error === null ? (0, import_shared_core_snapshots_undo_text.startIn)(printed) : null)
    );
  });
}
