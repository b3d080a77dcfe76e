var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_retrieval_passages_tool_explanations = require("./shared.core.retrieval.passages.tool-explanations.cjs");

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/mcp/tool-result.ts
function wrong(reason) {
  return { content: [{ type: "text", text: reason }], isError: true };
}
// src/mcp/run-call.ts
var MOST_AT_ONCE = 4;
async function runCall(call) {
  await turn();
  try {
    return call.signal.aborted ? wrong("The call was cancelled.") : await follow(call);
  } finally {
    working -= 1;
    waiting.shift()?.();
  }
}
var working = 0;
var waiting = [];
async function turn() {
  if (working >= MOST_AT_ONCE) await new Promise((resolve) => waiting.push(resolve));
  working += 1;
}
async function follow({ program, tool, given, signal, tell }) {
  let result = null;
  const running = (0, import_shared_core_retrieval_passages_tool_explanations.followProgram)({
    program: process.execPath,
    args: [program],
    input: JSON.stringify({ tool, arguments: given }),
    cwd: process.cwd(),
    env: { ...process.env, [import_app_loop_run_checks.SERVER_MARK]: "1" },
    onLine: (line) => {
      const fields = (0, import_hooks_active_on_stop2.fieldsIn)((0, import_hooks_active_on_stop2.parseJson)(line));
      if (typeof fields.told === "string") tell(fields.told);
      else result = readResult((0, import_hooks_active_on_stop2.fieldsOf)(fields.result)) ?? result;
    }
  });
  const stop = () => void running.stop();
  signal.addEventListener("abort", stop, { once: true });
  const { exitCode, stderr } = await running.ended;
  signal.removeEventListener("abort", stop);
  if (signal.aborted) return wrong("The call was cancelled.");
  return result ?? wrong(`${tool} ended without a result (exit code ${exitCode}): ${(0, import_hooks_active_on_stop.plainLine)(stderr, 600)}`);
}
function readResult({ content, structuredContent, isError }) {
  const text = Array.isArray(content) ? (0, import_hooks_active_on_stop2.fieldsOf)(content[0]).text : void 0;
  if (typeof text !== "string") return null;
  return {
    content: [{ type: "text", text }],
    ...structuredContent !== void 0 && { structuredContent: { ...(0, import_hooks_active_on_stop2.fieldsOf)(structuredContent) } },
    ...isError === true && { isError }
  };
}
module.exports = {
  runCall: runCall
};
