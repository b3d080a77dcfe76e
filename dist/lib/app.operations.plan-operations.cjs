

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_app_planning_phases_surroundings_of = require("./shared.app.planning.phases.surroundings-of.cjs");

var import_shared_core_planning_rules_validate_tasks = require("./shared.core.planning.rules.validate-tasks.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/operations/plan-operations.ts
// src/core/planning/phases/plan-view.ts
function planView({ text: text2, frontmatter, sections, tasks, ...fields }) {
  return {
    ...fields,
    frontmatter: frontmatter.values,
    tasks: tasks.map((task) => taskView(text2, task)),
    taskCount: tasks.length,
    verifyCommands: (0, import_hooks_active_on_command2.verifyCommands)(text2),
    sections: sections.map(({ name, start, end, closed }) => ({ name, start, end, closed }))
  };
}
function taskView(text2, task) {
  const { children, ...fields } = task;
  return {
    ...fields,
    children: children.map(({ name, attributes, start, end, inner, closed }) => ({
      name,
      attributes,
      start,
      end,
      closed,
      text: text2.slice(inner.start, inner.end)
    }))
  };
}
function planText(plan) {
  const name = [plan.phase, plan.plan].filter((part) => part !== null).join(" / ") || "Plan without a name";
  const lines = [
    `${name}, wave ${plan.wave ?? "?"}, ${plan.autonomous ? "autonomous" : "with checkpoints"}`,
    ...plan.objective === null ? [] : [`  ${plan.objective}`],
    ...plan.tasks.map((task) => `  ${task.index}. [${task.type}] ${task.name ?? "(no name)"}`),
    `  ${(0, import_common2.countOf)(plan.mustHaves.truths.length, "truth")}, ${(0, import_common2.countOf)(plan.mustHaves.artifacts.length, "artifact")}, ${(0, import_common2.countOf)(plan.mustHaves.keyLinks.length, "key link")}`
  ];
  return (0, import_hooks_active_on_stop.forPeople)([...lines, ...problemLines(plan.diagnostics)], 400);
}
function problemLines(diagnostics) {
  return diagnostics.map(
    ({ line, column, severity, message, fix, code }) => `${line}:${column} ${severity}: ${message} ${fix} [${code}]`
  );
}
function stateOf({ ready, runnable, incomplete }, id) {
  if (ready.includes(id)) return "can run";
  if (runnable.includes(id)) return "to do";
  return incomplete.includes(id) ? "blocked" : "done";
}
function wavesText(found, oddlyNamed) {
  const nodes = new Map(found.nodes.map((node) => [node.id, node]));
  const describe = (id) => {
    const waits = nodes.get(id)?.dependsOn ?? [];
    return `  ${id} (${stateOf(found, id)}${waits.length > 0 ? `, after ${waits.join(", ")}` : ""})`;
  };
  return (0, import_hooks_active_on_stop.forPeople)(
    [
      ...found.waves.flatMap(({ wave, plans }) => [`Wave ${wave}`, ...plans.map(describe)]),
      ...found.waves.length === 0 ? ["No plan to run."] : [],
      ...found.problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`),
      ...oddlyNamed.map(
        (file2) => `warning: ${file2} is not a plan name that GSD schedules. Rename it to NN-MM-PLAN.md.`
      )
    ],
    400
  );
}
// src/app/operations/plan-operations.ts
var file = (0, import_hooks_active_on_command.pathWord)("one plan file");
var parse = (0, import_hooks_active_on_command.operation)({
  name: "plan parse",
  about: "Show what a plan says: its keys, its tasks and what must be true; odd text never makes it fail",
  effect: "reads",
  inputs: { file },
  run: (_, input) => withPlan(input.file, ({ document }) => (0, import_hooks_active_on_command.done)(document)),
  shown: planText,
  json: planView
});
var validate = (0, import_hooks_active_on_command.operation)({
  name: "plan validate",
  about: "Say what keeps a plan from being executed, and how to fix it",
  effect: "reads",
  inputs: { file, root: (0, import_hooks_active_on_command.path)("DIR", "the project; by default the one around the plan") },
  run: ({ folder, env }, { file: plan, root: typed }) => withPlan(plan, ({ document }) => {
    const root = typed ?? (0, import_hooks_active_on_command3.findProject)(plan) ?? folder;
    const text2 = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(".planning", "REQUIREMENTS.md"));
    const requirements = text2 === null ? null : (0, import_shared_core_planning_rules_waves.readRequirements)(text2).items.map(({ id }) => id);
    const phase = (0, import_shared_core_planning_rules_waves.readPhase)(root, (0, import_node_path.dirname)(plan));
    const diagnostics = (0, import_shared_core_planning_rules_validate_tasks.validatePlan)(document, (0, import_shared_app_planning_phases_surroundings_of.surroundingsOf)(root, plan, { phase, requirements, env }));
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    const value = { valid: errors === 0, errors, warnings: diagnostics.length - errors, diagnostics };
    if (errors === 0) return (0, import_hooks_active_on_command.done)(value);
    return { status: "failed", value, reason: validity(errors) };
  }),
  shown: ({ errors, diagnostics }) => (0, import_hooks_active_on_stop.forPeople)([...problemLines(diagnostics), validity(errors)], 400)
});
function validity(errors) {
  return errors === 0 ? "The plan is valid." : `The plan is not valid: ${(0, import_common2.countOf)(errors, "error")}.`;
}
var waves = (0, import_hooks_active_on_command.operation)({
  name: "plan waves",
  about: "Show the plans of a phase folder in the order of their dependencies, and where they collide",
  effect: "reads",
  inputs: { dir: (0, import_hooks_active_on_command.pathWord)("one phase folder") },
  run: (_, { dir }) => {
    const phase = (0, import_shared_core_planning_rules_waves.readPhase)((0, import_hooks_active_on_command3.findProject)(dir) ?? dir, dir);
    if (phase === null) return (0, import_hooks_active_on_command.refused)(`The folder ${dir} cannot be read: name a phase folder.`);
    const value = { ...(0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase)), oddlyNamed: phase.oddlyNamed };
    const error = value.problems.find(({ severity }) => severity === "error");
    return error === void 0 ? (0, import_hooks_active_on_command.done)(value) : { status: "failed", value, reason: `${error.message} ${error.fix}` };
  },
  shown: (value) => wavesText(value, value.oddlyNamed)
});
var roundtrip = (0, import_hooks_active_on_command.operation)({
  name: "plan roundtrip",
  about: "Print the file as MSW would write it back unchanged",
  effect: "reads",
  inputs: { file },
  run: (_, input) => withPlan(input.file, ({ bytes, document }) => {
    const text2 = (0, import_shared_core_planning_rules_waves.splice)(document.text, []);
    return Buffer.from(text2, "utf8").equals(bytes) ? (0, import_hooks_active_on_command.done)({ identical: true, bytes: bytes.length, text: text2 }) : (0, import_hooks_active_on_command.refused)(`${input.file} is not valid UTF-8: MSW would not write it.`);
  }),
  text: ({ bytes }) => import_common.prose`The same ${bytes} bytes.`,
  raw: ({ text: text2 }) => text2
});
var format = (0, import_hooks_active_on_command.operation)({
  name: "plan format",
  about: "Say how a plan is written",
  effect: "reads",
  inputs: { example: (0, import_hooks_active_on_command.flag)("only a plan to begin with") },
  run: (_, { example }) => (0, import_hooks_active_on_command.done)({ format: example ? import_shared_core_planning_phases_plan_format.PLAN_EXAMPLE : (0, import_shared_core_planning_phases_plan_format.planFormat)() }),
  text: (value) => value.format
});
var planOperations = [parse, validate, waves, roundtrip, format];
function withPlan(plan, use) {
  const read = (0, import_common3.readFile)(plan, import_common4.named, import_common3.documentCap);
  if (read.status === "ok")
    return use({ bytes: read.bytes, document: (0, import_shared_core_planning_documents_must_haves.readPlan)(read.bytes.toString("utf8")) });
  const reason = read.status === "missing" ? "it is not there" : read.reason;
  return (0, import_hooks_active_on_command.refused)(`The plan ${plan} cannot be read, ${reason}: name a file.`);
}
module.exports = {
  planOperations: planOperations
};
