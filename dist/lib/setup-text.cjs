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

// src/core/report/setup-text.ts
var setup_text_exports = {};
__export(setup_text_exports, {
  renderSetUp: () => renderSetUp
});
module.exports = __toCommonJS(setup_text_exports);

// src/core/guidance/harmless.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var TAG = /[<\uff1c\ufe64](?=\s{0,8}\/?\s{0,8}(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z]\w*[-_:][\w:-]*)\b)/giu;
var PLAIN = /^[\t\n\u0020-;=-~·▸…]*$/;
function harmless(text) {
  if (PLAIN.test(text)) return text;
  const plain = text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
  return plain.replaceAll(TAG, "‹");
}

// src/core/report/setup-text.ts
function renderSetUp(facts) {
  const lines = [
    `1. nlm: ${nlmLine(facts)}`,
    `2. logins: ${loginLine(facts)}`,
    `3. notebook of this project: ${notebookLine(facts)}`,
    `4. next: ${nextStep(facts)}`
  ];
  return [...lines, ...facts.problems.map((problem) => `Note: ${harmless(problem)}`)].join("\n");
}
function nlmLine({ nlm, version, trouble }) {
  if (nlm === null) {
    return "not installed. `uv tool install notebooklm-mcp-cli` or `pipx install notebooklm-mcp-cli` installs it.";
  }
  const name = version === null ? "installed" : `version ${version}`;
  return trouble === null ? `${name}.` : `${name}, but ${harmless(trouble)}.`;
}
function loginLine({ profiles }) {
  if (profiles.length === 0) return "none. `nlm login --profile NAME` in a terminal makes one.";
  const names = profiles.map(({ name, email, isValid, isDefault }) => {
    const who = email === null ? "" : ` (${harmless(email)})`;
    const state = isValid ? "" : `, without a login: the user runs \`nlm login --profile ${name}\` in a terminal`;
    return `${name}${who}${isDefault ? ", the default" : ""}${state}`;
  });
  return `${names.join("; ")}.`;
}
function notebookLine({ notebook, accounts, quota }) {
  if (notebook === null) return "none; the loop works without one.";
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const left = quota.find(({ profile }) => profile === account);
    const questions = left === void 0 ? "" : `, ${left.left} of ${left.perDay} questions left`;
    return `${account} knows it as ${harmless(id)}${isLoggedIn ? questions : ", but has no login here"}`;
  });
  return `${harmless(notebook)}; ${parts.join("; ")}.`;
}
function nextStep({ nlm, trouble, profiles, notebook, accounts }) {
  if (nlm === null) return "install nlm, or do without NotebookLM.";
  if (trouble !== null) return "upgrade notebooklm-mcp-cli.";
  if (!profiles.some(({ isValid }) => isValid))
    return "the user logs in: `nlm login --profile NAME` in a terminal.";
  if (notebook === null) return "choose the notebook that answers for this project.";
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return "log in an account that has the notebook, or name another one.";
  return "ask one test question; it costs one query.";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  renderSetUp
});
