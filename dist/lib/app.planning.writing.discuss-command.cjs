var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{discussCommand:()=>discussCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/writing/discuss-command.ts
var LONGEST = 4e3;
function discussCommand(workspace, args) {
  const typed = (0, import_hooks_active_on_command.readTyped)("discuss", args);
  if (typed.status === "refused") return (0, import_hooks_active_on_stop.say)(typed.reason);
  const update = (0, import_hooks_active_on_command.hasOption)(typed, "update");
  const [number, ...others] = typed.words;
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(workspace.project);
  if (opened.status === "refused") return (0, import_hooks_active_on_stop.say)(opened.reason);
  const { project } = opened;
  if (number === void 0 || others.length > 0) {
    const { command } = (0, import_shared_app_planning_phases_planning_run.nextStepOf)(project);
    return (0, import_hooks_active_on_stop.say)(
      `Name one phase, for example /msw:discuss 1.${command === null ? "" : ` Next is ${command}.`}`
    );
  }
  const phase = (0, import_shared_app_planning_documents_open_phase.openPhase)(project, number);
  if (phase === null) return (0, import_hooks_active_on_stop.say)((0, import_shared_core_planning_writing_new_documents.noSuchPhase)(project.phases, number));
  const problem = whyNot(phase, update);
  if (problem !== null) return (0, import_hooks_active_on_stop.say)(problem);
  const folder = (0, import_common4.openMswSubfolder)(project.root, "discuss");
  if (folder.status === "refused") return (0, import_hooks_active_on_stop.say)(`MSW cannot begin: ${folder.reason}.`);
  return {
    kind: "context",
    context: contextOf(workspace, phase, update),
    notice: null
  };
}
function whyNot(phase, update) {
  const { number, verification, plans } = phase.facts;
  const context = (0, import_shared_app_planning_documents_open_phase.phaseDocument)(phase, "CONTEXT");
  if (verification === "passed") return `Phase ${number} is complete: there is nothing left to decide.`;
  if (context !== null && !update)
    return `Phase ${number} is discussed (${context.file}): /msw:plan ${number} is next, /msw:discuss ${number} --update adds to it.`;
  if (context === null && update)
    return `Phase ${number} has no context yet: /msw:discuss ${number} without --update.`;
  return plans.some(({ done }) => done) && !update ? `Phase ${number} is being executed: /msw:discuss ${number} --update would only help plans that are not done.` : null;
}
function contextOf(workspace, phase, update) {
  const { facts, entry, project, padded } = phase;
  const ids = entry?.requirements ?? [];
  const items = (project.requirements?.items ?? []).filter(({ id }) => ids.includes(id));
  const title = import_common5.prose`MSW discusses phase ${(0, import_common.quoteName)(facts.number)} (${(0, import_common3.quoteLine)(facts.name, 80)})`;
  const lines = [
    update ? import_common5.prose`${title}: it adds to what was decided.` : import_common5.prose`${title}.`,
    import_common5.prose`CLI: ${(0, import_common2.cliCommand)(workspace)}`,
    import_common5.prose`N: ${(0, import_common.quoteName)(facts.number)}`,
    import_common5.prose`ROOT: ${(0, import_common.quoteName)(project.root)}`,
    import_common5.prose`ANSWERS: ${(0, import_common.quoteName)((0, import_node_path.join)(project.root, ".msw", "discuss", `${padded}.json`))}`,
    import_common5.prose`update: ${update ? import_common5.prose`yes` : import_common5.prose`no`}`,
    import_common5.prose`goal: ${quoteOr(entry?.goal, 300, import_common5.prose`not said`)}`,
    import_common5.prose`depends on: ${quoteOr(entry?.dependsOn, 120, import_common5.prose`nothing`)}`,
    import_common5.prose`requirements:`,
    ...items.map(({ id, text }) => import_common5.prose`- ${(0, import_common.quoteName)(id, 40)}: ${(0, import_common3.quoteLine)(text, 160)}`),
    import_common5.prose`success criteria:`,
    ...(entry?.successCriteria ?? []).map((one, at) => import_common5.prose`${at + 1}. ${(0, import_common3.quoteLine)(one, 200)}`),
    import_common5.prose`read before you ask:`,
    ...documentsFor(project, phase).map((path) => import_common5.prose`- ${(0, import_common.quoteName)(path, 200)}`)
  ];
  return (0, import_common5.fitProse)(lines, LONGEST);
}
function quoteOr(text, cap, none) {
  return text == null ? none : (0, import_common3.quoteLine)(text, cap);
}
function documentsFor(project, phase) {
  const { root, planning, phases } = project;
  const before = phases.slice(
    0,
    phases.findIndex(({ number }) => number === phase.facts.number)
  );
  const decided = before.flatMap(({ number }) => {
    const earlier = (0, import_shared_app_planning_documents_open_phase.openPhase)(project, number);
    return earlier === null ? [] : (0, import_shared_app_planning_documents_open_phase.phaseDocument)(earlier, "CONTEXT")?.file ?? [];
  });
  const own = ["CONTEXT", "RESEARCH"].flatMap((kind) => (0, import_shared_app_planning_documents_open_phase.phaseDocument)(phase, kind)?.file ?? []);
  const map = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "codebase")).filter((name) => /^(?:ARCHITECTURE|CONVENTIONS|STRUCTURE)\.md$/.test(name)).map((name) => (0, import_shared_app_planning_documents_open_phase.fromRoot)(root, (0, import_node_path.join)(planning, "codebase", name)));
  const basics = ["PROJECT.md", "REQUIREMENTS.md"].filter(
    (name) => (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, (0, import_node_path.join)(planning, name))
  );
  return [...basics.map((name) => `.planning/${name}`), ...decided.slice(-5), ...own, ...map];
}
