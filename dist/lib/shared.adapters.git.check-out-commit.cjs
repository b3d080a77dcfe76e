

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_node_path = require("node:path");
// src/adapters/git/check-out-commit.ts
async function checkOutCommit(folder, place, isOurs) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return impossible(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const { top } = git;
  if (top === null) return impossible((0, import_adapters_git_work_tree.noRepository)(folder));
  const commit = await (0, import_app_loop_gather_evidence.headOf)(git);
  if (commit === null) return impossible("the repository has no commit yet");
  const lacking = await lacks(git, commit, (0, import_node_path.relative)(top, folder));
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
  const entries = await (0, import_app_loop_gather_evidence.pathsOf)(git, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  if (entries === null) return "git cannot list the files of the last commit";
  const module2 = entries.find((entry) => entry.startsWith("160000 "))?.split("	")[1];
  if (module2 !== void 0)
    return `the repository has submodules (${(0, import_node_path.basename)(module2)}), which stay empty there`;
  const prefix = `	${inside.replaceAll("\\", "/")}/`;
  const isThere = inside === "" || entries.some((entry) => entry.includes(prefix));
  return isThere ? null : "no file of the project is committed yet";
}
var POINTER = "version https://git-lfs.github.com/spec/";
var MOST_POINTERS = 200;
async function pointerIn(place) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(place);
  if (opened.status !== "ok") return null;
  const paths = await (0, import_app_loop_gather_evidence.pathsOf)(opened.git, ["ls-files", "-z", "--", ":(attr:filter=lfs)"]);
  return (paths ?? []).slice(0, MOST_POINTERS).find((path) => (0, import_common.textOf)((0, import_node_path.join)(place, path), import_common2.named, 1024)?.startsWith(POINTER)) ?? null;
}
async function removeLost(git, folder, isOurs) {
  const lines = (await (0, import_app_loop_gather_evidence.outputOf)(git, ["worktree", "list", "--porcelain"]) ?? "").split("\n");
  const paths = lines.flatMap((line) => line.startsWith("worktree ") ? [(0, import_node_path.resolve)(line.slice(9))] : []);
  for (const path of paths.filter(isOurs)) await removeCheckout(folder, path);
}
async function ignoredPaths(folder, paths) {
  const opened = paths.length === 0 ? null : await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened?.status !== "ok") return [];
  const options = ["--others", "--ignored", "--exclude-standard", "-z"];
  const literal = paths.map((path) => `:(literal)${path}`);
  return await (0, import_app_loop_gather_evidence.pathsOf)(opened.git, ["ls-files", ...options, "--", ...literal]) ?? [];
}
module.exports = {
  checkOutCommit: checkOutCommit,
  ignoredPaths: ignoredPaths,
  removeCheckout: removeCheckout
};
