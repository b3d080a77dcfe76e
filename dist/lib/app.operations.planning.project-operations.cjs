var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{projectOperations:()=>projectOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/app/operations/planning/project-operations.ts
var create = (0, import_hooks_active_on_command.operation)({
  name: "project new",
  about: "Write PROJECT, REQUIREMENTS, ROADMAP, STATE and config.json from answers, all or none, and commit them; nothing is overwritten",
  effect: "writes",
  grant: { to: ["init"], options: ["from"] },
  inputs: { from: (0, import_hooks_active_on_command.path)("FILE", "the answers, as JSON") },
  run: async ({ folder }, { from }) => {
    const read = (0, import_shared_core_planning_documents_roadmap_scope2.readAnswersFile)(from);
    if (read.status !== "ok") return read;
    const created = await (0, import_shared_core_planning_documents_roadmap_scope.createProject)(folder, read.value);
    if (created.status === "refused") return created;
    return created.status === "invalid" ? (0, import_shared_core_planning_documents_roadmap_scope2.invalidAnswers)(created.problems) : (0, import_hooks_active_on_command.done)(created);
  },
  text: (value) => (0, import_shared_core_planning_documents_roadmap_scope2.answersText)(value, ({ files, commit }) => (0, import_shared_core_planning_documents_roadmap_scope2.writtenText)(files, commit))
});
var schema = (0, import_shared_core_planning_documents_roadmap_scope2.schemaOperation)("project schema", "Show how answers look: their rules, and an example", {
  rules: import_shared_core_planning_writing_new_documents.projectRules,
  example: import_shared_core_planning_writing_new_documents.projectExample
});
var projectOperations = [create, schema];
