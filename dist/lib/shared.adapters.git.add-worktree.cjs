var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{makeCleanCheckout:()=>makeCleanCheckout,moveWorktree:()=>moveWorktree,openWorktree:()=>openWorktree,removeMerged:()=>removeMerged,removeWorktree:()=>removeWorktree}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_adapters_control_tree_bring_ignored=require("./shared.adapters.control-tree.bring-ignored.cjs"),import_common=require("./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence2=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
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
    return refused((0, import_shared_simple_git_dist_index.gitReason)(error));
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
    return (0, import_shared_simple_git_dist_index.gitReason)(error);
  }
}
async function removeWorktree(folder, worktree) {
  await remove(folder, worktree, "-D");
}
function removeMerged(folder, worktree) {
  return remove(folder, worktree, "-d");
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
    const { missing, without } = (0, import_shared_adapters_control_tree_bring_ignored.bringIgnored)({
      top: added.top,
      tree: path,
      changed: [...uncommitted, ".msw", ".git"],
      keep: { kind: "settled" },
      layers: null
    });
    return { ...added, missing: [...without, ...missing] };
  } catch (error) {
    if (!again) await removeWorktree(folder, { branch, path });
    throw error;
  }
}

var import_shared_adapters_git_remote_clone = require("./shared.adapters.git.remote-clone.cjs");

var import_shared_adapters_control_tree_bring_ignored2 = require("./shared.adapters.control-tree.bring-ignored.cjs");

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_common2 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/control-tree/clean-checkout.ts
async function makeCleanCheckout({
  project,
  userFolder,
  without,
  commit: wanted
}) {
  let place = null;
  try {
    place = (0, import_shared_adapters_control_tree_bring_ignored2.makeTemporaryPlace)(userFolder, (0, import_adapters_git_work_tree.topOf)(project) ?? project);
    const { around, folder } = place;
    const made = await (0, import_shared_adapters_git_remote_clone.checkOutCommit)(
      project,
      folder,
      (path) => (0, import_shared_adapters_control_tree_bring_ignored2.isTemporaryPlace)(userFolder, path) && !(0, import_node_fs2.existsSync)(path),
      wanted
    );
    if (made.status === "impossible") {
      (0, import_shared_adapters_control_tree_bring_ignored2.discard)(around);
      return made;
    }
    const { top, commit } = made;
    const fromTop = (paths) => paths.map((path) => (0, import_node_path2.relative)(top, (0, import_node_path2.join)(project, path)).split(import_node_path2.sep).join("/"));
    const uncommitted = await (0, import_app_loop_gather_evidence.uncommittedPaths)(top) ?? [];
    const changed = [...uncommitted, ...fromTop(without), ".msw", ".git"];
    const tree = (0, import_shared_adapters_control_tree_bring_ignored2.furnish)(
      { top, changed, project, kept: null, keep: { kind: "settled" } },
      { around, folder: import_node_fs2.realpathSync.native(folder) }
    );
    const toProject = (path) => (0, import_node_path2.relative)(project, (0, import_node_path2.join)(top, path)).split(import_node_path2.sep).join("/");
    const checkout = {
      ...tree,
      commit,
      missing: [...tree.without, ...tree.missing].map(
        (path) => `${toProject(path)}${path.endsWith("/") ? "/" : ""}`
      ),
      uncommitted: uncommitted.map(toProject),
      restore: (text) => (0, import_app_loop_gather_evidence3.redirectPaths)(text, folder, top),
      remove: async () => {
        await (0, import_shared_adapters_git_remote_clone.removeCheckout)(project, folder);
        (0, import_shared_adapters_control_tree_bring_ignored2.discard)(around);
      }
    };
    return { status: "ok", checkout };
  } catch (error) {
    if (place !== null) {
      await (0, import_shared_adapters_git_remote_clone.removeCheckout)(project, place.folder);
      (0, import_shared_adapters_control_tree_bring_ignored2.discard)(place.around);
    }
    const code = (0, import_common2.errorCode)(error) ?? "unknown error";
    return { status: "impossible", reason: `a temporary folder cannot be filled (${code})` };
  }
}
