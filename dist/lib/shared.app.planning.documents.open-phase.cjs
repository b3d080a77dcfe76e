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
  fromRoot: () => fromRoot,
  openPhase: () => openPhase,
  phaseDocument: () => phaseDocument
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_documents_phase_folder_name = require("./shared.core.planning.documents.phase-folder-name.cjs");

var import_shared_core_planning_phases_find_phase = require("./shared.core.planning.phases.find-phase.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_app_planning_documents_documents = require("./shared.app.planning.documents.documents.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = (0, import_shared_core_planning_phases_find_phase.findPhase)(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_shared_core_planning_documents_phase_id.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_shared_core_planning_documents_phase_id.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_shared_core_planning_documents_phase_folder_name.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path.join)(project.planning, "phases", name);
  const padded = (0, import_shared_core_planning_documents_phase_folder_name.paddedPhase)(facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_rules_waves.readPhase)(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : (0, import_shared_app_planning_documents_documents.documentText)(opened.project.root, (0, import_node_path.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path.join)(opened.folder, name)), text };
}
function fromRoot(root, path) {
  return (0, import_node_path.relative)(root, path).split(import_node_path.sep).join("/");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fromRoot,
  openPhase,
  phaseDocument
});
