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
  openProject: () => openProject,
  projectFolder: () => projectFolder
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/cli/frame/open-project.ts
function projectFolder(call) {
  return (0, import_shared_cli_frame_named_path.namedFolder)(call, (0, import_shared_cli_frame_named_path.textOf)(call.values, "project") ?? (call.env.CLAUDE_PROJECT_DIR || null));
}
function openProject(call) {
  const folder = projectFolder(call);
  if (folder.status === "refused") return folder;
  try {
    return (0, import_hooks_active_on_stop.openWorkspace)(folder.path, call.env);
  } catch (error) {
    return { status: "refused", reason: error instanceof Error ? error.message : String(error) };
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openProject,
  projectFolder
});
