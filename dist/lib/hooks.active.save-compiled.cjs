

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/hooks/active/save-compiled.ts
// src/hooks/active/compiled-code.ts
function compiledPath(userFolder) {
  return (0, import_node_path2.join)(compiledFolder(userFolder), `${process.version}-${process.arch}`);
}
function compiledFolder(userFolder) {
  return (0, import_node_path2.join)(userFolder, "compiled");
}
function renderCompiled({ turns, files }) {
  const lengths = [...files].map(([name, { source, code }]) => [name, source.length, code.length]);
  const bodies = [...files.values()].flatMap(({ source, code }) => [source, code, code]);
  return Buffer.concat([Buffer.from(`${JSON.stringify([turns, ...lengths])}
`), ...bodies]);
}
var HEAD = 16 * 1024;
var LARGEST = 32 * 1024 * 1024;
// src/hooks/active/save-compiled.ts
function saveCompiled(userFolder, former, loaded) {
  const files = /* @__PURE__ */ new Map();
  for (const name of former?.names ?? []) {
    const file = former?.read(name) ?? null;
    if (file !== null) files.set(name, file);
  }
  for (const [name, { source, script }] of loaded)
    files.set(name, { source, code: script.createCachedData() });
  const turns = 1 + (former?.turns ?? 0);
  (0, import_node_fs.mkdirSync)(compiledFolder(userFolder), { recursive: true, mode: 448 });
  (0, import_common.writeFileAtomic)(compiledPath(userFolder), renderCompiled({ turns, files }), { mode: 384 });
  removeOld(userFolder);
}
var KEPT_MS = 30 * 24 * 60 * 6e4;
function removeOld(userFolder) {
  const folder = compiledFolder(userFolder);
  for (const name of (0, import_common2.namesIn)(folder, (0, import_common3.privateFile)(userFolder))) {
    const path = (0, import_node_path.join)(folder, name);
    const stat = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
    if (stat !== void 0 && stat.mtimeMs < Date.now() - KEPT_MS)
      (0, import_node_fs.rmSync)(path, { recursive: true, force: true });
  }
}
module.exports = {
  saveCompiled: saveCompiled
};
