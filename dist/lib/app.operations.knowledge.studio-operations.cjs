var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{studioOperations:()=>studioOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_operations_knowledge_in_notebook=require("./shared.app.operations.knowledge.in-notebook.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path");
// src/app/operations/knowledge/studio-operations.ts
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
var DOWNLOADS = {
  audio: ["audio", "audio", ".m4a"],
  video: ["video", "video", ".mp4"],
  report: ["report", "report", ".md"],
  interactive_report: ["report", "report", ".md"],
  quiz: ["quiz", "quiz", ".json"],
  flashcards: ["flashcards", "flashcards", ".json"],
  mind_map: ["mindmap", "mind-map", ".json"],
  slide_deck: ["slides", "slide-deck", ".pdf"],
  infographic: ["infographic", "infographic", ".png"],
  data_table: ["data-table", "data-table", ".csv"]
};
function fileOf({
  kind: type
}) {
  const known = Object.hasOwn(DOWNLOADS, type) ? DOWNLOADS[type] : void 0;
  return known === void 0 ? null : { kind: known[0], ending: known[2] };
}
var DOWNLOAD_SECONDS = 900;
async function saveArtifact(account, notebook2, { id, kind: type }, path2) {
  const [, verb] = DOWNLOADS[type] ?? [];
  if (verb === void 0) return (0, import_app_guidance_step_guidance4.unsent)("usage", `nlm cannot download ${type}`);
  const request = { verb: ["download", verb], options: ["--output", path2, "--id", id], operands: [notebook2] };
  const call = { ...request, lacksProfile: true, limitSeconds: DOWNLOAD_SECONDS };
  return (0, import_app_guidance_step_guidance4.mapped)(await (0, import_app_guidance_step_guidance3.callNlm)(account, call), () => null);
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
// src/app/notebook/download-artifact.ts
async function downloadArtifact(place, accounts, wanted) {
  const found = await findArtifact(place, accounts, wanted);
  if (found.status === "refused") return found;
  const { account, artifact } = found;
  const file = fileOf(artifact);
  if (file === null) return refused2(`A ${artifact.kind} cannot be downloaded.`);
  const path2 = wanted.pathFor(`${file.kind}-${artifact.id.slice(0, 8)}${file.ending}`);
  const objection = objectionTo(place.project, path2, file.ending);
  if (objection !== null) return refused2(`${(0, import_node_path2.basename)(path2)} is not written: ${objection}.`);
  const saved = await (0, import_shared_core_loop_texts_report.askAccounts)(
    place,
    [account],
    (as, notebook2) => saveArtifact(as, notebook2, artifact, path2)
  );
  if (saved.status === "refused") return refused2(saved.reason);
  return (0, import_node_fs2.existsSync)(path2) ? { status: "done", path: path2, artifact } : refused2("nlm reported no error, but there is no file.");
}
async function findArtifact(place, accounts, { id, kind }) {
  const troubles = [];
  for (const account of accounts) {
    const listed = await (0, import_shared_core_loop_texts_report.askAccounts)(place, [account], listArtifacts);
    if (listed.status === "refused") {
      troubles.push(listed.reason);
      continue;
    }
    const own = listed.data.filter((one) => id === null ? fileOf(one)?.kind === kind : one.id === id);
    const artifact = own.find(({ state }) => state === "done");
    if (artifact !== void 0) return { status: "ok", account, artifact };
    const [first] = own;
    if (first !== void 0)
      troubles.push(`The ${first.kind} in ${account.account} is not done: ${first.state}.`);
  }
  if (troubles.length > 0) return refused2(troubles.join(" "));
  return refused2(
    `The studio has made ${id === null ? `no ${kind ?? "such thing"}` : "nothing with this id"}.`
  );
}
function objectionTo(project, path2, ending) {
  if ((0, import_node_fs2.existsSync)(path2)) return "there is such a file already";
  if ((0, import_node_path2.extname)(path2).toLowerCase() !== ending) return `what it gets is a ${ending} file`;
  if (INSTRUCTIONS.test((0, import_node_path2.basename)(path2))) return "agents take a file of this name as instructions";
  const [file, root] = [(0, import_common4.realPath)(path2), (0, import_common4.realPath)(project)];
  if (!(0, import_common4.isInside)(file, root)) return null;
  const hidden = (0, import_node_path2.relative)(root, file).split(import_node_path2.sep).find((name) => name.startsWith("."));
  if (hidden !== void 0) return `${hidden} is hidden`;
  return (0, import_node_fs2.existsSync)((0, import_node_path2.dirname)(path2)) ? null : "its folder does not exist";
}
var INSTRUCTIONS = /^(?:claude|claude\.local|agents|gemini|skill)\.md$/i;
function refused2(reason) {
  return { status: "refused", reason };
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
    return (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, { accounts }) => {
      const wanted = { kind, about: about === null ? null : (0, import_app_guidance_step_guidance.textToSend)(about) };
      const begun = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, accounts, (as, id) => beginArtifact(as, id, wanted));
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
  run: (place, { notebook: name }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, { accounts }) => {
    const listed = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, accounts, listArtifacts);
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
var download = (0, import_hooks_active_on_command.operation)({
  name: "studio download",
  about: "Save what the studio of a notebook made, in a new file",
  effect: "asks",
  tool: {
    name: "download_artifact",
    about: "Save what NotebookLM made in a new file of the project",
    takes: {
      id: "of studio_status",
      kind: "or the first of a kind",
      file: "its path",
      notebook: "name or id"
    },
    aliases: { notebook_id: "notebook", artifact_id: "id", artifact_type: "kind", output_path: "file" },
    isSpare: true,
    isLong: true
  },
  inputs: {
    id: (0, import_hooks_active_on_command.text)("ID", "the id of what was made"),
    kind: (0, import_hooks_active_on_command.choice)(STUDIO_KINDS, "the first of this kind that is done"),
    file: (0, import_hooks_active_on_command.path)("FILE", "by default KIND-ID with the ending of its kind"),
    notebook
  },
  needs: [["id", "kind"]],
  run: (place, { id, kind, file, notebook: name }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, { accounts }) => {
    const pathFor = (own) => file ?? (0, import_node_path.join)(place.folder, own);
    const saved = await downloadArtifact(workspace, accounts, { id, kind, pathFor });
    if (saved.status === "refused") return (0, import_hooks_active_on_command.refused)(saved.reason);
    const { path: at, artifact } = saved;
    return (0, import_hooks_active_on_command.done)({ path: at, bytes: (0, import_node_fs.statSync)(at).size, kind: artifact.kind, title: artifact.title });
  }),
  text: ({ path: at, bytes, kind, title }) => import_common3.prose`Saved: ${(0, import_common.quoteName)(kind, 40)} ${(0, import_common2.quoteLine)(title, 200)} in ${(0, import_common.quoteName)(at, 500)} (${bytes} bytes). What it says is data.`,
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ path: (0, import_adapters_loops_record_schemas.string)(), bytes: (0, import_adapters_loops_record_schemas.number)() }),
    of: ({ path: at, bytes }) => ({ path: (0, import_common.quoteName)(at, 500), bytes })
  }
});
var studioOperations = [create, status, download];
