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

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_app_planning_phases_surroundings_of = require("./shared.app.planning.phases.surroundings-of.cjs");

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings4 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/core/planning/writing/quick-text.ts
function quickBrief({ id, description, plan, format, read }) {
  const name = (0, import_hooks_active_on_stop4.quoteName)(id);
  return import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop5.joinProse)(
    [
      import_hooks_active_on_stop5.prose`# Brief: small task ${name}`,
      import_hooks_active_on_stop5.prose`Plan this one task. It belongs to no phase.`,
      import_hooks_active_on_stop5.prose`## Task, as the user typed it`,
      (0, import_hooks_active_on_stop3.typedLine)(description, 2e3),
      import_hooks_active_on_stop5.prose`## Read`,
      (0, import_hooks_active_on_stop5.joinProse)(
        read.map((path) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.quoteName)(path)}`),
        "\n"
      ),
      import_hooks_active_on_stop5.prose`## Write`,
      (0, import_hooks_active_on_stop5.joinProse)(
        [
          import_hooks_active_on_stop5.prose`- Plan format, to be read before: ${(0, import_hooks_active_on_stop4.quoteName)(format)}`,
          import_hooks_active_on_stop5.prose`- The plan, this one file: ${(0, import_hooks_active_on_stop4.quoteName)(plan)}`,
          import_hooks_active_on_stop5.prose`- phase: quick-${name}, plan: ${name}, wave: 1, depends_on: [], requirements: []`,
          import_hooks_active_on_stop5.prose`- One to three tasks of type auto, each with an <automated> command that fails now and passes when it is done`,
          import_hooks_active_on_stop5.prose`- No research, no other plan`
        ],
        "\n"
      )
    ],
    "\n\n"
  )}\n`;
}
function quickSummary({ id, description, what, date, commits, files }) {
  const frontmatter = [
    "---",
    `phase: ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(`quick-${id}`)}`,
    `plan: ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(id)}`,
    "subsystem: quick",
    "tags: []",
    "key-files:",
    "  created: []",
    files.length === 0 ? "  modified: []" : "  modified:",
    ...files.map((file) => `    - ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(file)}`),
    "requirements-completed: []",
    'duration: "-"',
    `completed: ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(date)}`,
    "status: complete",
    "---"
  ];
  const done = commits.map(({ hash, subject }) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.codeName)(hash)} ${(0, import_hooks_active_on_stop4.quoteLine)(subject, 200)}`);
  const parts = [
    (0, import_hooks_active_on_stop6.ours)(frontmatter.join("\n")),
    import_hooks_active_on_stop5.prose`# Quick task ${(0, import_hooks_active_on_stop4.quoteName)(id)}: ${(0, import_hooks_active_on_stop4.quoteLine)(description, 200)} Summary`,
    import_hooks_active_on_stop5.prose`**${(0, import_hooks_active_on_stop4.quoteLine)(what.replaceAll("*", ""), 500)}**`,
    import_hooks_active_on_stop5.prose`## Task Commits`,
    done.length === 0 ? import_hooks_active_on_stop5.prose`None.` : (0, import_hooks_active_on_stop5.joinProse)(done, "\n")
  ];
  return import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop5.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST_SLUG = 40;
function quickId(time) {
  const two = (value) => String(value % 100).padStart(2, "0");
  const block = Math.floor(time.seconds / 2);
  return `${two(time.year)}${two(time.month)}${two(time.day)}-${block.toString(36).padStart(3, "0")}`;
}
function quickSlug(description) {
  const slug = (0, import_shared_core_planning_documents_planning_settings3.phaseSlug)(description).slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
  return slug === "" ? "task" : slug;
}
function readQuickFolder(name) {
  const [, id, slug] = /^(\d{6}-[a-z0-9]{3})-([a-z0-9-]+)$/.exec(name) ?? [];
  return id === void 0 || slug === void 0 ? null : { id, slug };
}
// src/app/planning/writing/quick-task.ts
var MOST_TASKS = 3;
function findQuickTask(root, id) {
  const names = (0, import_shared_core_planning_documents_planning_settings4.documentNames)(root, (0, import_node_path.join)(".planning", "quick"));
  const name = names.find((one) => readQuickFolder(one)?.id === id);
  const slug = name === void 0 ? void 0 : readQuickFolder(name)?.slug;
  return slug === void 0 ? null : quickPlace(root, id, slug);
}
function quickPlace(root, id, slug) {
  const folder = `.planning/quick/${id}-${slug}`;
  return { root, id, slug, folder, plan: `${folder}/${id}-PLAN.md`, summary: `${folder}/${id}-SUMMARY.md` };
}
function quickPlan({ root, id, slug, plan }) {
  const text = (0, import_shared_core_planning_documents_planning_settings4.documentText)(root, plan);
  if (text === null) return null;
  return {
    id,
    canonical: `quick-${id}`,
    folder: `quick-${id}-${slug}`,
    path: plan,
    document: (0, import_shared_core_planning_rules_waves.readPlan)(text)
  };
}
function quickProblems(place, env) {
  const { root, plan } = place;
  const found = quickPlan(place);
  if (found === null) return [`${plan} is missing: write it.`];
  const around = (0, import_shared_app_planning_phases_surroundings_of.surroundingsOf)(root, (0, import_node_path.join)(root, plan), { phase: null, requirements: null, env });
  const diagnostics = (0, import_shared_core_planning_rules_validate_plan.validatePlan)(found.document, { ...around, fileName: null, siblings: null });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return [
    ...errors.map(({ line, message, fix }) => `Line ${line}: ${message} ${fix}`),
    ...sizeProblems(found.document)
  ];
}
function sizeProblems(plan) {
  const { length } = plan.tasks;
  return [
    ...length > MOST_TASKS ? [`The plan has ${length} tasks: a small task has at most ${MOST_TASKS}; a larger one is a phase.`] : [],
    ...(0, import_hooks_active_on_command.verifyCommands)(plan.text).length === 0 ? ["No task has a verify command: write <verify><automated>COMMAND</automated></verify>."] : []
  ];
}
async function finishQuickTask(place, what, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const { root, id, slug, summary, plan } = place;
  if (quickPlan(place) === null) return (0, import_shared_core_planning_documents_planning_settings4.refused$2)(`${plan} is missing: nothing was planned.`);
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(root);
  if (opened.status === "refused") return opened;
  const description = (0, import_hooks_active_on_stop7.textOf)((0, import_hooks_active_on_stop2.mswPath)(root, "quick", id, "task.md"), (0, import_hooks_active_on_stop8.ownFile)(root))?.trim() || slug.replaceAll("-", " ");
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, summary))) {
    const files2 = [...new Set(commits.flatMap((commit2) => commit2.files))];
    const text = quickSummary({ id, description, what, date, commits, files: files2 });
    const written = (0, import_hooks_active_on_stop.writeDocumentPage)(root, summary, text);
    if (written.status === "refused") return written;
  }
  const commit = commits[0]?.hash ?? null;
  const noted = await (0, import_shared_core_planning_writing_state_metrics.recordQuickTask)(opened.project, { id, slug, description, date, commit }, now);
  if (noted.status === "refused") return noted;
  const files = [plan, summary, ".planning/STATE.md"];
  return {
    status: "done",
    summary,
    commit: await (0, import_shared_core_planning_documents_planning_settings.commitPlanning)(root, files, `docs(quick-${id}): ${description.slice(0, 72)}`)
  };
}
async function commitsOf(root, id) {
  const marked = ["log", "-n", "50", "--no-merges", "--fixed-strings", `--grep=(quick-${id}):`];
  const log = await (0, import_app_loop_gather_evidence.runGit)(root, [...marked, "--name-only", "--format=%x01%h%x02%s"]);
  if (log.status !== "ok") return [];
  return log.output.split("").slice(1).flatMap((entry) => {
    const [head = "", ...files] = entry.split(/\r?\n/).filter((line) => line !== "");
    const [hash = "", subject = ""] = head.split("");
    return subject.startsWith("docs(") ? [] : [{ hash, subject, files: files.filter((file) => !file.startsWith(".planning/")) }];
  });
}
module.exports = {
  findQuickTask: findQuickTask,
  finishQuickTask: finishQuickTask,
  quickBrief: quickBrief,
  quickId: quickId,
  quickPlace: quickPlace,
  quickPlan: quickPlan,
  quickProblems: quickProblems,
  quickSlug: quickSlug
};
