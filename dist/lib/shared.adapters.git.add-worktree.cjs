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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_node_path = require("node:path");
// src/adapters/git/add-worktree.ts
function addWorktree(folder, { branch, path }) {
  return add(folder, path, ["-b", branch, path, "HEAD"]);
}
function addWorktreeAgain(folder, { branch, path }) {
  return add(folder, path, ["--force", path, branch]);
}
async function add(folder, path, words) {
  const opened = await (0, import_app_loop_gather_evidence2.openGit)(folder);
  if (opened.status !== "ok") return refused(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  if (git.top === null) return refused("this is not a git repository");
  if (await (0, import_shared_core_planning_phases_plan_format2.headOf)(git) === null) return refused("the repository has no commit yet");
  const inside = (0, import_node_path.relative)(git.top, folder).replaceAll("\\", "/");
  if ((await git.run(["cat-file", "-e", `HEAD:${inside}`])).status !== "ok")
    return refused(`${(0, import_hooks_active_on_stop.shownName)(inside)} is not in the last commit`);
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder, [], import_shared_simple_git_dist_index.NO_FETCH).raw(["worktree", "add", "--quiet", ...words]);
  } catch (error) {
    return refused((0, import_shared_simple_git_dist_index.reasonOf)(error));
  }
  return { status: "ok", top: git.top, folder: (0, import_node_path.join)(path, inside) };
}
async function moveWorktree(folder, from, to) {
  const opened = await (0, import_app_loop_gather_evidence2.openGit)(folder);
  if (opened.status !== "ok") return import_shared_simple_git_dist_index.CANNOT_USE[opened.status];
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(opened.git, folder).raw(["worktree", "move", from, to]);
    return null;
  } catch (error) {
    return (0, import_shared_simple_git_dist_index.reasonOf)(error);
  }
}
async function removeWorktree(folder, worktree) {
  await remove(folder, worktree, "-D");
}
function removeMerged(folder, worktree) {
  return remove(folder, worktree, "-d");
}
async function remove(folder, { branch, path }, how) {
  const opened = await (0, import_app_loop_gather_evidence2.openGit)(folder);
  if (opened.status !== "ok") return false;
  const git = (0, import_shared_simple_git_dist_index.hooklessGit)(opened.git, folder);
  try {
    await git.raw(["worktree", "remove", "--force", path]);
    await git.raw(["branch", how, branch]);
    return true;
  } catch {
    return false;
  }
}
function refused(why) {
  return { status: "refused", reason: `No worktree could be made: ${why}.` };
}
// src/app/workspace/open-worktree.ts
async function openWorktree(folder, { branch, path, again = false }) {
  const added = await (again ? addWorktreeAgain : addWorktree)(folder, { branch, path });
  if (added.status === "refused") return added;
  try {
    const uncommitted = await (0, import_app_loop_gather_evidence.uncommittedPaths)(added.top) ?? [];
    const missing = (0, import_shared_core_planning_phases_plan_format.bringIgnored)({ top: added.top, tree: path, changed: [...uncommitted, ".msw", ".git"] });
    return { ...added, missing };
  } catch (error) {
    if (!again) await removeWorktree(folder, { branch, path });
    throw error;
  }
}
module.exports = {
  moveWorktree: moveWorktree,
  openWorktree: openWorktree,
  removeMerged: removeMerged,
  removeWorktree: removeWorktree
};
