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
  nextStepOf: () => nextStepOf,
  planningPage: () => planningPage,
  progressCommand: () => progressCommand,
  renderPlanningPage: () => renderPlanningPage
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_writing_section = require("./shared.core.planning.writing.section.cjs");

var import_shared_core_planning_phases_next_step = require("./shared.core.planning.phases.next-step.cjs");

var import_shared_core_planning_phases_phase_facts = require("./shared.core.planning.phases.phase-facts.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_app_planning_documents_documents = require("./shared.app.planning.documents.documents.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/app/planning/phases/show-progress.ts
// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
function renderPlanningPage(page) {
  const { progress, phases, blockers, next } = page;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" · ");
  const shown = phases.slice(0, MOST_PHASES);
  return (0, import_hooks_active_on_command.forPeople)([
    (0, import_hooks_active_on_stop.plainLine)(title, 100),
    `${(0, import_shared_core_planning_phases_phase_facts.progressBar)(progress.percent)} ${progress.percent}% · ${progress.completed_phases} of ${progress.total_phases} phases · ${progress.completed_plans} of ${progress.total_plans} plans`,
    "",
    ...shown.map((phase) => phaseLine(phase, phase.number === next.phase)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_hooks_active_on_stop.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_hooks_active_on_stop.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...page.lastActivity === null ? [] : [`Last activity: ${(0, import_hooks_active_on_stop.plainLine)(page.lastActivity, 160)}`],
    ...page.stoppedAt === null ? [] : [`Stopped at: ${(0, import_hooks_active_on_stop.plainLine)(page.stoppedAt, 160)}`],
    nextLine(next)
  ]);
}
function nextLine({ command, reason }) {
  const why = (0, import_hooks_active_on_stop.plainLine)(reason, 300);
  return (0, import_hooks_active_on_command.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} — ${why}`]);
}
function phaseLine(phase, isNext) {
  const status = (0, import_shared_core_planning_phases_phase_facts.diskStatus)(phase);
  const mark = status === "complete" ? "✓" : isNext ? "▸" : " ";
  const name = (0, import_hooks_active_on_stop.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase)}`;
}
function phaseState(phase) {
  const { plans, verification, verifiedOn, halted = [] } = phase;
  const done = plans.filter((plan) => plan.done).length;
  if (plans.length === 0) return beginning(phase);
  const count = `${done} of ${plans.length} ${plans.length === 1 ? "plan" : "plans"} done`;
  if (verification === "passed") return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}`;
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (done < plans.length) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
// src/app/planning/phases/show-progress.ts
function nextStepOf({ planning, phases, roadmap, state }) {
  const { skipDiscuss } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning);
  return (0, import_shared_core_planning_phases_next_step.nextStep)(phases, roadmap, state, { skipDiscuss });
}
function planningPage(project) {
  const { state, phases, roadmap, planning } = project;
  const text = state?.document.text ?? "";
  const about = (0, import_shared_app_planning_documents_documents.documentText)(project.root, (0, import_node_path.join)(planning, "PROJECT.md"));
  return {
    name: about === null ? null : (0, import_shared_yaml_dist_parse_parser.readMarkdown)(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state?.milestone ?? null,
    progress: (0, import_shared_core_planning_phases_phase_facts.progressOf)(phases, roadmap),
    phases,
    blockers: (0, import_shared_core_planning_writing_section.blockersIn)(text),
    decisions: (0, import_shared_core_planning_writing_section.decisionsIn)(text).length,
    lastActivity: [state?.lastActivity, state?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" — ") || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    next: nextStepOf(project)
  };
}
function progressCommand(workspace, which) {
  const opened = (0, import_shared_app_planning_documents_read_project.openPlanning)((0, import_hooks_active_on_command2.findProject)(workspace.project) ?? workspace.project);
  if (opened.status === "refused") {
    const text = (0, import_hooks_active_on_command2.findProject)(workspace.project) === null ? "Nothing is planned here yet: begin with /msw:init." : opened.reason;
    return { kind: "answer", text: (0, import_hooks_active_on_stop.plainLine)(text, 400) };
  }
  const page = planningPage(opened.project);
  return { kind: "answer", text: which === "next" ? nextLine(page.next) : renderPlanningPage(page) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextStepOf,
  planningPage,
  progressCommand,
  renderPlanningPage
});
