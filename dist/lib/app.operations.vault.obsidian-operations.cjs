var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{obsidianOperations:()=>obsidianOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/app/operations/vault/obsidian-operations.ts
var install = (0, import_hooks_active_on_command.operation)({
  name: "obsidian install",
  about: "Copy the plugin for Obsidian into a vault, or bring it up to date",
  effect: "writes",
  callers: "people and scripts",
  inputs: { vault: (0, import_hooks_active_on_command.pathWord)("a vault"), yes: (0, import_hooks_active_on_command.flag)("do it; in a terminal you are asked otherwise") },
  run: async ({ caller, tell, env }, { vault, yes }) => {
    const planned = (0, import_shared_core_planning_writing_new_documents.planInstall)(vault);
    if (planned.status === "refused") return (0, import_hooks_active_on_command.refused)(planned.reason);
    const { install: plan } = planned;
    const what = plan.before === null ? `MSW Vault ${plan.version}` : `MSW Vault ${plan.version} over ${plan.before}`;
    if (!yes && caller.isTerminal) tell(`${what} would be copied to ${plan.folder}; its settings stay.`);
    const isAgreed = yes || caller.isTerminal && await (0, import_shared_core_failure_reading_line_pattern.agreesInTerminal)("Copy it?");
    if (isAgreed) {
      const problem = (0, import_shared_core_planning_writing_new_documents.carryOutInstall)(plan);
      if (problem !== null) return (0, import_hooks_active_on_command.refused)(problem);
      const user = (0, import_common3.ownUserFolder)((0, import_common4.realPath)(vault), env);
      if (user.status === "ok") await (0, import_shared_core_planning_writing_new_documents.rememberVault)(user.path, vault, plan.folder);
    }
    return (0, import_hooks_active_on_command.done)({
      vault,
      folder: plan.folder,
      version: plan.version,
      before: plan.before,
      installed: isAgreed
    });
  },
  shown: ({ vault, folder, version, installed }) => (0, import_common2.forPeople)(
    installed ? [
      `MSW Vault ${version} is in ${folder}.`,
      "To enable it: in Obsidian, Settings, Community plugins (turn on if asked), reload the list, MSW Vault."
    ] : ["Nothing was copied.", `To do it: ${import_common.lineToType`obsidian install ${vault} --yes`}`],
    Infinity
  )
});
var obsidianOperations = [install];
