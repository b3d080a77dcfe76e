

var import_shared_core_planning_milestones_fold_roadmap = require("./shared.core.planning.milestones.fold-roadmap.cjs");

var import_shared_app_planning_phases_why_not_execute = require("./shared.app.planning.phases.why-not-execute.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_node_path = require("node:path");
// src/app/planning/phases/show-progress.ts
function nextStepOf(project) {
  const { standing } = project;
  const milestone = (0, import_shared_core_planning_milestones_fold_roadmap.milestonePage)(project);
  const atEnd = milestone.status === "refused" ? null : (0, import_shared_core_planning_rules_waves.milestoneStep)(standing, milestone);
  return atEnd ?? (0, import_shared_core_planning_rules_waves.nextStep)(standing, stepFacts(project));
}
function phaseCommands(project) {
  const { standing } = project;
  const facts = stepFacts(project);
  return standing.phases.map((phase) => {
    const isOpen2 = standing.open.includes(phase.number);
    const { command } = (0, import_shared_core_planning_rules_waves.nextStep)({ ...standing, kind: "working", phase }, facts);
    return { number: phase.number, name: phase.name, command: isOpen2 ? command : null };
  });
}
function stepFacts(project) {
  const { root, planning, state } = project;
  const existing = ["STATE.md", "REQUIREMENTS.md", "PROJECT.md"].find(
    (name) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, (0, import_node_path.join)(planning, name))
  );
  return {
    skipDiscuss: (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).skipDiscuss,
    pausedAt: state?.pausedAt ?? null,
    existing: existing === void 0 ? null : `.planning/${existing}`,
    whyNotExecute: (phase) => (0, import_shared_app_planning_phases_why_not_execute.whyNotExecute)(project, phase)
  };
}
async function showPlanning(folder, env) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(folder);
  if (opened.status === "refused") return opened;
  const waiting = await (0, import_shared_app_planning_execution_read_execution.openExecutions)(opened.project, env);
  const page = planningPage(opened.project);
  if (page.next.action === "init") return null;
  return { ...page, waiting, next: (0, import_shared_app_planning_execution_read_execution.nextWith)(page.next, waiting) };
}
function planningPage(project) {
  const { state, standing, planning } = project;
  const text = state?.document.text ?? "";
  const about = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, (0, import_node_path.join)(planning, "PROJECT.md"));
  const next = nextStepOf(project);
  return {
    name: about === null ? null : (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state?.milestone ?? null,
    standing,
    blockers: (0, import_shared_core_planning_writing_project_upkeep.blockersIn)(text),
    resolve: import_hooks_active_on_command.lineToType`state blocker resolve "WORDS"`,
    decisions: (0, import_shared_core_planning_writing_project_upkeep.decisionsIn)(text).length,
    lastActivity: [state?.lastActivity, state?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" \u2014 ") || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    points: openBesides(project, next),
    next
  };
}
function openBesides(project, next) {
  const page = (0, import_shared_core_planning_milestones_fold_roadmap.milestonePage)(project);
  const points = page.status === "open" ? page.points : [];
  if (project.standing.kind === "complete") return points;
  const waits = ["human_needed", "gaps_found", "stale"];
  return points.filter(
    ({ phase, status, category }) => phase !== next.phase && (category === "uat_gaps" || waits.includes(status))
  );
}
module.exports = {
  nextStepOf: nextStepOf,
  phaseCommands: phaseCommands,
  showPlanning: showPlanning
};
