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

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_adapters_documents_list_documents = require("./shared.adapters.documents.list-documents.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
// src/app/retrieval/search-documents.ts
// src/core/retrieval/select-hits.ts
var SELECTION = { top: 15, cutoff: 0.4, least: 3 };
function selectHits(hits, { top, cutoff, least }) {
  const first = hits.slice(0, top);
  const threshold = (first[0]?.score ?? 0) * cutoff;
  const near = first.filter(({ score }) => score >= threshold);
  return near.length >= least ? near : first.slice(0, least);
}
// src/app/retrieval/search-documents.ts
function searchDocuments(request) {
  const found = searchWith(request.analyser ?? "simple", request);
  const isFinal = request.analyser !== null || found.hits.length > 0 || found.index.docs === 0;
  return isFinal ? found : searchWith("code", request);
}
function searchWith(analyser, request) {
  const { top, userFolder, now } = request;
  const start = now();
  const root = import_node_fs.realpathSync.native(request.folder);
  const { index, leftOut } = (0, import_shared_adapters_documents_list_documents.openIndex)({ root, userFolder, now: start, kind: "notes" }, analyser);
  const ms = now() - start;
  const hits = (0, import_shared_adapters_documents_list_documents.rank)(index.segments, (0, import_shared_core_planning_phases_plan_format3.analyse)(request.query, analyser), top);
  const least = Math.min(SELECTION.least, top);
  const selected = selectHits(hits, { ...SELECTION, top, least });
  return { index: { docs: (0, import_shared_adapters_documents_list_documents.sizeOfIndex)(index), ms }, analyser, hits, selected, leftOut };
}
// src/app/operations/search-operations.ts
var search = (0, import_shared_core_planning_phases_plan_format2.operation)({
  name: "search",
  about: "Rank the Markdown of a folder by BM25; the index is kept in your user folder",
  effect: "reads",
  inputs: {
    query: (0, import_shared_core_planning_phases_plan_format2.word)("what is searched for, in quotes"),
    dir: (0, import_shared_core_planning_phases_plan_format2.path)("DIR", "the folder; by default this one"),
    top: (0, import_shared_core_planning_phases_plan_format2.count)("N", "how many hits; by default 15", [1, 1e3]),
    analyser: (0, import_shared_core_planning_phases_plan_format2.choice)(
      import_shared_core_planning_phases_plan_format3.ANALYSERS,
      "english leaves out stop words and stems, code also knows parts of names; by default simple"
    )
  },
  run: ({ folder: here, env, now }, { query, dir, top, analyser }) => {
    const folder = dir ?? here;
    if (!(0, import_hooks_active_on_command.isFolder)(folder)) return (0, import_shared_core_planning_phases_plan_format2.refused)(`The folder ${folder} does not exist.`);
    const own = (0, import_hooks_active_on_stop.ownUserFolder)(here, env);
    const userFolder = own.status === "ok" ? own.path : null;
    const request = { query, folder, top: top ?? 15, analyser, userFolder, now };
    return (0, import_shared_core_planning_phases_plan_format2.done)(searchDocuments(request));
  },
  json: ({ index, analyser, hits, selected, leftOut }) => ({ index, analyser, hits, selected, leftOut }),
  text: import_shared_core_planning_phases_plan_format.renderFound
});
var searchOperations = [search];
module.exports = {
  searchOperations: searchOperations
};
