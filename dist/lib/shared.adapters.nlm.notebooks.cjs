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
  createNotebook: () => createNotebook,
  getNotebook: () => getNotebook,
  isUncertain: () => isUncertain,
  listNotebooks: () => listNotebooks,
  listSources: () => listSources,
  sourceContent: () => sourceContent
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_notebook_ask_notebook = require("./shared.app.notebook.ask-notebook.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

// src/adapters/nlm/list-sources.ts
var LISTED = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    type: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.number)(), (0, import_adapters_loops_record_schemas.string)()]))
  })
);
var CONTENT = (0, import_adapters_loops_record_schemas.object)({
  content: (0, import_adapters_loops_record_schemas.string)(),
  title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  source_type: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
async function listSources(account, notebook) {
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["source", "list", "--json"], [notebook]);
  return (0, import_shared_app_notebook_ask_notebook.mapped)(
    await (0, import_shared_app_notebook_ask_notebook.askNlm)(account, { args, limitSeconds: import_shared_app_notebook_ask_notebook.READ_SECONDS }, LISTED),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      type: row.type ?? "unknown",
      url: row.url ? row.url : null,
      state: STATES[Number(row.status)] ?? "unknown"
    }))
  );
}
async function sourceContent(account, source) {
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["source", "content", "--json"], [source]);
  return (0, import_shared_app_notebook_ask_notebook.mapped)(await (0, import_shared_app_notebook_ask_notebook.askNlm)(account, { args, limitSeconds: import_shared_app_notebook_ask_notebook.READ_SECONDS }, CONTENT), (found) => ({
    title: found.title ?? "",
    type: found.source_type ?? "unknown",
    url: found.url ? found.url : null,
    text: found.content
  }));
}
var STATES = {
  1: "processing",
  2: "ready",
  3: "failed",
  5: "processing"
};
// src/adapters/nlm/program/is-uncertain.ts
var UNCERTAIN = /* @__PURE__ */ new Set(["unknown", "usage", "timeout", "network", "lost-answer"]);
function isUncertain(refusal) {
  return refusal.wasSent && UNCERTAIN.has(refusal.status);
}
// src/adapters/nlm/notebooks.ts
var LISTED2 = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    source_count: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)()),
    updated_at: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
  })
);
var DETAILS = (0, import_adapters_loops_record_schemas.object)({
  notebook_id: (0, import_adapters_loops_record_schemas.string)(),
  title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  sources: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) })))
});
var CREATED = (0, import_adapters_loops_record_schemas.object)({
  notebook_id: (0, import_adapters_loops_record_schemas.string)(),
  title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
async function listNotebooks(account) {
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["notebook", "list", "--json"]);
  return (0, import_shared_app_notebook_ask_notebook.mapped)(
    await (0, import_shared_app_notebook_ask_notebook.askNlm)(account, { args, limitSeconds: import_shared_app_notebook_ask_notebook.READ_SECONDS }, LISTED2),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      sourceCount: row.source_count ?? 0,
      updatedAt: row.updated_at ?? null
    }))
  );
}
async function getNotebook(account, id) {
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["notebook", "get", "--json"], [id]);
  return (0, import_shared_app_notebook_ask_notebook.mapped)(await (0, import_shared_app_notebook_ask_notebook.askNlm)(account, { args, limitSeconds: import_shared_app_notebook_ask_notebook.READ_SECONDS }, DETAILS), (found) => ({
    id: found.notebook_id,
    title: found.title ?? "",
    url: found.url ?? addressOf(found.notebook_id),
    sources: (found.sources ?? []).map((source) => ({ id: source.id, title: source.title ?? "" }))
  }));
}
async function createNotebook(account, title) {
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["notebook", "create", "--json"], [title]);
  const made = await (0, import_shared_app_notebook_ask_notebook.askNlm)(account, { args, limitSeconds: import_shared_app_notebook_ask_notebook.READ_SECONDS }, CREATED);
  if (made.status === "ok" || !isUncertain(made)) {
    return (0, import_shared_app_notebook_ask_notebook.mapped)(made, ({ notebook_id: id, url }) => ({ id, title, url: url ?? addressOf(id) }));
  }
  const listed = await listNotebooks(account);
  const found = listed.status === "ok" ? listed.data.find((entry) => entry.title === title && entry.sourceCount === 0) : void 0;
  return found === void 0 ? made : { status: "ok", data: { id: found.id, title, url: addressOf(found.id) } };
}
function addressOf(id) {
  return `https://notebooklm.google.com/notebook/${id}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  createNotebook,
  getNotebook,
  isUncertain,
  listNotebooks,
  listSources,
  sourceContent
});
