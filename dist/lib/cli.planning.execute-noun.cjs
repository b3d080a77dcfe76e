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
  execute: () => execute
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_planning_execution_commit_task = require("./shared.app.planning.execution.commit-task.cjs");

var import_shared_cli_frame_user_only = require("./shared.cli.frame.user-only.cjs");

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_text_code_name = require("./shared.core.text.code-name.cjs");

var import_shared_app_planning_execution_resolve_plan = require("./shared.app.planning.execution.resolve-plan.cjs");

var import_shared_app_planning_execution_plan_evidence = require("./shared.app.planning.execution.plan-evidence.cjs");

var import_shared_app_planning_execution_describe_step = require("./shared.app.planning.execution.describe-step.cjs");

var import_shared_core_planning_execution_next_execution = require("./shared.core.planning.execution.next-execution.cjs");

var import_shared_core_planning_execution_file_pattern = require("./shared.core.planning.execution.file-pattern.cjs");

var import_shared_adapters_git_plan_log = require("./shared.adapters.git.plan-log.cjs");

var import_shared_core_planning_phases_find_phase = require("./shared.core.planning.phases.find-phase.cjs");

var import_shared_core_text_markdown_yaml_scalar = require("./shared.core.text.markdown.yaml-scalar.cjs");

var import_shared_core_text_prose_json = require("./shared.core.text.prose-json.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/cli/planning/execute-plan.ts
// src/app/planning/execution/write-summary.ts
// src/core/planning/execution/changed-files.ts
function changedFiles(commits) {
  const states = /* @__PURE__ */ new Map();
  for (const commit of commits)
    for (const path of commit.files) states.set(path, stateAfter(commit, path, states.get(path)));
  const inState = (wanted) => [...states].filter(([path, state]) => state === wanted && !path.startsWith(".planning/")).map(([path]) => path);
  return { created: inState("created"), modified: inState("modified"), deleted: inState("deleted") };
}
function stateAfter({ added, deleted }, path, before) {
  if (deleted.includes(path)) return before === "created" ? "gone" : "deleted";
  if (added.includes(path)) return before === "deleted" ? "modified" : "created";
  return before ?? "modified";
}
// src/core/planning/execution/summary-slot.ts
function slot(what) {
  return import_hooks_active_on_stop7.prose`[FILL: ${what}]`;
}
function hasSlots(text) {
  return text.includes("[FILL:");
}
// src/core/planning/execution/summary-skeleton.ts
function summarySkeleton(facts) {
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)([frontmatter(facts), ...body(facts)], "\n\n")}\n`;
}
var NONE = import_hooks_active_on_stop7.prose`- None.`;
function frontmatter(facts) {
  const { plan, folder, canonical, completedAt, minutes } = facts;
  const { created, modified } = changedFiles(facts.commits);
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice(((0, import_shared_core_planning_documents_phase_id.folderPhase)(folder) ?? "").length).replace(/^-/, "");
  const lines = [
    "---",
    `phase: ${(0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(folder)}`,
    `plan: ${(0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(plan.plan ?? canonical)}`,
    `subsystem: ${(0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)((0, import_hooks_active_on_stop5.plainLine)(name, 60) || folder)}`,
    `tags: ${flow(tagsOf([...created, ...modified]))}`,
    ...listed(
      "requires",
      facts.requires.map(
        (one) => `phase: ${(0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(one.phase)}
    provides: ${(0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(one.provides)}`
      )
    ),
    ...listed(
      "provides",
      provides.map((one) => (0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)((0, import_hooks_active_on_stop5.plainLine)(one, 120)))
    ),
    "affects: []",
    "tech-stack:",
    "  added: []",
    "  patterns: []",
    "key-files:",
    ...listed(
      "created",
      created.slice(0, MOST_FILES).map((path) => (0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(path)),
      "  "
    ),
    ...listed(
      "modified",
      modified.slice(0, MOST_FILES).map((path) => (0, import_shared_core_text_markdown_yaml_scalar.yamlScalar)(path)),
      "  "
    ),
    "key-decisions: []",
    "patterns-established: []",
    `requirements-completed: ${flow(plan.requirements)}`,
    `duration: ${minutes}min`,
    `completed: ${completedAt.slice(0, 10)}`,
    "---"
  ];
  return (0, import_hooks_active_on_stop8.ours)(lines.join("\n"));
}
var MOST_FILES = 40;
function body(facts) {
  const { plan, commits, startedAt, completedAt, minutes, extra } = facts;
  const { created, modified, deleted } = changedFiles(commits);
  const files = [
    ...created.map((path) => import_hooks_active_on_stop7.prose`- ${(0, import_shared_core_text_code_name.codeName)(path)} - created`),
    ...modified.map((path) => import_hooks_active_on_stop7.prose`- ${(0, import_shared_core_text_code_name.codeName)(path)} - modified`),
    ...deleted.map((path) => import_hooks_active_on_stop7.prose`- ${(0, import_shared_core_text_code_name.codeName)(path)} - deleted`)
  ];
  const deviations = extra.map(
    ({ task, file }) => import_hooks_active_on_stop7.prose`- Task ${task} also changed ${(0, import_shared_core_text_code_name.codeName)(file)}, which the plan does not name: ${slot(import_hooks_active_on_stop7.prose`why`)}`
  );
  const performance = [
    import_hooks_active_on_stop7.prose`- **Duration:** ${minutes} min`,
    import_hooks_active_on_stop7.prose`- **Started:** ${(0, import_hooks_active_on_stop6.quoteName)(startedAt)}`,
    import_hooks_active_on_stop7.prose`- **Completed:** ${(0, import_hooks_active_on_stop6.quoteName)(completedAt)}`,
    import_hooks_active_on_stop7.prose`- **Tasks:** ${(0, import_shared_adapters_git_plan_log.workItems)(plan).length}`,
    import_hooks_active_on_stop7.prose`- **Files changed:** ${files.length}`
  ];
  return [
    import_hooks_active_on_stop7.prose`# ${title(facts)} Summary`,
    import_hooks_active_on_stop7.prose`**${slot(import_hooks_active_on_stop7.prose`what was built, in one sentence that names the means`)}**`,
    import_hooks_active_on_stop7.prose`## Performance\n\n${(0, import_hooks_active_on_stop7.joinProse)(performance, "\n")}`,
    import_hooks_active_on_stop7.prose`## Accomplishments\n\n- ${slot(import_hooks_active_on_stop7.prose`the most important outcomes, one bullet each`)}`,
    import_hooks_active_on_stop7.prose`## Task Commits\n\n${commitTable(facts)}`,
    import_hooks_active_on_stop7.prose`## Files Created/Modified\n\n${files.length === 0 ? NONE : (0, import_hooks_active_on_stop7.joinProse)(files.slice(0, MOST_FILES), "\n")}`,
    import_hooks_active_on_stop7.prose`## Decisions Made\n\n${slot(import_hooks_active_on_stop7.prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    import_hooks_active_on_stop7.prose`## Deviations from Plan\n\n${(0, import_hooks_active_on_stop7.joinProse)([...deviations, slot(import_hooks_active_on_stop7.prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`)], "\n")}`,
    import_hooks_active_on_stop7.prose`## Issues Encountered\n\n${slot(import_hooks_active_on_stop7.prose`what went wrong and how it was solved, or: None.`)}`,
    import_hooks_active_on_stop7.prose`## User Setup Required\n\n${setup(plan)}`,
    import_hooks_active_on_stop7.prose`## Next Phase Readiness\n\n${slot(import_hooks_active_on_stop7.prose`what is ready for the next plan, and what is in its way`)}`,
    import_hooks_active_on_stop7.prose`## Self-Check: ${slot(import_hooks_active_on_stop7.prose`PASSED, once the files and commits named here are found to exist`)}`
  ];
}
function title({ plan, folder, canonical }) {
  const phase = ((0, import_shared_core_planning_documents_phase_id.folderPhase)(folder) ?? folder).replace(/^0+(?=\d)/, "");
  const name = (plan.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, "");
  return import_hooks_active_on_stop7.prose`Phase ${(0, import_hooks_active_on_stop6.quoteName)(phase, 80)} Plan ${(0, import_hooks_active_on_stop6.quoteName)(plan.plan ?? canonical, 80)}: ${(0, import_hooks_active_on_stop4.quoteLine)(name, 80)}`;
}
function commitTable({ commits, tasks }) {
  const rows = commits.map(
    ({ hash, subject }) => (0, import_hooks_active_on_stop2.tableRow)([
      import_hooks_active_on_stop7.prose`${tasks.get(hash) ?? import_hooks_active_on_stop7.prose`-`}`,
      (0, import_hooks_active_on_stop4.quoteLine)(subject.replace(/^[^:]*: /, ""), 100),
      (0, import_shared_core_text_code_name.codeName)(hash.slice(0, 7)),
      (0, import_hooks_active_on_stop6.quoteName)((0, import_shared_adapters_git_plan_log.commitType)(subject) ?? "-")
    ])
  );
  const head = import_hooks_active_on_stop7.prose`| Task | What | Commit | Type |\n|------|------|--------|------|`;
  return (0, import_hooks_active_on_stop7.joinProse)([head, ...rows], "\n");
}
function setup(plan) {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === void 0 || Array.isArray(asked) && asked.length === 0;
  return isNone ? import_hooks_active_on_stop7.prose`None - no external service configuration required.` : slot(import_hooks_active_on_stop7.prose`the steps that the plan names under user_setup`);
}
function tagsOf(paths) {
  const words = paths.flatMap((path) => path.split("/").slice(0, -1));
  const plain = words.filter((word) => /^[a-z][a-z0-9-]{1,30}$/i.test(word)).map((word) => word.toLowerCase());
  return [...new Set(plain)].slice(0, 5);
}
function flow(items) {
  return `[${items.map((item) => /^[\w./-]+$/.test(item) ? item : (0, import_shared_core_text_prose_json.proseJson)(item, 0)).join(", ")}]`;
}
function listed(key, items, indent = "") {
  if (items.length === 0) return [`${indent}${key}: []`];
  return [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${item}`)];
}
// src/app/planning/execution/write-summary.ts
async function writeSummary(project2, plan, now) {
  const path = (0, import_shared_app_planning_execution_plan_evidence.summaryPlace)(project2, plan);
  if ((0, import_node_fs.existsSync)((0, import_node_path2.join)(project2, path))) return { status: "done", path, written: false };
  const { commits } = await (0, import_shared_app_planning_execution_plan_evidence.planEvidence)(project2, plan);
  const work = (commits ?? []).filter(({ subject }) => (0, import_shared_adapters_git_plan_log.isWork)(subject)).toReversed();
  const started = work[0] === void 0 ? now : Math.min(work[0].time * 1e3, now);
  const notes = (0, import_shared_app_planning_execution_commit_task.readNotes)(project2, { folder: plan.folder, plan: plan.id });
  const text = summarySkeleton({
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    requires: requiredBy(project2, plan),
    minutes: Math.max(1, Math.round((now - started) / 6e4)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString()
  });
  const written = (0, import_hooks_active_on_stop.writeDocumentPage)(project2, path, text);
  return written.status === "refused" ? written : { status: "done", path, written: true };
}
function requiredBy(project2, plan) {
  const phase = (0, import_shared_core_planning_rules_waves.readPhase)(project2, (0, import_shared_core_planning_execution_next_execution.phaseFolder)(project2, plan.folder));
  if (phase === null) return [];
  const node = (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase)).nodes.find(({ id }) => id === plan.id);
  const before = (0, import_shared_app_planning_execution_describe_step.plansIn)(project2, plan.folder).flatMap((path) => (0, import_shared_app_planning_execution_describe_step.planAt)(project2, path) ?? []);
  return before.filter(({ id }) => node?.dependsOn.includes(id)).flatMap((one) => {
    const text = (0, import_shared_app_planning_execution_plan_evidence.readSummaryOf)(project2, one)?.text;
    const provides = text === void 0 ? [] : (0, import_shared_yaml_dist_parse_parser.texts)((0, import_shared_core_planning_rules_waves.readSummary)(text).document.frontmatter.values.provides);
    return provides.slice(0, 5).map((what) => ({ phase: plan.folder, provides: what }));
  });
}
// src/core/planning/execution/readiness.ts
function missingForPlan(evidence) {
  return [...missingCommits(evidence), ...missingInSummary(evidence)];
}
function missingCommits({ plan, canonical, commits, uncommitted }) {
  if (commits === null) return [];
  const name = (0, import_hooks_active_on_stop6.quoteName)(canonical, 80);
  const named = (0, import_shared_adapters_git_plan_log.namedFiles)(plan);
  const open2 = uncommitted.filter((path) => (0, import_shared_core_planning_execution_file_pattern.isNamed)(named, path));
  const found = open2.length === 0 ? [] : [import_hooks_active_on_stop7.prose`Not committed yet: ${listOf(open2)}.`];
  const work = commits.filter(({ subject }) => (0, import_shared_adapters_git_plan_log.isWork)(subject));
  const changed = changedItems(plan, work, open2);
  if (changed.length === 0 && work.length === 0 && (0, import_shared_adapters_git_plan_log.workItems)(plan).some(({ files }) => files.length > 0)) {
    return [...found, import_hooks_active_on_stop7.prose`No commit names the plan: each task gets one, as "feat(${name}): what it does".`];
  }
  if (work.length >= changed.length) return found;
  const tasks = (0, import_hooks_active_on_stop7.joinProse)(
    changed.map(({ index }) => import_hooks_active_on_stop7.prose`${index}`),
    ", "
  );
  return [
    ...found,
    import_hooks_active_on_stop7.prose`Tasks ${tasks} changed files, but only ${work.length} of the plan's commits hold work: commit each task by itself; where one went into another's commit, say so with git commit --allow-empty -m "chore(${name}): task N is in HASH".`
  ];
}
function changedItems(plan, work, uncommitted) {
  const paths = /* @__PURE__ */ new Set([...work.flatMap(({ files }) => files), ...uncommitted]);
  return (0, import_shared_adapters_git_plan_log.workItems)(plan).filter(({ files }) => [...paths].some((path) => (0, import_shared_core_planning_execution_file_pattern.isNamed)(files, path)));
}
var REQUIRED = ["phase", "plan", "subsystem", "tags", "duration", "completed"];
function missingInSummary({ plan, canonical, summary }) {
  if (summary === null)
    return [import_hooks_active_on_stop7.prose`The summary is missing: "execute summary ${(0, import_hooks_active_on_stop6.quoteName)(canonical, 80)}" begins it.`];
  const read = (0, import_shared_core_planning_rules_waves.readSummary)(summary.text);
  const { values } = read.document.frontmatter;
  const keys = REQUIRED.filter((key) => values[key] === void 0);
  const sentences = [
    keys.length > 0 && import_hooks_active_on_stop7.prose`The summary's frontmatter lacks ${listOf(keys)}.`,
    read.phase !== null && !isSamePhase(read.phase, canonical) && import_hooks_active_on_stop7.prose`The summary is of phase ${(0, import_hooks_active_on_stop6.quoteName)(read.phase, 80)}.`,
    !isSamePlan(read.plan, plan.plan) && import_hooks_active_on_stop7.prose`The summary is of plan ${(0, import_hooks_active_on_stop6.quoteName)(read.plan ?? "", 80)}, not ${(0, import_hooks_active_on_stop6.quoteName)(plan.plan ?? "", 80)}.`,
    read.status !== "complete" && import_hooks_active_on_stop7.prose`The summary says ${(0, import_hooks_active_on_stop6.quoteName)(read.status, 80)}: write "status: complete" once the plan is carried out, or end with ## CHECKPOINT REACHED if only a person can go on.`,
    hasSlots(summary.text) && import_hooks_active_on_stop7.prose`The summary holds places that are not filled: look for [FILL: in it.`,
    read.selfCheck !== "passed" && import_hooks_active_on_stop7.prose`The summary lacks the line "## Self-Check: PASSED": check that its files and commits exist, then write it.`
  ];
  return sentences.flatMap(
    (sentence) => sentence === false ? [] : [import_hooks_active_on_stop7.prose`${sentence} (${(0, import_hooks_active_on_stop6.quoteName)(summary.path)})`]
  );
}
function isSamePhase(written, canonical) {
  const own = (0, import_shared_core_planning_documents_phase_id.folderPhase)(canonical);
  return own === null || (0, import_shared_core_planning_documents_phase_id.phaseKey)((0, import_shared_core_planning_documents_phase_id.folderPhase)(written) ?? written) === (0, import_shared_core_planning_documents_phase_id.phaseKey)(own);
}
function isSamePlan(left, right) {
  return left === null || right === null || (0, import_shared_core_planning_documents_phase_id.phaseKey)(left) === (0, import_shared_core_planning_documents_phase_id.phaseKey)(right);
}
function listOf(names) {
  const shown = (0, import_hooks_active_on_stop7.joinProse)(
    names.slice(0, 8).map((name) => (0, import_hooks_active_on_stop6.quoteName)(name, 120)),
    ", "
  );
  return names.length > 8 ? import_hooks_active_on_stop7.prose`${shown} and ${names.length - 8} more` : shown;
}
// src/cli/planning/execute-plan.ts
async function commitFromPlan(call) {
  const task = (0, import_shared_cli_frame_named_path.textOf)(call.values, "task") ?? "";
  const type = import_shared_adapters_git_plan_log.COMMIT_TYPES.find((one) => one === (0, import_shared_cli_frame_named_path.textOf)(call.values, "type"));
  if (!/^\d{1,3}$/.test(task)) return (0, import_shared_cli_frame_named_path.misused)("Option --task needs the number of the task, from 1.");
  if (type === void 0) return (0, import_shared_cli_frame_named_path.misused)(`Option --type needs one of ${import_shared_adapters_git_plan_log.COMMIT_TYPES.join(", ")}.`);
  const { also: listed2 } = call.values;
  const also = (Array.isArray(listed2) ? listed2 : []).filter((one) => typeof one === "string");
  return withPlan(call, async (plan, root) => {
    const request = { task: Number(task), type, title: call.words[1] ?? "", also, cwd: call.cwd };
    const result = await (0, import_shared_app_planning_execution_commit_task.commitTask)(root, plan, request);
    if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
    const { hash, subject, files } = result;
    if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)({ hash, subject, files });
    return (0, import_shared_cli_frame_named_path.done)(
      (0, import_hooks_active_on_stop7.joinProse)(
        [
          import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteName)(hash.slice(0, 8))} ${(0, import_hooks_active_on_stop4.quoteLine)(subject, 200)}`,
          ...files.map((path) => import_hooks_active_on_stop7.prose`  ${(0, import_hooks_active_on_stop6.quoteName)(path, 160)}`)
        ],
        "\n"
      )
    );
  });
}
async function beginSummary(call) {
  return withPlan(call, async (plan, root) => {
    const written = await writeSummary(root, plan, Date.now());
    if (written.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(written.reason);
    const { path, written: isNew } = written;
    if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)({ path, written: isNew });
    const shown = (0, import_hooks_active_on_stop6.quoteName)((0, import_node_path.join)(root, path));
    return (0, import_shared_cli_frame_named_path.done)(
      isNew ? import_hooks_active_on_stop7.prose`${shown} is begun: replace every [FILL: ...] in it.` : import_hooks_active_on_stop7.prose`${shown} is there already; nothing was changed.`
    );
  });
}
async function showReady(call) {
  return withPlan(call, async (plan, root) => {
    const missing = missingForPlan(await (0, import_shared_app_planning_execution_plan_evidence.planEvidence)(root, plan));
    const ready = missing.length === 0;
    const text = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)({ ready, missing }).text : (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_stop7.joinProse)(missing, "\n")).text;
    if (!ready) return { code: 1, text, problem: `Plan ${plan.id} is not carried out yet.` };
    return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.done)(text) : (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop7.prose`Plan ${(0, import_hooks_active_on_stop6.quoteName)(plan.id)} has its summary and its commits.`);
  });
}
async function withPlan(call, use) {
  const root = projectOf(call);
  if (root.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(root.reason);
  const found = (0, import_shared_app_planning_execution_describe_step.findPlan)(root.path, call.words[0] ?? "", call.cwd);
  return found.status === "refused" ? (0, import_shared_cli_frame_named_path.failed)(found.reason) : use(found.plan, root.path);
}
function projectOf(call) {
  const folder = (0, import_shared_cli_frame_open_project.projectFolder)(call);
  if (folder.status === "refused" || (0, import_shared_cli_frame_named_path.textOf)(call.values, "project") !== null) return folder;
  return { status: "ok", path: (0, import_hooks_active_on_command2.findProject)(folder.path) ?? folder.path };
}
// src/cli/planning/execute-noun.ts
var onePlan = { least: 1, most: 1, names: "one plan, such as 01-02" };
var execute = {
  help: import_hooks_active_on_stop7.prose`msw-protocol execute VERB ...

  next PHASE         what to do now: executors to start, questions to ask, or that all is done; it changes nothing
                     --wave W and --gaps-only narrow it
  resolve PLAN WORD  what you decide: close, again or skip; answer "TEXT" at a checkpoint; in a terminal only
  commit PLAN "what it does" --task K --type feat|fix|test|refactor|perf|docs|style|chore
                     commits the changed files that task K names, and nothing else; --also FILE adds one
  summary PLAN       begins the plan's summary from git and the plan; [FILL: marks what is left to write
  ready PLAN         what the plan lacks before it counts as carried out; exit code 1 when something is missing

A plan is 01-02, 01-foundation/01-02 or its file. --project DIR names another project.`,
  verbs: {
    next: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, wave: { type: "string" }, "gaps-only": { type: "boolean" } },
      words: { least: 1, most: 1, names: "one phase" },
      run: next
    },
    resolve: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project },
      words: { least: 2, most: 3, names: 'a plan and close, again, skip or answer "TEXT"' },
      run: decide
    },
    commit: {
      options: {
        ...import_shared_cli_frame_named_path.json,
        ...import_shared_cli_frame_named_path.project,
        task: { type: "string" },
        type: { type: "string" },
        also: { type: "string", multiple: true }
      },
      words: { least: 2, most: 2, names: "a plan and a description in quotes" },
      run: commitFromPlan
    },
    summary: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: onePlan, run: beginSummary },
    ready: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: onePlan, run: showReady }
  }
};
async function next(call) {
  const opened = open(call);
  if (typeof opened === "string") return (0, import_shared_cli_frame_named_path.failed)(opened);
  const planning = (0, import_shared_app_planning_documents_read_project.openPlanning)(opened.project);
  if (planning.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(planning.reason);
  const wanted = call.words[0] ?? "";
  const { phases } = planning.project;
  const phase = (0, import_shared_core_planning_phases_find_phase.findPhase)(phases, wanted);
  if (phase === null) return (0, import_shared_cli_frame_named_path.failed)((0, import_shared_core_planning_phases_find_phase.noSuchPhase)(phases, wanted));
  if (phase.folder === null) return (0, import_shared_cli_frame_named_path.failed)(`Phase ${phase.number} has no plans.`);
  const typed = (0, import_shared_cli_frame_named_path.textOf)(call.values, "wave");
  if (typed !== null && !/^\d{1,3}$/.test(typed)) return (0, import_shared_cli_frame_named_path.misused)("Option --wave needs the number of a wave.");
  const terms = {
    phase: phase.number,
    folder: phase.folder,
    wave: typed === null ? null : Number(typed),
    gapsOnly: (0, import_shared_cli_frame_named_path.isSet)(call.values, "gaps-only")
  };
  const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(opened, terms);
  if (execution === null) return (0, import_shared_cli_frame_named_path.failed)(`The folder of phase ${phase.number} cannot be read.`);
  const odd = [phase.folder, ...execution.files.keys()].find((name) => !(0, import_shared_app_planning_execution_describe_step.isPlainName)(name));
  if (odd !== void 0) return (0, import_shared_cli_frame_named_path.failed)(`${(0, import_hooks_active_on_stop6.quoteName)(odd, 80)}: name it with letters, digits, - . _ only.`);
  const view = (0, import_shared_app_planning_execution_describe_step.describeStep)(opened, execution);
  return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(view) : (0, import_shared_cli_frame_named_path.done)(stepText(view));
}
function stepText(view) {
  const line = (name, ids) => ids.length === 0 ? null : import_hooks_active_on_stop7.prose`${name}: ${namesOf(ids)}`;
  return (0, import_hooks_active_on_stop7.joinProse)(
    [
      import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteName)(view.status)}: ${view.message}`,
      line(
        import_hooks_active_on_stop7.prose`now`,
        view.batch.map(({ plan }) => plan)
      ),
      line(import_hooks_active_on_stop7.prose`done`, view.done),
      line(import_hooks_active_on_stop7.prose`skipped`, view.skipped),
      ...view.questions.flatMap((question) => [
        import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteName)(question.plan)} (${(0, import_hooks_active_on_stop6.quoteName)(question.kind)}): ${questionText(question)}`,
        import_hooks_active_on_stop7.prose`  in Claude Code: ${question.answer}`
      ]),
      ...view.blocked.map(
        ({ plan, by }) => import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteName)(plan)} waits for ${by.length === 0 ? import_hooks_active_on_stop7.prose`itself` : namesOf(by)}`
      )
    ],
    "\n"
  );
}
function questionText({ kind, text }) {
  return kind === "untrusted" ? (0, import_hooks_active_on_command.forPeople)(text.split("\n"), Infinity) : (0, import_hooks_active_on_stop4.quoteLine)(text, 300);
}
function namesOf(ids) {
  return (0, import_hooks_active_on_stop7.joinProse)(
    ids.map((id) => (0, import_hooks_active_on_stop6.quoteName)(id)),
    ", "
  );
}
async function decide(call) {
  const refusal = (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "execute resolve", "/msw:execute PHASE --answer PLAN WORDS");
  if (refusal !== null) return refusal;
  const resolution = (0, import_shared_app_planning_execution_resolve_plan.readResolution)(call.words.slice(1));
  if (resolution === null)
    return (0, import_shared_cli_frame_named_path.misused)('Say close, again, skip, or answer "TEXT" (msw-protocol execute resolve --help).');
  const opened = open(call);
  if (typeof opened === "string") return (0, import_shared_cli_frame_named_path.failed)(opened);
  return withPlan(call, async (plan) => {
    const result = await (0, import_shared_app_planning_execution_resolve_plan.resolvePlan)(opened, plan, resolution);
    if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
    return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)({ plan: plan.id, resolved: call.words[1] }) : (0, import_shared_cli_frame_named_path.done)(result.message);
  });
}
function open(call) {
  const folder = projectOf(call);
  if (folder.status === "refused") return folder.reason;
  const opened = (0, import_hooks_active_on_stop3.openWorkspace)(folder.path, call.env);
  return opened.status === "ok" ? opened.workspace : opened.reason;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  execute
});
