var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_app_sharing_share_lines = require("./shared.app.sharing.share-lines.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/app/operations/sharing-operations.ts
var sync = (0, import_shared_core_planning_phases_plan_format.operation)({
  name: "sharing sync",
  about: "Exchange answers and fixes with your team's PostgreSQL now; a loop does it in every turn",
  effect: "asks",
  callers: "people and scripts",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const shared = await (0, import_shared_app_sharing_share_lines.shareLines)(workspace, true);
    switch (shared.status) {
      case "off":
        return (0, import_shared_core_planning_phases_plan_format.refused)(
          'Nothing is shared: name a server with "postgres" in settings.json of the user folder, or MSW_POSTGRES.'
        );
      case "refused":
        return (0, import_shared_core_planning_phases_plan_format.refused)(`Nothing is shared: ${shared.reason}.`);
      case "away":
        return (0, import_shared_core_planning_phases_plan_format.refused)(`${shared.server} cannot be used: ${(0, import_hooks_active_on_stop2.plainLine)(shared.reason, 300)}.`);
      case "done":
        return (0, import_shared_core_planning_phases_plan_format.done)({ server: shared.server, sent: shared.sent, received: shared.received });
    }
  }),
  text: ({ server, sent, received }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.quoteName)(server, 200)}: ${sent} sent, ${received} received`
});
var notes = (0, import_shared_core_planning_phases_plan_format.operation)({
  name: "sharing notes",
  about: "Share this project's notes with your team under a name, the same in each clone; --off ends it",
  effect: "writes",
  callers: "people",
  inputs: {
    name: (0, import_shared_core_planning_phases_plan_format.optionalWord)("the name of the project", "may be left out with --off"),
    off: (0, import_shared_core_planning_phases_plan_format.flag)("share them no more; what is on the server stays there")
  },
  run: (place, { name, off }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ userFolder, project }) => {
    if (off === (name !== null)) return (0, import_shared_core_planning_phases_plan_format.misused)("sharing notes needs a NAME, or --off.");
    if (name !== null && !(0, import_shared_app_sharing_share_lines.isSharedName)(name))
      return (0, import_shared_core_planning_phases_plan_format.misused)("The name may have letters, digits, dots, dashes and underscores, at most 80.");
    const unkept = await (0, import_shared_app_sharing_share_lines.nameShared)(userFolder, project, name);
    return unkept === null ? (0, import_shared_core_planning_phases_plan_format.done)({ name }) : (0, import_shared_core_planning_phases_plan_format.refused)(`Nothing was changed: ${unkept}.`);
  }),
  text: ({ name }) => name === null ? import_hooks_active_on_stop3.prose`The notes of this project are not shared any more.` : import_hooks_active_on_stop3.prose`The notes of this project are shared as ${(0, import_hooks_active_on_stop.quoteName)(name)}, from the next turn of a loop or sharing sync on.`
});
var sharingOperations = [sync, notes];
module.exports = {
  sharingOperations: sharingOperations
};
