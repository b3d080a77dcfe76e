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
  doctor: () => doctor
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/diagnose/diagnose-opening.ts
function openDiagnosis(projectFolder2, env) {
  let project2;
  try {
    project2 = import_node_fs.realpathSync.native((0, import_node_path.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  try {
    const opened = (0, import_hooks_active_on_stop.openWorkspace)(project2, env);
    if (opened.status === "ok") return opened;
  } catch {
  }
  const folder = (0, import_hooks_active_on_stop2.ownUserFolder)(project2, env);
  return {
    status: "ok",
    workspace: {
      project: project2,
      key: "",
      userFolder: folder.status === "ok" ? folder.path : "",
      env,
      now: Date.now
    }
  };
}
// src/cli/doctor-noun.ts
var doctor = {
  help: import_hooks_active_on_stop3.prose`msw-protocol doctor [--json] [--project DIR]

Looks at everything that MSW needs, leaves nothing behind, and says what to do. Exits 1 when something fails.`,
  verbs: { "": { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: import_shared_cli_frame_named_path.noWords, run: examine } }
};
async function examine(call) {
  const folder = (0, import_shared_cli_frame_open_project.projectFolder)(call);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const opened = openDiagnosis(folder.path, call.env);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const { diagnose, renderDiagnosis } = await Promise.resolve().then(() => __toESM(require("./app.diagnose.diagnose.cjs")));
  const diagnosis = await diagnose(opened.workspace);
  const { text } = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneAsciiJson)(diagnosis) : (0, import_shared_cli_frame_named_path.done)(renderDiagnosis(diagnosis));
  const wrong = failing(diagnosis);
  if (wrong.length === 0) return { code: 0, text, problem: null };
  return { code: 1, text, problem: `MSW cannot work here yet: ${wrong.join(", ")}; see what to do above.` };
}
function failing({ checks }) {
  return checks.filter((check) => check.status === "fail").map((check) => check.name);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  doctor
});
