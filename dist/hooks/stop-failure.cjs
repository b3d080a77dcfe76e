"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// src/hooks/idle.ts
var import_node_fs = require("node:fs");
function readCall() {
  const text = readText(0);
  if (text === null) return null;
  const input = parseObject(text);
  if (input === null) return null;
  const project = process.env.CLAUDE_PROJECT_DIR || textField(input, "cwd");
  return project ? { project, input, state: readState(`${project}/.msw/ralph-state.json`) } : null;
}
function namesSession({ input, state }) {
  const session = textField(input, "session_id");
  return state !== null && session !== null && session !== "" && state.includes(session);
}
function stepAside() {
  const systemMessage = "msw ▸ stepped aside: the plugin is incomplete, install it again.";
  process.stdout.write(JSON.stringify({ systemMessage }));
}
var largestState = 16 * 1024 * 1024;
function readState(path) {
  try {
    const stat = (0, import_node_fs.statSync)(path, { throwIfNoEntry: false });
    return stat?.isFile() && stat.size <= largestState ? readText(path) : null;
  } catch {
    return null;
  }
}
function textField(value, key) {
  const field = Reflect.get(value, key);
  return typeof field === "string" ? field : null;
}
function readText(file) {
  try {
    return (0, import_node_fs.readFileSync)(file, "utf8");
  } catch {
    return null;
  }
}
function parseObject(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}

// src/hooks/stop-failure.ts
var call = readCall();
if (call !== null && namesSession(call))
  void Promise.resolve().then(() => __toESM(require("../lib/on-session.cjs"), 1)).then((active) => active.onStopFailure(call)).catch(stepAside);
