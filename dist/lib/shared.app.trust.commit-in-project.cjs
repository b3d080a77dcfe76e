var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  commitInProject: () => commitInProject,
  untrustedHooks: () => untrustedHooks
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_git_open_git = require("./shared.adapters.git.open-git.cjs");

var import_node_fs = require("node:fs");
// src/app/trust/commit-in-project.ts
async function commitInProject(root, paths, message, { project = root, env = process.env } = {}) {
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./adapters.git.commit-files.cjs")));
  const result = await commitFiles({ root, paths, message, isTrusted: trustIn(project, env) });
  if (result.status !== "untrusted") return result;
  const { programs, places } = result;
  await noteRefused(project, env, { plan: places.join(", "), commands: programs });
  const named = places.map((place) => (0, import_hooks_active_on_stop2.plainLine)(place, 120)).join(", ");
  const reason = `a commit here would run ${named}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor or \`msw-protocol trust list\` shows`;
  return { status: "refused", reason };
}
async function untrustedHooks({ project, env }) {
  const opened = await (0, import_shared_adapters_git_open_git.openGit)(project);
  if (opened.status !== "ok" || opened.git.top === null) return { plan: "", commands: [] };
  const { commitPrograms } = await Promise.resolve().then(() => __toESM(require("./adapters.git.commit-programs.cjs")));
  const { ofRepository, places } = await commitPrograms(opened.git, import_node_fs.realpathSync.native(project), []);
  const isAllowed = trustIn(project, env);
  return { plan: places.join(", "), commands: ofRepository.filter((program) => !isAllowed(program)) };
}
async function noteRefused(project, env, { plan, commands }) {
  const folder = (0, import_hooks_active_on_stop.ownUserFolder)(project, env);
  if (folder.status !== "ok") return;
  await (0, import_hooks_active_on_command.noteUntrusted)({ project, userFolder: folder.path, now: Date.now }, { plan, commands });
}
function trustIn(project, env) {
  const trusted = (0, import_adapters_loops_record_schemas.once)(() => {
    const folder = (0, import_hooks_active_on_stop.ownUserFolder)(project, env);
    if (folder.status !== "ok") return /* @__PURE__ */ new Set();
    const top = (0, import_shared_adapters_git_open_git.topOf)(project);
    const places = top === null ? [project] : [project, top];
    return new Set(places.flatMap((place) => (0, import_hooks_active_on_command2.listTrusted)(folder.path, place)));
  });
  return (program) => trusted().has(program);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitInProject,
  untrustedHooks
});
