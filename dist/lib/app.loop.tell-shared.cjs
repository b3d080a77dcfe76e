var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{tellShared:()=>tellShared}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/adapters/user/told-once.ts
var TOLD = {
  file: "told.json",
  holds: "what was said once",
  entry: () => (0, import_adapters_loops_record_schemas.string)(),
  isExpendable: true
};
async function isNews(userFolder, projectRoot, subject) {
  const change = await (0, import_hooks_active_on_command2.changeEntries)(
    TOLD,
    userFolder,
    projectRoot,
    (before) => before.includes(subject) ? before : [...before, subject]
  );
  return change.status !== "done" || change.changed;
}
// src/core/loop/shared-services.ts
function sharedService(commands, names) {
  for (const command of commands) {
    const [found] = SERVICE.exec(command) ?? [];
    if (found !== void 0) return found;
  }
  return names.find((name) => SERVICES_FILE.test(name)) ?? null;
}
var SERVICE = /\b(?:psql|mysql|mongosh|redis-cli|docker|podman|wait-on|start-server-and-test|[\w:]{0,30}migrate|localhost:\d+|\w{0,30}_PORT|PORT|\w{0,30}DATABASE_URL)\b/;
var SERVICES_FILE = /^(?:docker-)?compose\.ya?ml$/;
// src/app/loop/tell-shared.ts
async function tellShared({ project, userFolder }, { checks, mayWitness }) {
  if (!mayWitness) return null;
  const commands = checks.flatMap(({ command }) => (0, import_hooks_active_on_command.commandsOf)(project, command));
  const service = sharedService(commands, (0, import_common2.namesIn)(project, (0, import_common3.projectFile)(project)));
  if (service === null || !await isNews(userFolder, project, "shared-services")) return null;
  return `The checks may use a database or a port (\u201C${(0, import_common.plainLine)(service, 60)}\u201D): when they pass, MSW runs them again, also with the code from before the work, on the same one; --no-controls leaves that out.`;
}
