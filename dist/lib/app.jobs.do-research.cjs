var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{doResearch:()=>doResearch}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_research_discover_sources=require("./shared.app.research.discover-sources.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_research_prepare_research=require("./shared.app.research.prepare-research.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs");
// src/app/jobs/do-research.ts
async function doResearch(workspace, desk, { topic, options: given }) {
  const read = (0, import_shared_app_research_prepare_research.readOptions)(topic, given);
  if (read.status === "refused") return { kind: "failed", outcome: read.reason, next: null };
  const { options } = read;
  const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, workspace.project, options);
  if (prepared.status === "refused") return { kind: "failed", outcome: prepared.reason, next: null };
  const { request } = prepared;
  const tell = (line) => {
    desk.log(line);
    const research = (0, import_shared_core_loop_texts_report.readResearch)(workspace.project, request.slug);
    void desk.note({ step: line, ...research !== null && { units: unitsOf(research) } });
  };
  const isFirst = desk.job().units.length === 0;
  const run = (0, import_shared_app_research_discover_sources.runResearch)(workspace, request, {
    tell,
    maxMinutes: desk.rights.maxMinutes,
    pollMs: import_shared_app_research_discover_sources.POLL_MS[options.mode],
    fresh: options.fresh && isFirst
  });
  const outcome = await Promise.race([run, aborted(desk.signal)]);
  if (outcome.status === "refused") return { kind: "failed", outcome: outcome.reason, next: null };
  const { report } = outcome.research;
  if (outcome.status === "done")
    return {
      kind: "done",
      outcome: `the report is ${report?.path ?? "written"}. ${report?.commit?.note ?? ""}`.trim().replace(/\.$/, ""),
      next: null
    };
  return { kind: "waiting", waitsFor: [{ reason: outcome.reason, type: (0, import_shared_core_loop_texts_report3.resumeLine)(desk.job()) }] };
}
function aborted(signal) {
  return new Promise((resolve) => {
    const stop = () => resolve({ status: "refused", reason: "it was ended" });
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
  });
}
function unitsOf(research) {
  const { questions, notebook, imported, synthesis, synthesisAttempts, report } = research;
  const unit = (name, isDone) => ({ name, state: isDone ? "done" : "open" });
  return [
    unit("notebook", notebook !== null),
    unit("sources", imported),
    ...questions.map(
      ({ text, answer, attempts }) => unit(text.slice(0, 120), answer !== null || attempts > 1)
    ),
    unit("synthesis", synthesis !== null || synthesisAttempts > 1),
    unit("report", report !== null && (0, import_shared_core_loop_texts_report2.nextResearchStep)(research).kind === "done")
  ];
}
