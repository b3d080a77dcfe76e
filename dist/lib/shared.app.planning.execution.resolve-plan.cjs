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

var import_shared_app_planning_execution_track_plans = require("./shared.app.planning.execution.track-plans.cjs");

var import_shared_core_planning_execution_next_execution = require("./shared.core.planning.execution.next-execution.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

// src/core/planning/execution/execution-plan.ts
var CHOICES = ["close", "again", "skip"];
// src/app/planning/execution/resolve-plan.ts
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
}
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = (0, import_shared_app_planning_execution_track_plans.findPlan)(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return (0, import_shared_yaml_dist_parse_parser.refused)("The record of the execution cannot be written: see msw-protocol doctor.");
  if (!isAnswerable) return (0, import_shared_yaml_dist_parse_parser.refused)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_hooks_active_on_stop2.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_hooks_active_on_stop3.isoTime)(workspace)
  );
  return {
    status: "done",
    message: import_hooks_active_on_stop5.prose`Plan ${(0, import_hooks_active_on_stop4.quoteName)(plan.id)}: ${(0, import_hooks_active_on_stop4.quoteName)(what)}. Ask execute next for what follows.`
  };
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}
module.exports = {
  CHOICES: CHOICES,
  readResolution: readResolution,
  resolveAll: resolveAll,
  resolvePlan: resolvePlan
};
