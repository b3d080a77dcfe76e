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
  showQuota: () => showQuota
});
module.exports = __toCommonJS(stdin_exports);

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

// src/app/quota/show-quota.ts
function showQuota(place) {
  const read = (0, import_app_guidance_step_guidance3.readLedger)(place.userFolder);
  if (read.status === "refused") return read;
  const { ledger } = read;
  const profiles = (0, import_app_guidance_step_guidance4.listProfiles)(place.env);
  const names = /* @__PURE__ */ new Set([...profiles.map(({ name }) => name), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names].toSorted().map((name) => {
    const profile = profiles.find((one) => one.name === name);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  return { status: "ok", report: { accounts, questions: questionsOf(ledger, place.userFolder) } };
}
function quotaOf(ledger, profile, login, now) {
  const held = (0, import_app_guidance_step_guidance3.accountOf)(ledger.accounts, profile);
  const account = (0, import_app_guidance_step_guidance3.accountAt)(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: (0, import_app_guidance_step_guidance3.leftOf)(account, "ask", now),
    leftForGuidance: (0, import_app_guidance_step_guidance3.leftOf)(account, "guidance", now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf((0, import_app_guidance_step_guidance3.freesAt)(account, "ask", now)),
    setAside: (0, import_app_guidance_step_guidance3.isAside)(held, login, now) ? held.setAside?.reason ?? null : null
  };
}
function questionsOf(ledger, userFolder) {
  const lines = (0, import_app_guidance_step_guidance2.sharedLines)(userFolder);
  const outcome = (query) => {
    if (query.class === null || query.answerHash === null) return null;
    const entries = (0, import_app_guidance_step_guidance.foldCache)(lines, query.class);
    const entry = entries.find(({ guidance }) => guidance.answerHash === query.answerHash);
    return entry === void 0 ? null : (0, import_app_guidance_step_guidance.efficacyOf)(entry);
  };
  return ledger.queries.toReversed().map((query) => ({
    at: new Date(query.at).toISOString(),
    profile: query.account,
    notebook: query.notebook,
    purpose: query.purpose,
    project: query.project,
    loop: query.loop,
    class: query.class,
    question: query.question,
    outcome: query.outcome,
    cost: query.cost,
    helped: outcome(query)
  }));
}
function isoOf(at) {
  return at === null ? null : new Date(at).toISOString();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  showQuota
});
