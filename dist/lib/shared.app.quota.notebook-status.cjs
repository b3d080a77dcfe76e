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
  notebookStatus: () => notebookStatus
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_report_quota_text = require("./shared.core.report.quota-text.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

// src/app/quota/notebook-status.ts
function notebookStatus(place) {
  const chosen = (0, import_app_guidance_step_guidance.projectNotebook)(place);
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return `NotebookLM: ${(0, import_app_guidance_step_guidance.notAskedText)(chosen)}`;
  const shown = (0, import_shared_app_quota_show_quota.showQuota)(place);
  if (shown.status === "refused") return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named = chosen.accounts.flatMap(
    ({ account }) => accounts.filter(({ profile }) => profile === account)
  );
  return (0, import_shared_core_report_quota_text.quotaLine)({ accounts: named });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  notebookStatus
});
