var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==a&&__defProp(e,o,{get:()=>r[o],enumerable:!(t=__getOwnPropDesc(r,o))||t.enumerable});return e},__toESM=(e,r,a)=>(a=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(a,"default",{value:e,enumerable:!0}):a,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{researchOperations:()=>researchOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_research_render_phase_research=require("./shared.core.research.render-phase-research.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_research_prepare_research=require("./shared.app.research.prepare-research.cjs"),import_shared_core_research_questions=require("./shared.core.research.questions.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/app/operations/knowledge/research-operations.ts
var MINUTES = { deep: 75, fast: 30 };
var ROOM_MS = 12 * 6e4;
var run = (0, import_hooks_active_on_command.operation)({
  name: "research run",
  about: "Find sources with NotebookLM, ask them, write a report and commit it alone; run again, it continues",
  effect: "asks",
  inputs: {
    topic: (0, import_hooks_active_on_command.optionalWord)("the topic in quotes", "what to find out; may be left out with --phase"),
    questions: (0, import_hooks_active_on_command.text)("N", "key questions, 1 to 20; by default 5"),
    mode: (0, import_hooks_active_on_command.text)("deep|fast", "how NotebookLM looks for sources; by default deep"),
    source: (0, import_hooks_active_on_command.text)("web|drive", "where NotebookLM looks for sources; drive is always fast"),
    ask: (0, import_hooks_active_on_command.list)("TEXT", "a question of your own; repeat it for more"),
    askFrom: (0, import_hooks_active_on_command.path)("FILE", "questions of your own, one a line"),
    notebook: (0, import_hooks_active_on_command.text)("NAME", "a notebook of yours, by id or title, instead of a new one"),
    out: (0, import_hooks_active_on_command.path)("FILE", "by default in docs/research/ where that exists, else RESEARCH_REPORT.md"),
    phase: (0, import_hooks_active_on_command.text)("N", "the research of a phase in .planning, for its planner"),
    noCommit: (0, import_hooks_active_on_command.flag)("write the report only"),
    local: (0, import_hooks_active_on_command.flag)("quote the project's own documents instead, without NotebookLM"),
    fresh: (0, import_hooks_active_on_command.flag)("begin anew although the last run did not end"),
    maxMinutes: (0, import_hooks_active_on_command.count)("N", "end by itself after this long; by default 75, fast 30", [1, 9999])
  },
  run: (place, { topic, maxMinutes, ask: own, ...rest }) => {
    const asked = own.length === 0 ? {} : { ask: own.join("\n") };
    const read = (0, import_shared_app_research_prepare_research.readOptions)(topic ?? "", { ...given(rest), ...asked });
    if (read.status === "refused") return (0, import_hooks_active_on_command.misused)(read.reason);
    const { options } = read;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
      const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, place.cwd, options);
      if (prepared.status === "refused") return prepared;
      if (options.local) return quoteDocuments(workspace, prepared.request);
      const missing = (0, import_shared_core_research_questions.missingForResearch)(workspace);
      if (missing !== null) return (0, import_hooks_active_on_command.refused)(missing);
      return ask(place, workspace, {
        request: prepared.request,
        options,
        maxMinutes: maxMinutes ?? MINUTES[options.mode]
      });
    });
  },
  shown: ({ status: ended, report, passages, commit }) => {
    if (ended === "stopped" || report === null) return (0, import_common.forPeople)([]);
    const quoted = passages === null ? "" : `${(0, import_common2.countOf)(passages, "passage is", "passages are")} quoted. `;
    return (0, import_common.forPeople)([report, `${quoted}${commit?.note ?? ""}`]);
  }
});
var status = (0, import_hooks_active_on_command.operation)({
  name: "research status",
  about: "Show how far the research runs have got",
  effect: "reads",
  tool: {
    name: "research_status",
    about: "Show the progress of research runs",
    takes: { slug: "which one" }
  },
  inputs: { slug: (0, import_hooks_active_on_command.optionalWord)("a slug") },
  run: (place, { slug }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const shown = (0, import_shared_core_loop_texts_report.showResearch)(workspace, slug);
    return (0, import_hooks_active_on_command.done)({
      project: workspace.project,
      research: shown.map(({ research, isRunning }) => ({ isRunning, ...research }))
    });
  }),
  shown: ({ research }) => (0, import_shared_core_research_render_phase_research.renderResearchList)(research.map(({ isRunning, ...one }) => ({ isRunning, research: one })))
});
var researchOperations = [run, status];
async function ask(place, workspace, { request, options, maxMinutes }) {
  setTimeout(() => process.exit(1), maxMinutes * 6e4 + ROOM_MS).unref();
  const { POLL_MS, runResearch } = await Promise.resolve().then(() => __toESM(require("./app.research.run-research.cjs")));
  const outcome = await runResearch(workspace, request, {
    tell: place.tell,
    maxMinutes,
    pollMs: POLL_MS[options.mode],
    fresh: options.fresh
  });
  return resultOf(outcome);
}
function resultOf(outcome) {
  if (outcome.status === "refused") return outcome;
  const { report, notebook, questions, request } = outcome.research;
  const reason = outcome.status === "stopped" ? outcome.reason : null;
  const value = {
    status: outcome.status,
    reason,
    slug: request.slug,
    report: report?.path ?? null,
    action: report?.action ?? null,
    commit: report?.commit ?? null,
    notebook,
    questions: questions.map((question) => ({ text: question.text, isAnswered: question.answer !== null })),
    passages: null
  };
  if (reason === null) return (0, import_hooks_active_on_command.done)(value);
  return { status: "failed", value, reason: `${reason} The same command continues where it stopped.` };
}
async function quoteDocuments(workspace, request) {
  const result = await (0, import_shared_core_research_render_phase_research.writeLocalReport)(workspace, request);
  if (result.status === "none") return (0, import_hooks_active_on_command.refused)(result.reason);
  const { report, passages } = result;
  const { path: file, action, commit } = report;
  return (0, import_hooks_active_on_command.done)({
    status: "done",
    reason: null,
    slug: request.slug,
    report: file,
    action,
    commit,
    notebook: null,
    questions: [],
    passages
  });
}
function given(options) {
  return Object.fromEntries(
    Object.entries(options).flatMap(
      ([name, value]) => typeof value === "string" || value === true ? [[(0, import_hooks_active_on_command.optionName)(name), value]] : []
    )
  );
}
