var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{runCall:()=>runCall}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/mcp/run-call.ts
var MOST_AT_ONCE = 4;
async function runCall(call) {
  const lane = call.isLong ? LANES.long : LANES.quick;
  if (lane.working >= MOST_AT_ONCE) await new Promise((resolve) => lane.waiting.push(resolve));
  lane.working += 1;
  try {
    return call.signal.aborted ? (0, import_shared_core_planning_phases_plan_format.wrong)("The call was cancelled.") : await follow(call);
  } finally {
    lane.working -= 1;
    lane.waiting.shift()?.();
  }
}
var LANES = { long: newLane(), quick: newLane() };
function newLane() {
  return { working: 0, waiting: [] };
}
async function follow({
  program,
  tool,
  place,
  client,
  given,
  signal,
  tell
}) {
  let result = null;
  const running = (0, import_shared_app_diagnose_diagnose_client.followProgram)({
    program: process.execPath,
    args: [program],
    input: JSON.stringify({ tool, arguments: given, client }),
    ...place,
    onLine: (line) => {
      const fields = (0, import_common2.fieldsIn)((0, import_common2.parseJson)(line));
      if (typeof fields.told === "string") tell(fields.told);
      else result = readResult((0, import_common2.fieldsOf)(fields.result)) ?? result;
    }
  });
  const stop = () => void running.stop();
  signal.addEventListener("abort", stop, { once: true });
  const { exitCode, stderr } = await running.ended;
  signal.removeEventListener("abort", stop);
  if (signal.aborted) return (0, import_shared_core_planning_phases_plan_format.wrong)("The call was cancelled.");
  return result ?? (0, import_shared_core_planning_phases_plan_format.wrong)(`${tool} ended without a result (exit code ${exitCode}): ${(0, import_common.plainLine)(stderr, 600)}`);
}
function readResult({ content, structuredContent, isError }) {
  const text = Array.isArray(content) ? (0, import_common2.fieldsOf)(content[0]).text : void 0;
  if (typeof text !== "string") return null;
  return {
    content: [{ type: "text", text }],
    ...structuredContent !== void 0 && { structuredContent: { ...(0, import_common2.fieldsOf)(structuredContent) } },
    ...isError === true && { isError }
  };
}
