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
  done: () => done,
  doneJson: () => doneJson,
  doneRaw: () => doneRaw,
  failed: () => failed,
  failedWithList: () => failedWithList,
  isSet: () => isSet,
  json: () => json,
  misused: () => misused,
  namedFolder: () => namedFolder,
  namedPath: () => namedPath,
  noWords: () => noWords,
  project: () => project,
  textOf: () => textOf2
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_text_prose_json = require("./shared.core.text.prose-json.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/cli/frame/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
var noWords = { least: 0, most: 0, names: "" };
function textOf2(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}
// src/cli/frame/outcome.ts
function done(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : import_hooks_active_on_stop3.prose`${text}\n`, problem: null };
}
function doneJson(value) {
  return done((0, import_shared_core_text_prose_json.proseJson)(value));
}
function doneRaw(text) {
  return { code: 0, text: (0, import_hooks_active_on_stop4.ours)(text), problem: null };
}
function failed(problem) {
  return { code: 1, text: import_hooks_active_on_stop3.prose``, problem };
}
function failedWithList(reason) {
  const [first = reason] = reason.split("\n");
  const text = first === reason ? import_hooks_active_on_stop3.prose`` : done((0, import_hooks_active_on_command2.forPeople)(reason.split("\n"), Infinity)).text;
  return { code: 1, text, problem: first.replace(/:$/, ".") };
}
function misused(problem) {
  return { code: 2, text: import_hooks_active_on_stop3.prose``, problem };
}
// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project2 = sessionProject(call);
  if ((0, import_hooks_active_on_stop5.isInside)((0, import_hooks_active_on_stop5.realPath)(path), (0, import_hooks_active_on_stop5.realPath)(project2))) return { status: "ok", path };
  const reason = `${(0, import_hooks_active_on_stop2.plainLine)(word, 200)} lies outside of ${project2}, the project of this session: for Claude's tools that is closed.`;
  return { status: "refused", reason };
}
function namedFolder(call, word) {
  if (word !== null && word !== void 0) return namedPath(call, word);
  const here = namedPath(call, ".");
  return here.status === "ok" ? here : { status: "ok", path: sessionProject(call) };
}
function sessionProject({ cwd, env }) {
  const user = (0, import_hooks_active_on_stop.ownUserFolder)(cwd, env);
  const session = env.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? (0, import_hooks_active_on_command.readSessionCommands)(user.path, session) : null;
  const folder = known?.project ?? (0, import_node_path.resolve)(cwd, env.CLAUDE_PROJECT_DIR || ".");
  return (0, import_hooks_active_on_command3.findProject)(folder) ?? folder;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  done,
  doneJson,
  doneRaw,
  failed,
  failedWithList,
  isSet,
  json,
  misused,
  namedFolder,
  namedPath,
  noWords,
  project,
  textOf
});
