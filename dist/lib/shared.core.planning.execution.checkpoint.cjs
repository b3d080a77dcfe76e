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
  autoAnswer: () => autoAnswer,
  readCheckpoint: () => readCheckpoint
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/planning/execution/checkpoint.ts
var LONGEST = 6e3;
function readCheckpoint(message) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  const from = lines.findIndex((line, at) => HEADING.test(line) && !isFenced(lines, at));
  if (from === -1) return null;
  const text = lines.slice(from).join("\n").trim().slice(0, LONGEST);
  const type = /^[-* \t]*\*\*Type:?\*\*:?\s*`?(?:checkpoint:)?([a-z-]+)/im.exec(text)?.[1]?.toLowerCase();
  const task = /\*\*Task\s+(\d{1,3})\b/i.exec(text)?.[1];
  return { type: type ?? "human-action", task: task === void 0 ? null : Number(task), text: (0, import_hooks_active_on_stop.redact)(text) };
}
var HEADING = /^ {0,3}## CHECKPOINT REACHED\s*$/;
function isFenced(lines, until) {
  let open = "";
  for (const line of lines.slice(0, until)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark === void 0) continue;
    if (open === "") open = mark;
    else if (mark.startsWith(open)) open = "";
  }
  return open !== "";
}
function autoAnswer(plan, { type, task, text }, reached) {
  if (/blocking-human/i.test(text)) return null;
  const held = plan.tasks.filter(({ kind }) => kind === "checkpoint");
  const own = held.filter((one) => one.type.toLowerCase() === `checkpoint:${type}`);
  const meant = own.find(({ index }) => index === task) ?? (own.length === 1 ? own[0] : void 0);
  if (meant === void 0 || reached > held.length) return null;
  if (meant.attributes.gate?.trim().toLowerCase() === "blocking-human") return null;
  if (type === "human-verify") return "approved";
  return type === "decision" ? firstOption(plan.text, meant.children) : null;
}
function firstOption(text, children) {
  const options = children.find(({ name: name2, closed }) => name2 === "options" && closed);
  if (options === void 0) return null;
  const [first] = (0, import_hooks_active_on_command.elements)(options.tags, options.inner.end).filter(({ name: name2 }) => name2 === "option");
  if (first === void 0) return null;
  const name = (0, import_hooks_active_on_command.innerText)(text, (0, import_hooks_active_on_command.elements)(first.tags, first.inner.end), "name")?.trim();
  return [first.attributes.id?.trim(), name].filter(Boolean).join(": ") || null;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  autoAnswer,
  readCheckpoint
});
