var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{commitHurdle:()=>commitHurdle,hurdleAhead:()=>hurdleAhead}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_promises=require("node:timers/promises");
// src/adapters/git/commits/commit-hurdles.ts
var UNDER_WAY = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"]
];
async function commitHurdle(git, folder, named) {
  if (await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--is-inside-work-tree"]) !== "true") {
    return (0, import_adapters_git_work_tree.noRepository)(folder);
  }
  const state = await stateHurdle(git, folder);
  if (state !== null) return state;
  const ignored = named.length === 0 ? null : await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["check-ignore", "--", ...named]);
  if (ignored !== null) return `git ignores ${ignored.split("\n", 1)[0]} here`;
  const filter = await filterHurdle(git, folder, named);
  const blocker = (0, import_adapters_git_work_tree.knownBlocker)(folder);
  return blocker === null ? filter : (0, import_adapters_git_work_tree.blockedBy)(blocker);
}
async function hurdleAhead(folder, named) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { git } = opened;
  return await stateHurdle(git, folder) ?? await lockHurdle(git, folder) ?? await nameHurdle(git) ?? await submoduleHurdle(git, named) ?? filterHurdle(git, folder, named);
}
async function stateHurdle(git, folder) {
  const under = await operationUnderWay(git, folder);
  if (under !== null) return `${under} is under way: finish it, then commit`;
  if (await (0, import_app_loop_gather_evidence.outputOf)(git, ["symbolic-ref", "-q", "HEAD"]) === null) {
    return "HEAD is detached, so a commit could get lost: check out a branch and commit it there";
  }
  return (await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["ls-files", "--unmerged", "--", ":/"]) ?? "") === "" ? null : "some files have unresolved conflicts: resolve them, then commit";
}
async function operationUnderWay(git, folder) {
  const places = await gitFiles(
    git,
    folder,
    UNDER_WAY.map(([file]) => file)
  );
  const at = places.findIndex((path) => (0, import_node_fs.existsSync)(path));
  return UNDER_WAY[at]?.[1] ?? null;
}
async function gitFiles(git, folder, names) {
  const listed = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", ...names.flatMap((name) => ["--git-path", name])]);
  return listed === null ? [] : listed.split(/\r?\n/).map((place) => (0, import_node_path.resolve)(folder, place));
}
var LOCK_TRIES = 12;
var LOCK_WAIT_MS = 250;
async function lockHurdle(git, folder) {
  const [path] = await gitFiles(git, folder, ["index.lock"]);
  for (let tried = 0; path !== void 0 && (0, import_node_fs.existsSync)(path); tried += 1) {
    if (tried === LOCK_TRIES)
      return `another git process holds the index, or one was killed: if none is running, remove ${path}`;
    await (0, import_promises.setTimeout)(LOCK_WAIT_MS);
  }
  return null;
}
async function nameHurdle(git) {
  if (await (0, import_app_loop_gather_evidence.outputOf)(git, ["var", "GIT_COMMITTER_IDENT"]) !== null) return null;
  return 'git has no name and address for a commit: git config user.name "YOUR NAME" and git config user.email YOUR@ADDRESS set them';
}
async function submoduleHurdle(git, named) {
  if (git.top === null || !(0, import_node_fs.existsSync)((0, import_node_path.resolve)(git.top, ".gitmodules"))) return null;
  const listed = await (0, import_app_loop_gather_evidence.outputOf)(git, ["ls-files", "--stage", "-z", "--full-name"]);
  const prefix = await (0, import_app_loop_gather_evidence.firstLineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const modules = [...(listed ?? "").matchAll(/(?:^|\0)160000 [0-9a-f]+ \d\t([^\0]+)/g)].map(
    ([, path = ""]) => path
  );
  const within = named.find((path) => modules.some((one) => `${prefix}${path}`.startsWith(`${one}/`)));
  return within === void 0 ? null : `${within} is in a submodule, whose changes a commit here cannot contain: plan that work in the submodule's own repository, or take the file out of the plan`;
}
var NEEDED = /* @__PURE__ */ new Set(["lfs", "git-crypt", "crypt", "transcrypt", "git-agecrypt"]);
async function filterHurdle(git, folder, named) {
  if (named.length === 0) return null;
  const attributes = await (0, import_app_loop_gather_evidence.outputOf)(git, ["check-attr", "-z", "filter", "--", ...named]);
  const fields = (attributes ?? "").split("\0");
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", , filter = ""] = fields.slice(at, at + 3);
    const problem = NEEDED.has(filter) ? missingFilter(git, folder, filter) : null;
    if (problem !== null) return `${path} goes through the filter "${filter}", ${problem}`;
  }
  return null;
}
function missingFilter({ settings }, folder, filter) {
  const commands = ["clean", "process"].flatMap((kind) => {
    const key = `filter.${filter}.${kind}`;
    return (0, import_adapters_git_work_tree2.lastOf)(settings.repository, key) ?? (0, import_adapters_git_work_tree2.lastOf)(settings.user, key) ?? [];
  });
  const cure = filter === "lfs" ? "install Git LFS and run git lfs install" : "set it up first";
  if (commands.every((command) => command === "")) return `which git does not know here: ${cure}`;
  const needsLfs = filter === "lfs" && commands.some((command) => command.startsWith("git-lfs "));
  return needsLfs && (0, import_common.findProgram)("git-lfs", process.env, folder) === null ? `whose program is not installed: ${cure}` : null;
}
