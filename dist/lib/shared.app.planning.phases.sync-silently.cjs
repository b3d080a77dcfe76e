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
__export(stdin_exports, {
  syncSilently: () => syncSilently
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_phases_state_position = require("./shared.core.planning.phases.state-position.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/sync-silently.ts
async function syncSilently(project) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(project, ".planning"))) return null;
  try {
    const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)(project);
    const synced = opened.status === "ok" ? await (0, import_shared_core_planning_phases_state_position.syncPlanning)(opened.project) : opened;
    return synced.status === "refused" ? `msw ▸ the planning files are not in line: ${synced.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the planning files are not in line: ${reason}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  syncSilently
});
