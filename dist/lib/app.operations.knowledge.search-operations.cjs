var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(p=__getOwnPropDesc(e,a))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{searchOperations:()=>searchOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_retrieval_explained_passages=require("./shared.app.retrieval.explained-passages.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_app_retrieval_document_passages2=require("./app.retrieval.document-passages.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_app_retrieval_document_passages3=require("./app.retrieval.document-passages.cjs"),import_app_retrieval_document_passages4=require("./app.retrieval.document-passages.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_fs=require("node:fs");
// src/core/retrieval/found-text.ts
var MOST_CLAUSES = 10;
function renderFound({ index, hits, selected, leftOut, notKept }) {
  const near = new Set(selected.map((hit) => hit.path));
  const lines = hits.map(({ path: found, score }) => {
    const rounded = Math.round(score * 1e3) / 1e3;
    return near.has(found) ? import_common5.prose`* ${rounded} ${(0, import_common.quoteName)(found)}` : import_common5.prose`  ${rounded} ${(0, import_common.quoteName)(found)}`;
  });
  const none = index.docs === 0 ? import_common5.prose`There is no Markdown here.` : import_common5.prose`None of ${(0, import_common7.countOf)(index.docs, "document")} has any of these words.`;
  const missed = leftOut.slice(0, MOST_CLAUSES).map((clause) => import_common5.prose`Not searched: ${(0, import_common2.quoteLine)(clause, 160)}`);
  const more = leftOut.length - missed.length;
  if (more > 0) missed.push(import_common5.prose`Also not searched: ${(0, import_common7.countOf)(more, "more document")}.`);
  const again = notKept === null ? [] : [import_common5.prose`The index is not kept: ${(0, import_common2.quoteLine)(notKept, 300)}`];
  return (0, import_common5.joinProse)([...lines.length === 0 ? [none] : lines, ...missed, ...again], "\n");
}
// src/app/retrieval/search-documents.ts
function searchDocuments(request) {
  const found = searchWith(request.analyser ?? "simple", request);
  const isFinal = request.analyser !== null || found.hits.length > 0 || found.index.docs === 0;
  return isFinal ? found : searchWith("code", request);
}
function searchWith(analyser, request) {
  const { selection, userFolder, now } = request;
  const start = now();
  const root = import_node_fs.realpathSync.native(request.folder);
  const words = (0, import_app_retrieval_document_passages3.analyse)(request.query, analyser);
  const vault = (0, import_shared_app_planning_worktrees_plan_runs.vaultAround)(root);
  const scope = vault === null ? { ...import_app_retrieval_document_passages2.EVERYTHING, closed: (0, import_shared_app_retrieval_explained_passages.closedIn)(root, userFolder), unusable: [] } : (0, import_shared_app_retrieval_explained_passages.vaultScope)({ root, vault, exclude: [], userFolder });
  const place = { root, userFolder, now: start, kind: "notes", scope };
  const { index, leftOut } = (0, import_app_retrieval_document_passages.openIndex)(place, analyser, words);
  const ms = now() - start;
  const hits = (0, import_app_retrieval_document_passages.rank)(index.segments, words, selection.top);
  const selected = (0, import_shared_core_failure_reading_line_pattern.selectHits)(hits, selection);
  return {
    ...{ index: { docs: (0, import_app_retrieval_document_passages4.sizeOfIndex)(index), ms }, analyser, hits, selected },
    leftOut: [...scope.unusable, ...leftOut]
  };
}
// src/app/operations/knowledge/search-operations.ts
var search = (0, import_hooks_active_on_command.operation)({
  name: "search",
  about: "Rank the Markdown of a folder by BM25; the index is kept in your user folder",
  effect: "reads",
  tool: {
    name: "search",
    about: "Find Markdown and text of a folder by words",
    takes: { query: "words", dir: "folder" }
  },
  inputs: {
    query: (0, import_hooks_active_on_command.word)("what is searched for, in quotes"),
    dir: (0, import_hooks_active_on_command.path)("DIR", "the folder; by default this one"),
    top: (0, import_hooks_active_on_command.count)("N", "how many hits; by default 15", [1, 1e3]),
    cutoff: (0, import_hooks_active_on_command.numberText)("RATIO", "the share of the best score that a hit near it has, 0 to 1; by default 0.4"),
    min: (0, import_hooks_active_on_command.count)("N", "how many hits count as near whatever their scores; by default 3", [1, 1e3]),
    analyser: (0, import_hooks_active_on_command.choice)(
      import_app_retrieval_document_passages3.ANALYSERS,
      "english leaves out stop words and stems, code also knows parts of names; by default simple"
    )
  },
  run: ({ folder: here, env, now }, { query, dir, top, cutoff, min, analyser }) => {
    const folder = dir ?? here;
    if (!(0, import_common6.isFolder)(folder)) return (0, import_hooks_active_on_command.refused)((0, import_common6.whyNoFolder)(folder));
    const selection = selectionOf({ top, cutoff, min });
    if (typeof selection === "string") return (0, import_hooks_active_on_command.misused)(selection);
    const own = (0, import_common4.userFolderBeside)(here, env, folder);
    const userFolder = own.status === "ok" ? own.path : null;
    const request = { query, folder, selection, analyser, userFolder, now };
    return (0, import_hooks_active_on_command.done)({ ...searchDocuments(request), notKept: own.status === "ok" ? null : own.reason });
  },
  json: ({ index, analyser, hits, selected, leftOut }) => ({ index, analyser, hits, selected, leftOut }),
  text: renderFound
});
function selectionOf({ top, cutoff, min }) {
  const most = top ?? import_shared_core_failure_reading_line_pattern.SELECTION.top;
  const ratio = cutoff === null ? import_shared_core_failure_reading_line_pattern.SELECTION.cutoff : ratioIn(cutoff);
  if (ratio === null) return `--cutoff needs a number from 0 to 1, not "${(0, import_common3.plainLine)(cutoff ?? "", 40)}".`;
  if (min !== null && min > most)
    return `--min ${min} is more than the ${most} hits of --top: give a smaller one.`;
  return { top: most, cutoff: ratio, least: min ?? Math.min(import_shared_core_failure_reading_line_pattern.SELECTION.least, most) };
}
function ratioIn(text2) {
  const ratio = text2.trim() === "" ? Number.NaN : Number(text2);
  return ratio >= 0 && ratio <= 1 ? ratio : null;
}
var searchOperations = [search];
