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

var import_shared_app_planning_execution_prepare_step = require("./shared.app.planning.execution.prepare-step.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_shared_app_planning_worktrees_merge_tree = require("./shared.app.planning.worktrees.merge-tree.cjs");

var import_shared_app_planning_execution_track_plans = require("./shared.app.planning.execution.track-plans.cjs");

var import_shared_app_planning_worktrees_tree_records = require("./shared.app.planning.worktrees.tree-records.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_phases_plan_format6 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/operations/execute-operations.ts
// src/core/planning/execution/summary-skeleton.ts
function summarySkeleton(facts) {
  return import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop4.joinProse)([frontmatter(facts), ...body(facts)], "\n\n")}\n`;
}
var NONE = import_hooks_active_on_stop4.prose`- None.`;
function frontmatter(facts) {
  const { plan: plan2, folder, canonical, completedAt, minutes } = facts;
  const { created, modified } = changedFiles(facts.commits);
  const provides = plan2.mustHaves.artifacts.map(({ provides: what, path: path2 }) => what ?? path2);
  const name = folder.slice(((0, import_shared_core_planning_phases_standing.folderPhase)(folder) ?? "").length).replace(/^-/, "");
  const lines = [
    "---",
    `phase: ${(0, import_shared_core_planning_phases_plan_format5.yamlScalar)(folder)}`,
    `plan: ${(0, import_shared_core_planning_phases_plan_format5.yamlScalar)(plan2.plan ?? canonical)}`,
    `subsystem: ${(0, import_shared_core_planning_phases_plan_format5.yamlScalar)((0, import_hooks_active_on_stop3.plainLine)(name, 60) || folder)}`,
    `tags: ${flow(tagsOf([...created, ...modified]))}`,
    ...listed(
      "requires",
      facts.requires.map(
        (one) => `phase: ${(0, import_shared_core_planning_phases_plan_format5.yamlScalar)(one.phase)}
    provides: ${(0, import_shared_core_planning_phases_plan_format5.yamlScalar)(one.provides)}`
      )
    ),
    ...listed(
      "provides",
      provides.map((one) => (0, import_shared_core_planning_phases_plan_format5.yamlScalar)((0, import_hooks_active_on_stop3.plainLine)(one, 120)))
    ),
    "affects: []",
    "tech-stack:",
    "  added: []",
    "  patterns: []",
    "key-files:",
    ...listed(
      "created",
      created.slice(0, MOST_FILES).map((path2) => (0, import_shared_core_planning_phases_plan_format5.yamlScalar)(path2)),
      "  "
    ),
    ...listed(
      "modified",
      modified.slice(0, MOST_FILES).map((path2) => (0, import_shared_core_planning_phases_plan_format5.yamlScalar)(path2)),
      "  "
    ),
    "key-decisions: []",
    "patterns-established: []",
    `requirements-completed: ${flow(plan2.requirements)}`,
    `duration: ${minutes}min`,
    `completed: ${completedAt.slice(0, 10)}`,
    "---"
  ];
  return (0, import_hooks_active_on_stop4.ours)(lines.join("\n"));
}
var MOST_FILES = 40;
function body(facts) {
  const { plan: plan2, commits, startedAt, completedAt, minutes, extra } = facts;
  const { created, modified, deleted } = changedFiles(commits);
  const files = [
    ...created.map((path2) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop2.codeName)(path2)} - created`),
    ...modified.map((path2) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop2.codeName)(path2)} - modified`),
    ...deleted.map((path2) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop2.codeName)(path2)} - deleted`)
  ];
  const deviations = extra.map(
    ({ task, file }) => import_hooks_active_on_stop4.prose`- Task ${task} also changed ${(0, import_hooks_active_on_stop2.codeName)(file)}, which the plan does not name: ${slot(import_hooks_active_on_stop4.prose`why`)}`
  );
  const performance = [
    import_hooks_active_on_stop4.prose`- **Duration:** ${minutes} min`,
    import_hooks_active_on_stop4.prose`- **Started:** ${(0, import_hooks_active_on_stop2.quoteName)(startedAt)}`,
    import_hooks_active_on_stop4.prose`- **Completed:** ${(0, import_hooks_active_on_stop2.quoteName)(completedAt)}`,
    import_hooks_active_on_stop4.prose`- **Tasks:** ${(0, import_shared_core_planning_phases_plan_format3.workItems)(plan2).length}`,
    import_hooks_active_on_stop4.prose`- **Files changed:** ${files.length}`
  ];
  return [
    import_hooks_active_on_stop4.prose`# ${title(facts)} Summary`,
    import_hooks_active_on_stop4.prose`**${slot(import_hooks_active_on_stop4.prose`what was built, in one sentence that names the means`)}**`,
    import_hooks_active_on_stop4.prose`## Performance\n\n${(0, import_hooks_active_on_stop4.joinProse)(performance, "\n")}`,
    import_hooks_active_on_stop4.prose`## Accomplishments\n\n- ${slot(import_hooks_active_on_stop4.prose`the most important outcomes, one bullet each`)}`,
    import_hooks_active_on_stop4.prose`## Task Commits\n\n${commitTable(facts)}`,
    import_hooks_active_on_stop4.prose`## Files Created/Modified\n\n${files.length === 0 ? NONE : (0, import_hooks_active_on_stop4.joinProse)(files.slice(0, MOST_FILES), "\n")}`,
    import_hooks_active_on_stop4.prose`## Decisions Made\n\n${slot(import_hooks_active_on_stop4.prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    import_hooks_active_on_stop4.prose`## Deviations from Plan\n\n${(0, import_hooks_active_on_stop4.joinProse)([...deviations, slot(import_hooks_active_on_stop4.prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`)], "\n")}`,
    import_hooks_active_on_stop4.prose`## Issues Encountered\n\n${slot(import_hooks_active_on_stop4.prose`what went wrong and how it was solved, or: None.`)}`,
    import_hooks_active_on_stop4.prose`## User Setup Required\n\n${setup(plan2)}`,
    import_hooks_active_on_stop4.prose`## Next Phase Readiness\n\n${slot(import_hooks_active_on_stop4.prose`what is ready for the next plan, and what is in its way`)}`,
    import_hooks_active_on_stop4.prose`## Self-Check: ${slot(import_hooks_active_on_stop4.prose`PASSED, once the files and commits named here are found to exist`)}`
  ];
}
function title({ plan: plan2, folder, canonical }) {
  const phase = ((0, import_shared_core_planning_phases_standing.folderPhase)(folder) ?? folder).replace(/^0+(?=\d)/, "");
  const name = (plan2.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, "");
  return import_hooks_active_on_stop4.prose`Phase ${(0, import_hooks_active_on_stop2.quoteName)(phase, 80)} Plan ${(0, import_hooks_active_on_stop2.quoteName)(plan2.plan ?? canonical, 80)}: ${(0, import_hooks_active_on_stop2.quoteLine)(name, 80)}`;
}
function commitTable({ commits, tasks }) {
  const rows = commits.map(
    ({ hash, subject }) => (0, import_app_loop_conclude_turn3.tableRow)([
      import_hooks_active_on_stop4.prose`${tasks.get(hash) ?? import_hooks_active_on_stop4.prose`-`}`,
      (0, import_hooks_active_on_stop2.quoteLine)(subject.replace(/^[^:]*: /, ""), 100),
      (0, import_hooks_active_on_stop2.codeName)(hash.slice(0, 7)),
      (0, import_hooks_active_on_stop2.quoteName)((0, import_shared_app_planning_worktrees_tree_records.commitType)(subject) ?? "-")
    ])
  );
  const head = import_hooks_active_on_stop4.prose`| Task | What | Commit | Type |\n|------|------|--------|------|`;
  return (0, import_hooks_active_on_stop4.joinProse)([head, ...rows], "\n");
}
function setup(plan2) {
  const asked = plan2.frontmatter.values.user_setup;
  const isNone = asked === void 0 || Array.isArray(asked) && asked.length === 0;
  return isNone ? import_hooks_active_on_stop4.prose`None - no external service configuration required.` : slot(import_hooks_active_on_stop4.prose`the steps that the plan names under user_setup`);
}
function tagsOf(paths) {
  const words = paths.flatMap((path2) => path2.split("/").slice(0, -1));
  const plain = words.filter((word2) => /^[a-z][a-z0-9-]{1,30}$/i.test(word2)).map((word2) => word2.toLowerCase());
  return [...new Set(plain)].slice(0, 5);
}
function flow(items) {
  return `[${items.map((item) => /^[\w./-]+$/.test(item) ? item : (0, import_shared_core_planning_phases_plan_format6.proseJson)(item, 0)).join(", ")}]`;
}
function listed(key, items, indent = "") {
  if (items.length === 0) return [`${indent}${key}: []`];
  return [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${item}`)];
}
function changedFiles(commits) {
  const states = /* @__PURE__ */ new Map();
  for (const commit2 of commits)
    for (const path2 of commit2.files) states.set(path2, stateAfter(commit2, path2, states.get(path2)));
  const inState = (wanted) => [...states].filter(([path2, state]) => state === wanted && !path2.startsWith(".planning/")).map(([path2]) => path2);
  return { created: inState("created"), modified: inState("modified"), deleted: inState("deleted") };
}
function stateAfter({ added, deleted }, path2, before) {
  if (deleted.includes(path2)) return before === "created" ? "gone" : "deleted";
  if (added.includes(path2)) return before === "deleted" ? "modified" : "created";
  return before ?? "modified";
}
function slot(what) {
  return import_hooks_active_on_stop4.prose`[FILL: ${what}]`;
}
function hasSlots(text2) {
  return text2.includes("[FILL:");
}
// src/core/planning/execution/readiness.ts
function missingForPlan(evidence) {
  return [...missingCommits(evidence), ...namelessFiles(evidence), ...missingInSummary(evidence)];
}
function namelessFiles({
  canonical,
  commits,
  leftovers: { own, shared },
  returned
}) {
  if (commits === null || returned >= import_shared_app_planning_execution_track_plans.MOST_RETURNS) return [];
  const name = (0, import_hooks_active_on_stop2.quoteName)(canonical, 80);
  const leave2 = import_hooks_active_on_stop4.prose`execute leave ${name} FILE "why"`;
  return [
    own.length > 0 && import_hooks_active_on_stop4.prose`Changed since the plan began, in no commit, and not named by the plan: ${listOf2(own)}. Whoever clones the project would not have them. Commit what a task needed (execute commit ${name} "what it does" --task N --type feat --also FILE), delete what nobody needs, put what commands make anew into .gitignore and commit that with --also .gitignore; what is not part of this work: ${leave2}.`,
    shared.length > 0 && import_hooks_active_on_stop4.prose`Changed since the plan began, but holding changes of the user's from before, and not named by the plan: ${listOf2(shared)}. Undo your own change there, or, where it is not yours: ${leave2}.`
  ].filter((sentence) => sentence !== false);
}
function missingCommits({ plan: plan2, canonical, commits, uncommitted, refusal }) {
  if (commits === null) return [];
  const name = (0, import_hooks_active_on_stop2.quoteName)(canonical, 80);
  const named = (0, import_shared_core_planning_phases_plan_format3.namedFiles)(plan2);
  const open = uncommitted.filter((path2) => (0, import_shared_core_planning_phases_plan_format3.isNamed)(named, path2));
  const found = open.length === 0 ? [] : [import_hooks_active_on_stop4.prose`Not committed yet: ${listOf2(open)}. ${refusal === null ? howTo(name) : whyNot(refusal)}`];
  const work = commits.filter(({ subject }) => (0, import_shared_app_planning_worktrees_tree_records.isWork)(subject));
  const changed = changedItems(plan2, work, open);
  if (changed.length === 0 && work.length === 0 && (0, import_shared_core_planning_phases_plan_format3.workItems)(plan2).some(({ files }) => files.length > 0)) {
    return [...found, import_hooks_active_on_stop4.prose`No commit names the plan: each task gets one, as "feat(${name}): what it does".`];
  }
  if (work.length >= changed.length) return found;
  const tasks = (0, import_hooks_active_on_stop4.joinProse)(
    changed.map(({ index }) => import_hooks_active_on_stop4.prose`${index}`),
    ", "
  );
  return [
    ...found,
    import_hooks_active_on_stop4.prose`Tasks ${tasks} changed files, but only ${work.length} of the plan's commits hold work: commit each task by itself; where one went into another's commit, say so with git commit --allow-empty -m "chore(${name}): task N is in HASH".`
  ];
}
function whyNot(refusal) {
  return import_hooks_active_on_stop4.prose`The last commit was refused:\n${(0, import_app_loop_conclude_turn4.fence)(refusal, { cap: 1500, label: import_hooks_active_on_stop4.prose`git and its hooks` })}`;
}
function howTo(name) {
  return import_hooks_active_on_stop4.prose`Commit each with its task: execute commit ${name} "what it does" --task N --type feat.`;
}
function changedItems(plan2, work, uncommitted) {
  const paths = /* @__PURE__ */ new Set([...work.flatMap(({ files }) => files), ...uncommitted]);
  return (0, import_shared_core_planning_phases_plan_format3.workItems)(plan2).filter(({ files }) => [...paths].some((path2) => (0, import_shared_core_planning_phases_plan_format3.isNamed)(files, path2)));
}
var REQUIRED = ["phase", "plan", "subsystem", "tags", "duration", "completed"];
function missingInSummary({ plan: plan2, canonical, summary: summary2 }) {
  if (summary2 === null)
    return [import_hooks_active_on_stop4.prose`The summary is missing: "execute summary ${(0, import_hooks_active_on_stop2.quoteName)(canonical, 80)}" begins it.`];
  const read = (0, import_shared_core_planning_rules_waves.readSummary)(summary2.text);
  const { values } = read.document.frontmatter;
  const keys = REQUIRED.filter((key) => values[key] === void 0);
  const sentences = [
    keys.length > 0 && import_hooks_active_on_stop4.prose`The summary's frontmatter lacks ${listOf2(keys)}: write what is true there.`,
    read.phase !== null && !isSamePhase(read.phase, canonical) && import_hooks_active_on_stop4.prose`The summary is of phase ${(0, import_hooks_active_on_stop2.quoteName)(read.phase, 80)}: correct its frontmatter.`,
    !isSamePlan(read.plan, plan2.plan) && import_hooks_active_on_stop4.prose`The summary is of plan ${(0, import_hooks_active_on_stop2.quoteName)(read.plan ?? "", 80)}, not ${(0, import_hooks_active_on_stop2.quoteName)(plan2.plan ?? "", 80)}: correct its frontmatter.`,
    read.status !== "complete" && import_hooks_active_on_stop4.prose`The summary says ${(0, import_hooks_active_on_stop2.quoteName)(read.status, 80)}: write "status: complete" once the plan is carried out, or end with ## CHECKPOINT REACHED if only a person can continue.`,
    hasSlots(summary2.text) && import_hooks_active_on_stop4.prose`The summary holds places that are not filled: look for [FILL: in it.`,
    read.selfCheck !== "passed" && import_hooks_active_on_stop4.prose`The summary lacks the line "## Self-Check: PASSED": check that its files and commits exist, then write it.`
  ];
  return sentences.flatMap(
    (sentence) => sentence === false ? [] : [import_hooks_active_on_stop4.prose`${sentence} (${(0, import_hooks_active_on_stop2.quoteName)(summary2.path)})`]
  );
}
function isSamePhase(written, canonical) {
  const own = (0, import_shared_core_planning_phases_standing.folderPhase)(canonical);
  return own === null || (0, import_shared_core_planning_phases_standing.phaseKey)((0, import_shared_core_planning_phases_standing.folderPhase)(written) ?? written) === (0, import_shared_core_planning_phases_standing.phaseKey)(own);
}
function isSamePlan(left, right) {
  return left === null || right === null || (0, import_shared_core_planning_phases_standing.phaseKey)(left) === (0, import_shared_core_planning_phases_standing.phaseKey)(right);
}
function listOf2(names) {
  const shown = (0, import_hooks_active_on_stop4.joinProse)(
    names.slice(0, 8).map((name) => (0, import_hooks_active_on_stop2.quoteName)(name, 120)),
    ", "
  );
  return names.length > 8 ? import_hooks_active_on_stop4.prose`${shown} and ${names.length - 8} more` : shown;
}
// src/app/planning/execution/commit-task.ts
async function commitTask(project, plan2, request, root = project) {
  const items = (0, import_shared_core_planning_phases_plan_format3.workItems)(plan2.document);
  const item = items.find(({ index }) => index === request.task);
  if (item === void 0) {
    const known = items.map(({ index }) => index).join(", ") || "none";
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`Plan ${plan2.id} has no task ${request.task} to commit: its tasks are ${known}.`);
  }
  const title2 = (0, import_hooks_active_on_stop3.plainLine)(request.title, 100);
  if (title2 === "") return (0, import_shared_core_planning_documents_planning_settings.refused)("The description is missing: say in a few words what the task did.");
  const all = await (0, import_app_loop_gather_evidence.uncommittedPaths)(root);
  if (all === null) return (0, import_shared_core_planning_documents_planning_settings.refused)("This is not a git repository: there is nothing to commit to.");
  const begun = root === project ? (0, import_shared_app_planning_worktrees_tree_records.readBeginning)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan2)) : null;
  const changed = begun === null ? all : await (0, import_shared_app_planning_execution_track_plans.ownUncommitted)(project, begun);
  const also = alsoOf(root, request);
  if (typeof also === "string") return (0, import_shared_core_planning_documents_planning_settings.refused)(also);
  const unchanged = also.find((path2) => !changed.includes(path2));
  if (unchanged !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(notChanged(unchanged, all));
  const own = changed.filter((path2) => (0, import_shared_core_planning_phases_plan_format3.isNamed)(item.files, path2));
  const files = [.../* @__PURE__ */ new Set([...own, ...also])];
  if (files.length === 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(nothingToCommit(plan2, request.task, suggested(changed, begun)));
  const subject = (0, import_shared_app_planning_worktrees_tree_records.commitSubject)(request.type, plan2.canonical, title2);
  const theirs = theirsIn(project, files, begun);
  const result = await (0, import_shared_core_planning_phases_plan_format4.commitInProject)(root, files, subject, { project, theirs });
  if (result.status === "unchanged")
    return (0, import_shared_core_planning_documents_planning_settings.refused)(nothingToCommit(plan2, request.task, suggested(changed, begun)));
  await noteCommit(project, plan2, result, [...theirs.keys()]);
  if (result.status === "refused") return (0, import_shared_core_planning_documents_planning_settings.refused)(`Not committed: ${result.reason}.`);
  const { hash } = result;
  const extra = also.filter((path2) => !own.includes(path2)).map((file) => ({ task: request.task, file }));
  await (0, import_shared_app_planning_worktrees_tree_records.addNotes)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan2), { commits: [{ hash, task: request.task }], extra });
  return { status: "committed", hash, subject, files };
}
function theirsIn(project, files, begun) {
  return new Map(
    files.flatMap((path2) => {
      const mark = begun?.before[path2];
      return mark === void 0 ? [] : [[path2, (0, import_shared_app_planning_worktrees_tree_records.keptContent)(project, mark)]];
    })
  );
}
async function noteCommit(project, plan2, result, shared) {
  const refusal = result.status === "refused" ? result.detail ?? result.reason : null;
  const now = shared.length === 0 ? {} : await (0, import_shared_app_planning_worktrees_tree_records.marksOf)(project) ?? {};
  if (result.status === "committed") (0, import_shared_app_planning_worktrees_tree_records.keepContents)(project, shared);
  await (0, import_shared_app_planning_worktrees_tree_records.changeBeginning)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan2), (begun) => {
    const marks = shared.flatMap((path2) => now[path2] === void 0 ? [] : [[path2, now[path2]]]);
    const before = result.status === "committed" ? { ...begun.before, ...Object.fromEntries(marks) } : begun.before;
    return { ...begun, refusal, before };
  });
}
function notChanged(path2, uncommitted) {
  return uncommitted.includes(path2) ? `${path2} holds only changes from before the plan began, which are the user's: leave out --also for it.` : `${path2} has not changed: leave out --also for it.`;
}
function suggested(changed, begun) {
  return changed.filter((path2) => begun?.before[path2] === void 0);
}
async function leaveFile(project, plan2, { file, why, cwd }) {
  const begun = (0, import_shared_app_planning_worktrees_tree_records.readBeginning)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan2));
  if (begun === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(`No execution of plan ${plan2.id} has begun: /msw:execute begins one.`);
  const found = alsoOf(project, { also: [file], cwd });
  if (typeof found === "string") return (0, import_shared_core_planning_documents_planning_settings.refused)(found);
  const [path2] = found;
  if (path2 === void 0 || !(await (0, import_shared_app_planning_execution_track_plans.ownUncommitted)(project, begun)).includes(path2))
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`${(0, import_hooks_active_on_stop3.plainLine)(file, 120)} has not changed since the plan began.`);
  if ((0, import_shared_core_planning_phases_plan_format3.isNamed)((0, import_shared_core_planning_phases_plan_format3.namedFiles)(plan2.document), path2))
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`${path2} is named by the plan: commit it with its task.`);
  const reason = (0, import_hooks_active_on_stop3.plainLine)(why, 200);
  await (0, import_shared_app_planning_worktrees_tree_records.changeBeginning)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan2), (one) => ({
    ...one,
    left: [...one.left.filter((other) => other.file !== path2), { file: path2, why: reason }].slice(-MOST_LEFT)
  }));
  return { status: "done", file: path2 };
}
var MOST_LEFT = 200;
function alsoOf(project, { also, cwd }) {
  const paths = [];
  for (const one of also) {
    const isThere = !(0, import_node_path2.relative)(project, cwd).startsWith("..");
    const fromHere = (0, import_node_path2.resolve)(isThere ? cwd : project, one);
    const path2 = (0, import_node_path2.relative)(project, (0, import_node_fs.existsSync)(fromHere) ? fromHere : (0, import_node_path2.resolve)(project, one));
    if (path2 === "" || path2.startsWith("..")) return `${(0, import_hooks_active_on_stop3.plainLine)(one, 120)} is outside the project.`;
    paths.push(path2.split(import_node_path2.sep).join("/"));
  }
  return paths;
}
function nothingToCommit(plan2, task, changed) {
  const others = changed.filter((path2) => !path2.startsWith(".planning/")).slice(0, 6);
  const named = others.filter((path2) => (0, import_shared_core_planning_phases_plan_format3.isNamed)((0, import_shared_core_planning_phases_plan_format3.namedFiles)(plan2.document), path2));
  const nothing = `None of the files that task ${task} names has changed.`;
  if (others.length === 0) return `${nothing} Nothing else has changed either.`;
  const list2 = others.map((path2) => (0, import_hooks_active_on_stop3.plainLine)(path2, 100)).join(", ");
  const hint = named.length > 0 ? "commit them with their own task" : "add what belongs to the task with --also FILE";
  return `${nothing} Changed are ${list2}: ${hint}.`;
}
// src/app/planning/execution/write-summary.ts
async function writeSummary(project, plan2, now, root = project) {
  const path2 = (0, import_shared_app_planning_execution_track_plans.summaryPlace)(root, plan2);
  if ((0, import_node_fs2.existsSync)((0, import_node_path3.join)(root, path2))) return { status: "done", path: path2, written: false };
  const { commits } = await (0, import_shared_app_planning_execution_track_plans.planEvidence)(project, plan2, { root });
  const work = (commits ?? []).filter(({ subject }) => (0, import_shared_app_planning_worktrees_tree_records.isWork)(subject)).toReversed();
  const started = work[0] === void 0 ? now : Math.min(work[0].time * 1e3, now);
  const notes = (0, import_shared_app_planning_worktrees_tree_records.readNotes)(project, { folder: plan2.folder, plan: plan2.id });
  const text2 = summarySkeleton({
    plan: plan2.document,
    folder: plan2.folder,
    canonical: plan2.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    requires: requiredBy(project, plan2),
    minutes: Math.max(1, Math.round((now - started) / 6e4)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString()
  });
  const folder = (0, import_app_loop_conclude_turn2.openDocumentFolder)(root, (0, import_node_path3.dirname)(path2));
  const written = folder.status === "refused" ? folder : (0, import_app_loop_conclude_turn.writeDocumentPage)(root, path2, text2);
  return written.status === "refused" ? written : { status: "done", path: path2, written: true };
}
function requiredBy(project, plan2) {
  const phase = (0, import_shared_core_planning_rules_waves.readPhase)(project, (0, import_shared_app_planning_worktrees_tree_records.phaseFolder)(project, plan2.folder));
  if (phase === null) return [];
  const node = (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase)).nodes.find(({ id }) => id === plan2.id);
  const before = (0, import_shared_app_planning_execution_track_plans.plansIn)(project, plan2.folder).flatMap((path2) => (0, import_shared_app_planning_execution_track_plans.planAt)(project, path2) ?? []);
  return before.filter(({ id }) => node?.dependsOn.includes(id)).flatMap((one) => {
    const text2 = (0, import_shared_app_planning_execution_track_plans.readSummaryOf)(project, one)?.text;
    const provides = text2 === void 0 ? [] : (0, import_shared_yaml_dist_parse_parser.texts)((0, import_shared_core_planning_rules_waves.readSummary)(text2).document.frontmatter.values.provides);
    return provides.slice(0, 5).map((what) => ({ phase: plan2.folder, provides: what }));
  });
}
// src/app/operations/execute-operations.ts
var plan = (0, import_shared_core_planning_phases_plan_format2.word)("one plan", "01-02, 01-foundation/01-02, or its file");
var next = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "execute next",
  about: "Merge what executors have done, and say what to do now: executors to start, questions to ask, or that all is done",
  effect: "writes",
  inputs: {
    phase: (0, import_shared_core_planning_phases_plan_format2.word)("one phase"),
    wave: (0, import_shared_core_planning_phases_plan_format2.count)("W", "only this wave", [0, 999]),
    gapsOnly: (0, import_shared_core_planning_phases_plan_format2.flag)("only plans that close gaps")
  },
  run: (place, { phase: typed, wave, gapsOnly }) => (0, import_shared_core_planning_writing_state_metrics2.inPlannedWorkspace)(place, async (workspace, { phases }) => {
    const phase = (0, import_shared_core_planning_writing_state_metrics.findPhase)(phases, typed);
    if (phase === null) return (0, import_shared_core_planning_phases_plan_format2.refused)((0, import_shared_core_planning_writing_state_metrics.noSuchPhase)(phases, typed));
    const { number, folder } = phase;
    if (folder === null)
      return (0, import_shared_core_planning_phases_plan_format2.refused)(`Phase ${number} has no plans: write them with /msw:plan ${number}.`);
    const odd = [folder, ...phase.plans.map(({ id }) => id)].find((name) => !(0, import_shared_core_planning_rules_waves.isPlainName)(name));
    if (odd !== void 0)
      return (0, import_shared_core_planning_phases_plan_format2.refused)(`${(0, import_hooks_active_on_stop2.quoteName)(odd, 80)}: name it with letters, digits, - . _ only.`);
    const prepared = await (0, import_shared_app_planning_execution_prepare_step.prepareStep)(workspace, { phase: number, folder, wave, gapsOnly });
    if (prepared === null) return (0, import_shared_core_planning_phases_plan_format2.refused)(`The folder of phase ${number} cannot be read.`);
    await (0, import_shared_app_planning_execution_track_plans.handOut)(workspace, prepared.execution, prepared.trees);
    return (0, import_shared_core_planning_phases_plan_format2.done)((0, import_shared_app_planning_execution_track_plans.describeStep)(workspace, prepared.execution, prepared));
  }),
  text: stepText,
  short: import_shared_app_planning_execution_track_plans.shortStep
});
var resolve2 = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "execute resolve",
  about: 'Decide about a plan: close, again or skip, or answer "TEXT" at a checkpoint',
  effect: "writes",
  callers: "people",
  typed: "/msw:execute PHASE --answer PLAN WORDS",
  inputs: {
    plan,
    decision: (0, import_shared_core_planning_phases_plan_format2.word)("close, again, skip or answer"),
    text: (0, import_shared_core_planning_phases_plan_format2.optionalWord)("the answer in quotes")
  },
  run: (place, { plan: token, decision, text: text2 }) => {
    const resolution = (0, import_shared_app_planning_execution_prepare_step.readResolution)(text2 === null ? [decision] : [decision, text2]);
    if (resolution === null) return (0, import_shared_core_planning_phases_plan_format2.misused)('Say close, again, skip, or answer "TEXT".');
    return withPlan(place, token, async (found, { workspace }) => {
      const result = await (0, import_shared_app_planning_execution_prepare_step.resolvePlan)(workspace, found, resolution);
      if (result.status === "refused") return result;
      return (0, import_shared_core_planning_phases_plan_format2.done)({ plan: found.id, resolved: decision, message: result.message });
    });
  },
  text: ({ message }) => message
});
var commitInputs = {
  description: (0, import_shared_core_planning_phases_plan_format2.word)("what it does, in quotes"),
  task: (0, import_shared_core_planning_phases_plan_format2.count)("K", "the task that was done, from 1", [1, 999]),
  type: (0, import_shared_core_planning_phases_plan_format2.choice)(import_shared_app_planning_worktrees_tree_records.COMMIT_TYPES, "what kind of change it is"),
  also: (0, import_shared_core_planning_phases_plan_format2.list)("FILE", "a file that the task needed and does not name")
};
var commit = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "execute commit",
  about: "Commit the changed files that one task of a plan names, and nothing else",
  effect: "writes",
  inputs: { plan, ...commitInputs },
  run: (place, { plan: token, ...request }) => withPlan(
    place,
    token,
    (found, { project, root }) => commitNamed(place, project, found, { ...request, root })
  ),
  text: committedText
});
async function commitNamed({ cwd }, project, found, {
  description,
  task,
  type,
  also,
  root = project
}) {
  if (task === null) return (0, import_shared_core_planning_phases_plan_format2.misused)("--task needs the number of the task, from 1.");
  if (type === null) return (0, import_shared_core_planning_phases_plan_format2.misused)(`--type needs one of ${import_shared_app_planning_worktrees_tree_records.COMMIT_TYPES.join(", ")}.`);
  const request = { task, type, title: description, also, cwd };
  const result = await commitTask(project, found, request, root);
  if (result.status === "refused") return result;
  const { hash, subject, files } = result;
  return (0, import_shared_core_planning_phases_plan_format2.done)({ hash, subject, files });
}
function committedText({ hash, subject, files }) {
  const head = import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(hash.slice(0, 8))} ${(0, import_hooks_active_on_stop2.quoteLine)(subject, 200)}`;
  return (0, import_hooks_active_on_stop4.joinProse)([head, ...files.map((path2) => import_hooks_active_on_stop4.prose`  ${(0, import_hooks_active_on_stop2.quoteName)(path2, 160)}`)], "\n");
}
var summary = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "execute summary",
  about: "Begin the summary of a plan from git and the plan; [FILL: marks what is left to write",
  effect: "writes",
  inputs: { plan },
  run: (place, { plan: token }) => withPlan(place, token, async (found, { project, root }) => {
    const result = await writeSummary(project, found, place.now(), root);
    if (result.status === "refused") return result;
    return (0, import_shared_core_planning_phases_plan_format2.done)({ root, path: result.path, written: result.written });
  }),
  text: ({ root, path: path2, written }) => {
    const shown = (0, import_hooks_active_on_stop2.quoteName)((0, import_node_path.join)(root, path2));
    return written ? import_hooks_active_on_stop4.prose`${shown} is begun: replace every [FILL: ...] in it.` : import_hooks_active_on_stop4.prose`${shown} is there already; nothing was changed.`;
  },
  json: ({ path: path2, written }) => ({ path: path2, written })
});
var leave = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "execute leave",
  about: "Say of a changed file that it is not part of a plan: it stays uncommitted, and people are told",
  effect: "writes",
  inputs: { plan, file: (0, import_shared_core_planning_phases_plan_format2.word)("the file"), why: (0, import_shared_core_planning_phases_plan_format2.word)("why, in quotes") },
  run: (place, { plan: token, file, why }) => withPlan(place, token, async (found, { project, root }) => {
    if (root !== project)
      return (0, import_shared_core_planning_phases_plan_format2.refused)(
        `Plan ${found.id} has a worktree, in which nothing may be left: commit the file, have git ignore it, or delete it.`
      );
    const result = await leaveFile(project, found, { file, why, cwd: place.cwd });
    return result.status === "refused" ? result : (0, import_shared_core_planning_phases_plan_format2.done)({ file: result.file });
  }),
  text: ({ file }) => import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(file, 160)} is left as it is; the summary will tell it.`
});
var ready = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "execute ready",
  about: "Say what a plan lacks before it counts as carried out",
  effect: "reads",
  inputs: { plan, mine: (0, import_shared_core_planning_phases_plan_format2.list)("FILE", "a changed file that its executor is known to have made") },
  run: (place, { plan: token, mine }) => withPlan(place, token, async (found, { project, root, key }) => {
    const evidence = await (0, import_shared_app_planning_execution_track_plans.planEvidence)(project, found, { root, mine });
    const missing = [...missingForPlan(evidence), ...await (0, import_shared_app_planning_worktrees_merge_tree.missingInTree)({ project, key }, found)];
    const value = { plan: found.id, path: found.path, ready: missing.length === 0, missing };
    return value.ready ? (0, import_shared_core_planning_phases_plan_format2.done)(value) : { status: "failed", value, reason: `Plan ${found.id} is not carried out yet.` };
  }),
  // As compilers print what is wrong: each point is a problem of its own for whoever reads the check's output.
  text: ({ plan: id, path: path2, missing }) => missing.length === 0 ? import_hooks_active_on_stop4.prose`Plan ${(0, import_hooks_active_on_stop2.quoteName)(id)} has its summary and its commits.` : (0, import_hooks_active_on_stop4.joinProse)(
    missing.map((one) => import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(path2)}:1: error: ${one}`),
    "\n"
  ),
  json: ({ plan: id, ready: isReady, missing }) => ({ plan: id, ready: isReady, missing })
});
var executeOperations = [next, resolve2, commit, leave, summary, ready];
function withPlan(place, token, use) {
  const opened = (0, import_hooks_active_on_stop.openWorkspace)((0, import_shared_app_planning_worktrees_tree_records.projectOfTree)((0, import_shared_core_planning_writing_state_metrics2.planningRoot)(place)), place.env, place.now);
  if (opened.status === "refused") return opened;
  const { workspace } = opened;
  const { project, key } = workspace;
  const found = (0, import_shared_app_planning_execution_track_plans.findPlan)(project, token, place.cwd);
  if (found.status === "refused") return found;
  const root = (0, import_shared_app_planning_worktrees_tree_records.rootOf)(workspace, { folder: found.plan.folder, plan: found.plan.id });
  return use(found.plan, { project, key, root, workspace });
}
function stepText(view) {
  const line = (name, ids) => ids.length === 0 ? null : import_hooks_active_on_stop4.prose`${name}: ${namesOf(ids)}`;
  const now = view.batch.map((one) => one.plan);
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(view.status)}: ${view.message}`,
      ...view.notes,
      line(import_hooks_active_on_stop4.prose`now`, now),
      line(import_hooks_active_on_stop4.prose`done`, view.done),
      line(import_hooks_active_on_stop4.prose`skipped`, view.skipped),
      ...view.questions.flatMap((question) => [
        import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(question.plan)} (${(0, import_hooks_active_on_stop2.quoteName)(question.kind)}): ${questionText(question)}`,
        import_hooks_active_on_stop4.prose`  in Claude Code: ${question.answer}`
      ]),
      ...view.blocked.map(
        (one) => import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop2.quoteName)(one.plan)} waits for ${one.by.length === 0 ? import_hooks_active_on_stop4.prose`itself` : namesOf(one.by)}`
      )
    ],
    "\n"
  );
}
function questionText({ kind, text: text2 }) {
  return kind === "untrusted" ? (0, import_shared_core_planning_phases_plan_format.forPeople)(text2.split("\n"), Infinity) : (0, import_hooks_active_on_stop2.quoteLine)(text2, 300);
}
function namesOf(ids) {
  return (0, import_hooks_active_on_stop4.joinProse)(
    ids.map((id) => (0, import_hooks_active_on_stop2.quoteName)(id)),
    ", "
  );
}
module.exports = {
  commitInputs: commitInputs,
  commitNamed: commitNamed,
  committedText: committedText,
  executeOperations: executeOperations
};
