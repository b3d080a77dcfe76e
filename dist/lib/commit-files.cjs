"use strict";
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

// src/adapters/git/commit-files.ts
var commit_files_exports = {};
__export(commit_files_exports, {
  commitFiles: () => commitFiles
});
module.exports = __toCommonJS(commit_files_exports);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
var import_simple_git = require("./packages/simple-git.cjs");
var LIMIT_MS = 12e4;
var LOCK_TRIES = 60;
var LOCK_WAIT_MS = 250;
var BUSY = /index\.lock|HEAD\.lock|cannot lock ref/;
var IDENTITY = ["NAME", "EMAIL", "DATE"].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`]);
var UNDER_WAY = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"]
];
async function commitFiles(root, paths, message) {
  const folder = import_node_fs.realpathSync.native(root);
  const git = openGit(folder);
  const named = [];
  for (const path of paths) {
    const place = inside(folder, path) ?? inside((0, import_node_path.resolve)(root), path);
    if (place === null) return refused(`${path} lies outside ${root}`);
    named.push(literal(place));
  }
  if (named.length === 0) return { status: "unchanged" };
  const refusal = await findRefusal(git, folder);
  if (refusal !== null) return refused(refusal);
  const ignored = await ask(git, ["check-ignore", "--", ...named.map((path) => path.slice(PREFIX.length))]);
  if (ignored !== null) return refused(`git ignores ${firstLine(ignored)} here`);
  const changed = await changesOf(git, named);
  if (changed === null) return refused("git cannot tell what changed");
  return changed.length === 0 ? { status: "unchanged" } : commit(git, changed, message);
}
var PREFIX = ":(literal)";
function literal(path) {
  return `${PREFIX}${path}`;
}
function refused(reason) {
  return { status: "refused", reason };
}
function openGit(folder) {
  return (0, import_simple_git.simpleGit)({
    baseDir: folder,
    timeout: { block: LIMIT_MS },
    allowEnvironment: IDENTITY,
    maxConcurrentProcesses: 1,
    // By default a failure that prints nothing counts as success.
    errors: (error, { exitCode }) => error ?? (exitCode === 0 ? void 0 : new Error(`exit code ${exitCode}`))
  });
}
function inside(folder, path) {
  const way = (0, import_node_path.relative)(folder, (0, import_node_path.resolve)(folder, path));
  if (way === "" || way === ".." || way.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(way)) return null;
  return way.replaceAll(import_node_path.sep, "/");
}
async function findRefusal(git, folder) {
  if (await isMissing(git)) return "git is not installed";
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
  return null;
}
async function isMissing(git) {
  const { installed } = await git.version();
  return !installed;
}
async function operationUnderWay(git, folder) {
  for (const [name, words] of UNDER_WAY) {
    const place = (await ask(git, ["rev-parse", "--git-path", name]))?.trim();
    if (place !== void 0 && place !== "" && (0, import_node_fs.existsSync)((0, import_node_path.resolve)(folder, place))) return words;
  }
  return null;
}
async function changesOf(git, named) {
  const top = (await ask(git, ["rev-parse", "--show-toplevel"]))?.replace(/\r?\n$/, "");
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  const status = await ask(git, ["status", ...options, "--", ...named]);
  if (top === void 0 || status === null) return null;
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
    if (unknown.length > 0) await ask(git, ["rm", "--cached", "--quiet", "--force", "--", ...unknown]);
    return refused(`git did not take the commit (${reasonOf(error)})`);
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
  try {
    return await git.raw([...args]);
  } catch {
    return null;
  }
}
function firstLine(text) {
  return text.trim().split("\n")[0] ?? "";
}
function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split("\n").map((line) => line.trim());
  return (lines.findLast((line) => line !== "") ?? "no reason given").slice(0, 200);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitFiles
});
