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
  commitTask: () => commitTask,
  readNotes: () => readNotes
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_execution_file_pattern = require("./shared.core.planning.execution.file-pattern.cjs");

var import_shared_adapters_git_plan_log = require("./shared.adapters.git.plan-log.cjs");

var import_shared_app_trust_commit_in_project = require("./shared.app.trust.commit-in-project.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas2 = require("./adapters.loops.record-schemas.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/execution/commit-task.ts
// src/app/planning/execution/execution-notes.ts
var MOST = 200;
function readNotes(project, { folder, plan }) {
  const all = parse((0, import_shared_adapters_git_plan_log.readExecutionFile)(project, notesPath(project, folder)));
  return all[plan] ?? { commits: [], extra: [] };
}
function addNotes(project, place, more) {
  return (0, import_shared_adapters_git_plan_log.editExecutionFile)(project, notesPath(project, place.folder), (value) => {
    const all = parse(value);
    const { commits, extra } = all[place.plan] ?? { commits: [], extra: [] };
    const next = {
      commits: [...commits, ...more.commits].slice(-MOST),
      extra: [...extra, ...more.extra].slice(-MOST)
    };
    return { version: 1, notes: { ...all, [place.plan]: next } };
  });
}
function notesPath(project, folder) {
  return (0, import_shared_adapters_git_plan_log.executionFile)(project, `${folder}.notes`);
}
var schema = (0, import_adapters_loops_record_schemas.once)(() => {
  const notes = (0, import_adapters_loops_record_schemas2.object)({
    commits: (0, import_adapters_loops_record_schemas2.array)((0, import_adapters_loops_record_schemas2.object)({ hash: (0, import_adapters_loops_record_schemas2.string)(), task: (0, import_adapters_loops_record_schemas2.number)() })),
    extra: (0, import_adapters_loops_record_schemas2.array)((0, import_adapters_loops_record_schemas2.object)({ task: (0, import_adapters_loops_record_schemas2.number)(), file: (0, import_adapters_loops_record_schemas2.string)() }))
  });
  return (0, import_adapters_loops_record_schemas2.object)({ notes: (0, import_adapters_loops_record_schemas2.record)((0, import_adapters_loops_record_schemas2.string)(), notes) });
});
function parse(value) {
  const parsed = schema().safeParse(value);
  return Object.assign(/* @__PURE__ */ Object.create(null), parsed.success ? parsed.data.notes : {});
}
// src/app/planning/execution/commit-task.ts
async function commitTask(project, plan, request) {
  const items = (0, import_shared_adapters_git_plan_log.workItems)(plan.document);
  const item = items.find(({ index }) => index === request.task);
  if (item === void 0) {
    const known = items.map(({ index }) => index).join(", ") || "none";
    return refused(`Plan ${plan.id} has no task ${request.task} to commit: its tasks are ${known}.`);
  }
  const title = (0, import_hooks_active_on_stop.plainLine)(request.title, 100);
  if (title === "") return refused("The description is missing: say in a few words what the task did.");
  const changed = await (0, import_shared_adapters_git_plan_log.uncommittedPaths)(project);
  if (changed === null) return refused("This is not a git repository: there is nothing to commit to.");
  const also = alsoOf(project, request);
  if (typeof also === "string") return refused(also);
  const unchanged = also.find((path) => !changed.includes(path));
  if (unchanged !== void 0) return refused(`${unchanged} has not changed: leave out --also for it.`);
  const own = changed.filter((path) => (0, import_shared_core_planning_execution_file_pattern.isNamed)(item.files, path));
  const files = [.../* @__PURE__ */ new Set([...own, ...also])];
  if (files.length === 0) return refused(nothingToCommit(plan, request.task, changed));
  const subject = (0, import_shared_adapters_git_plan_log.commitSubject)(request.type, plan.canonical, title);
  const result = await (0, import_shared_app_trust_commit_in_project.commitInProject)(project, files, subject);
  if (result.status === "unchanged") return refused(nothingToCommit(plan, request.task, changed));
  if (result.status === "refused") return refused(`Not committed: ${result.reason}.`);
  const { hash } = result;
  const extra = also.filter((path) => !own.includes(path)).map((file) => ({ task: request.task, file }));
  await addNotes(
    project,
    { folder: plan.folder, plan: plan.id },
    { commits: [{ hash, task: request.task }], extra }
  );
  return { status: "committed", hash, subject, files };
}
function alsoOf(project, { also, cwd }) {
  const paths = [];
  for (const one of also) {
    const fromHere = (0, import_node_path.resolve)(cwd, one);
    const path = (0, import_node_path.relative)(project, (0, import_node_fs.existsSync)(fromHere) ? fromHere : (0, import_node_path.resolve)(project, one));
    if (path === "" || path.startsWith("..")) return `${(0, import_hooks_active_on_stop.plainLine)(one, 120)} lies outside the project.`;
    paths.push(path.split(import_node_path.sep).join("/"));
  }
  return paths;
}
function nothingToCommit(plan, task, changed) {
  const others = changed.filter((path) => !path.startsWith(".planning/")).slice(0, 6);
  const named = others.filter((path) => (0, import_shared_core_planning_execution_file_pattern.isNamed)((0, import_shared_adapters_git_plan_log.namedFiles)(plan.document), path));
  const nothing = `None of the files that task ${task} names has changed.`;
  if (others.length === 0) return `${nothing} Nothing else has changed either.`;
  const list = others.map((path) => (0, import_hooks_active_on_stop.plainLine)(path, 100)).join(", ");
  const hint = named.length > 0 ? "commit them with their own task" : "add what belongs to the task with --also FILE";
  return `${nothing} Changed are ${list}: ${hint}.`;
}
function refused(reason) {
  return { status: "refused", reason };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitTask,
  readNotes
});
