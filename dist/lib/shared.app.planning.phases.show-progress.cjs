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

var import_shared_app_planning_phases_why_not_execute = require("./shared.app.planning.phases.why-not-execute.cjs");

var import_shared_core_planning_milestones_fold_roadmap = require("./shared.core.planning.milestones.fold-roadmap.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/phases/show-progress.ts
function nextStepOf(project) {
  const { root, planning, standing, state } = project;
  const existing = ["STATE.md", "REQUIREMENTS.md", "PROJECT.md"].find(
    (name) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, (0, import_node_path.join)(planning, name))
  );
  const milestone = (0, import_shared_core_planning_milestones_fold_roadmap.milestonePage)(project);
  const atEnd = milestone.status === "refused" ? null : (0, import_shared_core_planning_milestones_fold_roadmap.milestoneStep)(standing, milestone);
  if (atEnd !== null) return atEnd;
  return (0, import_shared_core_planning_milestones_fold_roadmap.nextStep)(standing, {
    skipDiscuss: (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).skipDiscuss,
    pausedAt: state?.pausedAt ?? null,
    existing: existing === void 0 ? null : `.planning/${existing}`,
    whyNotExecute: (phase) => (0, import_shared_app_planning_phases_why_not_execute.whyNotExecute)(project, phase)
  });
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
    blockers: (0, import_shared_core_planning_writing_state_metrics.blockersIn)(text),
    decisions: (0, import_shared_core_planning_writing_state_metrics2.decisionsIn)(text).length,
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
  planningPage: planningPage
};
