var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var t in o)__defProp(e,t,{get:o[t],enumerable:!0})},__copyProps=(e,o,t,n)=>{if(o&&typeof o=="object"||typeof o=="function")for(let r of __getOwnPropNames(o))!__hasOwnProp.call(e,r)&&r!==t&&__defProp(e,r,{get:()=>o[r],enumerable:!(n=__getOwnPropDesc(o,r))||n.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{mapCommand:()=>mapCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_path=require("node:path");
// src/app/mapping/map-command.ts
function mapCommand(workspace, args) {
  const parsed = (0, import_shared_core_planning_writing_new_documents.parseMapArguments)(args);
  if (parsed.status === "refused") return (0, import_hooks_active_on_stop.sayLines)(parsed.reason);
  const refusal = refusalFor(workspace.project);
  if (refusal !== null) return (0, import_hooks_active_on_stop.sayLines)(refusal);
  const cli = (0, import_hooks_active_on_command.cliCommand)(workspace);
  const project = import_common4.prose`--project ${shellWord(workspace.project)}`;
  const options = (0, import_shared_core_planning_writing_new_documents.mapOptions)(parsed.request).map((option) => (0, import_common.quoteName)(option));
  const { size } = (0, import_shared_core_planning_writing_new_documents.readMap)(workspace.project);
  const context = (0, import_common4.joinProse)(
    [
      import_common4.prose`MSW maps this codebase: ${(0, import_common.quoteName)(workspace.project)}`,
      size === 0 ? import_common4.prose`There is no map yet.` : import_common4.prose`There is a map with ${size} of 7 documents; code decides what has to be written again.`,
      import_common4.prose`Run these in this order, each as it stands:`,
      import_common4.prose`1. begin:  ${(0, import_common4.joinProse)([import_common4.prose`${cli} map begin`, ...options, project, import_common4.prose`--short --json`], " ")}`,
      import_common4.prose`2. verify: ${cli} map verify --return ${project} --short --json`,
      import_common4.prose`3. finish: ${cli} map finish ${project}`
    ],
    "\n"
  );
  return { kind: "context", context, notice: null };
}
function shellWord(path) {
  return (0, import_common2.typedExactly)(`'${path.replaceAll("'", "'\\''")}'`);
}
function refusalFor(project) {
  if (project === (0, import_common3.homeFolder)() || project === (0, import_node_path.parse)(project).root) {
    return `${project} is not a project: open the folder of one and map that.`;
  }
  const names = (0, import_common5.namesIn)(project, import_common6.named).filter((name) => ![".git", ".msw", ".planning"].includes(name));
  return names.length === 0 ? `${project} is empty: there is nothing to map yet.` : null;
}
