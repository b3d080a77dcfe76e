

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_documents_must_haves2 = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_common = require("./common.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_common3 = require("./common.cjs");

// src/app/operations/project-operations.ts
var create = (0, import_hooks_active_on_command.operation)({
  name: "project new",
  about: "Write PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from answers, all or none, and commit them; nothing is overwritten",
  effect: "writes",
  inputs: { from: (0, import_hooks_active_on_command.path)("FILE", "the answers, as JSON") },
  run: async ({ folder }, { from }) => {
    const read = (0, import_shared_core_planning_documents_must_haves2.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    const created = await (0, import_shared_core_planning_documents_must_haves.createProject)(folder, read.value);
    if (created.status === "refused") return created;
    return created.status === "invalid" ? (0, import_shared_core_planning_documents_must_haves2.invalidAnswers)(created.problems) : (0, import_hooks_active_on_command.done)(created);
  },
  text: (value) => (0, import_shared_core_planning_documents_must_haves2.answersText)(value, ({ files, commit }) => {
    const note = "hash" in commit ? import_common3.prose`Committed as ${(0, import_common.quoteName)(commit.hash.slice(0, 7))}.` : import_common3.prose`Not committed: ${(0, import_common2.quoteLine)("reason" in commit ? commit.reason : commit.status, 300)}.`;
    return (0, import_common3.joinProse)([...files.map((file) => (0, import_common.quoteName)(file)), note], "\n");
  })
});
var schema = (0, import_hooks_active_on_command.operation)({
  name: "project schema",
  about: "Show how answers look: their rules, and an example",
  effect: "reads",
  inputs: {},
  run: () => (0, import_hooks_active_on_command.done)({ rules: import_shared_core_planning_writing_project_answers.projectRules, example: import_shared_core_planning_writing_project_answers.projectExample }),
  text: ({ rules, example }) => {
    const list2 = rules.map((rule) => import_common3.prose`- ${rule}`);
    return import_common3.prose`${(0, import_common3.joinProse)(list2, "\n")}\n\n${(0, import_shared_app_diagnose_diagnose_plugins.proseJson)(example)}`;
  }
});
var projectOperations = [create, schema];
module.exports = {
  projectOperations: projectOperations
};
