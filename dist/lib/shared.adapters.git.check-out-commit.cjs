var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{branchBase:()=>branchBase,checkOutCommit:()=>checkOutCommit,ignoredPaths:()=>ignoredPaths,removeCheckout:()=>removeCheckout}),module.exports=__toCommonJS(stdin_exports);var import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_path=require("node:path");
// src/adapters/git/check-out-commit.ts
async function checkOutCommit(folder, place, isOurs, wanted) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return impossible(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const { top } = git;
  if (top === null) return impossible((0, import_adapters_git_work_tree.noRepository)(folder));
  const commit = wanted ?? await (0, import_app_loop_gather_evidence.headOf)(git);
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

// src/adapters/git/branch-base.ts
async function branchBase(folder, ref) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return refused(`This needs git: ${import_shared_simple_git_dist_index.CANNOT_USE[opened.status]}.`);
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence.lineOf)(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  if (git.top === null || head === null)
    return refused("This folder has no commit: there is no branch to prove.");
  const commit = ref === null ? await leftMainAt(git, head) : await mergeBase(git, ref);
  const tree = commit === null ? null : await (0, import_app_loop_gather_evidence.lineOf)(git, ["rev-parse", "--verify", "--quiet", `${commit}^{tree}`]);
  if (commit !== null && tree !== null) return { status: "ok", commit, tree, head };
  return refused(
    ref === null ? "This branch left none of the usual main ones: name what it is compared with, --base COMMIT." : `git does not know a common commit of HEAD and ${ref}: fetch it, or name another with --base.`
  );
}
function mergeBase(git, other) {
  return (0, import_app_loop_gather_evidence.lineOf)(git, ["merge-base", "--end-of-options", other, "HEAD"]);
}
async function leftMainAt(git, head) {
  for (const other of await mainBranches(git)) {
    const commit = await mergeBase(git, other);
    if (commit !== null && commit !== head) return commit;
  }
  return null;
}
async function mainBranches(git) {
  const remote = await (0, import_app_loop_gather_evidence.lineOf)(git, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  const names = ["main", "master", "trunk", "develop"];
  return [
    ...remote === null ? [] : [remote],
    ...names.map((name) => `refs/remotes/origin/${name}`),
    ...names.map((name) => `refs/heads/${name}`),
    "@{upstream}"
  ];
}
function refused(reason) {
  return { status: "refused", reason };
}
