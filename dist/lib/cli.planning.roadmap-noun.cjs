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
  roadmap: () => roadmap
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_planning_state_notes = require("./shared.cli.planning.state-notes.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_planning_phases_phase_facts = require("./shared.core.planning.phases.phase-facts.cjs");

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/cli/planning/roadmap-noun.ts
var roadmap = {
  help: import_hooks_active_on_stop.prose`msw-protocol roadmap show [DIR] [--json]

Shows the phases of the current milestone: what each is for, its plans, and how far it is on disk.`,
  verbs: {
    show: {
      options: import_shared_cli_frame_named_path.json,
      words: { least: 0, most: 1, names: "one project folder" },
      run: (call) => (0, import_shared_cli_planning_state_notes.withPlanning)(call, show)
    }
  }
};
function show(project2, { values }) {
  const { roadmap: found, phases } = project2;
  if (found === null) return (0, import_shared_cli_frame_named_path.failed)(`${project2.planning} has no ROADMAP.md: begin with /msw:init.`);
  const rows = phases.map((facts) => {
    const said = found.phases.find(({ number }) => (0, import_shared_core_planning_documents_phase_id.phaseKey)(number) === (0, import_shared_core_planning_documents_phase_id.phaseKey)(facts.number));
    return {
      number: facts.number,
      name: facts.name,
      goal: said?.goal ?? null,
      mode: said?.mode ?? null,
      depends_on: said?.dependsOn ?? null,
      requirements: said?.requirements ?? [],
      success_criteria: said?.successCriteria ?? [],
      plan_count: facts.plans.length,
      summary_count: facts.plans.filter((plan) => plan.done).length,
      has_context: facts.hasContext,
      has_research: facts.hasResearch,
      disk_status: (0, import_shared_core_planning_phases_phase_facts.diskStatus)(facts),
      roadmap_complete: said?.checkbox?.checked ?? false
    };
  });
  const progress = (0, import_shared_core_planning_phases_phase_facts.progressOf)(phases, found);
  const view = {
    milestones: found.scope.milestones,
    milestone: found.scope.milestone,
    phases: rows,
    phase_count: rows.length,
    completed_phases: rows.filter((row) => row.disk_status === "complete").length,
    total_plans: progress.total_plans,
    total_summaries: progress.completed_plans,
    current_phase: (0, import_shared_core_planning_phases_phase_facts.currentPhase)(phases, found)?.number ?? null,
    missing_phase_details: found.withoutDetails,
    diagnostics: found.document.diagnostics
  };
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)(view);
  const lines = rows.map(
    (row) => `${row.number}. ${row.name}: ${row.disk_status.replace("_", " ")}, ${row.summary_count}/${row.plan_count} plans`
  );
  return (0, import_shared_cli_frame_named_path.done)(lines.length === 0 ? import_hooks_active_on_stop.prose`The roadmap names no phase.` : (0, import_hooks_active_on_command.forPeople)(lines, 200));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  roadmap
});
