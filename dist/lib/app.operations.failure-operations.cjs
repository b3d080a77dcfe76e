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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
// src/app/operations/failure-operations.ts
var fingerprint = (0, import_shared_core_planning_phases_plan_format.operation)({
  name: "failure fingerprint",
  about: "Print the canonical form of what a failing command printed: tool, kind, code, headline, message, frame, items and fingerprints",
  effect: "reads",
  inputs: {
    command: (0, import_shared_core_planning_phases_plan_format.text)("COMMAND", "the command line that wrote it"),
    root: (0, import_shared_core_planning_phases_plan_format.path)("DIR", "the project it ran in; by default this one"),
    exit: (0, import_shared_core_planning_phases_plan_format.count)("N", "its exit code; by default 1", [0, 4294967295]),
    output: (0, import_shared_core_planning_phases_plan_format.stdin)(
      "what the command printed; of a long output the first 64 KiB, the last 256 KiB and the errors between them count"
    )
  },
  run: ({ folder }, { command, root, exit, output }) => {
    if (command === null || command.trim() === "")
      return (0, import_shared_core_planning_phases_plan_format.misused)(
        'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.'
      );
    const project = root ?? folder;
    const failure = (0, import_app_loop_judge_check.canonicalise)(output, {
      command,
      exitCode: exit ?? 1,
      root: project,
      rootAliases: aliasesOf(project),
      home: (0, import_node_os.homedir)(),
      tmp: (0, import_node_os.tmpdir)()
    });
    const { tool, kind, code, message, frame, items, fingerprints, query } = failure;
    const headline = (0, import_hooks_active_on_stop.failureHeadline)(failure, 400);
    return (0, import_shared_core_planning_phases_plan_format.done)({
      tool,
      kind,
      code,
      class: failure.class,
      headline,
      message,
      frame,
      items,
      fingerprints,
      query
    });
  },
  text: (canonical) => (0, import_shared_core_planning_phases_plan_format2.proseJson)(canonical)
});
var failureOperations = [fingerprint];
function aliasesOf(root) {
  try {
    const real = import_node_fs.realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}
module.exports = {
  failureOperations: failureOperations
};
