var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{startWarning:()=>startWarning}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/hooks/active/start-warning.ts
function startWarning(project) {
  const impostor = (0, import_shared_core_snapshots_undo_text.impostorServer)([project]);
  const sentences = [
    impostor === null ? null : `${impostor.wrong}; ${impostor.cure}.`,
    (0, import_common2.settingsNotice)(project, process.env)
  ];
  const lines = sentences.flatMap((text) => text === null ? [] : [`msw \u25B8 ${(0, import_common.plainLine)(text, 600)}`]);
  return lines.join("\n") || null;
}
