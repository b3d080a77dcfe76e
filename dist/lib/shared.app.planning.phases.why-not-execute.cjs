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

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/why-not-execute.ts
function whyNotExecute(project, { number, folder }) {
  if (folder === null) return null;
  const phase = (0, import_shared_core_planning_rules_waves.readPhase)(project.root, (0, import_node_path.join)(project.planning, "phases", folder));
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  const oddName = folderProblem(folder);
  if (oddName !== null) return oddName;
  const stuck = orderProblem((0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase)));
  if (stuck !== null) return stuck;
  const isOpen = ({ summary }) => summary === null || summary.status === "halted";
  const open = phase.plans.filter(isOpen).map(({ id }) => id);
  const [first, ...more] = planErrors(project, phase.plans, open);
  if (first === void 0) return null;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `Phase ${number} cannot be executed, its plans have errors: ${first}${others}`;
}
function folderProblem(folder) {
  return (0, import_shared_core_planning_rules_waves.isPlainName)(folder) ? null : `The folder ${(0, import_hooks_active_on_stop.plainLine)(folder, 80)} must be named with letters, digits, - . _ only.`;
}
function orderProblem({ problems }) {
  const found = problems.find(({ code }) => code === "cycle" || code === "same-id");
  return found === void 0 ? null : `${(0, import_hooks_active_on_stop.plainLine)(found.message, 300)} ${found.fix}`;
}
function planErrors(project, plans, open) {
  const siblings = plans.map(({ file }) => (0, import_node_path.basename)(file));
  const requirements = project.requirements?.items.map(({ id }) => id) ?? null;
  return plans.flatMap((plan) => {
    const { id, file, document } = plan;
    if (!open.includes(id)) return [];
    if (!(0, import_shared_core_planning_rules_waves.isPlainName)(id)) return [`${(0, import_hooks_active_on_stop.plainLine)(id, 60)}: name the file with letters, digits, - . _ only.`];
    const found = (0, import_shared_core_planning_rules_validate_plan.validatePlan)(document, {
      fileName: (0, import_node_path.basename)(file),
      siblings,
      requirements,
      exists: (relative) => (0, import_node_fs.existsSync)((0, import_node_path.join)(project.root, relative)),
      made: plans.filter((one) => one !== plan).flatMap((one) => (0, import_shared_core_planning_phases_plan_format.namedFiles)(one.document))
    });
    return found.filter(({ severity }) => severity === "error").map(({ line, message, fix }) => `${id}: ${(0, import_hooks_active_on_stop.plainLine)(`line ${line}: ${message} ${fix}`, 260)}`);
  });
}

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/phases/surroundings-of.ts
function surroundingsOf(root, file, { phase, requirements, env }) {
  const { plans, oddlyNamed } = (0, import_shared_core_planning_rules_waves.phaseFiles)(phase?.names ?? [], []);
  return {
    fileName: (0, import_node_path2.basename)(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => (0, import_node_fs2.existsSync)((0, import_node_path2.join)(root, path)),
    made: phase === null ? [] : madeBefore(phase, (0, import_node_path2.basename)(file)),
    hasProgram: (name) => hasProgram(name, env),
    packageAt: (path) => packageAt((0, import_node_path2.join)(root, path, "package.json"), (0, import_hooks_active_on_stop3.projectFile)(root))
  };
}
function madeBefore(phase, name) {
  const nodes = new Map((0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase)).nodes.map((node) => [node.id, node]));
  const before = /* @__PURE__ */ new Set();
  const waiting = [...nodes.get((0, import_shared_core_planning_rules_waves.planName)(name).id)?.dependsOn ?? []];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...nodes.get(id)?.dependsOn ?? []);
  }
  return phase.plans.filter(({ id }) => before.has(id)).flatMap(({ document }) => (0, import_shared_core_planning_rules_validate_plan.madeFiles)(document));
}
var OF_THE_SHELL = new Set(
  "awk basename bash cat chmod cmp comm cp curl cut date diff dirname env expr find grep egrep fgrep gzip head id ln ls mkdir mktemp mv od paste rm rmdir sed seq sh sleep sort split stat tail tar tee touch tr uname uniq wc which xargs".split(
    " "
  )
);
function hasProgram(name, env) {
  return process.platform === "win32" && OF_THE_SHELL.has(name) || (0, import_app_loop_gather_evidence.isOnPath)(name, env);
}
function packageAt(path, place) {
  const file = (0, import_hooks_active_on_stop2.readJson)(path, place);
  if (file.status !== "ok") return null;
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
  return {
    scripts: keysIn(file.value, "scripts"),
    dependencies: kinds.flatMap((kind) => keysIn(file.value, kind))
  };
}
function keysIn(manifest, key) {
  const found = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, key) : void 0;
  return typeof found === "object" && found !== null ? Object.keys(found) : [];
}
module.exports = {
  folderProblem: folderProblem,
  orderProblem: orderProblem,
  planErrors: planErrors,
  surroundingsOf: surroundingsOf,
  whyNotExecute: whyNotExecute
};
