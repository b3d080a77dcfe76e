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

var import_shared_adapters_snapshots_refresh_index = require("./shared.adapters.snapshots.refresh-index.cjs");

var import_shared_core_checks_empty_run = require("./shared.core.checks.empty-run.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/snapshots/bring-back.ts
async function bringBack(store, undo, project) {
  const changes = await (0, import_shared_core_checks_empty_run.changedFiles)(store, undo.from, undo.to);
  if (changes === null) return { status: "refused", reason: "its snapshot is no longer whole" };
  const kept = new Set(undo.kept);
  const steps = changes.filter(({ path }) => !kept.has(path));
  const ordered = [
    ...steps.filter(({ after }) => after === null),
    ...steps.filter(({ after }) => after !== null)
  ];
  (0, import_hooks_active_on_stop3.writeFileAtomic)(undoPath(store), `${JSON.stringify({ version: 1, ...undo })}
`, { mode: 384 });
  const written = [];
  const untouched = [];
  for (const group of grouped(ordered)) {
    const blobs = await (0, import_shared_core_checks_empty_run.readBlobs)(store, blobsOf(group));
    for (const change of group) {
      const content = blobs.get(change.after?.blob ?? "") ?? (await (0, import_shared_core_checks_empty_run.readBlobs)(store, blobsOf([change]))).get(change.after?.blob ?? "");
      const why = carryOut(store, change, content ?? null, project);
      if (why === null) written.push(change);
      else untouched.push({ path: change.path, why });
    }
  }
  (0, import_node_fs.rmSync)(undoPath(store), { force: true });
  return { status: "done", written, untouched };
}
function interruptedUndo(store, userFolder) {
  const file = (0, import_hooks_active_on_stop2.readJson)(undoPath(store), (0, import_hooks_active_on_stop4.privateFile)(userFolder));
  if (file.status !== "ok" || typeof file.value !== "object" || file.value === null) return null;
  const { from, to, target, kept } = { ...file.value };
  if (typeof from !== "string" || typeof to !== "string" || typeof target !== "string") return null;
  const paths = Array.isArray(kept) ? kept.filter((path) => typeof path === "string") : [];
  return { from, to, target, kept: paths };
}
function canBeNamed(path) {
  return !path.includes("\uFFFD");
}
function undoPath({ store }) {
  return (0, import_node_path.join)(store, "undo.json");
}
var LARGEST = 64 * 1024 * 1024;
var FILES_AT_ONCE = 64;
function blobsOf(changes) {
  return changes.flatMap(({ after }) => after === null ? [] : [after.blob]);
}
function* grouped(changes) {
  for (let at = 0; at < changes.length; at += FILES_AT_ONCE) yield changes.slice(at, at + FILES_AT_ONCE);
}
function carryOut({ top }, { path, before, after }, bytes, project) {
  if (!canBeNamed(path)) return "its name is not UTF-8";
  (0, import_shared_adapters_snapshots_refresh_index.removeTemporary)(top, path);
  const now = entryAt(top, path, { before, after });
  if (typeof now === "string") return now;
  if (isSame(now, after)) return null;
  if (!isSame(now, before)) return "it was changed meanwhile";
  if (after !== null && bytes === null) return "its content is no longer there";
  const state = after === null || bytes === null ? null : { kind: after.kind, bytes };
  const restored = (0, import_shared_adapters_snapshots_refresh_index.restoreFile)(top, path, state, [project]);
  return restored.status === "ok" ? null : restored.reason;
}
function entryAt(top, path, { before, after }) {
  const found = (0, import_shared_adapters_snapshots_refresh_index.lookAtFile)(top, path, LARGEST);
  if (found.status === "missing") return null;
  if (found.status === "folder")
    return after === null || found.isEmpty ? null : "there is a folder in its place";
  if (found.status === "refused") return found.reason;
  const { kind, bytes } = found.state;
  const hash = (0, import_hooks_active_on_stop.createHash)((after ?? before)?.blob.length === 64 ? "sha256" : "sha1");
  return { kind, blob: hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex") };
}
function isSame(one, other) {
  if (one === null || other === null) return one === other;
  return one.blob === other.blob && kindOf(one) === kindOf(other);
}
function kindOf({ kind }) {
  return process.platform === "win32" && kind === "program" ? "file" : kind;
}
module.exports = {
  bringBack: bringBack,
  canBeNamed: canBeNamed,
  interruptedUndo: interruptedUndo
};
