

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/app/session/take-review.ts
async function takeReview(workspace, { owner, loop, criteria }, message) {
  const tree = await (0, import_app_loop_gather_evidence.readTree$2)(loop.terms.project, loop.progress.inner);
  const trouble = whyVoid(workspace, loop, tree, criteria);
  const review = trouble === null ? { tree, ...(0, import_hooks_active_on_stop.readReview)(message, (0, import_hooks_active_on_stop.criteriaOf)(criteria).length) } : { tree, verdict: "fail", lines: [trouble] };
  const saved = await (0, import_hooks_active_on_stop2.changeLoop)(workspace, owner, (current) => ({
    loop: current?.terms.id === loop.terms.id ? (0, import_hooks_active_on_stop3.withProgress)(current, { review }) : current,
    value: null
  }));
  if (saved.status === "refused") return (0, import_hooks_active_on_stop4.stepAside)(saved.reason);
  return import_hooks_active_on_stop4.silent;
}
function whyVoid({ project }, { terms, progress }, tree, criteria) {
  if (tree !== progress.tree) return "files changed between the checks and the end of the review";
  const page = (0, import_common2.textOf)((0, import_common.mswPath)(project, "loops", terms.id, "review.md"), (0, import_common3.ownFile)(project));
  return page === (0, import_hooks_active_on_stop.renderCriteria)(criteria) ? null : "the page with the criteria was changed";
}
module.exports = {
  takeReview: takeReview
};
