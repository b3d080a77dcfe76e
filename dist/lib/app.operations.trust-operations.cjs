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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

// src/app/operations/trust-operations.ts
var list2 = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "trust list",
  about: "Show what is trusted here, and what was refused and waits",
  effect: "reads",
  asciiJson: true,
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, (workspace) => (0, import_shared_core_planning_phases_plan_format3.done)((0, import_shared_core_planning_phases_plan_format.manageTrust)(workspace).list())),
  text: import_shared_core_planning_phases_plan_format.renderTrust
});
var add = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "trust add",
  about: "Let a command that a file names run in this project",
  effect: "writes",
  callers: "people",
  asciiJson: true,
  inputs: {
    command: (0, import_shared_core_planning_phases_plan_format3.optionalWord)("one command in quotes", "exactly as the file has it"),
    digest: (0, import_shared_core_planning_phases_plan_format3.text)("DIGEST", "the one that trust list shows with this digest")
  },
  run: (place, { command, digest }) => {
    if ((command === null || command.trim() === "") === (digest === null))
      return (0, import_shared_core_planning_phases_plan_format3.misused)("trust add needs one command in quotes, exactly as the file has it, or --digest D.");
    return change(
      place,
      (manager) => digest === null ? manager.add(command ?? "") : manager.addByDigest(digest)
    );
  },
  text: changedText
});
var remove = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "trust remove",
  about: "Take it back, by its text or as trust list shows it",
  effect: "writes",
  callers: "people and scripts",
  asciiJson: true,
  inputs: { command: (0, import_shared_core_planning_phases_plan_format3.word)("one command in quotes") },
  run: (place, { command }) => change(place, (manager) => manager.remove(command)),
  text: changedText
});
var trustOperations = [list2, add, remove];
function change(place, make) {
  return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const result = await make((0, import_shared_core_planning_phases_plan_format.manageTrust)(workspace));
    if (result.status === "refused") return result;
    const { changed, message } = result;
    return (0, import_shared_core_planning_phases_plan_format3.done)({ project: workspace.project, changed, message });
  });
}
function changedText({ message }) {
  return (0, import_shared_core_planning_phases_plan_format2.forPeople)([message], Infinity);
}
module.exports = {
  trustOperations: trustOperations
};
