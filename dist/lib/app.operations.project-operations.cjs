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

var import_shared_core_planning_writing_state_document = require("./shared.core.planning.writing.state-document.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_document2 = require("./shared.core.planning.writing.state-document.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/app/operations/project-operations.ts
var create = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "project new",
  about: "Write PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from answers, all or none, and commit them; nothing is overwritten",
  effect: "writes",
  inputs: { from: (0, import_shared_core_planning_phases_plan_format2.path)("FILE", "the answers, as JSON") },
  run: async ({ folder }, { from }) => {
    const read = (0, import_shared_core_planning_writing_state_document2.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    const created = await (0, import_shared_core_planning_writing_state_document.createProject)(folder, read.value);
    if (created.status === "refused") return created;
    return created.status === "invalid" ? (0, import_shared_core_planning_writing_state_document2.invalidAnswers)(created.problems) : (0, import_shared_core_planning_phases_plan_format2.done)(created);
  },
  text: (value) => (0, import_shared_core_planning_writing_state_document2.answersText)(value, ({ files, commit }) => {
    const note = "hash" in commit ? import_hooks_active_on_stop2.prose`Committed as ${(0, import_hooks_active_on_stop.quoteName)(commit.hash.slice(0, 7))}.` : import_hooks_active_on_stop2.prose`Not committed: ${(0, import_hooks_active_on_stop.quoteLine)("reason" in commit ? commit.reason : commit.status, 300)}.`;
    return (0, import_hooks_active_on_stop2.joinProse)([...files.map((file) => (0, import_hooks_active_on_stop.quoteName)(file)), note], "\n");
  })
});
var schema = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "project schema",
  about: "Show how answers look: their rules, and an example",
  effect: "reads",
  inputs: {},
  run: () => (0, import_shared_core_planning_phases_plan_format2.done)({ rules: import_shared_core_planning_phases_plan_format.projectRules, example: import_shared_core_planning_phases_plan_format.projectExample }),
  text: ({ rules, example }) => {
    const list2 = rules.map((rule) => import_hooks_active_on_stop2.prose`- ${rule}`);
    return import_hooks_active_on_stop2.prose`${(0, import_hooks_active_on_stop2.joinProse)(list2, "\n")}\n\n${(0, import_shared_core_planning_phases_plan_format3.proseJson)(example)}`;
  }
});
var projectOperations = [create, schema];
module.exports = {
  projectOperations: projectOperations
};
