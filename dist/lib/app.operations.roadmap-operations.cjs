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

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/app/operations/roadmap-operations.ts
var show = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "roadmap show",
  about: "Show what each phase is for, its plans, and how far it is on disk",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inPlanning)(place, ({ roadmap, phases, standing, planning }) => {
    if (roadmap === null) return (0, import_shared_core_planning_phases_plan_format2.refused)(`${planning} has no ROADMAP.md: begin with /msw:init.`);
    const rows = phases.map((facts) => {
      const listed = roadmap.phases.find(({ number }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number) === (0, import_shared_core_planning_phases_standing.phaseKey)(facts.number));
      return {
        number: facts.number,
        name: facts.name,
        goal: listed?.goal ?? null,
        mode: listed?.mode ?? null,
        depends_on: listed?.dependsOn ?? null,
        requirements: listed?.requirements ?? [],
        success_criteria: listed?.successCriteria ?? [],
        plan_count: facts.plans.length,
        summary_count: facts.plans.filter((plan) => plan.done).length,
        has_context: facts.hasContext,
        has_research: facts.hasResearch,
        disk_status: (0, import_shared_core_planning_phases_plan_format3.diskStatus)(facts),
        roadmap_complete: listed?.checkbox?.checked ?? false
      };
    });
    return (0, import_shared_core_planning_phases_plan_format2.done)({
      milestones: roadmap.scope.milestones,
      milestone: roadmap.scope.milestone,
      phases: rows,
      phase_count: rows.length,
      completed_phases: rows.filter((row) => row.disk_status === "complete").length,
      total_plans: standing.progress.total_plans,
      total_summaries: standing.progress.completed_plans,
      current_phase: standing.phase?.number ?? null,
      missing_phase_details: roadmap.withoutDetails,
      diagnostics: roadmap.document.diagnostics
    });
  }),
  text: ({ phases }) => phases.length === 0 ? import_hooks_active_on_stop.prose`The roadmap has no phases.` : (0, import_shared_core_planning_phases_plan_format.forPeople)(
    phases.map(
      (row) => `${row.number}. ${row.name}: ${row.disk_status.replace("_", " ")}, ${row.summary_count}/${row.plan_count} plans`
    ),
    200
  )
});
var roadmapOperations = [show];
module.exports = {
  roadmapOperations: roadmapOperations
};
