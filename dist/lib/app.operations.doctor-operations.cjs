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
  doctorOperations: () => doctorOperations
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_small = require("./shared.small.cjs");

var import_shared_app_diagnose_diagnose_project = require("./shared.app.diagnose.diagnose-project.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/diagnose/diagnose-opening.ts
function openDiagnosis(projectFolder, env) {
  let project;
  try {
    project = import_node_fs.realpathSync.native((0, import_node_path.resolve)(projectFolder));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder} does not exist.` };
  }
  try {
    const opened = (0, import_hooks_active_on_stop.openWorkspace)(project, env);
    if (opened.status === "ok") return opened;
  } catch {
  }
  const folder = (0, import_hooks_active_on_stop2.ownUserFolder)(project, env);
  return {
    status: "ok",
    workspace: {
      project,
      key: "",
      userFolder: folder.status === "ok" ? folder.path : "",
      env,
      now: Date.now
    }
  };
}
// src/app/operations/doctor-operations.ts
var doctor = (0, import_shared_small.operation)({
  name: "doctor",
  about: "Look at everything that MSW needs, leave nothing behind, and say what to do; exits 1 when something fails",
  effect: "reads",
  asciiJson: true,
  inputs: {},
  run: async ({ folder, env }) => {
    const opened = openDiagnosis(folder, env);
    if (opened.status === "refused") return opened;
    const diagnosis = await (0, import_shared_app_diagnose_diagnose_project.diagnose)(opened.workspace);
    const wrong = failing(diagnosis);
    if (wrong.length === 0) return (0, import_shared_small.done)(diagnosis);
    const reason = `MSW cannot work here yet: ${wrong.join(", ")}; see what to do above.`;
    return { status: "failed", value: diagnosis, reason };
  },
  text: import_shared_app_diagnose_diagnose_project.renderDiagnosis
});
var doctorOperations = [doctor];
function failing({ checks }) {
  return checks.filter((check) => check.status === "fail").map((check) => check.name);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  doctorOperations
});
