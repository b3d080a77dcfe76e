var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{listTools:()=>listTools}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs");
// src/mcp/list-tools.ts
function listTools(tools) {
  return tools.map(listed);
}
function listed(operation) {
  const { tool, fields } = operation;
  const inputs = (0, import_shared_core_planning_writing_new_documents.argumentsOf)(operation);
  const required = inputs.filter(({ meaning }) => meaning.isRequired).map(({ name }) => name);
  return {
    name: tool.name,
    description: tool.about,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(inputs.map(({ name, meaning }) => [name, schemaOf(meaning)])),
      ...required.length > 0 && { required }
    },
    ...fields !== null && { outputSchema: outputOf(fields) },
    annotations: annotationsOf(operation)
  };
}
function schemaOf({ kind, about, range, choices, isMany, isRequired }) {
  const said = { description: about };
  if (range !== null) return { type: "integer", minimum: range[0], maximum: range[1], ...said };
  if (choices !== null) return { type: "string", enum: choices, ...said };
  if (kind === "flag") return { type: "boolean", ...said };
  if (kind === "records")
    return { type: "array", items: { type: "object" }, ...isRequired && { minItems: 1 }, ...said };
  if (kind === "list" || isMany) return { type: "array", items: { type: "string" }, ...said };
  if (kind === "stdin") return { type: "string", maxLength: import_shared_core_planning_writing_new_documents.LONGEST_OUTPUT, ...said };
  return { type: "string", ...isRequired && { pattern: "\\S" }, ...said };
}
function outputOf({ schema, text }) {
  const { properties: whole } = (0, import_adapters_loops_record_schemas.toJSONSchema)(schema, { io: "input" });
  const properties = Object.fromEntries(Object.entries(whole ?? {}).map(([name, one]) => [name, short(one)]));
  const named = text === "text" ? {} : { [text]: { type: "string" } };
  return { type: "object", properties: { ...properties, ...named } };
}
function short(property) {
  const { type, items } = (0, import_common.fieldsOf)(property);
  return type === "array" ? { type, items: { type: (0, import_common.fieldsOf)(items).type } } : property;
}
function annotationsOf({ tool, effect }) {
  if (effect === "reads" || tool.isReadOnly === true) return { readOnlyHint: true };
  return {
    ...tool.isDestructive !== true && { destructiveHint: false },
    ...tool.isIdempotent === true && { idempotentHint: true }
  };
}
