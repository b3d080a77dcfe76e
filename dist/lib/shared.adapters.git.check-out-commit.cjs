

var import_shared_adapters_witness_bring_ignored = require("./shared.adapters.witness.bring-ignored.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_common = require("./common.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/git/add-worktree.ts
function addWorktree(folder, { branch, path }) {
  return add(folder, path, ["-b", branch, path, "HEAD"]);
}
function addWorktreeAgain(folder, { branch, path }) {
  return add(folder, path, ["--force", path, branch]);
}
async function add(folder, path, words) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return refused(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  if (git.top === null) return refused((0, import_adapters_git_work_tree.noRepository)(folder));
  if (await (0, import_app_loop_gather_evidence2.headOf)(git) === null) return refused("the repository has no commit yet");
  const inside = (0, import_node_path.relative)(git.top, folder).replaceAll("\\", "/");
  if ((await git.run(["cat-file", "-e", `HEAD:${inside}`])).status !== "ok")
    return refused(`${(0, import_common.shownName)(inside)} is not in the last commit`);
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder, [], import_shared_simple_git_dist_index.NO_FETCH).raw(["worktree", "add", "--quiet", ...words]);
  } catch (error) {
    return refused((0, import_shared_simple_git_dist_index.reasonOf)(error));
  }
  return { status: "ok", top: git.top, folder: (0, import_node_path.join)(path, inside) };
}
async function moveWorktree(folder, from, to) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return import_shared_simple_git_dist_index.CANNOT_USE[opened.status];
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(opened.git, folder).raw(["worktree", "move", from, to]);
    return null;
  } catch (error) {
    return (0, import_shared_simple_git_dist_index.reasonOf)(error);
  }
}
async function removeWorktree(folder, worktree2) {
  await remove(folder, worktree2, "-D");
}
function removeMerged(folder, worktree2) {
  return remove(folder, worktree2, "-d");
}
async function remove(folder, { branch, path }, how) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return false;
  const git = (0, import_shared_simple_git_dist_index.hooklessGit)(opened.git, folder);
  try {
    await git.raw(["worktree", "remove", "--force", path]).catch((error) => {
      if ((0, import_node_fs.existsSync)(path)) throw error;
    });
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
    const missing = (0, import_shared_adapters_witness_bring_ignored.bringIgnored)({ top: added.top, tree: path, changed: [...uncommitted, ".msw", ".git"] });
    return { ...added, missing };
  } catch (error) {
    if (!again) await removeWorktree(folder, { branch, path });
    throw error;
  }
}

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/adapters/git/check-out-commit.ts
async function checkOutCommit(folder, place, isOurs) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return impossible(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const { top } = git;
  if (top === null) return impossible((0, import_adapters_git_work_tree.noRepository)(folder));
  const commit = await (0, import_app_loop_gather_evidence2.headOf)(git);
  if (commit === null) return impossible("the repository has no commit yet");
  const lacking = await lacks(git, commit, (0, import_node_path2.relative)(top, folder));
  if (lacking !== null) return impossible(lacking);
  await removeLost(git, folder, isOurs);
  try {
    await worktree(git, folder, ["add", "--quiet", "--detach", place, commit]);
  } catch (error) {
    await removeCheckout(folder, place);
    return impossible(`git cannot check the commit out (${(0, import_shared_simple_git_dist_index.reasonOf)(error)})`);
  }
  const pointer = await pointerIn(place);
  if (pointer === null) return { status: "ok", top, commit };
  await removeCheckout(folder, place);
  return impossible(`${pointer} is kept by Git LFS, and its content is not on this machine`);
}
function impossible(reason) {
  return { status: "impossible", reason };
}
async function removeCheckout(folder, place) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return;
  try {
    await worktree(opened.git, folder, ["remove", "--force", "--force", place]);
  } catch {
  }
}
function worktree(git, folder, args) {
  return (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder, [], import_shared_simple_git_dist_index.NO_FETCH).raw(["worktree", ...args]);
}
async function lacks(git, commit, inside) {
  const entries = await (0, import_app_loop_gather_evidence2.pathsOf)(git, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  if (entries === null) return "git cannot list the files of the last commit";
  const module2 = entries.find((entry) => entry.startsWith("160000 "))?.split("	")[1];
  if (module2 !== void 0)
    return `the repository has submodules (${(0, import_node_path2.basename)(module2)}), which stay empty there`;
  const prefix = `	${inside.replaceAll("\\", "/")}/`;
  const isThere = inside === "" || entries.some((entry) => entry.includes(prefix));
  return isThere ? null : "no file of the project is committed yet";
}
var POINTER = "version https://git-lfs.github.com/spec/";
var MOST_POINTERS = 200;
async function pointerIn(place) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(place);
  if (opened.status !== "ok") return null;
  const paths = await (0, import_app_loop_gather_evidence2.pathsOf)(opened.git, ["ls-files", "-z", "--", ":(attr:filter=lfs)"]);
  return (paths ?? []).slice(0, MOST_POINTERS).find((path) => (0, import_common2.textOf)((0, import_node_path2.join)(place, path), import_common3.named, 1024)?.startsWith(POINTER)) ?? null;
}
async function removeLost(git, folder, isOurs) {
  const lines = (await (0, import_app_loop_gather_evidence2.outputOf)(git, ["worktree", "list", "--porcelain"]) ?? "").split("\n");
  const paths = lines.flatMap((line) => line.startsWith("worktree ") ? [(0, import_node_path2.resolve)(line.slice(9))] : []);
  for (const path of paths.filter(isOurs)) await removeCheckout(folder, path);
}
async function ignoredPaths(folder, paths) {
  const opened = paths.length === 0 ? null : await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened?.status !== "ok") return [];
  const options = ["--others", "--ignored", "--exclude-standard", "-z"];
  const literal = paths.map((path) => `:(literal)${path}`);
  return await (0, import_app_loop_gather_evidence2.pathsOf)(opened.git, ["ls-files", ...options, "--", ...literal]) ?? [];
}
module.exports = {
  checkOutCommit: checkOutCommit,
  ignoredPaths: ignoredPaths,
  moveWorktree: moveWorktree,
  openWorktree: openWorktree,
  removeCheckout: removeCheckout,
  removeMerged: removeMerged,
  removeWorktree: removeWorktree
};
