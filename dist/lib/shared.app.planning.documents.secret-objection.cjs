var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,c)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(c=__getOwnPropDesc(e,t))||c.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{findSecrets:()=>findSecrets,secretObjection:()=>secretObjection,secretSentence:()=>secretSentence}),module.exports=__toCommonJS(stdin_exports);var import_core_secrets_redact=require("./core.secrets.redact.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/documents/secret-objection.ts
// src/core/secrets/find-secrets.ts
function findSecrets(texts) {
  return [...texts].flatMap(([file, text]) => secretLines(text).map((line) => ({ file, line })));
}
function secretLines(text) {
  const visible = (0, import_core_secrets_redact.visibleText)(text);
  const lines = /* @__PURE__ */ new Set();
  let line = 1;
  let done = 0;
  for (const { start, end } of (0, import_core_secrets_redact.secretSpans)(visible)) {
    line += visible.slice(done, start).split("\n").length - 1;
    done = start;
    if (!(0, import_core_secrets_redact.isDummy)(visible.slice(start, end).replaceAll(/^[\\"'`]+|(?<![\\"'`])[\\"'`]+$/g, "")))
      lines.add(line);
  }
  return [...lines];
}
// src/app/planning/documents/secret-objection.ts
async function secretObjection(root, paths, formerly = (name) => name) {
  const found = [];
  for (const file of paths.flatMap((path) => (0, import_common.filesBelow)((0, import_node_path.resolve)(root, path), (0, import_common3.projectFile)(root)))) {
    const name = (0, import_node_path.relative)(root, file).split(import_node_path.sep).join("/");
    const read = (0, import_common2.readText)(file, (0, import_common3.projectFile)(root));
    if (read.status === "refused") return `${name} cannot be looked at for secrets: ${read.reason}`;
    const places = read.status === "ok" ? findSecrets(/* @__PURE__ */ new Map([[name, read.text]])) : [];
    if (read.status === "ok" && places.length > 0)
      found.push(...await unknownTo(root, formerly(name), read.text, places));
  }
  return found.length === 0 ? null : secretSentence(found);
}
async function unknownTo(root, name, text, places) {
  const committed = await (0, import_adapters_git_work_tree.runGit)(root, ["show", `HEAD:./${name}`]);
  if (committed.status !== "ok") return places;
  const known = new Set(committed.output.split(/\r?\n/));
  const lines = text.split(/\r?\n/);
  return places.filter(({ line }) => !known.has(lines[line - 1] ?? ""));
}
function secretSentence(secrets) {
  const places = secrets.slice(0, MOST_PLACES).map(({ file, line }) => `${file}:${line}`);
  return `what looks like a secret stands in ${places.join(", ")}. Take it out, and change the secret if it was a real one`;
}
var MOST_PLACES = 20;
