var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  research: () => research
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_research_quote_documents = require("./shared.core.research.quote-documents.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/cli/research-noun.ts
var text = { type: "string" };
var flag = { type: "boolean" };
var runOptions = {
  questions: text,
  mode: text,
  notebook: text,
  out: text,
  phase: text,
  "max-minutes": text,
  "no-commit": flag,
  local: flag,
  fresh: flag
};
var MINUTES = { deep: 75, fast: 30 };
var POLL_MS = { deep: 15e3, fast: 5e3 };
var ROOM_MS = 12 * 6e4;
var research = {
  help: import_hooks_active_on_stop2.prose`msw-protocol research VERB [--json] [--project DIR]

  run "TOPIC"      finds sources with NotebookLM, asks them, writes a report and commits it alone;
                   run again, it goes on where it was interrupted
      --questions N (5)       key questions, 1 to 20
      --mode deep|fast        how NotebookLM looks for sources (deep)
      --notebook NAME         a notebook of yours, by id or title, instead of a new one
      --out FILE              docs/research/ where that exists, else RESEARCH_REPORT.md
      --phase N               the research of a phase in .planning, for its planner; TOPIC may be left out
      --no-commit             write the report only
      --local                 quote the project's own documents instead, without NotebookLM
      --fresh                 begin anew although the last run did not end
      --max-minutes N         end by itself after this long (75; fast: 30)
  status [SLUG]    how far the researches are`,
  verbs: {
    run: {
      options: { ...runOptions, ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project },
      words: { least: 0, most: 1, names: "the topic in quotes" },
      run
    },
    status: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: { least: 0, most: 1, names: "a slug" }, run: status }
  }
};
async function run(call) {
  const read = (0, import_shared_core_research_quote_documents.readOptions)(call.words[0] ?? "", given(call));
  if (read.status === "refused") return (0, import_shared_cli_frame_named_path.misused)(read.reason.replace("/msw:research", "research run"));
  const minutes = (0, import_shared_cli_frame_named_path.textOf)(call.values, "max-minutes") ?? String(MINUTES[read.options.mode]);
  if (!/^[1-9]\d{0,3}$/.test(minutes)) return (0, import_shared_cli_frame_named_path.misused)("--max-minutes needs a whole number from 1 to 9999.");
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const { workspace } = opened;
  const out = (0, import_shared_cli_frame_named_path.textOf)(call.values, "out");
  const named = out === null ? null : (0, import_shared_cli_frame_named_path.namedPath)(call, out);
  if (named?.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(named.reason);
  const prepared = (0, import_shared_core_research_quote_documents.prepareResearch)(workspace.project, call.cwd, read.options);
  if (prepared.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(prepared.reason);
  if (read.options.local) return local(call, workspace, prepared.request);
  const missing = (0, import_shared_core_research_quote_documents.missingForResearch)(workspace);
  if (missing !== null) return (0, import_shared_cli_frame_named_path.failed)(missing);
  return ask(call, workspace, {
    request: prepared.request,
    options: read.options,
    maxMinutes: Number(minutes)
  });
}
async function ask(call, workspace, { request, options, maxMinutes }) {
  setTimeout(() => process.exit(1), maxMinutes * 6e4 + ROOM_MS).unref();
  const { runResearch } = await Promise.resolve().then(() => __toESM(require("./app.research.run-research.cjs")));
  const outcome = await runResearch(workspace, request, {
    tell: (line) => process.stderr.write(`${(0, import_hooks_active_on_stop.plainLine)(line, 400)}
`),
    maxMinutes,
    pollMs: POLL_MS[options.mode],
    fresh: options.fresh
  });
  return told(call, outcome);
}
function told(call, outcome) {
  if (outcome.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(outcome.reason);
  const { report, notebook, questions, request } = outcome.research;
  const reason = outcome.status === "stopped" ? outcome.reason : null;
  const isJson = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json");
  const asJson = (0, import_shared_cli_frame_named_path.doneJson)({
    status: outcome.status,
    reason,
    slug: request.slug,
    report: report?.path ?? null,
    action: report?.action ?? null,
    commit: report?.commit ?? null,
    notebook,
    questions: questions.map((question) => ({ text: question.text, isAnswered: question.answer !== null }))
  });
  if (reason !== null) {
    const problem = `${reason} The same command goes on where it stopped.`;
    return { code: 1, text: isJson ? asJson.text : import_hooks_active_on_stop2.prose``, problem };
  }
  if (isJson) return asJson;
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command.forPeople)([report?.path ?? "", report?.commit?.note ?? ""]));
}
async function local(call, workspace, request) {
  const result = await (0, import_shared_core_research_quote_documents.writeLocalReport)(workspace, request);
  if (result.status === "none") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
  const { report, passages } = result;
  if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json"))
    return (0, import_shared_cli_frame_named_path.doneJson)({
      status: "done",
      slug: request.slug,
      passages,
      report: report.path,
      action: report.action,
      commit: report.commit
    });
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_command.forPeople)([report.path, `${passages} passages are quoted. ${report.commit?.note ?? ""}`]));
}
function status(call) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const shown = (0, import_shared_core_research_quote_documents.showResearch)(opened.workspace, call.words[0] ?? null);
  if (!(0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) return (0, import_shared_cli_frame_named_path.done)((0, import_shared_core_research_quote_documents.renderResearchList)(shown));
  const list = shown.map(({ research: research2, isRunning }) => ({ isRunning, ...research2 }));
  return (0, import_shared_cli_frame_named_path.doneJson)({ project: opened.workspace.project, research: list });
}
function given({ values }) {
  return Object.fromEntries(
    Object.entries(values).flatMap(
      ([name, value]) => typeof value === "string" || value === true ? [[name, value]] : []
    )
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  research
});
