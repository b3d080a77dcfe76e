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
  COMMIT_TYPES: () => COMMIT_TYPES,
  addedIn: () => addedIn,
  commitSubject: () => commitSubject,
  commitType: () => commitType,
  editExecutionFile: () => editExecutionFile,
  executionFile: () => executionFile,
  isWork: () => isWork,
  namedFiles: () => namedFiles,
  ownCommits: () => ownCommits,
  readExecutionFile: () => readExecutionFile,
  recentCommits: () => recentCommits,
  uncommittedPaths: () => uncommittedPaths,
  withFiles: () => withFiles,
  workItems: () => workItems
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_shared_adapters_git_run_git = require("./shared.adapters.git.run-git.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_git_open_git = require("./shared.adapters.git.open-git.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/core/planning/execution/plan-commit.ts
var COMMIT_TYPES = ["feat", "fix", "test", "refactor", "perf", "docs", "style", "chore"];
function commitType(subject) {
  return SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
}
function isOfPlan(subject, canonical) {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== void 0 && (0, import_shared_core_planning_documents_phase_id.phaseKey)(scope) === (0, import_shared_core_planning_documents_phase_id.phaseKey)(canonical);
}
function ownCommits(commits, canonical, added) {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}
function isWork(subject) {
  return !/^docs\([^)]*\)!?: complete\b/i.test(subject);
}
function commitSubject(type, canonical, title) {
  return `${type}(${canonical}): ${title}`;
}
var SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;
// src/core/planning/execution/plan-work.ts
function workItems(plan) {
  const tasks = plan.tasks.filter(({ kind }) => kind !== "checkpoint");
  return tasks.length > 0 ? tasks.map(({ index, name, files }) => ({ index, name, files })) : features(plan);
}
function namedFiles(plan) {
  return [
    .../* @__PURE__ */ new Set([
      ...plan.filesModified,
      ...plan.filesDeleted,
      ...workItems(plan).flatMap(({ files }) => files)
    ])
  ];
}
function features(plan) {
  return plan.sections.filter(({ name }) => name === "feature").map((section, at) => {
    const children = (0, import_hooks_active_on_command.elements)(section.tags, section.inner.end);
    const files = ((0, import_hooks_active_on_command.innerText)(plan.text, children, "files") ?? "").split(/[,\n]/);
    return {
      index: at + 1,
      name: (0, import_hooks_active_on_command.innerText)(plan.text, children, "name")?.trim() ?? null,
      files: files.map((file) => file.trim()).filter((file) => file !== "")
    };
  });
}
// src/adapters/git/plan-log.ts
var MOST_COMMITS = 3e3;
async function recentCommits(root) {
  const opened = await (0, import_shared_adapters_git_open_git.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const log = await opened.git.run(["log", "-z", `-n${MOST_COMMITS}`, FORMAT]);
  return log.status === "ok" ? readLog(log.output) : [];
}
async function withFiles(root, commits) {
  if (commits.length === 0) return [];
  const hashes = commits.map(({ hash }) => hash);
  const options = ["--no-walk=unsorted", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await (0, import_shared_adapters_git_run_git.runGit)(root, ["log", ...options, ...hashes, "--"]);
  return log.status === "ok" ? readLog(log.output) : commits;
}
async function addedIn(root, folder) {
  const options = ["--diff-filter=A", "--no-renames", "--relative", "--name-status", "-z", FORMAT];
  const log = await (0, import_shared_adapters_git_run_git.runGit)(root, ["log", ...options, "--", folder]);
  const made = /* @__PURE__ */ new Map();
  for (const { hash, added } of log.status === "ok" ? readLog(log.output) : [])
    for (const path of added) if (!made.has(path)) made.set(path, hash);
  return made;
}
async function uncommittedPaths(root) {
  const opened = await (0, import_shared_adapters_git_open_git.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { top, run } = opened.git;
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const status = await run(["status", ...options, "--", "."]);
  if (status.status !== "ok") return null;
  const paths = status.output.split("\0").filter((entry) => entry !== "");
  const here = import_node_fs.realpathSync.native(root);
  return [
    ...new Set(
      paths.map(
        (entry) => (0, import_node_path.relative)(here, (0, import_node_path.join)(top, entry.slice(3))).split(import_node_path.sep).join("/")
      )
    )
  ];
}
var FORMAT = "--format=%x1e%H%x1f%ct%x1f%s";
function readLog(output) {
  return output.split("").slice(1).map((record) => {
    const [head = "", ...rest] = record.split("\0");
    const [hash = "", time = "", subject = ""] = head.split("");
    const names = rest.map((part) => part.replace(/^\n/, ""));
    const entries = [];
    for (let at = 0; at + 1 < names.length; at += 2)
      if (names[at] !== "") entries.push({ letter: names[at] ?? "", path: names[at + 1] ?? "" });
    const of = (letter) => entries.filter((one) => one.letter === letter).map(({ path }) => path);
    const files = entries.map(({ path }) => path);
    return { hash, time: Number(time), subject, files, added: of("A"), deleted: of("D") };
  });
}
// src/app/planning/execution/execution-file.ts
function executionFile(project, name) {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path2.join)(project, ".msw", "execution", `${plain}.json`);
}
function readExecutionFile(project, path) {
  const file = (0, import_hooks_active_on_stop2.readJson)(path, (0, import_hooks_active_on_stop5.ownFile)(project));
  return file.status === "ok" ? file.value : null;
}
async function editExecutionFile(project, path, change) {
  if ((0, import_hooks_active_on_stop3.openMswSubfolder)(project, "execution").status === "refused") return false;
  const locked = await (0, import_hooks_active_on_stop.withLock)(
    path,
    () => (0, import_hooks_active_on_stop4.writeFileAtomic)(path, `${JSON.stringify(change(readExecutionFile(project, path)), null, 1)}
`)
  );
  return locked.status === "done";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMIT_TYPES,
  addedIn,
  commitSubject,
  commitType,
  editExecutionFile,
  executionFile,
  isWork,
  namedFiles,
  ownCommits,
  readExecutionFile,
  recentCommits,
  uncommittedPaths,
  withFiles,
  workItems
});
