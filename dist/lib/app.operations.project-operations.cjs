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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_writing_check_answers = require("./shared.core.planning.writing.check-answers.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/core/planning/writing/project-example.ts
var projectExample = {
  name: "Till",
  what: "A command line that keeps a small shop\u2019s till. For shopkeepers without an accountant.",
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
  import_hooks_active_on_stop2.prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  import_hooks_active_on_stop2.prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  import_hooks_active_on_stop2.prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  import_hooks_active_on_stop2.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  import_hooks_active_on_stop2.prose`validated is what an existing codebase already does.`
];
// src/app/operations/project-operations.ts
var create = (0, import_shared_core_planning_documents_planning_settings3.operation)({
  name: "project new",
  about: "Write PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from answers, all or none, and commit them; nothing is overwritten",
  effect: "writes",
  inputs: { from: (0, import_shared_core_planning_documents_planning_settings3.path)("FILE", "the answers, as JSON") },
  run: async ({ folder }, { from }) => {
    const read = (0, import_shared_core_planning_documents_planning_settings.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    const created = await (0, import_shared_core_planning_writing_check_answers.createProject)(folder, read.value);
    if (created.status === "refused") return created;
    return created.status === "invalid" ? (0, import_shared_core_planning_documents_planning_settings.invalidAnswers)(created.problems) : (0, import_shared_core_planning_documents_planning_settings3.done)(created);
  },
  text: (value) => (0, import_shared_core_planning_documents_planning_settings.answersText)(value, ({ files, commit }) => {
    const note = "hash" in commit ? import_hooks_active_on_stop2.prose`Committed as ${(0, import_hooks_active_on_stop.quoteName)(commit.hash.slice(0, 7))}.` : import_hooks_active_on_stop2.prose`Not committed: ${(0, import_hooks_active_on_stop.quoteLine)("reason" in commit ? commit.reason : commit.status, 300)}.`;
    return (0, import_hooks_active_on_stop2.joinProse)([...files.map((file) => (0, import_hooks_active_on_stop.quoteName)(file)), note], "\n");
  })
});
var schema = (0, import_shared_core_planning_documents_planning_settings3.operation)({
  name: "project schema",
  about: "Show how answers look: their rules, and an example",
  effect: "reads",
  inputs: {},
  run: () => (0, import_shared_core_planning_documents_planning_settings3.done)({ rules: projectRules, example: projectExample }),
  text: ({ rules, example }) => {
    const list2 = rules.map((rule) => import_hooks_active_on_stop2.prose`- ${rule}`);
    return import_hooks_active_on_stop2.prose`${(0, import_hooks_active_on_stop2.joinProse)(list2, "\n")}\n\n${(0, import_shared_core_planning_documents_planning_settings2.proseJson)(example)}`;
  }
});
var projectOperations = [create, schema];
module.exports = {
  projectOperations: projectOperations
};
