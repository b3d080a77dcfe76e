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

var import_shared_ignore_index = require("./shared.ignore.index.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/adapters/documents/list-documents.ts
var LARGEST_DOCUMENT = 1024 * 1024;
var MOST_ENTRIES = 2e5;
var DEEPEST = 64;
function listDocuments(root, kind, known = NOTHING_KNOWN) {
  const rules = (0, import_shared_ignore_index.ignoreRules)();
  const documents = [];
  const leftOut = [];
  const waiting = [""];
  let isNew = known.byPath.size === 0;
  const isTaken = (path, wasTaken) => wasTaken && !isNew || !rules.ignores(path);
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    const entries = entriesOf(root, folder, leftOut);
    isNew = addRules(rules, root, folder, entries, known.since) || isNew;
    const below2 = pathsOf(
      folder,
      entries.filter((entry) => isWalked(entry, folder, kind))
    ).map((path) => `${path}/`);
    if (folder.split("/").length < DEEPEST) waiting.push(...below2.filter((path) => !rules.ignores(path)));
    const own = pathsOf(
      folder,
      entries.filter((entry) => isDocument(entry, kind))
    );
    for (const path of own)
      documents.push(...documentFor(path, documents.length, { root, known, isTaken, leftOut }));
  }
  return { documents, leftOut };
}
function documentFor(path, number, { root, known, isTaken, leftOut }) {
  const before = known.byPath.get(path);
  if (before !== void 0 && isSettled(before, number, known))
    return [{ path, file: "", bytes: before.bytes, modifiedAt: before.modifiedAt }];
  return isTaken(path, before !== void 0) ? documentAt(root, path, leftOut) : [];
}
var NOTHING_KNOWN = { byPath: /* @__PURE__ */ new Map(), share: 1, turn: 0, since: 0 };
function isSettled({ modifiedAt }, number, known) {
  return modifiedAt < known.since && number % known.share !== known.turn % known.share;
}
function pathsOf(folder, entries) {
  return entries.map(({ name }) => `${folder}${name}`);
}
function addRules(rules, root, folder, entries, since) {
  if (!entries.some(({ name }) => name === ".gitignore")) return false;
  const text = (0, import_hooks_active_on_stop2.textOf)((0, import_node_path.join)(root, folder, ".gitignore"), import_hooks_active_on_stop3.named);
  if (text !== null) rules.add(folder, text);
  return (statOf((0, import_node_path.join)(root, folder, ".gitignore"))?.mtimeMs ?? since) >= since;
}
function entriesOf(root, folder, leftOut) {
  const list = (0, import_hooks_active_on_stop.listFolder)((0, import_node_path.join)(root, folder), import_hooks_active_on_stop3.named, MOST_ENTRIES);
  if (list.status === "ok") return list.entries;
  if (list.status !== "missing") leftOut.push(`${folder === "" ? "the folder" : folder}: ${list.reason}`);
  return [];
}
function isWalked(entry, folder, kind) {
  if (!entry.isDirectory() || INSTALLED.has(entry.name)) return false;
  return !entry.name.startsWith(".") || kind === "project" && HIDDEN.test(`${folder}${entry.name}/`);
}
var INSTALLED = /* @__PURE__ */ new Set(["node_modules", "site-packages", "__pycache__"]);
var HIDDEN = /^(?:\.planning|\.github)\/$/;
function isDocument(entry, kind) {
  if (!entry.isFile()) return false;
  return kind === "notes" ? /\.md$/i.test(entry.name) : TEXT.test(entry.name) && !NO_PROSE.test(entry.name);
}
var TEXT = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
var NO_PROSE = /^(?:requirements|constraints|cmakelists|robots|licen[cs]e|copying|third-party)/i;
function documentAt(root, path, leftOut) {
  const file = (0, import_node_path.join)(root, path);
  const stat = statOf(file);
  if (stat === null || !stat.isFile()) return [];
  if (stat.size > LARGEST_DOCUMENT) {
    leftOut.push(`${path}: it is larger than 1 MB`);
    return [];
  }
  return [{ path: path.normalize("NFC"), file, bytes: stat.size, modifiedAt: stat.mtimeMs }];
}
function statOf(file) {
  try {
    return (0, import_hooks_active_on_stop.lookAt)(file);
  } catch {
    return null;
  }
}
module.exports = {
  LARGEST_DOCUMENT: LARGEST_DOCUMENT,
  listDocuments: listDocuments
};
