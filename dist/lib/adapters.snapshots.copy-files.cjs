var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==p&&__defProp(r,o,{get:()=>e[o],enumerable:!(s=__getOwnPropDesc(e,o))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{copyFiles:()=>copyFiles}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_snapshots_copied_trees=require("./shared.adapters.snapshots.copied-trees.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_app_snapshots_keep_snapshots2=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/adapters/snapshots/copy-files.ts
function copyFiles({ store, top }, userFolder, request) {
  const known = request.isFresh ? /* @__PURE__ */ new Map() : readSeen(store, userFolder);
  const named2 = [];
  const seen = /* @__PURE__ */ new Map();
  const rights = /* @__PURE__ */ new Map();
  let { room } = request;
  const paths = /* @__PURE__ */ new Set([...pathsBelow({ top, inner: request.inner, leftOut: named2 }), ...request.also]);
  for (const path of paths) {
    const kept = copyFile(store, top, path, known.get(path) ?? null, room);
    if (kept.status === "left-out") named2.push({ path, why: kept.why });
    rights.set(path, kept.status === "ok" ? kept.rights : null);
    if (kept.status !== "ok") continue;
    seen.set(path, kept.seen);
    room = { bytes: room.bytes - kept.copied, files: room.files - (kept.copied > 0 ? 1 : 0) };
  }
  const { id, text } = (0, import_shared_adapters_snapshots_copied_trees.treeText)(seen);
  if ((0, import_common4.lookAt)((0, import_shared_adapters_snapshots_copied_trees.treePath)(store, id)) === null) write((0, import_shared_adapters_snapshots_copied_trees.treePath)(store, id), text);
  write((0, import_node_path.join)(store, SEEN), `${JSON.stringify([...seen])}
`);
  return { tree: id, leftOut: named2.slice(0, MOST_NAMED), room, rights };
}
var SEEN = "seen.json";
var LARGEST_SEEN = 64 * 1024 * 1024;
var LARGEST_FILE = 10 * 1024 * 1024;
var MOST_NAMED = 100;
var MOST_IN_FOLDER = 1e5;
var YOUNG_MS = 2e3;
function copyFile(store, top, path, known, room) {
  const stat = statOf((0, import_node_path.join)(top, path));
  if (stat === null || !(stat.isFile() || stat.isSymbolicLink())) return { status: "gone" };
  if (!(0, import_app_snapshots_keep_snapshots.canBeNamed)(path)) return leftOut("its name is not UTF-8");
  const mark = markOf(stat);
  const rights = stat.isFile() ? (0, import_app_snapshots_keep_snapshots2.narrowRights)(stat) : null;
  if (known !== null && known.mark === mark && has(store, known.blob))
    return { status: "ok", seen: known, copied: 0, rights };
  if (stat.size > LARGEST_FILE) return leftOut(`it has ${Math.round(stat.size / 1024 / 1024)} MB`);
  const found = (0, import_app_snapshots_keep_snapshots2.lookAtFile)(top, path, LARGEST_FILE);
  if (found.status === "ok") return keepContent(store, { ...found.state, rights }, mark, room);
  return found.status === "refused" ? leftOut(found.reason) : { status: "gone" };
}
function keepContent(store, { kind, bytes, rights }, mark, room) {
  const blob = (0, import_shared_adapters_snapshots_copied_trees.blobId)(bytes);
  const seen = { kind, blob, mark: mark ?? "" };
  if (has(store, blob)) return { status: "ok", seen, copied: 0, rights };
  if (room.bytes < bytes.length || room.files < 1) return leftOut("the snapshots of this loop are full");
  write((0, import_shared_adapters_snapshots_copied_trees.blobPath)(store, blob), bytes);
  return { status: "ok", seen, copied: bytes.length, rights };
}
function has(store, blob) {
  return (0, import_common4.lookAt)((0, import_shared_adapters_snapshots_copied_trees.blobPath)(store, blob)) !== null;
}
function leftOut(why) {
  return { status: "left-out", why };
}
function markOf({ size, mtimeMs, ctimeMs, ino, mode }) {
  const isYoung = Date.now() - Math.max(mtimeMs, ctimeMs) < YOUNG_MS;
  return isYoung ? null : `${size} ${mtimeMs} ${ctimeMs} ${ino} ${mode}`;
}
function* pathsBelow(walk, folder = "", rules = (0, import_app_retrieval_document_passages.ignoreRules)()) {
  const { top } = walk;
  const entries = entriesOf(walk, folder);
  if (typeof entries === "string") {
    walk.leftOut.push({ path: folder, why: entries });
    return;
  }
  const list = (0, import_common5.textOf)((0, import_node_path.join)(top, folder, ".gitignore"), (0, import_common6.ownFile)(top));
  if (list !== null) rules.add(folder, list);
  for (const entry of entries) {
    const path = `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`;
    if (NEVER.has(entry.name) || rules.ignores(path)) continue;
    if (entry.isDirectory()) yield* pathsBelow(walk, path, rules);
    else yield path;
  }
}
function entriesOf({ top, inner }, folder) {
  const listed = (0, import_common4.listFolder)((0, import_node_path.join)(top, folder), import_common6.named, MOST_IN_FOLDER);
  if (listed.status === "missing") return [];
  if (listed.status !== "ok") return listed.reason;
  const isRepository = folder !== "" && !inner.includes(folder.slice(0, -1)) && listed.entries.some(({ name }) => name === ".git");
  return isRepository ? "it is a repository of its own" : listed.entries;
}
var NEVER = /* @__PURE__ */ new Set([".git", ".msw", import_app_snapshots_keep_snapshots2.TEMPORARY, ...import_app_snapshots_keep_snapshots.MADE_AGAIN]);
function readSeen(store, userFolder) {
  const file = (0, import_common3.readJson)((0, import_node_path.join)(store, SEEN), (0, import_common6.privateFile)(userFolder), LARGEST_SEEN);
  if (file.status !== "ok" || !Array.isArray(file.value)) return /* @__PURE__ */ new Map();
  return new Map(
    file.value.flatMap((one) => {
      const [path, value] = Array.isArray(one) ? one : [];
      const { kind, blob, mark } = (0, import_common3.fieldsOf)(value);
      if (typeof path !== "string") return [];
      const isKind = kind === "file" || kind === "program" || kind === "link";
      return isKind && typeof blob === "string" && typeof mark === "string" && mark !== "" ? [[path, { kind, blob, mark }]] : [];
    })
  );
}
function statOf(path) {
  try {
    return (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
function write(path, content) {
  (0, import_common2.makeFolder)((0, import_node_path.dirname)(path), 448);
  (0, import_common.writeFileAtomic)(path, content, { mode: 384 });
}
