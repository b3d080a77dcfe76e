var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{NOTES_REF:()=>NOTES_REF,branchBase:()=>branchBase,branchChanges:()=>branchChanges,checkOutCommit:()=>checkOutCommit,hasInHead:()=>hasInHead,headIn:()=>headIn,ignoredPaths:()=>ignoredPaths,isInHead:()=>isInHead,openClone:()=>openClone,openNotes:()=>openNotes,otherClientFile:()=>otherClientFile,pushHead:()=>pushHead,remoteState:()=>remoteState,removeCheckout:()=>removeCheckout,repositoryState:()=>repositoryState,treeState:()=>treeState,tryPush:()=>tryPush}),module.exports=__toCommonJS(stdin_exports);var import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/adapters/git/remote-clone.ts
var REMOTE = "origin";
async function remoteState(project) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  if (opened.status !== "ok") return refuse(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const url = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["remote", "get-url", REMOTE]);
  if (url === null || url === "") return refuse(`this repository has no remote ${REMOTE}`);
  const head = await (0, import_app_loop_gather_evidence.headOf)(git);
  if (head === null) return refuse("there is no commit yet");
  const prefix = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const isPushed = await isOnRemote(git, head);
  return { status: "ok", url, head, isPushed, folder: prefix.replace(/\/$/, "") };
}
async function hasInHead(project, path) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  return opened.status === "ok" && await (0, import_app_loop_gather_evidence.firstLineOf)(opened.git, ["cat-file", "-t", `HEAD:./${path}`]) === "blob";
}
async function isInHead(project, commit) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  return opened.status === "ok" && await isWithin(opened.git, commit, "HEAD");
}
async function tryPush(project, branch) {
  return push(project, branch, ["--dry-run"]);
}
async function openClone(plan) {
  const { folder, url, near, commit, branch } = plan;
  try {
    const isThere = (0, import_node_fs.existsSync)(folder);
    if (!isThere) {
      (0, import_common.makeFolder)((0, import_node_path.dirname)(folder), 448);
      const around = await gitIn((0, import_node_path.dirname)(folder));
      await (0, import_shared_simple_git_dist_index.hooklessGit)(around, (0, import_node_path.dirname)(folder)).raw([
        ...["clone", "--quiet", "--no-checkout", "--origin", REMOTE, "--reference-if-able", near],
        ...["--dissociate", "--", url, folder]
      ]);
    }
    const git = await gitIn(folder);
    const writing = (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder);
    if (isThere) await writing.raw(["fetch", "--quiet", "--prune", REMOTE]);
    if (!await isOnRemote(git, commit))
      return { reason: `no branch of the remote has the commit ${commit}` };
    const pushed = await (0, import_app_loop_gather_evidence.firstLineOf)(git, [
      "rev-parse",
      "--verify",
      "--quiet",
      `refs/remotes/${REMOTE}/${branch}`
    ]);
    if (pushed !== null && !await isWithin(git, commit, pushed))
      return { reason: `${branch} is on the remote and does not begin at the commit ${commit}` };
    if (isThere) return pushed === null || await isWithin(git, pushed, "HEAD") ? "kept" : "outdated";
    await copyIdentity(near, writing);
    await writing.raw(["checkout", "--quiet", "--no-track", "-B", branch, pushed ?? commit]);
    return "new";
  } catch (error) {
    return { reason: (0, import_shared_simple_git_dist_index.gitReason)(error) };
  }
}
async function copyIdentity(near, writing) {
  const from = await gitIn(near);
  for (const key of ["user.name", "user.email"]) {
    const value = await (0, import_app_loop_gather_evidence.firstLineOf)(from, ["config", "--get", key]);
    if (value !== null && value !== "") await writing.raw(["config", "--local", key, value]);
  }
}
async function pushHead(folder, branch) {
  return push(folder, branch, []);
}
async function push(folder, branch, options) {
  try {
    const git = await gitIn(folder);
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder).raw(["push", "--quiet", ...options, REMOTE, `HEAD:refs/heads/${branch}`]);
    return null;
  } catch (error) {
    return (0, import_shared_simple_git_dist_index.gitReason)(error);
  }
}
async function otherClientFile(folder, than) {
  const [ours, theirs] = await Promise.all([clientFiles(folder), clientFiles(than)]);
  if (ours === null || theirs === null) return ".claude";
  const known = new Set(theirs);
  const other = ours.find((entry) => !known.has(entry)) ?? theirs.find((entry) => !ours.includes(entry));
  return other === void 0 ? null : pathOf(other);
}
async function clientFiles(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return null;
  const entries = await (0, import_app_loop_gather_evidence.pathsOf)(opened.git, ["ls-tree", "-r", "-z", "--full-tree", "HEAD"]);
  return entries?.filter((entry) => CLIENT_FILE.test(pathOf(entry))) ?? null;
}
var CLIENT_FILE = /(?:^|\/)\.(?:claude(?:\/|$)|mcp\.json$)/i;
function pathOf(entry) {
  return entry.slice(entry.indexOf("	") + 1);
}
async function headIn(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  return opened.status === "ok" ? (0, import_app_loop_gather_evidence.headOf)(opened.git) : null;
}
async function gitIn(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") throw new Error(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  return opened.git;
}
async function isOnRemote(git, commit) {
  const found = await (0, import_app_loop_gather_evidence.firstLineOf)(git, [
    ...["for-each-ref", "--count=1", "--format=%(refname)", "--contains", commit],
    `refs/remotes/${REMOTE}`
  ]);
  return found !== null && found !== "";
}
async function isWithin(git, older, newer) {
  return await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["merge-base", "--is-ancestor", older, newer]) !== null;
}
function refuse(reason) {
  return { status: "refused", reason };
}

// src/adapters/git/commit-notes.ts
async function openNotes(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return { status: "refused", reason: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  return opened.git.top === null ? { status: "refused", reason: (0, import_adapters_git_work_tree.noRepository)(folder) } : { status: "ok", notes: notesIn(opened.git, folder) };
}
function notesIn(git, folder) {
  const objectNamed = (name) => (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", "--end-of-options", name]);
  return {
    commitNamed: (name) => objectNamed(`${name}^{commit}`),
    treeOf: (commit) => objectNamed(`${commit}^{tree}`),
    commitWith: async (tree) => {
      const log = await (0, import_app_loop_gather_evidence.outputOf)(git, ["log", "-n500", "--format=%H %T", "HEAD"]) ?? "";
      return log.split("\n").find((line) => line.endsWith(` ${tree}`))?.split(" ")[0] ?? null;
    },
    noteOf: (commit) => (0, import_app_loop_gather_evidence.outputOf)(git, ["notes", `--ref=${NOTES_REF}`, "show", commit]),
    attach: async (commit, text) => {
      try {
        const writing = (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder, [], import_shared_simple_git_dist_index.NO_FETCH);
        await writing.raw(["notes", `--ref=${NOTES_REF}`, "add", "--force", "--message", text, commit]);
        return null;
      } catch (error) {
        return `git refused the note (${(0, import_shared_simple_git_dist_index.gitReason)(error)})`;
      }
    }
  };
}
var NOTES_REF = "refs/notes/msw";

// src/adapters/git/branch-base.ts
async function branchBase(folder, ref) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return refused(`This needs git: ${import_shared_simple_git_dist_index.CANNOT_USE[opened.status]}.`);
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  if (git.top === null || head === null)
    return refused("This folder has no commit: there is no branch to prove.");
  const commit = ref === null ? await leftMainAt(git, head) : await mergeBase(git, ref);
  const tree = commit === null ? null : await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", `${commit}^{tree}`]);
  if (commit !== null && tree !== null) return { status: "ok", commit, tree, head };
  return refused(
    ref === null ? "No main branch was found from which this one was made: name the commit to compare with, --base COMMIT." : `git does not know a common commit of HEAD and ${ref}: fetch it, or name another with --base.`
  );
}
function mergeBase(git, other) {
  return (0, import_app_loop_gather_evidence.firstLineOf)(git, ["merge-base", "--end-of-options", other, "HEAD"]);
}
async function leftMainAt(git, head) {
  for (const other of await mainBranches(git)) {
    const commit = await mergeBase(git, other);
    if (commit !== null && commit !== head) return commit;
  }
  return null;
}
async function mainBranches(git) {
  const remote = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
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

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/adapters/git/check-out-commit.ts
async function checkOutCommit(folder, place, isOurs, wanted) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return impossible(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  const { top } = git;
  if (top === null) return impossible((0, import_adapters_git_work_tree.noRepository)(folder));
  const commit = wanted ?? await (0, import_app_loop_gather_evidence.headOf)(git);
  if (commit === null) return impossible("the repository has no commit yet");
  const lacking2 = await lacks(git, commit, (0, import_node_path2.relative)(top, folder));
  if (lacking2 !== null) return impossible(lacking2);
  await removeLost(git, folder, isOurs);
  try {
    await worktree(git, folder, ["add", "--quiet", "--detach", place, commit]);
  } catch (error) {
    await removeCheckout(folder, place);
    return impossible(`git cannot check the commit out (${(0, import_shared_simple_git_dist_index.gitReason)(error)})`);
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
  const paths = await (0, import_app_loop_gather_evidence.pathsOf)(opened.git, ["ls-files", "-z", "--", ":(attr:filter=lfs)"]);
  return (paths ?? []).slice(0, MOST_POINTERS).find((path) => (0, import_common2.textOf)((0, import_node_path2.join)(place, path), import_common3.named, 1024)?.startsWith(POINTER)) ?? null;
}
async function removeLost(git, folder, isOurs) {
  const lines = (await (0, import_app_loop_gather_evidence.outputOf)(git, ["worktree", "list", "--porcelain"]) ?? "").split("\n");
  const paths = lines.flatMap((line) => line.startsWith("worktree ") ? [(0, import_node_path2.resolve)(line.slice(9))] : []);
  for (const path of paths.filter(isOurs)) await removeCheckout(folder, path);
}
async function ignoredPaths(folder, paths) {
  const opened = paths.length === 0 ? null : await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened?.status !== "ok") return [];
  const options = ["--others", "--ignored", "--exclude-standard", "-z"];
  const literal = paths.map((path) => `:(literal)${path}`);
  return await (0, import_app_loop_gather_evidence.pathsOf)(opened.git, ["ls-files", ...options, "--", ...literal]) ?? [];
}

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/git/branches.ts
async function repositoryState(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return { status: "none", why: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  const { git } = opened;
  if (git.top === null) return { status: "none", why: (0, import_adapters_git_work_tree.noRepository)(folder) };
  const head = await (0, import_app_loop_gather_evidence.headOf)(git);
  if (head === null) return { status: "none", why: "the repository has no commit yet" };
  return { status: "ok", top: git.top, head, branch: await branchOf(git), against: lacking(git, git.top) };
}
function branchOf(git) {
  return (0, import_app_loop_gather_evidence.firstLineOf)(git, ["symbolic-ref", "--quiet", "--short", "HEAD"]);
}
function lacking({ settings: { repository } }, top) {
  if ((0, import_node_fs2.existsSync)((0, import_node_path3.join)(top, ".gitmodules"))) return "the repository has submodules";
  if ((0, import_adapters_git_work_tree2.lastOf)(repository, "core.sparsecheckout") === "true") return "only a part of it is checked out";
  const filters = [...repository.keys()].some((key) => key.startsWith("filter."));
  return filters ? "its own settings name filters, as those of Git LFS" : null;
}
async function branchChanges(root, branch) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return null;
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`]);
  if (head === null) return null;
  const isMerged = (await git.run(["merge-base", "--is-ancestor", head, "HEAD"])).status === "ok";
  const prefix = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const diff = await git.run(["diff", "--name-status", "-z", "--no-renames", `HEAD...${head}`]);
  if (diff.status !== "ok") return null;
  const fields = diff.output.split("\0");
  const entries = fields.flatMap(
    (letter, at) => at % 2 === 0 && letter !== "" ? [{ letter, path: import_node_path3.posix.relative(prefix === "" ? "." : prefix, fields[at + 1] ?? "") }] : []
  );
  return {
    head,
    isMerged,
    changed: entries.map(({ path }) => path),
    deleted: entries.filter(({ letter }) => letter === "D").map(({ path }) => path)
  };
}
async function treeState(folder) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return null;
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence.headOf)(git);
  const conflicts = await (0, import_app_loop_gather_evidence.conflictsIn)(git);
  if (head === null || conflicts === null) return null;
  return { branch: await branchOf(git), head, conflicts };
}
