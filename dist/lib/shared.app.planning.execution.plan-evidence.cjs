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
  planEvidence: () => planEvidence,
  readSummaryOf: () => readSummaryOf,
  summaryPlace: () => summaryPlace
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_planning_execution_describe_step = require("./shared.app.planning.execution.describe-step.cjs");

var import_shared_adapters_git_plan_log = require("./shared.adapters.git.plan-log.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_app_planning_documents_documents = require("./shared.app.planning.documents.documents.cjs");

var import_node_path = require("node:path");
// src/app/planning/execution/plan-evidence.ts
async function planEvidence(project, plan) {
  const commits = await commitsOf(project, plan);
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(project, plan),
    commits: commits === null ? null : await (0, import_shared_adapters_git_plan_log.withFiles)(project, commits),
    uncommitted: await (0, import_shared_adapters_git_plan_log.uncommittedPaths)(project) ?? []
  };
}
async function commitsOf(project, plan) {
  const all = await (0, import_shared_adapters_git_plan_log.recentCommits)(project);
  if (all === null) return null;
  const added = (await (0, import_shared_adapters_git_plan_log.addedIn)(project, plan.path)).get(plan.path);
  return (0, import_shared_adapters_git_plan_log.ownCommits)(all, plan.canonical, added);
}
function summaryPlace(project, plan) {
  const prefix = `.planning/phases/${plan.folder}/`;
  const folder = (0, import_node_path.join)(project, prefix);
  const { summaries } = (0, import_shared_core_planning_documents_must_haves.phaseFiles)(
    (0, import_shared_app_planning_documents_documents.documentNames)(project, folder),
    (0, import_shared_app_planning_documents_documents.documentNames)(project, (0, import_node_path.join)(folder, "plans"))
  );
  const found = (0, import_shared_core_planning_documents_must_haves.summaryOf)(plan.path.slice(prefix.length), summaries);
  return found === null ? (0, import_shared_app_planning_execution_describe_step.summaryPath)(plan) : prefix + found;
}
function readSummaryOf(project, plan) {
  const path = summaryPlace(project, plan);
  const text = (0, import_shared_app_planning_documents_documents.documentText)(project, path);
  return text === null ? null : { path, text };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planEvidence,
  readSummaryOf,
  summaryPlace
});
