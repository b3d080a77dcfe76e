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

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/app/planning/execution/settle-execution.ts
async function settleExecution(workspace, loop) {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return import_hooks_active_on_stop2.silent;
  await (0, import_shared_core_planning_writing_state_metrics.syncSilently)(workspace.project);
  const found = await (0, import_shared_core_planning_writing_state_metrics2.readExecution)(workspace, execution);
  if (found?.step.status !== "done") return import_hooks_active_on_stop2.silent;
  const ending = {
    kind: "end",
    cause: "done",
    reason: "every plan has its summary",
    proof: null,
    review: null
  };
  await (0, import_hooks_active_on_stop.writeEnding)(workspace, { loop, ending, results: [], now: workspace.now() });
  await (0, import_hooks_active_on_stop3.changeLoop)(workspace, loop.terms.session, (current) => ({
    loop: current?.terms.id === loop.terms.id ? null : current,
    value: null
  }));
  return import_hooks_active_on_stop2.silent;
}
module.exports = {
  settleExecution: settleExecution
};
