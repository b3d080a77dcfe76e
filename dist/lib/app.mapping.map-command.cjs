var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var m in r)__defProp(e,m,{get:r[m],enumerable:!0})},__copyProps=(e,r,m,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==m&&__defProp(e,o,{get:()=>r[o],enumerable:!(t=__getOwnPropDesc(r,o))||t.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{mapCommand:()=>mapCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_path=require("node:path");
// src/app/mapping/map-command.ts
function mapCommand(workspace, args) {
  const parsed = (0, import_shared_core_planning_writing_new_documents.parseMapArguments)(args);
  if (parsed.status === "refused") return (0, import_hooks_active_on_stop.sayLines)(parsed.reason);
  const refusal = refusalFor(workspace.project);
  if (refusal !== null) return (0, import_hooks_active_on_stop.sayLines)(refusal);
  const cli = (0, import_common2.cliCommand)(workspace);
  const project = import_common5.prose`--project ${shellWord(workspace.project)}`;
  const options = (0, import_shared_core_planning_writing_new_documents.mapOptions)(parsed.request).map((option) => (0, import_common.quoteName)(option));
  const { size } = (0, import_shared_core_planning_writing_new_documents.readMap)(workspace.project);
  const context = (0, import_common5.joinProse)(
    [
      import_common5.prose`MSW maps this codebase: ${(0, import_common.quoteName)(workspace.project)}`,
      size === 0 ? import_common5.prose`There is no map yet.` : import_common5.prose`There is a map with ${size} of 7 documents; code decides what has to be written again.`,
      import_common5.prose`Run these in this order, each as it stands:`,
      import_common5.prose`1. begin:  ${(0, import_common5.joinProse)([import_common5.prose`${cli} map begin`, ...options, project, import_common5.prose`--short --json`], " ")}`,
      import_common5.prose`2. verify: ${cli} map verify --return ${project} --short --json`,
      import_common5.prose`3. finish: ${cli} map finish ${project}`
    ],
    "\n"
  );
  return { kind: "context", context, notice: null };
}
function shellWord(path) {
  return (0, import_common3.typedExactly)(`'${path.replaceAll("'", "'\\''")}'`);
}
function refusalFor(project) {
  if (project === (0, import_common4.homeFolder)() || project === (0, import_node_path.parse)(project).root) {
    return `${project} is not a project: open the folder of one and map that.`;
  }
  const names = (0, import_common6.namesIn)(project, import_common7.named).filter((name) => ![".git", ".msw", ".planning"].includes(name));
  return names.length === 0 ? `${project} is empty: there is nothing to map yet.` : null;
}
