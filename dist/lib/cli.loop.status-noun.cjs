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
  status: () => status
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_loop_loop_status = require("./shared.cli.loop.loop-status.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/cli/loop/status-noun.ts
var status = {
  help: import_hooks_active_on_stop.prose`msw-protocol status [--json] [--project DIR]

Shows the loops of the project: their task, budget, checks and last failure.`,
  verbs: { "": { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: import_shared_cli_frame_named_path.noWords, run: import_shared_cli_loop_loop_status.showStatus } }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  status
});
