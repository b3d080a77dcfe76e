

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/documents/commit-planning.ts
async function commitPlanning(root, paths, message, { env = process.env, formerly } = {}) {
  if ((0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  for (const folder of new Set(paths.flatMap((path2) => [(0, import_node_path.resolve)(root, path2), (0, import_node_path.dirname)((0, import_node_path.resolve)(root, path2))])))
    if ((0, import_node_fs.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true) (0, import_common.removeLeftovers)(folder);
  const kept = [];
  for (const path2 of paths) if (!await isIgnored(root, path2)) kept.push(path2);
  if (kept.length === 0 && paths.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => require("./app.planning.documents.secret-objection.cjs"));
  const reason = await secretObjection(root, kept, formerly);
  if (reason !== null) return (0, import_shared_core_planning_documents_planning_settings.refused)(reason);
  return (0, import_shared_core_mapping_documents_map_documents.commitInProject)(root, kept, message, { env });
}
async function isIgnored(root, path2) {
  const name2 = (0, import_node_path.relative)(root, path2).startsWith("..") ? path2 : path2.replaceAll(import_node_path.sep, "/");
  return (await (0, import_adapters_git_work_tree.runGit)(root, ["check-ignore", "-q", "--", name2])).status === "ok";
}

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_planning_writing_roadmap_document2 = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_shared_core_planning_writing_roadmap_document3 = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/writing/create-project.ts
// src/core/planning/writing/state-document.ts
function stateDocument(answers, now) {
  const { coreValue, phases, decisions } = answers;
  const date = now.slice(0, 10);
  const first = (0, import_shared_core_planning_writing_roadmap_document2.oneLine)(phases[0]?.name ?? "");
  return (0, import_shared_core_planning_writing_roadmap_document2.documentOf)([
    frontmatter(answers, first, now),
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date})`,
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([`**Core value:** ${(0, import_shared_core_planning_writing_roadmap_document2.oneLine)(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
    "## Current Position",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([
      `Phase: 1 of ${phases.length} (${first})`,
      "Plan: Not started",
      "Status: Ready to plan",
      `Last activity: ${date} \u2014 Project initialized`
    ]),
    `Progress: ${(0, import_shared_core_planning_writing_roadmap_document2.progressBar)(0)} 0%`,
    ...metrics(),
    "## Accumulated Context",
    "### Decisions",
    "All decisions are in the Key Decisions of PROJECT.md. Those that matter now:",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)(
      decisions.length === 0 ? ["None yet."] : decisions.map(({ what, why }) => `- [Init]: ${(0, import_shared_core_planning_writing_roadmap_document2.oneLine)(what)} \u2014 ${(0, import_shared_core_planning_writing_roadmap_document2.oneLine)(why)}`)
    ),
    // gsd-core would leave the rest of a longer placeholder behind when it adds a blocker.
    ...["### Pending Todos", "None yet.", "### Blockers/Concerns", "None."],
    "## Deferred Items",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([
      "| Category | Item | Status | Deferred At | Milestone |",
      "|----------|------|--------|-------------|-----------|",
      "| *(none)* | | | | |"
    ]),
    "## Session Continuity",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([`Last session: ${now}`, "Stopped at: Project initialized", "Resume file: None"])
  ]);
}
function frontmatter({ name: name2, phases }, first, now) {
  const date = now.slice(0, 10);
  return (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([
    "---",
    'gsd_state_version: "1.0"',
    "milestone: v1.0",
    `milestone_name: ${(0, import_shared_core_planning_writing_roadmap_document3.yamlScalar)((0, import_shared_core_planning_writing_roadmap_document2.oneLine)(name2))}`,
    'current_phase: "1"',
    `current_phase_name: ${(0, import_shared_core_planning_writing_roadmap_document3.yamlScalar)(first)}`,
    "status: planning",
    "stopped_at: Project initialized",
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    "last_activity_desc: Project initialized",
    ...["progress:", `  total_phases: ${phases.length}`, "  completed_phases: 0"],
    ...["  total_plans: 0", "  completed_plans: 0", "  percent: 0", "---"]
  ]);
}
function metrics() {
  return [
    "## Performance Metrics",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([
      "**Velocity:**",
      "- Total plans completed: 0",
      "- Average duration: 0 min",
      "- Total execution time: 0.0 hours"
    ]),
    "**By Phase:**",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)([
      "| Phase | Plans | Total | Avg/Plan |",
      "|-------|-------|-------|----------|",
      "| - | - | - | - |"
    ]),
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)(["**Recent Trend:**", "- Last 5 plans: -", "- Trend: -"]),
    "*Updated after each plan completion*",
    // Last: gsd-core drops text after an empty table when it adds the first row.
    "**Per-Plan Metrics:**",
    (0, import_shared_core_planning_writing_roadmap_document2.linesOf)(["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"])
  ];
}
// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name2 = DOCUMENTS.find((one) => (0, import_node_fs2.existsSync)((0, import_node_path2.join)(root, ".planning", one)));
  return name2 === void 0 ? null : `.planning/${name2}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = (0, import_shared_core_planning_writing_project_answers.readProjectAnswers)(value);
  if (read.status === "invalid") return read;
  const problems = (0, import_shared_core_planning_documents_planning_settings.checkAnswers)(read.answers, (path2) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path2.join)(root, ".planning");
  const folder = (0, import_app_loop_conclude_turn.openDocumentFolder)(root, ".planning");
  if (folder.status === "refused") return folder;
  const written = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => writeAll(root, documents(read.answers, now)));
  if ("status" in written) return written;
  const files = written.map((name2) => `.planning/${name2}`);
  return {
    status: "done",
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read.answers.name}`)
  };
}
function documents(answers, now) {
  const date = now.slice(0, 10);
  return [
    ["config.json", (0, import_shared_core_planning_writing_roadmap_document.configDocument)(answers.settings)],
    ["REQUIREMENTS.md", (0, import_shared_core_planning_writing_roadmap_document.requirementsDocument)(answers, date)],
    ["ROADMAP.md", (0, import_shared_core_planning_writing_roadmap_document.roadmapDocument)(answers)],
    ["STATE.md", stateDocument(answers, now)],
    ["PROJECT.md", (0, import_shared_core_planning_writing_roadmap_document.projectDocument)(answers, date)]
  ];
}
function writeAll(root, texts) {
  const existing = existingDocument(root);
  if (existing !== null)
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`${existing} exists: nothing was written. /msw:status says what comes next.`);
  const folder = (0, import_node_path2.join)(root, ".planning");
  const wanted = texts.filter(([name2]) => !(0, import_node_fs2.existsSync)((0, import_node_path2.join)(folder, name2)));
  const [objection] = wanted.flatMap(([name2]) => (0, import_app_loop_conclude_turn.writeObjection)(root, (0, import_node_path2.join)(folder, name2)) ?? []);
  if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(objection);
  const written = [];
  try {
    for (const [name2, text2] of wanted) {
      (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path2.join)(folder, name2), text2);
      written.push(name2);
    }
  } catch (error) {
    for (const name2 of written) (0, import_node_fs2.rmSync)((0, import_node_path2.join)(folder, name2), { force: true });
    throw error;
  }
  return written;
}

var import_shared_core_planning_writing_project_answers2 = require("./shared.core.planning.writing.project-answers.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

// src/app/operations/answers-file.ts
function readAnswersFile(from) {
  if (from === null) return (0, import_shared_core_planning_writing_project_answers2.misused)("Name the file with the answers: --from FILE.");
  const file = (0, import_common5.readText)(from, import_common6.named);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return (0, import_shared_core_planning_writing_project_answers2.refused)(`${from} cannot be read${why}: write the answers there.`);
  }
  const read = (0, import_shared_core_planning_documents_planning_settings.readJsonObject)(file.text);
  if (read.status === "ok") return read;
  return (0, import_shared_core_planning_writing_project_answers2.refused)(`${from} is not a JSON object (${(0, import_common3.plainLine)(read.reason, 200)}): correct it.`);
}
function invalidAnswers(problems) {
  const count2 = `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`;
  const reason = `The answers cannot be used: ${count2}. Fix each and try again.`;
  return { status: "failed", value: { status: "invalid", problems }, reason };
}
function answersText(value, written) {
  if (value.status !== "invalid") return written(value);
  const lines = value.problems.map(
    ({ where, message }) => import_common4.prose`- ${(0, import_common2.quoteLine)(`${where}: ${message}`, 300)}`
  );
  return (0, import_common4.joinProse)(lines, "\n");
}
module.exports = {
  answersText: answersText,
  commitPlanning: commitPlanning,
  createProject: createProject,
  existingDocument: existingDocument,
  invalidAnswers: invalidAnswers,
  readAnswersFile: readAnswersFile
};
