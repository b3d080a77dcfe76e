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
  isOwnResearch: () => isOwnResearch,
  researchPlace: () => researchPlace
});
module.exports = __toCommonJS(stdin_exports);

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

// src/app/research/research-place.ts
function researchPlace(workspace, notebook) {
  const chosen = notebook === null ? (0, import_app_guidance_step_guidance.projectAccounts)(workspace) : (0, import_app_guidance_step_guidance.chosenNotebook)(workspace, notebook);
  if (chosen.status === "refused")
    return { status: "refused", reason: `NotebookLM was not asked: ${(0, import_app_guidance_step_guidance.notAskedText)(chosen)}.` };
  const { project: projectRoot, env } = workspace;
  const { accounts } = chosen;
  const exact = accounts.find((one) => one.notebook === notebook);
  const found = exact ?? accounts.find(({ isLoggedIn }) => isLoggedIn) ?? accounts[0];
  const account = { profile: found?.profile ?? null, projectRoot, env };
  return { status: "ok", account, notebook: notebook === null ? null : found?.notebook ?? notebook };
}
function isOwnResearch(workspace, research) {
  if (research.notebook === null) return research.questions.length === 0 && research.sources.length === 0;
  return (0, import_app_guidance_step_guidance.chosenNotebook)(workspace, research.notebook.id).status === "chosen";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isOwnResearch,
  researchPlace
});
