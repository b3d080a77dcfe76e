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
__export(stdin_exports, {
  commitPrograms: () => commitPrograms
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_adapters_git_git_settings = require("./shared.adapters.git.git-settings.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/adapters/git/commit-programs.ts
var HOOKS = "pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction".split(" ");
var LARGEST_HOOK = 64 * 1024 * 1024;
async function commitPrograms(git, root, paths) {
  const folder = await hooksFolder(git, root);
  const hooks = HOOKS.map((name) => (0, import_node_path.join)(folder.path, name)).filter(import_app_guidance_step_guidance.isProgram);
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
  const ofRepository2 = (0, import_shared_adapters_git_git_settings.lastOf)(git.settings.repository, "core.hookspath");
  const own = (0, import_shared_adapters_git_git_settings.lastOf)(git.settings.user, "core.hookspath");
  const given = ofRepository2 ?? own;
  if (given !== null) {
    const path = (0, import_node_path.resolve)(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, (0, import_node_os.homedir)()));
    return { path, isOwn: ofRepository2 === null && !(0, import_hooks_active_on_stop.leadsInto)(path, (0, import_hooks_active_on_stop.projectReach)(root)) };
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
  const file = (0, import_hooks_active_on_stop3.readFile)(path, import_hooks_active_on_stop3.named, LARGEST_HOOK);
  return file.status === "ok" ? (0, import_hooks_active_on_stop2.createHash)("sha256").update(file.bytes).digest("hex") : (0, import_hooks_active_on_stop2.randomUUID)();
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
  const told = await git.run(["check-attr", "-z", "filter", "--", ...paths]);
  const fields = told.status === "ok" ? told.output.split("\0") : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ""] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}
function ofRepository({ settings }, isMeant) {
  return [...settings.repository.keys()].flatMap((key) => {
    const value = (0, import_shared_adapters_git_git_settings.lastOf)(settings.repository, key) ?? "";
    return isMeant(key) && value !== "" && !settings.user.has(key) ? [[key, value]] : [];
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitPrograms
});
