var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{interruptedUndo:()=>interruptedUndo,restoreSnapshot:()=>restoreSnapshot}),module.exports=__toCommonJS(stdin_exports);var import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_app_snapshots_keep_snapshots2=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/adapters/snapshots/restore-snapshot.ts
async function restoreSnapshot(store, undo, project) {
  const changes = await store.trees.changedFiles(undo.from, undo.to);
  if (changes === null) return { status: "refused", reason: "its snapshot is no longer whole" };
  const kept = new Set(undo.kept);
  const steps = changes.filter(({ path }) => !kept.has(path));
  const ordered = [
    ...steps.filter(({ after }) => after === null),
    ...steps.filter(({ after }) => after !== null)
  ];
  (0, import_common.writeFileAtomic)(undoPath(store), `${JSON.stringify({ version: 1, ...undo })}
`, { mode: 384 });
  const rights = rightsIn(store, undo);
  const written = [];
  const untouched = [];
  for (const group of grouped(ordered)) {
    const blobs = await store.trees.readBlobs(blobsOf(group));
    for (const change of group) {
      const content = blobs.get(change.after?.blob ?? "") ?? (await store.trees.readBlobs(blobsOf([change]))).get(change.after?.blob ?? "");
      const state = stateOf(change, content ?? null, rights[change.path]);
      const why = carryOut(store, change, state, project);
      if (why === null) written.push(change);
      else untouched.push({ path: change.path, why });
    }
  }
  (0, import_node_fs.rmSync)(undoPath(store), { force: true });
  return { status: "done", written, untouched };
}
function interruptedUndo(store, userFolder) {
  const { from, to, target, kept } = (0, import_common2.fieldsIn)((0, import_common2.readJson)(undoPath(store), (0, import_common4.privateFile)(userFolder)));
  if (typeof from !== "string" || typeof to !== "string" || typeof target !== "string") return null;
  const paths = Array.isArray(kept) ? kept.filter((path) => typeof path === "string") : [];
  return { from, to, target, kept: paths };
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
function rightsIn({ list }, { to, target }) {
  const same = list().filter(({ tree }) => tree === to);
  return (same.findLast(({ label }) => label === target) ?? same.at(-1))?.rights ?? {};
}
function stateOf({ after }, bytes, rights) {
  return after === null || bytes === null ? null : { kind: after.kind, bytes, rights };
}
function carryOut({ top }, { path, before, after }, state, project) {
  if (!(0, import_app_snapshots_keep_snapshots.canBeNamed)(path)) return "its name is not UTF-8";
  (0, import_app_snapshots_keep_snapshots2.removeTemporary)(top, path);
  const now = entryAt(top, path, { before, after });
  if (typeof now === "string") return now;
  if (isSame(now, after)) return null;
  if (!isSame(now, before)) return "it was changed meanwhile";
  if (after !== null && state === null) return "its content is no longer there";
  const restored = (0, import_app_snapshots_keep_snapshots2.restoreFile)(top, path, state, [project]);
  return restored.status === "ok" ? null : restored.reason;
}
function entryAt(top, path, { before, after }) {
  const found = (0, import_app_snapshots_keep_snapshots2.lookAtFile)(top, path, LARGEST);
  if (found.status === "missing") return null;
  if (found.status === "folder")
    return after === null || found.isEmpty ? null : "there is a folder in its place";
  if (found.status === "refused") return found.reason;
  const { kind, bytes } = found.state;
  const hash = (0, import_common3.createHash)((after ?? before)?.blob.length === 64 ? "sha256" : "sha1");
  return { kind, blob: hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex") };
}
function isSame(one, other) {
  if (one === null || other === null) return one === other;
  return one.blob === other.blob && kindOf(one) === kindOf(other);
}
function kindOf({ kind }) {
  return process.platform === "win32" && kind === "program" ? "file" : kind;
}
