var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(p=__getOwnPropDesc(e,a))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{studioOperations:()=>studioOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_notebook_ask_accounts=require("./shared.app.notebook.ask-accounts.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs");
// src/adapters/nlm/studio.ts
var STUDIO_KINDS = [
  ...["audio", "video", "report", "quiz", "flashcards", "mindmap", "slides"],
  ...["infographic", "data-table"]
];
var BEGUN = (0, import_adapters_loops_record_schemas.object)({ artifact_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)), status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var ADDRESS = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)());
var LISTED = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    type: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    ...{ url: ADDRESS, audio_url: ADDRESS, video_url: ADDRESS, infographic_url: ADDRESS },
    slide_deck_url: ADDRESS
  })
);
function addressIn(row) {
  const { url, audio_url, video_url, infographic_url, slide_deck_url } = row;
  return url || audio_url || video_url || infographic_url || slide_deck_url || null;
}
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
    (rows) => rows.map((row) => ({
      id: row.id,
      kind: row.type ?? "unknown",
      title: row.title ?? "",
      url: addressIn(row),
      state: stateOf(row.status)
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
// src/app/operations/knowledge/studio-operations.ts
var notebook = (0, import_hooks_active_on_command.text)("NAME", "another notebook than the one of this project");
var create = (0, import_hooks_active_on_command.operation)({
  name: "studio create",
  about: "Have NotebookLM's studio make something of the sources; it counts towards the account's daily limits",
  effect: "asks",
  tool: {
    name: "studio_create",
    about: "Have NotebookLM make something of sources; daily limits apply",
    takes: { kind: "what", about: "its topic", notebook: "name or id" },
    aliases: { notebook_id: "notebook", artifact_type: "kind" },
    isLong: true
  },
  inputs: {
    kind: (0, import_hooks_active_on_command.choiceWord)(STUDIO_KINDS, "what it makes"),
    about: (0, import_hooks_active_on_command.text)("TEXT", "what it is to be about; a data-table needs it"),
    notebook
  },
  run: (place, { kind, about, notebook: name }) => {
    if (kind === "data-table" && (about === null || about.trim() === ""))
      return (0, import_hooks_active_on_command.misused)("A data-table needs about: which rows and columns it is to have.");
    return (0, import_shared_app_notebook_ask_accounts.inNotebook)(place, name, async (workspace, { accounts }) => {
      const wanted = { kind, about: about === null ? null : (0, import_app_guidance_step_guidance.textToSend)(about) };
      const begun = await (0, import_shared_app_notebook_ask_accounts.askAccounts)(workspace, accounts, (as, id) => beginArtifact(as, id, wanted));
      if (begun.status === "refused")
        return (0, import_hooks_active_on_command.refused)(
          begun.isUncertain ? `${begun.reason} It may have begun all the same. To look: ${place.words.call("studio status")}` : begun.reason
        );
      const look = place.words.call("studio status");
      return (0, import_hooks_active_on_command.done)({ ...begun.data, kind, profile: begun.by.account, notebook: begun.by.notebook, look });
    });
  },
  json: ({ look, ...begun }) => begun,
  text: ({ id, kind, state, look }) => state === "done" ? import_common3.prose`Made: ${(0, import_common.quoteName)(kind)} ${(0, import_common.quoteName)(id, 120)}.` : import_common3.prose`Begun: ${(0, import_common.quoteName)(kind)} ${(0, import_common.quoteName)(id, 120)}. It takes minutes. How far it has got: ${look}`,
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)() }),
    of: ({ id }) => ({ id: (0, import_common.quoteName)(id, 120) })
  }
});
var status = (0, import_hooks_active_on_command.operation)({
  name: "studio status",
  about: "Show what the studio of a notebook has made, and how far the rest is",
  effect: "asks",
  tool: {
    name: "studio_status",
    about: "Show what NotebookLM made of the sources",
    takes: { notebook: "name or id" },
    aliases: { notebook_id: "notebook" },
    isLong: true,
    isReadOnly: true
  },
  inputs: { notebook },
  run: (place, { notebook: name }) => (0, import_shared_app_notebook_ask_accounts.inNotebook)(place, name, async (workspace, { accounts }) => {
    const listed = await (0, import_shared_app_notebook_ask_accounts.askAccounts)(workspace, accounts, listArtifacts);
    if (listed.status === "refused") return (0, import_hooks_active_on_command.refused)(listed.reason);
    const { account: profile, notebook: id } = listed.by;
    return (0, import_hooks_active_on_command.done)({ profile, notebook: id, artifacts: listed.data });
  }),
  text: ({ artifacts }) => artifacts.length === 0 ? import_common3.prose`The studio has made nothing yet.` : (0, import_common3.joinProse)(
    artifacts.map(
      ({ id, kind, title, state, url }) => import_common3.prose`${(0, import_common.quoteName)(id, 120)}  ${(0, import_common.quoteName)(kind, 40)} ${(0, import_common2.quoteLine)(title, 200)}: ${(0, import_common3.literal)(state)}${url === null ? import_common3.prose`` : import_common3.prose`\n  ${(0, import_common.quoteName)(url, 2e3)}`}`
    ),
    "\n"
  )
});
var studioOperations = [create, status];
