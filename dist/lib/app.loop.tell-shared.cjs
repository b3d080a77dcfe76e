var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{tellShared:()=>tellShared}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/adapters/user/told-once.ts
var TOLD = {
  file: "told.json",
  holds: "what was said once",
  entry: () => (0, import_common2.string)(),
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
  const service = sharedService(commands, (0, import_common3.namesIn)(project, (0, import_common4.projectFile)(project)));
  if (service === null || !await isNews(userFolder, project, "shared-services")) return null;
  return `The checks may use a database or a port (\u201C${(0, import_common.plainLine)(service, 60)}\u201D): when they pass, MSW runs them again, also with the code from before the work, on the same one; --no-controls leaves that out.`;
}
