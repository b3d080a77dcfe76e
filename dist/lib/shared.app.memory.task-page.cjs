var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==p&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{answerRequest:()=>answerRequest,writeTaskPage:()=>writeTaskPage}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_memory_stage_zero=require("./shared.app.memory.stage-zero.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_node_path=require("node:path"),import_node_perf_hooks=require("node:perf_hooks"),import_promises=require("node:timers/promises");
// src/app/memory/task-page.ts
// src/core/memory/grounding.ts
function groundingFact(grounding) {
  switch (grounding.status) {
    case "none":
      return null;
    case "known":
      return import_common3.prose`grounded: by the notebook's answer of ${(0, import_common6.countOf)(Math.round(grounding.ageHours), "hour")} ago; no question`;
    case "asked":
      return import_common3.prose`grounded: by the notebook; 1 question, ${grounding.left} left`;
    case "late":
      return import_common3.prose`grounded: not yet; the notebook is still answering (1 question), and its answer comes onto the page of the memory`;
    case "not-asked":
      return import_common3.prose`grounded: no, ${(0, import_common2.quoteLine)(grounding.reason, 300)}`;
  }
}
function groundingNotice(grounding) {
  switch (grounding.status) {
    case "none":
      return null;
    case "known":
      return "msw \u25B8 the notebook had answered this before: no question";
    case "asked":
      return `msw \u25B8 the notebook was asked what the plan must respect: 1 question, ${grounding.left} left (--no-ground spares it)`;
    case "late":
      return "msw \u25B8 the notebook is still answering (1 question): planning begins without it, and the answer is kept";
    case "not-asked":
      return `msw \u25B8 the notebook was not asked: ${grounding.reason.slice(0, 300)}`;
  }
}
// src/app/memory/task-page.ts
var WAIT_MS = 2e4;
async function writeTaskPage(workspace, wanted) {
  const { settings } = (0, import_shared_core_loop_texts_report.memorySettingsOf)(workspace.project);
  const start = import_node_perf_hooks.performance.now();
  const spec = (0, import_shared_app_memory_stage_zero.specOf)(wanted.task);
  if (spec.trim() === "") return { isWritten: false, fact: null, notice: null };
  const brief = await (0, import_shared_app_memory_stage_zero.compileBrief)(workspace, spec, settings.context);
  const notebook = settings.isEnabled ? (0, import_app_guidance_step_guidance3.projectNotebook)(workspace) : { status: "none" };
  const kept = notebook.status === "chosen" ? (0, import_shared_app_memory_stage_zero.keptAbout)(workspace, notebook.notebook, { brief, spec }) : null;
  if (brief.used.length > 0 || kept !== null)
    await (0, import_shared_app_memory_stage_zero.serveBrief)(workspace, brief, {
      stage: { kind: kept === null ? "local" : "cached", ms: Math.round(import_node_perf_hooks.performance.now() - start) },
      ...kept !== null && { also: kept.also }
    });
  const grounding = kept === null ? await ground(workspace, { ...wanted, spec, brief }, notebook) : { status: "known", text: kept.text, ageHours: kept.ageHours };
  const ways = await (0, import_shared_app_memory_stage_zero.waysFor)(workspace, spec);
  const page = pageOf({ brief, ways }, grounding);
  if (page !== null) (0, import_app_loop_conclude_turn.writePage)((0, import_node_path.join)(wanted.root, wanted.page), page);
  if (grounding.status === "late") await bringLate(workspace, wanted);
  return {
    isWritten: page !== null,
    fact: groundingFact(grounding),
    notice: groundingNotice(grounding)
  };
}
var LATE = import_common3.prose`## What the Notebook Says\n\nIt has not answered yet. Its answer comes here by itself.`;
function pageOf({ brief: { used, text }, ways }, grounding) {
  const told = grounding.status === "known" || grounding.status === "asked" ? (0, import_app_guidance_step_guidance2.renderSynthesis)({ divine_truth: grounding.text, stale: false, age_hours: 0 }) : grounding.status === "late" ? LATE : null;
  const isEmpty = used.length === 0 && told === null && ways === null;
  return isEmpty ? null : import_common3.prose`${(0, import_common3.joinProse)([text, ways, told], "\n\n")}\n`;
}
var LOOK_MS = 100;
async function ground(workspace, asking, notebook) {
  if (notebook.status === "none" || !asking.grounds) return { status: "none" };
  const reason = notebook.status === "refused" ? (0, import_app_guidance_step_guidance3.notAskedText)(notebook) : whyNotAsked(workspace, notebook.accounts);
  if (notebook.status === "refused" || reason !== null) return { status: "not-asked", reason: reason ?? "" };
  const request = requestPath(asking);
  (0, import_common4.keepJson)(request, { schema: 1, spec: asking.spec, page: asking.page, status: "asked" });
  const env = (0, import_hooks_active_on_stop.withoutClientMarks)(workspace.env);
  return (0, import_common.startCli)(["memory", "ground", request, "--project", workspace.project], env) ? awaitAnswer(workspace, asking, notebook) : { status: "not-asked", reason: "its program is missing from the plugin: install it again" };
}
function whyNotAsked({ userFolder, now }, accounts) {
  const read = (0, import_app_guidance_step_guidance.readLedger)(userFolder);
  if (read.status === "refused") return read.reason;
  const choice = (0, import_app_guidance_step_guidance.chooseProfile)(read.ledger.accounts, accounts, { purpose: "research", now: now() });
  return choice.status === "chosen" ? null : "no account has a question left, or none is logged in";
}
async function awaitAnswer(workspace, asking, { notebook, accounts }) {
  const until = Date.now() + (asking.waitMs ?? WAIT_MS);
  for (; ; ) {
    const { status } = (0, import_common5.fieldsIn)((0, import_common5.readJson)(requestPath(asking), (0, import_common8.ownFile)(asking.root)));
    if (status === "ended") break;
    if (Date.now() >= until) return { status: "late" };
    await (0, import_promises.setTimeout)(LOOK_MS);
  }
  const answer = (0, import_shared_app_memory_stage_zero.keptAbout)(workspace, notebook, asking);
  if (answer !== null) return { status: "asked", text: answer.text, left: leftNow(workspace, accounts) };
  const { notice } = (0, import_common5.fieldsIn)((0, import_common5.readJson)(requestPath(asking), (0, import_common8.ownFile)(asking.root)));
  return { status: "not-asked", reason: typeof notice === "string" ? notice : "it gave no answer" };
}
function leftNow({ userFolder, now }, accounts) {
  const read = (0, import_app_guidance_step_guidance.readLedger)(userFolder);
  const known = read.status === "ok" ? read.ledger.accounts : {};
  const names = new Set(accounts.map(({ account }) => account));
  return [...names].reduce((sum, name) => sum + (0, import_app_guidance_step_guidance.leftOf)((0, import_app_guidance_step_guidance.accountOf)(known, name), "research", now()), 0);
}
function requestPath({ root, page }) {
  return (0, import_node_path.join)(root, page.replace(/\.md$/, "-asked.json"));
}
async function answerRequest(workspace, request) {
  const root = (0, import_node_path.resolve)(request, "..", "..", "..");
  const { spec, page } = (0, import_common5.fieldsIn)((0, import_common5.readJson)(request, (0, import_common8.ownFile)(root)));
  if (typeof spec !== "string" || typeof page !== "string") return false;
  const { settings } = (0, import_shared_core_loop_texts_report.memorySettingsOf)(workspace.project);
  const client = (0, import_shared_app_memory_stage_zero.projectClient)(workspace, "research");
  const known = await (0, import_shared_app_memory_stage_zero.knowTask)(workspace, { spec, settings, client, fresh: false });
  (0, import_common4.keepJson)(request, { schema: 1, spec, page, status: "ended", notice: known.notice });
  await bringLate(workspace, { task: spec, root, page });
  return true;
}
async function bringLate(workspace, { task, root, page }) {
  const path = (0, import_node_path.join)(root, page);
  if ((0, import_common7.textOf)(path, (0, import_common8.ownFile)(root))?.includes(LATE) !== true) return;
  const { settings } = (0, import_shared_core_loop_texts_report.memorySettingsOf)(workspace.project);
  const spec = (0, import_shared_app_memory_stage_zero.specOf)(task);
  const brief = await (0, import_shared_app_memory_stage_zero.compileBrief)(workspace, spec, settings.context);
  const notebook = (0, import_app_guidance_step_guidance3.projectNotebook)(workspace);
  const kept = notebook.status === "chosen" ? (0, import_shared_app_memory_stage_zero.keptAbout)(workspace, notebook.notebook, { brief, spec }) : null;
  const ways = await (0, import_shared_app_memory_stage_zero.waysFor)(workspace, spec);
  const whole = kept === null ? null : pageOf({ brief, ways }, { status: "known", text: kept.text, ageHours: 0 });
  if (whole !== null) (0, import_app_loop_conclude_turn.writePage)(path, whole);
}
