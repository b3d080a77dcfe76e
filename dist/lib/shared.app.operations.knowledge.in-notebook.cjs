var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{inNotebook:()=>inNotebook}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/app/operations/knowledge/in-notebook.ts
function inNotebook(place, name, use) {
  return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const chosen = name === null ? (0, import_app_guidance_step_guidance.projectNotebook)(workspace) : (0, import_app_guidance_step_guidance.chosenNotebook)(workspace, name);
    if (chosen.status === "chosen") return use(workspace, chosen);
    if (chosen.status === "none")
      return (0, import_hooks_active_on_command.misused)(
        `choose a notebook first: ${place.words.call("notebook use")} ID --profile NAME, with what this shows: ${place.words.call("notebook list")}`
      );
    return (0, import_hooks_active_on_command.refused)(`NotebookLM was not asked: ${(0, import_app_guidance_step_guidance.notAskedText)(chosen)}.`);
  });
}
