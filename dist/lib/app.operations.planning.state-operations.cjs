var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var a in e)__defProp(n,a,{get:e[a],enumerable:!0})},__copyProps=(n,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==a&&__defProp(n,r,{get:()=>e[r],enumerable:!(o=__getOwnPropDesc(e,r))||o.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{stateOperations:()=>stateOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_phases_sync_planning=require("./shared.app.planning.phases.sync-planning.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_documents_open_phase2=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./commo\
n.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/app/operations/planning/state-operations.ts
var show = (0, import_hooks_active_on_command2.operation)({
  name: "state show",
  about: "Show where the project stands: STATE.md, and the progress that the disk shows",
  effect: "reads",
  takesFolder: true,
  tool: {
    name: "gsd_state",
    about: "Say where the planned project stands, and what is next",
    takes: {}
  },
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
    const { state, standing, planning } = project;
    if (state === null) return (0, import_hooks_active_on_command2.refused)(`${planning} has no STATE.md: begin with /msw:init.`);
    const shown = {
      milestone: state.milestone,
      current_phase: state.currentPhase,
      current_phase_name: state.currentPhaseName,
      current_plan: state.currentPlan,
      status: state.status,
      status_text: state.statusText,
      stopped_at: state.stoppedAt,
      paused_at: state.pausedAt,
      last_activity: state.lastActivity,
      last_activity_desc: state.lastActivityText,
      decisions: (0, import_shared_core_planning_execution_summary_skeleton.decisionsIn)(state.document.text),
      blockers: (0, import_shared_core_planning_execution_summary_skeleton.blockersIn)(state.document.text),
      // Folders of archived milestones are not counted.
      progress: standing.phases.length === 0 ? null : standing.progress,
      stands: standing.kind,
      next_phase: standing.phase?.number ?? null,
      left: standing.left,
      diagnostics: state.document.diagnostics
    };
    const next = (0, import_shared_core_planning_execution_next_execution.nextWith)((0, import_shared_app_planning_phases_planning_run.nextStepOf)(project), await (0, import_shared_app_planning_execution_waiting_plans.waitingPlans)(project, place.env));
    return (0, import_hooks_active_on_command2.done)({ shown, plans: (0, import_shared_core_planning_writing_new_documents.plansLine)(standing), next });
  }),
  json: ({ shown }) => shown,
  shown: ({ shown: { progress, ...state }, plans, next }) => {
    const name = state.current_phase_name === null ? "" : ` (${state.current_phase_name})`;
    return (0, import_common2.forPeople)(
      [
        `Phase ${state.current_phase ?? "?"}${name}: ${state.status_text ?? state.status}`,
        ...progress === null ? [] : [
          `${progress.completed_phases} of ${(0, import_common4.countOf)(progress.total_phases, "phase")}, ${plans}, ${progress.percent}%`
        ],
        ...state.stopped_at === null ? [] : [`Stopped at: ${state.stopped_at}`],
        ...state.blockers.slice(0, MOST).map((one) => `Blocker: ${one}`),
        ...rest(state.blockers, "blocker"),
        ...state.decisions.slice(-MOST).map((one) => `Decided: ${one}`),
        ...rest(state.decisions, "decision"),
        ...state.left === null ? [] : [state.left],
        (0, import_shared_core_planning_writing_new_documents.nextLine)(next)
      ],
      200
    );
  }
});
var MOST = 10;
function rest(all, one) {
  return all.length <= MOST ? [] : [`${one === "blocker" ? "and" : "and, before these,"} ${all.length - MOST} more ${one}s`];
}
var sync = (0, import_hooks_active_on_command2.operation)({
  name: "state sync",
  about: "Correct the lines of STATE, ROADMAP and REQUIREMENTS that the documents and the disk contradict; in a terminal, show them first",
  effect: "writes",
  takesFolder: true,
  inputs: {
    dryRun: (0, import_hooks_active_on_command2.flag)("only tell what would change; so it is in a terminal without --write"),
    write: (0, import_hooks_active_on_command2.flag)("in a terminal, write the changes")
  },
  run: (place, { dryRun, write }) => (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
    const isShownFirst = place.caller.isTerminal && place.caller.mark === null && !write;
    const isWritten = !dryRun && !isShownFirst;
    const result = await (0, import_shared_app_planning_phases_sync_planning.syncPlanning)(project, { dryRun: !isWritten });
    if (result.status === "refused") return result;
    const { changes, contradictions, left } = result;
    return (0, import_hooks_active_on_command2.done)({ changed: changes.length > 0, written: isWritten, changes, contradictions, left });
  }),
  shown: ({ changes, contradictions, left, written }) => {
    if (left !== null) return (0, import_common2.forPeople)([`Nothing was changed: ${left}`], 300);
    const agrees = contradictions.length === 0 ? "Everything agrees with the disk." : "Nothing to change.";
    const lines = changes.flatMap(({ file, lines: changed }) => [
      file,
      ...changed.flatMap(({ before, after, why }) => [`  - ${before}`, `  + ${after}`, `    ${why}`])
    ]);
    const undecided = contradictions.map((one) => `Left as it is: ${one}`);
    const how = written || changes.length === 0 ? [] : [`Nothing is written yet: ${import_common.lineToType`state sync --write`}`];
    return (0, import_common2.forPeople)([...changes.length === 0 ? [agrees] : lines, ...undecided, ...how], 200);
  }
});
var decision = (0, import_hooks_active_on_command2.operation)({
  name: "state decision",
  about: "Note a decision",
  effect: "writes",
  inputs: {
    decision: (0, import_hooks_active_on_command2.word)("the decision"),
    phase: (0, import_hooks_active_on_command2.text)("N", "the phase it belongs to; by default the current one"),
    rationale: (0, import_hooks_active_on_command2.text)("TEXT", "why")
  },
  run: (place, { decision: words, phase, rationale }) => note(place, async (project) => {
    const number = phase === null ? project.state?.currentPhase ?? null : knownPhase(project, phase);
    return phase !== null && number === null ? (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_planning_writing_new_documents2.noSuchPhase)(project.phases, phase)) : (0, import_shared_core_planning_execution_summary_skeleton.addDecisions)(project, [{ phase: number, text: words, rationale: rationale ?? void 0 }]);
  }),
  text: noteText
});
function knownPhase(project, typed) {
  const { roadmap } = project;
  if (roadmap === null) return typed;
  const elsewhere = roadmap.elsewhere.find((number) => (0, import_hooks_active_on_command.phaseKey)(number) === (0, import_hooks_active_on_command.phaseKey)(typed));
  return (0, import_shared_app_planning_documents_open_phase2.findTypedPhase)(project, typed)?.number ?? elsewhere ?? null;
}
var blocker = (0, import_hooks_active_on_command2.operation)({
  name: "state blocker",
  about: "Note what blocks the work, or resolve the blocker with these words",
  effect: "writes",
  inputs: { action: (0, import_hooks_active_on_command2.word)("add or resolve"), blocker: (0, import_hooks_active_on_command2.word)("the blocker") },
  run: (place, { action, blocker: words }) => {
    if (action === "add") return note(place, (project) => (0, import_shared_core_planning_execution_summary_skeleton.addBlockers)(project, [words]));
    if (action === "resolve")
      return note(place, async (project) => {
        const resolved = await (0, import_shared_core_planning_execution_summary_skeleton.resolveBlockers)(project, words);
        return resolved.status === "done" && !resolved.changed ? (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
          `No blocker in .planning/STATE.md has these words. To list them: ${import_common.lineToType`state show`}`
        ) : resolved;
      });
    return (0, import_hooks_active_on_command2.misused)("state blocker takes add TEXT or resolve TEXT.");
  },
  text: noteText
});
var session = (0, import_hooks_active_on_command2.operation)({
  name: "state session",
  about: "Note where the work stands",
  effect: "writes",
  inputs: {
    stoppedAt: (0, import_hooks_active_on_command2.text)("TEXT", "where the work stopped"),
    resumeFile: (0, import_hooks_active_on_command2.text)("FILE", "where to continue")
  },
  run: (place, { stoppedAt, resumeFile }) => {
    if (stoppedAt === null) return (0, import_hooks_active_on_command2.misused)("Say where the work stopped: --stopped-at TEXT.");
    return note(
      place,
      (project) => (0, import_shared_core_planning_execution_summary_skeleton.recordSession)(project, { stoppedAt, resumeFile: resumeFile ?? void 0 })
    );
  },
  text: noteText
});
var stateOperations = [show, sync, decision, blocker, session];
function note(place, change) {
  return (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
    const result = await change(project);
    return result.status === "refused" ? result : (0, import_hooks_active_on_command2.done)({ changed: result.changed });
  });
}
function noteText({ changed }) {
  return changed ? import_common3.prose`Noted in .planning/STATE.md.` : import_common3.prose`Nothing to change in .planning/STATE.md.`;
}
