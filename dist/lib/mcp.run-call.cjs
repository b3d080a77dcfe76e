

var import_shared_adapters_claude_code_headless_client = require("./shared.adapters.claude-code.headless-client.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

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
  const running = (0, import_shared_adapters_claude_code_headless_client.followProgram)({
    program: process.execPath,
    args: [program],
    input: JSON.stringify({ tool, arguments: given }),
    cwd: process.cwd(),
    env: { ...process.env, [import_app_loop_gather_evidence.SERVER_MARK]: "1" },
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
  if (signal.aborted) return wrong("The call was cancelled.");
  return result ?? wrong(`${tool} ended without a result (exit code ${exitCode}): ${(0, import_common.plainLine)(stderr, 600)}`);
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
module.exports = {
  runCall: runCall
};
