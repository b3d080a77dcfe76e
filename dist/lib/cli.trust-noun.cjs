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
  trust: () => trust
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_user_only = require("./shared.cli.frame.user-only.cjs");

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_app_trust_manage_trust = require("./shared.app.trust.manage-trust.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/cli/trust-noun.ts
var digest = { digest: { type: "string" } };
var oneCommand = { least: 0, most: 1, names: "one command in quotes" };
var trust = {
  help: import_hooks_active_on_stop.prose`msw-protocol trust VERB [--project DIR]

Commands that a file names (a plan's verify commands) run only when you allowed exactly that text for this
project. What you type after --check yourself needs no trust.

  list [--json]      what is trusted here, and what was refused and waits
  add "COMMAND"      allow it; --digest D takes the one that list shows with this digest; in a terminal only
  remove "COMMAND"   take it back, by its text or as list shows it`,
  verbs: {
    list: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: import_shared_cli_frame_named_path.noWords, run: list },
    add: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, ...digest }, words: oneCommand, run: add },
    remove: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: { ...oneCommand, least: 1 }, run: remove }
  }
};
function list(call) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const { project: project2, ...known } = (0, import_shared_app_trust_manage_trust.manageTrust)(opened.workspace).list();
  return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneAsciiJson)({ project: project2, ...known }) : (0, import_shared_cli_frame_named_path.done)((0, import_shared_app_trust_manage_trust.renderTrust)(known));
}
function add(call) {
  const [command = ""] = call.words;
  const digest2 = (0, import_shared_cli_frame_named_path.textOf)(call.values, "digest");
  if (command.trim() === "" === (digest2 === null))
    return (0, import_shared_cli_frame_named_path.misused)("trust add needs one command in quotes, exactly as the file has it, or --digest D.");
  const refusal = (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "trust add");
  if (refusal !== null) return refusal;
  return change(call, (manager) => digest2 === null ? manager.add(command) : manager.addByDigest(digest2));
}
function remove(call) {
  const [command = ""] = call.words;
  return (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "trust remove") ?? change(call, (manager) => manager.remove(command));
}
async function change(call, make) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const changed = await make((0, import_shared_app_trust_manage_trust.manageTrust)(opened.workspace));
  if (changed.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(changed.reason);
  const { project: project2 } = opened.workspace;
  return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneAsciiJson)({ project: project2, changed: changed.changed }) : (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command.forPeople)([changed.message], Infinity));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  trust
});
