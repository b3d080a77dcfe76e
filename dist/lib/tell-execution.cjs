"use strict";
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

// src/app/planning/execution/tell-execution.ts
var tell_execution_exports = {};
__export(tell_execution_exports, {
  tellExecution: () => tellExecution
});
module.exports = __toCommonJS(tell_execution_exports);

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/quotation.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/core/loop/execution-text.ts
function executionName({ phase, wave, gapsOnly }) {
  const parts = [
    prose`phase ${quoteName(phase)}`,
    wave === null ? null : prose`wave ${wave}`,
    gapsOnly ? prose`gaps only` : null
  ];
  return joinProse(parts, ", ");
}
function nextCall(cli, terms) {
  return prose`${cli} execute next ${quoteName(terms.phase)}${scopeOptions(terms)} --json`;
}
function scopeOptions({ wave, gapsOnly }) {
  return prose`${wave === null ? prose`` : prose` --wave ${wave}`}${gapsOnly ? prose` --gaps-only` : prose``}`;
}
function executionReinjection(execution, cli) {
  return joinProse(
    [
      prose`MSW executes ${executionName(execution)} in this session.`,
      prose`Ask what to do now: ${nextCall(cli, execution)}`,
      prose`status run: start one msw:executor for each entry of batch, with exactly its prompt and run_in_background false, all in one message; when all are back, ask again. Otherwise do what message says, and wait for the user where it says so. Never edit STATE.md, ROADMAP.md or REQUIREMENTS.md.`
    ],
    "\n"
  );
}

// src/app/workspace/cli-command.ts
var import_node_path = require("node:path");

// src/core/text/typed.ts
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/app/workspace/cli-command.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path.resolve)(root, "dist", "cli.mjs"))}"`;
}

// src/app/planning/execution/tell-execution.ts
function tellExecution(workspace, execution) {
  return executionReinjection(execution, cliCommand(workspace));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  tellExecution
});
