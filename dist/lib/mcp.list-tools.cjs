var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{listTools:()=>listTools}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs");
// src/mcp/limits.ts
var LONGEST_MESSAGE = 32 * 1024 * 1024;
var LONGEST_OUTPUT = 5e6;
// src/mcp/aliases.ts
var ALIASES = {
  job: {
    ...{ job_id: "id", phase_number: "phase", file: "planPath" },
    ...{ query: "topic", notebook_id: "notebook", out: "out" }
  },
  phase: { phase_number: "phase" },
  notebook: {
    ...{ notebook_id: "notebook", query: "question" },
    ...{ conversation_id: "conversation", source_ids: "source", timeout: "timeout" }
  },
  source: { notebook_id: "notebook", source_id: "id", file_path: "file" },
  studio: { notebook_id: "notebook", artifact_type: "kind" },
  memory: {
    ...{ task_spec: "task", top_k: "top", include_domains: "domain", exclude_tags: "exclude" },
    ...{ file: "file", source: "source", supersedes: "supersedes", anyway: "anyway", wrap: "wrap" }
  }
};
// src/mcp/tool.ts
function argumentsOf(tool, operation2) {
  return tool.takes.map((input) => {
    const meaning = operation2.inputs[input];
    if (meaning === void 0) throw new Error(`${tool.name}: ${tool.operation} takes no ${input}`);
    return {
      input,
      name: argumentName(input),
      meaning: {
        ...meaning,
        about: tool.says?.[input] ?? meaning.about,
        isRequired: isNeeded(tool, operation2, input)
      }
    };
  });
}
function argumentName(input) {
  return (0, import_hooks_active_on_command2.optionName)(input).replaceAll("-", "_");
}
function isNeeded({ takes }, { inputs, needs }, input) {
  if (inputs[input]?.isRequired === true) return true;
  return needs.some(
    (group) => group.includes(input) && group.every((one) => one === input || !takes.includes(one))
  );
}
// src/mcp/list-tools.ts
async function listTools(tools) {
  return Promise.all(tools.map(async (tool) => listed(tool, await (0, import_hooks_active_on_command.findOperation)(tool.operation))));
}
function listed(tool, operation2) {
  const inputs = argumentsOf(tool, operation2);
  const required = inputs.filter(({ meaning }) => meaning.isRequired).map(({ name }) => name);
  return {
    name: tool.name,
    description: tool.about,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(inputs.map(({ name, meaning }) => [name, schemaOf(meaning)])),
      ...required.length > 0 && { required }
    },
    ...operation2.fields !== null && { outputSchema: outputOf(operation2.fields) },
    annotations: annotationsOf(tool, operation2)
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
  if (kind === "stdin") return { type: "string", maxLength: LONGEST_OUTPUT, ...said };
  return { type: "string", ...isRequired && { pattern: "\\S" }, ...said };
}
function outputOf({ schema, text: text2 }) {
  const { properties: whole, required = [] } = (0, import_adapters_loops_record_schemas.toJSONSchema)(schema, { io: "input" });
  const properties = Object.fromEntries(Object.entries(whole ?? {}).map(([name, one]) => [name, short(one)]));
  if (text2 === "text") return { type: "object", properties, required };
  return {
    type: "object",
    properties: { ...properties, [text2]: { type: "string" } },
    required: [...required, text2]
  };
}
function short(property) {
  const { type, items } = (0, import_common.fieldsOf)(property);
  return type === "array" ? { type, items: { type: (0, import_common.fieldsOf)(items).type } } : property;
}
function annotationsOf(tool, { effect }) {
  if (effect === "reads" || tool.isReadOnly === true) return { readOnlyHint: true };
  return {
    ...tool.isDestructive !== true && { destructiveHint: false },
    ...tool.isIdempotent === true && { idempotentHint: true }
  };
}
