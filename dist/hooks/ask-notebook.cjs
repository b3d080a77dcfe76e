var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_quota_show_quota = require("../lib/shared.app.quota.show-quota.cjs");

var import_app_guidance_step_guidance = require("../lib/app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("../lib/app.guidance.step-guidance.cjs");

// src/app/guidance/run-guidance-job.ts
var ROOM_SECONDS = 240;
async function runGuidanceJob(path2, env) {
  const job = (0, import_app_guidance_step_guidance.readJob)(path2);
  if (job?.status !== "queued") return;
  const lifeMs = (job.timeoutSeconds + ROOM_SECONDS) * 1e3;
  setTimeout(() => process.exit(1), lifeMs).unref();
  const startedAt = Date.now();
  const state = { status: "running", pid: process.pid, startedAt, endsBy: startedAt + lifeMs };
  const running = { ...job, ...state };
  const userFolder = (0, import_app_guidance_step_guidance.userFolderOfJob)(path2);
  (0, import_app_guidance_step_guidance.writeJob)(userFolder, running);
  const outcome = await (0, import_shared_app_quota_show_quota.askQuestion)(
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
