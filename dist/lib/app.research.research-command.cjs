var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(p=__getOwnPropDesc(e,a))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{researchCommand:()=>researchCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_research_render_phase_research=require("./shared.core.research.render-phase-research.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_research_prepare_research=require("./shared.app.research.prepare-research.cjs"),import_shared_core_research_questions=require("./shared.core.research.questions.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_node_path=require("node:path");
// src/app/research/research-command.ts
async function researchCommand(workspace, args, start) {
  const words = args.trim();
  const status = /^(?:status(?:\s+([a-z0-9-]+))?)?$/.exec(words);
  if (status !== null) return (0, import_shared_core_research_render_phase_research.renderResearchList)((0, import_shared_core_loop_texts_report.showResearch)(workspace, status[1] ?? null));
  const read = (0, import_shared_app_research_prepare_research.parseResearchArguments)(words);
  if (read.status === "refused") return read.reason;
  const { notebook } = read.options;
  const refusal = notebook === null ? null : await chooseTyped(workspace, notebook);
  if (refusal !== null) return refusal;
  const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, workspace.project, read.options);
  if (prepared.status === "refused") return prepared.reason;
  return read.options.local ? localText(workspace, prepared.request) : begin(workspace, prepared.request, read.options, start);
}
async function chooseTyped(workspace, notebook) {
  if ((0, import_app_guidance_step_guidance.chosenNotebook)(workspace, notebook).status === "chosen" || (0, import_app_guidance_step_guidance.isNamedInProject)(workspace, notebook))
    return null;
  const place = (0, import_shared_core_research_questions.researchPlace)(workspace, null);
  if (place.status === "refused") return place.reason;
  const account = place.accounts[0].account.profile ?? (0, import_app_guidance_step_guidance.defaultProfile)(workspace.env);
  const unkept = await (0, import_app_guidance_step_guidance2.chooseNotebook)(workspace.userFolder, workspace.project, { account, notebook });
  return unkept === null ? null : `${unkept}.`;
}
async function localText(workspace, request) {
  const result = await (0, import_shared_core_research_render_phase_research.writeLocalReport)(workspace, request);
  if (result.status === "none") return result.reason;
  const { report, passages } = result;
  return `${(0, import_common.countOf)(passages, "passage")} of this project's documents ${passages === 1 ? "is" : "are"} quoted in ${short(workspace, report.path)}. ${report.commit?.note ?? ""}`;
}
async function begin(workspace, request, options, start) {
  const missing = (0, import_shared_core_research_questions.missingForResearch)(workspace);
  if (missing !== null) return missing;
  const place = (0, import_shared_core_research_questions.researchPlace)(workspace, request.notebook);
  if (place.status === "refused") return place.reason;
  const [known] = (0, import_shared_core_loop_texts_report.showResearch)(workspace, request.slug);
  if (known?.isRunning === true) return `This research runs already.
${(0, import_shared_core_research_render_phase_research.renderResearchList)([known])}`;
  const started = await start(request.topic, givenAgain(request, options));
  if (started.status === "refused") return started.reason;
  const duration = request.mode === "deep" ? "5 to 45 minutes" : "a few minutes";
  return [
    `${subject(request.topic, options.fresh ? void 0 : known?.research)} in the background: ${duration}, at most ${(0, import_common.countOf)((0, import_shared_core_loop_texts_report2.mostQuestions)(request), "question")} of your NotebookLM quota. You can continue working.`,
    `This session is told when it ends. Progress: /msw:status (job ${started.job.id}), or /msw:research without arguments.`,
    `Report: ${short(workspace, request.output)}${request.commit ? ", committed by itself when it is done" : ""}.`
  ].join("\n");
}
function subject(topic, before) {
  if (before === void 0) return `Research on "${topic}" runs`;
  const isDone = (0, import_shared_core_loop_texts_report2.nextResearchStep)(before).kind === "done";
  return isDone ? `Research on "${topic}" is done again` : `Research on "${topic}" continues where it stopped`;
}
function givenAgain(request, { fresh, notebook, phase, mode, source }) {
  return {
    mode,
    questions: String(request.questions),
    ...source === "drive" && { source },
    ...request.ask.length > 0 && { ask: request.ask.join("\n") },
    out: request.output,
    ...notebook !== null && { notebook },
    ...phase !== null && { phase },
    ...!request.commit && { "no-commit": true },
    ...fresh && { fresh: true }
  };
}
function short({ project }, path) {
  const way = (0, import_node_path.relative)(project, path);
  return way.startsWith("..") ? path : way;
}
