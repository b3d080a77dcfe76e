var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{onWayTaken:()=>onWayTaken}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs");
// src/hooks/active/on-way-taken.ts
function onWayTaken(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, {
    parse: import_hooks_active_on_command2.parseToolDone,
    eventOf: () => "PostToolUse",
    use: (workspace, input) => (0, import_hooks_active_on_command.runTaken)(workspace, input, (0, import_hooks_active_on_stop2.ownerPid)(workspace.env))
  });
}
