var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{roadmapOperations:()=>roadmapOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/app/operations/planning/roadmap-operations.ts
var show = (0, import_hooks_active_on_command2.operation)({
  name: "roadmap show",
  about: "Show what each phase is for, its plans, and how far it is on disk",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, ({ roadmap, phases, standing, planning }) => {
    if (roadmap === null) return (0, import_hooks_active_on_command2.refused)(`${planning} has no ROADMAP.md: begin with /msw:init.`);
    const rows = phases.map((facts) => {
      const listed = (0, import_hooks_active_on_command.numbered)(roadmap.phases, facts.number);
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
        disk_status: (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts),
        roadmap_complete: listed?.checkbox?.checked ?? false
      };
    });
    return (0, import_hooks_active_on_command2.done)({
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
  shown: ({ phases }) => phases.length === 0 ? (0, import_common.forPeople)(["The roadmap has no phases."]) : (0, import_common.forPeople)(
    phases.map(
      (row) => `${row.number}. ${row.name}: ${row.disk_status.replace("_", " ")}, ${row.summary_count}/${(0, import_common2.countOf)(row.plan_count, "plan")}`
    ),
    200
  )
});
var roadmapOperations = [show];
