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
  discussCommand: () => discussCommand
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_planning_documents_open_phase = require("./shared.app.planning.documents.open-phase.cjs");

var import_shared_core_planning_phases_find_phase = require("./shared.core.planning.phases.find-phase.cjs");

var import_shared_core_report_planning_page = require("./shared.core.report.planning-page.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_shared_app_workspace_cli_command = require("./shared.app.workspace.cli-command.cjs");

var import_shared_app_planning_documents_documents = require("./shared.app.planning.documents.documents.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/app/planning/writing/discuss-command.ts
var LONGEST = 4e3;
function discussCommand(workspace, args) {
  const words = args.trim().split(/\s+/).filter(Boolean);
  const update = words.includes("--update");
  const [number, ...others] = words.filter((word) => word !== "--update");
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command.findProject)(workspace.project) ?? workspace.project);
  if (opened.status === "refused") return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  if (number === void 0 || number.startsWith("-") || others.length > 0) {
    const { command } = (0, import_shared_core_report_planning_page.nextStepOf)(project);
    return say(
      `Name one phase, for example /msw:discuss 1.${command === null ? "" : ` Next is ${command}.`}`
    );
  }
  const phase = (0, import_shared_app_planning_documents_open_phase.openPhase)(project, number);
  if (phase === null) return say((0, import_shared_core_planning_phases_find_phase.noSuchPhase)(project.phases, number));
  const problem = whyNot(phase, update);
  if (problem !== null) return say(problem);
  const folder = (0, import_hooks_active_on_stop2.openMswSubfolder)(project.root, "discuss");
  if (folder.status === "refused") return say(`MSW cannot begin: ${folder.reason}.`);
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
    return `Phase ${number} is discussed (${context.file}): /msw:plan ${number} goes on, /msw:discuss ${number} --update adds to it.`;
  if (context === null && update)
    return `Phase ${number} has no context yet: /msw:discuss ${number} without --update.`;
  return plans.some(({ done }) => done) && !update ? `Phase ${number} is being executed: /msw:discuss ${number} --update would only help plans that are not done.` : null;
}
function contextOf(workspace, phase, update) {
  const { facts, entry, project, padded } = phase;
  const ids = entry?.requirements ?? [];
  const items = (project.requirements?.items ?? []).filter(({ id }) => ids.includes(id));
  const title = import_hooks_active_on_stop5.prose`MSW discusses phase ${(0, import_hooks_active_on_stop4.quoteName)(facts.number)} (${(0, import_hooks_active_on_stop.quoteLine)(facts.name, 80)})`;
  const lines = [
    update ? import_hooks_active_on_stop5.prose`${title}: it adds to what was decided.` : import_hooks_active_on_stop5.prose`${title}.`,
    import_hooks_active_on_stop5.prose`CLI: ${(0, import_shared_app_workspace_cli_command.cliCommand)(workspace)}`,
    import_hooks_active_on_stop5.prose`N: ${(0, import_hooks_active_on_stop4.quoteName)(facts.number)}`,
    import_hooks_active_on_stop5.prose`ROOT: ${(0, import_hooks_active_on_stop4.quoteName)(project.root)}`,
    import_hooks_active_on_stop5.prose`ANSWERS: ${(0, import_hooks_active_on_stop4.quoteName)((0, import_node_path.join)(project.root, ".msw", "discuss", `${padded}.json`))}`,
    import_hooks_active_on_stop5.prose`update: ${update ? import_hooks_active_on_stop5.prose`yes` : import_hooks_active_on_stop5.prose`no`}`,
    import_hooks_active_on_stop5.prose`goal: ${said(entry?.goal, 300, import_hooks_active_on_stop5.prose`not said`)}`,
    import_hooks_active_on_stop5.prose`depends on: ${said(entry?.dependsOn, 120, import_hooks_active_on_stop5.prose`nothing`)}`,
    import_hooks_active_on_stop5.prose`requirements:`,
    ...items.map(({ id, text }) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.quoteName)(id, 40)}: ${(0, import_hooks_active_on_stop.quoteLine)(text, 160)}`),
    import_hooks_active_on_stop5.prose`success criteria:`,
    ...(entry?.successCriteria ?? []).map((one, at) => import_hooks_active_on_stop5.prose`${at + 1}. ${(0, import_hooks_active_on_stop.quoteLine)(one, 200)}`),
    import_hooks_active_on_stop5.prose`read before you ask:`,
    ...documentsFor(project, phase).map((path) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.quoteName)(path, 200)}`)
  ];
  return (0, import_hooks_active_on_stop5.fitProse)(lines, LONGEST);
}
function said(text, cap, none) {
  return text == null ? none : (0, import_hooks_active_on_stop.quoteLine)(text, cap);
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
  const map = (0, import_shared_app_planning_documents_documents.documentNames)(root, (0, import_node_path.join)(planning, "codebase")).filter((name) => /^(?:ARCHITECTURE|CONVENTIONS|STRUCTURE)\.md$/.test(name)).map((name) => (0, import_shared_app_planning_documents_open_phase.fromRoot)(root, (0, import_node_path.join)(planning, "codebase", name)));
  const basics = ["PROJECT.md", "REQUIREMENTS.md"].filter((name) => (0, import_shared_app_planning_documents_documents.isDocument)(root, (0, import_node_path.join)(planning, name)));
  return [...basics.map((name) => `.planning/${name}`), ...decided.slice(-5), ...own, ...map];
}
function say(text) {
  return { kind: "answer", text: (0, import_hooks_active_on_stop3.plainLine)(text, 400) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  discussCommand
});
