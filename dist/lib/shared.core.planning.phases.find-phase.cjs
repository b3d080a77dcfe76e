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
  findPhase: () => findPhase,
  noSuchPhase: () => noSuchPhase
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/planning/phases/find-phase.ts
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = (0, import_shared_core_planning_documents_phase_id.phaseKey)((0, import_shared_core_planning_documents_phase_id.folderPhase)(word) ?? word);
  const means = ({ number, folder }) => (0, import_shared_core_planning_documents_phase_id.phaseKey)(number) === key || folder !== null && (0, import_shared_core_planning_documents_phase_id.isFolderOf)(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number }) => number).join(", ");
  if (known === "") return "The roadmap names no phase: begin with /msw:init.";
  return `There is no phase "${(0, import_hooks_active_on_stop.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_hooks_active_on_stop.plainLine)(known, 200)}.`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findPhase,
  noSuchPhase
});
