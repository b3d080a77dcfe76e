var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{blobId:()=>blobId,blobPath:()=>blobPath,copiedTrees:()=>copiedTrees,treePath:()=>treePath,treeText:()=>treeText}),module.exports=__toCommonJS(stdin_exports);var import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_shared_diff_libesm_patch_create=require("./shared.diff.libesm.patch.create.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/adapters/snapshots/copied-trees.ts
// src/core/snapshots/compare-trees.ts
function compareTrees(before, after) {
  const paths = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const old = before.get(path) ?? null;
    const now = after.get(path) ?? null;
    if (old?.blob === now?.blob && old?.kind === now?.kind) return [];
    const status = old === null ? "added" : now === null ? "removed" : "changed";
    return [{ path, status, before: old, after: now }];
  });
}
// src/adapters/snapshots/copied-trees.ts
function copiedTrees(store, userFolder) {
  const read = (tree) => readTree(store, userFolder, tree);
  const blobOf = (blob) => {
    const file = BLOB_ID.test(blob) ? (0, import_common4.readFile)(blobPath(store, blob), (0, import_common5.privateFile)(userFolder), LARGEST_BLOB) : null;
    return file?.status === "ok" ? file.bytes : null;
  };
  const compare = (from, to) => {
    const [before, after] = [read(from), read(to)];
    if (before === null || after === null) return null;
    return compareTrees(before, after).map((change) => {
      const { old, now } = textsOf(change, blobOf);
      return { ...change, ...(0, import_shared_diff_libesm_patch_create.countLines)(old, now) };
    });
  };
  const contentsOf = (tree, paths, cap) => {
    const files = read(tree) ?? /* @__PURE__ */ new Map();
    return new Map(
      paths.flatMap((path) => {
        const entry = files.get(path);
        const bytes = entry === void 0 ? null : blobOf(entry.blob);
        return bytes === null || bytes.length > cap ? [] : [[path, bytes]];
      })
    );
  };
  return {
    changedFiles: async (from, to) => compare(from, to),
    patchBetween: async (from, to) => compare(from, to)?.map((change) => {
      const { old, now } = textsOf(change, blobOf);
      return (0, import_shared_diff_libesm_patch_create.filePatch)(change, old, now);
    }).join("") ?? null,
    pathsIn: async (tree) => [...read(tree)?.keys() ?? []],
    contentsOf: async (tree, paths, cap = import_app_snapshots_keep_snapshots.LARGEST_CONTENT) => contentsOf(tree, paths, cap),
    readBlobs: async (blobs) => new Map(
      blobs.flatMap((blob) => {
        const bytes = blobOf(blob);
        return bytes === null ? [] : [[blob, bytes]];
      })
    ),
    isWhole: async (tree) => [...read(tree)?.values() ?? [null]].every(
      (entry) => entry !== null && (0, import_common2.lookAt)(blobPath(store, entry.blob)) !== null
    ),
    ignoredBy: async (tree, paths) => {
      const lists = [...read(tree)?.keys() ?? []].filter((path) => /(?:^|\/)\.gitignore$/.test(path));
      const rules = (0, import_app_retrieval_document_passages.ignoreRules)();
      for (const [path, bytes] of contentsOf(tree, lists, import_app_snapshots_keep_snapshots.LARGEST_CONTENT))
        rules.add(path.slice(0, -".gitignore".length), bytes.toString("utf8"));
      return new Set(paths.filter(rules.ignores));
    },
    pathsWith: async (tree, texts) => [...read(tree) ?? []].flatMap(([path, { blob }]) => {
      const text = blobOf(blob)?.toString("utf8") ?? "";
      return texts.some((wanted) => text.includes(wanted)) ? [path] : [];
    }),
    layOut: async (request) => {
      for (const [path, { kind, blob }] of filesFor(request, read(request.tree))) {
        const bytes = blobOf(blob);
        if (bytes === null) return "a snapshot of the files is no longer whole";
        const written = (0, import_app_snapshots_keep_snapshots.restoreFile)(request.folder, path, { kind, bytes }, []);
        if (written.status === "refused") return written.reason;
      }
      return null;
    }
  };
}
function filesFor({ entries, only }, tree) {
  const wanted = only && new Set(only);
  return new Map(
    [...new Map([...tree ?? [], ...entries])].flatMap(
      ([path, entry]) => entry === null || wanted?.has(path) === false ? [] : [[path, entry]]
    )
  );
}
function treeText(tree) {
  const entries = [...tree].sort(([one], [other]) => one < other ? -1 : 1);
  const text = `${JSON.stringify(entries.map(([path, { kind, blob }]) => [path, kind, blob]))}
`;
  return { id: (0, import_common3.createHash)("sha256").update(text).digest("hex"), text };
}
function blobId(bytes) {
  return (0, import_common3.createHash)("sha256").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function treePath(store, tree) {
  return (0, import_node_path.join)(store, "trees", `${tree}.json`);
}
function blobPath(store, blob) {
  return (0, import_node_path.join)(store, "blobs", blob.slice(0, 2), blob.slice(2));
}
var BLOB_ID = /^[0-9a-f]{64}$/;
var LARGEST_BLOB = 64 * 1024 * 1024;
var LARGEST_TREE = 64 * 1024 * 1024;
function readTree(store, userFolder, tree) {
  if (!BLOB_ID.test(tree)) return null;
  const file = (0, import_common.readJson)(treePath(store, tree), (0, import_common5.privateFile)(userFolder), LARGEST_TREE);
  if (file.status !== "ok" || !Array.isArray(file.value)) return null;
  const files = new Map(
    file.value.flatMap((entry) => {
      const [path, kind, blob] = Array.isArray(entry) ? entry : [];
      const isKind = kind === "file" || kind === "program" || kind === "link";
      return typeof path === "string" && isKind && typeof blob === "string" ? [[path, { kind, blob }]] : [];
    })
  );
  return treeText(files).id === tree ? files : null;
}
function textsOf({ before, after }, blobOf) {
  const text = (entry) => {
    if (entry === null) return null;
    const bytes = blobOf(entry.blob);
    const isText = bytes !== null && bytes.length <= import_app_snapshots_keep_snapshots.LARGEST_CONTENT && !bytes.includes(0);
    return isText ? bytes.toString("utf8") : void 0;
  };
  return { old: text(before), now: text(after) };
}
