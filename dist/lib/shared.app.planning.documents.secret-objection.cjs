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
  findSecrets: () => findSecrets,
  secretObjection: () => secretObjection,
  secretSentence: () => secretSentence
});
module.exports = __toCommonJS(stdin_exports);

var import_core_secrets_redact = require("./core.secrets.redact.cjs");

var import_shared_adapters_git_run_git = require("./shared.adapters.git.run-git.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
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
async function secretObjection(root, paths) {
  const found = [];
  for (const path of paths) {
    const file = (0, import_node_path.resolve)(root, path);
    const name = (0, import_node_path.relative)(root, file).split(import_node_path.sep).join("/");
    const read = (0, import_hooks_active_on_stop.readText)(file, (0, import_hooks_active_on_stop.projectFile)(root));
    if (read.status === "refused") return `${name} cannot be looked at for secrets: ${read.reason}`;
    const places = read.status === "ok" ? findSecrets(/* @__PURE__ */ new Map([[name, read.text]])) : [];
    if (read.status === "ok" && places.length > 0)
      found.push(...await unknownTo(root, name, read.text, places));
  }
  return found.length === 0 ? null : secretSentence(found);
}
async function unknownTo(root, name, text, places) {
  const committed = await (0, import_shared_adapters_git_run_git.runGit)(root, ["show", `HEAD:./${name}`]);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findSecrets,
  secretObjection,
  secretSentence
});
