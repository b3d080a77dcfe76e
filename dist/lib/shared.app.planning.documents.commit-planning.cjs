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
  commitPlanning: () => commitPlanning
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_trust_commit_in_project = require("./shared.app.trust.commit-in-project.cjs");

var import_shared_adapters_git_run_git = require("./shared.adapters.git.run-git.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/commit-planning.ts
async function commitPlanning(root, paths, message, env = process.env) {
  if ((0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await (0, import_shared_adapters_git_run_git.runGit)(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  const kept = [];
  for (const path of paths) if (!await isIgnored(root, path)) kept.push(path);
  if (kept.length === 0 && paths.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => __toESM(require("./app.planning.documents.secret-objection.cjs")));
  const reason = await secretObjection(root, kept);
  if (reason !== null) return { status: "refused", reason };
  return (0, import_shared_app_trust_commit_in_project.commitInProject)(root, kept, message, { env });
}
async function isIgnored(root, path) {
  const name = (0, import_node_path.relative)(root, path).startsWith("..") ? path : path.replaceAll(import_node_path.sep, "/");
  return (await (0, import_shared_adapters_git_run_git.runGit)(root, ["check-ignore", "-q", "--", name])).status === "ok";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitPlanning
});
