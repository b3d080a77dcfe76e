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

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
// src/adapters/git/commit-files.ts
var LOCK_TRIES = 60;
var LOCK_WAIT_MS = 250;
var BUSY = /index\.lock|HEAD\.lock|cannot lock ref/;
var UNDER_WAY = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"]
];
async function commitFiles(request) {
  const { root, paths } = request;
  const folder = import_node_fs.realpathSync.native(root);
  const named = [];
  for (const path of paths) {
    const place = inside(folder, path) ?? inside((0, import_node_path.resolve)(root), path);
    if (place === null) return refused(`${path} lies outside ${root}`);
    named.push(place);
  }
  if (named.length === 0) return { status: "unchanged" };
  const opened = await (0, import_app_loop_gather_evidence.openGit)(folder);
  if (opened.status !== "ok") return refused(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const refusal = await findRefusal(opened.git, folder, named);
  return refusal === null ? commitNamed(opened.git, folder, named, request) : refused(refusal);
}
async function commitNamed(git, folder, named, { message, isTrusted }) {
  const { ofRepository, places, runsOthers, settings } = await (0, import_shared_core_planning_documents_planning_settings.commitPrograms)(git, folder, named);
  const programs = ofRepository.filter((program) => !isTrusted(program));
  if (programs.length > 0) {
    const changed2 = await changesOf(git, (args) => ask(git, args), named);
    return changed2?.length === 0 ? { status: "unchanged" } : { status: "untrusted", programs, places };
  }
  const variables = runsOthers ? { PATH: process.env.PATH ?? "" } : CLOSED;
  const writer = (0, import_shared_simple_git_dist_index.writingGit)(git, folder, git.environment(settings, variables));
  const changed = await changesOf(git, (args) => answerOf(writer, args), named);
  if (changed === null) return refused("git cannot tell what changed");
  return changed.length === 0 ? { status: "unchanged" } : commit(writer, changed, message);
}
var CLOSED = { GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" };
function refused(reason) {
  return { status: "refused", reason };
}
function inside(folder, path) {
  const way = (0, import_node_path.relative)(folder, (0, import_node_path.resolve)(folder, path));
  if (way === "" || way === ".." || way.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(way)) return null;
  return way.replaceAll(import_node_path.sep, "/");
}
async function findRefusal(git, folder, named) {
  if ((await ask(git, ["rev-parse", "--is-inside-work-tree"]))?.trim() !== "true") {
    return "this is not a git repository";
  }
  if (await ask(git, ["symbolic-ref", "-q", "HEAD"]) === null) {
    return "HEAD is detached, so a commit could get lost: check out a branch and commit it there";
  }
  const under = await operationUnderWay(git, folder);
  if (under !== null) return `${under} is under way: finish it, then commit`;
  if ((await ask(git, ["ls-files", "--unmerged", "--", ":/"]) ?? "").trim() !== "") {
    return "files with conflicts wait to be resolved: resolve them, then commit";
  }
  const ignored = await ask(git, ["check-ignore", "--", ...named]);
  return ignored === null ? null : `git ignores ${firstLine(ignored)} here`;
}
async function operationUnderWay(git, folder) {
  for (const [name, words] of UNDER_WAY) {
    const place = (await ask(git, ["rev-parse", "--git-path", name]))?.trim();
    if (place !== void 0 && place !== "" && (0, import_node_fs.existsSync)((0, import_node_path.resolve)(folder, place))) return words;
  }
  return null;
}
async function changesOf({ top }, run, named) {
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const paths = named.map((path) => `:(literal)${path}`);
  const status = await run(["status", ...options, "--", ...paths]);
  if (top === null || status === null) return null;
  return status.split("\0").filter((entry) => entry !== "").map((entry) => ({
    pathspec: `:(top,literal)${entry.slice(3)}`,
    // What `git rm --cached` left behind is there in two entries: gone from the index, and untracked.
    isUnknown: entry.startsWith("??") && (0, import_node_fs.existsSync)((0, import_node_path.join)(top, entry.slice(3)))
  }));
}
async function commit(git, changes, message) {
  const all = [...new Set(changes.map(({ pathspec }) => pathspec))];
  const unknown = changes.filter(({ isUnknown }) => isUnknown).map(({ pathspec }) => pathspec);
  try {
    if (unknown.length > 0) await whenFree(git, ["add", "--intent-to-add", "--", ...unknown]);
    await whenFree(git, ["commit", "--quiet", "--only", "--message", message, "--", ...all]);
    return { status: "committed", hash: (await git.raw(["rev-parse", "HEAD"])).trim() };
  } catch (error) {
    if (unknown.length > 0) await answerOf(git, ["rm", "--cached", "--quiet", "--force", "--", ...unknown]);
    return refused(`git did not take the commit (${(0, import_shared_simple_git_dist_index.reasonOf)(error)})`);
  }
}
async function whenFree(git, args) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await git.raw([...args]);
    } catch (error) {
      if (tried >= LOCK_TRIES || !BUSY.test(String(error))) throw error;
      await (0, import_promises.setTimeout)(LOCK_WAIT_MS);
    }
  }
}
async function ask(git, args) {
  const answer = await git.run(args);
  return answer.status === "ok" ? answer.output : null;
}
async function answerOf(git, args) {
  try {
    return await git.raw([...args]);
  } catch {
    return null;
  }
}
function firstLine(text) {
  return text.trim().split("\n")[0] ?? "";
}
module.exports = {
  commitFiles: commitFiles
};
