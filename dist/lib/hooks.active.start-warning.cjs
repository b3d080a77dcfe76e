var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{startWarning:()=>startWarning}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/hooks/active/start-warning.ts
function startWarning(project) {
  const impostor = (0, import_shared_app_diagnose_diagnose_plugins.impostorServer)([project]);
  const sentences = [
    impostor === null ? null : `${impostor.wrong}; ${impostor.cure}.`,
    (0, import_common2.settingsNotice)(project, process.env)
  ];
  const lines = sentences.flatMap((text) => text === null ? [] : [`msw \u25B8 ${(0, import_common.plainLine)(text, 600)}`]);
  return lines.join("\n") || null;
}
