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
__export(stdin_exports, {
  CHECK_MARK: () => CHECK_MARK,
  withoutClientMarks: () => withoutClientMarks
});
module.exports = __toCommonJS(stdin_exports);

// src/adapters/claude-code/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
function withoutClientMarks(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isClientMark(name)));
}
function isClientMark(name) {
  return OF_THE_CLIENT.test(name) && !OF_THE_USER.test(name);
}
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|SESSION_ID|ENV_FILE|EFFORT|PID|JOB_DIR|SKILL_DIR)|AI_AGENT|MSW_CHECK)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/i;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CHECK_MARK,
  withoutClientMarks
});
