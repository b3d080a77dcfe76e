

var import_shared_app_research_prepare_research = require("./shared.app.research.prepare-research.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

// src/adapters/nlm/studio.ts
var STUDIO_KINDS = [
  ...["audio", "video", "report", "quiz", "flashcards", "mindmap", "slides"],
  ...["infographic", "data-table"]
];
var BEGUN = (0, import_adapters_loops_record_schemas.object)({ artifact_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)), status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var LISTED = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    type: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
  })
);
var STATES = {
  queued: "running",
  in_progress: "running",
  completed: "done",
  failed: "failed"
};
async function beginArtifact(account, notebook2, { kind, about }) {
  const described = kind === "data-table" && about !== null ? [about] : [];
  const request = {
    verb: [kind, "create", "--json", "--confirm"],
    options: about === null ? [] : optionsFor(kind, about),
    operands: [notebook2, ...described]
  };
  return (0, import_app_guidance_step_guidance4.mapped)(await askStudio(account, notebook2, request, BEGUN), ({ artifact_id: id, status: status2 }) => ({
    id,
    // A mind map is ready at once and has no status.
    state: kind === "mindmap" ? "done" : stateOf(status2)
  }));
}
async function listArtifacts(account, notebook2) {
  const request = { verb: ["studio", "status", "--json", "--full"], operands: [notebook2] };
  return (0, import_app_guidance_step_guidance4.mapped)(
    await askStudio(account, notebook2, request, LISTED),
    (rows) => rows.map(({ id, type, title, status: status2 }) => ({
      id,
      kind: type ?? "unknown",
      title: title ?? "",
      state: stateOf(status2)
    }))
  );
}
function optionsFor(kind, about) {
  if (kind === "report") return ["--format", "Create Your Own", "--prompt", about];
  if (kind === "mindmap") return ["--title", about];
  return kind === "data-table" ? [] : ["--focus", about];
}
function stateOf(status2) {
  return STATES[status2 ?? ""] ?? "unknown";
}
async function askStudio(account, notebook2, request, shape) {
  const asked = await (0, import_app_guidance_step_guidance3.askNlm)(account, request, shape);
  if (asked.status !== "unknown") return asked;
  const cause = await (0, import_app_guidance_step_guidance2.getNotebook)(account, notebook2);
  return cause.status === "ok" ? asked : { ...cause, wasSent: asked.wasSent };
}
// src/app/operations/studio-operations.ts
var notebook = (0, import_shared_core_planning_writing_project_answers.text)("NAME", "another notebook than the one of this project");
var create = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "studio create",
  about: "Have NotebookLM's studio make something of the sources; it counts towards the account's daily limits",
  effect: "asks",
  inputs: {
    kind: (0, import_shared_core_planning_writing_project_answers.choiceWord)(STUDIO_KINDS, "what it makes"),
    about: (0, import_shared_core_planning_writing_project_answers.text)("TEXT", "what it is to be about; a data-table needs it"),
    notebook
  },
  run: (place, { kind, about, notebook: name }) => {
    if (kind === "data-table" && (about === null || about.trim() === ""))
      return (0, import_shared_core_planning_writing_project_answers.misused)("A data-table needs about: which rows and columns it is to have.");
    return (0, import_shared_app_research_prepare_research.inNotebook)(place, name, async (workspace, { accounts }) => {
      const wanted = { kind, about: about === null ? null : (0, import_app_guidance_step_guidance.textToSend)(about) };
      const begun = await (0, import_shared_app_research_prepare_research.askAccounts)(workspace, accounts, (as, id) => beginArtifact(as, id, wanted));
      if (begun.status === "refused")
        return (0, import_shared_core_planning_writing_project_answers.refused)(begun.isUncertain ? `${begun.reason} ${MAY_HAVE_BEGUN}` : begun.reason);
      return (0, import_shared_core_planning_writing_project_answers.done)({ ...begun.data, kind, profile: begun.by.account, notebook: begun.by.notebook });
    });
  },
  text: ({ id, kind, state }) => state === "done" ? import_common3.prose`Made: ${(0, import_common.quoteName)(kind)} ${(0, import_common.quoteName)(id, 120)}.` : import_common3.prose`Begun: ${(0, import_common.quoteName)(kind)} ${(0, import_common.quoteName)(id, 120)}. It takes minutes; studio status shows how far it has got.`
});
var MAY_HAVE_BEGUN = "It may have begun all the same: studio status says so.";
var status = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "studio status",
  about: "Show what the studio of a notebook has made, and how far the rest is",
  effect: "asks",
  inputs: { notebook },
  run: (place, { notebook: name }) => (0, import_shared_app_research_prepare_research.inNotebook)(place, name, async (workspace, { accounts }) => {
    const listed = await (0, import_shared_app_research_prepare_research.askAccounts)(workspace, accounts, listArtifacts);
    if (listed.status === "refused") return (0, import_shared_core_planning_writing_project_answers.refused)(listed.reason);
    const { account: profile, notebook: id } = listed.by;
    return (0, import_shared_core_planning_writing_project_answers.done)({ profile, notebook: id, artifacts: listed.data });
  }),
  text: ({ artifacts }) => artifacts.length === 0 ? import_common3.prose`The studio has made nothing yet.` : (0, import_common3.joinProse)(
    artifacts.map(
      ({ id, kind, title, state }) => import_common3.prose`${(0, import_common.quoteName)(id, 120)}  ${(0, import_common.quoteName)(kind, 40)} ${(0, import_common2.quoteLine)(title, 200)}: ${(0, import_common.quoteName)(state)}`
    ),
    "\n"
  )
});
var studioOperations = [create, status];
module.exports = {
  studioOperations: studioOperations
};
