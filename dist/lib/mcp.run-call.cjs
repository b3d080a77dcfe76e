var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==t&&__defProp(e,o,{get:()=>r[o],enumerable:!(p=__getOwnPropDesc(r,o))||p.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{runCall:()=>runCall}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_process_run_program=require("./shared.adapters.process.run-program.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/mcp/tool-result.ts
var MOST_BYTES = 4e4;
var MOST_FIELD_BYTES = MOST_BYTES / 4;
function textResult(text) {
  return { content: [{ type: "text", text: clipped(text, MOST_BYTES) }] };
}
function wrong(reason) {
  return { ...textResult(messageOf(reason)), isError: true };
}
function messageOf(reason) {
  return (0, import_common3.joinProse)(
    reason.split("\n").map((line) => (0, import_common.typedLine)(line, Infinity)),
    "\n"
  );
}
function clipped(text, most) {
  return (0, import_app_loop_conclude_turn.clipProse)(text, most, bytesIn);
}
function bytesIn(text) {
  return bytesOf(text) - 2;
}
function bytesOf(value) {
  return Buffer.byteLength(JSON.stringify(value));
}
// src/mcp/run-call.ts
var MOST_AT_ONCE = 4;
async function runCall(call) {
  const lane = call.isLong ? LANES.long : LANES.quick;
  if (lane.working >= MOST_AT_ONCE) await new Promise((resolve) => lane.waiting.push(resolve));
  lane.working += 1;
  try {
    return call.signal.aborted ? wrong("The call was cancelled.") : await follow(call);
  } finally {
    lane.working -= 1;
    lane.waiting.shift()?.();
  }
}
var LANES = { long: newLane(), quick: newLane() };
function newLane() {
  return { working: 0, waiting: [] };
}
async function follow({ program, tool, given, signal, tell }) {
  let result = null;
  const running = (0, import_shared_adapters_process_run_program.followProgram)({
    program: process.execPath,
    args: [program],
    input: JSON.stringify({ tool, arguments: given }),
    cwd: process.cwd(),
    env: { ...process.env, [import_hooks_active_on_stop.SERVER_MARK]: "1" },
    onLine: (line) => {
      const fields = (0, import_common4.fieldsIn)((0, import_common4.parseJson)(line));
      if (typeof fields.told === "string") tell(fields.told);
      else result = readResult((0, import_common4.fieldsOf)(fields.result)) ?? result;
    }
  });
  const stop = () => void running.stop();
  signal.addEventListener("abort", stop, { once: true });
  const { exitCode, stderr } = await running.ended;
  signal.removeEventListener("abort", stop);
  if (signal.aborted) return wrong("The call was cancelled.");
  return result ?? wrong(`${tool} ended without a result (exit code ${exitCode}): ${(0, import_common2.plainLine)(stderr, 600)}`);
}
function readResult({ content, structuredContent, isError }) {
  const text = Array.isArray(content) ? (0, import_common4.fieldsOf)(content[0]).text : void 0;
  if (typeof text !== "string") return null;
  return {
    content: [{ type: "text", text }],
    ...structuredContent !== void 0 && { structuredContent: { ...(0, import_common4.fieldsOf)(structuredContent) } },
    ...isError === true && { isError }
  };
}
