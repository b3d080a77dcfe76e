var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==a&&__defProp(r,t,{get:()=>e[t],enumerable:!(s=__getOwnPropDesc(e,t))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{askedStart:()=>askedStart}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_status_line_install_status_line=require("./shared.app.status-line.install-status-line.cjs"),import_node_child_process=require("node:child_process");
// src/adapters/process/asked-start.ts
function askedStart(pid, projectRoot) {
  const { program, args, env } = (0, import_shared_app_status_line_install_status_line.startQuestion)(pid, projectRoot);
  if (program === null) return null;
  try {
    const stdio = ["ignore", "pipe", "ignore"];
    const printed = (0, import_node_child_process.execFileSync)(program, args, {
      ...{ timeout: import_shared_app_status_line_install_status_line.START_LIMIT_MS, windowsHide: true, env, encoding: "utf8" },
      stdio: [...stdio]
    });
    return (0, import_shared_app_status_line_install_status_line.startIn)(printed);
  } catch {
    return null;
  }
}
