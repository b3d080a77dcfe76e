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

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

// src/app/session/take-review.ts
async function takeReview(workspace, { owner, loop, criteria }, message) {
  const tree = await (0, import_app_loop_gather_evidence.readTree$2)(loop.terms.project);
  const trouble = whyVoid(workspace, loop, tree, criteria);
  const review = trouble === null ? { tree, ...(0, import_hooks_active_on_stop3.readReview)(message, (0, import_hooks_active_on_stop3.criteriaOf)(criteria).length) } : { tree, verdict: "fail", lines: [trouble] };
  const saved = await (0, import_hooks_active_on_stop2.changeLoop)(workspace, owner, (current) => ({
    loop: current?.terms.id === loop.terms.id ? (0, import_hooks_active_on_stop4.withProgress)(current, { review }) : current,
    value: null
  }));
  if (saved.status === "refused") return (0, import_hooks_active_on_stop.stepAside)(saved.reason);
  return import_hooks_active_on_stop.silent;
}
function whyVoid({ project }, { terms, progress }, tree, criteria) {
  if (tree !== progress.tree) return "files changed between the checks and the end of the review";
  const page = (0, import_hooks_active_on_stop6.textOf)((0, import_hooks_active_on_stop5.mswPath)(project, "loops", terms.id, "review.md"), (0, import_hooks_active_on_stop7.ownFile)(project));
  return page === (0, import_hooks_active_on_stop3.renderCriteria)(criteria) ? null : "the page with the criteria was changed";
}
module.exports = {
  takeReview: takeReview
};
