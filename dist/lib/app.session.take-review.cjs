var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(p=__getOwnPropDesc(e,r))||p.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{takeReview:()=>takeReview}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
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
