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
  publicRecord: () => publicRecord,
  showStatus: () => showStatus
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_app_quota_notebook_status = require("./shared.app.quota.notebook-status.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/cli/loop/loop-status.ts
function showStatus(call) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const { workspace } = opened;
  const state = (0, import_hooks_active_on_stop.readState)(workspace);
  if (state.status !== "ok") {
    return (0, import_shared_cli_frame_named_path.failed)(`${(0, import_hooks_active_on_stop.explainState)((0, import_hooks_active_on_stop.statePath)(workspace.project), state)} See msw-protocol doctor.`);
  }
  const loops = (0, import_hooks_active_on_command2.listLoops)(workspace);
  const foreign = state.loops.filter((stored) => stored.kind === "foreign").length;
  if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) {
    return (0, import_shared_cli_frame_named_path.doneJson)({ project: workspace.project, loops: loops.map(publicRecord), foreign });
  }
  const notebook = (0, import_shared_app_quota_notebook_status.notebookStatus)(workspace);
  const text = (0, import_hooks_active_on_command.renderStatus)({ loops, session: null, now: workspace.now(), notebook });
  return (0, import_shared_cli_frame_named_path.done)(foreign === 0 ? text : import_hooks_active_on_stop2.prose`${text}\n\n${describeForeign(foreign)}`);
}
function publicRecord(loop) {
  const { signature: _, ...record } = (0, import_hooks_active_on_stop.renderRecord)(loop, "");
  return record;
}
function describeForeign(count) {
  return count === 1 ? import_hooks_active_on_stop2.prose`One more record was not armed on this machine for this project; nothing of it runs.` : import_hooks_active_on_stop2.prose`${count} more records were not armed on this machine for this project; nothing of them runs.`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  publicRecord,
  showStatus
});
