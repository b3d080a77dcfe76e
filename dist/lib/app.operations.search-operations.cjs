

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_retrieval_document_passages = require("./app.retrieval.document-passages.cjs");

var import_app_retrieval_document_passages2 = require("./app.retrieval.document-passages.cjs");

var import_app_retrieval_document_passages3 = require("./app.retrieval.document-passages.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_node_fs = require("node:fs");
// src/core/retrieval/found-text.ts
function renderFound({ index, hits, selected, leftOut, notKept }) {
  const near = new Set(selected.map((hit) => hit.path));
  const lines = hits.map(({ path: found, score }) => {
    const rounded = Math.round(score * 1e3) / 1e3;
    return near.has(found) ? import_common4.prose`* ${rounded} ${(0, import_common.quoteName)(found)}` : import_common4.prose`  ${rounded} ${(0, import_common.quoteName)(found)}`;
  });
  const none = index.docs === 0 ? import_common4.prose`There is no Markdown here.` : import_common4.prose`None of ${(0, import_common6.countOf)(index.docs, "document")} has any of these words.`;
  const missed = leftOut.map((clause) => import_common4.prose`Not searched: ${(0, import_common2.quoteLine)(clause, 160)}`);
  const again = notKept === null ? [] : [import_common4.prose`The index is not kept: ${(0, import_common2.quoteLine)(notKept, 300)}`];
  return (0, import_common4.joinProse)([...lines.length === 0 ? [none] : lines, ...missed, ...again], "\n");
}
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
  const words = (0, import_app_retrieval_document_passages2.analyse)(request.query, analyser);
  const { index, leftOut } = (0, import_app_retrieval_document_passages.openIndex)({ root, userFolder, now: start, kind: "notes" }, analyser, words);
  const ms = now() - start;
  const hits = (0, import_app_retrieval_document_passages.rank)(index.segments, words, top);
  const least = Math.min(SELECTION.least, top);
  const selected = selectHits(hits, { ...SELECTION, top, least });
  return { index: { docs: (0, import_app_retrieval_document_passages3.sizeOfIndex)(index), ms }, analyser, hits, selected, leftOut };
}
// src/app/operations/search-operations.ts
var search = (0, import_hooks_active_on_command.operation)({
  name: "search",
  about: "Rank the Markdown of a folder by BM25; the index is kept in your user folder",
  effect: "reads",
  inputs: {
    query: (0, import_hooks_active_on_command.word)("what is searched for, in quotes"),
    dir: (0, import_hooks_active_on_command.path)("DIR", "the folder; by default this one"),
    top: (0, import_hooks_active_on_command.count)("N", "how many hits; by default 15", [1, 1e3]),
    analyser: (0, import_hooks_active_on_command.choice)(
      import_app_retrieval_document_passages2.ANALYSERS,
      "english leaves out stop words and stems, code also knows parts of names; by default simple"
    )
  },
  run: ({ folder: here, env, now }, { query, dir, top, analyser }) => {
    const folder = dir ?? here;
    if (!(0, import_common5.isFolder)(folder)) return (0, import_hooks_active_on_command.refused)(`The folder ${folder} does not exist.`);
    const own = (0, import_common3.ownUserFolder)(here, env);
    const userFolder = own.status === "ok" ? own.path : null;
    const request = { query, folder, top: top ?? 15, analyser, userFolder, now };
    return (0, import_hooks_active_on_command.done)({ ...searchDocuments(request), notKept: own.status === "ok" ? null : own.reason });
  },
  json: ({ index, analyser, hits, selected, leftOut }) => ({ index, analyser, hits, selected, leftOut }),
  text: renderFound
});
var searchOperations = [search];
module.exports = {
  searchOperations: searchOperations
};
