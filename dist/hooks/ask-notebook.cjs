var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==a&&__defProp(r,t,{get:()=>e[t],enumerable:!(p=__getOwnPropDesc(e,t))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("../lib/shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("../lib/app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("../lib/app.guidance.step-guidance.cjs");
// src/core/guidance/is-denial.ts
function isDenial({ text, citations }) {
  const [first = ""] = text.trim().split(/\n\s*\n/);
  return citations.length === 0 && MATERIAL.test(first) && NOT_THERE.test(first);
}
var MATERIAL = /\b(?:sources?|documents?|notebook|materials?|provided|context|information)\b/i;
var NOT_THERE = /\b(?:no|not|none|nothing|cannot|unable|without)\b|n['’]t\b/i;
// src/app/guidance/run-guidance-job.ts
var ROOM_SECONDS = 240;
async function runGuidanceJob(path2, env) {
  const job = (0, import_app_guidance_step_guidance.readGuidanceJob)(path2);
  if (job?.status !== "queued") return;
  const lifeMs = (job.timeoutSeconds + ROOM_SECONDS) * 1e3;
  setTimeout(() => process.exit(1), lifeMs).unref();
  const startedAt = Date.now();
  const state = { status: "running", pid: process.pid, startedAt, endsBy: startedAt + lifeMs };
  const running = { ...job, ...state };
  const userFolder = (0, import_app_guidance_step_guidance.userFolderOfJob)(path2);
  (0, import_app_guidance_step_guidance.writeGuidanceJob)(userFolder, running);
  const outcome = await (0, import_shared_core_loop_texts_report.askQuestion)(
    { project: job.project, userFolder, env, now: Date.now },
    { ...job, purpose: "guidance", deadlineMs: job.timeoutSeconds * 1e3 }
  );
  const ended = { ...running, notices: outcome.notices };
  if (outcome.status === "none") {
    const { reason, text: text2, profile } = outcome;
    return (0, import_app_guidance_step_guidance.settleRefused)(userFolder, ended, { reason, text: text2, profile });
  }
  const { answer, notebook, conversationId } = outcome;
  const { text, citations } = answer;
  if (isDenial(answer)) return (0, import_app_guidance_step_guidance.settleUnknown)(userFolder, ended, notebook);
  const source = { kind: "notebook", notebook, conversationId, citations };
  const answeredAt = (/* @__PURE__ */ new Date()).toISOString();
  const guidance = (0, import_app_guidance_step_guidance2.makeGuidance)({ failureClass: job.class, text, source, answeredAt });
  await (0, import_app_guidance_step_guidance.settleAnswered)(userFolder, ended, guidance);
}
// src/hooks/ask-notebook.ts
var [path] = process.argv.slice(2);
void runGuidanceJob(path ?? "", process.env).then(
  () => process.exit(0),
  () => process.exit(1)
);
