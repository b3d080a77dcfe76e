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
  cannotUse: () => cannotUse,
  documentNames: () => documentNames,
  documentText: () => documentText,
  isDocument: () => isDocument,
  readDocument: () => readDocument
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return (0, import_hooks_active_on_stop2.readText)((0, import_node_path.resolve)(root, path), (0, import_hooks_active_on_stop2.projectFile)(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return (0, import_hooks_active_on_stop.namesIn)((0, import_node_path.resolve)(root, folder), (0, import_hooks_active_on_stop2.projectFile)(root));
}
function isDocument(root, path) {
  const found = (0, import_hooks_active_on_stop2.findIn)((0, import_hooks_active_on_stop2.projectFile)(root), (0, import_node_path.resolve)(root, path));
  return found.status === "ok" && (0, import_node_fs.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cannotUse,
  documentNames,
  documentText,
  isDocument,
  readDocument
});
