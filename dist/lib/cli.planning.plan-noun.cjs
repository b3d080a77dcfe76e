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
  plan: () => plan
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_app_planning_phases_plan_surroundings = require("./shared.app.planning.phases.plan-surroundings.cjs");

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_shared_core_text_markdown_splice = require("./shared.core.text.markdown.splice.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_app_planning_documents_documents = require("./shared.app.planning.documents.documents.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/cli/planning/plan-noun.ts
// src/core/planning/phases/plan-text.ts
function planText(plan2) {
  const name = [plan2.phase, plan2.plan].filter((part) => part !== null).join(" / ") || "Plan without a name";
  const lines = [
    `${name}, wave ${plan2.wave ?? "?"}, ${plan2.autonomous ? "autonomous" : "with checkpoints"}`,
    ...plan2.objective === null ? [] : [`  ${plan2.objective}`],
    ...plan2.tasks.map((task) => `  ${task.index}. [${task.type}] ${task.name ?? "(no name)"}`),
    `  ${plan2.mustHaves.truths.length} truths, ${plan2.mustHaves.artifacts.length} artifacts, ${plan2.mustHaves.keyLinks.length} key links`
  ];
  return (0, import_hooks_active_on_command2.forPeople)([...lines, ...problemLines(plan2.diagnostics)], 400);
}
function problemLines(diagnostics) {
  return diagnostics.map(
    ({ line, column, severity, message, fix, code }) => `${line}:${column} ${severity}: ${message} ${fix} [${code}]`
  );
}
function wavesText(found, oddlyNamed) {
  const nodes = new Map(found.nodes.map((node) => [node.id, node]));
  const describe = (id) => {
    const waits = nodes.get(id)?.dependsOn ?? [];
    const state = found.runnable.includes(id) ? "to do" : found.incomplete.includes(id) ? "blocked" : "done";
    return `  ${id} (${state}${waits.length > 0 ? `, after ${waits.join(", ")}` : ""})`;
  };
  return (0, import_hooks_active_on_command2.forPeople)(
    [
      ...found.waves.flatMap(({ wave, plans }) => [`Wave ${wave}`, ...plans.map(describe)]),
      ...found.waves.length === 0 ? ["No plan to run."] : [],
      ...found.problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`),
      ...oddlyNamed.map(
        (file) => `warning: ${file} is no plan name that GSD schedules. Rename it to NN-MM-PLAN.md.`
      )
    ],
    400
  );
}
// src/core/planning/phases/plan-view.ts
function planView(plan2) {
  return {
    frontmatter: plan2.frontmatter.values,
    phase: plan2.phase,
    plan: plan2.plan,
    type: plan2.type,
    wave: plan2.wave,
    dependsOn: plan2.dependsOn,
    filesModified: plan2.filesModified,
    filesDeleted: plan2.filesDeleted,
    autonomous: plan2.autonomous,
    requirements: plan2.requirements,
    gapClosure: plan2.gapClosure,
    mustHaves: plan2.mustHaves,
    objective: plan2.objective,
    tasks: plan2.tasks.map((task) => taskView(plan2.text, task)),
    taskCount: plan2.tasks.length,
    compatTaskCount: plan2.compatTaskCount,
    verifyCommands: (0, import_hooks_active_on_command.verifyCommands)(plan2.text),
    sections: plan2.sections.map(({ name, start, end, closed }) => ({ name, start, end, closed })),
    diagnostics: plan2.diagnostics
  };
}
function taskView(text, task) {
  const { children, ...said } = task;
  return {
    ...said,
    children: children.map(({ name, attributes, start, end, inner, closed }) => ({
      name,
      attributes,
      start,
      end,
      closed,
      text: text.slice(inner.start, inner.end)
    }))
  };
}
// src/cli/planning/print-plan-format.ts
var format = {
  options: { example: { type: "boolean" } },
  words: import_shared_cli_frame_named_path.noWords,
  run: ({ values }) => (0, import_shared_cli_frame_named_path.done)((0, import_shared_cli_frame_named_path.isSet)(values, "example") ? import_shared_core_planning_phases_plan_format.PLAN_EXAMPLE : (0, import_shared_core_planning_phases_plan_format.planFormat)())
};
// src/cli/planning/plan-noun.ts
var oneFile = { least: 1, most: 1, names: "one plan file" };
var oneFolder = { least: 1, most: 1, names: "one phase folder" };
var plan = {
  help: import_hooks_active_on_stop.prose`msw-protocol plan VERB FILE|DIR [--json]

  parse FILE       what the plan says: its keys, its tasks and what must be true; never fails on odd text
  validate FILE    what keeps it from being executed, and how to put it right; --root DIR is the project
  waves DIR        the plans of a phase folder in the order of their dependencies, and where they collide
  roundtrip FILE   the file as MSW would write it back unchanged
  format           how a plan is written; --example: a plan to begin with

Exit code 1: the file cannot be read, the plan is not valid, or its dependencies cannot be resolved.`,
  verbs: {
    parse: { options: import_shared_cli_frame_named_path.json, words: oneFile, run: (call) => withPlan(call, parse) },
    validate: {
      options: { ...import_shared_cli_frame_named_path.json, root: { type: "string" } },
      words: oneFile,
      run: (call) => withPlan(call, validate)
    },
    format,
    waves: { options: import_shared_cli_frame_named_path.json, words: oneFolder, run: waves },
    roundtrip: { options: import_shared_cli_frame_named_path.json, words: oneFile, run: (call) => withPlan(call, roundtrip) }
  }
};
function withPlan(call, use) {
  const open = (0, import_shared_cli_frame_named_path.namedPath)(call, call.words[0] ?? "");
  if (open.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(open.reason);
  const { path } = open;
  const file = (0, import_hooks_active_on_stop2.readFile)(path, import_hooks_active_on_stop2.named, import_hooks_active_on_stop2.documentCap);
  if (file.status === "ok")
    return use({ path, bytes: file.bytes, document: (0, import_shared_core_planning_documents_must_haves.readPlan)(file.bytes.toString("utf8")) }, call);
  const reason = file.status === "missing" ? "it is not there" : file.reason;
  return (0, import_shared_cli_frame_named_path.failed)(`The plan ${path} cannot be read, ${reason}: name a file.`);
}
function parse({ document }, { values }) {
  return (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(planView(document)) : (0, import_shared_cli_frame_named_path.done)(planText(document));
}
function validate({ path, document }, call) {
  const { values, env } = call;
  const folder = (0, import_shared_cli_frame_named_path.namedFolder)(call, (0, import_shared_cli_frame_named_path.textOf)(values, "root") ?? (0, import_hooks_active_on_command3.findProject)(path));
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const root = folder.path;
  const text = (0, import_shared_app_planning_documents_documents.documentText)(root, (0, import_node_path.join)(".planning", "REQUIREMENTS.md"));
  const requirements = text === null ? null : (0, import_shared_core_planning_rules_waves.readRequirements)(text).items.map(({ id }) => id);
  const around = (0, import_shared_app_planning_phases_plan_surroundings.planSurroundings)(root, path, { phase: (0, import_shared_core_planning_rules_waves.readPhase)(root, (0, import_node_path.dirname)(path)), requirements, env });
  const diagnostics = (0, import_shared_core_planning_rules_validate_plan.validatePlan)(document, around);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const report = { valid: errors === 0, errors, warnings: diagnostics.length - errors, diagnostics };
  const said = (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(report).text : (0, import_hooks_active_on_command2.forPeople)(problemLines(diagnostics), 400);
  if (errors === 0) return (0, import_shared_cli_frame_named_path.done)(said === "" ? import_hooks_active_on_stop.prose`The plan is valid.` : said);
  return {
    code: 1,
    text: said,
    problem: `The plan is not valid: ${errors} ${errors === 1 ? "error" : "errors"}.`
  };
}
function waves(call) {
  const { words, values } = call;
  const open = (0, import_shared_cli_frame_named_path.namedPath)(call, words[0] ?? "");
  if (open.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(open.reason);
  const folder = open.path;
  const phase = (0, import_shared_core_planning_rules_waves.readPhase)((0, import_hooks_active_on_command3.findProject)(folder) ?? folder, folder);
  if (phase === null) return (0, import_shared_cli_frame_named_path.failed)(`The folder ${folder} cannot be read: name a phase folder.`);
  const found = (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase));
  const text = (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)({ ...found, oddlyNamed: phase.oddlyNamed }).text : wavesText(found, phase.oddlyNamed);
  const [error] = found.problems.filter(({ severity }) => severity === "error");
  return error === void 0 ? (0, import_shared_cli_frame_named_path.done)(text) : { code: 1, text, problem: `${error.message} ${error.fix}` };
}
function roundtrip({ path, bytes, document }, { values }) {
  const text = (0, import_shared_core_text_markdown_splice.splice)(document.text, []);
  const identical = Buffer.from(text, "utf8").equals(bytes);
  if (!identical) return (0, import_shared_cli_frame_named_path.failed)(`${path} is not valid UTF-8: MSW would not write it.`);
  return (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)({ identical, bytes: bytes.length, text }) : (0, import_shared_cli_frame_named_path.doneRaw)(text);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  plan
});
