var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,m)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==t&&__defProp(e,o,{get:()=>r[o],enumerable:!(m=__getOwnPropDesc(r,o))||m.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{COMMIT_HOOKS:()=>COMMIT_HOOKS,MERGE_HOOKS:()=>MERGE_HOOKS,commitPrograms:()=>commitPrograms}),module.exports=__toCommonJS(stdin_exports);var import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_path=require("node:path");
// src/adapters/git/commits/commit-programs.ts
var COMMIT_HOOKS = "pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction".split(" ");
var MERGE_HOOKS = "pre-merge-commit prepare-commit-msg commit-msg post-merge reference-transaction".split(" ");
var LARGEST_HOOK = 64 * 1024 * 1024;
async function commitPrograms(git, root, paths, names = COMMIT_HOOKS) {
  const folder = await hooksFolder(git, root);
  const hooks = names.map((name) => (0, import_node_path.join)(folder.path, name)).filter(import_common.isProgram);
  const foreign = (folder.isOwn ? [] : hooks).map((path) => ({
    path,
    place: placeOf(path, git.top ?? root)
  }));
  const configured = [...configuredHooks(git), ...await filtersOf(git, paths)];
  return {
    ofRepository: [...foreign.map(describeHook), ...configured.filter(isCommand).map(describeSetting)],
    places: [...foreign.map(({ place }) => place), ...configured.length === 0 ? [] : [".git/config"]],
    runsOthers: hooks.length > 0 || configured.length > 0,
    settings: [["core.hookspath", hooks.length === 0 ? "/dev/null" : folder.path], ...configured]
  };
}
async function hooksFolder(git, root) {
  const ofRepository2 = (0, import_adapters_git_work_tree.lastOf)(git.settings.repository, "core.hookspath");
  const own = (0, import_adapters_git_work_tree.lastOf)(git.settings.user, "core.hookspath");
  const given = ofRepository2 ?? own;
  if (given !== null) {
    const path = (0, import_node_path.resolve)(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, (0, import_common2.homeFolder)()));
    return { path, isOwn: ofRepository2 === null && !(0, import_common3.leadsInto)(path, (0, import_common3.projectReach)(root)) };
  }
  const common = await git.run(["rev-parse", "--git-common-dir"]);
  const gitFolder = common.status === "ok" ? common.output.replace(/\r?\n$/, "") : ".git";
  return { path: (0, import_node_path.resolve)(root, gitFolder, "hooks"), isOwn: false };
}
function placeOf(path, top) {
  const way = (0, import_node_path.relative)(top, path);
  return way.startsWith("..") || (0, import_node_path.isAbsolute)(way) ? path : way.split(import_node_path.sep).join("/");
}
function describeHook({ path, place }) {
  return `git hook ${place} sha256:${digestOf(path)}`;
}
function digestOf(path) {
  const file = (0, import_common5.readFile)(path, import_common6.named, LARGEST_HOOK);
  return file.status === "ok" ? (0, import_common4.createHash)("sha256").update(file.bytes).digest("hex") : (0, import_common4.randomUUID)();
}
function isCommand([key]) {
  return !key.endsWith(".required");
}
function describeSetting([key, value]) {
  return `git ${key}: ${value}`;
}
function configuredHooks(git) {
  return ofRepository(git, (key) => /^hook\..*\.command$/.test(key));
}
async function filtersOf(git, paths) {
  if (ofRepository(git, (key) => key.startsWith("filter.")).length === 0) return [];
  const attributes = await git.run(["check-attr", "-z", "filter", "--", ...paths]);
  const fields = attributes.status === "ok" ? attributes.output.split("\0") : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ""] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}
function ofRepository({ settings }, isMeant) {
  return [...settings.repository.keys()].flatMap((key) => {
    const value = (0, import_adapters_git_work_tree.lastOf)(settings.repository, key) ?? "";
    return isMeant(key) && value !== "" && !settings.user.has(key) ? [[key, value]] : [];
  });
}
