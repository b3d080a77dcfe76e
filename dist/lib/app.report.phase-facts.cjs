var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==a&&__defProp(r,n,{get:()=>e[n],enumerable:!(t=__getOwnPropDesc(e,n))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{gatherPhase:()=>gatherPhase}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/app/report/phase-facts.ts
async function gatherPhase(folder, typed) {
  const planning = (0, import_shared_core_planning_phases_standing.openPlanningAround)(folder);
  if (planning.status === "refused") return planning;
  const { project } = planning;
  const opened = (0, import_shared_app_planning_documents_open_phase.openPhase)(project, typed);
  if (opened === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_planning_writing_new_documents2.noSuchPhase)(project.phases, typed));
  const { facts, entry, onDisk } = opened;
  const report = (0, import_shared_app_planning_documents_open_phase.phaseDocument)(opened, "VERIFICATION");
  const plans = onDisk?.plans ?? [];
  return {
    status: "ok",
    phase: {
      facts,
      goal: entry?.goal ?? null,
      plans: plans.map(({ id, document: { objective, text }, summary }) => ({
        ...{ id, objective, summary },
        commands: (0, import_hooks_active_on_command.verifyCommands)(text)
      })),
      report: report === null ? null : (0, import_shared_core_planning_writing_section.readVerification)(report.text),
      commits: await (0, import_shared_core_planning_writing_new_documents.phaseCommits)(project.root, (0, import_shared_app_planning_documents_open_phase.fromRoot)(project.root, opened.folder), { plans })
    }
  };
}
