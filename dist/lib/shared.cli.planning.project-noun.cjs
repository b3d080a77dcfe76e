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
  invalidAnswers: () => invalidAnswers,
  project: () => project2,
  readAnswersFile: () => readAnswersFile
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_planning_writing_check_answers = require("./shared.core.planning.writing.check-answers.cjs");

var import_shared_core_text_prose_json = require("./shared.core.text.prose-json.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

// src/core/planning/writing/project-example.ts
var projectExample = {
  name: "Till",
  what: "A command line that keeps a small shop’s till. For shopkeepers without an accountant.",
  coreValue: "The sum in the till is always right.",
  requirements: [
    { id: "SALE-01", category: "Sales", text: "User can record a sale" },
    {
      id: "SALE-02",
      category: "Sales",
      text: "User can undo the last sale",
      source: "docs/research/tills.md#undo"
    },
    { id: "REP-01", category: "Reports", text: "User can print the sum of a day" }
  ],
  later: [{ id: "REP-02", category: "Reports", text: "User can send the report by mail" }],
  outOfScope: [{ what: "Card payments", why: "Needs a certified device" }],
  validated: [],
  context: ["Runs on an old laptop without a network."],
  constraints: [{ type: "Tech stack", what: "Node 20, no database", why: "What the laptop has" }],
  decisions: [{ what: "Append-only file of sales", why: "Nothing gets lost" }],
  references: [{ path: "docs/research/tills.md", about: "How tills are audited" }],
  overview: "First sales are recorded safely, then a day can be summed up.",
  phases: [
    {
      name: "Sales",
      goal: "Sales are recorded and can be undone",
      dependsOn: [],
      requirements: ["SALE-01", "SALE-02"],
      criteria: ["A recorded sale is still there after a restart", "The last sale can be undone"],
      sources: ["docs/research/tills.md#undo"]
    },
    {
      name: "Reports",
      goal: "A day can be summed up",
      dependsOn: [1],
      requirements: ["REP-01"],
      criteria: ["The sum of a day is printed", "A day without sales prints 0"],
      sources: []
    }
  ],
  settings: {
    mode: "interactive",
    granularity: "standard",
    research: true,
    planCheck: true,
    verifier: true,
    parallelization: true,
    commitDocs: true
  }
};
var projectRules = [
  import_hooks_active_on_stop4.prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  import_hooks_active_on_stop4.prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  import_hooks_active_on_stop4.prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  import_hooks_active_on_stop4.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  import_hooks_active_on_stop4.prose`validated is what an existing codebase already does.`
];
// src/cli/planning/project-noun.ts
var project2 = {
  help: import_hooks_active_on_stop4.prose`msw-protocol project VERB [--json]

  new --from FILE   writes PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from the answers in FILE (JSON),
                    all or none, and commits them; nothing is overwritten
  schema            the answers as an example, with their rules

Exit code 1: the answers cannot be used; each problem says how to fix it.`,
  verbs: {
    new: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, from: { type: "string" } },
      words: import_shared_cli_frame_named_path.noWords,
      run: create
    },
    schema: { options: import_shared_cli_frame_named_path.json, words: import_shared_cli_frame_named_path.noWords, run: schema }
  }
};
async function create(call) {
  const read = readAnswersFile(call);
  if (read.status === "refused") return read.outcome;
  const folder = (0, import_shared_cli_frame_open_project.projectFolder)(call);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const created = await (0, import_shared_core_planning_writing_check_answers.createProject)(folder.path, read.value);
  if (created.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(created.reason);
  const asJson = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json");
  if (created.status === "invalid") return invalidAnswers(created.problems, asJson);
  if (asJson) return (0, import_shared_cli_frame_named_path.doneJson)(created);
  const { commit, files } = created;
  const note = "hash" in commit ? import_hooks_active_on_stop4.prose`Committed as ${(0, import_hooks_active_on_stop3.quoteName)(commit.hash.slice(0, 7))}.` : import_hooks_active_on_stop4.prose`Not committed: ${(0, import_hooks_active_on_stop.quoteLine)("reason" in commit ? commit.reason : commit.status, 300)}.`;
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_stop4.joinProse)([...files.map((file) => (0, import_hooks_active_on_stop3.quoteName)(file)), note], "\n"));
}
function schema({ values }) {
  if ((0, import_shared_cli_frame_named_path.isSet)(values, "json")) return (0, import_shared_cli_frame_named_path.doneJson)({ rules: projectRules, example: projectExample });
  const rules = (0, import_hooks_active_on_stop4.joinProse)(
    projectRules.map((rule) => import_hooks_active_on_stop4.prose`- ${rule}`),
    "\n"
  );
  return (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop4.prose`${rules}\n\n${(0, import_shared_core_text_prose_json.proseJson)(projectExample)}`);
}
function readAnswersFile(call) {
  const from = (0, import_shared_cli_frame_named_path.textOf)(call.values, "from");
  if (from === null)
    return { status: "refused", outcome: (0, import_shared_cli_frame_named_path.misused)("Name the file with the answers: --from FILE.") };
  const open = (0, import_shared_cli_frame_named_path.namedPath)(call, from);
  if (open.status === "refused") return { status: "refused", outcome: (0, import_shared_cli_frame_named_path.failed)(open.reason) };
  const { path } = open;
  const file = (0, import_hooks_active_on_stop5.readText)(path, import_hooks_active_on_stop5.named);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return { status: "refused", outcome: (0, import_shared_cli_frame_named_path.failed)(`${path} cannot be read${why}: write the answers there.`) };
  }
  const read = (0, import_shared_core_planning_documents_planning_settings.readJsonObject)(file.text);
  if (read.status === "ok") return read;
  return {
    status: "refused",
    outcome: (0, import_shared_cli_frame_named_path.failed)(`${path} is no JSON object (${(0, import_hooks_active_on_stop2.plainLine)(read.reason, 200)}): correct it.`)
  };
}
function invalidAnswers(problems, asJson) {
  const text = asJson ? (0, import_shared_cli_frame_named_path.doneJson)({ status: "invalid", problems }).text : (0, import_shared_cli_frame_named_path.done)(
    (0, import_hooks_active_on_stop4.joinProse)(
      problems.map(({ where, message }) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop.quoteLine)(`${where}: ${message}`, 300)}`),
      "\n"
    )
  ).text;
  const problem = `The answers cannot be used: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}. Fix each and try again.`;
  return { code: 1, text, problem };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  invalidAnswers,
  project,
  readAnswersFile
});
