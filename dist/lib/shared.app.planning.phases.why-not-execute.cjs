

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/why-not-execute.ts
function whyNotExecute(project, facts) {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = (0, import_shared_core_planning_phases_standing.readPhase)(project.root, (0, import_node_path.join)(project.planning, "phases", folder));
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  const oddName = folderProblem(facts);
  if (oddName !== null) return oddName;
  const stuck = orderProblem((0, import_shared_core_planning_phases_standing.planWaves)((0, import_shared_core_planning_phases_standing.wavePlans)(phase)));
  if (stuck !== null) return stuck;
  const isOpen2 = ({ summary }) => summary === null || summary.status === "halted";
  const open = phase.plans.filter(isOpen2).map(({ id }) => id);
  const found = planErrors(project, phase.plans, open);
  const [first, ...more] = found;
  if (first === void 0) return null;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `Phase ${number} cannot be executed, its plans have errors: ${first.line}${others}${wayRound(number, found)}`;
}
function folderProblem(facts) {
  const { folder } = facts;
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null) return shared;
  return folder === null || (0, import_hooks_active_on_command.isPlainName)(folder) ? null : `The folder ${(0, import_common.plainLine)(folder, 80)} must be named with letters, digits, - . _ only.`;
}
function orderProblem({ problems }) {
  const found = problems.find(({ code }) => code === "cycle" || code === "same-id");
  return found === void 0 ? null : `${(0, import_common.plainLine)(found.message, 300)} ${found.fix}`;
}
function planErrors(project, plans, open) {
  const siblings = plans.map(({ file }) => (0, import_node_path.basename)(file));
  const requirements = project.requirements?.items.map(({ id }) => id) ?? null;
  return plans.flatMap((plan) => {
    const { id, file, document } = plan;
    if (!open.includes(id)) return [];
    if (!(0, import_hooks_active_on_command.isPlainName)(id)) {
      const line = `${(0, import_common.plainLine)(id, 60)}: name the file with letters, digits, - . _ only.`;
      return [{ line, acceptable: false }];
    }
    const found = (0, import_shared_core_planning_rules_validate_plan.validatePlan)(document, {
      fileName: (0, import_node_path.basename)(file),
      siblings,
      requirements,
      exists: (relative) => (0, import_node_fs.existsSync)((0, import_node_path.join)(project.root, relative)),
      made: plans.filter((one) => one !== plan).flatMap((one) => (0, import_shared_app_planning_execution_read_execution.namedFiles)(one.document))
    });
    const isAccepted = (0, import_shared_core_planning_phases_sync_roadmap.acceptedReason)(project.root, document.text) !== null;
    return found.filter(({ severity, code }) => severity === "error" && !(isAccepted && !import_shared_core_planning_rules_validate_plan.NEVER.has(code))).map(({ line, message, fix, code }) => ({
      line: `${id}: ${(0, import_common.plainLine)(`line ${line}: ${message} ${fix}`, 260)}`,
      acceptable: !import_shared_core_planning_rules_validate_plan.NEVER.has(code)
    }));
  });
}
function wayRound(number, errors) {
  return errors.every(({ acceptable }) => acceptable) ? ` To have them carried out as they are, type /msw:plan ${number} --accept "why".` : "";
}
module.exports = {
  folderProblem: folderProblem,
  orderProblem: orderProblem,
  planErrors: planErrors,
  wayRound: wayRound,
  whyNotExecute: whyNotExecute
};
