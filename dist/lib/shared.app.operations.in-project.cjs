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
  inPlannedWorkspace: () => inPlannedWorkspace,
  inPlanning: () => inPlanning,
  inWorkspace: () => inWorkspace,
  planningRoot: () => planningRoot
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const folder = place.origin === "here" ? projectRoot(place.folder) : place.folder;
  const opened = (0, import_hooks_active_on_stop.openWorkspace)(folder, place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_hooks_active_on_stop.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command.findProject)(folder) ?? folder;
}
function projectRoot(folder) {
  const home = (0, import_node_os.homedir)();
  for (let at = folder; at !== home && (0, import_node_path.dirname)(at) !== at; at = (0, import_node_path.dirname)(at)) {
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".msw")) || (0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".planning"))) return at;
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".git"))) return folder;
  }
  return folder;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inPlannedWorkspace,
  inPlanning,
  inWorkspace,
  planningRoot
});
