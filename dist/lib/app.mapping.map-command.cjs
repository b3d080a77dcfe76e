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

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/mapping/map-command.ts
function mapCommand(workspace, args) {
  const parsed = (0, import_shared_core_planning_phases_plan_format.parseMapArguments)(args);
  if (parsed.status === "refused") return { kind: "answer", text: parsed.reason };
  const refusal = refusalFor(workspace.project);
  if (refusal !== null) return { kind: "answer", text: refusal };
  const cli = (0, import_hooks_active_on_command.cliCommand)(workspace);
  const project = import_hooks_active_on_stop3.prose`--project ${shellWord(workspace.project)}`;
  const options = (0, import_shared_core_planning_phases_plan_format.mapOptions)(parsed.request).map((option) => (0, import_hooks_active_on_stop2.quoteName)(option));
  const { size } = (0, import_shared_core_planning_phases_plan_format.readMap)(workspace.project);
  const context = (0, import_hooks_active_on_stop3.joinProse)(
    [
      import_hooks_active_on_stop3.prose`MSW maps this codebase: ${(0, import_hooks_active_on_stop2.quoteName)(workspace.project)}`,
      size === 0 ? import_hooks_active_on_stop3.prose`There is no map yet.` : import_hooks_active_on_stop3.prose`There is a map with ${size} of 7 documents; code decides what has to be written again.`,
      import_hooks_active_on_stop3.prose`Run these in this order, each as it stands:`,
      import_hooks_active_on_stop3.prose`1. begin:  ${(0, import_hooks_active_on_stop3.joinProse)([import_hooks_active_on_stop3.prose`${cli} map begin`, ...options, project, import_hooks_active_on_stop3.prose`--short --json`], " ")}`,
      import_hooks_active_on_stop3.prose`2. verify: ${cli} map verify --return ${project} --short --json`,
      import_hooks_active_on_stop3.prose`3. finish: ${cli} map finish ${project}`
    ],
    "\n"
  );
  return { kind: "context", context, notice: null };
}
function shellWord(path) {
  return (0, import_hooks_active_on_stop.typedExactly)(`'${path.replaceAll("'", "'\\''")}'`);
}
function refusalFor(project) {
  if (project === (0, import_node_os.homedir)() || project === (0, import_node_path.parse)(project).root) {
    return `${project} is not a project: open the folder of one and map that.`;
  }
  const names = (0, import_hooks_active_on_stop4.namesIn)(project, import_hooks_active_on_stop5.named).filter((name) => ![".git", ".msw", ".planning"].includes(name));
  return names.length === 0 ? `${project} is empty: there is nothing to map yet.` : null;
}
module.exports = {
  mapCommand: mapCommand
};
