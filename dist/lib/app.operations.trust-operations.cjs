var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(t=__getOwnPropDesc(e,n))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{trustOperations:()=>trustOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs");
// src/app/operations/trust-operations.ts
var list2 = (0, import_hooks_active_on_command2.operation)({
  name: "trust list",
  about: "Show what is trusted here, and what was refused and waits",
  effect: "reads",
  asciiJson: true,
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const problem = (0, import_hooks_active_on_command.trustProblem)(workspace.userFolder);
    const notice = problem === null ? void 0 : `${problem}; until then no command of a file runs.`;
    return { status: "done", value: (0, import_shared_core_planning_writing_new_documents2.manageTrust)(workspace).list(), notice };
  }),
  shown: import_shared_core_planning_writing_new_documents.renderTrust
});
var add = (0, import_hooks_active_on_command2.operation)({
  name: "trust add",
  about: "Let a command that a file names run in this project",
  effect: "writes",
  callers: "people",
  asciiJson: true,
  inputs: {
    command: (0, import_hooks_active_on_command2.exact)((0, import_hooks_active_on_command2.optionalWord)("one command in quotes", "exactly as the file has it")),
    digest: (0, import_hooks_active_on_command2.text)("DIGEST", "the one that the list shows with this digest")
  },
  run: (place, { command, digest }) => {
    if ((command === null || command.trim() === "") === (digest === null))
      return (0, import_hooks_active_on_command2.misused)("trust add needs one command in quotes, exactly as the file has it, or --digest D.");
    return change(
      place,
      (manager) => digest === null ? manager.add(command ?? "") : manager.addByDigest(digest)
    );
  },
  shown: changedText
});
var remove = (0, import_hooks_active_on_command2.operation)({
  name: "trust remove",
  about: "Take it back, by its text or as the list shows it",
  effect: "writes",
  callers: "people and scripts",
  asciiJson: true,
  inputs: { command: (0, import_hooks_active_on_command2.exact)((0, import_hooks_active_on_command2.word)("one command in quotes")) },
  run: (place, { command }) => change(place, (manager) => manager.remove(command)),
  shown: changedText
});
var trustOperations = [list2, add, remove];
function change(place, make) {
  return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const result = await make((0, import_shared_core_planning_writing_new_documents2.manageTrust)(workspace));
    if (result.status === "refused") return result;
    const { changed, message } = result;
    return (0, import_hooks_active_on_command2.done)({ project: workspace.project, changed, message });
  });
}
function changedText({ message }) {
  return (0, import_common.forPeople)([message], Infinity);
}
