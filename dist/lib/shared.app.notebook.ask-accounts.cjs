var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==p&&__defProp(r,a,{get:()=>e[a],enumerable:!(t=__getOwnPropDesc(e,a))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{askAccounts:()=>askAccounts,inNotebook:()=>inNotebook}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/app/notebook/ask-accounts.ts
async function askAccounts(place, accounts, call) {
  const refusals = [];
  let last = null;
  for (const by of accounts) {
    const { profile, notebook } = by;
    const result = await call({ profile, projectRoot: place.project, env: place.env }, notebook);
    if (result.status === "ok") return { status: "ok", by, data: result.data };
    last = result;
    refusals.push((0, import_app_guidance_step_guidance3.refusalSentence)({ reason: result.status, text: result.text, profile }));
    if ((0, import_app_guidance_step_guidance3.faultOf)(result.status) !== "account") break;
  }
  return {
    status: "refused",
    reason: refusals.join(" "),
    isUncertain: last !== null && (0, import_app_guidance_step_guidance.isUncertain)(last)
  };
}
// src/app/operations/knowledge/in-notebook.ts
function inNotebook(place, name, use) {
  return (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, (workspace) => {
    const chosen = name === null ? (0, import_app_guidance_step_guidance2.projectNotebook)(workspace) : (0, import_app_guidance_step_guidance2.chosenNotebook)(workspace, name);
    if (chosen.status === "chosen") return use(workspace, chosen);
    if (chosen.status === "none")
      return (0, import_hooks_active_on_command.misused)(
        `choose a notebook first: /msw:setup use ID --profile NAME, with what this shows: ${place.words.call("notebook list")}`
      );
    return (0, import_hooks_active_on_command.refused)(`NotebookLM was not asked: ${(0, import_app_guidance_step_guidance2.notAskedText)(chosen)}.`);
  });
}
