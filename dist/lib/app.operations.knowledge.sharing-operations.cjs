var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{sharingOperations:()=>sharingOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_sharing_share_lines=require("./shared.app.sharing.share-lines.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/app/operations/knowledge/sharing-operations.ts
var sync = (0, import_hooks_active_on_command.operation)({
  name: "sharing sync",
  about: "Exchange answers and fixes with your team's PostgreSQL now; a loop does it in every turn",
  effect: "asks",
  callers: "people and scripts",
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const shared = await (0, import_shared_app_sharing_share_lines.shareLines)(workspace, true);
    switch (shared.status) {
      case "off":
        return (0, import_hooks_active_on_command.refused)(
          'Nothing is shared: name a server with "postgres" in settings.json of the user folder, or MSW_POSTGRES.'
        );
      case "refused":
        return (0, import_hooks_active_on_command.refused)(`Nothing is shared: ${shared.reason}.`);
      case "away":
        return (0, import_hooks_active_on_command.refused)(`${shared.server} cannot be used: ${(0, import_common3.plainLine)(shared.reason, 300)}.`);
      case "done":
        return (0, import_hooks_active_on_command.done)({ server: shared.server, sent: shared.sent, received: shared.received });
    }
  }),
  text: ({ server, sent, received }) => import_common4.prose`${(0, import_common.quoteName)(server, 200)}: ${sent} sent, ${received} received`
});
var notes = (0, import_hooks_active_on_command.operation)({
  name: "sharing notes",
  about: "Share this project's notes with your team under a name, the same in each clone; --off ends it",
  effect: "writes",
  callers: "people",
  inputs: {
    name: (0, import_hooks_active_on_command.optionalWord)("the name of the project", "may be left out with --off"),
    off: (0, import_hooks_active_on_command.flag)("stop sharing them; what is on the server stays there")
  },
  run: (place, { name, off }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async ({ userFolder, project }) => {
    if (off === (name !== null)) return (0, import_hooks_active_on_command.misused)("sharing notes needs a NAME, or --off.");
    if (name !== null && !(0, import_app_guidance_step_guidance.isSharedName)(name))
      return (0, import_hooks_active_on_command.misused)("The name may have letters, digits, dots, dashes and underscores, at most 80.");
    const unkept = await (0, import_app_guidance_step_guidance.nameShared)(userFolder, project, name);
    return unkept === null ? (0, import_hooks_active_on_command.done)({ name }) : (0, import_hooks_active_on_command.refused)(`Nothing was changed: ${unkept}.`);
  }),
  text: ({ name }) => name === null ? import_common4.prose`The notes of this project are no longer shared.` : import_common4.prose`The notes of this project are shared as ${(0, import_common.quoteName)(name)}, from the next turn of a loop on, or at once: ${import_common2.lineToType`sharing sync`}`
});
var sharingOperations = [sync, notes];
