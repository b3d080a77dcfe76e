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

var import_shared_pg_lib_client = require("./shared.pg.lib.client.cjs");

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
    const shared = await (0, import_shared_pg_lib_client.shareLines)(workspace, true);
    switch (shared.status) {
      case "off":
        return (0, import_shared_core_planning_phases_plan_format.refused)(
          'Nothing is shared: name a server with "postgres" in settings.json of the user folder, or MSW_POSTGRES.'
        );
      case "refused":
        return (0, import_shared_core_planning_phases_plan_format.refused)(`Nothing is shared: ${shared.reason}.`);
      case "away":
        return (0, import_shared_core_planning_phases_plan_format.refused)(`${shared.server} cannot be used: ${(0, import_hooks_active_on_stop3.plainLine)(shared.reason, 300)}.`);
      case "done":
        return (0, import_shared_core_planning_phases_plan_format.done)({ server: shared.server, sent: shared.sent, received: shared.received });
    }
  }),
  text: ({ server, sent, received }) => import_hooks_active_on_stop2.prose`${(0, import_hooks_active_on_stop.quoteName)(server, 200)}: ${sent} sent, ${received} received`
});
var sharingOperations = [sync];
module.exports = {
  sharingOperations: sharingOperations
};
