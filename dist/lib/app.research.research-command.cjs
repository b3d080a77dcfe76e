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

var import_shared_core_research_quote_documents = require("./shared.core.research.quote-documents.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/research/research-command.ts
async function researchCommand(workspace, args) {
  const words = args.trim();
  const status = /^(?:status(?:\s+([a-z0-9-]+))?)?$/.exec(words);
  if (status !== null) await (0, import_shared_core_planning_phases_plan_format.takeNews)(workspace);
  if (status !== null) return (0, import_shared_core_planning_phases_plan_format2.renderResearchList)((0, import_shared_core_planning_phases_plan_format2.showResearch)(workspace, status[1] ?? null));
  const read = (0, import_shared_core_research_quote_documents.parseResearchArguments)(words);
  if (read.status === "refused") return read.reason;
  const { notebook } = read.options;
  const refusal = notebook === null ? null : await chooseTyped(workspace, notebook);
  if (refusal !== null) return refusal;
  const prepared = (0, import_shared_core_research_quote_documents.prepareResearch)(workspace.project, workspace.project, read.options);
  if (prepared.status === "refused") return prepared.reason;
  return read.options.local ? localText(workspace, prepared.request) : begin(workspace, prepared.request, read.options);
}
async function chooseTyped(workspace, notebook) {
  if ((0, import_app_guidance_step_guidance2.chosenNotebook)(workspace, notebook).status === "chosen" || (0, import_app_guidance_step_guidance2.isNamed)(workspace, notebook)) return null;
  const place = (0, import_shared_core_planning_phases_plan_format2.researchPlace)(workspace, null);
  if (place.status === "refused") return place.reason;
  const account = place.accounts[0].account.profile ?? (0, import_app_guidance_step_guidance2.defaultProfile)(workspace.env);
  const unkept = await (0, import_app_guidance_step_guidance2.chooseNotebook)(workspace.userFolder, workspace.project, { account, notebook });
  return unkept === null ? null : `${unkept}.`;
}
async function localText(workspace, request) {
  const result = await (0, import_shared_core_research_quote_documents.writeLocalReport)(workspace, request);
  if (result.status === "none") return result.reason;
  const { report, passages } = result;
  return `${passages} passages of this project's documents are quoted in ${short(workspace, report.path)}. ${report.commit?.note ?? ""}`;
}
function begin(workspace, request, options) {
  const missing = (0, import_shared_core_planning_phases_plan_format2.missingForResearch)(workspace);
  if (missing !== null) return missing;
  const place = (0, import_shared_core_planning_phases_plan_format2.researchPlace)(workspace, request.notebook);
  if (place.status === "refused") return place.reason;
  const [known] = (0, import_shared_core_planning_phases_plan_format2.showResearch)(workspace, request.slug);
  if (known?.isRunning === true) return `This research runs already.
${(0, import_shared_core_planning_phases_plan_format2.renderResearchList)([known])}`;
  const program = locateProgram();
  if (program === null)
    return "The command line of MSW is missing from the plugin: install the plugin again.";
  const { project, env } = workspace;
  const run = [program, "research", "run", "--project", project, ...argumentsOf(request, options)];
  (0, import_app_guidance_step_guidance.startInBackground)(run, { ...(0, import_app_loop_run_checks.withoutClientMarks)(env), [import_shared_core_planning_phases_plan_format.IN_BACKGROUND]: "1" });
  const questions = request.phase === null ? request.questions + 2 : 7;
  const duration = request.mode === "deep" ? "5 to 45 minutes" : "a few minutes";
  return [
    `${subject(request.topic, options.fresh ? void 0 : known?.research)} in the background: ${duration}, at most ${questions} questions of your NotebookLM quota. You can continue working.`,
    "You are told when it ends. Progress: /msw:research without arguments.",
    `Report: ${short(workspace, request.output)}${request.commit ? ", committed by itself when it is done" : ""}.`
  ].join("\n");
}
function subject(topic, before) {
  if (before === void 0) return `Research on "${topic}" runs`;
  const isDone = (0, import_shared_core_planning_phases_plan_format2.nextStep)(before).kind === "done";
  return isDone ? `Research on "${topic}" is done again` : `Research on "${topic}" continues where it stopped`;
}
function argumentsOf(request, { fresh, notebook, phase, mode, questions }) {
  return [
    ...["--mode", mode, "--questions", String(questions), "--out", request.output],
    ...notebook === null ? [] : [`--notebook=${notebook}`],
    ...phase === null ? [] : ["--phase", phase],
    ...request.commit ? [] : ["--no-commit"],
    ...fresh ? ["--fresh"] : [],
    "--",
    request.topic
  ];
}
function locateProgram(program = process.argv[1]) {
  if (program === void 0 || !(0, import_node_fs.existsSync)(program)) return null;
  const folder = (0, import_node_path.dirname)((0, import_node_fs.realpathSync)(program));
  return [(0, import_node_path.join)(folder, "..", "cli.mjs"), (0, import_node_path.join)(folder, "cli.mjs")].find((path) => (0, import_node_fs.existsSync)(path)) ?? null;
}
function short({ project }, path) {
  const way = (0, import_node_path.relative)(project, path);
  return way.startsWith("..") ? path : way;
}
module.exports = {
  researchCommand: researchCommand
};
